"""The page at once: the server runs on the plain source while Sennik is compiled, then on what was made.

`make play` calls it: `python tools/play.py --compile COMMAND -- ARGUMENTS OF sennik serve`. Nobody loses anything when
the server changes: an answer is on disk before it counts, and a page whose connection breaks comes back by itself.
"""
from __future__ import annotations

import argparse
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sennik.server.serve import near  # noqa: E402       the plain source is here even where nothing is installed

STEP: Final = 0.2              # seconds between two looks at what runs
PATIENCE: Final = 10           # seconds until what was asked to end is ended


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--compile", default="", metavar="COMMAND", help="what compiles and installs Sennik")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int)
    parser.add_argument("serve", nargs="*", help="more for sennik serve, behind --")
    given = parser.parse_args()
    port = given.port if given.port is not None else free_port(given.host)
    serve = ["serve", "--host", given.host, "--port", str(port), *given.serve]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = start(serve, plain=True)
    try:
        if given.compile and compiled(shlex.split(given.compile), server):
            end(server)
            server = start([word for word in serve if word != "--browser"], plain=False)
        return server.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        end(server)


def free_port(host: str) -> int:
    """Chosen here, because the second server must have that of the first."""
    with near(host) as found:
        return int(found.getsockname()[1])


def start(serve: list[str], plain: bool) -> subprocess.Popen[bytes]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        env["PYTHONPATH"] = str(ROOT / "src")
    quiet = None if plain else subprocess.DEVNULL        # the addresses were said
    return subprocess.Popen([sys.executable, "-m", "sennik", *serve], env=env, stdout=quiet)


def end(process: subprocess.Popen[bytes]) -> None:
    """As Ctrl-C would; who heard that already is not asked again."""
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def compiled(command: list[str], server: subprocess.Popen[bytes]) -> bool:
    """Compiles beside the server and says so. Whether there is now something faster to run."""
    began = time.monotonic()
    say("Compiling, about 3 minutes on two cores; you can play meanwhile (till then bots think slowly)")
    with tempfile.TemporaryFile() as said:
        work = subprocess.Popen(["nice", *command], stdout=said, stderr=subprocess.STDOUT)
        try:
            while work.poll() is None and server.poll() is None:
                time.sleep(STEP)
        finally:
            end(work)                                    # the server could not begin, or somebody ended it
        if server.poll() is not None:
            return False
        said.seek(0)
        lines = [line.decode(errors="replace") for line in said]
    told = [line for line in lines if line.startswith("sennik: ")]
    if work.returncode or told:
        sys.stdout.writelines(lines if work.returncode else told)
        say("Sennik stays as it is, on the plain source: all works, but bots think slowly")
        return False
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    say(f"Compiled after {minutes} min {seconds} s: bots think fast from now on")
    return True


def say(line: str) -> None:
    sys.stdout.write(f"• {line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
