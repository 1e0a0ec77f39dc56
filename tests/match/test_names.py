"""The name of a guest."""
from __future__ import annotations

import pytest

from sennik.engine.errors import Unreadable
from sennik.match.names import clean, same


@pytest.mark.parametrize(("given", "kept"), [
    ("Sowa", "Sowa"), ("  Pani   Sowa ", "Pani Sowa"), ("Zażółć", "Zażółć"), ("Їжак", "Їжак"), ("e\u0301", "é"),
    ("🦉", "🦉"), ("x" * 24, "x" * 24), ("O'Neil <b>", "O'Neil <b>")])
def test_a_name_is_kept_as_it_is_but_for_spaces(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(("given", "word"), [
    ("", "name empty"), (" \t ", "name empty"), ("x" * 25, "name long"), ("a\u202eb", "name strange"),
    ("a\x00b", "name strange"), ("a\u200bb", "name strange"), ("z\u0335\u0336\u0337", "name strange"),
    ("\ud800", "name strange")])
def test_a_name_that_would_break_a_page_is_refused(given: str, word: str) -> None:
    with pytest.raises(Unreadable, match=word):
        clean(given)


def test_names_that_look_alike_are_the_same() -> None:
    assert same("Sowa", "SOWA")
    assert same("ﬁ", "fi")
    assert not same("Sowa", "Sówa")
