"""How a sensible player of Sen looks at the table: what the own dream costs, what a change gains, when to wake."""
from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import Answer, Answers
from ...engine.game import BIT
from ...engine.state import State, lowest
from ...policy.instinct import Instinct
from ...policy.thinking import Thinking
from . import counting
from .cards import CHOOSE1, GLASS, HOURGLASS, KINDS, SWAP2, TAKE2, VALUE, special
from .rules import (
    CHOOSE,
    COUNT,
    DISCARD,
    DRAW,
    DRAWN,
    DREAM,
    FIRST,
    HAND,
    KEEP,
    KNOW_A,
    KNOW_B,
    MOVER,
    NAME,
    PEEK,
    PILE,
    PLACE,
    POINTED,
    ROUND,
    SCORE,
    SLOTS,
    SWAP_A,
    TAKE,
    TURN,
    TWO,
    USE,
    WAKE,
    Sen,
    SenState,
)

# Everything is counted in hundredths of a raven. The figures below were found by playing some thousand games.
UNKNOWN: Final = -1            # a land this seat cannot tell
ODD_GLASS: Final = 600         # an hourglass alone: 9, or 0 as soon as another one comes
PEEKING: Final = 150           # what it is worth to know one more own land
CALM: Final = 65               # percent of the own sum that a round costs on average if it goes on
SPREAD: Final = 85000.0        # the variance of an unknown land
HOPE: Final = (0, 1400, 2400)  # variant G: what a dream costs that lacks none, one, two nines; else it is counted
SAVED: Final = (0, 45, 80, 95, 100, 100, 100)      # variant N, by own nines: percent chance of having the most
SWAY: Final = (0.0, 0.0, 3.0, 1.8, 1.5, 1.5)       # by seats: how far apart scores may be with how much hope
START: Final = (0.0, 0.0, 6.0, 4.0, 4.0, 2.5)      # by seats: the ravens it is worth to begin the next round
# Belief, by turns so far: v ravens are exp(-lean * v) times as likely in a land that its owner knows and keeps.
LEAN: Final[list[float]] = [0.03, 0.17, 0.25, 0.35, 0.38, 0.42, 0.45]
TWO_LEAN: Final[list[float]] = [0.0, 0.05, 0.1, 0.12, 0.15]      # for two: who has low lands has called
OFFERS: Final = 6              # how often belief offers another card for such a land


def ravens(kinds: list[int]) -> int:
    """What a dream of these lands counts, hourglasses first (SEN-S1, SEN-S2)."""
    glasses = kinds.count(HOURGLASS)
    total = 9 * glasses if glasses & 1 else 0
    for kind in kinds:
        if kind != HOURGLASS:
            total += VALUE[kind]
    return total


class Look:
    """The table as one seat knows it. Only cards with the seat's bit in `known` are looked at."""
    s: SenState
    game: Sen
    seat: i64
    own: list[int]             # by slot: the kind, or UNKNOWN
    left: list[int]            # by kind: the cards this seat cannot place
    unseen: i64                # how many those are
    mean: i64                  # what one of them costs
    plain: i64                 # the own known lands: the sum of those below 9, nines, hourglasses; and the unknown ones
    nines: i64
    glasses: i64
    blank: i64
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
        card: i64 = 0
        while card < len(deck):
            if not known[card] & bit:
                kind: i64 = deck[card]
                self.left[kind] += 1
                self.unseen += 1
                total += ODD_GLASS if kind == HOURGLASS else 100 * VALUE[kind]
            card += 1
        self.mean = total // self.unseen if self.unseen else 0
        self.own = self.lands(seat)
        self.plain = self.nines = self.glasses = self.blank = 0
        for kind in self.own:
            self.add(kind, 1)
        self.rival_nines = 0
        if s.sen.n:
            for other in range(s.sen.seats):
                if other != seat:
                    count: i64 = self.lands(other).count(9)
                    if count > self.rival_nines:
                        self.rival_nines = count
        self.now = self.cost(0)
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
        elif kind == HOURGLASS:
            self.glasses += by
        elif VALUE[kind] == 9:
            self.nines += by
        else:
            self.plain += by * VALUE[kind]

    def cost(self, fewer: i64) -> i64:
        """What the own dream costs as counted now, `fewer` lands smaller than it lies there."""
        odd: bool = self.glasses & 1 == 1
        nines: i64 = self.nines + self.glasses if odd else self.nines
        cost: i64 = 100 * self.plain + 900 * nines + self.mean * self.blank
        if odd and self.glasses == 1:
            cost -= 900 - ODD_GLASS
        if self.game.n and nines > 0:
            saved: i64 = SAVED[nines if nines < 6 else 6]
            if self.rival_nines >= nines:
                saved = saved // 5
            cost -= 9 * nines * saved
        if self.game.g:
            lacking: i64 = len(self.own) - fewer - nines
            if lacking < 3 and HOPE[lacking] < cost:
                cost = HOPE[lacking]
        return cost

    def gain(self, slot: i64, kind: i64) -> i64:
        """How much cheaper the own dream is with this card in this slot."""
        old = self.own[slot]
        self.add(old, -1)
        self.add(kind, 1)
        cost = self.cost(0)
        self.add(kind, -1)
        self.add(old, 1)
        return self.now - cost

    def best(self, kind: i64) -> i64:
        """The gain in the best slot."""
        most: i64 = -100000
        slot: i64 = 0
        while slot < len(self.own):
            gain = self.gain(slot, kind)
            if gain > most:
                most = gain
            slot += 1
        return most

    def drawing(self) -> i64:
        """The gain to be expected from the top of the pile, powers aside."""
        if self.drawn >= 0:
            return self.drawn
        total: i64 = 0
        kind: i64 = 0
        while kind < len(self.left):
            if self.left[kind]:
                gain = self.best(kind)
                if gain > 0:
                    total += gain * self.left[kind]
            kind += 1
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
            kind: i64 = self.s.game.deck[card]
            return ODD_GLASS if kind == HOURGLASS else 100 * VALUE[kind]
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
        slot: i64 = 0
        while slot < len(self.own):
            gain = self.swap_for(slot)
            if gain > most:
                most = gain
            slot += 1
        return most

    def swap_for(self, slot: i64) -> i64:
        """The gain if this own land is exchanged for the best of the rivals'."""
        most: i64 = -100000
        other: i64 = 0
        while other < self.game.seats:
            if other != self.seat:
                theirs: i64 = 0
                while theirs < len(self.s.cards[DREAM + other]):
                    gain = self.swap(slot, other, theirs)
                    if gain > most:
                        most = gain
                    theirs += 1
            other += 1
        return most

    def swap(self, slot: i64, other: i64, theirs: i64) -> i64:
        """The gain of an exchange: by what it does to the own dream, and a little for the harm."""
        card: i64 = self.s.cards[DREAM + other][theirs]
        thought = self.land(other, theirs)
        if self.s.known[card] & BIT[self.seat]:
            return self.gain(slot, self.s.game.deck[card]) - thought // 20
        return self.gain(slot, UNKNOWN) + self.mean - thought - thought // 20

    # ---- waking and claiming
    def waking(self, exact: bool) -> i64:
        """How much better it is to call Wake up now than to go on.

        The rivals are taken one by one, as if their dreams had nothing to do with each other: right for two seats.
        """
        exact = exact and not self.game.n and not self.game.g            # there, nines are not what they seem
        own: i64 = self.now
        chance = 1.0
        other: i64 = 0
        while other < self.game.seats:
            if other != self.seat:
                chance *= self.counted(other) if exact else self.beats(own, other)
            other += 1
        called = (1.0 - chance) * float(int(own) + 100 * self.game.penalty)
        return (own - self.hope()) * CALM // 100 - int(called)

    def hope(self) -> i64:
        """How much cheaper the own dream may be after this turn, if it goes on."""
        take = self.best(self.s.kind(DISCARD, len(self.s.cards[DISCARD]) - 1)) if self.s.cards[DISCARD] else 0
        draw = self.drawing()
        return take if take > draw else draw

    def counted(self, other: i64) -> float:
        """The chance that a rival's dream is not lower than the own one: exact, but for belief."""
        own = counting.Dream(self.plain + 9 * self.nines, self.glasses, 0, self.blank)
        theirs = counting.Dream(0, 0, 0, 0)
        for card in self.s.cards[DREAM + other]:
            mask: i64 = self.s.known[card]
            kind: i64 = self.s.game.deck[card]
            if not mask & BIT[self.seat]:
                if mask & BIT[other]:
                    theirs.kept += 1
                else:
                    theirs.blank += 1
            elif kind == HOURGLASS:
                theirs.glasses += 1
            else:
                theirs.plain += VALUE[kind]
        return counting.chance(self.left, own, theirs, exp(-tilt(self.s)))

    def beats(self, own: i64, other: i64) -> float:
        """The same, guessed quickly: sums of unknown lands as if they were normal."""
        theirs: i64 = 0
        doubt = SPREAD * float(int(self.blank))
        slot: i64 = 0
        for card in self.s.cards[DREAM + other]:
            theirs += self.land(other, slot)
            if not self.s.known[card] & BIT[self.seat]:
                doubt += SPREAD
            slot += 1
        gap: i64 = theirs - own
        if doubt == 0.0:
            return 1.0 if gap >= 0 else 0.0
        return 1.0 / (1.0 + exp(-1.7 * float(int(gap) + 50) / sqrt(doubt)))

    def claim(self, one: i64, other: i64) -> i64:
        """The gain of a right claim (SEN-K2); below any other where the seat does not know that it is right."""
        a = self.own[one]
        b = self.own[other]
        if one == other or a == UNKNOWN or b == UNKNOWN or VALUE[a] != VALUE[b]:
            return -50000
        self.add(a, -1)
        self.add(b, -1)
        self.add(UNKNOWN, 1)
        cost = self.cost(1)
        self.add(UNKNOWN, -1)
        self.add(b, 1)
        self.add(a, 1)
        return self.now - cost

    def claiming(self, one: i64) -> i64:
        """The gain of the best claim with this land."""
        most: i64 = -50000
        other: i64 = 0
        while other < len(self.own):
            gain = self.claim(one, other)
            if gain > most:
                most = gain
            other += 1
        return most

    def best_claim(self) -> i64:
        most: i64 = -50000
        slot: i64 = 0
        while slot < len(self.own):
            gain = self.claiming(slot)
            if gain > most:
                most = gain
            slot += 1
        return most


def tilt(s: SenState) -> float:
    """Of belief: the longer the round, the better are the lands that their owners know and keep."""
    table = TWO_LEAN if s.sen.seats == 2 else LEAN
    return table[min(len(s.cards[DISCARD]) // s.sen.seats, len(table) - 1)]


class SenInstinct(Instinct):
    exact: bool                # count for the Wake-up call, or guess

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def quick(self) -> Instinct:
        return QUICK

    def believe(self, s: State, seat: i64) -> None:
        """Exchange lands that rivals know and keep with cards that may be anywhere, rather for lower ones.

        Metropolis's way from equally likely deals to those in which v ravens are exp(-tilt * v) times as likely.
        """
        state = cast(SenState, s)
        lean = tilt(state)
        if lean == 0.0:
            return
        known = state.known
        deck = state.game.deck
        bit: i64 = BIT[seat]
        rows: list[list[int]] = []         # each place of a card that is kept, or that may be anywhere
        at: list[int] = []
        kept: i64 = 0
        other: i64 = 0
        while other < state.sen.seats:
            row = state.cards[DREAM + other]
            slot: i64 = 0
            while slot < len(row):
                mask: i64 = known[row[slot]]
                if not mask & bit:
                    rows.append(row)
                    at.append(slot)
                    if mask & BIT[other]:                              # to the front
                        k: i64 = len(rows) - 1
                        rows[k], rows[kept] = rows[kept], rows[k]
                        at[k], at[kept] = at[kept], at[k]
                        kept += 1
                slot += 1
            other += 1
        row = state.cards[PILE]
        slot = 0
        while slot < len(row):
            if not known[row[slot]] & bit:
                rows.append(row)
                at.append(slot)
            slot += 1
        free: i64 = len(rows) - kept
        if free == 0:
            return
        odds = [int(1000000.0 * exp(-lean * float(more))) for more in range(10)]
        rng = state.rng
        k = 0
        while k < kept:
            offers: i64 = OFFERS
            while offers > 0:
                offers -= 1
                n: i64 = kept + rng.below(free)
                card: i64 = rows[k][at[k]]
                offered: i64 = rows[n][at[n]]
                more: i64 = thought(deck[offered]) - thought(deck[card])
                if more <= 0 or rng.below(1000000) < odds[more]:
                    rows[k][at[k]] = offered
                    rows[n][at[n]] = card
                    mask = known[card]
                    known[card] = known[offered]
                    known[offered] = mask
            k += 1

    def rests(self, s: State) -> bool:
        return s.phase == COUNT

    def value(self, s: State) -> list[float]:
        """Between rounds: the chance to win the game, from the scores, who begins, and how much is still to come.

        Fitted to 2,100 games of greedy bots: the log-likelihood of the winner rises from -0.69 to -0.55 for two seats,
        from -1.61 to -1.14 for five. Without START a search would call too soon, for who calls begins no round.
        """
        state = cast(SenState, s)
        if state.phase != COUNT:
            return []
        game = state.sen
        scores = s.facts[SCORE:SCORE + game.seats]
        low: i64 = lowest(scores)
        high: i64 = 0
        for score in scores:
            if score > high:
                high = score
        sway = SWAY[game.seats]
        if game.rounds:
            sway *= 4.0 * sqrt(float(int(game.rounds - s.facts[ROUND])))
        else:
            sway *= sqrt(float(int(game.target - high + 16)))
        parts: list[float] = []
        whole = 0.0
        seat: i64 = 0
        while seat < game.seats:
            ahead = START[game.seats] if seat == s.facts[MOVER] else 0.0
            part = exp((ahead - float(int(scores[seat] - low))) / sway)
            parts.append(part)
            whole += part
            seat += 1
        return [part / whole for part in parts]

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        state = cast(SenState, s)
        phase = state.phase
        if phase == COUNT or len(answers) == 1:
            return [0] * len(answers)
        look = Look(state, seat)
        weights: list[int] = []
        for answer in answers:
            weights.append(self.weight(look, phase, answer))
        return weights

    def weight(self, look: Look, phase: i64, answer: Answer) -> i64:
        s = look.s
        if phase == TURN:
            return self.turn(look, answer)
        if phase == DRAWN:
            kind: i64 = s.kind(HAND, 0)
            if answer.verb == KEEP:
                return look.gain(answer.arg, kind)
            return look.power(kind) if answer.verb == USE else 1         # a little rather than nothing at all
        if phase == PLACE:
            return look.gain(answer.arg, s.kind(HAND, 0))
        if phase == TWO:
            return look.worth(s.kind(HAND, answer.arg))
        if phase == CHOOSE:
            return look.best(s.kind(DISCARD, answer.arg))
        if phase == FIRST:
            return 0
        return self.point(look, phase, answer)

    def turn(self, look: Look, answer: Answer) -> i64:
        verb = answer.verb
        if verb == DRAW:
            return look.drawing() + 60                     # and perhaps a power
        if verb == TAKE:
            s = look.s
            return look.gain(answer.arg, s.kind(DISCARD, len(s.cards[DISCARD]) - 1))
        if verb == WAKE:
            waking = look.waking(self.exact)
            return 100000 if waking >= 0 else waking - 100000
        return look.best_claim()                           # SEN-K1

    def point(self, look: Look, phase: i64, answer: Answer) -> i64:
        """Which land to look at, to exchange, to claim; and the number to say."""
        s = look.s
        if phase == NAME:
            kind: i64 = look.own[s.facts[POINTED] % SLOTS]
            said: i64 = -2 if kind == UNKNOWN else 10 if VALUE[kind] == GLASS else VALUE[kind]
            return 1 if answer.arg == said else 0
        whose: i64 = answer.arg
        slot: i64 = answer.arg2
        mine: bool = whose == look.seat
        if phase == KNOW_A:
            return look.claiming(slot)
        if phase == KNOW_B:
            return look.claim(s.facts[POINTED] % SLOTS, slot)
        if phase == PEEK:
            if mine:
                return 2 * PEEKING if look.own[slot] == UNKNOWN else 0
            card: i64 = s.cards[DREAM + whose][slot]
            return 0 if s.known[card] & BIT[look.seat] else 1 + look.mean - look.land(whose, slot)
        if phase == SWAP_A:
            return look.swap_for(slot) if mine else 0      # two lands of rivals: no harm
        first: i64 = s.facts[POINTED]
        if first // SLOTS == look.seat:
            return look.swap(first % SLOTS, whose, slot)
        return look.swap(slot, first // SLOTS, first % SLOTS) if mine else 0


def thought(kind: i64) -> i64:
    """In ravens, what a land is worth to its owner."""
    return ODD_GLASS // 100 if kind == HOURGLASS else VALUE[kind]


INSTINCT: Final = SenInstinct(True)
QUICK: Final = SenInstinct(False)
LEVELS: Final = {              # the easy ones look ahead without much sense of the game, and forget as people do
    "apprentice": Thinking(15, exploration=0.3, trust=0.2, forget=0.6),
    "regular": Thinking(50, exploration=0.2, trust=0.2, forget=0.25),
    "master": Thinking(500, exploration=0.1, epsilon=0.0, trust=0.5, method="race")}
