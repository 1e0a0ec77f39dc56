"""Whole games: the contract, nothing lost at any position. The golden records are replayed with those of all games."""
from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.rules import facts, verbs
from sennik.games.pracownia.rules.grid import FIELDS
from sennik.games.pracownia.rules.pieces import SUPPLY, TREE, colours
from sennik.games.pracownia.rules.state import PracowniaState
from sennik.testkit import check_game

pytestmark = pytest.mark.pure

GAMES = [(seats, variant, together) for seats in (2, 3, 4) for variant in ("basic", "nightmare")
         for together in ("no", "yes")]
GOLDEN = sorted(Path(__file__).parent.joinpath("golden").glob("*.json"))


def shards(s: PracowniaState) -> list[int]:
    """How many of each colour there are, wherever they lie."""
    f = s.all_facts()
    found = [0] * 7
    stacks = [colour for field in f[facts.FIELD:facts.FIELD + 4 * FIELDS] for colour in colours(field)]
    for colour in range(1, 7):
        found[colour] = (f[facts.in_bag(colour)] + f[facts.aside(colour)]
                         + sum(f[facts.hand(k) + colour] for k in range(4))
                         + f[facts.ROW:facts.ROW + 30].count(colour) + f[facts.CIRCLE:facts.CIRCLE + 4].count(colour)
                         + s.marks.count(colour) + stacks.count(colour))
    found[6] += f[facts.POOL] + sum(f[facts.RED_LINK:facts.RED_LINK + 7])
    return found


@pytest.mark.rule("PRA-C1", "PRA-C2", "PRA-C3")
@pytest.mark.parametrize(("seats", "variant", "together"), GAMES)
def test_no_shard_tree_or_card_is_ever_lost(seats: int, variant: str, together: str) -> None:
    game = new("pracownia", seats, variant=variant, together=together)
    supply = SUPPLY if variant == "nightmare" else [*SUPPLY[:6], 0]
    for seed in range(6):
        s = cast(PracowniaState, game.new(FastRng(seed)))
        while s.asked:
            legal = [k for k in range(seats) if s.asked >> k & 1]
            seat = legal[s.rng.below(len(legal))]
            answers = s.legal(seat)
            s.apply(seat, answers[s.rng.below(len(answers))])
            f = s.all_facts()
            fields = f[facts.FIELD:facts.FIELD + 4 * FIELDS]
            assert shards(s) == supply
            assert f[facts.TREES] + sum(field & TREE for field in fields) == 3 * seats
            assert sorted(card for zone in s.cards for card in zone) == list(range(50))
            for k in range(4):
                dreamers = [n for n in range(FIELDS) if fields[FIELDS * k + n] & 2]
                assert dreamers == ([f[facts.DREAMER + k]] if f[facts.DREAMER + k] >= 0 else [])
            assert all(field >= 8 or not field for field in fields)
            assert min(f[facts.BAG:facts.ROW]) >= 0
        assert not any(s.facts[facts.DOING:facts.DOING + 4])
        assert not any(s.all_facts()[facts.CLIMBED:facts.CLIMBED + 100])


# Cards of every power, Archive first, while all that is drawn runs short: the bag, the piles, the trees, the pool.
SCARCE = """stage: creating; round: 5; wishes: shards stacks cards far; pile I: 08 02 |; pile II: 20 |; pile III: |
0 hands: wwzll; 0 opened: 01 03 07; 0 workshop: c1:w* d1:l e1:ss; 0 done: 04
1 hands: wlllb; 1 opened: 06 09 30; 1 workshop: c1:zl d1:w; 1 done: 10
2 hands: llsbz; 2 opened: 32 16 05; 2 workshop: c1:z* c2:ww b1:l; 2 done: 12
3 hands: lwwss; 3 opened: 38 18 11; 3 workshop: c1:l* b1:s a1:z; 3 done: 13
"""


@pytest.mark.rule("PRA-K8", "PRA-P1", "PRA-P2", "PRA-K4", "PRA-K5", "PRA-L3", "PRA-N3", "PRA-N7", "PRA-S1")
@pytest.mark.parametrize("variant", ["basic", "nightmare"])
@pytest.mark.parametrize("bag", ["", "1s", "1w 1b", "2z"])
@pytest.mark.parametrize("trees", [0, 1, 2])
def test_together_nothing_is_drawn_from_what_others_emptied_in_any_order_of_answers(
        variant: str, bag: str, trees: int) -> None:
    game = new("pracownia", 4, variant=variant, together="yes")
    text = f"{SCARCE}bag: {bag}; trees: {trees}" + ("; pool: 1" if variant == "nightmare" else "")
    empty = 0
    for seed in range(20):
        s = cast(PracowniaState, game.read_position(text, FastRng(seed)))
        there, cards, planted = shards(s), sorted(card for zone in s.cards for card in zone), s.facts[facts.TREES]
        s.log = []
        while s.asked:
            for seat in range(4):
                assert bool(s.legal(seat)) == bool(s.asked >> seat & 1)
            asked = [seat for seat in range(4) if s.asked >> seat & 1]
            seat = asked[s.rng.below(len(asked))]
            answers = s.legal(seat)
            keen = [answer for answer in answers if answer.verb in (verbs.POWER, verbs.POWER_DONE)]
            if not keen or s.rng.below(2):
                keen = [answer for answer in answers if answer.verb not in (verbs.END, verbs.STORE, verbs.PASS)]
            answers = tuple(keen) or answers
            s.apply(seat, answers[s.rng.below(len(answers))])
            assert shards(s) == there
            assert min([*s.facts[facts.TREES:facts.POOL + 1], *s.facts[facts.BAG:facts.ROW]]) >= 0
        empty += len([event for event in s.log if event.word == "bag_empty"])
        assert sorted(card for zone in s.cards for card in zone) == cards
        fields = s.all_facts()[facts.FIELD:facts.FIELD + 4 * FIELDS]
        assert s.facts[facts.TREES] + sum(field & TREE for field in fields) == planted
    assert empty or bag != "1s"                                  # the case is met, not only thought of


@pytest.mark.parametrize(("seats", "variant", "together"), GAMES)
def test_the_contract(seats: int, variant: str, together: str) -> None:
    check_game(new("pracownia", seats, variant=variant, together=together), games=2, positions=25)


def test_there_are_golden_records_of_every_kind() -> None:
    kinds = {tuple(path.stem.split("-")[:3]) for path in GOLDEN}
    assert kinds == {(str(seats), variant, "together" if together == "yes" else "apart")
                     for seats, variant, together in GAMES}
