"""Words: every message in every language, plural forms, and a person who is never left with an error."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import sennik
from sennik.engine.errors import Refused, Unreadable
from sennik.engine.events import WHAT, Seen
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.random_play import anyone_asked
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.games import identity, keys, make, new
from sennik.words import LANGS, NAMES, Words, complaints
from sennik.words.needs import ids, patterns, said, unread, untranslated
from sennik.words.words import COMMON, messages

SOURCE = Path(str(sennik.__file__)).parent
PEOPLE = ["Ola", "Sowa", "Kos", "Lis", "Borsuk", "Jeż"]


@cache
def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sources()]


@cache
def asked_for(games: bool) -> list[str]:
    """The ids that sources ask for, as regular expressions; those of games are the games' own, but for common ones."""
    return [name for path in sources() if games or "games" not in path.parts for name in said(path)]


@cache
def refusals() -> list[tuple[str, set[str]]]:
    """The word of every refusal raised anywhere, and the details it comes with."""
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    kinds = {"Refused"}
    kinds |= {node.name for node in nodes if isinstance(node, ast.ClassDef)
              and any(isinstance(base, ast.Name) and base.id == "Refused" for base in node.bases)}
    return [(word.replace("\\", ""), {keyword.arg or "" for keyword in node.keywords}) for node in nodes
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args
            for word in ids(node.args[0])]


def refused_words() -> set[str]:
    return {word for word, _ in refusals()}


def tables() -> Iterator[Game]:
    """Every game with the fewest and the most seats, and with each option at its ends."""
    for key in keys():
        card = identity(key)
        yield make(key, card.least, {})
        yield make(key, card.most, {})
        for option in card.options:
            for value in {option.values[0], option.values[-1]}:
                with suppress(Refused):
                    yield make(key, card.most, {option.name: value})


# ---- the common files
def test_the_common_files_say_the_same_things_in_all_languages() -> None:
    assert [unread(COMMON / f"{lang}.ftl") for lang in LANGS] == [[], [], []]
    texts = {lang: {name: text for name, (text, _) in patterns(COMMON / f"{lang}.ftl").items()} for lang in LANGS}
    assert untranslated(texts) == []


def test_no_common_message_is_unused() -> None:
    used = [*asked_for(games=True)]
    used += [f"error-{re.escape(word)}" for word in refused_words()]
    used += [*WHAT, "yes", "no"]
    unused = [name for name in patterns(COMMON / "en.ftl") if not any(re.fullmatch(known, name) for known in used)]
    assert not unused


def test_every_message_that_is_asked_for_is_there() -> None:
    """Those named by a literal in the terminal; games have `complaints`."""
    asked = {name.replace("\\", "") for name in asked_for(games=False)}
    plain = {name for name in asked if re.fullmatch(r"[a-z][a-z-]*", name)}
    there = set(messages(COMMON / "en.ftl")) | {"title", "blurb"}
    assert plain - there == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_a_sentence_in_every_language(lang: str) -> None:
    """In the common words, or in those of a part of its own, as the server has."""
    there = {name: uses for path in (COMMON / f"{lang}.ftl", *SOURCE.glob(f"*/words.{lang}.ftl"))
             for name, (_, uses) in patterns(path).items()}
    for word, details in refusals():
        assert f"error-{word}" in there
        assert there[f"error-{word}"] <= details or not details, word


def test_ukrainian_is_written_in_ukrainian() -> None:
    for name, (text, _) in patterns(COMMON / "uk.ftl").items():
        words = re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^}]*\}|--?[a-z-]+|sennik \w+|SEN-\w+", "", text))
        assert not words or re.search("[а-яіїєґ]", text), name
        assert not re.search("[ыэъё]", text), name


# ---- the games
@pytest.mark.parametrize("key", keys())
def test_a_game_has_all_its_words(key: str) -> None:
    found = {line for game in tables() if game.identity.key == key for line in complaints(game)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("key", keys())
def test_whatever_happens_can_be_told(key: str) -> None:
    """Random games, every event, question and answer, for a player and a spectator, in all languages."""
    card = identity(key)
    for seats in {card.least, card.most}:
        game = make(key, seats, {})
        speech = [Words(lang, game, strict=True) for lang in LANGS]
        record, rng = Record(game, seed_of(f"told {key}")), FastRng(seats)
        state = record.begin()
        while state.asked and len(record.answers) < 250:
            seat = anyone_asked(state, rng)
            legal = state.legal(seat)
            for words in speech:
                for view in (state.view(seat), state.view(SPECTATOR), state.view((seat + 1) % seats, recall=False)):
                    assert words.phase(view, PEOPLE)
                labels = [words.answer(answer, state.view(seat), PEOPLE) for answer in legal[:30]]
                assert all(labels)
            for event in record.answer(state, seat, legal[rng.below(len(legal))].text):
                for words in speech:
                    for reader in (0, SPECTATOR):
                        line = words.event(event.seen(reader), reader, PEOPLE)
                        assert "\u2068" not in line
                        assert "{" not in line, line


# ---- Sen, in words
@pytest.mark.parametrize(("lang", "forms"), [
    ("pl", {1: "kruka", 2: "kruki", 5: "kruków", 12: "kruków", 22: "kruki", 25: "kruków"}),
    ("uk", {1: "крука", 2: "круки", 5: "круків", 12: "круків", 22: "круки", 25: "круків"}),
    ("en", {1: "raven", 2: "ravens", 5: "ravens", 12: "ravens", 22: "ravens", 25: "ravens"})])
def test_points_have_the_right_plural(lang: str, forms: dict[int, str]) -> None:
    words = Words(lang, new("sen", 3))
    for points, form in forms.items():
        line = words.say("told-scores", who="Sowa", who_you="no", points=points)
        assert line.endswith(f"{points} {form}."), line


@pytest.mark.parametrize(("lang", "forms"), [
    ("pl", {1: "ruch", 2: "ruchy", 5: "ruchów", 12: "ruchów", 22: "ruchy", 25: "ruchów"}),
    ("uk", {1: "хід", 2: "ходи", 5: "ходів", 12: "ходів", 22: "ходи", 25: "ходів"})])
def test_answers_have_the_right_plural(lang: str, forms: dict[int, str]) -> None:
    for count, form in forms.items():
        assert f"{count} {form} " in Words(lang).say("verify-right", answers=count)


@pytest.mark.parametrize(("lang", "mine", "theirs", "hidden"), [
    ("pl", "Odrzucasz 8.", "Sowa odrzuca 8.", "Sowa odrzuca krainę."),
    ("en", "You discard 8.", "Owl discards 8.", "Owl discards a land."),
    ("uk", "Ти скидаєш 8.", "Сова скидає 8.", "Сова скидає країну.")])
def test_the_log_speaks_to_the_reader(lang: str, mine: str, theirs: str, hidden: str) -> None:
    game = new("sen", 2)
    words = Words(lang, game)
    names = ["Ola", theirs.partition(" ")[0]]
    hand, discard = 2, 1
    assert words.event(Seen(0, 0, hand, 0, discard, -1, 8, 255, "", ()), 0, names) == mine
    assert words.event(Seen(0, 1, hand, 0, discard, -1, 8, 255, "", ()), 0, names) == theirs
    assert words.event(Seen(0, 1, hand, 0, discard, -1, -1, 0, "", ()), 0, names) == hidden


def test_an_hourglass_is_discarded_in_the_accusative() -> None:
    words = Words("pl", new("sen", 2, edition="jubilee"))
    assert words.event(Seen(0, 1, 2, 0, 1, -1, 15, 255, "", ()), 0, PEOPLE) == "Sowa odrzuca klepsydrę."


def test_powers_are_called_as_on_the_ribbon() -> None:
    game = new("sen", 2, edition="jubilee")
    for lang, names in {"pl": "Weź 2,Zajrzyj 1,Zamień 2,Wybierz 1", "en": "Take 2,Peek 1,Swap 2,Choose 1",
                        "uk": "«Візьми 2»,«Зазирни 1»,«Поміняй 2»,«Вибери 1»"}.items():
        cards = [Words(lang, game).card(kind) for kind in (10, 11, 12, 13)]
        assert [card.rpartition(" (")[0] for card in cards] == names.split(",")


# ---- a person is never left with an error
def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        Words("de")
    assert refused.value.word == "no-such-language"
    assert tuple(NAMES) == LANGS


OUTSIDE = '''
from sennik.engine.game import Game
from sennik.games.sen.rules.game import Sen
class Nap(Game):                                 # a class of a compiled game cannot be built on, but its parts can
    def __init__(self, seats, options):
        sen = Sen(seats, options)
        super().__init__(sen.identity, seats, options)
        self.kinds, self.phases, self.facts, self.told = sen.kinds, sen.phases, sen.facts, sen.told
        self.reasons, self.argued = sen.reasons, sen.argued
        self.deck, self.backs, self.home = sen.deck, sen.backs, sen.home
        self.zones, self.answers = sen.zones, sen.answers
        self.place = sen.place
        self.ready()
'''


@pytest.fixture
def nap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that lives outside the repository, with a few words of its own."""
    folder = tmp_path / f"nap_{tmp_path.name}"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(OUTSIDE)
    (folder / "words.en.ftl").write_text("title = Nap\n")
    monkeypatch.syspath_prepend(tmp_path)
    game: Game = __import__(f"{folder.name}.rules", fromlist=["Nap"]).Nap(2, {})
    return game


def test_a_game_outside_the_repository_has_its_words_beside_it(nap: Game) -> None:
    assert Words("en", nap).title() == "Nap"
    assert Words("en", nap).say("yes") == "yes"                  # and the common ones


def test_what_is_not_translated_is_said_in_english_and_what_is_nowhere_by_its_id(nap: Game, tmp_path: Path) -> None:
    assert Words("pl", nap).say("told-next.nowhere") == "told-next.nowhere"
    assert Words("pl", nap).say("nowhere") == "nowhere"
    with pytest.raises(LookupError, match="pl: no message 'nowhere'"):
        Words("pl", nap, strict=True).say("nowhere")
    with pytest.raises(LookupError, match="told-scores"):
        Words("pl", nap, strict=True).say("told-scores")


def test_complaints_find_what_is_wrong(nap: Game, tmp_path: Path) -> None:
    folder = tmp_path / f"nap_{tmp_path.name}"
    original = SOURCE / "games" / "sen"
    for lang in LANGS:
        text = (original / f"words.{lang}.ftl").read_text("utf-8")
        (folder / f"words.{lang}.ftl").write_text(text, "utf-8")
    (folder / "text.py").write_text((original / "text.py").read_text("utf-8"), "utf-8")
    assert complaints(nap) == []
    english = folder / "words.en.ftl"
    good = english.read_text("utf-8")
    for old, new_, complaint in [
            ("answer-drop = ", "answer-lost = ", "'answer-drop' is missing"),
            ("title = Sen\n", "title = Sen\nmoved-pile-moon = x\n", "'moved-pile-moon' is never used"),
            ("title = Sen\n", "title = Sen\ntext-none = x\n", "'text-none' is never used"),
            ("zone-pile = draw pile", "zone-pile = draw pile { $count }", "'zone-pile' uses $count"),
            ("title = Sen\n", "title = Sen\ntitle = Dream\n", "cannot read: title"),
            ("title = Sen\n", "title = Sen\nwhat is this\n", "cannot read: what is this"),
            ("phase-over = The game is over.", "phase-over = Gra skończona.", "'phase-over' is English in pl")]:
        assert old in good
        english.write_text(good.replace(old, new_), "utf-8")
        assert any(complaint in line for line in complaints(nap)), complaint
