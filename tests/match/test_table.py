"""A table: who sits where, what may be answered when, and that all of it follows from the list."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from sennik import games
from sennik.engine.answers import Answer, Answers
from sennik.engine.errors import Illegal, NotAsked, Refused, Unreadable
from sennik.engine.game import SPECTATOR
from sennik.engine.record import RulesFailed, read
from sennik.engine.state import State
from sennik.match import entries as e
from sennik.match.table import Table, legal_answers, opened
from sennik.testkit.games.nap import MEADOW, Nap, NapState

SHARE = "ab" * 16
Keep = Callable[..., Any]


def refused(word: str, kind: type[Refused] = Refused) -> Any:
    return pytest.raises(kind, match=f"^{word.replace('-', ' ')}")


# ---- sitting down
def test_the_game_begins_when_the_last_seat_is_taken(keep: Keep) -> None:
    kept = keep("sen", 3)
    assert not kept.do(lambda t: t.sit(1, "p0", "Sowa", SHARE)).step
    assert not kept.do(lambda t: t.fill(1, "p0", 2, "greedy")).step
    assert kept.table.stage == "waiting"
    change = kept.do(lambda t: t.sit(1, "p1", "Kot", SHARE))
    assert change.step
    assert change.seats
    assert kept.table.stage == "playing"
    assert [seat.who for seat in kept.table.seats] == ["person", "person", "bot"]


def test_a_seat_belongs_to_who_holds_its_secret(keep: Keep) -> None:
    table = keep("sen", 2).sit_all().table
    assert [table.seat_of(who) for who in ("p0", "p1", "p2", "")] == [0, 1, SPECTATOR, SPECTATOR]


def test_a_bot_may_have_a_temper_where_the_game_has_some(keep: Keep) -> None:
    kept = keep("sen", 2)
    kept.do(lambda t: t.sit(1, "p0", "Sowa", SHARE))
    kept.do(lambda t: t.fill(1, "p0", 1, "regular:temper=bold"))
    assert kept.table.seats[1].level == "regular:temper=bold"
    assert kept.table.stand_in(1, 0, "away").level == "regular:temper=bold", "as the others play"
    other = keep("kruki", 2)
    other.do(lambda t: t.sit(1, "p0", "Sowa", SHARE))
    with pytest.raises(Unreadable):
        other.table.fill(1, "p0", 1, "regular:temper=bold")


@pytest.mark.parametrize(("ask", "word"), [
    (lambda t: t.sit(1, "p0", "Lis", SHARE), "seated-already"),
    (lambda t: t.sit(1, "p9", "sOWA", SHARE), "name-taken"),
    (lambda t: t.sit(1, "p9", "Lis", SHARE, 0), "seat-taken"),
    (lambda t: t.sit(1, "p9", "Lis", SHARE, 1), "seat-taken"),
    (lambda t: t.sit(1, "p9", "Lis", SHARE, 5), "no-such-chair"),
    (lambda t: t.sit(1, "p9", "Lis", SHARE, -1), "no-such-chair"),
    (lambda t: t.sit(1, "p9", "", SHARE), "name-empty"),
    (lambda t: t.sit(1, "p9", "Lis", "ab"), "share-size"),
    (lambda t: t.sit(1, "p9", "Lis", "zz" * 16), "share-size"),
    (lambda t: t.sit(1, "p9", "Lis", ""), "share-size"),
    (lambda t: t.fill(1, "p9", 2, "greedy"), "not-seated"),
    (lambda t: t.fill(1, "p0", 2, "genius"), "no-such-bot"),
    (lambda t: t.fill(1, "p0", 2, "regular:temper=shy"), "no-such-bot"),
    (lambda t: t.fill(1, "p0", 0, "greedy"), "seat-taken"),
    (lambda t: t.fill(1, "p0", 7, "greedy"), "no-such-chair"),
    (lambda t: t.clear(1, "p0", 0), "no-bot-there"),
    (lambda t: t.clear(1, "p0", 2), "no-bot-there"),
    (lambda t: t.clear(1, "p9", 1), "not-seated"),
    (lambda t: t.leave(1, "p9"), "not-seated"),
    (lambda t: t.back(1, "p0"), "not-playing"),
    (lambda t: t.answer(1, "p0", 1, "draw"), "not-playing"),
    (lambda t: t.undo(1, "p0", 1), "not-playing"),
    (lambda t: t.rematch(1, "p0", "x"), "not-over"),
    (lambda t: t.stand_in(1, 0, "away"), "not-playing"),
])
def test_what_is_refused_before_the_game_changes_nothing(keep: Keep, ask: Any, word: str) -> None:
    kept = keep("sen", 4)
    kept.do(lambda t: t.sit(1, "p0", "Sowa", SHARE))
    kept.do(lambda t: t.fill(1, "p0", 1, "random"))
    before = (kept.table.n, [(s.who, s.name, s.level) for s in kept.table.seats])
    with refused(word):
        kept.do(ask)
    assert before == (kept.table.n, [(s.who, s.name, s.level) for s in kept.table.seats])


@pytest.mark.parametrize(("ask", "word"), [
    (lambda t: t.sit(1, "p9", "Lis", SHARE), "game-begun"),
    (lambda t: t.fill(1, "p0", 0, "greedy"), "game-begun"),
    (lambda t: t.clear(1, "p0", 1), "game-begun"),
    (lambda t: t.answer(1, "p9", 3, "draw"), "not-seated"),
    (lambda t: t.answer(1, "p0", 3, "dance"), "no-such-answer"),
    (lambda t: t.answer(1, "p0", 3, "draw"), "not-allowed"),
    (lambda t: t.answer(1, "p0", 3, "land 1 0"), "not-allowed"),
    (lambda t: t.answer(1, "p0", 2, "land 0 0"), "stale"),
    (lambda t: t.answer(1, "p0", 4, "land 0 0"), "stale"),
    (lambda t: t.undo(1, "p0", 3), "undo-nothing"),
    (lambda t: t.back(1, "p0"), "no-bot-there"),
    (lambda t: t.rematch(1, "p0", "x"), "not-over"),
])
def test_what_is_refused_during_the_game_changes_nothing(keep: Keep, ask: Any, word: str) -> None:
    kept = keep("sen", 2).sit_all()
    before = kept.table.state.dump()
    with refused(word):
        kept.do(ask)
    assert kept.table.n == 3
    assert kept.table.state.dump() == before


def test_before_the_game_one_may_stand_up_and_sit_elsewhere(keep: Keep) -> None:
    kept = keep("sen", 3)
    kept.do(lambda t: t.sit(1, "p0", "Sowa", SHARE))
    kept.do(lambda t: t.leave(1, "p0"))
    assert [seat.who for seat in kept.table.seats] == ["free"] * 3
    kept.do(lambda t: t.sit(1, "p0", "Sowa", SHARE, 2))
    kept.do(lambda t: t.fill(1, "p0", 1, "random"))
    kept.do(lambda t: t.clear(1, "p0", 1))
    assert [seat.who for seat in kept.table.seats] == ["free", "free", "person"]


# ---- answers and their numbers
def test_where_all_are_asked_at_once_nobody_is_refused_for_being_second(keep: Keep) -> None:
    kept = keep("sen", 3).sit_all()
    n = kept.table.n
    for seat in (2, 0, 1):
        kept.say(seat, f"land {seat} 0", n)
    assert kept.table.n == n + 3


def test_a_double_click_is_stale_even_if_the_question_is_put_in_the_same_words(keep: Keep) -> None:
    kept = keep("sen", 3).sit_all()
    n = kept.table.n
    kept.say(0, "land 0 0", n)
    with refused("stale", Illegal):
        kept.say(0, "land 0 1", n)
    kept.say(0, "land 0 1")


def test_an_answer_to_a_question_that_has_changed_is_stale(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    for seat in (0, 1):
        for slot in (0, 1):
            kept.say(seat, f"land {seat} {slot}")
    (mover,) = kept.asked()
    old = kept.table.n - 1
    with refused("stale"):
        kept.say(mover, "draw", old)
    with pytest.raises(NotAsked):
        kept.say(1 - mover, "draw")
    kept.say(mover, "draw")


class Stumble(Nap):
    """Nap, but whoever looks at the second sheep falls over it, and after a doze the next question cannot be put."""

    def blank(self) -> State:
        return StumbleState(self)


class StumbleState(NapState):
    def apply(self, seat: int, answer: Answer) -> None:
        super().apply(seat, answer)
        if answer.text == "look 1":
            raise ZeroDivisionError

    def legal(self, seat: int) -> Answers:
        if len(self.cards[MEADOW]) < 6:
            raise ZeroDivisionError
        return super().legal(seat)


def stumbling(keep: Keep) -> tuple[Any, int]:
    """A table at which rules fail, and who is asked. Nap has no folder, so it is put there by hand."""
    kept = keep("sen", 2).sit_all()
    table = kept.table
    table.game = Stumble(2)
    table.begin()
    table.ask(kept.list[-1], legal_answers(table.state))
    return kept, int(table.state.to_act())


@pytest.mark.parametrize("text", ["look 1", "doze"])
def test_rules_that_fail_fail_before_anything_is_written(keep: Keep, text: str) -> None:
    kept, seat = stumbling(keep)
    table = kept.table
    before = (table.state.dump(), table.n, len(table.log.steps), list(table.record.answers), len(kept.list))
    meadow = table.state.cards[MEADOW]
    del meadow[6:]                                       # nobody sees it: a doze more, and it is too small
    before = (table.state.dump(), *before[1:])
    with pytest.raises(RulesFailed) as failed:
        kept.say(seat, text)
    assert (failed.value.seat, failed.value.answer) == (seat, text)
    assert "ZeroDivisionError" in str(failed.value)
    assert (table.state.dump(), table.n, len(table.log.steps), table.record.answers, len(kept.list)) == before
    assert table.state.log is None
    kept.say(seat, "look 0")                             # another answer can still be given
    assert table.record.answers == [(seat, "look 0")]


def test_the_record_that_comes_with_a_failure_leads_up_to_it(keep: Keep) -> None:
    kept, seat = stumbling(keep)
    kept.say(seat, "look 0")
    with pytest.raises(RulesFailed) as failed:
        kept.say(1 - seat, "look 1")
    record, state = read(failed.value.record, lambda key, seats, options, version: Stumble(seats, options))
    assert state.dump() == kept.table.state.dump()
    with pytest.raises(RulesFailed):
        record.answer(state, failed.value.seat, failed.value.answer)


def test_where_rules_fail_a_stand_in_can_go_on(keep: Keep) -> None:
    kept, seat = stumbling(keep)
    with pytest.raises(RulesFailed):
        kept.say(seat, "look 1")
    kept.do(lambda t: t.leave(1, f"p{seat}"))
    kept.do(lambda t: t.bot_answer(1, seat, "regular", t.n, "look 0"))
    kept.say(1 - seat, "look 0")
    assert len(kept.table.record.answers) == 2


# ---- taking back
def pointed(keep: Keep) -> tuple[Any, int]:
    """A table where the mover has just pointed at a land, which teaches nobody anything."""
    kept = keep("sen", 2, options={"K": "yes"}).sit_all()
    for seat in (0, 1):
        for slot in (0, 1):
            kept.say(seat, f"land {seat} {slot}")
    (mover,) = kept.asked()
    kept.say(mover, "know")
    return kept, mover


def test_an_answer_is_taken_back_by_an_entry_of_its_own(keep: Keep) -> None:
    kept, mover = pointed(keep)
    steps, n = len(kept.table.log.steps), kept.table.n
    before = kept.table.state.view(mover)
    kept.say(mover, f"land {mover} 2")
    assert kept.table.why_no_undo(mover) == ""
    assert kept.table.why_no_undo(1 - mover) == "undo-too-late"
    change = kept.do(lambda t: t.undo(1, f"p{mover}", t.n))
    assert change.undone == mover
    assert kept.table.state.view(mover) == before
    assert len(kept.table.log.steps) == steps
    assert kept.table.n == n + 2                         # the list only grows
    assert isinstance(kept.list[-1], e.Undone)
    again = Table.of("t", kept.list)
    assert again.state is not None
    assert again.state.dump() == kept.table.state.dump()
    assert again.record is not None
    assert again.record.answers == kept.table.record.answers


def test_the_same_click_does_not_take_back_twice(keep: Keep) -> None:
    kept, mover = pointed(keep)
    kept.say(mover, f"land {mover} 2")
    n = kept.table.n
    kept.do(lambda t: t.undo(1, f"p{mover}", n))
    with refused("stale"):
        kept.do(lambda t: t.undo(1, f"p{mover}", n))


def test_what_showed_a_card_cannot_be_taken_back(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    kept.say(0, "land 0 0")
    assert kept.table.why_no_undo(0) == "no-undo"
    with refused("no-undo"):
        kept.do(lambda t: t.undo(1, "p0", t.n))


def test_nothing_is_taken_back_when_the_secret_is_out(keep: Keep) -> None:
    kept = play_out(keep("koty", 2).sit_all(), 5)
    for seat in (0, 1):
        assert kept.table.why_no_undo(seat) == "undo-over"
        with refused("not-playing"):
            kept.do(lambda t, seat=seat: t.undo(1, f"p{seat}", t.n))


# ---- leaving and coming back
def test_a_bot_answers_for_who_left_until_they_are_back(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    kept.do(lambda t: t.leave(1, "p0"))
    assert kept.table.bots_asked() == [(0, "regular")]
    with refused("bot-plays"):
        kept.say(0, "land 0 0")
    with refused("bot-plays"):
        kept.do(lambda t: t.undo(1, "p0", t.n))
    with refused("bot-plays"):
        kept.do(lambda t: t.leave(1, "p0"))
    n = kept.table.n
    kept.do(lambda t: t.bot_answer(1, 0, "regular", n, "land 0 0"))
    kept.do(lambda t: t.back(1, "p0"))
    with refused("stale"):
        kept.do(lambda t: t.bot_answer(1, 0, "regular", t.n, "land 0 1"))
    kept.say(0, "land 0 1")
    assert kept.table.bots_asked() == []


# ---- the clock
def test_the_clock_runs_for_people_who_are_asked_from_the_moment_they_are(keep: Keep) -> None:
    kept = keep("sen", 3, clock=30)
    kept.do(lambda t: t.sit(2000, "p0", "Sowa", SHARE))
    kept.do(lambda t: t.sit(2000, "p1", "Kot", SHARE))
    kept.do(lambda t: t.fill(5000, "p0", 2, "greedy"))
    assert [kept.table.deadline(seat) for seat in range(3)] == [35000, 35000, -1]
    kept.say(0, "land 0 0", at=9000)
    assert [kept.table.deadline(seat) for seat in range(3)] == [39000, 35000, -1]
    kept.say(0, "land 0 1", at=9000)
    assert kept.table.deadline(0) == -1
    kept.do(lambda t: t.stand_in(35000, 1, "clock"))
    assert kept.table.deadline(1) == -1
    kept.do(lambda t: t.back(50000, "p1"))
    assert kept.table.deadline(1) == 80000


# ---- the end
def play_out(kept: Any, seed: int) -> Any:
    chance = random.Random(seed)
    while kept.table.stage == "playing":
        seat = chance.choice(kept.asked())
        kept.say(seat, chance.choice(kept.first_answers(seat)))
        if not kept.table.why_no_undo(seat) and chance.random() < 0.2:
            kept.do(lambda t, seat=seat: t.undo(1, f"p{seat}", t.n))
    return kept


@pytest.mark.parametrize("key", games.keys())
def test_every_game_is_played_to_its_end_and_follows_from_its_list(keep: Keep, key: str) -> None:
    kept = play_out(keep(key, games.identity(key).least).sit_all(), 7)
    again = Table.of("t", kept.list)
    assert again.state is not None
    assert again.record is not None
    assert again.state.dump() == kept.table.state.dump()
    asked = [[(q.phase, q.answers, q.since, q.at) for q in table.questions] for table in (again, kept.table)]
    assert asked[0] == asked[1]
    record, state = games.read(again.record.to_json(again.state))
    assert state.dump() == kept.table.state.dump()
    assert record.seed.commitment() == kept.table.commitment()
    assert [len(share) for share in record.seed.shares] == [16] * len(kept.table.seats)


def test_the_seed_depends_on_every_share(keep: Keep) -> None:
    def key(*shares: str) -> bytes:
        kept = keep("sen", 2)
        for seat, share in enumerate(shares):
            kept.do(lambda t, seat=seat, share=share: t.sit(1, f"p{seat}", f"Sowa {seat}", share))
        found: bytes = kept.table.seed().key()
        return found
    keys = [key("00" * 16, "11" * 16), key("11" * 16, "00" * 16), key("00" * 16, "12" * 16)]
    assert len(set(keys)) == 3


def test_one_rematch_is_opened_when_it_is_over(keep: Keep) -> None:
    kept = play_out(keep("koty", 2).sit_all(), 5)
    with refused("not-seated"):
        kept.do(lambda t: t.rematch(1, "p9", "u"))
    kept.do(lambda t: t.rematch(1, "p1", "u"))
    assert kept.table.next == "u"
    with refused("rematch-open"):
        kept.do(lambda t: t.rematch(1, "p0", "v"))


# ---- what cannot be opened
def test_a_list_must_begin_with_its_opening() -> None:
    with refused("table-broken", Unreadable):
        Table.of("t", [e.Filled(1, 0, "greedy")])


def test_a_table_of_other_rules_is_not_played_on(keep: Keep) -> None:
    first = e.Opened(at=1, game="sen", rules=0, seats=2, options={}, secret="00" * 32)
    with refused("old-rules"):
        Table("t", first)


@pytest.mark.parametrize(("game", "seats", "options", "word"), [
    ("bridge", 4, {}, "no-such-game"), ("sen", 9, {}, "seats-out-of-range"), ("sen", 2, {"x": "y"}, "no-such-option"),
    ("sen", 2, {"edition": "y"}, "no-such-value"),
])
def test_a_table_that_cannot_be_is_not_opened(game: str, seats: int, options: dict[str, str], word: str) -> None:
    with refused(word, Unreadable):
        opened(1, bytes(32), game, seats, options)
