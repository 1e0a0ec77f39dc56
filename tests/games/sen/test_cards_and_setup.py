"""SEN-C and SEN-U: the decks, and how a round is laid out."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from sennik.engine.game import BIT, SPECTATOR
from sennik.engine.rng import FairRng, FastRng
from sennik.engine.state import State
from sennik.games import new
from sennik.games.sen.rules import facts, phases
from sennik.games.sen.rules.cards import CHOOSE1, HOURGLASS, PEEK1, PEEK1J, SWAP2, TAKE2, VALUE, special
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND, PILE
from sennik.testkit.scene import Scene

pytestmark = pytest.mark.pure

Table = Callable[..., Scene]


def started(seats: int = 3, seed: int = 1, **options: object) -> Scene:
    return Scene(new("sen", seats, **options).new(FastRng(seed)))


@pytest.mark.rule("SEN-C1")
def test_the_base_deck_has_54_lands() -> None:
    kinds = Counter(new("sen", 2).deck)
    assert kinds == {**dict.fromkeys(range(9), 4), 9: 9, TAKE2: 3, PEEK1: 3, SWAP2: 3}
    assert kinds.total() == 54
    assert [VALUE[kind] for kind in (TAKE2, PEEK1, SWAP2)] == [5, 6, 7]


@pytest.mark.rule("SEN-C2")
def test_the_jubilee_deck_has_56_lands_with_hourglasses_and_no_8() -> None:
    kinds = Counter(new("sen", 2, edition="jubilee").deck)
    assert kinds == {**dict.fromkeys(range(8), 4), 9: 6, HOURGLASS: 5, CHOOSE1: 4, TAKE2: 3, PEEK1J: 3, SWAP2: 3}
    assert kinds.total() == 56
    assert [VALUE[kind] for kind in (CHOOSE1, TAKE2, PEEK1J, SWAP2)] == [6, 5, 3, 7]


@pytest.mark.rule("SEN-C3")
def test_an_hourglass_is_no_special_and_has_no_number_of_its_own() -> None:
    assert not special(HOURGLASS)
    assert VALUE[HOURGLASS] not in range(10)
    assert [kind for kind in range(16) if special(kind)] == [TAKE2, PEEK1, SWAP2, CHOOSE1, PEEK1J]


@pytest.mark.rule("SEN-C3")
def test_a_drawn_hourglass_has_no_power_to_use(table: Table) -> None:
    p = table(["1"] * 4, ["2"] * 4, hand="hourglass", edition="jubilee")
    assert p.may(0) == ["keep 0", "keep 1", "keep 2", "keep 3", "drop"]


@pytest.mark.rule("SEN-C4")
def test_the_long_deck_is_both_decks_with_their_own_numbers() -> None:
    long = new("sen", 2, edition="long")
    both = Counter(new("sen", 2).deck) + Counter(new("sen", 2, edition="jubilee").deck)
    assert Counter(long.deck) == both
    assert len(long.deck) == 110
    assert Counter(VALUE[kind] for kind in long.deck if kind in (PEEK1, PEEK1J)) == {6: 3, 3: 3}


@pytest.mark.rule("SEN-C4")
def test_the_long_table_always_plays_with_g_and_k_and_may_add_n() -> None:
    assert {v: new("sen", 2, edition="long").options[v] for v in "NGK"} == {"N": "no", "G": "yes", "K": "yes"}
    assert new("sen", 2, edition="long", N=True).options["N"] == "yes"


@pytest.mark.rule("SEN-U1")
@pytest.mark.parametrize(("edition", "size"), [("base", 4), ("jubilee", 4), ("long", 6)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_gets_a_dream_that_nobody_has_looked_at(edition: str, size: int, seats: int) -> None:
    p = started(seats, edition=edition)
    for seat in range(seats):
        assert p.known(DREAM + seat) == [0] * size
    assert sorted(card for zone in p.state.cards for card in zone) == list(range(len(p.game.deck)))


@pytest.mark.rule("SEN-U1")
def test_every_round_starts_with_all_cards_shuffled_anew(table: Table) -> None:
    p = table(["0"] * 4, ["1"] * 4, K=True)
    p.do(0, "wake")
    p.do(1, "next").do(0, "next")
    assert [len(p.state.cards[zone]) for zone in (PILE, DISCARD, HAND, DREAM, DREAM + 1)] == [45, 1, 0, 4, 4]
    assert p.known(DREAM) == p.known(DREAM + 1) == [0] * 4
    assert p.phase() == "first"


@pytest.mark.rule("SEN-U2")
def test_the_top_card_of_the_pile_starts_the_face_up_discard_pile() -> None:
    p = started(4)
    assert len(p.state.cards[PILE]) == 54 - 16 - 1
    assert p.known(DISCARD) == [255]


@pytest.mark.rule("SEN-U2")
def test_a_special_or_an_hourglass_stays_as_first_discard_and_is_taken_for_its_number_only() -> None:
    first: dict[str, State] = {}
    for seed in range(300):
        p = started(2, seed, edition="jubilee")
        first.setdefault(p.names(DISCARD)[0], p.state)
    assert {"hourglass", "take2", "swap2", "choose1", "peek1j"} <= set(first)
    p = Scene(first["swap2"])
    for seat in (0, 1):
        p.do(seat, f"land {seat} 0", f"land {seat} 1")
    mover = p.state.facts[facts.MOVER]
    p.do(mover, "take 3")
    assert p.names(DREAM + mover)[3] == "swap2"
    assert p.phase() == "turn"                     # no power was asked for
    assert p.state.asked == BIT[1 - mover]


@pytest.mark.rule("SEN-U3")
@pytest.mark.parametrize(("edition", "peeks"), [("base", 2), ("jubilee", 2), ("long", 3)])
def test_all_players_peek_at_once_at_different_own_lands_and_play_starts_when_all_have(edition: str,
                                                                                      peeks: int) -> None:
    p = started(3, edition=edition)
    assert p.state.phase == phases.FIRST
    assert p.state.asked == 0b111
    for seat in (1, 2, 0):                         # in any order
        for slot in range(peeks):
            assert p.state.phase == phases.FIRST
            assert f"land {seat} {slot}" in p.may(seat)
            assert not [text for text in p.may(seat) if not text.startswith(f"land {seat} ")]
            p.do(seat, f"land {seat} {slot}")
            assert f"land {seat} {slot}" not in p.may(seat)
        assert p.may(seat) == [] or p.state.phase == phases.TURN
    assert p.state.phase == phases.TURN
    assert p.state.asked == BIT[p.state.facts[facts.MOVER]]


@pytest.mark.rule("SEN-U3")
def test_a_peek_is_seen_before_the_next_is_chosen_and_by_its_owner_alone() -> None:
    p = started(2)
    p.do(1, "land 1 2")
    assert p.known(DREAM + 1) == [0, 0, BIT[1], 0]
    event, = p.events
    assert event.seen(1)[6] == p.state.kind(DREAM + 1, 2)
    assert event.seen(0)[6] == event.seen(SPECTATOR)[6] == -1       # a back
    assert event.seen(0)[2:4] == (DREAM + 1, 2)                     # but everyone sees which land it is
    assert p.state.facts[facts.PEEKED + 1] == 0b100
    assert p.may(1) == ["land 1 0", "land 1 1", "land 1 3"]


@pytest.mark.rule("SEN-U4")
def test_the_seed_draws_who_starts_round_1() -> None:
    game = new("sen", 4)
    starts = Counter(game.new(FairRng(seed.to_bytes(4, "little"))).facts[facts.MOVER] for seed in range(400))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 60               # 100 expected, standard deviation 8.7
