"""You against bots."""
from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from ...bots import DEFAULT
from ...engine.game import Game
from ...engine.record import read
from ...engine.sealing import SHARE_SIZE
from ...engine.seed import SECRET_SIZE, seed_of
from ...games import make
from ...words import Words
from ..args import Given
from ..files import where_to, write_text
from ..play import End, TerminalPlay
from ..screen import Screen
from ..seats import bot_names, game_of
from ..sitting import Sitting
from ..style import on_paper

LONGEST_NAME: Final = 14


def run(given: Given, words: Words) -> int:
    game = game_of(given)
    keep = where_to(given)
    names = [clean(given.text("name")) or words.say("you-name"), *words.say("bot-names").split()][:game.seats]
    sitting = sit(given, game, names[0])
    out = on_paper(given)
    screen = Screen(out, fresh=out.is_terminal and not out.is_dumb_terminal and sys.stdin.isatty())
    session = TerminalPlay(sitting, Words(words.lang, game), names, screen, sys.stdin.readline)
    try:
        end = session.run()
    except KeyboardInterrupt:
        save(sitting, keep)
        raise
    path = save(sitting, keep)
    if end is End.OVER:
        session.finish()
        attest(sitting, words, out)
    else:
        out.print(("\n" if end is End.SILENT else "") + words.say("play-silent" if end is End.SILENT else "play-left"))
    if path is not None:
        out.print(words.say("play-saved", file=str(path)), soft_wrap=True, markup=False)
    return 0


def sit(given: Given, game: Game, name: str) -> Sitting:
    """The person has seat 1 and adds a share to the seed; the bots add none."""
    secret, share, chance = os.urandom(SECRET_SIZE), os.urandom(SHARE_SIZE), os.urandom(8).hex()
    if given.has("seed"):
        chance = given.text("seed")
        secret, share = seed_of(chance).secret, seed_of(f"{chance} share").secret[:SHARE_SIZE]
    return Sitting(game, secret, share, bot_names(given, DEFAULT), chance, name, given.has("aid"))


def clean(name: str) -> str:
    """A name as it can stand in a table: no signs of markup or control, not too long."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in "[]\\")
    return " ".join(kept.split())[:LONGEST_NAME]


def save(sitting: Sitting, to: Path | None) -> Path | None:
    """Write the record, finished or not."""
    if to is None:
        return None
    record, state = sitting.table.play()
    path = to / f"{record.game.identity.key}-{record.seed.commitment()[:12]}.json" if to.is_dir() else to
    write_text(path, record.to_json(state))
    return path


def attest(sitting: Sitting, words: Words, out: Console) -> None:
    """Deal and play the record again, as `sennik verify` does, and say that it is right."""
    played, state = sitting.table.play()
    record, _ = read(played.to_json(state), make)
    out.print(words.say("verify-right", answers=len(record.answers)))
    out.print(words.say("verify-commitment", commitment=record.seed.commitment()), soft_wrap=True)
