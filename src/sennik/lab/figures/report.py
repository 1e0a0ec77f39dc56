"""A report: what the games of an arena say about its bots, as numbers."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import isfinite

from ..fault import FAULTS
from ..plan import ArenaPlan
from ..result import Result
from .elo import elo
from .interval import Interval, clustered, independent, within
from .rating import Rating, rate
from .sprt import Sprt


@dataclass(frozen=True)
class Standing:
    """One bot. `share` is its part of the wins in the games it sat in; even would be `fair`."""
    bot: str
    games: int
    share: Interval
    rating: Rating
    points: float                 # the mean of its scores at the end, whatever they are worth in this game
    answers: int
    seconds: float                # of processor time, for an answer
    faults: dict[str, int]


@dataclass(frozen=True)
class Pair:
    """How much more one bot won than another, deal by deal: closer than two shares can tell."""
    bot: str
    against: str
    more: Interval


@dataclass(frozen=True)
class Test:
    low: float
    high: float
    verdict: str                  # "low", "high", or nothing yet
    odds: float
    bound: float


@dataclass(frozen=True)
class ArenaReport:
    plan: dict[str, object]
    repeatable: bool
    deals: int
    games: int
    fair: float
    bots: list[Standing]
    pairs: list[Pair]
    seats: list[Interval]         # by seat: the share of wins, whoever sat there
    gain: float                   # how many independent games one of these games is worth
    elo: tuple[float, float, float] | None       # of two bots, with its interval
    test: Test | None
    slips: list[str]              # a line for each fault, the first few

    def to_json(self) -> dict[str, object]:
        """Plain, and without numbers that JSON does not have."""
        out = plain(asdict(self))
        assert isinstance(out, dict)
        return out


def report(plan: ArenaPlan, results: Sequence[Result], sprt: Sprt | None = None,
           elos: tuple[float, float] | None = None) -> ArenaReport:
    """From the results of whole deals, in order."""
    turns, labels = plan.turns(), plan.labels()
    deals = [results[k:k + turns] for k in range(0, len(results), turns)]
    bots = range(len(labels))
    won = [[wins(deal, bot) for deal in deals] for bot in bots]                 # by bot, deal, game it sat in
    sums = [[sum(games) for games in mine] for mine in won]
    ratings = rate(zip(*sums), len(labels))
    standings = [standing(labels[bot], bot, results, won[bot], ratings[bot]) for bot in bots]
    pairs = [Pair(labels[a], labels[b], more(won[a], won[b])) for a in bots for b in bots if a < b]
    seats = [within(clustered([[game.returns[seat] for game in deal] for deal in deals]), 0, 1)
             for seat in range(plan.seats)]
    fair = 1 / min(len(labels), len(set(plan.sides())))
    return ArenaReport(plan.header(), plan.repeatable(), len(deals), len(results), fair, standings, pairs, seats,
                  gain(won[0]), duel(plan, standings) if len(labels) == 2 else None,
                  tested(sprt, elos), slips(results, labels))


def wins(deal: Sequence[Result], bot: int) -> list[float]:
    """What it won in each game of the deal that it sat in: 1, 0, or a part where several won."""
    return [sum([share for share, who in zip(game.returns, game.lineup) if who == bot])
            for game in deal if bot in game.lineup]


def means(deals: Sequence[Sequence[float]]) -> list[float]:
    return [sum(deal) / len(deal) for deal in deals]


def more(mine: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]]) -> Interval:
    return within(clustered([[a - b] for a, b in zip(means(mine), means(theirs))]), -1, 1)


def standing(label: str, bot: int, results: Sequence[Result], won: Sequence[Sequence[float]],
             rating: Rating) -> Standing:
    mine = [(game, seat) for game in results for seat, who in enumerate(game.lineup) if who == bot]
    answers = sum(game.asked[seat] for game, seat in mine)
    faults = dict.fromkeys(FAULTS, 0)
    for game in results:
        for slip in game.slips:
            if game.lineup[slip.seat] == bot:
                faults[slip.kind] += 1
    return Standing(label, sum(len(deal) for deal in won), within(clustered(won), 0, 1), rating,
                    sum(game.scores[seat] for game, seat in mine) / max(len(mine), 1), answers,
                    sum(game.cpu[seat] for game, seat in mine) / max(answers, 1), faults)


def gain(won: Sequence[Sequence[float]]) -> float:
    """Variance of as many games of different deals, by the variance between deals: above 1, rotating pays."""
    between = clustered(won).error
    alone = independent([game for deal in won for game in deal])
    return (alone / between) ** 2 if isfinite(between) and between else float("nan")


def duel(plan: ArenaPlan, standings: Sequence[Standing]) -> tuple[float, float, float]:
    share, first = standings[0].share, firsts(plan)
    return elo(share.mean, first), elo(share.low, first), elo(share.high, first)


def firsts(plan: ArenaPlan) -> list[int]:
    """In each game of a deal of two bots, how many sides the first one plays."""
    side_of = plan.sides()
    return [len({side for side, bot in zip(side_of, plan.lineup(0, turn)) if bot == 0}) for turn in range(2)]


def tested(sprt: Sprt | None, elos: tuple[float, float] | None) -> Test | None:
    if sprt is None or elos is None:
        return None
    return Test(elos[0], elos[1], sprt.verdict, sprt.odds() if sprt.deals else 0.0, sprt.bound)


def slips(results: Sequence[Result], labels: Sequence[str], most: int = 20) -> list[str]:
    lines = [f"deal {game.deal} game {game.turn} seat {slip.seat} answer {slip.answer}: "
             f"{labels[game.lineup[slip.seat]]} {slip.kind}" + (f" ({slip.note})" if slip.note else "")
             for game in results for slip in game.slips]
    return lines[:most] + ([f"and {len(lines) - most} more"] if len(lines) > most else [])


def plain(value: object) -> object:
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, float) and not isfinite(value):
        return None
    return value
