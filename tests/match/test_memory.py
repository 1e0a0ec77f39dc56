"""What a log forgets and what is just seen: one rule for every client, whether it stays or comes anew."""
from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from sennik import games
from sennik.engine.events import MOVED, REVEALED, Event
from sennik.engine.game import BIT, ROW, SPECTATOR
from sennik.match.messages import EventShown, StepShown, TableShown
from sennik.match.shown import PAST, step_text, table_shown
from sennik.match.table import Change, Table
from sennik.testkit.laws.sight import in_sight

Keep = Callable[..., Any]
Line = tuple[int, str, int]                        # number, what, face
decode = msgspec.json.Decoder(StepShown).decode


def shown(table: Table, seat: int, change: Change | None = None) -> StepShown:
    return decode(step_text(table, seat, 9000, change))


def lines(events: Sequence[EventShown]) -> list[Line]:
    return [(event.number, event.what, event.face) for event in events]


class Client:
    """A client that stays at the table and obeys; after a take-back it says hello, as browsers do."""

    def __init__(self, table: TableShown, step: StepShown) -> None:
        self.table = table
        self.events = [*step.past, *step.events]
        self.step = step

    def hear(self, step: StepShown, hello: Callable[[], StepShown]) -> None:
        self.step = step
        if step.undone >= 0:
            step = hello()
            self.events = [*step.past, *step.events]
        else:
            self.events += step.events

    def log(self) -> list[Line]:
        return [(event.number, event.what, self.face(event)) for event in self.events]

    def face(self, event: EventShown) -> int:
        if self.forgets(event):
            return -1 - self.table.kinds[event.face].back
        return event.face

    def forgets(self, event: EventShown) -> bool:
        named = event.what in {"moved", "revealed"} and event.face >= 0
        return named and event.number < self.step.fresh and event.number not in self.step.faces


class Hoarder(Client):
    """… and one that keeps the faces it saw."""

    def forgets(self, event: EventShown) -> bool:
        return False


class Careless(Client):
    """… and one that forgets what still lies open."""

    def forgets(self, event: EventShown) -> bool:
        return event.what in {"moved", "revealed"} and event.face >= 0 and event.number < self.step.fresh


def disagree(kept: Any, kind: type[Client], seed: int, answers: int = 150) -> int:
    """Steps of a random game at which a client that stays has another log than one that comes anew."""
    table = kept.table
    chance = random.Random(seed)
    viewers = [*range(len(table.seats)), SPECTATOR]
    clients = {seat: kind(table_shown(table), shown(table, seat)) for seat in viewers}
    found = 0
    while table.stage == "playing" and answers:
        answers -= 1
        seat = chance.choice(kept.asked())
        changes = [kept.say(seat, chance.choice(kept.first_answers(seat)))]
        for change in changes:
            for viewer, client in clients.items():
                client.hear(shown(table, viewer, change), lambda viewer=viewer: shown(table, viewer))  # type: ignore[misc]
                anew = {line[0]: line for line in lines([*shown(table, viewer).past, *shown(table, viewer).events])}
                mine = {line[0]: line for line in client.log()}
                found += any(mine[number] != line for number, line in anew.items())
                found += list(mine)[-300:] != list(anew)[-300:]
            if change.undone < 0 and not table.why_no_undo(seat) and chance.random() < 0.5:
                changes.append(kept.do(lambda t, seat=seat: t.undo(1, f"p{seat}", t.n)))
    return found


SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    *[(key, seats, {}) for key in games.keys()  # noqa: SIM118
      for seats in sorted({games.identity(key).least, games.identity(key).most})],
    ("sen", 3, {"edition": "jubilee", "K": "yes"}), ("sen", 2, {"edition": "long", "rounds": "2"})]


@pytest.mark.parametrize(("key", "seats", "options"), SETTINGS)
def test_who_stays_and_obeys_and_who_comes_anew_have_the_same_log(
        keep: Keep, key: str, seats: int, options: dict[str, str]) -> None:
    for aid in (False, True):
        assert not disagree(keep(key, seats, options=options, aid=aid).sit_all(), Client, seats)


@pytest.mark.parametrize("kind", [Hoarder, Careless])
@pytest.mark.parametrize("key", ["sen", "koty"])
def test_a_client_with_a_memory_of_its_own_is_found(keep: Keep, key: str, kind: type[Client]) -> None:
    assert disagree(keep(key, 2).sit_all(), kind, 3)


# ---- the rule again, by brute force
def first_of_turn(table: Table, seat: int, asked: list[str]) -> int:
    """The event from which on `seat` is shown faces: its own last turn that is over began with it. `asked` are the
    phases of all answers: in Sen a turn begins with `turn`, also for who was the last to peek before it."""
    answers = [(step.seat, step.first) for step in table.log.steps]
    turns: list[tuple[int, int]] = []
    for (who, first), phase in zip(answers, asked, strict=True):
        if not turns or turns[-1][0] != who or (phase == "turn" and table.opened.game == "sen"):
            turns.append((who, first))
    state = table.state
    assert state is not None
    if seat == SPECTATOR:
        back = 0
        while back < len(turns) and turns[-1 - back][0] not in [who for who, _ in turns[len(turns) - back:]]:
            back += 1
        return turns[-back][1] if back else 0
    if turns and turns[-1][0] == seat and state.asked & BIT[seat]:
        turns.pop()
    return next((first for who, first in reversed(turns) if who == seat), 0)


def lies_open(table: Table, seat: int) -> set[int]:
    """The cards whose face the seat sees now; of a heap the top card, also while it is looked through."""
    state = table.state
    assert state is not None
    under = {card for zone, row in zip(table.game.zones, state.cards) if zone.heap for card in row[:-1]}
    return {card for zone, row in zip(table.game.zones, state.cards) if zone.shape == ROW
            for card in row if card in in_sight(state, seat) - under}


def stays(events: list[Event], number: int) -> bool:
    """Has the card of an event not been carried elsewhere since?"""
    return not any(event.card == events[number].card and event.what == MOVED for event in events[number + 1:])


class Memory:
    """The faces in the log of one seat, followed step by step."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: set[int] = set()                # numbers of events whose face it saw
        self.open: set[int] = set()                # those whose card has lain open there ever since

    def step(self, table: Table, events: list[Event], asked: list[str]) -> set[int]:
        """The numbers of all events whose face is in the log now."""
        new = {number for number in range(table.log.steps[-1].first, len(events)) if self.sees(events[number])}
        open_now = lies_open(table, self.seat)
        self.seen |= new
        self.open = {number for number in self.open | new if events[number].card in open_now and stays(events, number)}
        fresh = first_of_turn(table, self.seat, asked)
        return {number for number in self.seen if number >= fresh or number in self.open}

    def sees(self, event: Event) -> bool:
        return event.what in {MOVED, REVEALED} and bool(event.known & BIT[self.seat]) and event.apart in {-1, self.seat}


@pytest.mark.parametrize(("key", "seats", "options"), SETTINGS)
def test_a_face_is_shown_since_ones_own_last_turn_and_then_while_the_card_lies_open(
        keep: Keep, key: str, seats: int, options: dict[str, str]) -> None:
    kept = keep(key, seats, options=options).sit_all()
    table, game = kept.table, kept.table.game
    if not any(game.forgets):
        assert key == "kruki"
        return
    chance = random.Random(seats)
    memories = [Memory(seat) for seat in (*range(seats), SPECTATOR)]
    older = 0
    asked: list[str] = []
    for _ in range(120):
        if table.stage != "playing":
            break
        seat = chance.choice(kept.asked())
        asked.append(game.phases[table.play()[1].phase].name)
        kept.say(seat, chance.choice(kept.first_answers(seat)))
        events = [event for step in table.log.steps for event in step.events]
        for memory in memories:
            wanted = memory.step(table, events, asked)
            step = shown(table, memory.seat)
            faces = {event.number for event in [*step.past, *step.events]
                     if event.face >= 0 and event.what in {"moved", "revealed"}}
            oldest = len(events) - PAST
            assert step.fresh == first_of_turn(table, memory.seat, asked)
            assert {number for number in faces if number >= oldest} == {number for number in wanted if number >= oldest}
            older += len([number for number in faces if number < step.fresh])
    assert older or key == "pracownia"


# ---- in Sen, by hand
def begun(keep: Keep, seats: int = 2, **more: Any) -> tuple[Any, int]:
    """A table where all have peeked at two lands, and whose turn it is."""
    kept = keep("sen", seats, **more).sit_all()
    for seat in range(seats):
        for slot in (0, 1):
            kept.say(seat, f"land {seat} {slot}")
    (mover,) = kept.asked()
    return kept, mover


def named(kept: Any, seat: int) -> list[tuple[int, str]]:
    """The faces that are in the log of a seat: of which answer's event, and what happened."""
    step = shown(kept.table, seat)
    return [(event.number, event.what) for event in [*step.past, *step.events]
            if event.face >= 0 and event.what in {"moved", "revealed"}]


def plainly(kept: Any, seat: int) -> None:
    """A whole turn: draw and discard."""
    kept.say(seat, "draw")
    kept.say(seat, "drop")


@pytest.mark.rule("SEN-M3")
def test_what_a_rival_just_put_down_does_not_fade_as_one_draws(keep: Keep) -> None:
    kept, mover = begun(keep)
    rival = 1 - mover
    plainly(kept, mover)
    mine = len(kept.table.log.events)
    plainly(kept, rival)
    theirs = [number for number, _ in named(kept, mover) if number >= mine]
    assert theirs
    kept.say(mover, "draw")                              # the own turn goes on
    assert set(theirs) <= {number for number, _ in named(kept, mover)}
    kept.say(mover, "drop")                              # it is over, and the rival's discard lies under one's own
    assert not {number for number, _ in named(kept, mover)} & set(theirs)


@pytest.mark.rule("SEN-M3", "SEN-M2")
def test_an_older_line_shows_the_face_of_a_card_that_lies_open(keep: Keep) -> None:
    kept, mover = begun(keep)
    plainly(kept, mover)
    top = named(kept, 1 - mover)[-1]
    plainly(kept, 1 - mover)
    kept.say(mover, "take 0")                            # the rival's discard goes into a dream, its own comes out
    assert top not in named(kept, 1 - mover)


@pytest.mark.rule("SEN-M3")
def test_with_the_aid_and_in_games_without_memory_nothing_fades(keep: Keep) -> None:
    kept, mover = begun(keep, aid=True)
    for _ in range(6):
        plainly(kept, kept.asked()[0])
    step = shown(kept.table, mover)
    assert (step.fresh, step.faces, step.peeks) == (0, (), ())
    assert all(face[0] in {event.number for event in [*step.past, *step.events]} for face in named(kept, mover))
    step = shown(keep("kruki", 2).sit_all().table, 0)
    assert (step.fresh, step.faces, step.peeks) == (0, (), ())


@pytest.mark.rule("SEN-M3")
def test_a_peek_is_shown_until_the_next_own_answer(keep: Keep) -> None:
    kept = keep("sen", 2).sit_all()
    kept.say(0, "land 0 2")
    kind = kept.table.state.view(0).cards[3][2]
    assert shown(kept.table, 0).peeks == ((3, 2, kind),)
    kept.say(1, "land 1 1")
    assert shown(kept.table, 0).peeks == ((3, 2, kind),)
    assert [peek[:2] for peek in shown(kept.table, 1).peeks] == [(4, 1)]
    assert shown(kept.table, SPECTATOR).peeks == ()
    kept.say(0, "land 0 0")
    assert [peek[:2] for peek in shown(kept.table, 0).peeks] == [(3, 0)]


@pytest.mark.rule("SEN-M3", "SEN-U3")
def test_who_peeks_last_and_begins_reads_of_both_lands_until_that_turn_is_over(keep: Keep) -> None:
    _, mover = begun(keep)                               # who begins follows from the deal, which is always the same
    kept = keep("sen", 2).sit_all()
    for seat in (1 - mover, mover):
        for slot in (0, 1):
            kept.say(seat, f"land {seat} {slot}")
    assert kept.asked() == [mover]
    peeks = {number for number, what in named(kept, mover) if what == "revealed"}
    assert len(peeks) == 2
    kept.say(mover, "draw")
    assert peeks <= {number for number, _ in named(kept, mover)}
    kept.say(mover, "drop")
    assert not peeks & {number for number, _ in named(kept, mover)}


@pytest.mark.rule("SEN-M3")
def test_a_peek_goes_with_its_card(keep: Keep) -> None:
    """The rival swaps a land just peeked at: it is seen where it lies now."""
    kept = keep("sen", 2).sit_all()
    kept.say(0, "land 0 2")
    table = kept.table
    state = table.state
    kind = state.view(0).cards[3][2]
    for swap, peeks in ((True, ((4, 1, kind),)), (False, ())):
        events: list[Event] = []
        state.log = events
        if swap:
            state.swap(3, 2, 4, 1)
        else:
            state.shuffle(0, 3, 4)
        state.log = None
        table.log.add(1, events)
        assert shown(table, 0).peeks == peeks


@pytest.mark.rule("SEN-K3")
def test_lands_shown_to_all_and_covered_again_are_peeks_of_all(keep: Keep) -> None:
    kept, mover = begun(keep, options={"K": "yes"})
    state = kept.table.state
    kept.say(mover, "know")
    kept.say(mover, f"land {mover} 2")
    kept.say(mover, f"land {mover} 3")
    kinds = [state.game.kinds[state.kind(3 + mover, slot)] for slot in (2, 3)]
    kept.say(mover, "say 0" if kinds != ["0", "0"] else "say 1")
    for seat in (0, 1, SPECTATOR):
        assert [peek[:2] for peek in shown(kept.table, seat).peeks][:2] == [(3 + mover, 2), (3 + mover, 3)]


def test_what_is_taken_back_leaves_no_trace_in_the_log(keep: Keep) -> None:
    kept, mover = begun(keep, options={"K": "yes"})
    log = kept.table.log

    def everything() -> tuple[object, ...]:
        return ([numbers[:] for numbers in log.of_card], [turns[:] for turns in log.turns], log.order[:],
                [answers[:] for answers in log.answers], len(log.events), len(log.steps))
    before = everything()
    kept.say(mover, "know")
    kept.say(mover, f"land {mover} 2")
    assert everything() != before
    for _ in range(2):
        kept.do(lambda t: t.undo(1, f"p{mover}", t.n))
    assert everything() == before
