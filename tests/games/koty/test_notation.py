"""Positions of Koty as text: nothing is lost, nothing impossible is taken, and any other text is refused."""
from __future__ import annotations

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.game import BIT, EVERYONE, OPEN
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.koty.rules.zones import DISCARD, PILE, REGION
from sennik.testkit.scene import Scene

from ..positions import check_mutations, check_text, positions
from .test_whole_games import TABLES, named

pytestmark = pytest.mark.pure

EXAMPLE = """\
dream 0: 6 | 99R | 9995 | -
dream 1: 98 | - | - | -
faces: 3J5*124
hand 0: R138
hand 1: 228*J
discard: 7R1
played: J
turn: 0
asks: 1 defend
attack: 1 1 0
calm: 17"""


def refused(text: str, seats: int = 2, **options: object) -> tuple[str, str, str]:
    """The word of a refusal, the part and the rule or card it names."""
    with pytest.raises(Unreadable) as refusal:
        new("koty", seats, **options).read_position(text, FastRng(1))
    details = refusal.value.details
    return refusal.value.word, details.get("part", ""), details.get("rule", details.get("card", ""))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_position_of_a_game_can_be_written_and_read(table: tuple[int, dict[str, object]]) -> None:
    asked = set()
    for s in positions(new("koty", table[0], **table[1]), seed=table[0]):
        check_text(s)
        asked.add(s.phase)
    assert len(asked) >= 4


def test_a_position_reads_like_the_table() -> None:
    game = new("koty", 2)
    s = game.read_position(EXAMPLE, FastRng(1))
    assert game.write_position(s) == EXAMPLE
    p = Scene(s)
    assert p.may(1) == ["guard 9", "yield"]
    assert p.names(REGION + 2) == ["pink5", "blue1", "yellow2", "pink5"]
    assert p.known(REGION + 2) == [EVERYONE, 0, 0, OPEN]
    assert p.known(len(game.zones) - 1) == [BIT[1], BIT[1], EVERYONE, BIT[1]]        # the hand of seat 1


def test_what_is_not_given_is_dealt_by_chance_or_lies_on_the_draw_pile() -> None:
    game = new("koty", 3)
    one, other = [Scene(game.read_position("dream 1: 99 | 8 | - | -\nturn: 2", FastRng(seed))) for seed in (1, 2)]
    assert [len(row) for row in one.state.cards] == [95 - 12 - 3, 0, 0, *[0] * 4, 2, 1, *[0] * 6, 4, 4, 4]
    assert one.may(2)
    assert [one.names(k) for k in range(len(game.zones))] != [other.names(k) for k in range(len(game.zones))]
    assert [len(row) for row in game.read_position("", FastRng(1)).cards][:3] == [95 - 12, 0, 0]


def test_a_pile_that_is_given_is_all_there_is_and_the_rest_was_discarded() -> None:
    p = Scene(new("koty", 2).read_position("pile: 22\ndiscard: 7", FastRng(1)))
    assert p.names(PILE) == ["yellow2", "yellow2"]
    assert len(p.names(DISCARD)) == 95 - 8 - 2
    assert p.names(DISCARD)[-1] == "yellow7"


@pytest.mark.parametrize(("text", "part"), [
    ("dream 0: 1 | 2 | 3", "dream 0: 1 | 2 | 3"), ("dream 0: x | - | - | -", "dream 0: x | - | - | -"),
    ("dream 2: - | - | - | -", "dream 2: - | - | - | -"), ("hand 0", "hand 0"), ("hand 0: 12 34", "hand 0: 12 34"),
    ("turn: 0\nturn: 1", "turn: 1"), ("turn: 2", "turn: 2"), ("turn: -1", "turn: -1"), ("turn: ٣", "turn: ٣"),
    ("turn: 9999999999999999999999", "turn: 9999999999999999999999"), ("asks: 0 dance", "asks: 0 dance"),
    ("asks: 0", "asks: 0"), ("asks:", "asks:"), ("asks: turn", "asks: turn"), ("asks: 0 0 turn", "asks: 0 0 turn"),
    ("faces: 11", "faces: 11"), ("attack: 1 1", "attack: 1 1"), ("attack: 9 1 0", "attack: 9 1 0"),
    ("moth: 1 4", "moth: 1 4"), ("short: maybe", "short: maybe"), ("calm: 1 2", "calm: 1 2"),
    ("discard: 1*", "discard: 1*"), ("hand 0: *123", "hand 0: *123"), ("x" * 99, "x" * 60)])
def test_what_cannot_be_read_is_named(text: str, part: str) -> None:
    assert refused(text) == ("position-unreadable", part, "")


@pytest.mark.parametrize(("text", "card"), [
    ("discard: RRRRRRRRRRR", "raven"), ("hand 0: JJJ1\nhand 1: JJJ1", "joker"), ("hand 0: D111", "dragon")])
def test_no_more_cards_than_there_are(text: str, card: str) -> None:
    assert refused(text) == ("position-cards", "", card)


@pytest.mark.parametrize(("rule", "part", "text"), [
    ("KOT-D1", "dream 0: 59 | - | - | -", "dream 0: 59 | - | - | -"),
    ("KOT-D1", "dream 0: R | - | - | -", "dream 0: R | - | - | -"),
    ("KOT-D1", "dream 0: 9D | - | - | -", "dream 0: 9D | - | - | -"),
    ("KOT-D2", "dream 0: 9999 | - | - | -", "dream 0: 9999 | - | - | -"),
    ("KOT-D5", "dream 0: 9J | - | - | -", "dream 0: 9J | - | - | -"),
    ("KOT-U2", "hand 1: 123", "hand 1: 123"),
    ("KOT-U2", "hand 1: 12345", "hand 1: 12345"),
    ("KOT-U2", "played: 5", "played: 5"),
    ("KOT-U2", "played", "asks: 0 lair"),
    ("KOT-U2", "played: D5", "asks: 0 lair\nplayed: D5"),
    ("KOT-U2", "attack: 8 1 0", "dream 1: 8 | - | - | -\nattack: 8 1 0"),
    ("KOT-U4", "asks: 1 turn", "turn: 0\nasks: 1 turn"),
    ("KOT-D4", "dream 0: 5 | 5 | 5 | 5", "dream 0: 5 | 5 | 5 | 5\ndiscard: 18\nasks: 0 add"),
    ("KOT-O3", "discard: 17", "discard: 17\nasks: 0 add"),
    ("KOT-R1", "attack", "played: 1\nasks: 1 defend"),
    ("KOT-R1", "attack: 1 0 0", "dream 0: 8 | - | - | -\nplayed: 1\nattack: 1 0 0\nasks: 0 defend"),
    ("KOT-R1", "attack: 2 1 0", "dream 1: 8 | - | - | -\nplayed: 2\nattack: 2 1 0\nasks: 1 defend"),
    ("KOT-A5", "asks: 2 defend", "dream 1: 8 | - | - | -\nplayed: 1\nattack: 1 1 0\nasks: 2 defend"),
    ("KOT-A3", "discard: 1", "dream 1: 8 | - | - | -\ndiscard: 1\nattack: 1 1 0\nasks: 0 repeat"),
    ("KOT-N2", "moth", "hand 0: 123\nplayed: M\nasks: 0 carry"),
    ("KOT-N2", "moth: 0 1", "dream 0: 5 | - | - | -\nhand 0: 123\nplayed: M\nmoth: 0 1\nasks: 0 carry"),
    ("KOT-E1", "dream 2: 999 | 999 | 9991 | -", "dream 2: 999 | 999 | 9991 | -"),
    ("KOT-E1", "asks: over", "asks: over"),
    ("KOT-E2", "short: yes", "short: yes"),
    ("KOT-E5", "calm: 150", "calm: 150"),
    ("KOT-E5", "calm: 152", "calm: 152\nasks: over")])
def test_what_cannot_be_is_named_with_its_rule(rule: str, part: str, text: str) -> None:
    assert refused(text, seats=3, night=True) == ("position-rule", part, rule)


@pytest.mark.parametrize("table", [(2, {}), (3, {"night": True}), (4, {"teams": True, "night": True})], ids=named)
def test_any_other_text_is_refused_or_can_be_played_to_its_end(table: tuple[int, dict[str, object]]) -> None:
    refusals, played = check_mutations(new("koty", table[0], **table[1]), seed=table[0], each=2)
    assert refusals > 50
    assert played > 5
