"""One server to a file: a lock that the system takes back with the process, however that ends."""
from __future__ import annotations

import os
import sys
from pathlib import Path

from .store import Locked

if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """On a file of its own beside the database: SQLite loses its locks when another hand closes the file they are on.

    The file stays where it is, empty: to delete it would let two hold it, one of each. What counts is who has it open;
    processes that are started from this one do not.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = -1

    def take(self) -> None:
        """Once is enough."""
        if self.file < 0:
            file = os.open(f"{self.path}-lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                lock(file)
            except OSError as error:
                os.close(file)
                if isinstance(error, BlockingIOError | PermissionError):
                    raise Locked(str(self.path)) from None
                raise                                    # a file system without locks
            self.file = file

    def give(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
