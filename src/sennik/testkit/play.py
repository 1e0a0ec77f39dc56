"""A random game played a second time, answer by answer, before the eyes of the laws."""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ..engine.answers import Answer
from ..engine.events import Event
from ..engine.game import SPECTATOR, Game
from ..engine.record import Record
from ..engine.rng import FastRng
from ..engine.state import State
from ..engine.view import View
from ..policy.instinct import Instinct
from .law import Broken, Law
from .random_game import RandomGame, name
from .report import LawReport
from .wire import Wire


class Play:
    """What a law may look at."""
    game: Game
    played: RandomGame         # the same game, played before
    wire: Wire
    report: LawReport
    chance: FastRng            # for what the laws choose; the table has its own
    instinct: Instinct | None  # of the greedy bot, if it is known
    viewers: tuple[int, ...]   # the seats, and the spectator
    number: int                # answers given so far
    record: Record
    state: State
    log: list[Event]           # what the last answer brought about
    before: State              # a copy of the position before it, with a copy of its chance
    was: tuple[object, ...]    # the dump of that position
    seat: int                  # who answers next, or just answered
    answer: Answer | None      # what; None when it is over

    def __init__(self, played: RandomGame, wire: Wire, report: LawReport, instinct: Instinct | None = None) -> None:
        self.game = played.game
        self.played = played
        self.wire = wire
        self.report = report
        self.chance = FastRng(played.seed + 1)
        self.instinct = instinct
        self.viewers = (*range(self.game.seats), SPECTATOR)
        self.number = 0
        self.seen_alone = -1
        self.record = Record(self.game, played.record.seed)
        self.state = self.record.begin()
        self.log = []
        self.views: dict[tuple[int, bool], View] = {}
        self.look_ahead()

    def run(self, laws: Sequence[Law], chosen: Collection[int]) -> None:
        """The whole game; the laws look at the positions `chosen`, by number."""
        self.alone(laws)
        for law in laws:
            self.hold(law, law.begin)
        while self.answer is not None:
            looking = self.number in chosen
            if looking:
                self.report.positions += 1
                self.alone(laws)
                for law in laws:
                    self.hold(law, law.position)
                self.before = self.state.copy(self.state.rng.copy())
                self.was = self.before.dump()
            self.log = self.wire.answer(self.record, self.state, self.seat, self.answer.text)
            self.number += 1
            self.views = {}
            self.compare()
            if looking:
                self.alone(laws)
            for law in laws:
                self.hold(law, law.follow)
                if looking:
                    self.hold(law, law.answered)
            self.look_ahead()
        self.alone(laws)
        for law in laws:
            self.hold(law, law.end)
        self.report.games += 1
        self.report.answers += self.number

    def alone(self, laws: Sequence[Law]) -> None:
        """The position by itself, once."""
        if self.seen_alone != self.number:
            self.seen_alone = self.number
            for law in laws:
                self.hold(law, law.alone)

    def hold(self, law: Law, up_to: Callable[[Play], None]) -> None:
        """Hold the game up to a law. A crash is a fault too, and must be found again."""
        try:
            up_to(self)
        except Broken:
            raise
        except Exception as error:
            raise Broken(law.name, f"{type(error).__name__}: {error}", name(self.game), self.played.seed,
                         self.number) from error

    def look_ahead(self) -> None:
        """Whose answer is next."""
        self.seat, self.answer = -1, None
        if self.number < len(self.played.record.answers):
            self.seat, text = self.played.record.answers[self.number]
            self.answer = self.game.answers.parse(text)

    def compare(self) -> None:
        self.report.replayed += 1
        if hash(self.state.dump()) != self.played.hashes[self.number]:
            self.fail("Replay", "the same answers lead to another position")

    def view(self, seat: int, recall: bool = True) -> View:
        """The view of the position at hand, made once."""
        view = self.views.get((seat, recall))
        if view is None:
            view = self.views[seat, recall] = self.state.view(seat, recall)
        return view

    def need(self, ok: bool, law: str, sentence: str) -> None:
        if not ok:
            self.fail(law, sentence)

    def fail(self, law: str, sentence: str) -> None:
        raise Broken(law, sentence, name(self.game), self.played.seed, self.number)
