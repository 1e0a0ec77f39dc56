"""You against bots."""
from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from ...bots import DEFAULT
from ...bots import make as make_bot
from ...engine.game import Game
from ...engine.record import read
from ...engine.seed import SECRET_SIZE, SHARE_SIZE, Seed, number_of, seed_of
from ...games import make
from ...words import Words
from ..args import Given
from ..dealer import Dealer
from ..files import where_to, write_text
from ..play import End, Session
from ..screen import Screen
from ..seats import bot_names, game_of
from ..style import on_paper

LONGEST_NAME: Final = 14


def run(given: Given, words: Words) -> int:
    game = game_of(given)
    keep = where_to(given)
    dealer = deal(given, game)
    names = [clean(given.text("name")) or words.say("you-name"), *words.say("bot-names").split()][:game.seats]
    out = on_paper(given)
    screen = Screen(out, fresh=out.is_terminal and not out.is_dumb_terminal and sys.stdin.isatty())
    session = Session(dealer, Words(words.lang, game), names, screen, sys.stdin.readline)
    try:
        end = session.run()
    except KeyboardInterrupt:
        save(dealer, keep)
        raise
    path = save(dealer, keep)
    if end is End.OVER:
        session.finish()
        attest(dealer, words, out)
    else:
        out.print(("\n" if end is End.SILENT else "") + words.say("play-silent" if end is End.SILENT else "play-left"))
    if path is not None:
        out.print(words.say("play-saved", file=str(path)), soft_wrap=True, markup=False)
    return 0


def deal(given: Given, game: Game) -> Dealer:
    """The person has seat 1 and adds a share to the seed; the bots add none."""
    kinds = bot_names(given, DEFAULT)
    if given.has("seed"):
        seed, chance = seed_of(given.text("seed")), given.text("seed")
    else:
        seed = Seed(os.urandom(SECRET_SIZE), (os.urandom(SHARE_SIZE), *[b""] * (int(game.seats) - 1)))
        chance = os.urandom(8).hex()
    bots = {seat: make_bot(kinds[(seat - 1) % len(kinds)], game, number_of(f"{chance} {seat}"))
            for seat in range(1, int(game.seats))}
    return Dealer(game, seed, 0, bots, given.has("aid"))


def clean(name: str) -> str:
    """A name as it can stand in a table: no signs of markup or control, not too long."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in "[]\\")
    return " ".join(kept.split())[:LONGEST_NAME]


def save(dealer: Dealer, to: Path | None) -> Path | None:
    """Write the record, finished or not."""
    if to is None:
        return None
    record = dealer.record
    path = to / f"{record.game.identity.key}-{record.seed.commitment()[:12]}.json" if to.is_dir() else to
    write_text(path, record.to_json(dealer.state))
    return path


def attest(dealer: Dealer, words: Words, out: Console) -> None:
    """Deal and play the record again, as `sennik verify` does, and say that it is right."""
    record, _ = read(dealer.record.to_json(dealer.state), make)
    out.print(words.say("verify-right", answers=len(record.answers)))
    out.print(words.say("verify-commitment", commitment=record.seed.commitment()), soft_wrap=True)
