"""A sandbox: keeps a child process for the arena, asks the bot in it, and does not wait longer than its budget."""
from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import subprocess
import sys
import time
from typing import Final

from ...engine.answers import Answers
from ...engine.events import Seen
from ...engine.view import View
from ..fault import DIED, LATE, RAISED, SILENT, Fault
from .sandbox_child import LENGTH, START

GRACE: Final = (1.1, 0.05)        # a search ends after its budget, not before: a tenth more, and 50 ms
LONGEST: Final = 4096             # of a line from a child
LOOK: Final = 0.25                # seconds between two looks at a clock that may run faster, with several threads


def clock(pid: int) -> float:
    """The processor time of another process in seconds. Where the system has no such clock, time itself."""
    if not sys.platform.startswith("linux"):
        return time.monotonic()
    try:
        return time.clock_gettime(~pid << 3 | 2)       # what clock_getcpuclockid(3) makes of a process id
    except OSError:
        raise Fault(DIED) from None


class Sandbox:
    """The child is started with the first game, kept for the next ones, and started again if it died."""
    pid: int                      # of the bot in there; 0: there is none

    def __init__(self) -> None:
        self.child: subprocess.Popen[bytes] | None = None
        self.pid = 0
        self.heard = b""
        self.used = 0.0           # processor time of the last answer

    # ---- a game
    def begin(self, text: str, key: str, seats: int, options: tuple[tuple[str, str], ...], seed: int,
              seconds: float | None, patience: float) -> None:
        """Put a bot into the child. It may raise there, even before it is asked anything."""
        self.end()
        # Iterations cannot be counted from outside: who has no seconds is held to the patience of the arena.
        self.allowed = seconds * GRACE[0] + GRACE[1] if seconds is not None else patience
        self.patience = patience
        if self.child is None or self.child.poll() is not None:
            self.start()
        try:
            self.send((text, key, seats, options, seed, self.allowed))
            word, rest = self.listen()
            if word == "raised":
                self.listen()                          # that it is over
                raise Fault(RAISED, rest)
            if word != "ready":
                raise Fault(DIED)
        except Fault as fault:
            if fault.kind != RAISED:
                self.kill()
            raise
        self.pid = int(rest)

    def ask(self, view: View, answers: Answers, new: list[Seen]) -> str:
        """The text the bot answers with, whatever it is. `new` is what its seat saw since it was last asked."""
        self.used = 0.0
        try:
            before = clock(self.pid)
            self.send((view, [answer.text for answer in answers], new))
            word, rest = self.listen(before)
            if word == "over":
                raise Fault(DIED)
            self.used = clock(self.pid) - before
        except Fault:
            self.kill()
            raise
        if word == "raised":
            raise Fault(RAISED, rest)
        if self.used > self.allowed:
            raise Fault(LATE, f"{self.used:.3f} s")
        return rest

    def end(self) -> None:
        """The game is over: the bot goes, the child stays for the next one."""
        if self.pid:
            try:
                self.send("over")
                self.listen()
            except Fault:
                self.kill()
            self.pid = 0

    # ---- the pipe
    def send(self, what: object) -> None:
        body = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
        assert self.child is not None
        assert self.child.stdin is not None
        try:
            self.child.stdin.write(LENGTH.pack(len(body)) + body)
        except OSError:
            raise Fault(DIED) from None

    def listen(self, before: float | None = None) -> tuple[str, str]:
        """The next line of the child, as a word and the rest; `before` is the clock of the bot when it was asked."""
        assert self.child is not None
        assert self.child.stdout is not None
        pipe = self.child.stdout.fileno()
        asked = time.monotonic()
        used = 0.0
        wait = START if before is None else min(self.allowed, self.patience)
        while b"\n" not in self.heard:
            if select.select([pipe], [], [], min(wait, LOOK))[0]:
                part = os.read(pipe, LONGEST)
                if not part or len(self.heard) > LONGEST:
                    raise Fault(DIED)
                self.heard += part
                continue
            if before is not None:
                used = clock(self.pid) - before
                if used > self.allowed:
                    raise Fault(LATE, f"{used:.3f} s")
            # Silent is who does nothing. On a busy machine a bot may get but a tenth of a core: that is waited for.
            wait = (START if before is None else self.patience + 10 * used) - (time.monotonic() - asked)
            if wait <= 0:
                raise Fault(SILENT)
            if before is not None:
                wait = min(wait, max(self.allowed - used, 0.001))
        line, _, self.heard = self.heard.partition(b"\n")
        word, _, rest = line.decode(errors="replace").partition(" ")
        return word, rest

    # ---- the child
    def start(self) -> None:
        self.close()
        command = [sys.executable, "-m", "sennik.lab.processes.sandbox_child"]
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
                                     start_new_session=True)       # Ctrl-C is for the arena; one kill reaches all

    def kill(self) -> None:
        """The child with all that is in it, at once."""
        if self.child is not None:
            with contextlib.suppress(OSError):
                os.killpg(self.child.pid, signal.SIGKILL)
            self.close()

    def close(self) -> None:
        """A child that hears no more ends by itself."""
        if self.child is not None:
            for pipe in (self.child.stdin, self.child.stdout):
                if pipe is not None:
                    pipe.close()
            self.child.wait()
            self.child = None
        self.pid = 0
        self.heard = b""
