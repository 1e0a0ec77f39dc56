"""A marathon: many seeded random games, each ended, replayed from its text and verified, under one digest.

`python -m sennik.testkit.marathon sen --games 1000 --seed 7 --seats 4 --option edition=long` prints one line of JSON.
Compiled and plain Python must print the same digest: it covers every position of every game.
"""
from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from time import perf_counter, process_time

from .. import games
from ..engine.game import Game
from ..engine.record import read
from .random_game import RandomGame


def marathon(game: Game, number: int, seed: int = 0, bound: int = 20_000) -> dict[str, object]:
    """Games, answers and the digest. Every position is conserved and hashed, every record read again from its text.

    Reading replays it from the seed to its last position, through the same door, and compares: that is the verdict of
    `sennik verify`. Anything wrong raises.
    """
    answers, digest = 0, 0

    def make(key: str, seats: int, options: Mapping[str, object], version: int) -> Game:
        return game
    for n in range(seed, seed + number):
        played = RandomGame(game, n).run(bound)
        record, state = read(played.record.to_json(played.state), make)
        if record.answers != played.record.answers or state.dump() != played.state.dump():
            raise played.broken("Replay", "the record read from its text ends elsewhere", len(record.answers))
        if abs(sum(state.returns()) - 1) > 1e-9:
            raise played.broken("End", f"the returns are {state.returns()}", len(record.answers))
        answers += len(record.answers)
        digest = hash((digest, *played.hashes))    # of ints only: the same in every process
    return {"games": number, "answers": answers, "digest": f"{digest & (1 << 64) - 1:016x}"}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sennik.testkit.marathon", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=games.keys())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, default=0, help="the least the game can have, if not given")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = dict([option.split("=", 1) for option in given.option])
    game = games.make(given.game, given.seats or games.identity(given.game).least, options)
    began, used = perf_counter(), process_time()
    result = marathon(game, given.games, given.seed)
    spent = {"seconds": round(perf_counter() - began, 2), "cpu": round(process_time() - used, 2)}
    print(json.dumps({"game": given.game, "seats": int(game.seats), "options": game.options, **result, **spent}))


if __name__ == "__main__":
    main()
