"""The standings of an arena, for a terminal, in the reader's language."""
from __future__ import annotations

from math import isfinite
from typing import Final

from rich import box
from rich.table import Table

from ...words import Words
from ..fault import FAULTS
from .interval import Interval
from .report import ArenaReport, Standing

ENOUGH: Final = 20                # deals before their gain is worth saying


def standings(report: ArenaReport, words: Words) -> Table:
    """The best first; columns of faults only where there are any."""
    faults = [kind for kind in FAULTS if any(standing.faults[kind] for standing in report.bots)]
    out = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    out.add_column(words.say("arena-bot"))
    for name in (words.say("arena-games"), words.say("arena-share", even=percent(report.fair)),
                 words.say("arena-rating"), words.say("arena-points"), words.say("arena-answers"),
                 words.say("arena-ms"), *[words.say(f"arena-fault-{kind}") for kind in faults]):
        out.add_column(name, justify="right", no_wrap=True)
    for standing in sorted(report.bots, key=lambda one: -one.share.mean):
        out.add_row(*row(standing, words), *[str(standing.faults[kind] or "") for kind in faults])
    return out


def row(one: Standing, words: Words) -> list[str]:
    return [one.bot, str(one.games), reach(one.share, words), f"{one.rating.mean:.1f} ± {2 * one.rating.doubt:.1f}",
            f"{one.points:.1f}", str(one.answers), f"{one.seconds * 1000:.3f}"]


def lines(report: ArenaReport, words: Words) -> list[str]:
    """What does not fit into rows."""
    first = [words.say("arena-played", games=report.games, deals=report.deals),
             words.say("arena-repeatable" if report.repeatable else "arena-by-clock")]
    if isfinite(report.gain) and report.deals >= ENOUGH:
        first.append(words.say("arena-gain", gain=f"{report.gain:.2f}"))
    out = ["; ".join(first)]
    if report.deals:
        shares = [f"{seat} {reach(share, words)}" for seat, share in enumerate(report.seats)]
        out.append(words.say("arena-seats", shares="  ".join(shares)))
    for pair in report.pairs if len(report.bots) > 2 else []:
        out.append(words.say("arena-pair", bot=pair.bot, against=pair.against, more=reach(pair.more, words, "+")))
    if report.elo is not None and report.deals:
        elo, low, high = [number(one) for one in report.elo]
        out.append(words.say("arena-elo", bot=report.bots[0].bot, against=report.bots[1].bot, elo=elo, low=low,
                             high=high))
    if report.test is not None:
        test = report.test
        low, high = f"{test.low:g}", f"{test.high:g}"
        verdict = (words.say("arena-verdict", right=low, wrong=high) if test.verdict == "low" else
                   words.say("arena-verdict", right=high, wrong=low) if test.verdict else words.say("arena-no-verdict"))
        out.append(words.say("arena-test", low=low, high=high, verdict=verdict, odds=f"{test.odds:.2f}",
                             bound=f"{test.bound:.2f}"))
    return out + [words.say("arena-fault", line=line) for line in report.slips]


def reach(interval: Interval, words: Words, sign: str = "") -> str:
    return words.say("arena-reach", mean=f"{interval.mean * 100:{sign}.1f}%", low=percent(interval.low),
                     high=percent(interval.high))


def percent(share: float) -> str:
    return f"{share * 100:.1f}%"


def number(elo: float) -> str:
    return f"{elo:+.0f}" if isfinite(elo) else "+∞" if elo > 0 else "−∞"
