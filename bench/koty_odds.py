"""What a network would foretell in Koty that the odds do not: `python bench/koty_odds.py [--games 4000] [--seats 2]`.

Regulars play games in which some answers are left to chance. At the beginning of every turn it is noted what lies in
all regions, what is in the hands and how far the game has come, as a search sees them in one of its worlds, and who
won. Of three quarters of the games a network of 32 units learns; on the rest its log loss is compared with that of the
odds (`games/koty/bot/value.py`), as they are and with a factor learned from the same games. Needs numpy. Figures go to
bench/results/koty_odds.json.
"""
from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import numpy as np

from sennik.bots import make as make_bot
from sennik.engine.rng import FastRng
from sennik.games import make as make_game
from sennik.games.koty.bot.evaluate import KotyEvaluation
from sennik.games.koty.bot.value import odds
from sennik.games.koty.rules import facts, phases
from sennik.games.koty.rules.dreams import EMPTY, NINES
from sennik.games.koty.rules.game import Koty
from sennik.games.koty.rules.state import KotyState
from sennik.games.koty.rules.zones import REGIONS

RESULTS: Final = Path(__file__).resolve().parents[1] / "bench" / "results" / "koty_odds.json"
UNITS: Final = 32
ROUNDS: Final = 12
ERRS: Final = 0.1                  # of the answers are left to chance
EACH: Final = (EMPTY + 1) * (NINES + 1)


def shown(s: KotyState, seat: int) -> list[float]:
    """Numbers, the seat on the move first: how many regions by top and nines, kinds in hand, what is public."""
    table = KotyEvaluation(s, seat)
    row: list[float] = []
    for other in [seat, *[k for k in range(s.game.seats) if k != seat]]:
        regions = [0.0] * EACH
        nines = []
        for at in range(other * REGIONS, (other + 1) * REGIONS):
            nines.append(int(table.nines(at)))
            regions[table.tops[at] * (NINES + 1) + nines[-1]] += 1.0
        hand = [0.0] * len(s.game.kinds)
        for card in s.cards[s.koty.hand + other]:
            hand[s.game.deck[card]] += 1.0
        row += [*regions, *hand, sum(nines) - min(nines), table.score(other) / 30]
    return [*row, int(table.done()) / 9, int(table.fresh) / 50]


def play(game: Koty, number: int) -> list[tuple[list[float], float, float]]:
    """One game: at each turn what is seen, what the odds say, and whether the seat on the move won."""
    rng = Random(f"koty odds {game.seats} {number}")
    s = cast(KotyState, game.new(FastRng(rng.getrandbits(40))))
    bots = [make_bot("regular", game, rng.getrandbits(40)) for _ in range(game.seats)]
    met: list[tuple[int, list[float], float]] = []
    while s.asked:
        seat = int(s.to_act())
        legal = s.legal(seat)
        if s.phase == phases.TURN and s.facts[facts.MOVER] == seat:
            met.append((seat, shown(s, seat), odds(s)[seat]))
        answer = rng.choice(legal) if rng.random() < ERRS else bots[seat].choose(s.view(seat), legal)
        s.apply(seat, answer)
    return [(row, said, float(s.returns()[seat])) for seat, row, said in met]


def log_loss(chance: Any, won: Any) -> float:
    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def squeezed(sums: Any) -> Any:
    return 1 / (1 + np.exp(-sums))


def network(x: Any, won: Any, test: Any) -> Any:
    """What it foretells of the rows of `test`: one hidden layer, Adam, slower and slower."""
    rng = np.random.default_rng(0)
    w = [rng.normal(0, (2 / x.shape[1]) ** 0.5, (x.shape[1], UNITS)), np.zeros(UNITS),
         rng.normal(0, 0.1, UNITS), np.zeros(1)]
    first, second = [np.zeros_like(one) for one in w], [np.zeros_like(one) for one in w]
    steps = 0
    for number in range(ROUNDS):
        order = rng.permutation(len(x))
        pace = 2e-3 * (1 - number / ROUNDS) + 1e-5
        for start in range(0, len(order), 256):
            part = order[start:start + 256]
            sums = x[part] @ w[0] + w[1]
            units = np.maximum(sums, 0)
            off = (squeezed(units @ w[2] + w[3][0]) - won[part]) / len(part)
            back = off[:, None] * w[2] * (sums > 0)
            steps += 1
            for k, slope in enumerate([x[part].T @ back, back.sum(0), units.T @ off, np.array([off.sum()])]):
                slope = slope + 2e-4 * w[k]
                first[k] = 0.9 * first[k] + 0.1 * slope
                second[k] = 0.999 * second[k] + 0.001 * slope * slope
                w[k] -= pace * first[k] / (1 - 0.9 ** steps) / (np.sqrt(second[k] / (1 - 0.999 ** steps)) + 1e-8)
    return squeezed(np.maximum(test @ w[0] + w[1], 0) @ w[2] + w[3][0])


def main() -> None:
    parser = argparse.ArgumentParser(description="What a network would foretell in Koty that the odds do not.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    game = cast(Koty, make_game("koty", args.seats, {}))
    rows: list[Any] = []
    kept: list[bool] = []
    for number in range(args.games):
        met = play(game, number)
        rows += met
        kept += [number % 4 == 0] * len(met)
        if number % 500 == 499:
            print(f"{number + 1} of {args.games} games", flush=True)
    x, said, won = (np.array([row[k] for row in rows]) for k in range(3))
    apart = np.array(kept)
    lead = np.log(np.clip(said, 1e-6, 1 - 1e-6)) - np.log(np.clip(1 - said, 1e-6, 1))
    factor = min((log_loss(squeezed(k * lead[~apart]), won[~apart]), k) for k in np.arange(0.5, 2.01, 0.05))[1]
    found = {"seats": args.seats, "games": args.games, "turns": int(apart.sum()),
             "odds": round(log_loss(said[apart], won[apart]), 4), "factor": round(float(factor), 2),
             "odds with the factor": round(log_loss(squeezed(factor * lead[apart]), won[apart]), 4),
             "network": round(log_loss(network(x[~apart], won[~apart], x[apart]), won[apart]), 4)}
    print(found)
    before = json.loads(RESULTS.read_text()) if RESULTS.exists() else []
    RESULTS.write_text(json.dumps([*[one for one in before if one["seats"] != args.seats], found], indent=1) + "\n")


if __name__ == "__main__":
    main()
