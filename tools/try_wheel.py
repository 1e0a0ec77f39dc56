"""Tries a wheel in an empty environment: python tools/try_wheel.py dist/sennik-….whl.

A virtual environment with the wheel, what it needs and nothing else: the library, the commands, a game, and the page of
a server.
"""
from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
UV: Final = Path(sys.executable).with_name("uv")
LOOK: Final = """
import pickle, sennik, sennik.engine.state as s
compiled = not s.__file__.endswith(".py")
assert compiled == ("-none-any" not in {name!r}), s.__file__
assert "seat" in sennik.State.view.__doc__
assert repr(pickle.loads(pickle.dumps(sennik.new("sen", 3)))) == "sennik.new('sen', 3)"
print("compiled" if compiled else "plain")
"""
SERVE: Final = """
import asyncio
from sennik.server.client import Client
from sennik.server.serve import serving
from sennik.server.settings import Settings

async def look():
    async with serving("empty.sqlite", Settings(bots=0)) as port:
        status, body, _ = await Client(port).ask("GET", "/")
        assert status == 200 and b"/assets/" in body, body[:200]
        status, body, _ = await Client(port).ask("GET", "/api/games")
        assert status == 200 and b"pracownia" in body
asyncio.run(look())
"""


def main(wheel: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        subprocess.run([UV, "venv", "-q", "--python", sys.executable, home / "venv"], check=True)
        python = home / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        subprocess.run([UV, "pip", "install", "-q", "--python", python, f"sennik[server] @ {wheel.resolve().as_uri()}",
                        "-c", ROOT / "requirements" / "run.txt"], check=True)
        for run in (["-c", LOOK.format(name=wheel.name)], ["-m", "sennik", "games"], ["-c", SERVE],
                    ["-m", "sennik", "simulate", "koty", "--games", "3", "--bots", "greedy,random"]):
            done = subprocess.run([python, *run], cwd=home, capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f"{wheel.name}: {run}\n{done.stdout}{done.stderr}")
    print(f"{wheel.name}: works, {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
