"""Reads a lesson aloud while it is written: python tools/lesson.py KEY[/NAME] [--lang pl] [--seek [MOST]].

Every page with its position, what may be answered, what is taken, and the sentence. `--seek` tries seeds until each
page is as its `so` says, and prints the one to write into the chapter.
"""
from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from itertools import count
from typing import Final

from sennik import games
from sennik.engine.errors import Refused, Unreadable
from sennik.engine.game import Game
from sennik.engine.record import Record
from sennik.engine.seed import seed_of
from sennik.engine.state import State
from sennik.match.lesson import READER, Lesson, Page, answers, lesson_of

MOST: Final = 200_000


def missing(game: Game, page: Page, state: State) -> list[str]:
    return [line for line in page.so if line not in written(game, state)]


def written(game: Game, state: State) -> list[str]:
    """The position; nothing in the middle of an action, which a game may have no notation for."""
    try:
        return game.write_position(state).splitlines()
    except Unreadable:
        return []


def go(record: Record, state: State, page: Page) -> None:
    for seat, text in answers(page, state.legal(READER)):
        record.answer(state, seat, text)


def sentences(lesson: Lesson, lang: str) -> dict[str, str]:
    """By id, each on one line, as it is written."""
    path = files(games) / lesson.key / f"{lesson.file}.{lang}.ftl"
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return {name: text for name, sign, text in [line.partition(" = ") for line in lines] if sign}


def read(lesson: Lesson, lang: str) -> bool:
    """Page by page, as far as it goes."""
    told, game = sentences(lesson, lang), lesson.game
    record = lesson.record(0)
    state = record.begin()
    for number, page in enumerate(lesson.pages):
        if number and not lesson.goes_on(number - 1):
            record = lesson.record(number)
            state = record.begin()
        print(f"\n== {number + 1} {page.name} (chapter {lesson.plan.chapter[lesson.chapters[number]].name})")
        print(told.get(f"page-{page.name}", f"!! no sentence page-{page.name}"))
        print("\n".join([f"   {line}" for line in written(game, state)]))
        for seat in range(int(game.seats)):
            if state.asked >> seat & 1:
                print(f"   seat {seat} may: " + ", ".join([answer.text for answer in state.legal(seat)]))
        if page.do or page.then:
            print(f"   do {list(page.do)} then {list(page.then)}")
        if lines := missing(game, page, state):
            print(f"!! not so: {lines}")
        try:
            go(record, state, page)
        except Refused as refused:
            print(f"!! refused: {refused}")
            return False
    return True


def seek(lesson: Lesson, most: int) -> bool:
    """For each deal a seed with which its pages are so."""
    for deal in sorted(set(lesson.deals)):
        chapter = lesson.plan.chapter[deal]
        pages = [page for page, of in zip(lesson.pages, lesson.deals) if of == deal]
        found = next((seed for seed in (f"{lesson.key} {k}" for k in count()) if seed.endswith(f" {most}")
                      or fits(lesson, chapter.start, pages, seed)), "")
        if found.endswith(f" {most}"):
            print(f"chapter {chapter.name}: none of {most} seeds")
            return False
        print(f'chapter {chapter.name}: seed = "{found}"')
    return True


def fits(lesson: Lesson, start: str, pages: list[Page], seed: str) -> bool:
    record = Record(lesson.game, seed_of(seed), start)
    state = record.begin()
    for page in pages:
        if missing(lesson.game, page, state):
            return False
        try:
            go(record, state, page)
        except Refused:
            return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("lesson", metavar="KEY[/NAME]")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seek", type=int, nargs="?", const=MOST)
    given = parser.parse_args()
    lesson = lesson_of(*given.lesson.split("/"))
    return 0 if (read(lesson, given.lang) if given.seek is None else seek(lesson, given.seek)) else 1


if __name__ == "__main__":
    sys.exit(main())
