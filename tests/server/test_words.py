"""Every refusal has its sentence, in every language."""
from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sennik
from sennik.engine.errors import Illegal, Unreadable
from sennik.server.refusals import OWN, ServerWords, common_words, preferred, refusal
from sennik.words import LANGS
from sennik.words.needs import patterns, unread

SOURCES = [path for part in ("match", "server") for path in sorted((Path(sennik.__file__).parent / part).glob("*.py"))]
KINDS = {"Refused", "Unreadable", "Illegal", "NotAsked", "NotThere", "Forbidden", "TooMuch", "OutOfOrder"}
UNDO = {"undo-nothing", "undo-too-late", "undo-over", "undo-watching", "no-undo"}


def words_said() -> dict[str, set[str]]:
    """By word of a refusal in the code: the names of its details."""
    found: dict[str, set[str]] = {word: set() for word in UNDO}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
                if isinstance(node.args[0], ast.Constant):
                    details = {keyword.arg for keyword in node.keywords if keyword.arg}
                    found.setdefault(str(node.args[0].value), set()).update(details)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "must_be":
                assert isinstance(node.args[1], ast.Constant)
                found.setdefault(str(node.args[1].value), set())
    return found


def test_the_refusals_are_found() -> None:
    assert {"stale", "no-such-table", "game-begun", "name-long", "too-frequent"} <= set(words_said())


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    words = ServerWords(lang)
    missing = [word for word in words_said() if not words.has(f"error-{word}")]
    assert not missing


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_is_left_over_or_asks_for_what_it_is_not_given(lang: str) -> None:
    path = OWN / f"words.{lang}.ftl"
    assert unread(path) == []
    said = words_said()
    for name, (_, asks) in patterns(path).items():
        word = name.removeprefix("error-")
        assert word in said, f"{name} is never used"
        assert asks <= said[word], name


def test_the_languages_have_the_same_sentences_and_differ() -> None:
    texts = {lang: {name: text for name, (text, _) in patterns(OWN / f"words.{lang}.ftl").items()} for lang in LANGS}
    assert texts["pl"].keys() == texts["en"].keys() == texts["uk"].keys()
    for name, english in texts["en"].items():
        assert texts["pl"][name] != english != texts["uk"][name], name


def test_a_sentence_speaks_of_its_details() -> None:
    assert " 24 " in refusal(Unreadable("name-long", most=24), "pl").text
    assert refusal(Illegal("stale"), "uk", "answer").to == "answer"


@pytest.mark.parametrize(("header", "lang"), [
    ("", "en"), ("pl", "pl"), ("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("de,uk;q=0.7,en;q=0.8", "en"), ("fr", "en"),
    ("uk;q=1.0,pl;q=0.1", "uk"), ("pl;q=x,uk", "uk"), (",,;q=", "en"), ("*", "en")])
def test_the_language_of_a_browser(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_browsers_get_both_files_of_common_words() -> None:
    for lang in LANGS:
        words = common_words(lang)
        ids = re.findall(r"^([a-z][\w-]*) =", words, re.MULTILINE)
        assert "error-stale" in ids
        assert "error-not-allowed" in ids
        assert len(ids) == len(set(ids)), "a message stands in both files"
