"""Kuhn poker: three cards, two seats, one bet. Small enough that everything about it is known.

Each seat antes a chip and is dealt one of jack, queen, king. In turn one may check or bet a second chip; whoever faces
a bet folds or calls. At the showdown the higher card takes the pot.

What is known of it (Kuhn 1950). There are 3 · 2 = 6 deals and 5 ways the betting can end (check check, check bet fold,
check bet call, bet fold, bet call): 30 endings. Each seat decides with one of 3 cards in 2 situations: 6 views a seat.
In equilibrium the first seat bets a jack with a chance a from 0 to 1/3, checks a queen and then calls with a + 1/3,
bets a king with 3a; the second calls with a queen 1 time in 3 and bluffs with a jack 1 time in 3, always bets and
calls with a king, always checks a queen and folds a jack. The first seat then loses 1/18 of a chip on average.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ...engine.answers import AllAnswers, Answer, Answers
from ...engine.game import BAG, BIT, FAN, OPEN, Fact, Game, Identity, Phase, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, State

KUHN: Final = Identity("kuhn", version=1, least=2, most=2, minutes=1, weight=1, options=())
JACK: Final = 0
QUEEN: Final = 1
KING: Final = 2

# zones
DECK: Final = 0
HAND: Final = 1                # + seat

# phases
FIRST: Final = 0               # check or bet?
SECOND: Final = 1              # the same, after a check
FACING: Final = 2              # fold or call?
OVER: Final = 3

# verbs
CHECK: Final = 0
BET: Final = 1
FOLD: Final = 2
CALL: Final = 3

# facts
CHIPS: Final = 0               # + seat: laid in the pot
WON: Final = 2                 # + seat: at the end, and below 0 what was lost


class Kuhn(Game):
    opening: Answers
    facing: Answers

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        super().__init__(KUHN, seats, options or {})
        self.kinds = ("jack", "queen", "king")
        self.deck = [JACK, QUEEN, KING]
        self.backs = [0, 0, 0]
        self.home = [DECK, DECK, DECK]
        self.zones = (Zone("deck", BAG), *[Zone("hand", FAN, owner=seat, open=BIT[seat]) for seat in range(2)])
        self.phases = (Phase("first", "KUH-T1"), Phase("second", "KUH-T1"), Phase("facing", "KUH-T2"),
                       Phase("over", "KUH-E1"))
        self.facts = (Fact("chips", CHIPS, 2, each="seat"), Fact("won", WON, 2, each="seat"))
        self.told = ("check", "bet", "fold", "call", "wins who:seat chips")
        self.answers = t = AllAnswers(("check", "bet", "fold", "call"))
        check, bet, fold, call = t.add(CHECK), t.add(BET), t.add(FOLD), t.add(CALL)
        self.opening = (check, bet)
        self.facing = (fold, call)
        self.branches = True
        self.ready()

    def blank(self) -> State:
        return KuhnState(self)

    def new(self, rng: Rng) -> State:
        s = self.start(rng)
        for seat in range(2):
            s.draw(DECK, HAND + seat)
            s.facts[CHIPS + seat] = 1
        s.phase, s.asked = FIRST, BIT[0]
        return s


@mypyc_attr(free_list_len=1)       # a copy that is thrown away leaves its memory to the next
class KuhnState(State):
    kuhn: Kuhn

    def __init__(self, game: Kuhn) -> None:
        super().__init__(game)
        self.kuhn = game

    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        return self.kuhn.facing if self.phase == FACING else self.kuhn.opening

    def apply(self, seat: i64, answer: Answer) -> None:
        self.tell(self.kuhn.told[answer.verb])
        if answer.verb == FOLD:
            self.end(1 - seat)
        elif answer.verb == CALL:
            self.facts[CHIPS + seat] = 2
            self.showdown()
        elif answer.verb == BET:
            self.facts[CHIPS + seat] = 2
            self.phase, self.asked = FACING, BIT[1 - seat]
        elif self.phase == FIRST:
            self.phase, self.asked = SECOND, BIT[1]
        else:
            self.showdown()

    def showdown(self) -> None:
        for seat in range(2):
            self.reveal_all(HAND + seat, OPEN)
        self.end(0 if self.kind(HAND, 0) > self.kind(HAND + 1, 0) else 1)

    def end(self, winner: i64) -> None:
        lost = self.facts[CHIPS + 1 - winner]
        self.facts[WON + winner] = lost
        self.facts[WON + 1 - winner] = -lost
        self.tell("wins", winner, lost)
        self.phase, self.asked = OVER, 0

    def scores(self) -> list[int]:
        return list(self.facts[WON:WON + 2])

    def result(self) -> list[float]:
        """The share of all chips brought along, two by each seat: 1/2 is nothing won and nothing lost."""
        return [(2 + won) / 4 for won in self.scores()]
