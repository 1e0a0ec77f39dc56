"""A server in a process of its own, that is killed and started again on the same port."""
from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import time
from multiprocessing.context import ForkServerContext, ForkServerProcess

from sennik.games import keys
from sennik.server.serve import serve
from sennik.server.settings import Rate, Settings

# One process forks all servers of a run of tests, and whoever is first says what it loads: a server that was killed is
# back in a moment. The clock that can be moved comes before whatever takes the time from it.
PRELOAD = ["tests.chaos.clock", "tests.chaos.warm", "sennik.server.serve", "sennik.store.sqlite",
           "sennik.store.postgres", *[f"sennik.games.{key}" for key in keys()]]
MANY = Rate(1e6, 1e6)
QUICK = Settings(bots=0, pace=0, said=MANY, posted=MANY, asked=MANY, opened=MANY)


class Process:
    def __init__(self, database: str, settings: Settings = QUICK) -> None:
        self.database = database
        self.settings = settings
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.context: ForkServerContext = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(PRELOAD)
        self.process: ForkServerProcess | None = None

    def start(self) -> None:
        self.process = self.context.Process(target=serve, args=("127.0.0.1", self.port, self.database), daemon=True,
                                            kwargs={"settings": self.settings, "announce": len})
        self.process.start()

    def up(self) -> None:
        """Until somebody answers at the port."""
        for _ in range(4000):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError("the server did not come up")

    def kill(self) -> None:
        """SIGKILL: no time for a last word."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None

    def signal(self, number: signal.Signals) -> None:
        """SIGSTOP and SIGCONT: a process that hangs for a while."""
        if self.process is not None and self.process.pid is not None:
            os.kill(self.process.pid, number)
