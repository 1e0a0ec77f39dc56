"""A table: the list of its entries, and what follows from it.

Two kinds of methods: those that ask for a change check it and return the entry to be written, changing nothing;
`apply` carries out an entry that has been written. Between the two the list is made durable.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from .. import bots, games
from ..engine.answers import Answers
from ..engine.errors import Illegal, NotAsked, Unreadable
from ..engine.events import Event
from ..engine.game import SPECTATOR, Game
from ..engine.record import Done, Origin, Record, read_origin
from ..engine.sealing import SEAL_SIZE, SEALED, SHARE_SIZE, UNSEALED, WITHHELD, Sealing, unhex
from ..engine.seed import SECRET_SIZE, Seed
from ..engine.state import State
from . import entries as e
from . import names
from .lesson import READER, Lesson, answers, marked, script, taken
from .log import Log
from .messages import Stage, Who


def opened(at: int, secret: bytes, game: str, seats: int, options: Mapping[str, object], **agreed: Any) -> e.Opened:
    """The first entry of a new table, or a refusal that says what there is. `agreed` is the rest of what Opened has."""
    if len(secret) != SECRET_SIZE:
        raise Unreadable("seed-size")
    made = games.make(game, seats, options, agreed.pop("rules", 0))      # 0: the newest
    return e.Opened(at=at, game=game, rules=made.version, seats=seats, options=made.options,
                    secret=secret.hex(), **agreed)


@dataclass
class Seat:
    who: Who = "free"
    name: str = ""
    player: str = ""
    share: bytes = b""           # given openly
    level: str = ""              # the bot that answers here now
    why: str = ""                # why a bot answers for a person


@mypyc_attr(acyclic=True)
class Question:
    """What a seat is asked, and since when: an answer to an older question is stale."""
    phase: int
    answers: Answers
    since: int                   # the number of entries when it was put
    at: int

    def __init__(self, phase: int = -1, answers: Answers = (), since: int = 0, at: int = 0) -> None:
        self.phase = phase
        self.answers = answers
        self.since = since
        self.at = at


class Ready:
    """An answer rehearsed and on its way to be written: what the table becomes, and what it asks then."""
    n: int                       # entries before it
    done: Done
    legal: list[Answers]         # by seat

    def __init__(self, n: int, done: Done, legal: list[Answers]) -> None:
        self.n = n
        self.done = done
        self.legal = legal


@mypyc_attr(acyclic=True)
class Change:
    """What an entry did."""
    seats: bool                  # somebody sits elsewhere, or the stage is another
    step: bool                   # the position is another
    events: list[Event]
    undone: int                  # the seat that took its answer back, or -1
    anew: bool                   # another game lies on the table: everything is shown again

    def __init__(self, seats: bool = False, step: bool = False, events: list[Event] | None = None,
                 undone: int = -1, anew: bool = False) -> None:
        self.seats = seats
        self.step = step
        self.events = [] if events is None else events
        self.undone = undone
        self.anew = anew


class Table:
    id: str
    opened: e.Opened
    game: Game
    seats: list[Seat]
    holders: dict[str, int]      # who holds which seat
    n: int                       # entries so far
    sealing: Sealing             # the shares of those who sit, sealed until all do
    record: Record | None        # None before the game
    state: State | None
    log: Log
    questions: list[Question]
    taken_back: bool             # the last answer was
    next: str                    # the table of the rematch
    ready: Ready | None          # the answer that is being written
    origin: Origin | None        # the moment of another game that this one goes on from
    lesson: Lesson | None        # that is given here
    page: int                    # of the lesson
    script: list[tuple[int, str]]        # what the others of a lesson are still to answer on this page

    def __init__(self, key: str, first: e.AnyEntry) -> None:
        if not isinstance(first, e.Opened):
            raise Unreadable("table-broken")
        if first.lesson and first.rules != games.identity(first.game).version:
            raise Unreadable("old-lesson")
        if first.rules < 1:                              # 0 would mean the newest
            raise Unreadable("old-rules", game=first.game, version=first.rules)
        self.game = games.shared(first.game, first.seats, first.options, first.rules)    # as it was begun
        self.origin = origin_of(first.what_if, self.game) if first.what_if is not None else None
        self.lesson = marked(first.game, first.lesson) if first.lesson else None
        self.page = 0
        self.script = []
        self.id = key
        self.opened = first
        self.seats = [Seat() for _ in range(first.seats)]
        self.holders = {}
        self.n = 1
        self.sealing = Sealing(first.seats)
        self.record = None
        self.state = None
        self.log = Log(self.game, first.aid)
        self.questions = [Question() for _ in range(first.seats)]
        self.taken_back = False
        self.next = ""
        self.ready = None

    @staticmethod
    def of(key: str, entries: Iterable[e.AnyEntry]) -> Table:
        """The table that follows from its list."""
        rest = iter(entries)
        table = Table(key, next(rest))
        for entry in rest:
            table.apply(entry)
        return table

    # ---- how it stands
    @property
    def stage(self) -> Stage:
        if self.state is None:
            return "waiting"
        return "playing" if self.state.asked else "over"

    def seat_of(self, player: str) -> int:
        """The seat of who holds this secret, or the spectator's."""
        return self.holders.get(player, SPECTATOR)

    def seed(self) -> Seed:
        shares = tuple([seat.share or sealed for seat, sealed in zip(self.seats, self.sealing.shares)])
        openly = any([seat.share for seat in self.seats])
        return Seed(bytes.fromhex(self.opened.secret), shares, () if openly else tuple(self.sealing.deeds))

    def commitment(self) -> str:
        return Seed(bytes.fromhex(self.opened.secret)).commitment()

    def bots_asked(self) -> list[tuple[int, str]]:
        """The seats where a bot is to answer now, and which."""
        if self.state is None:
            return []
        if self.lesson is not None:
            return [(number, self.seats[number].level) for number, _ in self.script[:1]]
        return [(number, seat.level) for number, seat in enumerate(self.seats)
                if seat.level and self.state.asked >> number & 1]

    def forced(self) -> list[int]:
        """The seats of people for whom the table answers now: one answer is left, and everybody can see that. What was
        just taken back is asked after all, so that one can take back more."""
        if self.state is None or self.lesson is not None or self.taken_back:
            return []
        return [number for number, seat in enumerate(self.seats)
                if not seat.level and self.state.forced(number) is not None]

    def why_no_undo(self, seat: int) -> str:
        """The word of why the last answer cannot be taken back; empty if it can."""
        if self.record is None or not self.record.answers or self.lesson is not None:    # there one turns the page
            return "undo-nothing"
        if self.stage == "over":                         # the secret is out
            return "undo-over"
        if self.record.answers[-1][0] != seat:
            return "undo-too-late"
        return "" if self.record.may_undo(seat) else "no-undo"

    def deadline(self, number: int) -> int:
        """When the clock of a seat runs out, in milliseconds since 1970, or -1."""
        seat = self.seats[number]
        if not self.opened.clock or self.state is None or seat.level or not self.state.asked >> number & 1:
            return -1
        return self.questions[number].at + 1000 * self.opened.clock

    # ---- asking for a change: checked, nothing changed yet
    def sit(self, at: int, player: str, name: str, share: str = "", wanted: int | None = None,
            seal: str = "") -> e.Sat:
        """With a share, openly, where nothing is to be proven; with its seal everywhere else."""
        if self.seat_of(player) != SPECTATOR:
            raise Illegal("seated-already")
        self.must_be("waiting", "game-begun")
        name = names.clean(name)
        if any(names.same(name, seat.name) for seat in self.seats if seat.who == "person"):
            raise Illegal("name-taken", name=name)
        free = [number for number, seat in enumerate(self.seats) if seat.who == "free"]
        if wanted is None:
            wanted = free[0]                             # waiting: one is free
        elif self.there(wanted) and wanted not in free:
            raise Illegal("seat-taken")
        if seal and not unhex(seal, SEAL_SIZE):
            raise Unreadable("seal-size")
        if not seal and not unhex(share, SHARE_SIZE):
            raise Unreadable("share-size")
        return e.Sat(at, wanted, name, player, "" if seal else share, seal)

    def seal(self, at: int, player: str, seal: str) -> e.Sealed:
        """Another share, for who is asked for one."""
        number = self.own(player)
        self.sealing.check_seal(number, seal)
        return e.Sealed(at, number, seal)

    def unseal(self, at: int, player: str, share: str) -> e.Unsealed:
        number = self.own(player)
        self.sealing.check_share(number, share)
        return e.Unsealed(at, number, share)

    def withhold(self, at: int, since: tuple[int, bool]) -> e.Withheld:
        """Who is awaited `since` then is waited for no longer."""
        if since != self.awaits() or not self.sealing.awaited():
            raise Illegal("stale")
        awaited = self.sealing.awaited()
        return e.Withheld(at, tuple([number for number in range(len(self.seats)) if awaited >> number & 1]))

    def awaits(self) -> tuple[int, bool]:
        """What the seats that add a share are to do: in which round, and whether to seal it or to show it."""
        return self.sealing.round, self.sealing.unsealing()

    def fill(self, at: int, player: str, number: int, level: str) -> e.Filled:
        self.own(player)
        return self.put(at, number, level)

    def put(self, at: int, number: int, level: str) -> e.Filled:
        """A bot, put there by whoever opens the table."""
        self.must_be("waiting", "game-begun")
        if self.there(number) and self.seats[number].who != "free":
            raise Illegal("seat-taken")
        return e.Filled(at, number, bots.checked(level, self.game))

    def clear(self, at: int, player: str, number: int) -> e.Emptied:
        self.own(player)
        self.must_be("waiting", "game-begun")
        if self.there(number) and self.seats[number].who != "bot":
            raise Illegal("no-bot-there")
        return e.Emptied(at, number)

    def leave(self, at: int, player: str) -> e.Emptied | e.StandIn:
        number = self.own(player)
        if self.stage == "waiting":
            if self.sealing.closed:
                raise Illegal("shuffling")
            return e.Emptied(at, number)
        return self.stand_in(at, number, "left")

    def stand_in(self, at: int, number: int, why: e.Why) -> e.StandIn:
        """A bot for a person who left, is away for too long, or let the clock run out: as strong as the others."""
        self.must_be("playing", "not-playing")
        self.no_lesson()
        if self.seats[number].level:
            raise Illegal("bot-plays")
        return e.StandIn(at, number, self.usual_level(), why)

    def usual_level(self) -> str:
        return next((seat.level for seat in self.seats if seat.who == "bot"), bots.DEFAULT)

    def forget(self, at: int, player: str) -> e.Emptied | e.Forgotten:
        """A person wants to be forgotten here, and does not come back."""
        number = self.own(player)
        if self.stage == "waiting" and not self.sealing.closed:
            return e.Emptied(at, number)
        if self.stage == "over" or self.seats[number].level:
            return e.Forgotten(at, number)
        self.no_lesson()
        return e.Forgotten(at, number, self.usual_level())

    def back(self, at: int, player: str) -> e.Returned:
        number = self.own(player)
        self.must_be("playing", "not-playing")
        if not self.seats[number].level:
            raise Illegal("no-bot-there")
        return e.Returned(at, number)

    def answer(self, at: int, player: str, n: int, text: str) -> e.Answered:
        number = self.own(player)
        if self.seats[number].level:
            raise Illegal("bot-plays")
        return self.answered(at, number, n, text)

    def answered(self, at: int, number: int, n: int, text: str) -> e.Answered:
        """An answer of whoever plays this seat: not to an old question, then checked and rehearsed by the record."""
        self.must_be("playing", "not-playing")
        record, state = self.play()
        question = self.questions[number]
        if not question.since <= n <= self.n:
            raise Illegal("stale")
        answer = record.check(state, number, text, None if self.lesson else question.answers)
        if self.lesson is not None and answer not in question.answers:
            raise Illegal("not-in-lesson")
        done = record.rehearse(state, number, answer)
        try:
            legal = legal_answers(done.state)            # the next question must be one that can be put
        except Exception as error:
            raise record.failed(state, number, text, error) from error
        self.ready = Ready(self.n, done, legal)
        return e.Answered(at, number, text)

    def bot_answer(self, at: int, number: int, level: str, n: int, text: str) -> e.Answered:
        if self.seats[number].level != level:
            raise Illegal("stale")                       # the person came back while it was thinking
        return self.answered(at, number, n, text)

    def forced_answer(self, at: int, number: int, n: int) -> e.Answered:
        if number not in self.forced():
            raise Illegal("stale")
        return self.answered(at, number, n, self.questions[number].answers[0].text)

    def undo(self, at: int, player: str, n: int) -> e.Undone:
        number = self.own(player)
        self.must_be("playing", "not-playing")
        if self.seats[number].level:
            raise Illegal("bot-plays")
        if not self.questions[number].since <= n <= self.n:
            raise Illegal("stale")
        if why := self.why_no_undo(number):
            raise Illegal(why)
        return e.Undone(at, number)

    def rematch(self, at: int, player: str, table: str) -> e.Rematched:
        self.own(player)
        self.must_be("over", "not-over")
        self.no_lesson()
        if self.origin is not None:                      # one plays on from the moment again
            raise Illegal("only-a-what-if")
        if self.next:
            raise Illegal("rematch-open")
        return e.Rematched(at, table)

    def asks_hint(self, player: str, n: int) -> int:
        """The seat of who asks what a bot would do, if that may be asked here and now."""
        number = self.own(player)
        if not self.opened.teach:
            raise Illegal("no-hints")
        self.must_be("playing", "not-playing")
        if self.seats[number].level:
            raise Illegal("bot-plays")
        question = self.questions[number]
        if not question.answers:
            raise NotAsked("not-asked")
        if not question.since <= n <= self.n:
            raise Illegal("stale")
        return number

    def turn(self, at: int, player: str, page: int) -> e.Turned:
        """To any page of a lesson, on or back."""
        self.own(player)
        if self.lesson is None:
            raise Illegal("not-a-lesson")
        return e.Turned(at, self.lesson.there(page))

    def no_lesson(self) -> None:
        if self.lesson is not None:
            raise Illegal("only-a-lesson")

    def must_be(self, stage: Stage, word: str) -> None:
        """Once all seats are taken nothing waits but the shuffle."""
        if self.stage != stage or (stage == "waiting" and self.sealing.closed):
            raise Illegal(word)

    def own(self, player: str) -> int:
        number = self.seat_of(player)
        if number == SPECTATOR:
            raise NotAsked("not-seated")
        return number

    def there(self, number: int) -> bool:
        if not 0 <= number < len(self.seats):
            raise Unreadable("no-such-chair")
        return True

    # ---- carrying out what is written
    def apply(self, entry: e.AnyEntry) -> Change:
        """One more entry of the list. It was checked before it was written."""
        ready, self.ready = self.ready, None
        if ready is not None and not (isinstance(entry, e.Answered) and ready.n == self.n
                                      and ready.done.seat == entry.seat and ready.done.text == entry.answer):
            ready = None                                 # something else was written first
        change = self.carry_out(entry, ready)
        if change.step:
            self.taken_back = isinstance(entry, e.Undone)
        self.n += 1
        if change.step:
            self.ask(entry, legal_answers(self.play()[1]) if ready is None else ready.legal)
        return change

    def carry_out(self, entry: e.AnyEntry, ready: Ready | None) -> Change:
        match entry:
            case e.Answered(seat=number, answer=text):
                opens = opens_turn(self.play()[1])
                events = self.carry_out_answer(number, text, ready)
                seat = self.seats[number]
                self.log.add(number, events, seat.who == "person" and bool(seat.level), opens)
                self.read_on(number)
                return Change(step=True, events=events, seats=self.stage == "over")
            case e.Undone(seat=number):
                record, _ = self.play()
                self.state = record.undo(number)
                self.log.take_back()
                return Change(step=True, undone=number)
            case e.Sat() | e.Filled():
                self.take_seat(entry)
                return self.begin()
            case e.Sealed() | e.Unsealed() | e.Withheld():
                self.shuffle(entry)
                return self.begin()
            case e.Emptied() | e.Forgotten():
                self.give_up(entry)
            case e.StandIn(seat=number, level=level, why=why):
                self.seats[number].level, self.seats[number].why = level, why
            case e.Returned(seat=number, at=at):
                self.seats[number].level = self.seats[number].why = ""
                self.questions[number].at = at           # the clock starts anew
            case e.Rematched(table=table):
                self.next = table
            case e.Turned(page=page):
                return self.turned(page)
            case e.Opened():
                raise Unreadable("table-broken")
        return Change(seats=True)

    def take_seat(self, entry: e.Sat | e.Filled) -> None:
        if isinstance(entry, e.Filled):
            self.seats[entry.seat] = Seat("bot", level=entry.level)
            return
        self.seats[entry.seat] = Seat("person", entry.name, entry.player, bytes.fromhex(entry.share))
        if entry.player:                                 # else it is nobody's any more
            self.holders[entry.player] = entry.seat
        if entry.seal:
            self.sealing.do((SEALED, entry.seat, entry.seal))

    def shuffle(self, entry: e.Sealed | e.Unsealed | e.Withheld) -> None:
        if isinstance(entry, e.Sealed):
            self.sealing.do((SEALED, entry.seat, entry.seal))
        elif isinstance(entry, e.Unsealed):
            self.sealing.do((UNSEALED, entry.seat, entry.share))
        else:
            for number in entry.seats:
                self.sealing.do((WITHHELD, number, ""))

    def give_up(self, entry: e.Emptied | e.Forgotten) -> None:
        seat = self.seats[entry.seat]
        self.holders.pop(seat.player, None)
        if isinstance(entry, e.Emptied):
            self.seats[entry.seat] = Seat()
            self.sealing.stand_up(entry.seat)
            return
        seat.name = seat.player = ""
        if entry.level:
            seat.level, seat.why = entry.level, "left"

    def carry_out_answer(self, number: int, text: str, ready: Ready | None) -> list[Event]:
        record, state = self.play()
        if ready is None:
            return record.answer(state, number, text)
        record.note(ready.done)
        self.state = ready.done.state
        return ready.done.events

    def begin(self) -> Change:
        """When the last seat is taken all seals are fixed; when the last share is shown the seed is, and the game
        begins."""
        if any(seat.who == "free" for seat in self.seats):
            return Change(seats=True)
        self.sealing.close()
        if self.sealing.awaited():
            return Change(seats=True)
        if self.lesson is not None:
            self.open_at(self.lesson, 0)
        else:
            self.record = Record(self.game, self.seed(), origin=self.origin)
            self.state = self.record.begin()
        return Change(seats=True, step=True)

    # ---- the pages of a lesson
    def open_at(self, lesson: Lesson, page: int) -> None:
        """The game as it is on this page, whatever was answered before."""
        record = lesson.record(page)
        state = record.begin()
        self.log = Log(self.game, self.opened.aid)
        for read in lesson.before(page):
            for seat, text in answers(read, state.legal(READER)):
                opens = opens_turn(state)
                self.log.add(seat, record.answer(state, seat, text), opens=opens)
        self.record, self.state, self.page, self.script = record, state, page, []
        self.questions = [Question() for _ in self.seats]

    def turned(self, page: int) -> Change:
        """Who has read a page and turns it sees what the others do; who turns further opens the book there."""
        lesson = self.lesson
        if lesson is None:
            raise Unreadable("table-broken")
        here = lesson.pages[self.page]
        if page == self.page + 1 and not here.do and not self.script and lesson.goes_on(self.page):
            self.script = script(here)
            self.page_over()
            return Change(step=True)
        self.open_at(lesson, page)
        return Change(step=True, anew=True)

    def read_on(self, number: int) -> None:
        """An answer of the lesson is given: those of the others follow, then the next page."""
        if self.lesson is None:
            return
        self.script = script(self.lesson.pages[self.page]) if number == READER else self.script[1:]
        self.page_over()

    def page_over(self) -> None:
        """The next page, once all have answered. The last one of a chapter is only to be read."""
        if not self.script and self.lesson is not None and self.lesson.goes_on(self.page):
            self.page += 1

    def play(self) -> tuple[Record, State]:
        if self.record is None or self.state is None:
            raise Unreadable("table-broken")
        return self.record, self.state

    def ask(self, entry: e.AnyEntry, legal: list[Answers]) -> None:
        """Note which seats are asked something new. Who answered is, even if the question is put in the same words."""
        _, state = self.play()
        actor = entry.seat if isinstance(entry, e.Answered | e.Undone) else -1
        for number, old in enumerate(self.questions):
            answers = self.narrowed(number, legal[number])
            if number == actor or old.phase != state.phase or old.answers != answers:
                self.questions[number] = Question(state.phase, answers, self.n, entry.at)

    def narrowed(self, number: int, legal: Answers) -> Answers:
        """In a lesson the reader may answer what the page is about, while the others are not to answer."""
        if self.lesson is None or number != READER:
            return legal
        return () if self.script else taken(self.lesson.pages[self.page], legal)


def origin_of(what_if: e.WhatIf, game: Game) -> Origin:
    return read_origin({"table": what_if.table, "seat": what_if.seat, "anew": what_if.anew, "record": what_if.record},
                       game)


def legal_answers(state: State) -> list[Answers]:
    """By seat what it may answer now; nothing where it is not asked."""
    return [state.legal(seat) if state.asked >> seat & 1 else () for seat in range(state.game.seats)]


def opens_turn(state: State) -> bool:
    """Does an answer to what is asked now begin a turn, whoever answered before?"""
    return state.game.phases[state.phase].opens
