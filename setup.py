"""Builds Sennik: rules, games, bots and tables compiled to one C library, plain Python elsewhere.

`SENNIK_PURE=1` asks for plain Python. Without mypyc or a C compiler one gets it too, with a line that says so.
The .py sources are shipped in either case, and so is the web client where it is built (`make web`).
"""

import ast
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

WEB = Path("web", "dist")
BUILD = Path("build")  # everything that is made goes here: a library left in src/ would hide the source next to it

# Only these build something. Tools run setup.py two or three times more for the metadata alone,
# and an editable install would put the libraries into src/.
BUILDING = {"bdist_wheel", "build", "build_ext"}


def compiled_set(root: Path) -> list[Path]:
    """The modules that are compiled, in one group because calls between groups are slow.

    Not `__init__.py`, which only gathers names, not what reads and draws text for people (a game's `text.py` and
    `notation.py`), not what is declared for msgspec, which is in C already, not what speaks to the libraries of others,
    and not the server: decisions/0008 says what that costs.
    """
    package = root / "src" / "sennik"
    folders = ("engine", "policy", "games/*/**", "studies/*", "bots", "match", "research")
    found = [path for folder in folders for path in package.glob(f"{folder}/*.py")]
    left = {"__init__.py", "text.py", "notation.py", "entries.py", "lesson.py", "messages.py",
            "aec.py", "gym.py", "openspiel.py", "vector.py"}
    return sorted(path for path in found if path.name not in left and path.is_file())


def say(line: str) -> None:
    """The Makefile shows the lines that begin so; everything else a build says is kept for when it fails."""
    print(f"sennik: {line}", file=sys.stderr)


def compiler_works() -> bool:
    """Whether a library for this Python can be built: a compiler alone is not enough, Python.h must be there."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def forget_old(modules: list[Path]) -> None:
    """Drop from earlier builds what a wheel must not carry on: files that were deleted, modules no longer compiled.

    Libraries that are still wanted stay: when only words or plain modules changed, nothing is compiled again.
    """
    wanted = {path.relative_to("src").with_suffix("").as_posix() for path in modules} | {"sennik__mypyc"}
    for lib in BUILD.glob("lib*"):
        for path in lib.rglob("*"):
            name = path.relative_to(lib).as_posix().split(".")[0]
            if path.is_file() and not (path.suffix in {".so", ".pyd"} and name in wanted):
                path.unlink()


def docstrings(modules: list[Path]) -> dict[str, str]:
    """The docstrings of modules, classes and functions, by the name that mypyc gives them in C, with the whole path."""
    found: dict[str, str] = {}

    def look(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        found[name] = ast.get_docstring(node) or ""
        for inner in node.body:
            if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                look(inner, f"{name}___{inner.name}")
    for path in modules:
        look(ast.parse(path.read_text("utf-8")), "___".join(path.relative_to("src").with_suffix("").parts))
    return found


# What a line of C is about: a method or function, a class, or a module; and what ends the signature in its docstring.
NAMED = re.compile(r'\(PyCFunction\)CPyPy_(\w+),|CPyType_(\w+?)_template_ = \{|^\s*"(sennik\.[\w.]+)",$')
SIGNED = re.compile(r'(PyDoc_STR\("[^"]*--\\n\\n)"\)')


def documented(source: Path, docs: dict[str, str]) -> Path:
    """The C source with the docstrings, which mypyc leaves out: `help` and `__doc__` are as in plain Python.

    mypyc names things by the last parts of their module, as many as it takes: CPyPy_engine___state___State___view.
    Where a later mypyc writes something else, nothing is found, and all is as if this were not here.
    """
    ends: dict[str, str] = {}
    for name, doc in docs.items():
        parts = name.split("___")
        ends |= {"___".join(parts[k:]): doc for k in range(len(parts)) if doc}
    about = ""
    lines = source.read_text("utf-8").split("\n")
    for k, line in enumerate(lines):
        if named := NAMED.search(line):
            about = named[1] or named[2] or named[3].replace(".", "___")
        if about in ends and ("PyDoc_STR" in line or "NULL, /* docstring */" in line):
            safe = [chr(b) if 31 < b < 127 and b not in b'\\"?' else f"\\{b:03o}" for b in ends[about].encode()]
            text = "".join(safe)
            lines[k] = SIGNED.sub(lambda found, text=text: f'{found[1]}{text}")', line)  # type: ignore[misc]
            lines[k] = lines[k].replace("NULL, /* docstring */", f'PyDoc_STR("{text}"),')
    made = source.with_name("__documented_" + source.name.removeprefix("__native_"))
    text = "\n".join(lines)
    if not made.is_file() or made.read_text("utf-8") != text:      # an untouched file is not compiled again
        made.write_text(text, "utf-8")
    return made


def extensions() -> list[Extension]:
    if not BUILDING.intersection(sys.argv):
        return []
    modules = [] if os.environ.get("SENNIK_PURE", "0") not in {"", "0"} else compiled_set(Path())
    forget_old(modules)
    if not modules:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say("WARNING: mypyc is not installed. Sennik is installed as plain Python: it works, but bots think slowly.")
        return []
    if not compiler_works():
        say("WARNING: no working C compiler (gcc or clang, with Python.h). Sennik is installed as plain Python:")
        say("         it works, but bots think slowly. On Debian: apt install gcc python3-dev, then run this again.")
        return []
    paths = [str(path) for path in modules]
    made = mypycify(paths, opt_level="3", debug_level="0", group_name="sennik", target_dir=str(BUILD))
    docs = docstrings(modules)
    for extension in made:
        extension.sources = [str(documented(Path(source), docs)) if Path(source).name == "__native_sennik.c" else source
                             for source in extension.sources]
        extension.depends.append("setup.py")  # the levels above are not in the C source
        if sys.platform == "linux":  # nobody outside calls the engine's C functions: 13 % more answers a second
            extension.extra_compile_args += ["-flto", "-fno-fat-lto-objects",        # fat ones are compiled twice
                                             "-fvisibility=hidden", "-fno-semantic-interposition"]
            extension.extra_link_args += ["-flto=auto", "-O3", "-Wl,-Bsymbolic-functions"]
    return made


class BuildWithWeb(build_py):  # type: ignore[misc]
    """The modules, and the built web client among them as sennik/web, where the server looks for it."""

    def run(self) -> None:
        super().run()
        if WEB.is_dir() and not self.editable_mode:
            web = Path(self.build_lib, "sennik", "web")
            shutil.copytree(WEB, web, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))


if __name__ == "__main__":
    BUILD.mkdir(exist_ok=True)
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithWeb}, options={"egg_info": {"egg_base": str(BUILD)}})
