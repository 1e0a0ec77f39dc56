"""Lessons: each is played through the real rules, in every language, so that a change of the rules is noticed here."""
from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sennik import games
from sennik.engine.errors import Illegal, Unreadable
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.match import entries as e
from sennik.match.lesson import READER, Lesson, lesson_of, lessons
from sennik.match.shown import step_text, table_shown
from sennik.match.table import Table, opened
from sennik.testkit.laws.sight import placed
from sennik.testkit.laws.twin import exchanged
from sennik.words import LANGS
from sennik.words.needs import patterns, unread, untranslated

ALL = [lesson for of_game in lessons().values() for lesson in of_game.values()]
each = pytest.mark.parametrize("lesson", ALL, ids=[lesson.address for lesson in ALL])
SHARE = "ab" * 16
SAID = {"rival", "rival2", "rival3", "name"}          # what a sentence is given: the others' names and the reader's
LONG = 360                                            # letters that fit on a page of a small phone


def begun(lesson: Lesson) -> Table:
    table = Table("t", opened(1, bytes(32), lesson.key, lesson.plan.seats, lesson.plan.options, lesson=lesson.mark))
    for seat in range(lesson.plan.seats):
        if seat != READER:
            table.apply(table.put(1, seat, "apprentice"))
    table.apply(table.sit(1, "p", "Ola", SHARE, READER))
    return table


def do(table: Table, entry: e.AnyEntry) -> None:
    table.apply(e.read(e.written(entry)))


def others(table: Table) -> None:
    """Those who sit opposite answer as it is written."""
    while table.script:
        [(seat, level)] = table.bots_asked()
        assert not table.questions[READER].answers, "the reader waits for the others"
        do(table, table.bot_answer(1, seat, level, table.n, table.script[0][1]))


def turn_on(table: Table) -> None:
    """To the next page, as one who does what it says."""
    page = table.page
    asked = table.questions[READER].answers
    if asked:
        do(table, table.answer(1, "p", table.n, asked[0].text))
    else:
        do(table, table.turn(1, "p", page + 1))
    others(table)
    assert table.page == page + 1


def position(table: Table) -> list[str]:
    return table.game.write_position(table.play()[1]).splitlines()


def exactly(table: Table) -> object:
    """All that can differ, also in the middle of an action, which no notation writes."""
    _, state = table.play()
    return table.page, state.phase, state.asked, state.cards, state.known, state.marks, state.facts


def test_every_game_has_a_lesson_and_the_nightmare_one_of_its_own() -> None:
    assert [lesson.address for lesson in ALL] == ["koty", "kruki", "pracownia", "pracownia/nightmare", "sen"]


def test_a_further_lesson_follows_the_first_with_its_own_options() -> None:
    first, further = lesson_of("pracownia"), lesson_of("pracownia", "nightmare")
    assert [lesson.shown().next for lesson in (first, further, lesson_of("sen"))] == ["nightmare", "", ""]
    assert [begun(lesson).game.options["variant"] for lesson in (first, further)] == ["basic", "nightmare"]


@each
def test_a_lesson_is_played_from_page_to_page(lesson: Lesson) -> None:
    table = begun(lesson)
    for number, page in enumerate(lesson.pages):
        assert table.page == number
        missing = [line for line in page.so if line not in position(table)]
        assert not missing, f"page '{page.name}' speaks of {missing}, but it is so:\n" + "\n".join(position(table))
        taken = [answer.text for answer in table.questions[READER].answers]
        assert bool(taken) == bool(page.do), f"page '{page.name}': none of {page.do} is allowed"
        if number + 1 < len(lesson.pages):
            turn_on(table)
    assert not lesson.pages[-1].do


@each
def test_each_answer_that_a_page_takes_leads_on(lesson: Lesson) -> None:
    for number, page in enumerate(lesson.pages):
        for text in page.do[1:]:
            table = begun(lesson)
            do(table, table.turn(1, "p", number))
            if text in [answer.text for answer in table.questions[READER].answers]:
                do(table, table.answer(1, "p", table.n, text))
                others(table)
                while lesson.goes_on(table.page):
                    turn_on(table)


@each
def test_who_turns_to_a_page_finds_what_who_plays_finds(lesson: Lesson) -> None:
    walked = begun(lesson)
    for number in range(len(lesson.pages)):
        turned = begun(lesson)
        do(turned, turned.turn(1, "p", number))
        assert exactly(turned) == exactly(walked)
        if number + 1 < len(lesson.pages):
            turn_on(walked)
    do(walked, walked.turn(1, "p", 0))
    assert exactly(walked) == exactly(begun(lesson))


@each
@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_has_all_its_sentences(lesson: Lesson, lang: str) -> None:
    path = Path(str(files(games) / lesson.key / f"{lesson.file}.{lang}.ftl"))
    assert unread(path) == []
    have = patterns(path)
    wanted = [f"chapter-{one.name}" for one in lesson.plan.chapter] + [f"page-{one.name}" for one in lesson.pages]
    assert sorted(have) == sorted(set(wanted))
    for name, (text, asks) in have.items():
        assert asks <= SAID, name
        assert len(text) <= LONG, f"{name} is too long for a small phone: {len(text)} letters"


@each
def test_the_sentences_are_translated(lesson: Lesson) -> None:
    found = {lang: patterns(Path(str(files(games) / lesson.key / f"{lesson.file}.{lang}.ftl"))) for lang in LANGS}
    assert untranslated({lang: {name: text for name, (text, _) in have.items()} for lang, have in found.items()}) == []


@each
def test_a_lesson_is_a_table_like_any_other_to_the_law_of_views(lesson: Lesson) -> None:
    """On every page: exchange the cards that the reader cannot place, and the same bytes are sent."""
    table, compared = begun(lesson), 0
    for number in range(len(lesson.pages)):
        do(table, table.turn(1, "p", number))
        _, state = table.play()
        twin = twin_of(state)
        if twin is not None:
            sent = step_text(table, READER, 1)
            table.state = twin
            assert step_text(table, READER, 1) == sent
            compared += 1
    assert compared or not any(table.game.forgets)


def twin_of(state: State) -> State | None:
    return exchanged(state, READER, placed(state, READER), True, FastRng(1), state.rng.copy())


@each
def test_who_only_reads_is_not_shown_a_button_that_is_not_there(lesson: Lesson) -> None:
    shown = lesson.shown()
    assert [page.name for page in shown.pages if not page.does and "answer" in " ".join(page.points)] == []


# ---- what is refused
@pytest.mark.parametrize(("ask", "kind", "word"), [
    (lambda t: t.answer(1, "p", t.n, "land 0 2"), Illegal, "not-in-lesson"),
    (lambda t: t.answer(1, "p", t.n, "wake"), Illegal, "not-allowed"),
    (lambda t: t.answer(1, "p", t.n, "fly away"), Unreadable, "no-such-answer"),
    (lambda t: t.turn(1, "p", 99), Unreadable, "no-such-lesson-page"),
    (lambda t: t.leave(1, "p"), Illegal, "only-a-lesson"),
])
def test_what_the_page_is_not_about_is_refused_and_changes_nothing(ask: Any, kind: type[Exception], word: str) -> None:
    table = begun(lesson_of("sen"))
    turn_on(table)
    before = table.n, table.page, position(table)
    with pytest.raises(kind, match=word.replace("-", " ")):
        ask(table)
    assert (table.n, table.page, position(table)) == before


def test_a_game_has_no_pages() -> None:
    table = Table("t", opened(1, bytes(32), "sen", 2, {}))
    table.apply(table.sit(1, "p", "Ola", SHARE, 0))
    with pytest.raises(Illegal, match="not a lesson"):
        table.turn(1, "p", 1)


def test_a_lesson_that_has_been_changed_since_is_refused() -> None:
    with pytest.raises(Unreadable, match="old lesson"):
        Table("t", opened(1, bytes(32), "sen", 2, {}, lesson="00"))


def test_a_table_of_a_further_lesson_is_found_by_its_mark_and_refused_once_that_is_another(
        monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_of("pracownia", "nightmare")
    assert begun(lesson).lesson is lesson
    first = begun(lesson).opened
    monkeypatch.setattr(lesson, "mark", "another")
    with pytest.raises(Unreadable, match="old lesson"):
        Table("t", first)


def test_there_is_no_lesson_of_nothing() -> None:
    with pytest.raises(Unreadable, match="no such game"):
        lesson_of("chess")
    with pytest.raises(Unreadable, match="no such lesson"):
        lesson_of("pracownia", "daydream")


def test_a_game_can_be_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sennik.match.lesson.lessons", dict)
    with pytest.raises(Unreadable, match="no lesson"):
        lesson_of("sen")


# ---- a faulty lesson is noticed
FAULTY = 'seats = 2\nminutes = 1\n[[chapter]]\nname = "a"\n[[chapter.page]]\nname = "b"\n'


@pytest.mark.parametrize(("more", "told"), [
    ('do = ["land 0 0"]\n', "it can only be read"),
    ("tell = 1\n", "unknown field"),
])
def test_a_faulty_lesson_says_what_is_wrong(more: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Lesson("sen", FAULTY + more)


def test_it_can_point_only_at_what_is_there() -> None:
    with pytest.raises(ValueError, match="cannot point at"):
        Lesson("sen", FAULTY + 'point = ["the moon"]\n').shown()


def test_what_it_points_at_has_its_place() -> None:
    shown = table_shown(begun(lesson_of("sen"))).lesson
    assert shown is not None
    points = {page.name: page.points for page in shown.pages}
    assert points["peek"] == ("z3.0",)
    assert points["take"] == ("z1", "z3.2")
    assert points["wake"] == ("answer wake",)
    shown = lesson_of("pracownia", "nightmare").shown()
    assert shown.pages[0].points == ("pawn mare",)
