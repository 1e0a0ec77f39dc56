"""Positions of Sen as text: nothing is lost, nothing impossible is taken, and any other text is refused."""
from __future__ import annotations

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.game import BIT, EVERYONE, OPEN
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.sen.rules import phases
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND, PILE
from sennik.testkit.scene import Scene

from ..positions import check_mutations, check_text, positions

pytestmark = pytest.mark.pure

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"target": 70, "penalty": 15}), (3, {"K": True, "rounds": 2}), (4, {"N": True, "G": True, "rounds": 2}),
    (5, {"N": True, "G": True, "K": True, "rounds": 1}), (2, {"edition": "jubilee", "rounds": 2}),
    (3, {"edition": "jubilee", "N": True, "K": True}), (5, {"edition": "jubilee", "G": True, "K": True, "rounds": 2}),
    (2, {"edition": "long"}), (4, {"edition": "long", "N": True, "rounds": 1})]

EXAMPLE = """\
dream 0: 7:0 9 take2* 4
dream 1: 1:1 0:01 5 hourglass:1
discard: 5 0 swap2
turn: 0
asks: 0 swap_b
pointed: 1 2
peeked: 03 13
round: 2
scores: 12 30
last: 5 0"""


def named(table: tuple[int, dict[str, object]]) -> str:
    return "-".join([str(table[0]), *[f"{name}{value}" for name, value in table[1].items()]])


def refused(text: str, options: dict[str, object]) -> tuple[str, str, str]:
    """The word of a refusal, the part and the rule or card it names."""
    with pytest.raises(Unreadable) as refusal:
        new("sen", 2, **options).read_position(text, FastRng(1))
    details = refusal.value.details
    return refusal.value.word, details.get("part", ""), details.get("rule", details.get("card", ""))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_position_of_a_game_can_be_written_and_read(table: tuple[int, dict[str, object]]) -> None:
    for seed in range(2):
        for s in positions(new("sen", table[0], **table[1]), seed, rarely="wake"):
            check_text(s)


def test_every_question_is_met() -> None:
    game = new("sen", 2, edition="jubilee", K=True)
    met = {s.phase for seed in range(3) for s in positions(game, seed, rarely="wake")}
    assert met == set(range(len(phases.PHASES)))


def test_a_position_reads_like_the_table() -> None:
    game = new("sen", 2, edition="jubilee")
    s = game.read_position(EXAMPLE, FastRng(1))
    assert game.write_position(s) == EXAMPLE
    p = Scene(s)
    assert p.names(DREAM + 1) == ["1", "0", "5", "hourglass"]
    assert p.known(DREAM) == [BIT[0], 0, EVERYONE, 0]
    assert p.known(DREAM + 1) == [BIT[1], BIT[0] | BIT[1], 0, BIT[1]]
    assert len(p.names(PILE)) == 56 - 8 - 3
    assert "land 1 2" not in p.may(0)
    assert p.do(0, "land 0 0").names(DREAM + 1)[2] == "7"


def test_what_is_not_given_is_dealt_by_chance_or_lies_on_the_draw_pile() -> None:
    game = new("sen", 3)
    one, other = [Scene(game.read_position("dream 1: 1 2 3 4\nturn: 2", FastRng(seed))) for seed in (1, 2)]
    assert [len(row) for row in one.state.cards] == [54 - 12 - 1, 1, 0, 4, 4, 4]
    assert one.may(2)
    assert one.names(DREAM + 1) == ["1", "2", "3", "4"]
    assert (one.names(DREAM), one.names(DISCARD)) != (other.names(DREAM), other.names(DISCARD))


def test_a_card_in_hand_is_seen_by_who_drew_it_and_a_chosen_one_by_all() -> None:
    game = new("sen", 2, edition="jubilee")
    drawn = Scene(game.read_position("turn: 1\nasks: 1 drawn\nhand: 7", FastRng(1)))
    assert drawn.known(HAND) == [BIT[1]]
    chosen = Scene(game.read_position("turn: 1\nasks: 1 place\nhand: 7\ndiscard: choose1", FastRng(1)))
    assert chosen.known(HAND) == [EVERYONE]


def test_at_the_count_all_lands_lie_open() -> None:
    text = "dream 0: 9 9 9 1\ndream 1: 0 0 0 1\nturn: 0\nasks: 0 count\ncaller: 1\nround: 1\nscores: 28 0\nlast: 28 0"
    p = Scene(new("sen", 2).read_position(text, FastRng(1)))
    assert p.known(DREAM) == [OPEN] * 4
    assert p.may(0) == ["next"]


@pytest.mark.parametrize(("text", "part"), [
    ("dream 0: 1 2 3 10", "dream 0: 1 2 3 10"), ("dream 0: 1 2 3 4:2", "dream 0: 1 2 3 4:2"),
    ("dream 0: 1 2 3 4:", "dream 0: 1 2 3 4:"), ("dream 0: 1 2 3 4:10", "dream 0: 1 2 3 4:10"),
    ("dream 0: 1 2 3 4:0*", "dream 0: 1 2 3 4:0*"), ("dream 2: 1 2 3 4", "dream 2: 1 2 3 4"), ("cat: 1", "cat: 1"),
    ("discard: 5*", "discard: 5*"), ("turn: 2", "turn: 2"), ("turn: x", "turn: x"), ("asks: 0 sleep", "asks: 0 sleep"),
    ("pointed: 1", "pointed: 1"), ("pointed: 2 0", "pointed: 2 0"), ("pointed: 0 256", "pointed: 0 256"),
    ("peeked: 0", "peeked: 0"), ("peeked: 10 -", "peeked: 10 -"), ("peeked: 4 -", "peeked: 4 -"),
    ("caller: 2", "caller: 2"), ("scores: 1 2 3", "scores: 1 2 3"), ("last: -1 0", "last: -1 0"),
    ("round: 1 2", "round: 1 2"), ("round: 1\nround: 1", "round: 1")])
def test_what_cannot_be_read_is_named(text: str, part: str) -> None:
    assert refused(text, {}) == ("position-unreadable", part, "")


@pytest.mark.parametrize(("text", "card"), [
    ("dream 0: 1 1 1 1\ndream 1: 1 2 3 4", "1"), ("discard: hourglass", "hourglass"),
    ("discard: take2 take2 take2 take2", "take2")])
def test_no_more_cards_than_there_are(text: str, card: str) -> None:
    assert refused(text, {}) == ("position-cards", "", card)


@pytest.mark.parametrize(("rule", "part", "text", "options"), [
    ("SEN-U1", "dream 0: 1 2 3", "dream 0: 1 2 3", {}),
    ("SEN-K4", "dream 0: 1 2 3 4", "dream 0: 1 2 3 4", {"edition": "long"}),
    ("SEN-K4", "dream 0: 1 2 3", "dream 0: 1 2 3", {"K": True}),
    ("SEN-K4", "dream 0:", "dream 0:\npile: 1", {"K": True}),
    ("SEN-U2", "discard:", "discard:", {}),
    ("SEN-U2", "discard: 1 2", "discard: 1 2\nasks: 0 1 first", {}),
    ("SEN-U3", "peeked: 012 -", "peeked: 012 -", {}),
    ("SEN-U3", "peeked: 01 -", "peeked: 01 -", {}),
    ("SEN-U3", "asks: 0 first", "asks: 0 first", {}),
    ("SEN-U3", "dream 0: 1 2:0 3 4", "dream 0: 1 2:0 3 4\nasks: 0 1 first", {}),
    ("SEN-T2", "hand", "asks: 0 drawn", {}),
    ("SEN-T2", "hand: 5", "hand: 5", {}),
    ("SEN-T6", "caller: 1", "caller: 1", {}),
    ("SEN-T8", "asks: 1 turn", "turn: 0\nasks: 1 turn", {}),
    ("SEN-P4", "discard: 1", "asks: 0 place\nhand: 1\ndiscard: 1", {"edition": "jubilee"}),
    ("SEN-P5", "discard: swap2", "asks: 0 peek\ndiscard: swap2", {}),
    ("SEN-M2", "pointed: 0 1", "pointed: 0 1", {}),
    ("SEN-M2", "pointed", "asks: 0 swap_b\ndiscard: swap2", {}),
    ("SEN-M2", "pointed: 0 4", "asks: 0 swap_b\ndiscard: swap2\npointed: 0 4", {}),
    ("SEN-M2", "pointed: 0 1 0 1", "asks: 0 name\npointed: 0 1 0 1", {"K": True}),
    ("SEN-K1", "pointed: 1 1", "asks: 0 know_b\npointed: 1 1", {"K": True}),
    ("SEN-K1", "asks: 0 know_a", "asks: 0 know_a", {}),
    ("SEN-E1", "pile:", "pile:", {}),
    ("SEN-E1", "caller", "asks: 0 count\nround: 1", {}),
    ("SEN-E3", "turn: 1", "asks: 0 count\nround: 1\ncaller: 1\nturn: 1", {}),
    ("SEN-E4", "scores: 0 100", "scores: 0 100", {}),
    ("SEN-E4", "scores: 0 4", "scores: 0 4\nlast: 0 5", {}),
    ("SEN-E4", "round: 3", "round: 3", {"rounds": 3}),
    ("SEN-E4", "round", "asks: 0 count\ncaller: 1", {}),
    ("SEN-E4", "scores", "asks: over\ncaller: 1\nround: 1", {}),
    ("SEN-S6", "last: 5 5", "dream 0: 9 9 9 1\nasks: 0 count\ncaller: 1\nround: 1\nscores: 5 5\nlast: 5 5", {})])
def test_what_cannot_be_is_named_with_its_rule(rule: str, part: str, text: str, options: dict[str, object]) -> None:
    assert refused(text, options) == ("position-rule", part, rule)


@pytest.mark.parametrize("table", [TABLES[1], TABLES[4], TABLES[8]], ids=named)
def test_any_other_text_is_refused_or_can_be_played_to_its_end(table: tuple[int, dict[str, object]]) -> None:
    refusals, played = check_mutations(new("sen", table[0], **table[1]), seed=table[0], each=2, rarely="wake")
    assert refusals > 50
    assert played > 5
