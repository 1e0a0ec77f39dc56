"""A ledger: the file of finished games, one line each under a header, only ever added to.

Whoever kills an arena loses the games being played, no finished one. A line torn in two is cut off on resuming.
"""
from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from ..engine.errors import Refused, Unreadable
from .plan import ArenaPlan
from .result import Result, read

if sys.platform != "win32":
    import fcntl

NAME = "games.jsonl"


class Ledger:
    """The results by number. Without a path they are only remembered."""
    results: dict[int, Result]

    def __init__(self, plan: ArenaPlan, path: Path | None = None, resume: bool = False) -> None:
        self.turns = plan.turns()
        self.results = {}
        self.file: BinaryIO | None = None
        if path is not None:
            self.open(plan, path, resume)

    def open(self, plan: ArenaPlan, path: Path, resume: bool) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open("a+b")
        try:
            self.lock(path)
            self.file.seek(0)
            text = self.file.read()
            if text and not resume:
                raise Unreadable("results-there", path=path)
            whole = text[:text.rfind(b"\n") + 1]
            self.file.truncate(len(whole))
            if whole:
                self.load(plan, path, whole.decode().splitlines())
            else:
                self.write(json.dumps(plan.header(), separators=(",", ":"), ensure_ascii=False) + "\n")
        except BaseException:
            self.close()
            raise

    def lock(self, path: Path) -> None:
        """Two arenas at one ledger would play everything twice."""
        if sys.platform != "win32" and self.file is not None:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Unreadable("results-busy", path=path) from None

    def load(self, plan: ArenaPlan, path: Path, lines: list[str]) -> None:
        for number, line in enumerate(lines):
            try:
                if number == 0:
                    self.compare(plan, path, line)
                else:
                    self.remember(read(line))
            except (Refused, ValueError) as error:
                if isinstance(error, Refused) and error.word != "results-broken":
                    raise
                raise Unreadable("results-broken", path=path, line=number + 1) from None

    def compare(self, plan: ArenaPlan, path: Path, line: str) -> None:
        """Results of another arena are not mixed with these."""
        there, here = json.loads(line), plan.header()
        if not isinstance(there, dict):
            raise Unreadable("results-broken")
        for name in {**here, **there}:
            if there.get(name) != here.get(name):
                raise Unreadable("results-of-other", path=path, field=name, there=there.get(name), here=here.get(name))

    def remember(self, result: Result) -> None:
        self.results.setdefault(result.deal * self.turns + result.turn, result)

    def add(self, result: Result) -> None:
        self.remember(result)
        self.write(result.line())

    def write(self, line: str) -> None:
        """In one piece and at once: what is here survives the end of this process."""
        if self.file is not None:
            os.write(self.file.fileno(), line.encode())

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()
