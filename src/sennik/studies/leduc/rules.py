"""Leduc poker: six cards, two seats, two rounds of betting, one card in the middle (Southey and others 2005).

Two suits of jack, queen, king; suits do not count. Each seat antes a chip and is dealt a card. In a round one may
check, bet, fold, call, and raise once; a bet or a raise is 2 chips in the first round and 4 in the second. Between the
rounds a card is laid open. A pair with it wins, then the higher card; equal cards share.

What is known of it. A round has 6 lines at which somebody decides, 3 for each seat: "", check, bet, check bet,
bet raise, check bet raise; and 5 that lead on: check check, bet call, check bet call, bet raise call, check bet raise
call. So a seat has 3 cards · 3 lines = 9 views in the first round and 3 cards · 3 boards · 5 ways there · 3 lines = 135
in the second: 144 a seat, 288 in all. The first seat loses 0.0856 chips on average; a test finds that out.
At most 1 + 2 · 2 + 2 · 4 = 13 chips are laid by a seat.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ...engine.answers import AllAnswers, Answer, Answers
from ...engine.game import BAG, BIT, FAN, OPEN, Fact, Game, Identity, Phase, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, State

LEDUC: Final = Identity("leduc", version=1, least=2, most=2, minutes=1, weight=1, options=())
MOST: Final = 13
PAIR: Final = 3                # beats every single card
SHARED: Final = -1             # in place of a winner

# zones
DECK: Final = 0
BOARD: Final = 1
HAND: Final = 2                # + seat

# phases
FIRST: Final = 0               # check or bet?
SECOND: Final = 1              # the same, after a check
FACING: Final = 2              # fold, call or raise?
OVER: Final = 3

# verbs
CHECK: Final = 0
BET: Final = 1
FOLD: Final = 2
CALL: Final = 3
RAISE: Final = 4

# facts
CHIPS: Final = 0               # + seat: laid in the pot
WON: Final = 2                 # + seat: at the end, and below 0 what was lost
LINE: Final = 4                # what was answered so far, a digit to base 8 each: who remembers the betting knows it
ROUND: Final = 5
RAISED: Final = 6              # whether there was a raise in this round


class Leduc(Game):
    opening: Answers
    facing: list[Answers]     # by RAISED
    shares: list[list[float]] # what each has of the chips brought along, 13 a seat; by what the first won, from -13 on

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        super().__init__(LEDUC, seats, options or {})
        self.kinds = ("jack", "queen", "king")
        self.deck = [0, 0, 1, 1, 2, 2]
        self.backs = [0] * 6
        self.home = [DECK] * 6
        self.zones = (Zone("deck", BAG), Zone("board", open=OPEN),
                      *[Zone("hand", FAN, owner=seat, open=BIT[seat]) for seat in range(2)])
        self.phases = (Phase("first", "LED-T1"), Phase("second", "LED-T1"), Phase("facing", "LED-T2"),
                       Phase("over", "LED-E1"))
        self.facts = (Fact("chips", CHIPS, 2, each="seat"), Fact("won", WON, 2, each="seat"),
                      Fact("line", LINE, type=""), Fact("round", ROUND), Fact("raised", RAISED, type=""))
        self.told = ("check", "bet", "fold", "call", "raise", "wins who:seat chips")
        self.answers = t = AllAnswers(("check", "bet", "fold", "call", "raise"))
        check, bet, fold, call, raises = [t.add(verb) for verb in range(5)]
        self.opening = (check, bet)
        self.facing = [(fold, call, raises), (fold, call)]
        self.shares = [[(MOST + won) / (2.0 * MOST), (MOST - won) / (2.0 * MOST)] for won in range(-MOST, MOST + 1)]
        self.branches = True
        self.ready()

    def blank(self) -> State:
        return LeducState(self)

    def new(self, rng: Rng) -> State:
        s = self.start(rng)
        for seat in range(2):
            s.draw(DECK, HAND + seat)
            s.facts[CHIPS + seat] = 1
        s.phase, s.asked = FIRST, BIT[0]
        return s


@mypyc_attr(free_list_len=1)       # a copy that is thrown away leaves its memory to the next
class LeducState(State):
    leduc: Leduc

    def __init__(self, game: Leduc) -> None:
        super().__init__(game)
        self.leduc = game

    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        return self.leduc.facing[self.facts[RAISED]] if self.phase == FACING else self.leduc.opening

    def apply(self, seat: i64, answer: Answer) -> None:
        facts = self.facts
        verb = answer.verb
        facts[LINE] = facts[LINE] * 8 + 1 + verb
        self.tell(self.leduc.told[verb])
        if verb == FOLD:
            self.end(1 - seat)
        elif verb == CALL:
            facts[CHIPS + seat] = facts[CHIPS + 1 - seat]
            self.next_round()
        elif verb != CHECK:                                  # a bet or a raise
            facts[CHIPS + seat] = facts[CHIPS + 1 - seat] + (4 if facts[ROUND] else 2)
            facts[RAISED] = 1 if verb == RAISE else 0
            self.phase, self.asked = FACING, BIT[1 - seat]
        elif self.phase == FIRST:
            self.phase, self.asked = SECOND, BIT[1]
        else:
            self.next_round()

    def next_round(self) -> None:
        if self.facts[ROUND]:
            self.showdown()
            return
        self.draw(DECK, BOARD)
        self.facts[ROUND], self.facts[RAISED] = 1, 0
        self.phase, self.asked = FIRST, BIT[0]

    def showdown(self) -> None:
        for seat in range(2):
            self.reveal_all(HAND + seat, OPEN)
        first, second = self.strength(0), self.strength(1)
        self.end(0 if first > second else 1 if second > first else SHARED)

    def strength(self, seat: i64) -> i64:
        kind = self.kind(HAND + seat, 0)
        return PAIR + kind if kind == self.kind(BOARD, 0) else kind

    def end(self, winner: i64) -> None:
        if winner != SHARED:
            lost = self.facts[CHIPS + 1 - winner]
            self.facts[WON + winner] = lost
            self.facts[WON + 1 - winner] = -lost
            self.tell("wins", winner, lost)
        self.phase, self.asked = OVER, 0

    def scores(self) -> list[int]:
        return list(self.facts[WON:WON + 2])

    def result(self) -> list[float]:
        return self.leduc.shares[MOST + self.facts[WON]]
