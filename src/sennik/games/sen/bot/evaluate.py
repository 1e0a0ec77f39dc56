"""What a seat thinks of its dream: what it costs as far as it is known, what a change, a power or a claim gains.

Everything is counted in hundredths of a raven. The figures were found by playing some thousand games.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.game import BIT
from ..rules.cards import CHOOSE1, HOURGLASS, KINDS, NINE, SWAP2, TAKE2, VALUE, special
from ..rules.game import Sen
from ..rules.scoring import MOST, Tally
from ..rules.state import SenState
from ..rules.zones import DISCARD, DREAM, PILE

UNKNOWN: Final = -1            # a land this seat cannot tell
ODD_GLASS: Final = 600         # an hourglass alone: 9, or 0 as soon as another one comes
COST: Final[list[int]] = [ODD_GLASS if kind == HOURGLASS else 100 * VALUE[kind] for kind in range(len(KINDS))]
PEEKING: Final = 150           # what it is worth to know one more own land
HOPE: Final = (0, 1400, 2400)  # variant G: what a dream costs that lacks none, one, two nines; else it is counted
SAVED: Final = (0, 45, 80, 95, 100, 100, 100)      # variant N, by own nines: percent chance of having the most


class SenEvaluation:
    """The table as one seat knows it. Only cards with the seat's bit in `known` are looked at."""
    s: SenState
    game: Sen
    seat: i64
    own: list[int]             # by slot: the kind, or UNKNOWN
    left: list[int]            # by kind: the cards this seat cannot place
    unseen: i64                # how many those are
    mean: i64                  # what one of them costs
    tally: Tally               # the own lands this seat can tell
    blank: i64                 # how many it cannot
    rival_nines: i64           # the most that this seat knows in another dream
    now: i64                   # what the own dream costs
    drawn: i64                 # what `drawing` found, or below 0

    def __init__(self, s: SenState, seat: i64) -> None:
        self.s = s
        self.game = s.sen
        self.seat = seat
        bit: i64 = BIT[seat]
        known = s.known
        deck = s.game.deck
        self.left = [0] * len(KINDS)
        self.unseen = 0
        total: i64 = 0
        for card in range(len(deck)):
            if not known[card] & bit:
                kind: i64 = deck[card]
                self.left[kind] += 1
                self.unseen += 1
                total += COST[kind]
        self.mean = total // self.unseen if self.unseen else 0
        self.own = self.lands(seat)
        self.tally = Tally()
        self.blank = 0
        for kind in self.own:
            self.add(kind, 1)
        self.rival_nines = 0
        if s.sen.n:
            for other in range(s.sen.seats):
                if other != seat:
                    count: i64 = self.lands(other).count(NINE)
                    if count > self.rival_nines:
                        self.rival_nines = count
        self.now = self.cost()
        self.drawn = -1

    def lands(self, seat: i64) -> list[int]:
        s = self.s
        bit: i64 = BIT[self.seat]
        out: list[int] = []
        for card in s.cards[DREAM + seat]:
            out.append(s.game.deck[card] if s.known[card] & bit else UNKNOWN)
        return out

    def add(self, kind: i64, by: i64) -> None:
        if kind == UNKNOWN:
            self.blank += by
        else:
            self.tally.add(kind, by)

    def cost(self) -> i64:
        """What the own dream costs as counted now."""
        nines = self.tally.all_nines()
        cost: i64 = 100 * self.tally.ravens() + self.mean * self.blank
        if self.tally.glasses == 1:
            cost -= 100 * MOST - ODD_GLASS
        if self.game.n and nines > 0:
            saved: i64 = SAVED[nines if nines < 6 else 6]
            if self.rival_nines >= nines:
                saved = saved // 5
            cost -= MOST * nines * saved
        if self.game.g:
            lacking: i64 = self.tally.lands + self.blank - nines
            if lacking < 3 and HOPE[lacking] < cost:
                cost = HOPE[lacking]
        return cost

    def gain(self, slot: i64, kind: i64) -> i64:
        """How much cheaper the own dream is with this card in this slot."""
        old = self.own[slot]
        self.add(old, -1)
        self.add(kind, 1)
        cost = self.cost()
        self.add(kind, -1)
        self.add(old, 1)
        return self.now - cost

    def best(self, kind: i64) -> i64:
        """The gain in the best slot."""
        most: i64 = -100000
        for slot in range(len(self.own)):
            gain = self.gain(slot, kind)
            if gain > most:
                most = gain
        return most

    def drawing(self) -> i64:
        """The gain to be expected from the top of the pile, powers aside."""
        if self.drawn >= 0:
            return self.drawn
        total: i64 = 0
        for kind in range(len(self.left)):
            if self.left[kind]:
                gain = self.best(kind)
                if gain > 0:
                    total += gain * self.left[kind]
        self.drawn = total // self.unseen if self.unseen else 0
        return self.drawn

    # ---- powers
    def power(self, kind: i64) -> i64:
        """What it is worth to use this card."""
        if kind == TAKE2:
            return self.drawing() * 17 // 10 if self.s.cards[PILE] else 0
        if kind == SWAP2:
            return self.swapping()
        if kind == CHOOSE1:
            most = self.best(CHOOSE1)
            for card in self.s.cards[DISCARD]:
                gain = self.best(self.s.game.deck[card])
                if gain > most:
                    most = gain
            return most
        return PEEKING if self.blank else 0

    def worth(self, kind: i64) -> i64:
        """The most that can be made of a card in hand, which may also be thrown away."""
        best = self.best(kind)
        if special(kind):
            power = self.power(kind)
            if power > best:
                best = power
        return best if best > 0 else 0

    def land(self, seat: i64, slot: i64) -> i64:
        """What a land of any dream is thought to cost; a rival who knows one and keeps it has a reason."""
        card: i64 = self.s.cards[DREAM + seat][slot]
        mask: i64 = self.s.known[card]
        if mask & BIT[self.seat]:
            return COST[self.s.game.deck[card]]
        if mask & BIT[seat] and seat != self.seat:
            return self.mean * self.trust() // 100
        return self.mean

    def trust(self) -> i64:
        """Percent of the mean that a land costs which its owner knows: the longer the round, the better it is."""
        drawn: i64 = len(self.s.cards[DISCARD])
        percent: i64 = 100 - 6 * drawn // self.game.seats
        return percent if percent > 50 else 50

    def swapping(self) -> i64:
        """The gain of the best exchange of an own land for a rival's."""
        most: i64 = 0
        for slot in range(len(self.own)):
            gain = self.swap_for(slot)
            if gain > most:
                most = gain
        return most

    def swap_for(self, slot: i64) -> i64:
        """The gain if this own land is exchanged for the best of the rivals'."""
        most: i64 = -100000
        for other in range(self.game.seats):
            if other != self.seat:
                for theirs in range(len(self.s.cards[DREAM + other])):
                    gain = self.swap(slot, other, theirs)
                    if gain > most:
                        most = gain
        return most

    def swap(self, slot: i64, other: i64, theirs: i64) -> i64:
        """The gain of an exchange: by what it does to the own dream, and a little for the harm."""
        card: i64 = self.s.cards[DREAM + other][theirs]
        thought = self.land(other, theirs)
        if self.s.known[card] & BIT[self.seat]:
            return self.gain(slot, self.s.game.deck[card]) - thought // 20
        return self.gain(slot, UNKNOWN) + self.mean - thought - thought // 20

    # ---- claiming
    def claim(self, one: i64, other: i64) -> i64:
        """The gain of a right claim (SEN-K2); below any other where the seat does not know that it is right."""
        a = self.own[one]
        b = self.own[other]
        if one == other or a == UNKNOWN or b == UNKNOWN or VALUE[a] != VALUE[b]:
            return -50000
        self.add(a, -1)
        self.add(b, -1)
        self.add(UNKNOWN, 1)
        cost = self.cost()
        self.add(UNKNOWN, -1)
        self.add(b, 1)
        self.add(a, 1)
        return self.now - cost

    def claiming(self, one: i64) -> i64:
        """The gain of the best claim with this land."""
        most: i64 = -50000
        for other in range(len(self.own)):
            gain = self.claim(one, other)
            if gain > most:
                most = gain
        return most

    def best_claim(self) -> i64:
        most: i64 = -50000
        for slot in range(len(self.own)):
            gain = self.claiming(slot)
            if gain > most:
                most = gain
        return most
