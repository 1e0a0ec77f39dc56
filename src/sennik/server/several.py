"""Several servers on one machine, at one port and on one PostgreSQL: `sennik serve --workers N`.

Each is a whole server in a process of its own; the system hands every new connection to one of them. They hear of each
other through the database, so it does not matter who serves whom. One that dies is replaced.
"""
from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from .settings import Settings

LOG: Final = logging.getLogger("sennik")
BREATH: Final = 1.0            # seconds until one that died is replaced: one that cannot live must not spin
GRACE: Final = 8.0             # seconds for the servers to end; a little longer than one takes

Start = Callable[[socket.socket], SpawnProcess]


class Several:
    def __init__(self, count: int, start: Start, listening: socket.socket) -> None:
        self.count = count
        self.start = start
        self.listening = listening
        self.stopping = threading.Event()
        self.running: list[SpawnProcess] = []

    def run(self) -> None:
        """Until this process is asked to stop."""
        before = {number: signal.signal(number, self.stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            self.running = [self.start(self.listening) for _ in range(self.count)]
            while not self.stopping.wait(BREATH / 4):
                self.replace()
        finally:
            self.end()
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self, number: int, _: FrameType | None) -> None:
        self.stopping.set()

    def replace(self) -> None:
        for place, process in enumerate(self.running):
            if process.exitcode is not None:
                LOG.error("a server process ended with %s and is replaced", process.exitcode)
                time.sleep(BREATH)
                self.running[place] = self.start(self.listening)

    def end(self) -> None:
        for process in self.running:
            process.terminate()
        until = time.monotonic() + GRACE
        for process in self.running:
            process.join(max(0.0, until - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()


def starter(database: str, settings: Settings, host: str, port: int) -> Start:
    def start(listening: socket.socket) -> SpawnProcess:
        process = multiprocessing.get_context("spawn").Process(
            target=one, args=(database, settings, host, port, listening), name="sennik-server")
        process.start()
        return process
    return start


def one(database: str, settings: Settings, host: str, port: int, listening: socket.socket) -> None:
    """In the process of its own. It does not outlive the one that started it, even if that is killed."""
    from ..store import store_at
    from .serve import server, spare_the_collector
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent,), daemon=True).start()
    spare_the_collector()
    with contextlib.suppress(KeyboardInterrupt):
        server(store_at(database), settings, host, port).run(sockets=[listening])


def follow(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
