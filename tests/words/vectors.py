"""Makes vectors.json: what is said of a question, an answer and an event, for all who say it, in whatever language.

To write it anew: python tests/words/vectors.py, then look at the difference. It holds

    names     what the seats are called
    tables    by game: its table, a TableShown as it is sent
    views     views, ViewShown as they are sent
    vectors   one on each line: `game`, `lang`, `seat` (the reader, 6: who looks on), one of
                  `event`      an EventShown
                  `answer`     an AnswerShown, with `view`, the number of the view it is given in
                  `question`   true, with `view`
              and what is made of it: `id` of the message, its `args`, and the `text`.

One vector for each message, each reader (who did it, another, who looks on) and whether a face is seen; the languages
take turns. Numbers among the arguments are numbers, everything else is text.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from sennik import games
from sennik.engine.events import WHAT, Seen
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.random_play import anyone_asked
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.engine.view import View
from sennik.match.messages import AnswerShown, EventShown, ViewShown
from sennik.match.shown import answer_shown, event_shown, table_shown, view_shown
from sennik.match.table import Table, opened
from sennik.words import LANGS, Words

FILE = Path(__file__).parent / "vectors.json"
NAMES = ["Ola", "Sowa", "Kos", "Lis", "Borsuk", "Jeż"]
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("koty", 3, {}), ("kruki", 2, {}), ("pracownia", 3, {}), ("sen", 3, {"edition": "jubilee", "K": "yes"})]
MOST = 500                     # answers of each game
Vector = dict[str, Any]


class Maker:
    """Goes through a random game and keeps what was not said before."""

    def __init__(self, views: list[ViewShown]) -> None:
        self.views = views
        self.vectors: list[Vector] = []

    def play(self, game: Game) -> None:
        key = game.identity.key
        words = [Words(lang, game, strict=True) for lang in LANGS]
        met: set[tuple[object, ...]] = set()
        record, rng = Record(game, seed_of(f"vectors {key}")), FastRng(7)
        state = record.begin()
        number = 0
        while state.asked and len(record.answers) < MOST:
            seat = int(anyone_asked(state, rng))
            legal = state.legal(seat)
            for reader in (seat, (seat + 1) % int(game.seats), SPECTATOR):
                view = state.view(reader, recall=False, whole=False)
                said = words[len(self.vectors) % len(LANGS)]
                self.keep(met, key, reader, said, said.phase_args(view, NAMES), (reader == seat, reader == SPECTATOR),
                          {"question": True}, view)
            for answer in legal:
                view = state.view(seat, recall=False, whole=False)
                said = words[len(self.vectors) % len(LANGS)]
                made = said.answer_args(answer, view, NAMES)
                self.keep(met, key, seat, said, made, (made[1]["sees"],),
                          {"answer": answer_shown(game, answer, seat)}, view)
            for event in record.answer(state, seat, legal[rng.below(len(legal))].text):
                for reader in (seat, (seat + 1) % int(game.seats), SPECTATOR):
                    said = words[len(self.vectors) % len(LANGS)]
                    seen = event.seen(reader)
                    self.keep(met, key, reader, said, said.event_args(seen, reader, NAMES),
                              (reader == seat, reader == SPECTATOR, seen[6] >= 0),
                              {"event": event_shown(event, reader, number)})
                number += 1

    def keep(self, met: set[tuple[object, ...]], key: str, seat: int, words: Words, made: tuple[str, Any],
             kind: tuple[object, ...], of: dict[str, object], view: View | None = None) -> None:
        name, args = made
        if (name, *kind) in met:
            return
        met.add((name, *kind))
        if view is not None:
            shown = view_shown(view)
            if shown not in self.views:
                self.views.append(shown)
            of["view"] = self.views.index(shown)
        self.vectors.append({"game": key, "lang": words.lang, "seat": seat, **of, "id": name, "args": dict(args),
                             "text": words.tell(name, args)})


def source() -> str:
    """The text of the file: each table, view and vector on a line of its own."""
    views: list[ViewShown] = []
    maker = Maker(views)
    tables = {}
    for key, seats, options in GAMES:
        table = Table("t", opened(0, bytes(32), key, seats, options))
        tables[key] = table_shown(table)
        maker.play(table.game)
    parts = {"names": json.dumps(NAMES, ensure_ascii=False),
             "tables": "{\n" + ",\n".join(f'"{key}": {line(table)}' for key, table in tables.items()) + "\n}",
             "views": "[\n" + ",\n".join(line(view) for view in views) + "\n]",
             "vectors": "[\n" + ",\n".join(line(vector) for vector in maker.vectors) + "\n]"}
    return "{\n" + ",\n".join(f'"{name}": {text}' for name, text in parts.items()) + "\n}\n"


def line(part: object) -> str:
    return json.dumps(msgspec.to_builtins(part), ensure_ascii=False, separators=(",", ":"))


def said(vector: Vector, views: list[ViewShown], words: Words) -> tuple[str, Any]:
    """What the words make of a vector: the id and the arguments."""
    if "event" in vector:
        event = msgspec.convert(vector["event"], EventShown)
        seen = Seen(WHAT.index(event.what), event.seat, event.src, event.i, event.dst, event.j, event.face,
                    event.known, event.word, event.numbers)
        return words.event_args(seen, vector["seat"], NAMES)
    sent = views[vector["view"]]
    view = View(sent.seat, sent.phase, sent.asked, sent.cards, sent.known, (), sent.signs, sent.facts, sent.marks)
    if "answer" in vector:
        answer = msgspec.convert(vector["answer"], AnswerShown)
        return words.answer_args(words.the_game().answers.parse(answer.text), view, NAMES)
    return words.phase_args(view, NAMES)


def game_of(key: str) -> Game:
    seats, options = next((seats, options) for name, seats, options in GAMES if name == key)
    return games.make(key, seats, options)


if __name__ == "__main__":
    FILE.write_text(source(), "utf-8")
