"""The page at once: the server runs on the plain source while Sennik is compiled, then on what was made.

`make play` calls it: `python tools/play.py --compile COMMAND -- ARGUMENTS OF sennik serve`. Nobody loses anything when
the server changes: an answer is on disk before it counts, and a page whose connection breaks comes back by itself.
"""
from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sennik.server.serve import near  # noqa: E402       the plain source is here even where nothing is installed

STEP: Final = 0.2              # seconds between two looks at what runs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--compile", default="", metavar="COMMAND", help="what compiles and installs Sennik")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int)
    parser.add_argument("serve", nargs="*", help="more for sennik serve, behind --")
    given = parser.parse_args()
    port = given.port if given.port is not None else free_port(given.host)
    serve = ["serve", "--host", given.host, "--port", str(port), *given.serve]
    server = start(serve, plain=True)
    try:
        if given.compile and compiled(shlex.split(given.compile), server):
            server.terminate()
            server.wait()
            server = start([word for word in serve if word != "--browser"], plain=False)
        return server.wait()
    except KeyboardInterrupt:                            # the server heard it too, and ends by itself
        return server.wait()


def free_port(host: str) -> int:
    """Chosen here, because the second server must have that of the first."""
    with near(host) as found:
        return int(found.getsockname()[1])


def start(serve: list[str], plain: bool) -> subprocess.Popen[bytes]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        env |= {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    quiet = None if plain else subprocess.DEVNULL        # the addresses were said
    return subprocess.Popen([sys.executable, "-m", "sennik", *serve], env=env, stdout=quiet)


def compiled(command: list[str], server: subprocess.Popen[bytes]) -> bool:
    """Compiles beside the server and says so. Whether there is now something faster to run."""
    began = time.monotonic()
    say("Compiling, about 3 minutes on two cores; you can play meanwhile (till then bots think slowly)")
    with subprocess.Popen(["nice", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as work:
        said: list[bytes] = []
        reader = threading.Thread(target=lambda: said.extend(work.stdout or ()), daemon=True)
        reader.start()
        while work.poll() is None and server.poll() is None:
            time.sleep(STEP)
        if server.poll() is not None:                    # it could not begin, or somebody ended it
            work.terminate()
            return False
        reader.join()
    for line in said:
        if line.startswith(b"sennik: ") or work.returncode:
            sys.stdout.write(line.decode(errors="replace"))
    if work.returncode or any(line.startswith(b"sennik: ") for line in said):
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
