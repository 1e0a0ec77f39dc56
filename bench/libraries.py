"""Beside the libraries that people train with: pgx, RLCard, PettingZoo's classic games. Ratios of one run.

Needs their packages (`make libraries` brings them and runs this). Everywhere any answer is as likely as the others, and
whoever is asked is given a tensor and a mask; choosing is counted too. CPU time; the median of rounds taken by turns.
Kuhn and Leduc are the same games there and here. Uno is not: beside it stands Koty, which has hands and answers as
Uno has. The table goes to bench/results/libraries.md.
"""
from __future__ import annotations

import argparse
import os
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from itertools import cycle
from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from sennik import games
from sennik.engine.rng import FastRng
from sennik.research.aec import SennikEnv
from sennik.research.encoding import Encoding
from sennik.research.vector import VectorEnv

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
OUT = Path(__file__).parent / "results" / "libraries.md"
ROUNDS = 9
MANY = 256                     # tables at once, ours
THERE = 4096                   # pgx is quicker the more there are
ANSWERS = 4000                 # of one table
Work = Callable[[], float]     # does some of it and says how many answers a second of CPU


def timed(work: Callable[[], int]) -> float:
    begun = process_time()
    done = work()
    return done / (process_time() - begun)


# ---- many tables at once
def vector(key: str) -> Work:
    env, chance = VectorEnv(key, MANY, 2), np.random.default_rng(1)

    def work() -> int:
        for _ in range(200):
            env.step((chance.random(env.mask.shape) * env.mask).argmax(axis=1))
        return 200 * MANY
    return lambda: timed(work)


def pgx(name: str) -> Work:
    import jax
    from jax import numpy as jnp
    from pgx import make
    from pgx.experimental.wrappers import auto_reset

    env = make(name)
    keys = cycle(np.asarray(jax.random.split(jax.random.PRNGKey(1), 1000)))

    def turn(state: Any, key: Any) -> Any:
        mine, theirs = jax.random.split(key)
        answers = jax.random.categorical(mine, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(state, answers, jax.random.split(theirs, THERE))
    turn = jax.jit(turn)
    first = turn(jax.jit(jax.vmap(env.init))(jax.random.split(next(keys), THERE)), next(keys))     # compiles it
    first.observation.block_until_ready()

    def work() -> int:
        state = first
        for _ in range(60):
            state = turn(state, next(keys))
        state.observation.block_until_ready()
        return 60 * THERE
    return lambda: timed(work)


# ---- one table after the other
def alone(key: str) -> Work:
    """The loop of RLCard: an answer, and what the next one sees."""
    game = games.new(key, 2)
    encoding, chance = Encoding(game), FastRng(1)

    def work() -> int:
        answers = 0
        while answers < ANSWERS:
            state = game.new(chance)
            while state.asked:
                seat = state.to_act()
                legal, seen = state.legal(seat), np.array(encoding.of(state, seat))
                assert seen.size
                state.apply(seat, legal[chance.below(len(legal))])
                answers += 1
        return answers
    return lambda: timed(work)


def rlcard(name: str) -> Work:
    import rlcard as there

    env, chance = there.make(name, config={"seed": 1}), FastRng(1)

    def work() -> int:
        answers = 0
        while answers < ANSWERS:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[chance.below(len(legal))])
                answers += 1
        return answers
    return lambda: timed(work)


def classic() -> Any:
    from pettingzoo.classic import leduc_holdem_v4

    return leduc_holdem_v4.raw_env()


def petting(env: Any) -> Work:
    """The loop of PettingZoo, the same for theirs and for ours."""
    chance = FastRng(1)
    env.reset(seed=1)

    def work() -> int:
        answers = 0
        while answers < ANSWERS:
            env.reset()
            for agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                legal = () if over or cut else np.flatnonzero(seen["action_mask"])
                assert agent
                env.step(int(legal[chance.below(len(legal))]) if len(legal) else None)
                answers += len(legal) > 0
        return answers
    return lambda: timed(work)


ROWS: tuple[tuple[str, Callable[[], Work], Callable[[], Work]], ...] = (
    (f"Leduc, {MANY} tables at once; pgx, {THERE}", lambda: vector("leduc"), lambda: pgx("leduc_holdem")),
    (f"Kuhn, {MANY} tables at once; pgx, {THERE}", lambda: vector("kuhn"), lambda: pgx("kuhn_poker")),
    ("Leduc, one table; RLCard", lambda: alone("leduc"), lambda: rlcard("leduc-holdem")),
    ("Leduc, PettingZoo's interface; its classic one", lambda: petting(SennikEnv("leduc", 2)),
     lambda: petting(classic())),
    ("Koty, one table; Uno in RLCard", lambda: alone("koty"), lambda: rlcard("uno")),
    ("Sen, one table; Uno in RLCard", lambda: alone("sen"), lambda: rlcard("uno")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    if not all(find_spec(name) for name in ("pgx", "pygame", "rlcard")):
        print("Their packages are not installed; `make libraries` does that and measures.")
        return
    warnings.simplefilter("ignore")
    lines = ["# Beside the libraries people train with", "",
             f"Made by `bench/libraries.py`: answers a second of CPU, the median of {given.rounds} rounds by turns;",
             "whoever is asked is given a tensor and a mask. Uno is another game than Koty and Sen.",
             f"The load of the machine was {getloadavg()[0]:.0f} on {cpu_count()}.", "",
             "| what | Sennik | peer | ratio | from, to |", "|---|---:|---:|---:|---|"]
    print("\n".join(lines))
    for name, mine, theirs in ROWS:
        ours, peer = mine(), theirs()
        pairs = [(ours(), peer()) for _ in range(given.rounds)]
        ratios = [a / b for a, b in pairs]
        lines.append(f"| {name} | {median(a for a, _ in pairs):,.0f} | {median(b for _, b in pairs):,.0f} | "
                     f"**{median(ratios):.1f}** | {min(ratios):.1f}–{max(ratios):.1f} |")
        print(lines[-1], flush=True)
    OUT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
