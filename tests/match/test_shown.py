"""What a client is shown: nothing its seat may not know, and all that it needs to go on after a reload."""
from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from sennik import games
from sennik.engine.events import WHAT, Event
from sennik.engine.game import SPECTATOR
from sennik.engine.record import Record
from sennik.engine.state import State
from sennik.match import entries as e
from sennik.match.log import Log
from sennik.match.messages import EventShown, StepShown
from sennik.match.shown import PAST, seats_shown, step_text, table_shown
from sennik.match.table import Change, Question, Table
from sennik.testkit import HIDDEN, Broken, Wire, check_game

Keep = Callable[..., Any]


decode = msgspec.json.Decoder(StepShown).decode


def shown(table: Table, seat: int, change: Change | None = None, now: int = 9000) -> StepShown:
    return decode(step_text(table, seat, now, change))


def randomly(kept: Any, seed: int, answers: int = 10_000) -> Iterator[tuple[int, Change]]:
    """Play on by chance: after each answer, who gave it and what it did."""
    chance = random.Random(seed)
    while kept.table.stage == "playing" and answers:
        seat = chance.choice(kept.asked())
        yield seat, kept.say(seat, chance.choice(kept.first_answers(seat)))
        answers -= 1


# ---- the laws of hidden information, on the very bytes that are sent
class Sent(Wire):
    """The message of the laws is the step of a table, whole as for a reload and new as after an answer.

    The table has a past: a twin, which a law lets give one other answer, has that of the game it was taken from.
    """

    def __init__(self, aid: bool) -> None:
        self.aid = aid
        self.record: Record | None = None              # of the game that is played
        self.past: list[tuple[int, list[Event]]] = []

    def answer(self, record: Record, state: State, seat: int, text: str) -> list[Event]:
        if not record.answers and state.dump() == record.begin().dump():
            self.record, self.past = record, []
        log = super().answer(record, state, seat, text)
        if record is self.record:
            self.past.append((seat, log))
        return log

    def message(self, record: Record, state: State, log: list[Event], seat: int) -> str:
        game = state.game
        first = e.Opened(at=1, game=game.identity.key, rules=game.identity.version, seats=int(game.seats),
                         options=game.options, secret="00" * 32, aid=self.aid, clock=60)
        table = Table("t", first)
        table.game, table.record, table.state, table.n = game, record, state, 9
        table.questions = [Question(state.phase, state.legal(k), 1, 1) for k in range(game.seats)]
        table.log = Log(game, self.aid)
        before = self.past[:-1] if log else []
        for who, events in [*before, (log[0].seat if log else 0, log)]:
            table.log.add(who, events)
        texts = [step_text(table, seat, 1, Change(step=True, events=log)), step_text(table, seat, 1)]
        secret = record.seed.secret.hex()
        return "\n".join(re.sub(r'"result":\{.*?\}', "", text.decode()).replace(secret, "") for text in texts)


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("key", games.keys())
def test_the_laws_hold_for_what_is_sent(key: str, aid: bool) -> None:
    game = games.make(key, games.identity(key).least, {})
    report = check_game(game, games=1, seed=11, positions=12, laws=HIDDEN, wire=Sent(aid))
    assert report.twins
    assert report.answers


class Leaky(Sent):
    """With the face of every card that moves, told to all."""

    def message(self, record: Record, state: State, log: list[Event], seat: int) -> str:
        return super().message(record, state, log, seat) + str([event.face for event in log])


def test_a_planted_leak_is_found() -> None:
    with pytest.raises(Broken, match="depends on what it does not know"):
        check_game(games.make("sen", 3, {}), games=1, seed=11, laws=HIDDEN, wire=Leaky(aid=False))


# ---- faces and masks
@pytest.mark.parametrize("key", games.keys())
def test_no_face_is_sent_that_the_seat_does_not_know(keep: Keep, key: str) -> None:
    kept = keep(key, games.identity(key).most).sit_all()
    game = kept.table.game
    for _, change in randomly(kept, 3, 60):
        for seat in [*range(len(kept.table.seats)), SPECTATOR]:
            step = shown(kept.table, seat, change)
            whole = shown(kept.table, seat)
            for event, real in zip(step.events, change.events, strict=True):
                assert event.face < 0 or real.known >> seat & 1
            for zone, (faces, masks) in enumerate(zip(step.view.cards, step.view.known)):
                bag = game.opens[zone] < 0
                assert all(face < 0 for face in faces) if bag else all(
                    face < 0 or mask >> seat & 1 for face, mask in zip(faces, masks))
            assert whole.view == step.view
            assert whole.answers == step.answers


def test_choices_are_only_shown_to_who_is_asked(keep: Keep) -> None:
    kept = keep("sen", 3).sit_all()
    for _, change in randomly(kept, 3):
        for seat in range(3):
            asked = bool(kept.table.state.asked >> seat & 1)
            assert bool(shown(kept.table, seat, change).answers) == asked
        assert shown(kept.table, SPECTATOR, change).answers == ()
        assert shown(kept.table, SPECTATOR, change).why == "undo-watching"


# ---- reload
def test_after_a_reload_a_peeked_land_is_shown_again_until_the_next_answer(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    kept.say(0, "land 0 2")
    kept.say(1, "land 1 0")
    own = shown(kept.table, 0)
    assert [(event.what, event.i, event.face >= 0) for event in own.events] == [("revealed", 2, True),
                                                                               ("revealed", 0, False)]
    assert own.past == ()
    assert own.view.cards[3][2] < 0                      # no aid: it is in no view
    kept.say(0, "land 0 3")
    later = shown(kept.table, 0)
    assert [event.i for event in later.events] == [3]
    assert [(event.i, event.face) for event in later.past] == [(2, -1), (0, -1)]        # to be remembered


def test_with_the_memory_aid_the_table_remembers(keep: Keep) -> None:
    kept = keep("sen", 2, aid=True).sit_all()
    kept.say(0, "land 0 2")
    kept.say(0, "land 0 3")
    step = shown(kept.table, 0)
    assert all(step.view.cards[3][slot] >= 0 for slot in (2, 3))
    assert all(event.face >= 0 for event in step.past)
    assert all(face < 0 for face in shown(kept.table, 1).view.cards[3])


def test_the_past_of_a_spectator_is_everything_all_saw(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    for _ in randomly(kept, 1, 30):
        pass
    step = shown(kept.table, SPECTATOR)
    assert step.events == ()
    assert len(step.past) == sum(len(step.events) for step in kept.table.log.steps)


def test_the_past_is_bounded_but_for_what_was_told(keep: Keep) -> None:
    kept = keep("koty", 2).sit_all()
    for _ in randomly(kept, 4):
        assert sum(event.what != "told" for event in shown(kept.table, SPECTATOR).past) <= PAST
    events = [event for step in kept.table.log.steps for event in step.events]
    assert len(events) > PAST
    past = shown(kept.table, SPECTATOR).past
    assert [event.word for event in past if event.what == "told"] == [event.word for event in events if event.word]
    assert [event.what for event in past[-PAST:]] == [WHAT[event.what] for event in events[-PAST:]]


def test_the_scores_of_every_round_are_in_the_past(keep: Keep) -> None:
    """However long ago the first one was: after a reload the score sheet is whole."""
    kept = keep("sen", 4, options={"rounds": "5"}).sit_all()
    for _ in randomly(kept, 5):
        pass
    told = [event for event in shown(kept.table, SPECTATOR).past if event.word == "scores"]
    assert len(told) == 5 * 4
    assert [sum(event.numbers[1] for event in told if event.numbers[0] == seat) for seat in range(4)] \
        == list(kept.table.state.scores())


def test_what_was_taken_back_is_not_in_the_past(keep: Keep) -> None:
    kept = keep("sen", 2, options={"K": "yes"}).sit_all()
    for seat in (0, 1):
        for slot in (0, 1):
            kept.say(seat, f"land {seat} {slot}")
    (mover,) = kept.asked()
    kept.say(mover, "know")
    before = [shown(kept.table, seat) for seat in (0, 1)]
    kept.say(mover, f"land {mover} 2")
    change = kept.do(lambda t: t.undo(1, f"p{mover}", t.n))
    for seat in (0, 1):
        after = shown(kept.table, seat)
        assert (after.events, after.past, after.view) == (before[seat].events, before[seat].past, before[seat].view)
        assert shown(kept.table, seat, change).undone == mover


# ---- secrets
def test_the_secret_is_shown_when_it_is_over_and_not_before(keep: Keep) -> None:
    kept = keep("koty", 2).sit_all()
    secret = kept.table.opened.secret
    for _, change in randomly(kept, 5):
        over = kept.table.stage == "over"
        for seat in (0, 1, SPECTATOR):
            for step in (shown(kept.table, seat, change), shown(kept.table, seat)):
                assert (secret in msgspec.json.encode(step).decode()) == over
                assert (step.result is not None) == over
    step = shown(kept.table, 0)
    assert step.result is not None
    assert sum(step.result.returns) == 1


def test_neither_table_nor_seats_hold_a_secret(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    text = msgspec.json.encode([table_shown(kept.table), seats_shown(kept.table, 0, 3, 1)]).decode()
    assert kept.table.opened.secret not in text
    assert "p0" not in text
    assert "0123456789abcdef" not in text
    assert kept.table.commitment() in text


# ---- the rest of a step
def test_the_clock_is_shown_in_seconds(keep: Keep) -> None:
    kept = keep("sen", 2, clock=10).sit_all()
    assert shown(kept.table, 0, now=2000).left == (10, 10)
    assert shown(kept.table, 0, now=2001).left == (10, 10)
    assert shown(kept.table, 0, now=3000).left == (9, 9)
    assert shown(kept.table, 0, now=99000).left == (0, 0)
    assert shown(keep("sen", 2).sit_all().table, 0, now=2000).left == (-1, -1)


def test_every_text_and_word_of_a_step_is_declared_in_the_table(keep: Keep) -> None:
    kept = keep("sen", 2, options={"K": "yes"}).sit_all()
    static = table_shown(kept.table)
    verbs = {verb.name: len(verb.numbers) for verb in static.verbs}
    told = {word.name for word in static.told}
    for _, change in randomly(kept, 6):
        for seat in (0, 1):
            step = shown(kept.table, seat, change)
            for answer in step.answers:
                verb, *numbers = answer.text.split()
                assert verbs[verb] == len(numbers)
            assert {event.word for event in step.events if event.what == "told"} <= told
            assert len(step.view.cards) == len(static.zones)
            assert len(step.view.facts) == sum(fact.size for fact in static.facts)
            assert step.view.phase < len(static.phases)


def test_who_sits_where_is_shown_without_their_secrets(keep: Keep) -> None:
    kept = keep("sen", 3)
    kept.do(lambda t: t.sit(1, "p0", "Sowa", "00" * 16, 1))
    kept.do(lambda t: t.fill(1, "p0", 2, "greedy"))
    seats = seats_shown(kept.table, 1, 0b10, 4)
    assert [(seat.who, seat.name, seat.level, seat.here) for seat in seats.seats] == [
        ("free", "", "", False), ("person", "Sowa", "", True), ("bot", "", "greedy", True)]
    assert (seats.stage, seats.you, seats.watching, seats.next) == ("waiting", 1, 4, "")


def test_an_event_is_shown_by_name(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    (event,) = shown(kept.table, 1, kept.say(0, "land 0 2")).events
    assert event == EventShown(0, "revealed", 0, 3, 2, 3, 2, -1, 1, "", ())
