"""The project stands on its own: it names no package registry, no path of somebody's machine, nothing beside itself."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEWLINE = b"\n"

# Written so that the patterns do not match this file.
FORBIDDEN = re.compile(
    rb"py[p]i\.org|python[h]osted|npm[j]s|npm[m]irror|yarn[p]kg\.com|(?:deb|ftp|security)\.[d]ebian"
    rb"|(?<![\w.~}-])/(?:[w]ork|[r]oot|[h]ome|[U]sers)/|\b[A-Z]:\\[U]sers"
    rb"|\.\./[s]hared\b"
)


def files() -> list[Path]:
    """What is or may become part of the repository: tracked, or new and not ignored."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def forbidden(text: bytes) -> list[str]:
    return [
        f"{text.count(NEWLINE, 0, found.start()) + 1}: {found[0].decode()}" for found in FORBIDDEN.finditer(text)
    ]


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = [f"{path.relative_to(ROOT)}:{hit}" for path in files() for hit in forbidden(path.read_bytes())]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "parts",
    [
        ("https://py", "pi.org/simple"),
        ("https://files.python", "hosted.org/x"),
        ("https://registry.npm", "js.org/x"),
        ("http://deb.deb", "ian.org"),
        ("cd /wo", "rk/main"),
        ("'/ro", "ot/.cache'"),
        ("file:///ho", "me/me/x"),
        ("see ../sha", "red/design.md"),
    ],
)
def test_what_does_not_belong_here_is_found(parts: tuple[str, str]) -> None:
    assert forbidden(b"one\n" + "".join(parts).encode()) != []


def test_ordinary_words_are_left_alone() -> None:
    assert forbidden(b"network/work/x, the root/home/ of it, Debian, npm ci, PyPI, /usr/bin/env") == []


def test_no_library_lies_beside_its_source() -> None:
    assert [path for suffix in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{suffix}")] == []
