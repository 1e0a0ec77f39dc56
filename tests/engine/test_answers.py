"""Answers: interned, dense, named by their text."""

import pytest

from sennik.engine.answers import AllAnswers, signature
from sennik.engine.errors import Unreadable

pytestmark = pytest.mark.pure
WAKE, LAND = 0, 1


def table() -> AllAnswers:
    answers = AllAnswers(("wake", "land whose:seat slot:nth"))
    answers.add(WAKE)
    for seat in range(2):
        for slot in range(3):
            answers.add(LAND, seat, slot)
    return answers


def test_an_answer_is_found_by_its_text_and_by_its_number() -> None:
    answers = table()
    assert [answer.id for answer in answers.all] == list(range(7))
    for answer in answers.all:
        assert answers.parse(answer.text) is answer
        assert str(answer) == repr(answer) == answer.text


def test_an_answer_knows_its_verb_and_arguments() -> None:
    answers = table()
    land = answers.parse("land 1 2")
    assert (land.verb, land.args, land.arg, land.arg2) == (LAND, (1, 2), 1, 2)
    wake = answers.parse("wake")
    assert (wake.verb, wake.args, wake.arg, wake.arg2) == (WAKE, (), -1, -1)


@pytest.mark.parametrize("text", ["", "Wake", "wake ", " wake", "wake 0", "land", "land 1", "land 1 3", "land 01 2",
                                  "land 1  2", "land １ 2", "land 1 2\n", "7", "\0"])
def test_a_text_that_is_no_answer_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        table().parse(text)
    assert refused.value.word == "no-such-answer"
    assert not refused.value.details                  # one constant text: it tells nothing back


def test_an_answer_is_there_once_and_has_the_arguments_of_its_verb() -> None:
    answers = table()
    with pytest.raises(ValueError, match="'wake' is there already"):
        answers.add(WAKE)
    with pytest.raises(ValueError, match="'land 1' has 1 arguments, its verb 2"):
        answers.add(LAND, 1)
    for verb in (2, -1):
        with pytest.raises(ValueError, match=f"no verb {verb}, only 0 to 1: wake land"):
            answers.add(verb)
    assert len(answers.all) == len(answers.by_text) == 7


def test_a_signature_says_what_the_numbers_mean() -> None:
    assert signature("scored who:seat points card:kind") == (("who", "seat"), ("points", "number"), ("card", "kind"))
    assert signature("wake") == ()
    assert table().verbs == ("wake", "land")
