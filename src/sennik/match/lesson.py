"""A lesson: a prepared game, page by page. A page says something, lets the reader do one thing, and the others answer.

It is written beside its game as `lesson.toml`, its sentences as `lesson.<lang>.ftl`; docs/adding-a-game.md tells how.
A game may have further ones, with other options: `lesson-<name>.toml`, learnt after the first.
The position of a page follows from the lesson alone, so one can turn to any page at any time.
"""
from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct

from .. import games
from ..engine.answers import Answers
from ..engine.errors import Unreadable
from ..engine.game import Game, Place
from ..engine.record import Record
from ..engine.seed import seed_of
from .messages import LessonShown, PageShown

READER: Final = 0              # the seat of whoever learns; apprentices sit on the others


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    name: str                    # of its sentence, the message `page-<name>`
    do: tuple[str, ...] = ()     # the answers that are taken, the first if one turns the page instead; none: to be read
    then: tuple[str, ...] = ()   # what the others answer after that, one after the other: "1 draw"
    point: tuple[str, ...] = ()  # what the words point at; if nothing is said, where the answers are given
    so: tuple[str, ...] = ()     # lines of the position as it must be by now, because the words speak of it


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the lesson with a title. The game goes on from the chapter before, unless there is another `start`."""
    name: str                    # of its title, the message `chapter-<name>`
    page: tuple[Page, ...]
    start: str = ""              # a position in the game's notation
    seed: str = ""               # what chance is drawn from; any text


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""
    seats: int
    minutes: int
    chapter: tuple[Chapter, ...]
    options: dict[str, str] = {}


class Lesson:
    """A lesson of a game. Pages are counted through all chapters."""

    def __init__(self, key: str, text: str, name: str = "") -> None:
        self.key = key
        self.name = name                                 # of a further one; the first has none
        self.file = f"lesson-{name}" if name else "lesson"               # beside the game, with .toml and .<lang>.ftl
        self.address = f"{key}/{name}" if name else key                  # under /learn/ and /lessons/
        self.plan = msgspec.toml.decode(text, type=Plan)
        self.mark = blake2b(text.encode(), digest_size=8).hexdigest()    # another lesson has another
        self.game = games.make(key, self.plan.seats, self.plan.options)
        self.pages: list[Page] = []
        self.chapters: list[int] = []                    # by page: which it is of …
        self.deals: list[int] = []                       # … and in which the game of that page began
        for number, chapter in enumerate(self.plan.chapter):
            deal = number if not number or chapter.start else self.deals[-1]
            self.pages += chapter.page
            self.chapters += [number] * len(chapter.page)
            self.deals += [deal] * len(chapter.page)
        for number, page in enumerate(self.pages):
            if not self.goes_on(number) and (page.do or page.then):
                raise ValueError(f"the game ends with the page '{page.name}': it can only be read")

    def there(self, number: int) -> int:
        if not 0 <= number < len(self.pages):
            raise Unreadable("no-such-lesson-page", page=number + 1, pages=len(self.pages))
        return number

    def goes_on(self, number: int) -> bool:
        """Does the game go on with the next page?"""
        return number + 1 < len(self.pages) and self.deals[number] == self.deals[number + 1]

    def record(self, number: int) -> Record:
        """The game of this page, before anything is answered."""
        chapter = self.plan.chapter[self.deals[number]]
        return Record(self.game, seed_of(chapter.seed), chapter.start)

    def before(self, number: int) -> list[Page]:
        """The pages of this page's game that come before it."""
        return [page for page, deal in zip(self.pages[:number], self.deals) if deal == self.deals[number]]

    def next(self) -> str:
        """The name of the one that is learnt after it, if there is one."""
        return next((name for name in lessons_of(self.key) if name > self.name), "")

    def shown(self) -> LessonShown:
        return LessonShown(
            self.name, self.next(),
            tuple([chapter.name for chapter in self.plan.chapter]),
            tuple([PageShown(page.name, chapter, bool(page.do), points(self.game, page))
                   for chapter, page in zip(self.chapters, self.pages)]))


def answers(page: Page, legal: Answers) -> list[tuple[int, str]]:
    """By whom and what, where the reader turns the page instead: the first that is legal, then those of the others."""
    return [(READER, text) for text in page.do if text in [answer.text for answer in legal]][:1] + script(page)


def script(page: Page) -> list[tuple[int, str]]:
    return [(int(seat), text) for seat, _, text in [said.partition(" ") for said in page.then]]


def taken(page: Page, legal: Answers) -> Answers:
    """What the reader may answer: only what the page is about."""
    return tuple([answer for answer in legal if answer.text in page.do])


# ---- what the words point at
def points(game: Game, page: Page) -> tuple[str, ...]:
    """As the page knows its places: z3 a zone, z3.1 a card, f12 a fact, "answer wake" a button, "part log" a part."""
    found = [key for wish in page.point or [f"answer {text}" for text in page.do] for key in keys(game, wish)]
    return tuple(dict.fromkeys(found))


def keys(game: Game, wish: str) -> list[str]:
    """`zone dream 1` the second zone of that name, `card dream 1 0`, `fact score 1`, `answer wake`, `part log`,
    `thing pawn mare` what the skin has under that name."""
    what, *rest = wish.split()
    match what, rest:
        case "answer", [*_]:
            places = game.place(game.answers.parse(wish.removeprefix("answer ")), READER)
            return [place_key(place) for place in places] or [wish]
        case "zone", [name, *numbers]:
            return [f"z{game.zone(name, *map(int, numbers))}"]
        case "card", [name, number, index]:
            return [f"z{game.zone(name, int(number))}.{int(index)}"]
        case "fact", [name, *numbers]:
            return [f"f{game.fact(name, *map(int, numbers))}"]
        case "part", [_]:
            return [wish]
        case "thing", [_, *_]:
            return [wish.removeprefix("thing ")]
    raise ValueError(f"cannot point at '{wish}'")


def place_key(place: Place) -> str:
    if place.fact >= 0:
        return f"f{place.fact}"
    where = f"k{place.kind}" if place.kind >= 0 else f".{place.index}" if place.index >= 0 else ""
    return f"z{place.zone}{where}"


# ---- found by folder
@cache
def lessons() -> dict[str, dict[str, Lesson]]:
    """By game and name, in the order in which they are learnt: the first, which has no name, then by the alphabet."""
    return {key: {lesson.name: lesson for lesson in found(key)} for key in games.keys()}  # noqa: SIM118 - a function


def found(key: str) -> list[Lesson]:
    folder = games.folder(key)
    stems = sorted([path.name[:-5] for path in folder.iterdir() if re.fullmatch(r"lesson(-.+)?\.toml", path.name)])
    return [Lesson(key, (folder / f"{stem}.toml").read_text("utf-8"), stem.partition("-")[2]) for stem in stems]


def lessons_of(key: str) -> dict[str, Lesson]:
    return lessons().get(key, {})


def lesson_of(key: str, name: str = "") -> Lesson:
    games.identity(key)
    if not lessons_of(key):
        raise Unreadable("no-lesson", game=key)
    if name not in lessons_of(key):
        raise Unreadable("no-such-lesson", game=key, lesson=name)
    return lessons_of(key)[name]


def marked(key: str, mark: str) -> Lesson:
    """The lesson with this mark: if there is none, it was changed since."""
    for lesson in lessons_of(key).values():
        if lesson.mark == mark:
            return lesson
    raise Unreadable("old-lesson")
