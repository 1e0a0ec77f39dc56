"""All that goes over the wire. What a seat is shown is in `match.messages`; here are the rest and the unions."""
from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ..coach.messages import Review
from ..match.messages import HintShown, SealingShown, SeatShown, SeatsShown, Stage, StepShown, TableShown

PROTOCOL: Final = 3

Lang = Annotated[str, Meta(max_length=8)]
Word = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


# ---- from the client, over the WebSocket
class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(Said, frozen=True, tag="hello"):
    """First, and whenever everything is wanted anew: after it come `table`, `seats` and, once it plays, `step`."""
    protocol: Number
    lang: Lang


class AnswerMessage(Said, frozen=True, tag="answer"):
    n: Number                    # of the last step or seats message: an answer to an older question is refused
    answer: Word                 # its text


class Undo(Said, frozen=True, tag="undo"):
    n: Number


class Fill(Said, frozen=True, tag="fill"):
    """Put a bot on a free seat, before the game."""
    seat: SeatNumber
    level: Word


class Clear(Said, frozen=True, tag="clear"):
    """Send a bot away, before the game."""
    seat: SeatNumber


class Leave(Said, frozen=True, tag="leave"):
    """Before the game: stand up. While it is played: let a bot answer, until `back`."""


class Back(Said, frozen=True, tag="back"):
    """Take the own seat back from the bot."""


class Rematch(Said, frozen=True, tag="rematch"):
    """When it is over: open a table for the same game. Its id comes to all as `seats.next`."""


class Turn(Said, frozen=True, tag="turn"):
    """In a lesson: to this page, on or back."""
    page: Number


class Why(Said, frozen=True, tag="why"):
    """Why can this place not be touched now? Place as in an answer: what it is not is -1."""
    zone: Annotated[int, Meta(ge=-1, le=1_000)] = -1
    index: Annotated[int, Meta(ge=-1, le=1_000)] = -1
    kind: Annotated[int, Meta(ge=-1, le=1_000)] = -1
    fact: Annotated[int, Meta(ge=-1, le=10_000)] = -1


class AskHint(Said, frozen=True, tag="hint"):
    """At a table that teaches, while you are asked: what would a bot do? The reply is a `hint`."""
    n: Number


ClientMessage = Hello | AnswerMessage | Undo | Fill | Clear | Leave | Back | Rematch | Turn | Why | AskHint


# ---- from the server
class Refusal(Struct, frozen=True, tag="error"):
    """Refused; nothing was changed. `text` is the sentence of `error-<word>` in the client's language."""
    word: str
    details: dict[str, str]
    text: str
    to: str = ""                 # the type of the message it answers; "table": said to all who have it open
    closing: bool = False        # the connection is closed after it


class Reason(Struct, frozen=True, tag="why"):
    """The answer to `why`: the message `why-<word>` of the game; empty: nothing but what is asked."""
    word: str


ServerMessage = TableShown | SeatsShown | StepShown | HintShown | Refusal | Reason


# ---- HTTP
class OptionInfo(Struct, frozen=True):
    name: str
    values: tuple[str, ...]
    default: str
    yes: str                     # the value meant by "yes", where "yes" is none itself


class LessonInfo(Struct, frozen=True):
    name: str                    # its title is the message `lesson-<name>` of the game; empty: the first one
    minutes: int                 # that it takes


class GameInfo(Struct, frozen=True):
    key: str
    rules: int
    least: int                   # seats
    most: int
    minutes: int
    weight: int                  # how much there is to learn, 1 to 5
    options: tuple[OptionInfo, ...]
    memory: bool                 # something has to be remembered: the memory aid is a choice
    lessons: tuple[LessonInfo, ...]      # in the order in which they are learnt
    tempers: tuple[str, ...]     # of bots, the usual one first; none where there is nothing to choose


class Games(Struct, frozen=True):
    """GET /api/games"""
    protocol: int
    games: tuple[GameInfo, ...]  # ours first, the easiest of them before all
    bots: tuple[str, ...]        # levels, for `fill` and `NewTable.bots`; with a temper: `regular:temper=bold`
    langs: dict[str, str]        # code to own name: {"pl": "polski"}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""
    game: Word
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[Word, Annotated[str, Meta(max_length=64)] | bool | int] = {}
    bots: dict[SeatNumber, Word] = {}       # by seat: the level
    aid: bool = False
    public: bool = False
    watch: bool = True
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    grace: Annotated[int, Meta(ge=0, le=3600)] = 60
    teach: bool = False


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons: a table with a lesson of a game, where you sit already"""
    game: Word
    name: Annotated[str, Meta(max_length=64)]               # yours
    lesson: Word = ""                                       # the name of a further one


class NewWhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/what-if, once the game is over: a table that goes on from this moment, where you sit
    already, with bots on the other seats"""
    moment: Number
    seat: SeatNumber                                        # your own, if you held one
    anew: bool                                              # what this seat did not know is dealt anew
    name: Annotated[str, Meta(max_length=64)]               # yours
    level: Word = "regular"                                 # of the bots
    aid: bool = False


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats"""
    name: Annotated[str, Meta(max_length=64)]
    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]     # SHA-256 of 16 bytes of your own chance: your share
    seat: SeatNumber | None = None                          # any free one if not said


class SealShare(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seals, when `sealing` awaits you without `seals`: a new share, sealed"""
    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class ShowShare(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/shares, when `sealing` awaits you with `seals`, one of which is yours: what you sealed"""
    share: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class TableInfo(Struct, frozen=True):
    """GET /api/tables/{id}; also the answer to NewTable, SitDown, SealShare and ShowShare"""
    id: str
    game: str
    rules: int
    options: dict[str, str]
    aid: bool
    public: bool
    watch: bool
    clock: int
    grace: int
    teach: bool
    commitment: str
    stage: Stage
    you: int                     # your seat, or 6
    seats: tuple[SeatShown, ...]
    next: str
    sealing: SealingShown | None = None      # as in `seats`


class TableLine(Struct, frozen=True):
    """A table in a list."""
    id: str
    game: str
    options: dict[str, str]
    stage: Stage
    seats: tuple[SeatShown, ...]             # in a list nobody is `here`
    watch: bool
    created: int                 # seconds since 1970
    touched: int


class SeatEnd(Struct, frozen=True):
    """How a game ended for a seat."""
    rank: int                    # from 1 on; winners share the first
    score: int
    share: float                 # of the victory: 1 shared among the winners
    stand_in: bool               # a bot ended it in the place of the person


class OwnGame(TableLine, frozen=True):
    """A table where you hold a seat."""
    you: int                     # your seat
    turn: bool                   # it waits for you: you are asked, or nobody else is a person
    away: bool                   # you put it away
    ends: tuple[SeatEnd, ...]    # by seat, once it is over


class OwnGames(Struct, frozen=True):
    """GET /api/me/games: what waits for you, and what you played, the newest first. `?before=NEXT` has the next page"""
    open: tuple[OwnGame, ...]    # on the first page
    over: tuple[OwnGame, ...]
    next: str                    # empty: that was all


class Counted(Struct, frozen=True):
    """Your games of one kind. Lessons, what-ifs and games that a bot ended in your place are in none."""
    game: str
    against: str                 # a level of bots, `mixed` levels, `people` alone, or `both` people and bots
    games: int
    wins: int
    share: float                 # of the victories, on average …
    fair: float                  # … and what would be everybody's
    last: tuple[bool, ...]       # the last ten, the newest first: won?


class Statistics(Struct, frozen=True):
    """GET /api/me/statistics"""
    rows: tuple[Counted, ...]


class DeviceShown(Struct, frozen=True):
    id: str
    kind: str                    # `phone` or `computer`
    since: int                   # seconds since 1970
    here: bool                   # the one that asks


class Devices(Struct, frozen=True):
    """GET /api/me/devices: browsers that are yours. The answer to POST with a code, and to every DELETE below it too"""
    devices: tuple[DeviceShown, ...]
    code: int                    # until when there is a code for another, in seconds since 1970; 0: there is none


class CodeShown(Struct, frozen=True):
    """POST /api/me/code: for another browser of yours, good once; one made before is good no more"""
    code: str
    until: int                   # seconds since 1970
    address: str                 # where it is asked for, with the code
    picture: str                 # of the address, as SVG, to point a phone at


class TakeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/devices: this browser becomes one of theirs who made the code; what it played comes along"""
    code: Annotated[str, Meta(max_length=64)]


class Farewell(Struct, frozen=True):
    """DELETE /api/me: all that is yours is deleted"""
    removed: int                 # tables that were yours alone: gone
    left: int                    # tables of others, too: your name and your seat are gone


class Tables(Struct, frozen=True):
    """GET /api/tables (public ones) and GET /api/me/tables (those where you hold a seat and that you did not put
    away), the last touched first; the latter also the answer to DELETE /api/me/tables/{id}, which puts one away"""
    tables: tuple[TableLine, ...]


class ReplayShown(Struct, frozen=True):
    """GET /api/tables/{id}/replay/{eye}, once the game is over. The eye: a seat's number, `watch` or `open`"""
    table: TableShown
    seats: SeatsShown            # as they were at the end; `you` is the seat whose eyes these are, or 6
    you: int                     # your own seat, or 6
    steps: tuple[StepShown, ...]  # by moment: after the deal, after each answer that was not taken back


class ReviewShown(Struct, frozen=True):
    """GET /api/tables/{id}/review, once the game is over: asks for it, tells how far it is, and is it. Ask again until
    it is done"""
    stage: Literal["waiting", "working", "done"]
    ahead: int                   # while it waits: how many games are looked at before
    done: int                    # so many answers of the game are judged …
    answers: int                 # … of so many; 0 while it waits
    you: int                     # your own seat, or 6
    review: Review | None = None
