"""Kruki's odds: `python bench/odds.py fit` trains them, `python bench/odds.py judge` says how far they can be believed.

To fit, greedy bots play thousands of games in a minute, and races of a few worlds play some thousand slowly. In each
game both seats draw action cards as often as chance says, up to a turn that chance chooses: where all save them for the
end, no game shows what one spent too early is worth. The network learns from the cheap games and then, gently, from the
good ones; a quarter of these says when to stop. It is written to `games/kruki/bot/model.py`. The good games are played
with the odds that are there, so each fit is a step beyond the one before, and not the same again. Needs numpy.

To judge, masters play games of other seeds. Figures go to bench/results/odds.json and, as tables, to odds.md beside it;
those of earlier odds are kept there too, under the name that `--as` gives them.
"""
from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from sennik.bots import make as make_bot
from sennik.bots.ismcts import Ismcts
from sennik.engine.answers import Answer
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import make as make_game
from sennik.games.kruki.bot import LEVELS, QUICK
from sennik.games.kruki.bot.evaluate import Outlook
from sennik.games.kruki.bot.value import odds, seen
from sennik.games.kruki.rules import facts, hand, phases

ROOT: Final = Path(__file__).resolve().parents[1]
MODEL: Final = ROOT / "src" / "sennik" / "games" / "kruki" / "bot" / "model.py"
RESULTS: Final = ROOT / "bench" / "results"
GAME: Final = make_game("kruki", 2, {})
HIDDEN: Final = 12
FEW: Final = 16                   # simulations for an answer in the good games of the fit
CHEAP: Final = 0.1                # what a turn of a cheap game counts beside one of a good game
FAR: Final = ((0, 9), (9, 16), (16, 99))       # runs to fly: near home, between, far


class Turn(NamedTuple):
    """The beginning of a turn, and what came of it for the seat on the move."""
    game: int
    shown: list[float]
    thought: float
    actions: int
    runs: int
    won: float


# ---- games
def play(number: int, rng: Random, race: int, wild: bool) -> Iterator[Turn]:
    """One game: of masters (race 0), of races of so many simulations, or of greedy bots in haste (-1)."""
    seed = rng.getrandbits(40)
    s = GAME.new(FastRng(seed))
    until = rng.choice([0, 0, 2, 4, 6, 8, 10, 14]) if wild else 0
    often = [rng.choice([0.0, 0.1, 0.25, 0.5, 0.8]) for _ in range(2)]
    errs = rng.choice([0.0, 0.0, 0.05, 0.15])
    bots = [make_bot("master", GAME, seed + seat) if race == 0 else
            Ismcts(GAME, seed + seat, LEVELS["master"].but({"iterations": max(race, 1)})) for seat in range(2)]
    turns, last = 0, -1
    met: list[tuple[int, Turn]] = []
    while s.asked:
        seat = int(s.to_act())
        legal = s.legal(seat)
        if s.phase == phases.TURN and seat != last:
            last = seat
            turns += 1
            if turns >= until and not s.facts[facts.FINISHED + 1 - seat]:
                met.append((seat, looked_at(number, s, seat)))
        if turns < until and s.phase in (phases.FIRST_CARDS, phases.DRAW, phases.DRAW_TWO):
            wanted = rng.random() < often[seat]
            answer = next((one for one in legal if one.arg == wanted), legal[0])
        elif turns < until and rng.random() < errs:
            answer = rng.choice(legal)
        else:
            answer = hasty(s, seat, rng) if race < 0 else bots[seat].choose(s.view(seat), legal)
        s.apply(seat, answer)
    for seat, turn in met:
        yield turn._replace(won=s.returns()[seat])


def looked_at(number: int, s: Any, seat: int) -> Turn:
    own = Outlook(s, seat)
    shown = seen(s, own, own.plan(0, own.held), seat != s.facts[facts.STARTER])
    return Turn(number, shown, odds(s), hand.all_actions(own.held), own.runs, 0.0)


def hasty(s: State, seat: int, rng: Random) -> Answer:
    legal = s.legal(seat)
    weights = QUICK.weigh(s, seat, legal)
    return rng.choice([answer for answer, weight in zip(legal, weights) if weight == max(weights)])


def collect(name: str, games: int, race: int, wild: bool) -> list[Turn]:
    rng = Random(name)
    turns: list[Turn] = []
    for number in range(games):
        turns += play(number, rng, race, wild)
        if number % 100 == 99:
            print(f"{name}: {number + 1} of {games} games, {len(turns)} turns", flush=True)
    return turns


# ---- the fit
def fit(cheap: int, good: int) -> None:
    import numpy as np

    def rows(turns: list[Turn]) -> list[Any]:
        open_ones = [turn for turn in turns if not (turn.shown[0] > 0 and turn.shown[3] > 0)]   # the others are certain
        return [np.array([turn.shown for turn in open_ones]), np.array([turn.won for turn in open_ones]),
                np.array([turn.game for turn in open_ones])]

    def told(layers: list[Any], shown: Any) -> Any:
        return 1 / (1 + np.exp(-(np.maximum(shown @ layers[0] + layers[1], 0) @ layers[2] + layers[3][0])))

    def loss(layers: list[Any], shown: Any, won: Any) -> float:
        chance = np.clip(told(layers, shown), 1e-6, 1 - 1e-6)
        return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())

    def learn(layers: list[Any], shown: Any, won: Any, counts: Any, rounds: int, pace: float) -> list[Any]:
        """Adam, slower and slower; the best of all rounds for the games that are kept apart."""
        first = [np.zeros_like(layer) for layer in layers]
        second = [np.zeros_like(layer) for layer in layers]
        best, lowest, steps = layers, 9.0, 0
        layers = [layer.copy() for layer in layers]
        for number in range(rounds):
            order = chance.permutation(len(shown))
            step = pace * 0.5 * (1 + np.cos(np.pi * number / rounds)) + 1e-5
            for start in range(0, len(order), 256):
                part = order[start:start + 256]
                sums = shown[part] @ layers[0] + layers[1]
                units = np.maximum(sums, 0)
                off = (1 / (1 + np.exp(-(units @ layers[2] + layers[3][0]))) - won[part]) * counts[part] / len(part)
                back = (off[:, None] * layers[2]) * (sums > 0)
                steps += 1
                for k, slope in enumerate([shown[part].T @ back, back.sum(0), units.T @ off, np.array([off.sum()])]):
                    slope = slope + 1e-4 * layers[k]
                    first[k] = 0.9 * first[k] + 0.1 * slope
                    second[k] = 0.999 * second[k] + 0.001 * slope * slope
                    layers[k] -= step * first[k] / (1 - 0.9 ** steps) / (
                        np.sqrt(second[k] / (1 - 0.999 ** steps)) + 1e-8)
            now = loss(layers, *apart)
            if now < lowest:
                best, lowest = [layer.copy() for layer in layers], now
        print(f"log loss on the games kept apart: {lowest:.4f}", flush=True)
        return best

    chance = np.random.default_rng(0)
    many = rows(collect("fit in haste", cheap, -1, True))
    few = rows(collect("fit with care", good, FEW, True))
    kept = few[2] % 4 == 0
    apart = few[0][kept], few[1][kept]
    inputs = many[0].shape[1]
    layers = [chance.normal(0, inputs ** -0.5, (inputs, HIDDEN)), np.zeros(HIDDEN),
              chance.normal(0, HIDDEN ** -0.5, HIDDEN), np.zeros(1)]
    layers = learn(layers, many[0], many[1], np.ones(len(many[1])), 10, 3e-3)
    some = many[2] % 10 == 1
    shown = np.concatenate([few[0][~kept], many[0][some]])
    won = np.concatenate([few[1][~kept], many[1][some]])
    counts = np.concatenate([np.ones((~kept).sum()), np.full(some.sum(), CHEAP)])
    layers = learn(layers, shown, won, counts, 10, 6e-4)
    weights = [layers[3][0]]
    for unit in range(HIDDEN):
        weights += [layers[1][unit], layers[2][unit], *layers[0][:, unit]]
    write_model(inputs, [float(weight) for weight in weights])


def write_model(inputs: int, weights: list[float]) -> None:
    lines, line = [], "   "
    for weight in weights:
        figure = f" {weight:.4f},"
        if len(line) + len(figure) > 120:
            lines.append(line)
            line = "   "
        line += figure
    MODEL.write_text('''"""The weights of the odds, as bench/odds.py found them.

First what the sum begins with; then for each hidden unit what it begins with, what it counts in the sum, and what each
input counts in it.
"""
from __future__ import annotations

from typing import Final

''' + f"HIDDEN: Final = {HIDDEN}\nINPUTS: Final = {inputs}\nWEIGHTS: Final[list[float]] = [\n"
                     + "\n".join([*lines, line.rstrip(",")]) + "]\n")


# ---- how far they can be believed
def judge(label: str, games: int) -> None:
    turns = collect("judge", games, 0, False)
    path = RESULTS / "odds.json"
    all_rows: list[dict[str, Any]] = json.loads(path.read_text()) if path.exists() else []
    mine = {"as": label, "games": games, "turns": len(turns),
            "squared": round(sum((turn.thought - turn.won) ** 2 for turn in turns) / len(turns), 4),
            "tenths": [cell([turn for turn in turns if min(int(turn.thought * 10), 9) == k]) for k in range(10)],
            "cells": [[cell([turn for turn in turns if near <= turn.runs < far and min(turn.actions, 4) == n])
                       for n in range(5)] for near, far in FAR]}
    all_rows = [row for row in all_rows if row["as"] != label] + [mine]
    all_rows.sort(key=lambda row: str(row["as"]))
    path.write_text(json.dumps(all_rows, indent=1) + "\n")
    (RESULTS / "odds.md").write_text(page(all_rows))


def cell(turns: list[Turn]) -> list[float]:
    """How many turns, what was thought of them on average, and what came true."""
    n = len(turns)
    return [n, *[round(sum(values) / n, 3) for values in (
        [turn.thought for turn in turns], [turn.won for turn in turns])]] if n else [0, 0.0, 0.0]


def said(one: list[float]) -> str:
    return f"{one[1]:.2f} / {one[2]:.2f} ({one[0]:.0f})" if one[0] else "–"


ABOUT: Final = """Made by `bench/odds.py judge`: at the beginning of each turn in games of masters, what the odds say
and what came true (turns in brackets). None of these games was used for the fit.
"""


def page(rows: list[dict[str, Any]]) -> str:
    parts = ["# How far Kruki's odds can be believed\n",
             ABOUT,
             "| odds | games | turns | squared error |", "|---|---|---|---|"]
    parts += [f"| {row['as']} | {row['games']} | {row['turns']} | {row['squared']:.4f} |" for row in rows]
    parts += ["\n## By what they say\n", "| odds | " + " | ".join(f"0.{k} to" for k in range(10)) + " |",
              "|---" * 11 + "|"]
    parts += [f"| {row['as']} | " + " | ".join(said(one) for one in row["tenths"]) + " |" for row in rows]
    parts += ["\n## By runs to fly and action cards in hand\n", "| odds | runs | 0 | 1 | 2 | 3 | 4 and more |",
              "|---" * 7 + "|"]
    for row in rows:
        for (near, far), cells in zip(FAR, row["cells"]):
            runs = f"{near} to {far - 1}" if far < 99 else f"{near} and more"
            parts.append(f"| {row['as']} | {runs} | " + " | ".join(said(one) for one in cells) + " |")
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Kruki's odds: trained, and judged.")
    parser.add_argument("what", choices=["fit", "judge"])
    parser.add_argument("--cheap", type=int, default=12000, help="games in haste for the fit")
    parser.add_argument("--good", type=int, default=2500, help="games of races for the fit")
    parser.add_argument("--games", type=int, default=150, help="of masters, to judge by")
    parser.add_argument("--as", dest="label", default="now")
    args = parser.parse_args()
    if args.what == "fit":
        fit(args.cheap, args.good)
    else:
        judge(args.label, args.games)


if __name__ == "__main__":
    main()
