"""A PostgreSQL cluster of our own, on a free port of this machine only, that can be restarted, paused and filled up."""
from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path


class Cluster:
    def __init__(self, disk: int = 0) -> None:
        """`disk`: megabytes of a disk of its own, which can be filled up; only root can make one."""
        self.programs = server_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="sennik-pg-"))
        self.disk = disk
        self.data = self.folder / "data"
        self.ballast = self.data / "ballast"
        self.password = secrets.token_hex(16)
        self.user = "postgres" if os.geteuid() == 0 else None      # PostgreSQL refuses to run as root
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])

    @property
    def address(self) -> str:
        return f"postgresql://postgres:{self.password}@127.0.0.1:{self.port}/postgres"

    def make(self) -> None:
        (self.folder / "password").write_text(self.password)
        account = pwd.getpwnam(self.user or pwd.getpwuid(os.geteuid()).pw_name)
        if self.user:
            for path in (self.folder, self.folder / "password"):
                os.chown(path, account.pw_uid, account.pw_gid)
        if self.disk:
            self.data.mkdir()
            owner = f"uid={account.pw_uid},gid={account.pw_gid},mode=700"
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={self.disk}m,{owner}", "sennik", self.data],
                           check=True)
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "scram-sha-256", "--pwfile",
                 self.folder / "password", "-E", "UTF8", "--locale=C", "--no-sync")

    def run(self, program: str, *words: str | Path) -> None:
        done = subprocess.run([self.programs / program, *words], user=self.user, cwd=self.folder, capture_output=True,
                              text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        # fsync off: these tests are about what the store does; a kernel that crashes is PostgreSQL's business
        self.run("pg_ctl", "-D", self.data, "-w", "-t", "60", "-l", self.folder / "log", "-o",
                 f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off "
                 "-c max_connections=80 -c max_wal_size=64MB", "start")

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is as good as a crash: what was committed is there when it starts again."""
        self.run("pg_ctl", "-D", self.data, "-m", how, "-w", "stop")

    def empty(self) -> None:
        """A new database for each test would be 7 MB each."""
        subprocess.run([self.programs / "psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-c",
                        "SET client_min_messages=error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"], check=True,
                       env={**os.environ, "PGPASSWORD": self.password}, capture_output=True)

    def processes(self) -> list[int]:
        """The first one, then those it started."""
        first = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        listed = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, listed)]

    def signal(self, number: signal.Signals) -> None:
        for process in self.processes():
            try:
                os.kill(process, number)
            except ProcessLookupError:                   # one that served a connection may be gone
                continue

    def pause(self) -> None:
        self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.signal(signal.SIGCONT)

    def slow(self, seconds: float) -> None:
        """For so long it is at work for a tenth of the time only."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.pause()
            time.sleep(0.09)
            self.go_on()
            time.sleep(0.01)

    def fill(self) -> None:
        """Not one more page fits on its disk."""
        with self.ballast.open("ab", buffering=0) as file:
            for size in (1 << 20, 4096):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(size))

    def make_room(self) -> None:
        """And start it again, if it gave up: a full disk may be more than it bears."""
        self.ballast.unlink(missing_ok=True)
        if not self.up():
            self.start()

    def up(self) -> bool:
        done = subprocess.run([self.programs / "pg_ctl", "-D", self.data, "status"], user=self.user, cwd=self.folder,
                              capture_output=True, check=False)
        return done.returncode == 0

    def remove(self) -> None:
        if self.disk:
            subprocess.run(["umount", "--lazy", self.data], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


def can_mount() -> bool:
    """May a disk of one's own be made here?"""
    with tempfile.TemporaryDirectory() as folder:
        made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "sennik", folder], capture_output=True,
                              check=False)
        if made.returncode == 0:
            subprocess.run(["umount", folder], check=False)
        return made.returncode == 0


def server_programs() -> Path:
    """Where initdb and pg_ctl are; `make test` has seen to it that they are there."""
    on_path = shutil.which("pg_ctl")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), reverse=True)
    found += [Path(on_path)] if on_path else []
    if not found:
        raise RuntimeError("these tests need PostgreSQL's server programs. On Debian: apt install postgresql")
    return found[0].parent
