"""The servers of the battery and their database, and all that can go wrong with them."""
from __future__ import annotations

import dataclasses
import multiprocessing
import os
import random
import resource
import signal
import socket
import time
from abc import ABC, abstractmethod
from ctypes import c_double
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from sennik.server.serve import serve
from sennik.server.settings import Settings

from ..server.process import PRELOAD, QUICK
from ..store.cluster import Cluster, can_mount
from . import clock

DISK = 300                     # megabytes under PostgreSQL
SETTINGS = dataclasses.replace(QUICK, patience=1, heartbeat=1, idle=5)


def run(database: str, port: int, settings: Settings, leap: c_double) -> None:
    """A server whose clock can be moved from outside."""
    clock.leap = leap
    serve("127.0.0.1", port, database, settings=settings, announce=lambda _: None)


class OneServer:
    def __init__(self, database: str) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(PRELOAD)
        self.leap = self.context.RawValue(c_double, 0.0)     # a lock would be kept by a process that is killed
        self.process: ForkServerProcess | None = None

    def start(self) -> None:
        if self.process is None or not self.process.is_alive():
            self.process = self.context.Process(target=run, args=(self.database, self.port, SETTINGS, self.leap))
            self.process.start()

    def signal(self, number: signal.Signals) -> None:
        if self.process is not None and self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()

    def limit(self, size: int) -> None:
        """No file of this server may grow beyond that: to it the disk is full."""
        if self.process is not None and self.process.pid is not None and self.process.is_alive():
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class House(ABC):
    """`harm` does one thing at random and says what, `heal` undoes what lasts; both wait, so call them in a thread."""
    database: str
    servers: list[OneServer]

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def heal(self) -> None:
        for server in self.servers:
            server.signal(signal.SIGCONT)
            server.start()

    def close(self) -> None:
        for server in self.servers:
            server.signal(signal.SIGCONT)
            server.kill()

    def kill(self, chance: random.Random) -> None:
        """And started again after a moment."""
        server = chance.choice(self.servers)
        server.kill()
        time.sleep(chance.random() * 0.3)
        server.start()

    def hang(self, chance: random.Random) -> None:
        server = chance.choice(self.servers)
        server.signal(signal.SIGSTOP)
        time.sleep(chance.random() * 2)
        server.signal(signal.SIGCONT)

    def leap(self, chance: random.Random) -> None:
        """The clock of one server goes an hour on, or back."""
        chance.choice(self.servers).leap.value = chance.choice((-3600, -1, 0, 1, 3600))

    @abstractmethod
    def harm(self, chance: random.Random) -> str: ...


class FileHouse(House):
    """One server on a file."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "sennik.sqlite")
        self.servers = [OneServer(self.database)]

    def fill_disk(self, chance: random.Random) -> None:
        sizes = [Path(self.database + end) for end in ("", "-wal")]
        self.servers[0].limit(max(path.stat().st_size if path.exists() else 0 for path in sizes))
        time.sleep(chance.random())
        self.servers[0].limit(resource.RLIM_INFINITY)

    def harm(self, chance: random.Random) -> str:
        what = chance.choices(("kill", "hang", "fill_disk", "leap"), (6, 1, 1, 1))[0]
        getattr(self, what)(chance)
        return what


class SharedHouse(House):
    """Several servers on one PostgreSQL."""

    def __init__(self, count: int) -> None:
        self.cluster = Cluster(DISK if can_mount() else 0)
        self.cluster.make()
        self.cluster.start()
        self.database = self.cluster.address
        self.servers = [OneServer(self.database) for _ in range(count)]

    def restart_database(self, chance: random.Random) -> None:
        self.cluster.stop()
        time.sleep(chance.random())
        self.cluster.start()

    def pause_database(self, chance: random.Random) -> None:
        self.cluster.pause()
        time.sleep(chance.random() * 2)
        self.cluster.go_on()

    def slow_database(self, chance: random.Random) -> None:
        self.cluster.slow(chance.random() * 2)

    def fill_database(self, chance: random.Random) -> None:
        self.cluster.fill()
        time.sleep(chance.random() * 2)
        self.cluster.make_room()

    def harm(self, chance: random.Random) -> str:
        harms = {"kill": 30, "hang": 5, "leap": 5, "restart_database": 3, "pause_database": 3,
                 "slow_database": 3, "fill_database": 3 if self.cluster.disk else 0}
        what = chance.choices([*harms], [*harms.values()])[0]
        getattr(self, what)(chance)
        return what

    def close(self) -> None:
        super().close()
        self.cluster.stop()
        self.cluster.remove()
