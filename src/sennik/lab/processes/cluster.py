"""A small arena on each backend plays the same games: `python -m sennik.lab.processes.cluster [processes dask ray]`."""
from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from ...engine.errors import Refused
from .. import contestant
from ..arena import Arena
from ..plan import plan
from .parallel import BACKENDS

GAMES = 40
JOBS = 2


def main(backends: Sequence[str]) -> int:
    """0 if all backends that there are agree to the last answer."""
    bots = contestant.read_all("random,greedy,ismcts:iterations=20")
    the = plan("sen", bots, options={"rounds": "1"}, seed="cluster")
    first: list[str] = []
    for backend in backends:
        arena = Arena(the, GAMES)
        began = time.perf_counter()
        try:
            report = arena.run(jobs=JOBS, backend=backend)
        except Refused as refused:
            print(f"{backend:10} {refused.sentence()}")
            return 2
        took = time.perf_counter() - began
        played = [arena.results[n].played for n in sorted(arena.results)]
        first = first or played
        shares = "  ".join(f"{one.bot} {one.share.mean:.3f}" for one in report.bots)
        agrees = "agrees" if played == first else "DIFFERS"
        print(f"{backend:10} {report.games} games in {took:.1f} s  {shares}  {agrees}")
        if played != first:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or BACKENDS))
