"""check_words: whatever is missing, unused, untranslated or short of an argument is named."""

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sennik.testkit.games.nap
from sennik.engine.game import Game
from sennik.testkit import Broken, check_words
from sennik.testkit.games.nap import Nap

WORDS = Path(sennik.testkit.games.nap.__file__).parent
LANGS = ("en", "pl", "uk")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Nap as a game in a folder of its own, with its words: an outside game."""
    for lang in LANGS:
        (tmp_path / f"words.{lang}.ftl").write_text((WORDS / f"words.{lang}.ftl").read_text("utf-8"), "utf-8")
    # Its own source, not a subclass: what a game does not say itself, the one that it builds on may say.
    rules = Path(sennik.testkit.games.nap.__file__).read_text("utf-8").replace("from ...", "from sennik.")
    (tmp_path / "rules.py").write_text(rules + "\n\nclass Away(Nap):\n    pass\n", "utf-8")
    yield tmp_path
    sys.modules.pop("away_rules", None)


def away(folder: Path) -> Game:
    spec = importlib.util.spec_from_file_location("away_rules", folder / "rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["away_rules"] = module
    spec.loader.exec_module(module)
    game: Game = module.Away(3, {})
    return game


def change(folder: Path, pattern: str, text: str, langs: tuple[str, ...] = LANGS) -> None:
    for lang in langs:
        path = folder / f"words.{lang}.ftl"
        changed = re.sub(pattern, text, path.read_text("utf-8"), flags=re.MULTILINE)
        path.write_text(changed, "utf-8")


def said(folder: Path) -> str:
    with pytest.raises(Broken) as broken:
        check_words(away(folder))
    assert broken.value.law == "Words"
    return broken.value.sentence


def test_nap_has_all_its_words() -> None:
    met = check_words(Nap(2), Nap(3), Nap(4, {"dark": True}))
    assert met["told-ring"] > 0
    assert met["moved-hand-heap"] > 0


def test_an_outside_game_brings_its_own(folder: Path) -> None:
    check_words(away(folder))


@pytest.mark.parametrize("lost", ["title", "blurb", "card-wolf", "zone-pen", "fact-clock", "phase-over", "answer-doze",
                                  "told-ring", "option-dark"])
def test_a_missing_message_is_named(folder: Path, lost: str) -> None:
    change(folder, rf"^{lost} = .*(\n    .*)*$", "")
    sentence = said(folder)
    for lang in LANGS:
        assert f"words.{lang}.ftl: '{lost}' is missing" in sentence


@pytest.mark.parametrize("attribute", ["option-turns.help", "phase-turn.other"])
def test_a_missing_attribute_is_named(folder: Path, attribute: str) -> None:
    name, _, part = attribute.partition(".")
    change(folder, rf"^({name} = .*)\n    \.{part} = .*$", r"\1")
    assert f"'{attribute}' is missing" in said(folder)


def test_what_the_game_below_says_need_not_be_said_again(folder: Path) -> None:
    rules = "from sennik.testkit.games.nap import Nap\nclass Away(Nap):\n    pass\n"
    (folder / "rules.py").write_text(rules, "utf-8")
    change(folder, r"^card-wolf = .*(\n    .*)*$", "")
    check_words(away(folder))


def test_a_message_of_one_language_only_is_named(folder: Path) -> None:
    change(folder, r"\Z", "\nmoved-sky-hand = !\n", ("en", "pl"))
    assert "'moved-sky-hand' is not in uk" in said(folder)


@pytest.mark.parametrize("extra", ["card-cow", "told-moo", "phase-asleep", "whatever", "answer-snore", "zone-barn"])
def test_a_message_that_nothing_uses_is_named(folder: Path, extra: str) -> None:
    change(folder, r"\Z", f"\n{extra} = {extra}\n")
    assert f"'{extra}' is never used" in said(folder)


@pytest.mark.parametrize("line", ["moved-hand-meadow", "revealed-sky", "swapped-pen-hand", "shuffled-heap",
                                  "marked-pen"])
def test_a_line_for_what_never_happens_is_named(folder: Path, line: str) -> None:
    change(folder, r"\Z", f"\n{line} = !\n")
    assert f"'{line}' is never said" in said(folder)


@pytest.mark.parametrize(("message", "argument"), [
    ("answer-look", "whose"), ("told-ring", "points"), ("phase-turn", "you"), ("card-wolf", "count"),
    ("moved-hand-heap", "mark")])
def test_an_argument_that_is_not_given_is_named(folder: Path, message: str, argument: str) -> None:
    change(folder, rf"^{message} = .*$", f"{message} = {{ ${argument} }}", ("pl",))
    sentence = said(folder)
    assert f"words.pl.ftl: '{message}' uses ${argument}" in sentence
    assert "words.en.ftl" not in sentence


def test_a_text_that_cannot_be_read_is_named(folder: Path) -> None:
    change(folder, r"^card-wolf = .*$", "card-wolf { oops", ("uk",))
    assert "words.uk.ftl: cannot read" in said(folder)


def test_words_that_happen_to_be_the_same_are_no_fault(folder: Path) -> None:
    change(folder, r"^card-wolf = .*$", "card-wolf = wilk")
    check_words(away(folder))


def test_a_word_that_only_one_variant_uses_is_used(folder: Path) -> None:
    (folder / "rules.py").write_text(
        "from sennik.testkit.games.nap import Nap\n"
        "class Away(Nap):\n"
        "    def ready(self):\n"
        "        if self.options['dark'] == 'yes':\n"
        "            self.told = (*self.told, 'howl')\n"
        "        super().ready()\n", "utf-8")
    change(folder, r"\Z", "\ntold-howl = !\n")
    light = away(folder)
    dark = type(light)(3, {"dark": "yes"})  # type: ignore[call-arg, arg-type]
    with pytest.raises(Broken, match="'told-howl' is never used"):
        check_words(light)
    check_words(light, dark)
