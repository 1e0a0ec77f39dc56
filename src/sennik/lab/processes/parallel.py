"""Games in parallel: played in this process, in others, or on a cluster (joblib).

Results come as they are ready, in any order.
"""
from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack
from itertools import islice
from typing import Any, Final

from ...engine.errors import Unreadable
from ..extras import extra
from ..game_run import play
from ..plan import ArenaPlan
from ..result import Result

BACKENDS: Final = ("processes", "dask", "ray")
ADDRESS: Final = {"dask": "DASK_SCHEDULER_ADDRESS", "ray": "RAY_ADDRESS"}      # of a cluster; without, one is made here


def play_all(plan: ArenaPlan, numbers: Iterable[int], jobs: int = 1, backend: str = "processes") -> Iterator[Result]:
    """Play the games with these numbers. They are asked for little by little: who has enough stops giving them."""
    if backend not in BACKENDS:
        raise Unreadable("no-such-backend", backend=backend, backends=" ".join(BACKENDS))
    if backend == "processes" and jobs == 1:
        yield from (play(plan, n) for n in numbers)
        return
    joblib = extra("joblib")
    with ExitStack() as stack:
        if backend != "processes":
            stack.enter_context(dask(jobs) if backend == "dask" else ray(jobs))
        name = "loky" if backend == "processes" else backend
        stack.enter_context(joblib.parallel_config(backend=name, n_jobs=jobs))
        try:
            yield from together(joblib, plan, iter(numbers), backend)
        except BrokenProcessPool:
            raise Unreadable("worker-lost") from None  # short of memory, or killed; what is in the ledger is safe


def together(joblib: Any, plan: ArenaPlan, numbers: Iterator[int], backend: str) -> Iterator[Result]:
    task = joblib.delayed(play)
    if backend != "ray":
        yield from joblib.Parallel(return_as="generator_unordered")(task(plan, n) for n in numbers)
        return
    parallel = joblib.Parallel()                       # Ray gives no result before all are there: so, in small heaps
    while heap := list(islice(numbers, 8 * parallel.n_jobs)):
        yield from parallel(task(plan, n) for n in heap)


def dask(jobs: int) -> AbstractContextManager[Any]:
    """The cluster at DASK_SCHEDULER_ADDRESS, or one of this machine."""
    distributed = extra("distributed")
    address = os.environ.get(ADDRESS["dask"])
    if address:
        return distributed.Client(address)             # type: ignore[no-any-return]
    workers = jobs if jobs > 0 else None
    return distributed.Client(n_workers=workers, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-any-return]


class ray(AbstractContextManager[None]):  # noqa: N801 used like dask
    """The cluster at RAY_ADDRESS, or one of this machine."""

    def __init__(self, jobs: int) -> None:
        self.ray = extra("ray")
        address = os.environ.get(ADDRESS["ray"])
        more: dict[str, Any] = {} if address or jobs < 1 else {"num_cpus": jobs}
        self.ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="error", **more)
        extra("ray.util.joblib").register_ray()

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()
