"""What a client is shown. Every face in it comes from `view(seat)` or `event.seen(seat)`; nothing is stripped after."""
from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from ..engine.answers import Answer, Answers, signature
from ..engine.events import MOVED, REVEALED, TOLD, WHAT, Event, Seen
from ..engine.game import SPECTATOR, UP, Game
from ..engine.view import View
from .messages import (
    AnswerShown,
    EventShown,
    FactShown,
    KindShown,
    NoteShown,
    NumberShown,
    PhaseShown,
    PlaceShown,
    ResultShown,
    SeatShown,
    SeatsShown,
    Shape,
    StepShown,
    TableShown,
    ViewShown,
    WordShown,
    ZoneShown,
)
from .table import Change, Table

SHAPES: Final[tuple[Shape, ...]] = ("row", "bag", "fan")
PAST: Final = 400              # events of the past that a log is given at most, besides what was told
encode: Final = msgspec.json.Encoder().encode


def step_shown(table: Table, seat: int, now: int, change: Change | None = None) -> StepShown:
    """The position as `seat` may know it, with what the change did; without one, with all since its own last answer."""
    return step_with(table, seat, now, change, answers_shown(table.game, answers_of(table, seat), seat))


def step_text(table: Table, seat: int, now: int, change: Change | None = None) -> bytes:
    """The same as it is sent. The answers are half of it and often the same: as a text they are kept."""
    answers = answers_of(table, seat)
    return encode(step_with(table, seat, now, change, answers_text(table.game, answers, seat) if answers else ()))


def answers_of(table: Table, seat: int) -> Answers:
    return table.questions[seat].answers if seat != SPECTATOR else ()


def step_with(table: Table, seat: int, now: int, change: Change | None, answers: Any) -> StepShown:
    """`answers`: as StepShown has them, or as a text in their place."""
    record, state = table.play()
    game = table.game
    past: list[Event] = []
    events = change.events if change is not None else []
    if change is None:
        past, events = remembered(table, seat)
    sits = seat != SPECTATOR
    why = table.why_no_undo(seat) if sits else "undo-watching"
    over = table.stage == "over"
    view = state.view(seat, table.opened.aid, whole=False)
    return StepShown(
        n=table.n,
        since=table.questions[seat].since if sits else 0,
        events=tuple([event_shown(event.seen(seat)) for event in events]),
        view=view_shown(view),
        answers=answers,
        undo=not why,
        why=why,
        scores=tuple(state.scores()),
        left=tuple([max(0, (at - now + 999) // 1000) if (at := table.deadline(k)) >= 0 else -1
                    for k in range(len(table.seats))]) if table.opened.clock else (-1,) * len(table.seats),
        notes=tuple([NoteShown(note.name, PlaceShown(*note.place.all()), note.number) for note in game.notes(view)]),
        undone=change.undone if change is not None else -1,
        past=tuple([event_shown(veiled(event, seat, game, table.opened.aid)) for event in past]),
        result=ResultShown(tuple(state.returns()), record.seed.secret.hex(),
                           tuple([share.hex() for share in record.seed.shares])) if over else None,
    )


def remembered(table: Table, seat: int) -> tuple[list[Event], list[Event]]:
    """What happened before the seat's own last answer, and what came of it and since. Who looks on has only a past."""
    own = [k for k, step in enumerate(table.steps) if step.seat == seat]
    last = own[-1] if own else 0 if seat != SPECTATOR else len(table.steps)
    past = [event for step in table.steps[:last] for event in step.events]
    return kept(past), [event for step in table.steps[last:] for event in step.events]


def kept(past: list[Event]) -> list[Event]:
    """The last of what moved, and all that was told: from it a score sheet can be read back to the first round."""
    early = max(0, len(past) - PAST)
    return [event for event in past[:early] if event.what == TOLD] + past[early:]


def veiled(event: Event, seat: int, game: Game, aid: bool) -> Seen:
    """An event of the past, without a face that the seat must remember by itself."""
    seen = event.seen(seat)
    what, who, src, i, dst, j, face, known, word, numbers = seen
    if aid or face < 0 or what not in {MOVED, REVEALED} or not any(zone.covered for zone in game.zones):
        return seen
    if known & UP or (game.opens[dst] >> seat & 1 and not game.forgets[dst]):      # it came to lie in sight
        return seen
    return (what, who, src, i, dst, j, -1 - event.back, known, word, numbers)


def event_shown(seen: Seen) -> EventShown:
    what, seat, src, i, dst, j, face, known, word, numbers = seen
    return EventShown(WHAT[what], seat, src, i, dst, j, face, known, word, numbers)


def answers_shown(game: Game, answers: Answers, seat: int) -> tuple[AnswerShown, ...]:
    return tuple([answer_shown(game, answer, seat) for answer in answers])


@lru_cache(1 << 12)
def answers_text(game: Game, answers: Answers, seat: int) -> msgspec.Raw:
    return msgspec.Raw(encode(answers_shown(game, answers, seat)))


@lru_cache(1 << 16)
def answer_shown(game: Game, answer: Answer, seat: int) -> AnswerShown:
    """Where an answer is given never changes, so it is made once."""
    return AnswerShown(answer.text, tuple([PlaceShown(*place.all()) for place in game.place(answer, seat)]))


def view_shown(view: View) -> ViewShown:
    """All of it but `unseen`, which is the deck less the faces in sight."""
    return ViewShown(view.seat, view.phase, view.asked, view.cards, view.known, view.signs, view.facts, view.marks)


def seats_shown(table: Table, you: int, here: int, watching: int) -> SeatsShown:
    """Who sits where. `here` is the mask of the seats whose person has the table open."""
    return SeatsShown(table.n, table.stage, you, seat_list(table, here), watching, table.next)


def seat_list(table: Table, here: int) -> tuple[SeatShown, ...]:
    return tuple([SeatShown(seat.who, seat.name, seat.level, seat.who == "bot" or bool(here >> number & 1))
                  for number, seat in enumerate(table.seats)])


def table_shown(table: Table) -> TableShown:
    """What does not change. No card is in it but the deck, which everybody knows."""
    game, first = table.game, table.opened
    back_of = dict(zip(game.deck, game.backs))
    return TableShown(
        id=table.id, game=first.game, rules=first.rules, options=first.options, aid=first.aid, public=first.public,
        watch=first.watch, clock=first.clock, grace=first.grace, commitment=table.commitment(),
        zones=tuple([ZoneShown(z.name, z.owner, SHAPES[z.shape], z.open, z.covered, z.heap, z.signed)
                     for z in game.zones]),
        kinds=tuple([KindShown(name, back_of.get(kind, 0), game.deck.count(kind))
                     for kind, name in enumerate(game.kinds)]),
        phases=tuple([PhaseShown(phase.name, phase.rule) for phase in game.phases]),
        facts=tuple([FactShown(fact.name, fact.start, fact.size, fact.each, fact.type) for fact in game.facts]),
        verbs=tuple([word_shown(verb, named) for verb, named in zip(game.answers.verbs, game.answers.signatures)]),
        told=tuple([word_shown(declared.split()[0], signature(declared)) for declared in game.told]),
    )


def word_shown(name: str, named: tuple[tuple[str, str], ...]) -> WordShown:
    return WordShown(name, tuple([NumberShown(*pair) for pair in named]))
