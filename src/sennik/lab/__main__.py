"""`python -m sennik.lab`: the arena without the rest."""
from __future__ import annotations

import sys
from argparse import ArgumentParser

from ..engine.errors import Refused
from ..words import Words
from .command import add_arguments, run


def main(argv: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m sennik.lab", description="Bots against bots, measured.")
    add_arguments(parser)
    try:
        return run(parser.parse_args(argv), Words("en"))
    except Refused as refused:
        print(refused.sentence(), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
