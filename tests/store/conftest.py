"""Both databases for the tests: a file, and a PostgreSQL cluster of our own, on a free port of this machine only."""
from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sennik.store import Store, store_at


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "sennik.sqlite")
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = store_at(database)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def postgres(cluster: tuple[Path, int, str]) -> str:
    """The database of the cluster, emptied: a new one for each test would be 7 MB each."""
    programs, port, password = cluster
    subprocess.run([programs / "psql", "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "postgres", "-c",
                    "SET client_min_messages=error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"], check=True,
                   env={**os.environ, "PGPASSWORD": password}, capture_output=True)
    return f"postgresql://postgres:{password}@127.0.0.1:{port}/postgres"


@pytest.fixture(scope="session")
def cluster() -> Iterator[tuple[Path, int, str]]:
    programs = server_programs()
    folder = Path(tempfile.mkdtemp(prefix="sennik-pg-"))
    root = os.geteuid() == 0
    user = "postgres" if root else None                  # PostgreSQL refuses to run as root
    password = secrets.token_hex(16)
    (folder / "password").write_text(password)
    if user:
        account = pwd.getpwnam(user)
        for path in (folder, folder / "password"):
            os.chown(path, account.pw_uid, account.pw_gid)

    def run(*command: str | Path) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"
    try:
        run(programs / "initdb", "-D", data, "-U", "postgres", "-A", "scram-sha-256", "--pwfile", folder / "password",
            "-E", "UTF8", "--locale=C", "--no-sync")
        # fsync off: these tests are about what the store does; a kernel that crashes is PostgreSQL's business
        run(programs / "pg_ctl", "-D", data, "-w", "-t", "60", "-l", folder / "log", "-o",
            f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=60",
            "start")
        try:
            yield programs, port, password
        finally:
            run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-W", "stop")      # nobody needs to see it go
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def server_programs() -> Path:
    """Where initdb and pg_ctl are; `make test` has seen to it that they are there."""
    on_path = shutil.which("pg_ctl")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), reverse=True)
    found += [Path(on_path)] if on_path else []
    if not found:
        raise RuntimeError("these tests need PostgreSQL's server programs. On Debian: apt install postgresql")
    return found[0].parent
