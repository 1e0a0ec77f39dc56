"""What is said of events, answers and questions is what the vectors say: whoever else says it has them to go by."""
from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from sennik.games import keys
from sennik.match.messages import TableShown, ViewShown
from sennik.words import LANGS, Words

from .vectors import FILE, GAMES, game_of, said, source


@cache
def body() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def test_the_vectors_are_of_all_games_and_are_current() -> None:
    assert sorted(key for key, _, _ in GAMES) == sorted(keys())
    assert FILE.read_text("utf-8") == source(), "run: python tests/words/vectors.py"


@pytest.mark.parametrize("key", keys())
def test_words_say_what_the_vectors_say(key: str) -> None:
    game = game_of(key)
    words = {lang: Words(lang, game, strict=True) for lang in LANGS}
    views = msgspec.convert(body()["views"], list[ViewShown])
    vectors = [vector for vector in body()["vectors"] if vector["game"] == key]
    for vector in vectors:
        speech = words[vector["lang"]]
        name, args = said(vector, views, speech)
        assert (name, dict(args), speech.tell(name, args)) == (vector["id"], vector["args"], vector["text"])
    assert {vector["lang"] for vector in vectors} == set(LANGS)
    assert all(any(part in vector for vector in vectors) for part in ("event", "answer", "question"))
    assert msgspec.convert(body()["tables"][key], TableShown).game == key
