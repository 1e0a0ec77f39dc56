"""One server to a file: the second is refused at once, and nothing is left of a first that was killed."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sennik.store import Listing, Locked, store_at
from sennik.store.lock import Lock
from sennik.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
# Holds the lock, with a child of its own that outlives it; says so, and waits.
HOLDER = """
import subprocess, sys, time
from pathlib import Path
from sennik.store.lock import Lock
Lock(Path(sys.argv[1])).take()
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
print(child.pid, flush=True)
time.sleep(60)
"""


@contextmanager
def held_elsewhere(path: Path) -> Iterator[subprocess.Popen[str]]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True, env=env)
    assert holder.stdout is not None
    child = int(holder.stdout.readline())
    try:
        yield holder
    finally:
        holder.kill()
        os.kill(child, 9)  # before the pipe is read to its end: the child holds it open, too
        holder.communicate()


async def test_a_second_store_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "x.sqlite"), SqliteStore(tmp_path / "x.sqlite")
    await first.open()
    with pytest.raises(Locked, match=r"x\.sqlite"):
        await second.open()
    with pytest.raises(Locked):
        second.check()
    await first.append("t", 0, "kept")
    await first.close()
    await second.open()
    assert await second.entries("t") == ["kept"]
    await second.close()


async def test_what_is_checked_is_held_until_it_is_closed(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "x.sqlite"), SqliteStore(tmp_path / "x.sqlite")
    first.check()
    with pytest.raises(Locked):
        second.check()
    await first.open()
    with pytest.raises(Locked):
        second.check()
    await first.close()
    second.check()
    second.lock.give()


def test_another_process_is_noticed_and_nothing_is_left_when_it_is_killed(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "x.sqlite")
    with held_elsewhere(lock.path) as holder:
        with pytest.raises(Locked):
            lock.take()
        holder.kill()
        holder.wait()
        lock.take()                                      # while the child of the killed one still runs
    lock.give()


def test_the_lock_has_nothing_to_read_and_is_nobody_elses(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "x.sqlite")
    lock.take()
    lock.take()                                          # once is enough
    file = tmp_path / "x.sqlite-lock"
    assert (file.stat().st_size, file.stat().st_mode & 0o077) == (0, 0)
    lock.give()
    lock.give()
    Lock(tmp_path / "x.sqlite").take()


def test_a_file_that_is_no_database_is_not_held(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database " * 100)
    for _ in range(2):
        with pytest.raises(Exception, match="not a database"):
            store_at(str(tmp_path / "text.sqlite")).check()
    Lock(tmp_path / "text.sqlite").take()


async def test_a_database_that_servers_share_is_not_held(postgres: str) -> None:
    """PostgreSQL tells each of the others' answers (test_postgres), so nobody is refused there."""
    first, second = store_at(postgres), store_at(postgres)
    await first.open()
    await second.open()
    line = Listing("t", "sen", {}, "waiting", (), (), True, True, 1, 1)
    await first.create(line, ["by the first"])
    await second.append("t", 1, "by the second")
    assert await first.entries("t") == ["by the first", "by the second"]
    await first.close()
    await second.close()
