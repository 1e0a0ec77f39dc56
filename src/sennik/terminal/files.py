"""Records and folders, read and written with refusals that a person understands."""
from __future__ import annotations

import os
from pathlib import Path

from ..engine.errors import Refused, Unreadable
from ..engine.record import Record
from ..engine.state import State
from ..games import read
from .args import Given


def load(name: str) -> tuple[Record, State]:
    """A record that is right to the letter, and the position it ends in."""
    text = read_text(name)
    try:
        return read(text)
    except Refused as refused:
        if refused.word in {"no-such-answer", "not-asked", "not-allowed"}:
            raise Unreadable("record-answers") from None
        raise


def read_text(name: str) -> str:
    try:
        return Path(name).read_text("utf-8")
    except FileNotFoundError:
        raise Unreadable("file-missing", file=name) from None
    except (OSError, ValueError):
        raise Unreadable("file-unreadable", file=name) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except (OSError, ValueError):
        raise Unreadable("file-unwritable", file=path) from None


def where_to(given: Given) -> Path | None:
    """The file of `--record` or the folder of `--records`. Tried first, so that no game is played in vain."""
    if given.has("record") and given.has("records"):
        raise Unreadable("flags-clash", flag="--record", other="--records")
    if given.has("records"):
        return folder(given.text("records"))
    if not given.has("record"):
        return None
    path = Path(given.text("record"))
    if path.is_dir() or not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Unreadable("file-unwritable", file=path)
    return path


def folder(name: str) -> Path:
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Unreadable("file-unwritable", file=path) from None
    return path
