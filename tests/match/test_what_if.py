"""What if: a game goes on from a moment of another one, and looks to its seat as that moment did."""
from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sennik import games
from sennik.engine.errors import Illegal, Refused, Unreadable
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.random_play import anyone_asked
from sennik.engine.record import DEEPEST, Origin, Record, check, written
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.engine.state import State
from sennik.match import entries as e
from sennik.match.messages import StepShown
from sennik.match.replay import moments
from sennik.match.shown import step_text, table_shown
from sennik.match.table import Table, opened
from sennik.match.what_if import what_if
from sennik.testkit.variants import variants

from .conftest import SECRET, SHARE, Kept
from .test_replay import decode, played
from .test_shown import Keep

TABLES = 12                    # variants of a game
MOMENTS = 8                    # of each


def some_games(key: str) -> list[Game]:
    rows = variants(games.identity(key), lambda seats, options: games.make(key, seats, options))
    step = max(1, len(rows) // TABLES) | 1               # an odd step meets both values of every option
    return [games.make(key, seats, options) for seats, options in rows[::step]]


def some_moments(game: Game, seed: int) -> Iterator[tuple[Record, State]]:
    """Of a random game: records up to there, in the middle of turns too."""
    record, chance = Record(game, seed_of(f"what if {seed}")), FastRng(seed)
    state = record.begin()
    while state.asked:
        seat = anyone_asked(state, chance)
        legal = state.legal(seat)
        record.answer(state, seat, legal[chance.below(len(legal))].text)
    last = len(record.answers) - 1
    for upto in sorted({0, last, *[chance.below(last + 1) for _ in range(MOMENTS)]}):
        yield record.again(upto)


def play_out(record: Record, state: State, chance: FastRng) -> None:
    while state.asked:
        seat = anyone_asked(state, chance)
        legal = state.legal(seat)
        record.answer(state, seat, legal[chance.below(len(legal))].text)


@pytest.mark.parametrize("key", games.keys())
def test_at_any_moment_it_looks_to_the_seat_as_it_did_and_can_be_played_to_its_end(key: str) -> None:
    for n, game in enumerate(some_games(key)):
        for k, (before, there) in enumerate(some_moments(game, n)):
            seat = (n + k) % game.seats
            for anew in (False, True):
                record = Record(game, seed_of(f"{n} {k}"), origin=Origin("t", before, seat, anew))
                state = record.begin()
                for recall in (True, False):
                    assert state.view(seat, recall) == there.view(seat, recall), game.options
                assert state.legal(seat) == there.legal(seat)
                if not anew:
                    assert state.dump() == there.dump()          # for all seats, and in what will be drawn
                play_out(record, state, FastRng(k))
                text = record.to_json(state)
                again, end = games.read(text)
                assert end.dump() == state.dump()
                assert again.to_json() == text


@pytest.mark.parametrize("key", games.keys())
def test_dealt_anew_nothing_tells_how_the_cards_really_lay(key: str) -> None:
    """Two worlds alike to the seat give the same games to the last card, whatever the chance."""
    others = 0
    for n, game in enumerate(some_games(key)):
        for k, (before, there) in enumerate(some_moments(game, n)):
            seat = (n + k) % game.seats
            other = there.copy(FastRng(k))
            other.redeal(seat)
            others += other.cards != there.cards
            one, two = (Origin("t", before, seat, True) for _ in range(2))
            two.state = other
            assert one.begin(seed_of(f"{k}")).dump() == two.begin(seed_of(f"{k}")).dump()
    assert others > 5                                           # worlds that really differed


@pytest.mark.parametrize("key", games.keys())
def test_dealt_anew_the_cards_lie_otherwise_by_another_seed(key: str) -> None:
    game = games.make(key, games.identity(key).least, {})
    before, _ = list(some_moments(game, 1))[3]
    origin = Origin("t", before, 0, True)
    assert len({str(origin.begin(seed_of(f"{k}")).cards) for k in range(20)}) > 10


# ---- the table
def table_from(kept: Kept, moment: int, seat: int, anew: bool, player: str = "stranger") -> Kept:
    """Through its written form, with bots on the other seats."""
    begins = what_if(kept.table, player, moment, seat, anew)
    old = kept.table.opened
    made = Kept.__new__(Kept)
    first = opened(4000, SECRET, old.game, old.seats, old.options, what_if=begins)
    made.list = [e.read(e.written(first))]
    made.table = Table("w", made.list[0])
    for other in range(old.seats):
        if other != seat:
            made.do(lambda t, other=other: t.put(4000, other, "random"))     # type: ignore[misc]
    made.do(lambda t: t.sit(4000, f"p{seat}", "Ola", SHARE, seat))
    return made


def finish(kept: Kept, seed: int = 1) -> None:
    chance = random.Random(seed)
    table = kept.table
    while table.stage == "playing":
        who = chance.choice(kept.asked())
        kept.do(lambda t, who=who: t.answered(5000, who, t.n, chance.choice(kept.first_answers(who))))  # type: ignore[misc]


@pytest.mark.parametrize("anew", [False, True], ids=["as they lay", "anew"])
@pytest.mark.parametrize("key", games.keys())
def test_a_table_goes_on_from_a_moment_and_says_so(keep: Keep, key: str, anew: bool) -> None:
    kept, _ = played(keep, key, games.identity(key).least)
    moment = len(kept.table.play()[0].answers) // 2
    then: StepShown = decode(moments(kept.table, kept.list, "1")[moment])
    made = table_from(kept, moment, 1, anew)
    now: StepShown = decode(step_text(made.table, 1, 4000))
    assert now.view == then.view
    assert [answer.text for answer in now.answers] == [answer.text for answer in then.answers]
    assert now.events == now.past == ()                          # the log begins here
    assert not now.undo
    shown = table_shown(made.table).what_if
    assert shown is not None
    assert (shown.table, shown.moment, shown.seat, shown.anew) == ("t", moment, 1, anew)
    finish(made)
    assert Table.of("w", made.list).play()[1].dump() == made.table.play()[1].dump()
    steps = moments(made.table, made.list, "open")               # it can be seen again …
    assert len(steps) == 1 + len(made.table.play()[0].answers)
    finish(table_from(made, 1, 0, anew=True))                    # … and gone on from


def test_what_is_drawn_later_is_the_same_where_the_cards_lie_as_they_lay(keep: Keep) -> None:
    kept, _ = played(keep, "sen", 2)
    record, end = kept.table.play()
    made = table_from(kept, 7, 0, anew=False)
    for seat, text in record.answers[7:]:
        made.do(lambda t, seat=seat, text=text: t.answered(5000, seat, t.n, text))       # type: ignore[misc]
    assert made.table.play()[1].dump() == end.dump()


def test_nothing_before_the_moment_can_be_taken_back(keep: Keep) -> None:
    kept, _ = played(keep, "koty", 2)
    record, _ = kept.table.play()
    plain = next(k for k, plain in enumerate(record.plain) if plain)
    seat = record.answers[plain][0]
    made = table_from(kept, plain + 1, seat, anew=False)
    assert made.table.why_no_undo(seat) == "undo-nothing"


def test_a_game_is_gone_on_from_so_many_times_in_a_row(keep: Keep) -> None:
    kept, _ = played(keep, "koty", 2)
    for _ in range(DEEPEST):
        kept = table_from(kept, 0, 0, anew=True)
        finish(kept)
    text = kept.table.play()[0].to_json()
    games.read(text)
    with pytest.raises(Illegal) as refused:
        what_if(kept.table, "stranger", 0, 0, True)
    assert refused.value.word == "what-if-deep"


@pytest.mark.parametrize(("player", "moment", "seat", "word"), [
    ("stranger", 10_000, 0, "no-such-moment"), ("stranger", -1, 0, "no-such-moment"),
    ("stranger", 3, 2, "no-such-chair"), ("stranger", -2, 5, "no-such-chair"), ("p1", 3, 0, "what-if-other-seat")])
def test_what_is_not_there_cannot_be_gone_on_from(keep: Keep, player: str, moment: int, seat: int, word: str) -> None:
    kept, _ = played(keep, "koty", 2)
    with pytest.raises(Refused) as refused:
        what_if(kept.table, player, moment, seat, False)
    assert refused.value.word == word


def test_a_game_that_goes_on_and_its_last_moment_cannot_be_gone_on_from(keep: Keep) -> None:
    kept, _ = played(keep, "koty", 2)
    with pytest.raises(Illegal) as refused:
        what_if(kept.table, "p0", len(kept.table.play()[0].answers), 0, False)
    assert refused.value.word == "what-if-over"
    running, _ = played(keep, "koty", 2, answers=5)
    with pytest.raises(Illegal) as refused:
        what_if(running.table, "p0", 1, 0, False)
    assert refused.value.word == "not-over"


def test_once_more_is_to_go_on_from_the_moment_again(keep: Keep) -> None:
    kept, _ = played(keep, "koty", 2)
    made = table_from(kept, 3, 0, anew=True)
    finish(made)
    with pytest.raises(Illegal) as refused:
        made.table.rematch(6000, "p0", "")
    assert refused.value.word == "only-a-what-if"
    assert made.table.seat_of("p1") == SPECTATOR


@pytest.mark.parametrize("change", [
    lambda origin: origin | {"seat": 2}, lambda origin: origin | {"anew": 1}, lambda origin: origin | {"more": ""},
    lambda origin: origin | {"table": 5}, lambda origin: origin | {"record": "text"},
    lambda origin: origin | {"record": origin["record"] | {"seats": 3}},
    lambda origin: origin | {"record": origin["record"] | {"answers": origin["record"]["answers"][:-1]}}])
def test_a_broken_origin_is_refused(keep: Keep, change: object) -> None:
    kept, _ = played(keep, "koty", 2)
    made = table_from(kept, 3, 0, anew=True)
    finish(made)
    record, state = made.table.play()
    body = record.body(state)
    assert callable(change)
    body["origin"] = change(body["origin"])
    body["check"] = check({name: value for name, value in body.items() if name != "check"})
    with pytest.raises(Unreadable):
        games.read(written(body))
