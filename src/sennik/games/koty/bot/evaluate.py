"""The table of Koty as one seat sees it: what its own regions promise, and what each change is worth."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.game import BIT
from ..rules.cards import JOKER, KINDS, OWL
from ..rules.dreams import EMPTY, NINE, NINES, Dreams, worth_of
from ..rules.state import KotyState
from ..rules.zones import DISCARD, PILE, REGIONS

# Everything is counted in tenths of a cat. The figures were found by playing some hundred thousand games; percentages
# for being attacked, for what a cat promises while its friend is in hand, or for the rival who leads changed nothing.
WON: Final = 1000000           # the game ends now, and it is won
COVERED: Final = 30            # percent of a nine on top that is lost to rivals who cover it
REGAINED: Final = 80           # percent of the nines under a raven or a small cat that come to light again
ROOM: Final = 25               # what an empty region promises
FIRST: Final = 70              # the same for a region with one nine, and with two
SECOND: Final = 85
JOKER_KEPT: Final = 40         # what a joker in hand is good for, and an owl
OWL_KEPT: Final = 20
NEW_HAND: Final = 42           # what to expect from an exchange
SCARCE: Final = 8              # with fewer cards to draw than that, the same ones come back for ever
HARM: Final[list[int]] = [0, 100, 60, 30, 28, 25]      # percent of a rival's loss that counts, by number of rivals


def promise(top: int, cards: int, done: int) -> int:
    """What a region is worth to its owner while some dream has `done` of the nine nines that end the game."""
    ahead = 9 - done
    if top == EMPTY:
        return ROOM * ahead // 9
    now = 10 * worth_of(top, cards)
    if top == NINE:
        growth = FIRST if cards == 1 else SECOND if cards == 2 else 0
        return now - now * COVERED * ahead // 900 + growth * ahead // 9
    under = promise(NINE, cards - 1, done) if cards > 1 else 0
    return now + max(0, under - now) * REGAINED * ahead // 900


# by nines done, top and cards
PROMISE: Final[list[list[list[int]]]] = [
    [[promise(top, cards, done) if (cards > 0) == (top != EMPTY) else 0 for cards in range(5)]
     for top in range(EMPTY + 1)] for done in range(10)]


class KotyEvaluation(Dreams):
    """The table as one seat sees it: regions are open, of hands only the own one is looked at."""
    s: KotyState
    seat: i64
    seats: i64
    value: list[list[int]]     # by top and cards
    harm: list[int]            # by seat: percent of a gain there that counts; below 0 for rivals
    left: list[int]            # by kind: the cards this seat cannot place
    unseen: i64
    fresh: i64                 # cards that can still be drawn

    def __init__(self, s: KotyState, seat: i64) -> None:
        lying = s.dreams()
        super().__init__(lying.tops, lying.sizes)
        self.s = s
        self.seat = seat
        self.seats = s.koty.seats
        self.value = PROMISE[self.done()]
        self.weigh_rivals()
        self.left = []
        self.unseen = 0
        self.fresh = len(s.cards[PILE]) + len(s.cards[DISCARD])

    def done(self) -> i64:
        """The most nines that count for the end in any dream: at most three of a region, the best three regions."""
        most: i64 = 0
        for seat in range(self.seats):
            total: i64 = 0
            least: i64 = NINES
            for at in range(seat * REGIONS, (seat + 1) * REGIONS):
                nines = self.nines(at)
                total += nines
                if nines < least:
                    least = nines
            if total - least > most:
                most = total - least
        return most

    def weigh_rivals(self) -> None:
        """A rival's loss counts less the more rivals there are."""
        game = self.s.koty
        rivals: i64 = len(game.rivals[self.seat]) // REGIONS
        partner = game.partner(self.seat)
        self.harm = []
        for seat in range(self.seats):
            self.harm.append(100 if seat == self.seat or seat == partner else -HARM[rivals])

    def score(self, seat: i64) -> i64:
        """The cats of a dream, or of both dreams of a team."""
        total = self.cats(seat)
        partner = self.s.koty.partner(seat)
        return total if partner < 0 else total + self.cats(partner)

    # ---- changes: what a region becomes, and how good that is for this seat
    def change(self, at: i64, top: i64, cards: i64) -> i64:
        """How good it is that a region becomes this."""
        value = self.value
        return (value[top][cards] - value[self.tops[at]][self.sizes[at]]) * self.harm[at // REGIONS] // 100

    def under(self, at: i64) -> i64:
        """What lies under the top."""
        return NINE if self.sizes[at] > 1 else EMPTY

    def lifting(self, at: i64) -> i64:
        """How good it is that the top of a region leaves."""
        return self.change(at, self.under(at), self.sizes[at] - 1)

    def adding(self, at: i64, top: i64) -> i64:
        """How good it is to add a nine, with a cat on it or not, to an own region; the end of the game counts."""
        cards: i64 = self.sizes[at] + (1 if top == NINE else 2)
        gain = self.change(at, top, cards)
        if self.sizes[at] == NINES - 1 and self.full(at) == 2:
            was_top = self.tops[at]
            was = self.sizes[at]
            self.tops[at] = top
            self.sizes[at] = cards
            gain += WON if self.ahead() else -WON
            self.tops[at] = was_top
            self.sizes[at] = was
        return gain

    def full(self, but: i64) -> i64:
        """The regions of this dream, but for one, that have all their nines."""
        count: i64 = 0
        first = but // REGIONS * REGIONS
        for at in range(first, first + REGIONS):
            if at != but and self.nines(at) == NINES:
                count += 1
        return count

    def ahead(self) -> bool:
        """Would this seat win if the game ended now? A tie is left alone."""
        mine = self.score(self.seat)
        for seat in range(self.seats):
            if self.harm[seat] < 0 and self.score(seat) >= mine:
                return False
        return True

    def best_place(self, top: i64) -> i64:
        """How good it is to add a nine, with a cat on it or not, where it is best; 0 where there is no room."""
        best: i64 = -2 * WON
        for at in range(self.seat * REGIONS, (self.seat + 1) * REGIONS):
            if self.tops[at] >= NINE and self.sizes[at] < NINES:
                gain = self.adding(at, top)
                if gain > best:
                    best = gain
        return best if best > -2 * WON else 0

    def best_of_rival(self, seat: i64, top: i64) -> i64:
        """How bad it is that a rival adds a nine, with a cat on it or not, where it hurts most."""
        worst: i64 = 0
        for at in range(seat * REGIONS, (seat + 1) * REGIONS):
            if self.tops[at] >= NINE and self.sizes[at] < NINES:
                loss = self.change(at, top, self.sizes[at] + (1 if top == NINE else 2))
                if loss < worst:
                    worst = loss
        return worst

    def meeting(self, at: i64, named: i64) -> i64:
        """How good it is that friends leave this region or a fight is won there, for who plays the card."""
        top = self.tops[at]
        cards = self.sizes[at]
        gain = self.lifting(at)
        self.tops[at] = self.under(at)
        self.sizes[at] = cards - 1
        gain += self.best_place(top if top == named else NINE)
        self.tops[at] = top
        self.sizes[at] = cards
        return gain

    def kept(self) -> i64:
        """What an exchange would give away."""
        s = self.s
        total: i64 = 0
        for card in s.cards[s.koty.hand + self.seat]:
            kind: i64 = s.game.deck[card]
            if kind == JOKER:
                total += JOKER_KEPT
            elif kind == OWL:
                total += OWL_KEPT
        return total

    # ---- what others may hold
    def count(self) -> None:
        """The cards this seat cannot place, by kind."""
        deck = self.s.game.deck
        known = self.s.known
        bit: i64 = BIT[self.seat]
        self.left = [0] * len(KINDS)
        self.unseen = 0
        for card in range(len(deck)):
            if not known[card] & bit:
                self.left[deck[card]] += 1
                self.unseen += 1

    def undefended(self, named: i64) -> i64:
        """Percent: the chance that nobody who is asked has an answer to this attack."""
        if not self.left:
            self.count()
        fitting: i64 = self.left[named] + self.left[JOKER] + self.left[OWL]
        asked: i64 = 8 if self.s.koty.teams else 4
        chance: i64 = 100
        while asked > 0 and self.unseen > 0:
            chance = chance * (self.unseen - fitting) // self.unseen
            asked -= 1
        return chance

    def attack(self, at: i64, named: i64) -> i64:
        gain = self.meeting(at, named)
        return gain * self.undefended(named) // 100 if gain < WON // 2 else gain
