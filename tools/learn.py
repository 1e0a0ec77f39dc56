"""Learn when to call Wake up in Sen: `python tools/learn.py [--seed 1] [--games 8000] [--steps 4] [--ladder]`.

It needs numpy. Bots play themselves at tables of all sizes, editions and variants (`games/sen/bot/selfplay.py`). Of
each turn they note what the seat looked at, what calling was worth and what became of going on; a network of 32 units
learns to foretell that, plays the next step, and so on, once for each temper. The same seed makes the same file on the
same numpy, in a few minutes. What is judged by, such as docs/strength.md, is played with other deals.

With `--ladder` it is measured what knowledge is worth: figures go to bench/results/ladder.json.
"""
from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from sennik.games.sen.bot.features import COUNT
from sennik.games.sen.bot.model import MODELS, Model
from sennik.games.sen.bot.selfplay import HONEST, LANDS, TOTALS, Noted, SelfPlay
from sennik.games.sen.rules.game import Sen
from sennik.lab.figures.interval import clustered, within
from sennik.policy.thinking import BOLD, PATIENT

FILE: Final = Path(__file__).resolve().parents[1] / "src" / "sennik" / "games" / "sen" / "bot" / "model.json"
LADDER: Final = FILE.parents[5] / "bench" / "results" / "ladder.json"
RUNGS: Final = (("greedy", HONEST), ("greedy", TOTALS), ("greedy", LANDS), (BOLD, HONEST), (PATIENT, HONEST))
JUDGED: Final = 900000            # the first seed of the deals to judge by, far from those to learn from
UNITS: Final = 32
ALL: Final = {"N": "yes", "G": "yes", "K": "yes"}
TABLES: Final[tuple[tuple[int, dict[str, str]], ...]] = (      # each as often as the others
    (2, {}), (2, {}), (2, {"penalty": "15"}), (2, {"edition": "jubilee"}), (2, {"edition": "jubilee", **ALL}),
    (2, {"edition": "long"}), (3, {}), (3, {"edition": "jubilee", **ALL}), (4, {}), (4, {}), (4, {"N": "yes"}),
    (4, {"edition": "jubilee"}), (4, {"edition": "jubilee", **ALL}), (4, {"edition": "long", "N": "yes"}),
    (5, {}), (5, {"edition": "jubilee", **ALL}), (3, {"edition": "long"}), (2, {"K": "yes"}), (2, {"rounds": "10"}),
    (4, {"rounds": "10"}))
FLIPS: Final = 0.15               # of the calls are left to chance
SURE: Final = 0.5                 # log-odds at which the patient of the lessons call, and …
CERTAIN: Final = 3.0              # … before everybody has had two turns
ROUNDS: Final = (2, 5)            # passes through what was noted: at first, at last
Arrays = dict[str, Any]


class Net:
    """Three outputs: calling and going on as chances to win, and the log-odds of being lowest."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.w = [rng.normal(0, (2 / COUNT) ** 0.5, (COUNT, UNITS)), np.zeros(UNITS),
                  rng.normal(0, (1 / UNITS) ** 0.5, (UNITS, 3)) * 0.1, np.zeros(3)]
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]
        self.t = 0

    def learn(self, noted: Arrays, rng: np.random.Generator, passes: int, rate: float) -> list[float]:
        n = len(noted["x"])
        batch = 512
        steps = max(passes * (n // batch), 1)
        losses = np.zeros(3)
        for step in range(steps):
            pick = rng.integers(0, n, batch)
            losses = 0.99 * losses + 0.01 * self.step(noted, pick, rate * (1 - step / steps) + rate * 0.02)
        return [float(loss) for loss in losses]

    def step(self, noted: Arrays, pick: Any, rate: float) -> Any:
        w1, b1, w2, b2 = self.w
        x = noted["x"][pick]
        h = np.maximum(x @ w1 + b1, 0)
        out = h @ w2 + b2
        low = 1 / (1 + np.exp(-out[:, 2]))
        miss = np.stack([out[:, 0] - noted["call"][pick], (out[:, 1] - noted["go_on"][pick]) * noted["went"][pick],
                         (low - noted["lowest"][pick]) * 0.2], 1)
        d = miss / len(pick)
        dh = (d @ w2.T) * (h > 0)
        grads = [x.T @ dh, dh.sum(0), h.T @ d, d.sum(0)]
        self.t += 1
        for k, grad in enumerate(grads):
            self.m[k] = 0.9 * self.m[k] + 0.1 * grad
            self.v[k] = 0.999 * self.v[k] + 0.001 * grad * grad
            first = self.m[k] / (1 - 0.9 ** self.t)
            second = self.v[k] / (1 - 0.999 ** self.t)
            self.w[k] -= rate * first / (np.sqrt(second) + 1e-8)
        return (miss * miss).mean(0)

    def parts(self) -> dict[str, list[float]]:
        w1, b1, w2, b2 = self.w
        first = np.concatenate([b1[None], w1]).T.ravel()
        second = np.concatenate([b2[None], w2]).T.ravel()
        return {"first": [round(float(x), 5) for x in first], "second": [round(float(x), 5) for x in second]}

    def model(self) -> Model:
        parts = self.parts()
        return Model(COUNT, UNITS, parts["first"], parts["second"])


def gather(temper: str, model: Model | None, games: int, seed: int) -> Arrays:
    """What was noted in so many games, spread over all tables."""
    noted: list[Noted] = []
    for k, (seats, options) in enumerate(TABLES):
        sure = SURE if temper == PATIENT and model is not None else -100.0
        many = max(games // len(TABLES) * 2 // seats, 1)
        play = SelfPlay(Sen(seats, options), [model] * seats, sure, CERTAIN, FLIPS, seed * 1000 + k)
        for _ in range(many):
            play.play()
        noted += play.noted
    return arrays(noted)


def arrays(noted: list[Noted]) -> Arrays:
    found = np.array([(one.call, one.go_on, one.lowest, float(one.went_on)) for one in noted], np.float32)
    return {"x": np.array([one.given for one in noted], np.float32), "call": found[:, 0], "go_on": found[:, 1],
            "lowest": found[:, 2], "went": found[:, 3]}


def company(temper: str, model: Model, seed: int) -> str:
    """How rounds go among themselves."""
    said = []
    for seats in (2, 4):
        sure = SURE if temper == PATIENT else -100.0
        play = SelfPlay(Sen(seats, {}), [model] * seats, sure, CERTAIN, 0.0, seed)
        for _ in range(100):
            play.play()
        turns, good = int(play.turns) / int(play.rounds) / seats, int(play.good) / max(int(play.calls), 1)
        said.append(f"{seats} seats: {turns:.1f} turns, {100 * good:.0f} % good")
    return "; ".join(said)


def learn(temper: str, games: int, steps: int, seed: int) -> Net:
    rng = np.random.default_rng(seed)
    net = Net(rng)
    kept: list[Arrays] = []
    for step in range(steps):
        began = time.monotonic()
        kept = [*kept[-1:], gather(temper, net.model() if step else None, games, seed * 100 + step)]
        noted = {name: np.concatenate([part[name] for part in kept]) for name in kept[0]}
        last = step == steps - 1
        losses = net.learn(noted, rng, ROUNDS[last], 0.003 if not last else 0.002)
        print(f"{temper} {step}: {len(noted['x'])} turns, losses {[round(x, 4) for x in losses]}, "
              f"{company(temper, net.model(), seed + step)}, {time.monotonic() - began:.0f} s", flush=True)
    return net


# ---- the ladder of knowledge
def table(seats: int, mine: int, model: Model | None, against: str, knows: int, flips: float, seed: int) -> SelfPlay:
    """One seat that may learn, among others that call by the instinct's counting or by the master's model."""
    rival = MODELS.get(against)
    play = SelfPlay(Sen(seats, {}), [model if seat == mine else rival for seat in range(seats)], -100.0, 0.0,
                    flips, seed)
    play.knows = [knows if seat == mine else HONEST for seat in range(seats)]
    play.learns = mine
    play.at_tables = against == PATIENT
    return play


def learned(seats: int, against: str, knows: int, games: int, steps: int) -> Model:
    rng = np.random.default_rng(7)
    net = Net(rng)
    kept: list[Noted] = []
    for step in range(steps):
        model = net.model() if step else None
        noted: list[Noted] = []
        for mine in range(seats):
            play = table(seats, mine, model, against, knows, FLIPS, 1000 * step + mine)
            for _ in range(games // seats):
                play.play()
            noted += play.noted
        net.learn(arrays([*kept, *noted]), rng, 8 if step == steps - 1 else 4, 0.003)
        kept = noted
    return net.model()


def judged(seats: int, model: Model, against: str, knows: int, deals: int) -> dict[str, Any]:
    won = []
    for deal in range(deals):
        tables = [table(seats, mine, model, against, knows, 0.0, JUDGED + deal) for mine in range(seats)]
        won.append([each.play()[mine] for mine, each in enumerate(tables)])
    share = within(clustered(won), 0, 1)
    return {"deals": deals, "games": deals * seats, "share": round(share.mean, 4), "low": round(share.low, 4),
            "high": round(share.high, 4)}


def ladder(seats: int, games: int, steps: int, deals: int) -> None:
    """One seat learns against rivals that do not. It knows what the rules show it, or the sum of every dream too, or
    every land. What it wins in other deals is a rung; what the honest one wins, the rivals can be exploited by, as far
    as this learner finds it. Against "bold" and "patient" it meets the master's calls with the rest by instinct: a
    thousand times as fast as the master."""
    rows = json.loads(LADDER.read_text()) if LADDER.exists() else []
    for against, knows in RUNGS:
        model = learned(seats, against, knows, games, steps)
        row = {"seats": seats, "against": against, "knows": ("honest", "totals", "lands")[knows],
               **judged(seats, model, against, knows, deals)}
        rows = [one for one in rows if any(one[name] != row[name] for name in ("seats", "against", "knows"))] + [row]
        LADDER.write_text(json.dumps(rows, indent=1) + "\n")
        print(row, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn when to call Wake up.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=8000, help="of two seats, for each step; fewer of more seats")
    parser.add_argument("--steps", type=int, default=4)
    parser.add_argument("--temper", choices=(PATIENT, BOLD), default="", help="only this one")
    parser.add_argument("--to", type=Path, default=FILE)
    parser.add_argument("--ladder", action="store_true", help="what knowledge is worth, with the models that are there")
    parser.add_argument("--seats", type=int, default=2, help="of the ladder")
    parser.add_argument("--deals", type=int, default=3000, help="to judge the ladder by")
    args = parser.parse_args()
    if args.ladder:
        ladder(args.seats, args.games, args.steps, args.deals)
        return
    found = json.loads(args.to.read_text()) if args.to.exists() else {}
    for k, temper in enumerate((PATIENT, BOLD)):
        if args.temper in (temper, ""):
            found[temper] = learn(temper, args.games, args.steps, args.seed + k).parts()
            args.to.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
