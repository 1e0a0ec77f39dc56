"""Packages that only the laboratory needs: imported when used, and asked for by name where they are missing."""
from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from ..engine.errors import Unreadable

EXTRAS: Final = {"joblib": "lab", "openskill": "lab", "dask": "cluster", "distributed": "cluster", "ray": "cluster"}


def extra(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        top = name.partition(".")[0]
        if error.name != top:
            raise
        raise Unreadable("package-missing", package=top, extra=EXTRAS[top]) from None
