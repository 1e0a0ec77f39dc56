"""A record: the seed and the answers. The whole game follows from it."""
from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final

from .answers import Answer, Answers
from .errors import Illegal, NotAsked, Unreadable
from .events import MOVED, REVEALED, Event
from .game import EVERYONE, Game
from .rng import RNG_VERSION, FairRng
from .sealing import Deed
from .seed import Seed
from .state import State

FORMAT: Final = 2              # of records with sealed shares; all others are written as they always were: 1
FIELDS: Final = ("sennik", "game", "rules", "rng", "seats", "options", "commitment", "secret", "shares", "answers",
                 "position", "check")
STARTED: Final = (*FIELDS[:-3], "start", *FIELDS[-3:])   # the fields of a game that began from a position …
PLAYED_ON: Final = (*FIELDS[:-3], "origin", *FIELDS[-3:])        # … of one that goes on from a moment of another …
SEALED: Final = (*FIELDS[:-3], "sealing", *FIELDS[-3:])  # … and of one whose shares were sealed
ORIGIN: Final = ("table", "seat", "anew", "record")      # the fields of where that was
DEEPEST: Final = 8             # so many games may have gone on one from the other

Make = Callable[[str, int, Mapping[str, object], int], Game]      # the last: the version of the rules


class RulesFailed(Exception):
    """The rules broke down over an answer that they allow. Nothing was changed; `record` leads up to it.

    The fault is ours and no refusal: what it says may depend on what is hidden, so it is for a log, not for a player.
    """
    record: str                  # as text, with the secret, to the position before the answer
    seat: int
    answer: str

    def __init__(self, record: str, seat: int, answer: str, error: Exception) -> None:
        super().__init__(f"the rules failed over '{answer}' of seat {seat}: {error!r}")
        self.record = record
        self.seat = seat
        self.answer = answer


class Done:
    """An answer that was carried out: what the position is now, and what happened on the way."""
    seat: int
    text: str
    state: State
    events: list[Event]
    plain: bool                  # it showed nobody anything and used no chance

    def __init__(self, seat: int, text: str, state: State, events: list[Event], plain: bool) -> None:
        self.seat = seat
        self.text = text
        self.state = state
        self.events = events
        self.plain = plain


class Origin:
    """What if: the moment of another game from which one plays on, by what was answered there so far.

    With the cards as they lay all that is drawn later is the same too. Dealt anew, it is any position that looks the
    same to `seat`, from its view and the new seed alone: nothing in it tells how the cards really lay.
    """
    table: str                   # where that game was played
    record: Record               # of it, up to the moment
    seat: int                    # who plays on
    anew: bool                   # what this seat did not know is dealt anew; else the cards lie as they lay
    state: State | None          # at the moment, once somebody asked

    def __init__(self, table: str, record: Record, seat: int, anew: bool) -> None:
        self.table = table
        self.record = record
        self.seat = seat
        self.anew = anew
        self.state = None

    def __reduce__(self) -> tuple[object, ...]:
        return Origin, (self.table, self.record, self.seat, self.anew)

    def moment(self) -> State:
        if self.state is None:
            self.state = self.record.replay()
        return self.state

    def begin(self, seed: Seed) -> State:
        state = self.moment()
        if self.anew:
            return state.game.imagine(state.view(self.seat), FairRng(seed.key()))
        return state.copy(state.rng.copy())

    def depth(self) -> int:
        """How many games went on one from the other until here."""
        before = self.record.origin
        return 1 if before is None else 1 + before.depth()

    def body(self) -> dict[str, object]:
        return {"table": self.table, "seat": self.seat, "anew": self.anew, "record": self.record.body(self.moment())}


class Record:
    """A game that is played, or was: `begin`, then `answer` until nobody is asked. It checks every answer.

    record = sennik.Record(game, sennik.seed_of("any text")); state = record.begin();
    events = record.answer(state, seat, "draw"). `to_json` writes it as a line of text, which sennik.read reads again.
    """
    game: Game
    seed: Seed
    start: str                   # the position it began from, in the game's notation; empty: as the rules set it up
    origin: Origin | None        # the moment of another game that it began from
    answers: list[tuple[int, str]]
    plain: list[bool]            # by answer: it showed nobody anything and used no chance

    def __init__(self, game: Game, seed: Seed, start: str = "", origin: Origin | None = None) -> None:
        self.game = game
        self.seed = seed
        self.start = start
        self.origin = origin
        self.answers = []
        self.plain = []

    def __repr__(self) -> str:
        return f"<Record of {self.game!r}, {len(self.answers)} answers>"

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.game, self.seed, self.start, self.origin, self.answers, self.plain)

    def begin(self) -> State:
        """The position in which the game begins: the same every time."""
        if self.origin is not None:
            return self.origin.begin(self.seed)
        rng = FairRng(self.seed.key())
        return self.game.read_position(self.start, rng) if self.start else self.game.new(rng)

    # ---- the one door for answers from outside
    def answer(self, state: State, seat: int, text: str) -> list[Event]:
        """Checked, carried out, written down: what came of it. If it is refused, or rules fail, nothing has changed."""
        answer = self.check(state, seat, text)
        before = state.copy(state.rng.copy())
        try:
            done = self.carry_out(state, before, seat, answer)
        except RulesFailed:
            state.become(before)
            raise
        self.note(done)
        return done.events

    def check(self, state: State, seat: int, text: str, legal: Answers | None = None) -> Answer:
        """Read it; is this seat asked; is it an answer to the question? Refused in this order. `legal` saves a look."""
        answer = self.game.answers.parse(text)
        seats: int = self.game.seats                     # an int: a seat from outside may be too large for i64
        if not 0 <= seat < seats or not state.asked >> seat & 1:
            raise NotAsked("not-asked")
        if answer not in (state.legal(seat) if legal is None else legal):
            raise Illegal("not-allowed")
        return answer

    def rehearse(self, state: State, seat: int, answer: Answer) -> Done:
        """A checked answer on a copy, before it is written: what is written stays so, and rules that fail fail now."""
        return self.carry_out(state.copy(state.rng.copy()), state, seat, answer)

    def carry_out(self, state: State, before: State, seat: int, answer: Answer) -> Done:
        """A checked answer; `before` is the same position in another state, for what it was."""
        log: list[Event] = []
        state.log = log
        try:
            state.apply(seat, answer)
            shown = state.showing() != before.showing()
        except Exception as error:  # noqa: BLE001         it is told
            state.log = None
            raise self.failed(before, seat, answer.text, error)  # noqa: B904 - compiled code forgets `from`
        state.log = None
        for event in log:
            event.seat = seat
            shown = shown or self.shows(event)
        return Done(seat, answer.text, state, log, not shown and state.rng.mark() == before.rng.mark())

    def note(self, done: Done) -> None:
        self.answers.append((done.seat, done.text))
        self.plain.append(done.plain)

    def failed(self, state: State, seat: int, text: str, error: Exception) -> RulesFailed:
        failed = RulesFailed(self.to_json(state), seat, text, error)
        failed.__cause__ = error
        return failed

    def shows(self, event: Event) -> bool:
        """Does somebody see a face that was not in sight? Also one that was known: it may have been forgotten."""
        again = self.game.forgets[event.src] if event.what == MOVED else EVERYONE if event.what == REVEALED else 0
        return bool(event.learned or event.known & again)

    def replay(self, upto: int = -1) -> State:
        """The position after the first `upto` answers, or after all."""
        return self.again(upto)[1]

    def unanswered(self) -> Record:
        """The same game before anything is answered."""
        return Record(self.game, self.seed, self.start, self.origin)

    def again(self, upto: int) -> tuple[Record, State]:
        record = self.unanswered()
        state = record.begin()
        for seat, text in self.answers if upto < 0 else self.answers[:upto]:
            record.answer(state, seat, text)
        return record, state

    def may_undo(self, seat: int) -> bool:
        """Who gave the last answer may take it back, if it showed nobody anything and used no chance."""
        return bool(self.answers) and self.answers[-1][0] == seat and self.plain[-1]

    def undo(self, seat: int) -> State:
        """Take the last answer back: the position before it."""
        if not self.may_undo(seat):
            raise Illegal("no-undo")
        state = self.replay(len(self.answers) - 1)
        self.answers.pop()
        self.plain.pop()
        return state

    # ---- to and from text
    def to_json(self, state: State | None = None) -> str:
        """One line of text, with the secret: for a game that may be shown to all. `state` saves a replay."""
        return written(self.body(state))

    def body(self, state: State | None = None) -> dict[str, object]:
        game, seed = self.game, self.seed
        body: dict[str, object] = {
            "sennik": seed.version(), "game": game.identity.key, "rules": game.version, "rng": RNG_VERSION,
            "seats": int(game.seats), "options": game.options, "commitment": seed.commitment(),
            "secret": seed.secret.hex(), "shares": [share.hex() for share in seed.shares],
            **({"sealing": [list(deed) for deed in seed.sealing]} if seed.sealing else {}),
            **({"start": self.start} if self.start else {}),
            **({} if self.origin is None else {"origin": self.origin.body()}),
            "answers": [[seat, text] for seat, text in self.answers],
            "position": (self.replay() if state is None else state).digest(),
        }
        return {**body, "check": check(body)}


def revived(game: Game, seed: Seed, start: str, origin: Origin | None, answers: list[tuple[int, str]],
            plain: list[bool]) -> Record:
    """A record that was pickled."""
    record = Record(game, seed, start, origin)
    record.answers, record.plain = answers, plain
    return record


def read(text: str, make: Make, deep: int = 0) -> tuple[Record, State]:
    """A record from its text, played again from the seed to its last position; refused unless right to the letter."""
    body = parsed(text)
    game = made(body, make)
    shares = body["shares"]
    if not isinstance(shares, list) or len(shares) not in (0, game.seats):
        raise Unreadable("record-broken")
    seed = Seed(raw(body["secret"]), tuple([raw(share) for share in shares]), deeds(body.get("sealing")))
    if seed.commitment() != body["commitment"]:
        raise Unreadable("record-commitment")
    if "start" in body and not word(body["start"]):
        raise Unreadable("record-broken")
    origin = read_origin(body["origin"], game, deep + 1) if "origin" in body else None
    record = Record(game, seed, word(body.get("start", "")), origin)
    answers = body["answers"]
    if not isinstance(answers, list):
        raise Unreadable("record-broken")
    for pair in answers:
        if not isinstance(pair, list) or len(pair) != 2:
            raise Unreadable("record-broken")
        record.answers.append((number(pair[0]), word(pair[1])))
    played, state = record.again(-1)
    if state.digest() != body["position"]:
        raise Unreadable("record-position")
    if played.to_json(state) != text:
        raise Unreadable("record-changed")
    return played, state


def read_origin(value: object, game: Game, deep: int = 1) -> Origin:
    """Where a game of `game` was taken from: a moment of another of the same game, at which somebody was asked."""
    if not isinstance(value, dict) or tuple(value) != ORIGIN or deep > DEEPEST:
        raise Unreadable("record-broken")
    seat, anew, body = number(value["seat"]), value["anew"], value["record"]
    if not isinstance(body, dict) or not isinstance(anew, bool) or not 0 <= seat < game.seats:
        raise Unreadable("record-broken")
    if ((body.get("game"), body.get("rules"), body.get("seats"), body.get("options"))
            != (game.identity.key, game.version, game.seats, game.options)):
        raise Unreadable("record-broken")
    record, state = read(written(body), lambda key, seats, options, rules: game, deep)
    if not state.asked:
        raise Unreadable("record-broken")
    found = Origin(word(value["table"]), record, seat, anew)
    found.state = state
    return found


def made(body: Mapping[str, object], make: Make) -> Game:
    """The game of a record, by the rules it was played by."""
    version = number(body["rules"])
    if version < 1:                                      # 0 would mean the newest
        raise Unreadable("record-older", version=version)
    try:
        game = make(word(body["game"]), number(body["seats"]), options(body["options"]), version)
    except Unreadable as refused:
        if refused.word not in ("old-rules", "new-rules"):
            raise
        newer = refused.word == "new-rules"
    else:
        if game.version == version:
            return game
        newer = version > game.version
    raise Unreadable("record-newer" if newer else "record-older", version=version)


def parsed(text: str) -> dict[str, object]:
    """The fields, of a version we know, with the right check sum."""
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("record-broken") from None
    if not isinstance(body, dict) or "sennik" not in body:
        raise Unreadable("record-foreign")
    for field, ours in (("sennik", FORMAT), ("rng", RNG_VERSION)):
        if number(body.get(field)) > ours:
            raise Unreadable("record-newer", version=body[field])
        if body[field] < 1:
            raise Unreadable("record-broken")
    fields = tuple(body)
    if fields not in ((SEALED,) if body["sennik"] == FORMAT else (FIELDS, STARTED, PLAYED_ON)):
        raise Unreadable("record-broken")
    try:
        right = check({field: body[field] for field in fields[:-1]})
    except RecursionError:                              # what can just be read may be too deep to be written
        raise Unreadable("record-broken") from None
    if right != body["check"]:
        raise Unreadable("record-changed")
    return body


def written(body: Mapping[str, object]) -> str:
    """The only way in which a record is written: another space would be another record."""
    return json.dumps(body, separators=(",", ":")) + "\n"


def check(body: Mapping[str, object]) -> str:
    return blake2b(written(body).encode(), digest_size=16, person=b"sennik record").hexdigest()


def number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unreadable("record-broken")
    return value


def word(value: object) -> str:
    if not isinstance(value, str):
        raise Unreadable("record-broken")
    return value


def raw(value: object) -> bytes:
    try:
        return bytes.fromhex(word(value))
    except ValueError:
        raise Unreadable("record-broken") from None


def deeds(value: object) -> tuple[Deed, ...]:
    """How the shares were sealed; `None` where they were not."""
    if value is None:
        return ()
    if not isinstance(value, list) or not value:
        raise Unreadable("record-broken")
    found: list[Deed] = []
    for deed in value:
        if not isinstance(deed, list) or len(deed) != 3:
            raise Unreadable("record-broken")
        found.append((word(deed[0]), number(deed[1]), word(deed[2])))
    return tuple(found)


def options(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Unreadable("record-broken")
    return {name: word(chosen) for name, chosen in value.items()}
