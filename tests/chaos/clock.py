"""A clock that can be moved from outside: loaded before anything that takes the time from it."""
from __future__ import annotations

import time
from ctypes import c_double

leap: c_double | None = None                             # seconds; in the process of a server
_real = time.time


def moved() -> float:
    return _real() + (leap.value if leap is not None else 0.0)


time.time = moved
