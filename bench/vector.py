"""Measures the vectorised environment and the PettingZoo adapter: answers a second of CPU time, with all that is seen.

Needs sennik[research] (`make install`). The games are played by chance; medians of rounds taken by turns.
"""
from __future__ import annotations

from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from sennik import games
from sennik.engine.random_play import random_play
from sennik.engine.rng import FastRng
from sennik.research.aec import SennikEnv
from sennik.research.encoding import Encoding
from sennik.research.vector import VectorEnv

OUT = Path(__file__).parent / "results" / "vector.md"
COUNT = 256
STEPS = 60
ROUNDS = 7


def vector(key: str) -> float:
    env, chance = VectorEnv(key, COUNT), np.random.default_rng(1)
    spent = 0.0
    for _ in range(STEPS):
        actions = (chance.random(env.mask.shape) * env.mask).argmax(axis=1)
        begun = process_time()
        env.step(actions)
        spent += process_time() - begun
    return COUNT * STEPS / spent


def pettingzoo(key: str) -> float:
    env, chance, answers = SennikEnv(key), np.random.default_rng(1), 0
    env.reset(seed=1)
    begun = process_time()
    while answers < 2000:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        answers += 1
    return answers / (process_time() - begun)


def bare(key: str) -> float:
    game, answers, number = games.new(key, games.identity(key).least), 0, 0
    begun = process_time()
    while answers < 100_000:
        number += 1
        answers += random_play(game.new(FastRng(number)))
    return answers / (process_time() - begun)


def main() -> None:
    lines = ["# Many games at once", "",
             f"Made by `bench/vector.py`: {COUNT} games side by side, fewest seats, by chance; answers a second of CPU",
             f"time, the median of {ROUNDS} rounds taken by turns. *Bare* is the engine alone, nothing being seen.",
             f"The load of the machine was {getloadavg()[0]:.0f} on {cpu_count()}.", "",
             "| game | numbers seen | answers | bare | PettingZoo | vector | vector to PettingZoo |",
             "|---|---:|---:|---:|---:|---:|---:|"]
    print("\n".join(lines))
    for key in games.keys():  # noqa: SIM118 - a function
        game = games.new(key, games.identity(key).least)
        alone, zoo, many = zip(*[(bare(key), pettingzoo(key), vector(key)) for _ in range(ROUNDS)])
        lines.append(f"| {key} | {Encoding(game).size} | {len(game.answers.all)} | {median(alone):,.0f} | "
                     f"{median(zoo):,.0f} | {median(many):,.0f} | "
                     f"**{median(a / b for a, b in zip(many, zoo)):.1f}** |")
        print(lines[-1], flush=True)
    OUT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
