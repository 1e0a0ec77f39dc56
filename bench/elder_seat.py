"""A seat for the bot of an earlier tree: runs there, with that tree's `sennik`, and talks to `bench/elder.py`.

It imports only what every tree has. A line names a table and a bot, and from then on it is shown a view and the texts
of the answers, and says which of them it gives. That both trees mean the same by a view is seen each time: the position
imagined from it must have the same answers here.
"""
from __future__ import annotations

import pickle
import sys
from typing import Any, BinaryIO

from sennik.bots import make
from sennik.engine.rng import FastRng
from sennik.engine.view import View
from sennik.games import make as make_game


def sit(source: BinaryIO, sink: BinaryIO) -> None:
    game: Any = None
    bot: Any = None
    while True:
        try:
            word, *said = pickle.load(source)
        except EOFError:
            return
        if word == "begin":
            key, seats, options, name, seed = said
            game = make_game(key, seats, options)
            bot = make(name, game, seed)
            continue
        view, texts = View(*said[0]), said[1]
        legal = game.imagine(view, FastRng(1)).legal(view.seat)
        if [answer.text for answer in legal] != texts:
            raise SystemExit(f"other rules: {[answer.text for answer in legal]} instead of {texts}")
        pickle.dump(bot.choose(view, legal).text, sink)
        sink.flush()


if __name__ == "__main__":
    sit(sys.stdin.buffer, sys.stdout.buffer)
