"""What a seat is shown, as messages: the table once, the seats when they change, a step after every answer."""
from __future__ import annotations

from typing import Literal

from msgspec import Struct

Stage = Literal["waiting", "playing", "over"]
Who = Literal["free", "person", "bot"]
What = Literal["moved", "swapped", "revealed", "shuffled", "told", "marked"]
Shape = Literal["row", "bag", "fan"]


class Shown(Struct, frozen=True, gc=False):
    """Plain values all the way down: there is no circle for the garbage collector to look for."""


# ---- once: what does not change while it is played
class ZoneShown(Shown, frozen=True):
    name: str
    owner: int                   # a seat, or -1
    shape: Shape                 # row: order is public; bag: no order; fan: a hand, sorted for the eye
    open: int                    # mask of the seats that see a face lying here
    remember: int                # the seats that do not see what they know here, but for cards turned up
    heap: bool                   # only the top card is in sight
    signed: bool                 # the sign on the back of the top card is in sight


class KindShown(Shown, frozen=True):
    name: str
    back: int
    count: int                   # how many cards of this kind the deck has


class PhaseShown(Shown, frozen=True):
    name: str
    rule: str                    # where the rulebook opens


class FactShown(Shown, frozen=True):
    """A block of `size` public numbers in `view.facts`, from `start` on."""
    name: str
    start: int
    size: int
    each: str
    type: str                    # empty: bookkeeping, not to be shown


class NumberShown(Shown, frozen=True):
    name: str
    type: str                    # seat, kind, nth, number, or the word w of the messages "w-5"


class WordShown(Shown, frozen=True):
    """A verb of answers or a told word, with what the numbers behind it mean."""
    name: str
    numbers: tuple[NumberShown, ...]


class PageShown(Shown, frozen=True):
    """A page of a lesson."""
    name: str                    # its sentence is the message `page-<name>` of the lesson
    chapter: int
    does: bool                   # an answer is wanted; otherwise it is to be read
    points: tuple[str, ...]      # what the words point at: z3 a zone, z3.1 a card, f12 a fact, "answer wake"


class LessonShown(Shown, frozen=True):
    name: str                    # its title is the message `lesson-<name>` of the game; empty: the first one
    next: str                    # the name of the one to be learnt after it; empty: none
    chapters: tuple[str, ...]    # their titles are the messages `chapter-<name>` of the lesson
    pages: tuple[PageShown, ...]


class WhatIfShown(Shown, frozen=True):
    """Where a game goes on from: a moment of another one."""
    table: str
    moment: int
    seat: int                    # who plays on
    anew: bool                   # what this seat did not know was dealt anew; else the cards lie as they lay


class TableShown(Shown, frozen=True, tag="table"):
    id: str
    game: str
    rules: int                   # version of the rules
    options: dict[str, str]
    aid: bool                    # the table remembers for the players
    public: bool                 # listed in the lobby
    watch: bool                  # whoever has the link may look on
    clock: int                   # seconds for a question; 0: no clock
    grace: int                   # seconds until a bot plays for who has gone; 0: never
    teach: bool                  # a seat may ask what a bot would do
    commitment: str              # SHA-256 of the server's secret, 64 hex digits
    zones: tuple[ZoneShown, ...]
    kinds: tuple[KindShown, ...]
    phases: tuple[PhaseShown, ...]
    facts: tuple[FactShown, ...]
    verbs: tuple[WordShown, ...]
    told: tuple[WordShown, ...]
    lesson: LessonShown | None = None
    what_if: WhatIfShown | None = None       # no proof of the shuffle is claimed here


# ---- when it changes: who sits where
class SeatShown(Shown, frozen=True):
    who: Who
    name: str                    # of a person; empty for a bot or a free seat
    level: str                   # of the bot that answers here now, also in the place of a person; else empty
    here: bool                   # a person with an open connection; a bot is always here


class SealingShown(Shown, frozen=True):
    """All seats are taken, and the shuffle is on its way: first every share is sealed, then every share is shown."""
    round: int                   # from 0 on; another one begins, with new shares, if somebody does not show theirs
    seals: tuple[str, ...]       # by seat the SHA-256 of its share, or empty; none at all until every one is there
    awaited: int                 # mask of the seats that are to act: to seal a share, or, if `seals` are there, show it
    withheld: int                # mask of the seats that did not, and add no share


class SeatsShown(Shown, frozen=True, tag="seats"):
    n: int
    stage: Stage
    you: int                     # your seat, or 6: looking on
    seats: tuple[SeatShown, ...]
    watching: int                # how many look on
    next: str                    # the table of the rematch, or empty
    grace: tuple[int, ...] = ()  # by seat: seconds until a bot plays for who is away, -1: none will; or empty
    sealing: SealingShown | None = None      # between the last seat and the first card


# ---- after every answer
class EventShown(Shown, frozen=True):
    """One thing that happened. Cards: from `src`,`i` to `dst`,`j`; an index of -1 is the top, -1000 cannot be told."""
    number: int                  # its place in the list of all events of the game, from 0 on
    what: What
    seat: int                    # whose answer brought it about
    src: int
    i: int
    dst: int
    j: int
    face: int                    # a kind, or -1 - back of a face you may not see
    known: int                   # mask of the seats that know it now; 128: face up
    word: str                    # of a told event
    numbers: tuple[int, ...]     # of a told event; the zones gathered by a shuffle; the mark
    stand_in: bool = False       # a bot answered in the place of the person of that seat


class ViewShown(Shown, frozen=True):
    seat: int
    phase: int
    asked: int                   # mask of the seats that are asked; 0: over
    cards: tuple[tuple[int, ...], ...]       # by zone: kinds, or -1 - back
    known: tuple[tuple[int, ...], ...]       # by zone, beside each card: mask of who knows it; 128: face up
    signs: tuple[int, ...]                   # by zone, or empty
    facts: tuple[int, ...]
    marks: tuple[tuple[int, int, int], ...]  # zone, index, mark


class PlaceShown(Shown, frozen=True):
    """What a finger touches: a card, a zone (index -1), a kind in a hand, or a fact; -1 where it says nothing."""
    zone: int
    index: int
    kind: int
    fact: int


class AnswerShown(Shown, frozen=True):
    text: str                    # the answer itself: "land 2 0"
    places: tuple[PlaceShown, ...]           # none: a button; one: touch it; two: from there to there


class NoteShown(Shown, frozen=True):
    """What your view amounts to by the rules, so that nobody has to reckon: the message `note-<name>` with $count."""
    name: str
    place: PlaceShown
    number: int


class ResultShown(Shown, frozen=True):
    """When it is over: all that anyone needs to check that the cards were dealt fairly."""
    returns: tuple[float, ...]   # 1 shared among the winners
    secret: str
    shares: tuple[str, ...]
    sealing: tuple[tuple[str, int, str], ...] = ()       # in order: `sealed`, `unsealed`, `withheld`; seat; which


class StepShown(Shown, frozen=True, tag="step"):
    n: int
    since: int                   # the n at which your question was put: what you sent with an older n is settled
    events: tuple[EventShown, ...]
    fresh: int                   # a log shows the faces of events from this number on …
    faces: tuple[int, ...]       # … and of these before it, because the card lies open now; of no others
    peeks: tuple[tuple[int, int, int], ...]  # zone, index, kind: seen since your last answer, and covered now
    view: ViewShown
    answers: tuple[AnswerShown, ...]
    undo: bool
    why: str                     # the word of why there is no undo; empty where there is one
    scores: tuple[int, ...]
    left: tuple[int, ...]        # by seat: seconds left on the clock, -1: no clock runs
    notes: tuple[NoteShown, ...] = ()
    undone: int = -1             # the seat that took its last answer back: forget the lines of that answer
    past: tuple[EventShown, ...] = ()        # after a hello: what happened before `events`, for the log
    result: ResultShown | None = None
    page: int = -1               # of the lesson; -1: it is none


# ---- when a seat asks for it
class ReasonShown(Shown, frozen=True):
    word: str                    # the message `reason-<word>`
    numbers: dict[str, int]      # its arguments


class HintShown(Shown, frozen=True, tag="hint"):
    """What a bot would do in your place, by what you may know."""
    n: int                       # of the step it is about
    answer: str                  # one of yours
    reasons: tuple[ReasonShown, ...]
