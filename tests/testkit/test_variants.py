"""Variants: every value, every two values that go together, few enough to afford."""

from collections.abc import Mapping
from itertools import combinations

import pytest

from sennik import games
from sennik.engine.errors import Unreadable
from sennik.engine.game import Identity, Option
from sennik.testkit.variants import variants

MANY = tuple([str(n) for n in range(8)])


def card(*options: Option, least: int = 2, most: int = 4) -> Identity:
    return Identity("x", 1, least, most, 5, 1, options)


def anything(seats: int, options: Mapping[str, object]) -> None:
    """Nothing is refused."""


def all_pairs(rows: list[tuple[int, dict[str, str]]]) -> set[frozenset[tuple[str, str]]]:
    return {frozenset(pair) for seats, row in rows for pair in combinations([("seats", str(seats)), *row.items()], 2)}


def test_a_game_without_options_has_a_variant_for_each_seat_count() -> None:
    assert variants(card(), anything) == [(2, {}), (3, {}), (4, {})]


def test_options_with_few_values_are_combined_in_every_way() -> None:
    rows = variants(card(Option("a"), Option("b", ("x", "y", "z"))), anything)
    assert len(rows) == 3 * 2 * 3
    assert len({(seats, *row.items()) for seats, row in rows}) == len(rows)


def test_any_two_values_meet() -> None:
    identity = card(Option("a"), Option("b", MANY), Option("c", MANY))
    rows = variants(identity, anything)
    values = {"seats": ("2", "3", "4"), "a": ("no", "yes"), "b": MANY, "c": MANY}
    wanted = {frozenset(((one, x), (other, y))) for one, other in combinations(values, 2)
              for x in values[one] for y in values[other]}
    assert all_pairs(rows) == wanted
    assert 64 <= len(rows) < 90                    # b and c alone make 64 pairs; all combinations are 384


def test_what_clashes_is_left_out_and_the_rest_still_meets() -> None:
    def picky(seats: int, options: Mapping[str, object]) -> None:
        if options.get("teams") == "yes" and seats != 4:
            raise Unreadable("options-clash")
        if options.get("b", "0") != "0" and options.get("a") == "yes":
            raise Unreadable("options-clash")
    rows = variants(card(Option("teams"), Option("a"), Option("b", MANY)), picky)
    for seats, row in rows:
        picky(seats, row)
    found = all_pairs(rows)
    assert frozenset((("teams", "yes"), ("b", "7"))) in found
    assert frozenset((("seats", "4"), ("teams", "yes"))) in found
    assert frozenset((("a", "yes"), ("b", "1"))) not in found


@pytest.mark.parametrize("key", games.keys())
def test_every_value_and_seat_count_of_every_game_is_played(key: str) -> None:
    identity = games.identity(key)
    rows = variants(identity, lambda seats, options: games.make(key, seats, options))
    assert {seats for seats, _ in rows} == set(range(identity.least, identity.most + 1))
    for option in identity.options:
        assert {row[option.name] for _, row in rows} == set(option.values), option.name
    for seats, row in rows:
        games.make(key, seats, row)


def test_sen_is_played_in_every_edition_with_every_set_of_variants_at_every_seat_count() -> None:
    rows = variants(games.identity("sen"), lambda seats, options: games.make("sen", seats, options))
    met = {(seats, row["edition"], row["N"], row["G"], row["K"]) for seats, row in rows}
    either = ("no", "yes")
    base = [(edition, n, g, k) for edition in ("base", "jubilee") for n in either for g in either for k in either]
    long = [("long", n, "yes", "yes") for n in either]                 # G and K belong to the long dream
    assert met == {(seats, *one) for seats in range(2, 6) for one in (*base, *long)}
