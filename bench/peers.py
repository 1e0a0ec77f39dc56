"""Beside the peers: Leduc in OpenSpiel, Sen in hand-written C. Every ratio is of one run, its rounds taken by turns.

Needs sennik[research] and gcc (`make install`). CPU time; the median of the rounds, because a busy machine disturbs
single ones; the ratio is the median of the ratios of each round. The table goes to bench/results/peers.md.
"""
from __future__ import annotations

import argparse
import subprocess
import tempfile
import tracemalloc
from collections.abc import Callable
from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from time import process_time

import pyspiel

import sennik.engine.state as engine_state
from sennik.bots.ismcts import Ismcts
from sennik.engine.game import Game
from sennik.engine.playout import hopes, random_games
from sennik.engine.random_play import random_play
from sennik.engine.rng import FastRng
from sennik.games import identity, keys, new
from sennik.policy.thinking import Thinking

HERE = Path(__file__).resolve().parent
OUT = HERE / "results" / "peers.md"
GROWTH = "## Growth with seats, and memory\n"
ROUNDS = 15
SIMULATIONS = 2000             # a decision
GAMES = 24_000                 # of Sen
TURNS = 20                     # positions from which rollouts begin
Work = Callable[[], float]     # does some of it and says how many a second of CPU
PEERS = """
Two C programs. `bench/peer/sen_whole.c` does the same work: it keeps who knows what, the public numbers and who is
asked what, lists the answers, carries one out, and draws chance in the same way. From one seed both play the same
games, answer by answer; that is checked before it is measured. It is the peer. `bench/peer/sen.c` only moves cards and
keeps the score: no answers are listed, and there is no position that could be looked at, copied or searched. It is the
limit, not a rival. Neither of them can tell what happens, and ours does so only where somebody listens."""
WHERE = """
## Where the time goes

Counted in instructions with callgrind, not by this script. A rollout of Leduc is a branch written over the one
before, three answers and the returns. When its public numbers had become a row without boxes, 15 % of it was left to
Python's own library (49 % of its time before), which makes and frees the two rows of cards that the deal of the board
changes. The rest is the rules and the verbs. In a search the knowledge of a seat as one number takes about a quarter
and the bounds of the answers a seventh: in the last count, before their choices between numbers stopped making
objects. In Sen the rows of cards still grow and shrink as lists of Python. The C program has one block of memory."""


def timed(work: Callable[[], int]) -> float:
    start = process_time()
    done = work()
    return done / (process_time() - start)


# ---- Leduc
def driven(game: Game, numbers: list[int]) -> int:
    """Every call is made from Python. Which answer is given is drawn beforehand: that is no part of either library."""
    rng = FastRng(1)
    s = game.new(rng)
    for number in numbers:
        seat = s.to_act()
        if seat < 0:                                     # it is over
            s = game.new(rng)
            seat = s.to_act()
        legal = s.legal(seat)
        s.apply(seat, legal[number % len(legal)])
    return len(numbers)


def driven_there(game: pyspiel.Game, numbers: list[int]) -> int:
    """The same loop. All outcomes of chance in Leduc are equally likely, so it need not ask for their odds."""
    answers = 0
    s = game.new_initial_state()
    for number in numbers:
        if s.is_terminal():
            s = game.new_initial_state()
        answers += not s.is_chance_node()
        legal = s.legal_actions()
        s.apply_action(legal[number % len(legal)])
    return answers


def drawn(count: int) -> list[int]:
    rng = FastRng(2)
    return [rng.below(1 << 20) for _ in range(count)]


def rollouts_there(game: pyspiel.Game, games: int) -> int:
    """Its evaluator cannot be called from Python: so two simulations of its bot. It has a position played out so many
    times in each, from a clone every time: first as it is, then after one of the two answers."""
    for k in range(TURNS):
        s = dealt_there(game, k)
        pyspiel.ISMCTSBot(k, pyspiel.RandomRolloutEvaluator(games // TURNS // 2, k), 1.4, 2).step(s)
    return games


def rollouts(game: Game, games: int) -> int:
    """The same: branches played out, and their returns summed up."""
    for k in range(TURNS):
        rng = FastRng(k)
        s = game.new(rng)
        hopes(s, games // TURNS // 2, rng)
        s.apply(0, s.legal(0)[k // 2 % 2])
        hopes(s, games // TURNS // 2, rng)
    return games


def searched(game: Game, decisions: int) -> int:
    for k in range(decisions):
        s = game.new(FastRng(k))
        Ismcts(game, k, Thinking(iterations=SIMULATIONS)).choose(s.view(0), s.legal(0))
    return decisions * SIMULATIONS


def dealt_there(game: pyspiel.Game, number: int) -> pyspiel.State:
    rng = FastRng(number)
    s = game.new_initial_state()
    while s.is_chance_node():
        outcomes = s.legal_actions()
        s.apply_action(outcomes[rng.below(len(outcomes))])
    return s


def searched_there(game: pyspiel.Game, decisions: int) -> int:
    for k in range(decisions):
        s = dealt_there(game, k)
        pyspiel.ISMCTSBot(k, pyspiel.RandomRolloutEvaluator(1, k), 1.4, SIMULATIONS).step(s)
    return decisions * SIMULATIONS


def leduc() -> list[tuple[str, Work, Work]]:
    ours, theirs, numbers = new("leduc", 2), pyspiel.load_game("leduc_poker"), drawn(100_000)
    return [
        ("Leduc from Python, answers; OpenSpiel", lambda: timed(lambda: driven(ours, numbers)),
         lambda: timed(lambda: driven_there(theirs, numbers))),
        ("Leduc inside, rollouts; OpenSpiel's C++ evaluator", lambda: timed(lambda: rollouts(ours, 60_000)),
         lambda: timed(lambda: rollouts_there(theirs, 60_000))),
        (f"Leduc, ISMCTS simulations, {SIMULATIONS} a decision; OpenSpiel's C++ bot",
         lambda: timed(lambda: searched(ours, 20)), lambda: timed(lambda: searched_there(theirs, 20)))]


# ---- Sen
def in_c(program: Path, seats: int) -> float:
    done = subprocess.run([program, str(seats), "400000"], stdout=subprocess.PIPE, text=True, check=True)
    answers, seconds = done.stdout.split()
    return int(answers) / float(seconds)


def alike(program: Path, seats: int) -> None:
    """The whole position in C plays the same games as ours, or the two do not do the same work."""
    done = subprocess.run([program, str(seats), str(GAMES)], stdout=subprocess.PIPE, text=True, check=True)
    if int(done.stdout.split()[0]) != random_games(new("sen", seats), GAMES, FastRng(1)):
        raise SystemExit(f"{program.name} plays other games of Sen than Sennik, with {seats} seats")


def sen(folder: Path) -> list[tuple[str, Work, Work]]:
    found: list[tuple[str, Work, Work]] = []
    for source, what in (("sen_whole", "C, the whole position"), ("sen", "C, nothing but the cards")):
        program = folder / source
        subprocess.run(["gcc", "-O3", "-o", program, HERE / "peer" / f"{source}.c"], check=True)
        for seats in (2, 4):
            if source == "sen_whole":
                alike(program, seats)
            found.append((
                f"Sen inside, {seats} seats, answers; {what}",
                lambda game=new("sen", seats): timed(lambda: random_games(game, GAMES, FastRng(1))),  # type: ignore[misc]
                lambda program=program, seats=seats: in_c(program, seats)))                           # type: ignore[misc]
    return found


# ---- how it grows
def growth() -> list[str]:
    """By game and seats: answers a second inside, one copy, the memory of a game and of a position in its middle."""
    lines = ["| game | seats | answers/s inside | copy, µs | a game, kB | a state, kB |",
             "|---|---:|---:|---:|---:|---:|"]
    for key in keys():
        for seats in range(identity(key).least, identity(key).most + 1):
            tracemalloc.start()
            game = new(key, seats)
            size = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
            games = 40
            speed = median(timed(lambda: random_games(game, games, FastRng(1))) for _ in range(ROUNDS))  # noqa: B023
            s = game.new(FastRng(3))
            for _ in range(random_play(s.copy(FastRng(3))) // 2):
                s.apply(s.to_act(), s.legal(s.to_act())[0])
                if not s.asked:
                    s = game.new(FastRng(4))
            rng = FastRng(1)
            copies = 1 / median(timed(lambda: len([s.copy(rng) for _ in range(2000)])) for _ in range(5))  # noqa: B023
            tracemalloc.start()
            kept = [s.copy(rng) for _ in range(200)]
            state = tracemalloc.get_traced_memory()[0] / len(kept)
            tracemalloc.stop()
            lines.append(f"| {key} | {seats} | {speed:,.0f} | {copies * 1e6:.2f} | {size / 1000:.0f} | "
                         f"{state / 1000:.1f} |")
            print(lines[-1], flush=True)
    return lines


def ratios(rounds: int) -> list[str]:
    lines = ["# Beside the peers", "",
             f"Made by `bench/peers.py`: CPU time, the median of {rounds} rounds taken by turns with the peer;",
             "beside the ratio its lowest and highest in any round. One core;",
             f"the load of the machine was {getloadavg()[0]:.0f} on {cpu_count()}.", "",
             "| what, a second | Sennik | peer | ratio | from, to |", "|---|---:|---:|---:|---|"]
    with tempfile.TemporaryDirectory() as folder:
        for name, ours, theirs in [*leduc(), *sen(Path(folder))]:
            pairs = [(ours(), theirs()) for _ in range(rounds)]
            mine, peer = median(a for a, _ in pairs), median(b for _, b in pairs)
            found = [a / b for a, b in pairs]
            digits = 2 if median(found) > 1 else 3
            lines.append(f"| {name} | {mine:,.0f} | {peer:,.0f} | **{median(found):.{digits}f}** | "
                         f"{min(found):.{digits}f}–{max(found):.{digits}f} |")
            print(lines[-1], flush=True)
    return [*lines, *PEERS.split("\n"), *WHERE.split("\n")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("part", nargs="?", choices=["ratios", "growth"], help="only this; the other part stays")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--quick", action="store_true", help="the ratios, only printed")
    given = parser.parse_args()
    if str(engine_state.__file__).endswith(".py"):
        print("This is the plain source: figures of the compiled engine are wanted.")
    if given.quick:
        ratios(given.rounds)
        return
    above, _, below = OUT.read_text().partition(GROWTH)
    if given.part != "growth":
        above = "\n".join([*ratios(given.rounds), "", ""])
        OUT.write_text(above + GROWTH + below)
    if given.part != "ratios":
        OUT.write_text(above + GROWTH + "\n" + "\n".join(["", *growth(), ""]))


if __name__ == "__main__":
    main()
