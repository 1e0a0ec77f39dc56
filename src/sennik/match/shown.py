"""What a client is shown. Every face in it comes from `view(seat)` or `event.seen(seat)`; nothing is stripped after."""
from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import structs

from ..engine.answers import Answer, Answers, signature
from ..engine.errors import Unreadable
from ..engine.events import MOVED, REVEALED, TOLD, WHAT, Event, Seen
from ..engine.game import BIT, SPECTATOR, Game, Place
from ..engine.view import View
from .entries import Opened, WhatIf
from .log import Log
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
    SealingShown,
    SeatShown,
    SeatsShown,
    Shape,
    StepShown,
    TableShown,
    ViewShown,
    WhatIfShown,
    WordShown,
    ZoneShown,
)
from .open_cards import open_seen, open_view
from .sight import sight
from .table import Change, Table

SHAPES: Final[tuple[Shape, ...]] = ("row", "bag", "fan")
PAST: Final = 400              # events of the past that a log is given at most, besides what was told
# What is shown of a table as it was agreed on when it was opened.
AGREED: Final = [name for name in Opened.__struct_fields__
                 if name in TableShown.__struct_fields__ and name not in {"lesson", "what_if"}]
encode: Final = msgspec.json.Encoder().encode


def step_text(table: Table, seat: int, now: int, change: Change | None = None) -> bytes:
    """A StepShown as it is sent: the position as `seat` may know it, with what the change did; without one, with all
    since its own last answer, and the past. The answers are half of it and often the same: as a text they are kept."""
    answers = answers_of(table, seat)
    return encode(step(table, seat, now, change, answers_text(table.game, answers, seat) if answers else ()))


def answers_of(table: Table, seat: int) -> Answers:
    """What is offered: not the one answer that the table is about to give."""
    return () if seat == SPECTATOR or seat in table.forced() else table.questions[seat].answers


def step(table: Table, seat: int, now: int, change: Change | None, answers: Any) -> StepShown:
    """`answers` is a text in the place of what StepShown has."""
    record, state = table.play()
    log = table.log
    end = len(log.events)
    first = log.since(seat) if seat != SPECTATOR else end
    if change is not None:
        first = end - len(change.events)
    sits = seat != SPECTATOR
    why = table.why_no_undo(seat) if sits else "undo-watching"
    over = table.stage == "over"
    view = state.view(seat, table.opened.aid, whole=False)
    fresh = log.fresh(seat, state.asked)
    faces, peeks = sight(log, state, view, fresh)
    return StepShown(
        n=table.n,
        since=table.questions[seat].since if sits else 0,
        events=tuple([event_shown(log.events[k], seat, k, k in log.stand_ins) for k in range(first, end)]),
        fresh=fresh,
        faces=faces,
        peeks=peeks,
        view=view_shown(view),
        answers=answers,
        undo=not why,
        why=why,
        scores=tuple(state.scores()),
        left=tuple([max(0, (at - now + 999) // 1000) if (at := table.deadline(k)) >= 0 else -1
                    for k in range(len(table.seats))]) if table.opened.clock else (-1,) * len(table.seats),
        notes=notes_shown(table.game, view),
        undone=change.undone if change is not None else -1,
        past=past_shown(log, first, seat, fresh, faces) if change is None else (),
        result=ResultShown(tuple(state.returns()), record.seed.secret.hex(),
                           tuple([share.hex() for share in record.seed.shares]), record.seed.sealing) if over else None,
        page=table.page if table.lesson is not None else -1,
    )


def open_step_text(table: Table, now: int, change: Change) -> bytes:
    """The same of a game that is over, for one who sees all cards."""
    shown = step(table, SPECTATOR, now, change, ())
    view = open_view(table.play()[1])
    log, first = table.log, len(table.log.events) - len(change.events)
    events = [seen_shown(open_seen(event), k, k in log.stand_ins) for k, event in enumerate(change.events, first)]
    return encode(structs.replace(shown, view=view_shown(view), events=tuple(events), fresh=0, faces=(), peeks=(),
                                  notes=notes_shown(table.game, view)))


def past_shown(log: Log, upto: int, seat: int, fresh: int, faces: tuple[int, ...]) -> tuple[EventShown, ...]:
    """What happened before the event `upto`: the last of what moved, without faces that have faded, and all that was
    told, so that a score sheet can be read back to the first round."""
    early = max(0, upto - PAST)
    numbers = [k for k in range(early) if log.events[k].what == TOLD] + list(range(early, upto))
    still = set(faces)
    return tuple([event_shown(log.events[k], seat, k, k in log.stand_ins, fades=k < fresh and k not in still)
                  for k in numbers])


def event_shown(event: Event, seat: int, number: int, stand_in: bool = False, fades: bool = False) -> EventShown:
    seen = event.seen(seat)
    if fades and seen.what in {MOVED, REVEALED}:
        seen = seen._replace(face=-1 - event.back)
    return seen_shown(seen, number, stand_in)


def seen_shown(seen: Seen, number: int, stand_in: bool) -> EventShown:
    what, who, src, i, dst, j, face, known, word, numbers = seen
    return EventShown(number, WHAT[what], who, src, i, dst, j, face, known, word, numbers, stand_in)


def answers_shown(game: Game, answers: Answers, seat: int) -> tuple[AnswerShown, ...]:
    return tuple([answer_shown(game, answer, seat) for answer in answers])


@lru_cache(1 << 12)
def answers_text(game: Game, answers: Answers, seat: int) -> msgspec.Raw:
    return msgspec.Raw(encode(answers_shown(game, answers, seat)))


@lru_cache(1 << 16)
def answer_shown(game: Game, answer: Answer, seat: int) -> AnswerShown:
    """Where an answer is given never changes, so it is made once."""
    return AnswerShown(answer.text, tuple([place_shown(place) for place in game.place(answer, seat)]))


def notes_shown(game: Game, view: View) -> tuple[NoteShown, ...]:
    return tuple([NoteShown(note.name, place_shown(note.place), note.number) for note in game.notes(view)])


def why_not(table: Table, seat: int, place: Place) -> str:
    """Why a seat that is asked cannot touch this place: a word of the game, from what it is shown; perhaps none."""
    game = table.game
    if place.zone >= len(game.zones) or place.kind >= len(game.kinds) or place.fact >= game.numbers:
        raise Unreadable("no-such-place")
    if table.stage != "playing" or seat == SPECTATOR:
        return ""
    state = table.play()[1]
    view = state.view(seat, table.opened.aid, whole=False)
    return game.why_not(view, place) if state.asked & BIT[seat] else ""


def place_shown(place: Place) -> PlaceShown:
    return PlaceShown(place.zone, place.index, place.kind, place.fact)


def view_shown(view: View) -> ViewShown:
    """All of it but `unseen`, which is the deck less the faces in sight."""
    return ViewShown(view.seat, view.phase, view.asked, view.cards, view.known, view.signs, view.facts, view.marks)


def seats_shown(table: Table, you: int, here: int, watching: int, grace: tuple[int, ...] = ()) -> SeatsShown:
    """Who sits where. `here` is the mask of the seats whose person has the table open; `grace` as in the message."""
    return SeatsShown(table.n, table.stage, you, seat_list(table, here), watching, table.next, grace,
                      sealing_shown(table))


def sealing_shown(table: Table) -> SealingShown | None:
    """Seals only when all are there, shares never: who sits down last knows no more than who sat down first."""
    sealing = table.sealing
    if table.stage != "waiting" or not sealing.closed:
        return None
    return SealingShown(sealing.round, tuple(sealing.seals) if sealing.unsealing() else (), sealing.awaited(),
                        sealing.withheld)


def seat_list(table: Table, here: int) -> tuple[SeatShown, ...]:
    return tuple([SeatShown(seat.who, seat.name, seat.level, seat.who == "bot" or bool(here >> number & 1))
                  for number, seat in enumerate(table.seats)])


def table_shown(table: Table) -> TableShown:
    """What does not change. No card is in it but the deck, which everybody knows."""
    game, first = table.game, table.opened
    back_of = dict(zip(game.deck, game.backs))
    return TableShown(
        id=table.id,
        **{name: getattr(first, name) for name in AGREED},
        commitment=table.commitment(),
        zones=tuple([ZoneShown(z.name, z.owner, SHAPES[z.shape], z.open, z.remember, z.heap, z.signed)
                     for z in game.zones]),
        kinds=tuple([KindShown(name, back_of.get(kind, 0), game.deck.count(kind))
                     for kind, name in enumerate(game.kinds)]),
        phases=tuple([PhaseShown(phase.name, phase.rule) for phase in game.phases]),
        facts=tuple([FactShown(fact.name, fact.start, fact.size, fact.each, fact.type) for fact in game.facts]),
        verbs=tuple([word_shown(verb, named) for verb, named in zip(game.answers.verbs, game.answers.signatures)]),
        told=tuple([word_shown(declared.split()[0], signature(declared)) for declared in game.told]),
        lesson=table.lesson.shown() if table.lesson is not None else None,
        what_if=what_if_shown(first.what_if) if first.what_if is not None else None,
    )


def what_if_shown(what_if: WhatIf) -> WhatIfShown:
    return WhatIfShown(what_if.table, what_if.moment, what_if.seat, what_if.anew)


def word_shown(name: str, named: tuple[tuple[str, str], ...]) -> WordShown:
    return WordShown(name, tuple([NumberShown(*pair) for pair in named]))
