"""Measures the vectorised environment and the PettingZoo adapter: answers a second of CPU time, with all that is seen.

Needs sennik[research] (`make install`). The ratios are of one run; the games are played by chance.
"""
from __future__ import annotations

from os import cpu_count, getloadavg
from pathlib import Path
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
    while answers < 3000:
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
    about = f"Made by `bench/vector.py`: {COUNT} games side by side, fewest seats, by chance; answers a second of CPU"
    load = f"The load of the machine was {getloadavg()[0]:.0f} on {cpu_count()}."
    bare_is = "time. *Bare* is the engine alone, without anything being seen."
    lines = ["# Many games at once", "", about, bare_is, load, "",
             "| game | numbers seen | answers | bare | PettingZoo | vector | vector to PettingZoo |",
             "|---|---|---|---|---|---|---|"]
    for key in games.keys():  # noqa: SIM118 - a function
        game = games.new(key, games.identity(key).least)
        alone, zoo, many = bare(key), pettingzoo(key), vector(key)
        sizes = f"{Encoding(game).size} | {len(game.answers.all)}"
        lines.append(f"| {key} | {sizes} | {alone:,.0f} | {zoo:,.0f} | {many:,.0f} | {many / zoo:.1f} |")
        print(lines[-1])
    OUT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
