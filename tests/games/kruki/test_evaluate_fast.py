"""The race at a glance: where the hand does not matter, it is what a long look finds."""
from __future__ import annotations

from typing import cast

import pytest

from sennik.engine.rng import FastRng
from sennik.games.kruki.bot import INSTINCT, QUICK
from sennik.games.kruki.bot.evaluate import Outlook
from sennik.games.kruki.bot.evaluate_fast import FoundWays, QuickOutlook
from sennik.games.kruki.rules import facts, phases, verbs
from sennik.games.kruki.rules.grid import COLUMNS
from sennik.games.kruki.rules.state import KrukiState

from .picture import GAME, game_of


def others(s: KrukiState, action: int, column: int) -> list[int]:
    if action == verbs.SWAP:
        return [c for c in range(COLUMNS) if c != column and s.may_touch(verbs.SWAP, c)]
    return [lane for lane in (0, 1) if s.can_slide(column, lane)] if action == verbs.SLIDE else [0]


@pytest.mark.pure
def test_without_cards_in_hand_a_glance_is_as_good_as_a_look() -> None:
    tried = 0
    for seed in range(2):
        for s in game_of(seed):
            if s.asked and s.phase == phases.TURN:
                seat = s.to_act()
                outlook, quick = Outlook(s, seat), QuickOutlook(s, seat, FoundWays())
                for action in (verbs.ROTATE, verbs.REMOVE, verbs.SWAP, verbs.SLIDE):
                    for target in s.targets(action):
                        for other in others(s, action, target.arg):
                            tried += 1
                            slow = outlook.touching(action, target, other, 0)
                            assert slow == quick.touching(action, target, other, 0)
    assert tried > 1000


@pytest.mark.pure
def test_trying_a_change_leaves_the_track_as_it_is() -> None:
    for s in game_of(3):
        if s.asked and s.phase == phases.TURN:
            seat = s.to_act()
            before = s.dump()
            lands, homewards = s.path().lands[:], s.path().homewards[:]
            outlook = Outlook(s, seat)
            first = [outlook.touching(verbs.SWAP, target, other, outlook.held)
                     for target in s.targets(verbs.SWAP) for other in others(s, verbs.SWAP, target.arg)]
            again = [outlook.touching(verbs.SWAP, target, other, outlook.held)
                     for target in s.targets(verbs.SWAP) for other in others(s, verbs.SWAP, target.arg)]
            assert first == again
            assert s.dump() == before
            assert (s.path().lands, s.path().homewards) == (lands, homewards)


@pytest.mark.pure
def test_a_glance_at_a_detour_counts_the_runs_it_makes() -> None:
    tried = 0
    for seed in range(12):
        rng = FastRng(seed)
        s = cast(KrukiState, GAME.new(rng))
        while s.asked:
            seat = s.to_act()
            legal = s.legal(seat)
            if s.phase == phases.LAY:
                quick = QuickOutlook(s, seat, FoundWays())
                quick.held = 0
                for answer in legal:
                    t = cast(KrukiState, s.copy(FastRng(1)))
                    place = s.facts[facts.CHOSEN]
                    t.apply(seat, answer)
                    assert quick.laid(place, answer.arg) == Outlook(t, seat).worth(0)
                    tried += 1
            s.apply(seat, legal[rng.below(len(legal))])
    assert tried > 20


@pytest.mark.pure
def test_in_haste_it_looks_only_at_what_the_seat_knows() -> None:
    looked = 0
    for seed in range(4):
        rng = FastRng(seed)
        s = GAME.new(rng)
        while s.asked:
            seat = s.to_act()
            legal = s.legal(seat)
            weights = QUICK.weigh(s, seat, legal)
            if len(legal) > 1 and rng.below(4) == 0:
                assert QUICK.weigh(GAME.imagine(s.view(seat), FastRng(seed)), seat, legal) == weights
                looked += 1
            s.apply(seat, legal[rng.below(len(legal))])
    assert looked > 100
    assert INSTINCT.quick() is QUICK
