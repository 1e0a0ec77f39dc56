"""Words for people, in their language: first those of the game, then the common ones."""
from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource

from ..engine.answers import Answer, signature
from ..engine.errors import Refused, Unreadable
from ..engine.events import MARKED, MOVED, REVEALED, SWAPPED, TOLD, WHAT, Seen
from ..engine.game import EVERYONE, UP, Game, Place
from ..engine.view import View

LANGS: Final = ("pl", "en", "uk")
ENGLISH: Final = "en"              # what a game has at least, and what is said where it has nothing else
NAMES: Final = {"pl": "polski", "en": "English", "uk": "українська"}
COMMON: Final = Path(__file__).parent

Args = Mapping[str, object]


def check_lang(lang: str) -> str:
    if lang not in LANGS:
        raise Unreadable("no-such-language", lang=lang, langs=" ".join(LANGS))
    return lang


class Words:
    """All that can be said about a game in one language, or, without a game, what is common to all.

    What has no translation is said in English, and what has none at all by its id: a person is never left with an
    error. `strict` raises instead, for tests.
    """
    lang: str
    game: Game | None
    strict: bool

    def __init__(self, lang: str, game: Game | None = None, strict: bool = False) -> None:
        self.lang = check_lang(lang)
        self.game = game
        self.strict = strict
        self.bundles = [bundle_of(lang, folders(game))]
        if lang != ENGLISH and not strict:
            self.bundles.append(bundle_of(ENGLISH, folders(game)))

    # ---- any message
    def has(self, id: str) -> bool:
        """Is there such a message in this language? An attribute is named as "option-K.help"."""
        return self.pattern(self.bundles[0], id) is not None

    def say(self, id: str, **args: object) -> str:
        """The message with this id, or an attribute of it: say("told-scores", who="Sowa", points=5)."""
        return self.tell(id, args)

    def tell(self, id: str, args: Args) -> str:
        for bundle in self.bundles:
            pattern = self.pattern(bundle, id)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(args))
                if errors and self.strict:
                    raise LookupError(f"{self.lang}: {id}: " + "; ".join(str(error) for error in errors))
                return str(text)
        if self.strict:
            raise LookupError(f"{self.lang}: no message '{id}'")
        return id

    @staticmethod
    def pattern(bundle: FluentBundle, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    # ---- names
    def title(self) -> str:
        return self.say("title")

    def card(self, kind: int) -> str:
        """The name of a card; of one that is hidden, only that it is a card."""
        return self.say(f"card-{self.the_game().kinds[kind]}" if kind >= 0 else "hidden-card")

    def kind(self, kind: int) -> str:
        return self.the_game().kinds[kind] if kind >= 0 else ""

    def zone(self, z: int) -> str:
        return self.say(f"zone-{self.the_game().zones[z].name}")

    def fact(self, name: str) -> str:
        return self.say(f"fact-{name}")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def value(self, option: str, value: str) -> str:
        """What an option is set to: a word of the game, yes or no, or the number itself."""
        named = f"value-{option}-{value}"
        if self.has(named):
            return self.say(named)
        return self.say(value) if value in {"yes", "no"} else value

    def number(self, type: str, number: int, names: Sequence[str]) -> str | int:
        """A number behind a word, as its type in the signature says it is read."""
        if type == "seat":
            return names[number] if 0 <= number < len(names) else ""
        if type == "kind":
            return self.card(number) if number >= 0 else ""
        if type == "nth":
            return number + 1
        if type in {"number", ""}:
            return number
        return self.say(f"{type}-{number}")

    def numbers(self, named: Sequence[tuple[str, str]], given: Sequence[int], seat: int,
                names: Sequence[str]) -> dict[str, object]:
        """Arguments from a signature: `$who`; for a seat also `$who_you`, `yes` where that is the reader; for a kind
        also `$land_kind`, the card's name in the code, by which a sentence can choose an ending."""
        args: dict[str, object] = {}
        for (name, sort), number in zip(named, given):
            args[name] = self.number(sort, number, names)
            if sort == "seat":
                args[f"{name}_you"] = yes(number == seat)
            elif sort == "kind":
                args[f"{name}_kind"] = self.kind(number)
        return args

    # ---- questions and answers
    def phase(self, view: View, names: Sequence[str]) -> str:
        """The question, to who is asked; to the others, whom they wait for."""
        return self.tell(*self.phase_args(view, names))

    def phase_args(self, view: View, names: Sequence[str]) -> tuple[str, Args]:
        game = self.the_game()
        asked = [seat for seat in range(game.seats) if view.asked >> seat & 1]
        mine = view.seat in asked or not asked
        question = f"phase-{game.phases[view.phase].name}"
        return (question if mine else f"{question}.other",
                {"who": self.join([names[seat] for seat in asked]), "count": len(asked)})

    def answer(self, answer: Answer, view: View, names: Sequence[str]) -> str:
        """The label of an answer, for the seat of the view; `$card` is the card it touches first, if in sight, `$phase`
        the name of the question."""
        return self.tell(*self.answer_args(answer, view, names))

    def answer_args(self, answer: Answer, view: View, names: Sequence[str]) -> tuple[str, Args]:
        game = self.the_game()
        face = next((touched(view, place) for place in game.place(answer, view.seat) if concrete(place)), -1)
        args: dict[str, object] = {"card": self.card(face), "kind": self.kind(face), "sees": yes(face >= 0),
                                   "phase": game.phases[view.phase].name}
        args |= self.numbers(game.answers.signatures[answer.verb], answer.args, view.seat, names)
        return f"answer-{game.answers.verbs[answer.verb]}", args

    # ---- what happens
    def event(self, seen: Seen, seat: int, names: Sequence[str]) -> str:
        """A line of the log for the reader at `seat`; empty where there is nothing to say."""
        return self.tell(*self.event_args(seen, seat, names))

    def event_args(self, seen: Seen, seat: int, names: Sequence[str]) -> tuple[str, Args]:
        what, who, known, numbers = seen.what, seen.seat, seen.known, seen.numbers
        game = self.the_game()
        args: dict[str, object] = {"seat": names[who] if 0 <= who < len(names) else "", "you": yes(who == seat)}
        if what == TOLD:
            named = self.signatures()[seen.word]
            args |= self.numbers(named, numbers, seat, names)
            seats = [(name, number) for (name, sort), number in zip(named, numbers) if sort == "seat"]
            args |= {f"{name}_self": yes(number == who) for name, number in seats}
            return f"told-{seen.word}", args
        here, there = game.zones[seen.src], game.zones[seen.dst]
        face = seen.face if what in {MOVED, REVEALED} else -1
        args |= {"owner": name_of(here.owner, names), "own": yes(here.owner == seat), "slot": slot(seen.i),
                 "to": name_of(there.owner, names), "to_own": yes(there.owner == seat), "to_slot": slot(seen.j),
                 "self": yes(here.owner == who), "card": self.card(face), "kind": self.kind(face),
                 "sees": yes(face >= 0), "all": yes(known & EVERYONE == EVERYONE), "open": yes(bool(known & UP)),
                 "from_zone": self.zone(seen.src), "to_zone": self.zone(seen.dst)}
        if what == MARKED:
            args["mark"] = numbers[0]
        names_of = (WHAT[what], here.name, there.name) if what in {MOVED, SWAPPED} else (WHAT[what], here.name)
        line = "-".join(names_of)
        return line if self.has(line) else WHAT[what], args

    def signatures(self) -> dict[str, tuple[tuple[str, str], ...]]:
        return {declared.split()[0]: signature(declared) for declared in self.the_game().told}

    # ---- sentences
    def error(self, refused: Refused) -> str:
        return self.tell(f"error-{refused.word}", refused.details)

    def join(self, items: Sequence[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def the_game(self) -> Game:
        if self.game is None:
            raise ValueError("these words belong to no game")
        return self.game


def yes(so: bool) -> str:
    return "yes" if so else "no"


def name_of(owner: int, names: Sequence[str]) -> str:
    return names[owner] if 0 <= owner < len(names) else ""


def slot(index: int) -> int:
    """A place counted from 1 for people; 0 for the top of a pile and for a place that nobody can tell."""
    return index + 1 if index >= 0 else 0


def concrete(place: Place) -> bool:
    """Is it one card, and not a whole zone or a number?"""
    return place.kind >= 0 or (place.zone >= 0 and place.index >= 0)


def touched(view: View, place: Place) -> int:
    """The kind of the card at a place, or below 0."""
    if place.kind >= 0:
        return place.kind
    row = view.cards[place.zone]
    return row[place.index] if place.index < len(row) else -1


# ---- files
def folders(game: Game | None) -> tuple[Path, ...]:
    """Where the words of a game are: beside the module of its class, then of the classes it builds on."""
    found: list[Path] = []
    for kind in type(game).__mro__ if game is not None else ():
        if kind is Game:
            break
        file = getattr(sys.modules.get(kind.__module__), "__file__", None)
        folder = Path(file).parent if file else None
        if folder is not None and folder.name == "rules":
            folder = folder.parent
        if folder is not None and folder not in found:
            found.append(folder)
    return tuple(found)


def resource(path: Path) -> Resource:
    return parsed(path.read_text("utf-8"))


@lru_cache(64)
def parsed(text: str) -> Resource:
    return FluentResource(text)


def files_of(lang: str, where: tuple[Path, ...]) -> list[Path]:
    """The words of a game, in English where it is not translated, and the common ones."""
    files = [[path for one in (lang, ENGLISH) if (path := folder / f"words.{one}.ftl").is_file()] for folder in where]
    return [*[found[0] for found in files if found], COMMON / f"{lang}.ftl"]


@cache
def bundle_of(lang: str, where: tuple[Path, ...]) -> FluentBundle:
    """The first file with a message has the word: a game may say a common thing in its own way."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in files_of(lang, where):
        bundle.add_resource(resource(path))
    return bundle


def messages(path: Path) -> dict[str, Message]:
    """Every message of a file by its id."""
    return {entry.id.name: entry for entry in resource(path).body if isinstance(entry, Message)}

