"""`make play` before anything is compiled: the page is there at once, and stays while the server is changed."""
from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

PLAY = Path(__file__).parent.parent / "tools" / "play.py"
COMPILED, STAYS = "Compiled after", "stays as it is"


@contextmanager
def playing(folder: Path, compile_command: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, str(PLAY), "--port", str(port), "--compile", compile_command, "--",
               "--database", str(folder / "tables.sqlite")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
    try:
        yield process, port
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def answers(port: int) -> bool:
    """Within half a minute: a busy machine starts slowly."""
    for _ in range(150):
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5) as page:
                return bool(page.status == 200)
        except OSError:
            time.sleep(0.2)
    return False


def heard(process: subprocess.Popen[str], *words: str) -> str:
    """The first line in which one of these is said."""
    assert process.stdout
    for line in process.stdout:
        if any(word in line for word in words):
            return line
    return ""


@pytest.mark.parametrize(("command", "said"), [
    ("true", COMPILED), ("false", STAYS), ("echo 'sennik: WARNING: no working C compiler'", STAYS)])
def test_the_page_is_there_before_and_after(tmp_path: Path, command: str, said: str) -> None:
    waiting = tmp_path / "go"
    with playing(tmp_path, f'sh -c "while [ ! -e {waiting} ]; do sleep 0.1; done; {command}"') as (process, port):
        assert answers(port)
        waiting.touch()
        assert said in heard(process, COMPILED, STAYS)
        assert answers(port)


def test_nothing_runs_on_when_it_is_ended(tmp_path: Path) -> None:
    with playing(tmp_path, "sleep 60") as (process, port):
        assert answers(port)
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=30) == 0
        with socket.socket() as line:
            assert line.connect_ex(("127.0.0.1", port)) != 0
