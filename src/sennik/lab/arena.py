"""An arena: plays the games of a plan until there are enough, keeps every result, and reports."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from ..engine.errors import Unreadable
from .extras import extra
from .figures.elo import share
from .figures.report import ArenaReport, firsts, report
from .figures.sprt import Sprt
from .ledger import NAME, Ledger
from .plan import ArenaPlan
from .processes.parallel import play_all
from .result import Result

Watch = Callable[[int, Result | None], None]


class Arena:
    """What counts are whole deals, in order, without a gap: so a report does not depend on who was ready first."""

    def __init__(self, plan: ArenaPlan, games: int, elos: tuple[float, float] | None = None) -> None:
        extra("openskill.models")                      # better missed now than after the last game
        self.plan = plan
        self.turns = plan.turns()
        self.deals = -(-games // self.turns)           # as many as are needed for that many games
        self.whole = 0                                 # deals finished, without a gap, up to the verdict
        self.elos = elos
        self.sprt: Sprt | None = None
        if elos is not None:
            if self.turns != 2:
                raise Unreadable("sprt-needs-two", bots=self.turns)
            self.sprt = Sprt(*[share(elo, firsts(plan)) for elo in elos])
        self.results: dict[int, Result] = {}

    def run(self, folder: Path | None = None, resume: bool = False, jobs: int = 1, backend: str = "processes",
            watch: Watch = lambda done, result: None) -> ArenaReport:
        """Play what is not yet in the ledger of `folder`. `watch` hears how many games are there, and each new one."""
        with Ledger(self.plan, None if folder is None else folder / NAME, resume) as ledger:
            self.results = ledger.results
            self.advance()
            watch(len(self.results), None)
            for result in play_all(self.plan, self.wanted(), jobs, backend):
                ledger.add(result)
                self.advance()
                watch(len(self.results), result)
        return self.report()

    def wanted(self) -> Iterator[int]:
        """The games still to be played, as long as there is no verdict."""
        have = set(self.results)
        for n in range(self.deals * self.turns):
            if self.decided():
                return
            if n not in have:
                yield n

    def advance(self) -> None:
        while self.whole < self.deals and not self.decided():
            games = [self.whole * self.turns + turn for turn in range(self.turns)]
            if not all(n in self.results for n in games):
                return
            self.whole += 1
            if self.sprt is not None:
                self.sprt.add(sum(self.won(self.results[n]) for n in games) / self.turns)

    def won(self, result: Result) -> float:
        """What the first bot won."""
        return sum([share for share, bot in zip(result.returns, result.lineup) if bot == 0])

    def decided(self) -> bool:
        return self.sprt is not None and bool(self.sprt.verdict)

    def report(self) -> ArenaReport:
        """On the whole deals there are so far."""
        results = [self.results[n] for n in range(self.whole * self.turns)]
        return report(self.plan, results, self.sprt, self.elos)
