"""What can be set about a server, with the values that suit one machine and friends."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

KIB = 1024


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: so many at once, so many a second for ever."""
    burst: float
    second: float


@dataclass(frozen=True, slots=True)
class Settings:
    web: Path | None = None            # the built web client
    secure: bool = False               # behind TLS: cookies only over it
    proxies: str = "127.0.0.1"         # whose X-Forwarded-For is believed, with `secure`: addresses, networks
    prefix: str = ""                   # the path of another site under which it stands: /sennik
    metrics: bool = False              # numbers for Prometheus at /metrics
    json: bool = False                 # log lines as JSON
    reviews: int = 20                  # games that wait for the coach, at most
    bots: int = 1                      # worker processes in which bots think; 0: in a thread, for tests
    family: int = 8                    # people behind one address who have a whole share of the bots' time each
    pace: float = 0.6                  # seconds after which a bot begins its turn, however much it had to think
    message: int = 16 * KIB            # the longest message or body that is read
    queue: int = 256                   # messages waiting for a client until it is taken for lost
    watchers: int = 200                # looking on at one table
    said: Rate = Rate(60, 15)          # messages on one connection
    posted: Rate = Rate(100, 2)        # requests that change something, from one address: eight people of a family
                                       # who sit down at once make 42, for browsers repeat their part of a shuffle
    asked: Rate = Rate(300, 30)        # other requests under /api/, from one address
    hints: Rate = Rate(4, 0.2)         # what a bot would do, for one seat
    codes: Rate = Rate(10, 0.05)       # codes of another browser that are tried, from one address …
    guesses: Rate = Rate(100, 2)       # … and by all together
    opened: Rate = Rate(60, 5)         # connections, from one address
    strikes: int = 200                 # messages beyond the rate until the connection is closed
    hello: float = 10                  # seconds until a client must have said hello
    idle: float = 120                  # seconds that a table nobody looks at stays in memory
    shuffle: float = 10                # seconds until a game begins without a share that is not shown
    patience: float = 4                # seconds until a process thinks for bots that another one should think for
    unplayed: int = 30                 # days until a table is deleted that nobody came back to before it was played
    unfinished: int = 180              # days without an answer until a game leaves the lists of those who play it
    tidying: float = 600               # seconds between looks for them
    errands: float = 1                 # seconds between looks for what `sennik admin` wants, where the store is a file
    heartbeat: float = 25              # seconds between notes of who is here, among processes
