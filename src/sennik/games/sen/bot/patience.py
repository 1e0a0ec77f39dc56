"""Patience: who is in no hurry calls Wake up only when quite sure, so that a round lasts as people play it.

To call at once is strong: where nobody knows much, one may as well be the lowest. It is also a round in which the
others have not played. A patient player waits until everybody has had a few turns, and then until most of the ways in
which the hidden lands may lie are good ones. It looks only at what it knows, as ever, and the rules are the same.
"""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import Answers
from ....engine.rng import FastRng
from ..rules import phases, verbs
from ..rules.scoring import Count
from ..rules.state import SenState
from ..rules.zones import DISCARD
from .belief import believe

DEALS: Final = 80              # ways in which the hidden lands may lie that are looked at
TURNS: Final = 2               # until everybody has had so many, as far as the discard pile tells, …
CERTAIN: Final = 95            # … percent of them must be good, and after it …
SURE: Final = (0, 0, 68, 62, 58, 58)     # … as many, by seats: about three calls of four succeed then
SURE_OF_NINES: Final = 85      # variant N: nobody tells who has the most nines
TIRED: Final = 2               # so much less with every turn that everybody has had since …
LEAST: Final = 52              # … but no less than this


def patient(s: SenState, seat: i64, answers: Answers) -> Answers:
    """The answers without Wake up, where it is too soon for it."""
    if s.phase != phases.TURN or answers[0].verb != verbs.WAKE or len(answers) == 1:
        return answers
    return answers if good_deals(s, seat) * 100 >= needed(s) * DEALS else answers[1:]


def needed(s: SenState) -> i64:
    """In how many of a hundred deals a call must succeed."""
    game = s.sen
    turns: i64 = (len(s.cards[DISCARD]) - 1) // game.seats
    if turns < TURNS:
        return CERTAIN
    percent: i64 = SURE_OF_NINES if game.n else SURE[game.seats]
    percent -= TIRED * (turns - TURNS)
    return percent if percent > LEAST else LEAST


def good_deals(s: SenState, seat: i64) -> i64:
    """In how many deals, as likely as belief says, no dream is lower than that of `seat`."""
    game = s.sen
    chance = s.rng
    good: i64 = 0
    for _ in range(DEALS):
        dealt = cast(SenState, s.copy(FastRng(chance.below(1 << 30))))
        dealt.redeal(seat)
        believe(dealt, seat)
        count = Count(dealt.count().dreams, seat, game.penalty, game.n, game.g)
        if count.points[seat] == 0:
            good += 1
    return good
