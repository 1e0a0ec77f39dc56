"""The balance of Pracownia: the greedy bot plays against itself, and docs/balance.md says what came out.

    python bench/balance.py [games]        500 games for each number of seats unless told otherwise, about 10 minutes
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from time import process_time
from typing import cast

from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.bot import PracowniaInstinct
from sennik.games.pracownia.rules import facts, verbs, zones
from sennik.games.pracownia.rules.cards import LEVELS, landscapes
from sennik.games.pracownia.rules.game import Pracownia
from sennik.games.pracownia.rules.places import NAMES as PLACES
from sennik.games.pracownia.rules.state import PracowniaState

DOCS = Path(__file__).parent.parent / "docs"
PLAYER = PracowniaInstinct()
PLANS = {
    "only I": PracowniaInstinct(1),
    "only II": PracowniaInstinct(2),
    "only III": PracowniaInstinct(4),
    "mixed": PLAYER,
}


KINDS = [("basic", "basic", "no"), ("together", "basic", "yes"), ("nightmare", "nightmare", "no")]


class Tally:
    """What is counted over many games with one number of seats."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.scores: list[int] = []
        self.wishes: list[int] = []
        self.cards: list[int] = []
        self.unbuilt: list[int] = []
        self.place_powers: Counter[int] = Counter()
        self.card_powers: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.built: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()          # by turn order token of the start
        self.spread: list[int] = []                  # between the first and the last


def play(game: Pracownia, seed: int, players: list[PracowniaInstinct], tally: Tally | None = None) -> PracowniaState:
    s = cast(PracowniaState, game.new(FastRng(seed)))
    order = s.facts[facts.ORDER : facts.ORDER + game.seats]
    while s.asked:
        seat = s.to_act()
        answers = s.legal(seat)
        weights = players[seat].weigh(s, seat, answers)
        best = answers[weights.index(max(weights))]
        if tally is not None:
            note(s, seat, best.verb, best.arg, tally)
        s.apply(seat, best)
    if tally is not None:
        tally.games += 1
        tally.scores += s.scores()
        tally.spread.append(max(s.scores()) - min(s.scores()))
        for seat in range(game.seats):
            tally.wishes.append(sum(s.facts[facts.wished(seat) : facts.wished(seat) + 4]))
            tally.cards.append(len(s.cards[zones.done(seat)]))
            tally.unbuilt.append(len(s.cards[zones.opened(seat)]))
            tally.built.update(s.cards[zones.done(seat)])
            tally.taken.update(s.cards[zones.done(seat)] + s.cards[zones.opened(seat)])
        for turn, seat in enumerate(order):
            tally.wins[turn] += round(1000 * s.returns()[seat])
    return s


def note(s: PracowniaState, seat: int, verb: int, arg: int, tally: Tally) -> None:
    tally.answers += 1
    powers = s.pracownia.powers
    if verb == verbs.USE:
        tally.place_powers[s.facts[facts.TRAVELLER + seat]] += 1
    elif verb == verbs.POWER:
        tally.card_powers[powers[s.cards[zones.opened(seat)][arg]]] += 1
    elif verb == verbs.POWER_DONE:
        tally.card_powers[powers[s.cards[zones.done(seat)][-1]]] += 1


def measure(seats: int, games: int, variant: str, together: str) -> Tally:
    game = cast(Pracownia, new("pracownia", seats, variant=variant, together=together))
    tally = Tally()
    for seed in range(games):
        play(game, seed, [PLAYER] * seats, tally)
    return tally


def contest(games: int) -> dict[str, tuple[float, float]]:
    """The four ways of choosing cards at one table of four, seats turning: share of wins and mean score."""
    game = cast(Pracownia, new("pracownia", 4))
    names = list(PLANS)
    wins = dict.fromkeys(names, 0.0)
    points = dict.fromkeys(names, 0)
    for seed in range(games):
        at_seat = [names[(seat + seed) % 4] for seat in range(4)]
        s = play(game, 10_000 + seed, [PLANS[name] for name in at_seat])
        for seat, name in enumerate(at_seat):
            wins[name] += s.returns()[seat]
            points[name] += s.scores()[seat]
    return {name: (wins[name] / games, points[name] / games) for name in names}


# ---- telling it
def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def share(part: float, whole: int) -> str:
    """Percent, and how far chance may have moved it (1.96 standard errors)."""
    p = part / max(1, whole)
    return f"{100 * p:.0f} ± {196 * (p * (1 - p) / max(1, whole)) ** 0.5:.0f} %"


def bars(title: str, rows: list[tuple[str, float]], aim: tuple[float, float] = (0, 0), unit: str = "%") -> str:
    """A bar chart as SVG; the band is where the figure should be, if that matters."""
    top = max([value for _, value in rows] + [aim[1]]) * 1.1
    scale = 420 / top
    high = 26 * len(rows) + 60
    size = f'width="680" height="{high}"'
    band = f'x="{190 + aim[0] * scale:.0f}" width="{(min(aim[1], top) - aim[0]) * scale:.0f}"'
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">',
        f'<rect {size} fill="#fffaf0"/><text x="12" y="22" font-weight="bold">{title}</text>',
        f'<rect {band} y="34" height="{high - 48}" fill="#e4ecd8"/>',
    ]
    for k, (name, value) in enumerate(rows):
        y = 40 + 26 * k
        inside = not any(aim) or aim[0] <= value <= aim[1]
        out.append(f'<text x="182" y="{y + 14}" text-anchor="end">{name}</text><rect x="190" y="{y}" height="18" '
                   f'width="{max(value, 0) * scale:.0f}" fill="{"#5b6fb5" if inside else "#c2703d"}"/>'
                   f'<text x="{196 + max(value, 0) * scale:.0f}" y="{y + 14}">{value:.1f}{unit}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def table(rows: list[list[str]]) -> str:
    head, *rest = rows
    lines = ["| " + " | ".join(row) + " |" for row in rest]
    return "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *lines])


def report(games: int) -> str:
    begun = process_time()
    tallies = {(name, seats): measure(seats, games, variant, together)
               for name, variant, together in KINDS for seats in (2, 3, 4)}
    shares = contest(games)
    basic = [tallies["basic", seats] for seats in (2, 3, 4)]
    powers: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for tally in basic:
        powers.update(tally.place_powers)
        powers.update(tally.card_powers)
        places.update(tally.place_powers)
    taken: Counter[int] = Counter()
    built: Counter[int] = Counter()
    for tally in basic:
        taken.update(tally.taken)
        built.update(tally.built)
    used = sum(powers.values())
    rates = [(card.number, 100 * built[k] / max(1, taken[k])) for k, card in enumerate(landscapes())]
    DOCS.joinpath("balance-powers.svg").write_text(bars(
        "Use of the powers, places and cards (basic game)",
        [(PLACES[p], 100 * powers[p] / used) for p in range(6)]), "utf-8")
    DOCS.joinpath("balance-cards.svg").write_text(bars(
        "Cards completed when taken (basic game)", rates, (55, 90)), "utf-8")
    wins = [(name, 100 * win) for name, (win, _) in shares.items()]
    DOCS.joinpath("balance-plans.svg").write_text(
        bars("Wins at a table of four, one of each plan", wins, (20, 30)), "utf-8")
    rows = [["game", "cards completed", "left open", "score", "from wishes", "first − last", "answers a game"]]
    for (variant, seats), tally in tallies.items():
        gained = sum(tally.scores) + 5 * sum(tally.unbuilt)
        rows.append([f"{variant}, {seats}", f"{mean(tally.cards):.2f}", f"{mean(tally.unbuilt):.2f}",
                     f"{mean(tally.scores):.1f}", f"{100 * sum(tally.wishes) / gained:.0f} %",
                     f"{mean(tally.spread):.1f}", f"{tally.answers / tally.games:.0f}"])
    seat_rows = [["game", "first", "second", "third", "fourth"]]
    for (variant, seats), tally in tallies.items():
        seat_rows.append([f"{variant}, {seats}", *[share(tally.wins[t] / 1000, tally.games) if t < seats else ""
                                                   for t in range(4)]])
    power_rows = [["power", "of places", "of cards", "share"]]
    for p in range(6):
        power_rows.append([PLACES[p], f"{places[p]}", f"{powers[p] - places[p]}", f"{100 * powers[p] / used:.1f} %"])
    card_rows = [["card", "level", "points", "taken in", "completed"]]
    total = 3 * games
    for k, card in enumerate(landscapes()):
        card_rows.append([card.number, LEVELS[card.level], str(card.points), f"{100 * taken[k] / total:.0f} % of games",
                          share(built[k], taken[k])])
    level_rows = [["level", "taken a game", "completed when taken"]]
    for level in range(3):
        of = [k for k, card in enumerate(landscapes()) if card.level == level]
        level_rows.append([LEVELS[level], f"{sum(taken[k] for k in of) / total:.1f}",
                           f"{100 * sum(built[k] for k in of) / max(1, sum(taken[k] for k in of)):.0f} %"])
    plan_rows = [["plan", "wins", "mean score"],
                 *[[name, share(win * games, games), f"{score:.1f}"] for name, (win, score) in shares.items()]]
    made = (f"Made by `python bench/balance.py {games}`: {games} games of the greedy bot against itself for each "
            f"number of seats and each kind of game, {process_time() - begun:.0f} s of one core. Behind ± is half of "
            "a 95 % interval.")
    parts = [made, "## Games", table(rows), "## Who wins, by turn order token at the start", table(seat_rows),
             "## Powers", "![](balance-powers.svg)", table(power_rows),
             "## Levels", table(level_rows), "## Which cards to choose",
             "One player of each plan at a table of four, seats turning.", "![](balance-plans.svg)", table(plan_rows),
             "## Cards", "![](balance-cards.svg)", table(card_rows)]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="?", type=int, default=500, help="for each number of seats (500)")
    games: int = parser.parse_args().games
    page = DOCS / "balance.md"
    before = page.read_text("utf-8") if page.exists() else "# Balance of Pracownia\n"
    kept = before.partition("<!-- figures -->")[0]
    page.write_text(f"{kept.rstrip()}\n\n<!-- figures -->\n{report(games)}", "utf-8")
    print(f"{page.name} is written.")


if __name__ == "__main__":
    main()
