"""Where the time of the set-up goes: each step of `make play` from a bare checkout, and when the page is there.

`python bench/set_up.py` clones this repository twice into a temporary folder. In the
first clone it runs the steps one after the other, in the second `make play` until the page answers. Packages come from
the caches of pip, uv and npm: run it twice, the second time counts. It writes bench/results/set_up.md.
"""
from __future__ import annotations

import argparse
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parent.parent
OUT: Final = ROOT / "bench" / "results" / "set_up.md"
HEAD: Final = "| step | CPU s | wall s |\n|---|---|---|\n"
# Stands in for the compiler: passes everything on and writes down what it cost.
COMPILER: Final = """#!{python}
import os, resource, subprocess, sys, time
began = time.monotonic()
code = subprocess.call(["gcc", *sys.argv[1:]])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
kind = "compile" if "-c" in sys.argv else "link"
with open({log!r}, "a") as log:
    log.write(f"{{kind}} {{used.ru_utime + used.ru_stime}} {{time.monotonic() - began}}\\n")
sys.exit(code)
"""
FRONT_END: Final = ("import sys; sys.argv = ['setup.py', 'build_ext']; sys.path.insert(0, '.'); import setup; "
                    "setup.BUILD.mkdir(exist_ok=True); assert setup.extensions()")

Row = tuple[str, float, float]


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def row(name: str, work: Callable[[], object]) -> Row:
    print(f"• {name}", flush=True)
    cpu, wall = spent(), time.monotonic()
    work()
    return name, spent() - cpu, time.monotonic() - wall


def clone(folder: Path) -> Path:
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    return folder


def make(tree: Path, *targets: str) -> None:
    subprocess.run(["make", "-s", *targets], cwd=tree, check=True, stdout=subprocess.DEVNULL)


def target(tree: Path, name: str) -> str:
    """The file that a variable of the Makefile names."""
    told = subprocess.run(["make", "-s", "-f", "Makefile", "-f", "/dev/stdin", "told"], cwd=tree, check=True, text=True,
                          capture_output=True, input=f"told: ; @echo $({name})\n")
    return told.stdout.strip()


def steps(tree: Path) -> list[Row]:
    python = str(tree / ".venv" / "bin" / "python")
    rows = [
        row("virtual environment with uv", lambda: make(tree, ".venv/have/uv")),
        row("packages for playing", lambda: make(tree, ".venv/have/run")),
        row("npm ci", lambda: make(tree, target(tree, "MODULES"))),
        row("vite build", lambda: make(tree, target(tree, "CLIENT"))),
        row("packages for compiling", lambda: make(tree, ".venv/have/build")),
        row("mypyc's front end", lambda: subprocess.run([python, "-c", FRONT_END], cwd=tree, check=True,
                                                         stdout=subprocess.DEVNULL)),
    ]
    log = tree / "build" / "compiler.log"
    compiler = tree / "build" / "cc"
    compiler.write_text(COMPILER.format(python=sys.executable, log=str(log)))
    compiler.chmod(0o755)
    command = [python, "setup.py", "-q", "build_ext"]
    env = os.environ | {"CC": str(compiler)}
    all_of_it = row("compile", lambda: subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True))
    parts = {"compile": (0.0, 0.0), "link": (0.0, 0.0)}
    for line in log.read_text().splitlines():
        kind, *numbers = line.split()
        parts[kind] = parts[kind][0] + float(numbers[0]), parts[kind][1] + float(numbers[1])
    rows += [(f"C: {kind}", cpu, wall) for kind, (cpu, wall) in parts.items()]
    rows.append(("compiling in all, front end included", all_of_it[1], all_of_it[2]))
    rows.append(row("packages of tests and lint (not for playing)", lambda: make(tree, ".venv/have/packages")))
    return rows


def page(tree: Path) -> list[Row]:
    """`make play` until the page answers, and until what runs is compiled."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    cpu, began = spent(), time.monotonic()
    command = ["make", "play", "HOST=127.0.0.1", f"PORT={port}", f"DATABASE={tree / 'tables.sqlite'}"]
    with subprocess.Popen(command, cwd=tree, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        while True:
            try:
                urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
                break
            except OSError:
                assert process.poll() is None, "make play ended"
                time.sleep(0.2)
        there = time.monotonic() - began
        assert process.stdout
        for line in process.stdout:
            print("  " + line, end="")
            if "Compiled after" in line:
                break
        compiled = time.monotonic() - began
        os.killpg(process.pid, signal.SIGTERM)
    return [("**the page is there**", 0.0, there), ("what runs is compiled", spent() - cpu, compiled)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = steps(clone(Path(folder, "steps")))
        rows += page(clone(Path(folder, "play")))
    table = HEAD + "".join(f"| {name} | {cpu:.1f} | {wall:.1f} |\n" for name, cpu, wall in rows)
    kept = OUT.read_text("utf-8").partition("<!-- measured -->")[0] if OUT.is_file() else "# The set-up\n\n"
    OUT.write_text(f"{kept}<!-- measured -->\n{table}", "utf-8")
    print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
