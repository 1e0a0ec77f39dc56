"""The chart of an arena: shares of wins with their intervals, and how they came about, as an SVG of our own."""
from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ...words import Words
from ..result import Result
from .report import ArenaReport, means, wins
from .standings import reach

WIDTH: Final = 720
LEFT: Final = 210                 # room for names
RIGHT: Final = 24
ROW: Final = 34
TOP: Final = 64
PATH: Final = 170                 # height of the lower part
POINTS: Final = 200               # of a line, at most

NIGHT, PAPER, LAMP, DIM = "#171a33", "#e9e6f5", "#f2c14e", "#6d719c"
INKS: Final = ("#f2c14e", "#8ecae6", "#f28482", "#b8e0a6", "#c8a2e8", "#f6a35c")
DASHES: Final = ("", "6 3", "2 3", "9 3 2 3", "1 2", "12 4")       # lines are told apart without colour too


def chart(report: ArenaReport, results: Sequence[Result], turns: int, words: Words) -> str:
    rows = len(report.bots)
    middle = TOP + rows * ROW + 30
    height = middle + PATH + 50
    options = report.plan["options"]
    said = " ".join(f"{k}={v}" for k, v in options.items()) if isinstance(options, dict) else ""
    title = words.say("arena-title", game=str(report.plan["game"]), seats=report.plan["seats"], games=report.games,
                      deals=report.deals)
    style = f'role="img" font-family="sans-serif" font-size="13" fill="{PAPER}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {style}>',
        f"<title>{escape(title)}</title>", f"<desc>{escape(described(report, words))}</desc>",
        f'<rect width="{WIDTH}" height="{height}" fill="{NIGHT}"/>',
        text(16, 24, title, 'font-weight="bold"'), text(16, 42, said, f'font-size="10" fill="{DIM}"'),
        *grid(report.fair, TOP, TOP + rows * ROW, words)]
    for k, standing in enumerate(report.bots):
        y = TOP + k * ROW + ROW / 2
        share = standing.share
        parts += [
            text(LEFT - 12, y + 4, shortened(standing.bot), 'text-anchor="end"'),
            f'<path d="M{x(share.low):.1f} {y}H{x(share.high):.1f}" stroke="{ink(k)}" stroke-width="3"/>',
            f'<circle cx="{x(share.mean):.1f}" cy="{y}" r="6" fill="{ink(k)}"/>',
            text(x(share.mean), y - 10, f"{share.mean * 100:.1f}%", 'text-anchor="middle" font-size="10"')]
    parts += path(report, results, turns, middle, words)
    return "\n".join([*parts, "</svg>", ""])


def path(report: ArenaReport, results: Sequence[Result], turns: int, top: float, words: Words) -> list[str]:
    """The share after each deal so far: whether it has settled can be seen."""
    parts = [text(16, top + 14, words.say("arena-so-far"), ""),
             f'<path d="M{LEFT} {top}V{top + PATH}H{WIDTH - RIGHT}" fill="none" stroke="{DIM}"/>',
             text(LEFT - 12, top + 12, "100%", 'text-anchor="end" font-size="10"'),
             text(LEFT - 12, top + PATH, "0%", 'text-anchor="end" font-size="10"'),
             text(WIDTH - RIGHT, top + PATH + 18, words.say("arena-deals", deals=report.deals),
                  'text-anchor="end" font-size="10"'),
             f'<path d="M{LEFT} {down(top, report.fair):.1f}H{WIDTH - RIGHT}" stroke="{LAMP}" stroke-dasharray="2 4"/>']
    deals = [results[k:k + turns] for k in range(0, len(results), turns)]
    for bot in range(len(report.bots)):
        total = 0.0
        line: list[str] = []
        shares = means([wins(deal, bot) for deal in deals])
        for n, share in enumerate(shares, 1):
            total += share
            if n * POINTS // len(shares) > (n - 1) * POINTS // len(shares):
                across = LEFT + (WIDTH - RIGHT - LEFT) * n / len(shares)
                line.append(f"{across:.1f} {down(top, total / n):.1f}")
        if line:
            parts.append(f'<path d="M{"L".join(line)}" fill="none" stroke="{ink(bot)}" stroke-width="1.5" '
                         f'stroke-dasharray="{DASHES[bot % len(DASHES)]}"/>')
    return parts


def grid(fair: float, top: float, bottom: float, words: Words) -> list[str]:
    parts = []
    for tenth in range(0, 11, 2):
        parts += [f'<path d="M{x(tenth / 10):.1f} {top}V{bottom}" stroke="{DIM}" stroke-opacity="0.4"/>',
                  text(x(tenth / 10), bottom + 16, f"{tenth * 10}%", 'text-anchor="middle" font-size="10"')]
    return [*parts, f'<path d="M{x(fair):.1f} {top - 6}V{bottom}" stroke="{LAMP}" stroke-dasharray="2 4"/>',
            text(x(fair), top - 9, words.say("arena-even"), f'text-anchor="middle" font-size="10" fill="{LAMP}"')]


def described(report: ArenaReport, words: Words) -> str:
    return "; ".join(f"{one.bot} {reach(one.share, words)}" for one in report.bots)


def x(share: float) -> float:
    return LEFT + (WIDTH - RIGHT - LEFT) * share


def down(top: float, share: float) -> float:
    return top + PATH * (1 - share)


def ink(bot: int) -> str:
    return INKS[bot % len(INKS)]


def shortened(name: str, most: int = 28) -> str:
    return name if len(name) <= most else name[:most - 1] + "…"


def text(across: float, y: float, what: str, more: str) -> str:
    return f'<text x="{across:.1f}" y="{y:.1f}" {more}>{escape(what)}</text>'
