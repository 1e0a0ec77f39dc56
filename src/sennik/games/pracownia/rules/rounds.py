"""Rounds: whose turn it is, from the choice of the start cards to the closing creation."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from . import doing, facts, landscapes, phases, rows, scoring, stages, travel, zones

if TYPE_CHECKING:
    from .state import PracowniaState

ROUNDS: Final = 6                                                  # PRA-R1


def begin_turn(s: PracowniaState) -> None:
    """The next in the order chooses a start card, travels or creates; together, all create."""
    numbers = s.facts
    stage: i64 = numbers[facts.STAGE]
    turn: i64 = numbers[facts.TURN]
    creates: i64 = phases.CLOSE if stage == stages.CLOSING else phases.CREATE
    mover: i64 = numbers[facts.ORDER + turn]
    if stage == stages.CHOOSING:                                                     # PRA-U4
        landscapes.draw(s, mover, 0, turn + 1)
        doing.begin(s, mover, phases.START)
    elif stage == stages.TRAVELLING:
        travel.begin(s)
        doing.begin(s, mover, phases.TRAVEL)
        s.tell("travels", mover)
    elif s.pracownia.together:                                                       # PRA-K8
        for seat in range(s.game.seats):
            doing.begin(s, seat, creates)
    else:
        doing.begin(s, mover, creates)
        s.tell("creates", mover)


def go_on(s: PracowniaState) -> None:
    """A seat is through: the next one, the next stage, the next round or the end."""
    numbers = s.facts
    stage: i64 = numbers[facts.STAGE]
    if stages.IS_CREATION[stage] and s.pracownia.together:                           # PRA-K8: when all are through
        for seat in range(s.game.seats):
            if doing.busy(s, seat):
                return
    else:
        numbers[facts.TURN] += 1
        if numbers[facts.TURN] < s.game.seats:
            begin_turn(s)
            return
    numbers[facts.TURN] = 0
    if stage == stages.TRAVELLING:                                                   # PRA-R1
        begin_stage(s, stages.CREATING)
    elif stage == stages.CLOSING:
        scoring.count(s)
    elif stage == stages.CREATING and numbers[facts.ROUND] == ROUNDS:                # PRA-E1
        s.tell("closing")
        wake_up(s)
        begin_stage(s, stages.CLOSING)
    else:
        begin_round(s)


def begin_stage(s: PracowniaState, stage: i64) -> None:
    s.facts[facts.STAGE] = stage
    begin_turn(s)


def begin_round(s: PracowniaState) -> None:
    numbers = s.facts
    numbers[facts.ROUND] += 1
    s.tell("round", numbers[facts.ROUND] - 1)
    rows.fill(s)
    if numbers[facts.ROUND] > 1:
        wake_up(s)
    begin_stage(s, stages.TRAVELLING)


def wake_up(s: PracowniaState) -> None:
    """Shards come back from the cards, and those who slept get up in their new order."""
    numbers = s.facts
    seats = list(range(s.game.seats))
    for seat in seats:                                                               # PRA-S2
        for zone in (zones.opened(seat), zones.done(seat)):
            for i in range(len(s.cards[zone])):
                colour = s.marks[s.cards[zone][i]]
                if colour:
                    numbers[facts.hand(seat) + colour] += 1
                    s.mark(zone, i, 0)
    # PRA-S3: the lowest place first, there who lay down last
    order = sorted([(numbers[facts.TRAVELLER + seat], -numbers[facts.SLEPT + seat], seat) for seat in seats])
    for turn in seats:
        numbers[facts.ORDER + turn] = order[turn][2]
        numbers[facts.SLEPT + turn] = 0
