"""A choice of one is made by the table, where everybody can see that it is the only one."""
from __future__ import annotations

import pytest

from sennik.engine.errors import Illegal
from sennik.games import keys, new
from sennik.match import entries as e
from sennik.match.table import Table, opened

PEOPLE = [e.Sat(0, seat, name, name, "00" * 16) for seat, name in enumerate(("Ola", "Jan"))]


def kruki_with_one_pile() -> Table:
    """Both begin with five action cards."""
    table = Table.of("t", [opened(0, bytes(32), "kruki", 2, {}), *PEOPLE])
    for seat in (0, 1):
        for _ in range(5):
            table.apply(e.Answered(0, seat, "draw 1"))
    return table


def play(table: Table, *wanted: str) -> None:
    """Who is asked gives the first of these answers that is legal."""
    state = table.play()[1]
    seat = state.to_act()
    texts = [answer.text for answer in table.questions[seat].answers]
    table.apply(e.Answered(0, seat, next(text for text in (*wanted, *texts) if text in texts)))


def test_the_table_draws_from_the_only_pile_there_is() -> None:
    table = kruki_with_one_pile()
    while not table.forced():
        play(table, "end", "draw 1", "waste 0")
    seat, = table.forced()
    answer, = table.questions[seat].answers
    assert answer.text == "draw 0"                       # no action card is left
    entry = table.forced_answer(5, seat, table.n)
    assert entry == e.Answered(5, seat, "draw 0")        # an answer like any other: records replay as ever
    table.apply(entry)


def test_who_draws_one_first_card_keeps_it_and_who_draws_two_is_asked() -> None:
    """PRA-U4: how many are drawn stands on a token that everybody sees."""
    table = Table.of("t", [opened(0, bytes(32), "pracownia", 2, {}), *PEOPLE])
    first, = table.forced()
    entry = table.forced_answer(5, first, table.n)
    assert entry == e.Answered(5, first, "keep 0")
    table.apply(entry)
    assert table.forced() == []
    assert [answer.text for answer in table.questions[1 - first].answers] == ["keep 0", "keep 1"]


def test_what_was_taken_back_is_asked() -> None:
    table = kruki_with_one_pile()
    while not table.forced():
        play(table, "end", "draw 1", "waste 0")
    table.taken_back = True
    assert table.forced() == []
    with pytest.raises(Illegal, match="stale"):
        table.forced_answer(5, table.play()[1].to_act(), table.n)


def test_bots_are_asked() -> None:
    table = kruki_with_one_pile()
    while not table.forced():
        play(table, "end", "draw 1", "waste 0")
    seat, = table.forced()
    table.apply(e.StandIn(0, seat, "random", "left"))
    assert table.forced() == []


@pytest.mark.parametrize("key", keys())
def test_a_pause_and_a_secret_are_asked(key: str) -> None:
    """Sen's count is there to be read; a hand, a defence and cards that may be put back are nobody else's business."""
    asked = {"sen": {"count"}, "koty": {"turn", "defend", "repeat"}, "kruki": {"first_cards", "turn", "lay", "limit"},
             "pracownia": {"together", "keep", "complete"}}
    assert asked[key] <= {phase.name for phase in new(key, 2).phases if not phase.forced}
