"""PRA-C and PRA-U: what there is, and how it is set up."""
from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from sennik.engine.game import BIT, OPEN
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.rules import facts, phases, zones
from sennik.games.pracownia.rules.cards import (
    formula,
    landscapes,
    read_landscapes,
    read_wishes,
    rows_of,
    shape_of,
    symmetries,
    wishes,
)
from sennik.games.pracownia.rules.grid import ENTRANCE, NEAR
from sennik.games.pracownia.rules.grid import NAMES as FIELD_NAMES
from sennik.games.pracownia.rules.pieces import DREAMER, SUPPLY, TREE
from sennik.games.pracownia.rules.places import DOTS, LINKS, NEXT_TO
from sennik.games.pracownia.rules.places import NAMES as PLACES
from sennik.games.pracownia.rules.state import PracowniaState

from .workbench import Bench

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


def start(seats: int = 4, seed: int = 1, **options: object) -> PracowniaState:
    return cast(PracowniaState, new("pracownia", seats, **options).new(FastRng(seed)))


def begun(seats: int = 4, seed: int = 1, **options: object) -> PracowniaState:
    """After all have chosen their first card."""
    s = start(seats, seed, **options)
    while s.phase == phases.START:
        s.apply(s.to_act(), s.legal(s.to_act())[0])
    return s


def shards(s: PracowniaState) -> list[int]:
    """How many of each colour there are, wherever they lie."""
    f = s.all_facts()
    found = [0] * 7
    for colour in range(1, 7):
        found[colour] += f[facts.in_bag(colour)] + f[facts.aside(colour)]
        found[colour] += sum(f[facts.hand(seat) + colour] for seat in range(4))
        found[colour] += f[facts.ROW:facts.ROW + 30].count(colour) + f[facts.CIRCLE:facts.CIRCLE + 4].count(colour)
        found[colour] += s.marks.count(colour)
        for field in f[facts.FIELD:facts.FIELD + 100]:
            found[colour] += f"{field >> 3:o}".count(str(colour))
    found[6] += f[facts.POOL] + sum(f[facts.RED_LINK:facts.RED_LINK + 7])
    return found


@rule("PRA-C1")
def test_there_are_109_shards_and_25_red_ones_in_nightmare() -> None:
    assert shards(begun()) == [0, 28, 23, 20, 23, 15, 0]
    assert sum(shards(begun())) == 109
    assert shards(begun(variant="nightmare")) == [0, 28, 23, 20, 23, 15, 25] == SUPPLY


@rule("PRA-C2")
@pytest.mark.parametrize(("seats", "trees"), [(2, 6), (3, 9), (4, 12)])
def test_there_are_three_trees_for_each_player(seats: int, trees: int) -> None:
    assert start(seats).facts[facts.TREES] == trees


@rule("PRA-C3")
def test_there_are_fifty_cards_of_three_levels_each_with_one_dreamer() -> None:
    cards = landscapes()
    assert Counter(card.level for card in cards) == {0: 18, 1: 18, 2: 14}
    for card in cards:
        assert sum(bool(field & DREAMER) for _, _, field in card.shape) == 1
        assert not any(field & DREAMER and field & TREE for _, _, field in card.shape)
        assert card.points == formula(card.shape)
        assert 0 <= card.power < 6


@rule("PRA-C3")
def test_each_power_is_on_six_to_eleven_cards_and_on_every_level() -> None:
    cards = landscapes()
    assert all(6 <= count <= 11 for count in Counter(card.power for card in cards).values())
    for power in range(6):
        assert {card.level for card in cards if card.power == power} >= {0, 1}


@rule("PRA-C3")
def test_the_points_follow_from_the_formula() -> None:
    # card 19, l sss / . w*: S 5, X 1 (three rocks): raw 7 + 0.2 + 0.3 = 7.5; 3.34 + 56.25 / 11 = 8.45
    assert formula(shape_of("l sss / . w*")) == 8
    # card 15, l^ z* w: S 4, the tree being a meadow: raw 5.6 + 0.3 = 5.9; 3.34 + 34.81 / 11 = 6.50
    assert formula(shape_of("l^ z* w")) == 7
    # card 24, w w / w* z / l l: three waters are not too many: raw 8.4 + 0.3 = 8.7; 3.34 + 75.69 / 11 = 10.2
    assert formula(shape_of("w w / w* z / l l")) == 10


def written(pattern: str, points: int = 5, power: str = "tower", level: str = "I") -> str:
    return f"01 | {level} | {points} | {power} | {pattern}"


@rule("PRA-C3")
@pytest.mark.parametrize(("line", "said"), [
    (written("w w l"), "dreamer"), (written("w* w* l"), "dreamer"), (written("w . l*"), "not connected"),
    (written("w w* l", 9), "the formula says 5"), (written("w w* l", 5, "swamp"), "unknown"),
    (written("w w* l", 5, "tower", "IV"), "unknown"), (written("w w* / l"), "equally long"),
    (written("w x* l"), "no field"), (written("w ^w* l"), "no field"), (written("w ^ l*"), "no shard"),
    (written("w w w w w w*"), "fit"), ("01 | I | 4 | tower", "columns"),
    (written("w w* l") + "\n" + written("l w* w").replace("01", "02"), "card 01 again"),
    (written("w w* l").replace("01", "07"), "next number is 01"), (written("w w* l"), "18"),
    (written("s" * 24 + "* z", 73), "not so many"), (written("w^ w^ w^ w^ / w^ w^ w^ w*", 19), "six trees")])
def test_a_wrong_card_file_is_refused_with_the_reason(line: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_landscapes("# a comment\n\n" + line)


@rule("PRA-C4")
@pytest.mark.parametrize(("text", "said"), [
    ("far | PRA-G4 | 1 | dream | - | 5", "not understood"), ("far | PRA-G4 | x | basic | - | 5", "not understood"),
    ("far | PRA-G4 | 1 | basic | square | 5", "not understood"), ("far | PRA-G4 | 1 | basic | - | 5", "not 12")])
def test_a_wrong_wish_file_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_wishes(text)


@rule("PRA-C3")
def test_no_two_cards_are_alike_however_turned() -> None:
    seen = [str(min(symmetries(card.shape))) for card in landscapes()]
    assert len(set(seen)) == 50
    assert rows_of("a | b\n\n# no", 2) == [(1, ["a", "b"])]


@rule("PRA-C4")
def test_there_are_twelve_wishes_and_four_more_for_nightmare() -> None:
    assert sum(wish.copies for wish in wishes() if not wish.nightmare) == 12
    assert sum(wish.copies for wish in wishes() if wish.nightmare) == 4
    assert [wish.rule for wish in wishes()] == [f"PRA-G{n}" for n in range(1, 12)]
    assert {wish.rule for wish in wishes() if wish.circle} == {"PRA-G5", "PRA-G6", "PRA-G7", "PRA-G8", "PRA-G11"}


@rule("PRA-C5")
def test_the_places_are_linked_as_two_rows() -> None:
    assert PLACES == ("archive", "collector", "tower", "golem", "lake", "lord")
    assert {(p + 1, q + 1) for p, q in LINKS} == {(1, 2), (2, 3), (4, 5), (5, 6), (1, 4), (2, 5), (3, 6)}
    assert [len(near) for near in NEXT_TO] == [2, 3, 2, 2, 3, 2]


@rule("PRA-C6")
def test_a_row_has_five_spaces_with_their_dots() -> None:
    assert DOTS == (2, 2, 2, 3, 4)


@rule("PRA-C7")
def test_a_workshop_is_five_by_five_with_the_entrance_in_the_middle_below() -> None:
    assert len(FIELD_NAMES) == 25
    assert FIELD_NAMES[ENTRANCE] == "c1"
    assert sorted(len(near) for near in NEAR) == [2] * 4 + [3] * 12 + [4] * 9
    assert [FIELD_NAMES[f] for f in NEAR[ENTRANCE]] == ["b1", "d1", "c2"]


@rule("PRA-C8")
def test_a_shard_is_bare_with_no_shard_tree_or_dreamer_on_it() -> None:
    p = Bench(phases.TRAVEL, shops=["a1:ww b1:w^ c1:w* d1:w"], on=["tower"]).go("use")
    assert p.can("take") == ["a1", "d1"]


# ---- setting up
@rule("PRA-U0")
def test_the_start_cards_are_chosen_with_the_wishes_known_and_the_rows_empty() -> None:
    s = start(3)
    assert s.phase == phases.START
    assert not any(s.facts[facts.ROW:facts.ROW + 30])
    assert not any(s.facts[facts.HANDS:facts.HANDS + 24])
    assert not any(s.all_facts()[facts.FIELD:facts.FIELD + 100])
    assert list(s.facts[facts.DREAMER:facts.DREAMER + 4]) == [-1] * 4
    drawn = slice(facts.WISH, facts.WISH + facts.TOKENS)
    assert any(start(3, seed).all_facts()[drawn] != s.all_facts()[drawn] for seed in range(2, 5))
    assert any(start(3, seed).cards[zones.PILE] != s.cards[zones.PILE] for seed in range(2, 5))
    assert any(begun(3).facts[facts.ROW:facts.ROW + 30])


@rule("PRA-U1")
def test_tokens_are_dealt_and_each_traveller_starts_on_the_place_of_its_number() -> None:
    orders = set()
    for seed in range(40):
        s = start(3, seed)
        order = s.facts[facts.ORDER:facts.ORDER + 3]
        orders.add(tuple(order))
        assert [s.facts[facts.TRAVELLER + seat] for seat in order] == [0, 1, 2]
        assert s.scores() == [0, 0, 0]
    assert len(orders) == 6


@rule("PRA-U2")
def test_four_wishes_are_drawn_and_circles_get_different_colours() -> None:
    drawn: set[int] = set()
    for seed in range(60):
        s = start(2, seed)
        kinds = list(s.facts[facts.WISH:facts.WISH + 4])
        circles = s.facts[facts.CIRCLE:facts.CIRCLE + 4]
        drawn.update(kinds)
        for kind, colour in zip(kinds, circles, strict=True):
            assert (colour > 0) == wishes()[kind].circle
            assert colour in {0, 1, 2, 3, 4}
        used = [colour for colour in circles if colour]
        assert len(set(used)) == len(used)
        assert all(kinds.count(kind) <= wishes()[kind].copies for kind in kinds)
        for colour in used:
            assert s.facts[facts.in_bag(colour)] == SUPPLY[colour] - 1
    assert drawn == set(range(8))
    nights = [start(2, seed, variant="nightmare").facts[facts.WISH:facts.WISH + 4] for seed in range(99)]
    assert {kind for kinds in nights for kind in kinds} == set(range(11))


@rule("PRA-U3", "PRA-C6")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_rows_are_filled_where_the_dots_allow_it(seats: int, spaces: int) -> None:
    s = begun(seats)
    for place in range(6):
        row = s.facts[facts.row(place):facts.row(place) + 5]
        assert all(row[:spaces])
        assert not any(row[spaces:])


@rule("PRA-U4", "PRA-O2")
def test_each_draws_as_many_start_cards_as_the_own_token_says_and_keeps_one() -> None:
    s = start(4)
    for turn in range(4):
        seat = s.facts[facts.ORDER + turn]
        assert (s.asked, s.phase) == (BIT[seat], phases.START)
        zone = zones.drawn(seat)
        drawn = s.cards[zone][:]
        assert len(drawn) == turn + 1
        assert {s.game.backs[card] for card in drawn} == {0}
        assert [s.known[card] for card in drawn] == [BIT[seat]] * len(drawn)
        assert [answer.text for answer in s.legal(seat)] == [f"keep {n}" for n in range(turn + 1)]
        before = s.cards[zones.PILE][:]
        s.apply(seat, s.legal(seat)[-1])
        assert s.cards[zones.opened(seat)] == drawn[-1:]
        assert s.known[drawn[-1]] == OPEN
        under = drawn[:-1][::-1]                               # the first drawn goes first, so the last one lies lowest
        assert s.cards[zones.PILE][:turn] == under
        assert s.cards[zones.PILE][turn:turn + len(before) - 5] == before[:len(before) - 5]
    assert s.facts[facts.ROUND] == 1
    assert s.phase == phases.TRAVEL
