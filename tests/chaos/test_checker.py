"""The judge finds each planted fault, by its name, and nothing in a history that is right."""
from __future__ import annotations

import copy
import random
from collections.abc import Callable

import msgspec
import pytest

from sennik.match import entries as e
from sennik.match.messages import StepShown
from sennik.match.shown import step_text
from sennik.match.table import Table, opened

from . import checker
from .history import History, Saw, Sent, faces_of, sight_of

Lists = dict[str, list[e.AnyEntry]]
decode = msgspec.json.Decoder(StepShown).decode


def played() -> tuple[History, Lists]:
    """A round of Sen of two people: everything that both sent and saw, and the list."""
    first = opened(1, bytes(32), "sen", 2, {"rounds": "1"})
    table, history = Table("t", first), History()
    entries: list[e.AnyEntry] = [first]

    def write(entry: e.AnyEntry) -> None:
        change = table.apply(entry)
        entries.append(entry)
        for seat in range(2):
            if table.stage != "waiting":
                step = decode(step_text(table, seat, 1, change))
                history.saw.append(Saw("t", seat, seat, step.n, sight_of(step), faces_of(step)))
    for seat in range(2):
        write(table.sit(1, f"p{seat}", f"Name {seat}", f"{seat:032x}", seat))
    chance = random.Random(1)
    while table.stage == "playing":
        seat = next(seat for seat in range(2) if table.questions[seat].answers)
        question = table.questions[seat]
        texts = [answer.text for answer in question.answers if answer.text != "wake" or table.n > 40]
        one = Sent("t", seat, table.n, question.since, chance.choice(texts or ["wake"]))
        write(table.answer(1, f"p{seat}", table.n, one.text))
        one.outcome, one.upto = "done", table.n
        history.sent.append(one)
    return history, {"t": entries}


def lose(history: History, lists: Lists) -> None:
    del lists["t"][-1]
    history.saw = [seen for seen in history.saw if seen.n <= len(lists["t"])]


def double(history: History, lists: Lists) -> None:
    """Two that were given at once, both written: who sent them was shown the position after both."""
    place = next(k for k in range(len(history.sent) - 1) if history.sent[k].seat == history.sent[k + 1].seat)
    history.sent[place].upto = history.sent[place + 1].upto


def change(history: History, lists: Lists) -> None:
    history.sent[3].text = "wake"


def show_early(history: History, lists: Lists) -> None:
    last = history.saw[-1]
    history.saw.append(Saw("t", last.seat, last.line, last.n + 1, 7, ()))


def show_to_another(history: History, lists: Lists) -> None:
    mine, other = next((a, b) for a, b in zip(history.saw, history.saw[1:]) if a.n == b.n and a.seat != b.seat)
    history.saw.append(Saw("t", mine.seat, 9, mine.n, other.sight, ()))


def show_a_face(history: History, lists: Lists) -> None:
    k, seen, hidden = next((k, seen, number) for k, seen in enumerate(history.saw)
                           for number, face in seen.events if face < 0)
    history.saw[k] = Saw("t", seen.seat, seen.line, seen.n, seen.sight, ((hidden, 3),))


def show_what_is_not(history: History, lists: Lists) -> None:
    seen = history.saw[4]
    history.saw[4] = Saw("t", seen.seat, seen.line, seen.n, seen.sight ^ 1, seen.events)


def go_back(history: History, lists: Lists) -> None:
    history.saw.append(history.saw[0])


def break_the_list(history: History, lists: Lists) -> None:
    lists["t"][5] = e.Answered(1, 0, "no such answer")


PLANTED: list[tuple[Callable[[History, Lists], None], str]] = [
    (lose, checker.LOST), (double, checker.DOUBLED), (change, checker.CHANGED), (show_early, checker.EARLY),
    (show_to_another, checker.WRONG_SEAT), (show_a_face, checker.WRONG_SEAT), (show_what_is_not, checker.UNTRUE),
    (go_back, checker.BACKWARDS), (break_the_list, checker.BROKEN), (lose, checker.UNFINISHED)]


def test_a_right_history_has_no_fault() -> None:
    history, lists = played()
    assert history.acknowledged() > 10
    assert checker.check(history, lists, all_over=True) == []


@pytest.mark.parametrize(("plant", "name"), PLANTED, ids=[f"{plant.__name__}: {name}" for plant, name in PLANTED])
def test_a_planted_fault_is_found_by_its_name(plant: Callable[[History, Lists], None], name: str) -> None:
    history, lists = copy.deepcopy(played())
    plant(history, lists)
    assert name in {fault.name for fault in checker.check(history, lists, all_over=True)}


def test_an_answer_given_up_when_the_line_broke_may_stand_in_the_place_of_the_next() -> None:
    history, lists = played()
    one = history.sent[3]
    history.sent.insert(3, Sent("t", one.seat, one.n, one.since, one.text))
    one.text = "other"
    assert checker.check(history, lists, all_over=True) == []
