"""A PostgreSQL cluster of our own, on a free port of this machine only, that can be restarted and paused."""
from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path


class Cluster:
    def __init__(self) -> None:
        self.programs = server_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="sennik-pg-"))
        self.data = self.folder / "data"
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
        if self.user:
            account = pwd.getpwnam(self.user)
            for path in (self.folder, self.folder / "password"):
                os.chown(path, account.pw_uid, account.pw_gid)
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
                 "-c max_connections=80", "start")

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

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def server_programs() -> Path:
    """Where initdb and pg_ctl are; `make test` has seen to it that they are there."""
    on_path = shutil.which("pg_ctl")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), reverse=True)
    found += [Path(on_path)] if on_path else []
    if not found:
        raise RuntimeError("these tests need PostgreSQL's server programs. On Debian: apt install postgresql")
    return found[0].parent
