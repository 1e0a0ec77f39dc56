"""The table of an arena, for a terminal."""
from __future__ import annotations

from math import isfinite
from typing import Final

from rich import box
from rich.table import Table

from .fault import FAULTS
from .interval import Interval
from .report import Report, Standing

ENOUGH: Final = 20                # deals before their gain is worth saying


def table(report: Report) -> Table:
    """The best first; columns of faults only where there are any."""
    faults = [kind for kind in FAULTS if any(standing.faults[kind] for standing in report.bots)]
    out = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    out.add_column("bot")
    for name in ("games", f"share (even {percent(report.fair)})", "rating", "points", "answers", "ms/answer", *faults):
        out.add_column(name, justify="right", no_wrap=True)
    for standing in sorted(report.bots, key=lambda one: -one.share.mean):
        out.add_row(*row(standing), *[str(standing.faults[kind] or "") for kind in faults])
    return out


def row(one: Standing) -> list[str]:
    return [one.bot, str(one.games), reach(one.share), f"{one.rating.mean:.1f} ± {2 * one.rating.doubt:.1f}",
            f"{one.points:.1f}", str(one.answers), f"{one.seconds * 1000:.3f}"]


def lines(report: Report) -> list[str]:
    """What does not fit into rows."""
    out = [f"{report.games} games of {report.deals} deals; " + ("repeatable" if report.repeatable else "by the clock")]
    if isfinite(report.gain) and report.deals >= ENOUGH:
        out[0] += f"; a game is worth {report.gain:.2f} games of different deals"
    if report.deals:
        out.append("seats: " + "  ".join(f"{seat} {reach(share)}" for seat, share in enumerate(report.seats)))
    for pair in report.pairs if len(report.bots) > 2 else []:
        out.append(f"{pair.bot} less {pair.against}: {reach(pair.more, '+')}")
    if report.elo is not None and report.deals:
        elo, low, high = report.elo
        out.append(f"Elo of {report.bots[0].bot} less that of {report.bots[1].bot}: {number(elo)} "
                   f"({number(low)} to {number(high)})")
    if report.test is not None:
        test = report.test
        verdict = {"low": f"{test.low:g} Elo, not {test.high:g}", "high": f"{test.high:g} Elo, not {test.low:g}",
                   "": "no verdict yet"}[test.verdict]
        out.append(f"test of {test.low:g} against {test.high:g} Elo: {verdict} "
                   f"(log odds {test.odds:.2f}, bounds ±{test.bound:.2f})")
    return out + [f"fault: {line}" for line in report.slips]


def reach(interval: Interval, sign: str = "") -> str:
    return f"{interval.mean * 100:{sign}.1f}% ({percent(interval.low)} to {percent(interval.high)})"


def percent(share: float) -> str:
    return f"{share * 100:.1f}%"


def number(elo: float) -> str:
    return f"{elo:+.0f}" if isfinite(elo) else "+∞" if elo > 0 else "−∞"
