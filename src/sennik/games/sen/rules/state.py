"""A position of Sen: what may be answered, what follows, what it is worth."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....engine.answers import Answer, Answers
from ....engine.game import BIT, EVERYONE, OPEN
from ....engine.state import NONE, TOP, State, lowest
from . import facts, phases, verbs
from .cards import CHOOSE1, GLASS, SWAP2, TAKE2, VALUE, special
from .facts import SLOTS
from .scoring import MOST, Count, Tally, hourglass
from .zones import DISCARD, DREAM, HAND, PILE

if TYPE_CHECKING:
    from .game import Sen

BITS: Final = vec[i64]([k.bit_count() for k in range(64)])


@mypyc_attr(free_list_len=1)       # a copy that is thrown away leaves its memory to the next
class SenState(State):
    sen: Sen

    def __init__(self, game: Sen) -> None:
        super().__init__(game)
        self.sen = game

    # ---- Setting up
    def new_round(self) -> None:
        game = self.sen
        for seat in range(game.seats):                                               # SEN-U1
            self.deal(PILE, DREAM + seat, game.size)
            self.facts[facts.PEEKED + seat] = 0
        self.draw(PILE, DISCARD)                                                     # SEN-U2
        self.facts[facts.CALLER] = -1
        self.point(-1, -1)
        self.phase = phases.FIRST
        self.asked = BIT[game.seats] - 1

    # ---- Choices
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        game = self.sen
        phase = self.phase
        if phase == phases.TURN:
            return game.on_turn[len(self.cards[DREAM + seat])]
        if phase == phases.DRAWN:
            size = len(self.cards[DREAM + seat])
            return game.on_special[size] if special(self.kind(HAND, 0)) else game.on_drawn[size]
        if phase == phases.FIRST:
            return game.own[seat][self.facts[facts.PEEKED + seat]]
        if phase == phases.TWO:
            return game.two
        if phase == phases.PLACE:
            return game.on_place[len(self.cards[DREAM + seat])]
        if phase == phases.CHOOSE:
            return game.picks[len(self.cards[DISCARD])]
        if phase == phases.KNOW_A:
            return self.own_lands(seat, -1)
        if phase == phases.KNOW_B:
            return self.own_lands(seat, self.facts[facts.POINTED] % SLOTS)
        if phase == phases.NAME:
            return game.calls
        if phase == phases.COUNT:
            return game.count
        if phase == phases.SWAP_B:
            return self.other_lands(seat, self.facts[facts.POINTED])
        return self.all_lands()                                                      # PEEK, SWAP_A

    def own_lands(self, seat: i64, but: i64) -> Answers:
        row = self.sen.lands[seat]
        return tuple([row[slot] for slot in range(len(self.cards[DREAM + seat])) if slot != but])

    def all_lands(self) -> Answers:
        game = self.sen
        if not game.k:
            return game.table
        return tuple([land for seat in range(game.seats) for land in game.lands[seat][:len(self.cards[DREAM + seat])]])

    def other_lands(self, seat: i64, pointed: i64) -> Answers:
        """All but the land already pointed at; own ones not twice (SEN-P3)."""
        own = pointed // SLOTS == seat
        return tuple([land for land in self.all_lands()
                      if land.arg * SLOTS + land.arg2 != pointed and not (own and land.arg == seat)])

    def browsing(self, seat: i64) -> i64:                                            # SEN-M2
        return DISCARD if self.phase == phases.CHOOSE and self.asked & BIT[seat] else -1

    # ---- Consequences
    def apply(self, seat: i64, answer: Answer) -> None:
        phase = self.phase
        if phase == phases.TURN:
            self.turn(seat, answer)
        elif phase == phases.DRAWN:
            self.drawn(seat, answer)
        elif phase == phases.FIRST:
            self.first_peek(seat, answer.arg2)
        elif phase == phases.TWO:                                                    # SEN-P1
            self.move(HAND, 1 - answer.arg, DISCARD)
            self.phase = phases.DRAWN
        elif phase == phases.PEEK:                                                   # SEN-P2
            self.reveal(DREAM + answer.arg, answer.arg2, BIT[seat])
            self.end_turn()
        elif phase == phases.SWAP_A:                                                 # SEN-P3
            self.point(answer.arg * SLOTS + answer.arg2, -1)
            self.phase = phases.SWAP_B
        elif phase == phases.SWAP_B:
            first: i64 = self.facts[facts.POINTED]
            self.swap(DREAM + first // SLOTS, first % SLOTS, DREAM + answer.arg, answer.arg2)
            self.point(-1, -1)
            self.end_turn()
        elif phase == phases.CHOOSE:                                                 # SEN-P4
            self.move(DISCARD, answer.arg, HAND)
            self.phase = phases.PLACE
        elif phase == phases.PLACE:
            self.exchange(seat, answer.arg)
        elif phase == phases.KNOW_A:                                                 # SEN-K1
            self.point(answer.arg * SLOTS + answer.arg2, -1)
            self.phase = phases.KNOW_B
        elif phase == phases.KNOW_B:
            self.point(self.facts[facts.POINTED], answer.arg * SLOTS + answer.arg2)
            self.phase = phases.NAME
        elif phase == phases.NAME:
            self.know(seat, answer.arg)
        else:
            self.next(seat)

    def turn(self, seat: i64, answer: Answer) -> None:
        verb = answer.verb
        if verb == verbs.DRAW:                                                       # SEN-T2
            self.draw(PILE, HAND, BIT[seat])
            self.phase = phases.DRAWN
        elif verb == verbs.TAKE:                                                     # SEN-T1
            self.move(DISCARD, TOP, HAND)
            self.exchange(seat, answer.arg)
        elif verb == verbs.WAKE:                                                     # SEN-T6
            self.facts[facts.CALLER] = seat
            self.tell("wake")
            self.end_round()
        else:                                                                        # SEN-T7
            self.phase = phases.KNOW_A

    def drawn(self, seat: i64, answer: Answer) -> None:
        if answer.verb == verbs.KEEP:                                                # SEN-T3
            self.exchange(seat, answer.arg)
            return
        kind = self.kind(HAND, 0)
        self.move(HAND, 0, DISCARD)                                                  # SEN-T4
        if answer.verb == verbs.USE:                                                 # SEN-T5
            self.tell("use", kind)
            self.use(seat, kind)
        else:
            self.end_turn()

    def first_peek(self, seat: i64, slot: i64) -> None:                              # SEN-U3
        self.reveal(DREAM + seat, slot, BIT[seat])
        peeked: i64 = self.facts[facts.PEEKED + seat]
        peeked |= BIT[slot]
        self.facts[facts.PEEKED + seat] = peeked
        if BITS[peeked] == self.sen.peeks:
            self.asked &= ~BIT[seat]
            if not self.asked:
                self.phase = phases.TURN
                self.asked = BIT[self.facts[facts.MOVER]]

    def exchange(self, seat: i64, slot: i64) -> None:
        """The card in hand takes the place of a land, which goes on the discard pile."""
        self.move(DREAM + seat, slot, DISCARD)
        self.move(HAND, 0, DREAM + seat, slot)
        self.end_turn()

    def use(self, seat: i64, kind: i64) -> None:
        if kind == TAKE2:                                                            # SEN-P1
            left = len(self.cards[PILE])
            if left == 0:
                self.end_turn()
                return
            self.draw(PILE, HAND, BIT[seat])
            if left > 1:
                self.draw(PILE, HAND, BIT[seat])
                self.phase = phases.TWO
        elif kind == SWAP2:
            self.phase = phases.SWAP_A
        elif kind == CHOOSE1:
            self.phase = phases.CHOOSE
        else:
            self.phase = phases.PEEK

    def point(self, first: i64, second: i64) -> None:
        """At one land or two; everybody sees it (SEN-M2)."""
        self.facts[facts.POINTED] = first
        self.facts[facts.POINTED2] = second
        last = second if second >= 0 else first
        if last >= 0:
            self.tell("point", last // SLOTS, last % SLOTS)

    def know(self, seat: i64, said: i64) -> None:
        dream = DREAM + seat
        one: i64 = self.facts[facts.POINTED] % SLOTS
        other: i64 = self.facts[facts.POINTED2] % SLOTS
        low = one if one < other else other
        high = other if one < other else one
        value = GLASS if said == verbs.HOURGLASSES else said
        right = VALUE[self.kind(dream, low)] == value and VALUE[self.kind(dream, high)] == value
        self.tell("say", said)
        self.reveal(dream, low, EVERYONE)
        self.reveal(dream, high, EVERYONE)
        self.tell("right" if right else "wrong")
        if right:                                                                    # SEN-K2
            self.move(dream, low, DISCARD)
            self.move(dream, high - 1, DISCARD)
        self.draw(PILE, dream)                                                       # SEN-K2, SEN-K3, SEN-K4
        self.point(-1, -1)
        self.end_turn()

    def end_turn(self) -> None:
        if not self.cards[PILE]:                                                     # SEN-E1
            self.tell("empty")
            self.end_round()
            return
        mover: i64 = self.facts[facts.MOVER] + 1                                     # SEN-T8
        if mover == self.game.seats:
            mover = 0
        self.facts[facts.MOVER] = mover
        self.phase = phases.TURN
        self.asked = BIT[mover]

    # ---- Scoring
    def end_round(self) -> None:
        game = self.sen
        for seat in range(game.seats):                                               # SEN-E2
            self.reveal_all(DREAM + seat, OPEN)
        count = self.count()
        if self.log is not None:
            self.tell_count(count)
        over = False
        for seat in range(game.seats):                                               # SEN-E4
            points = count.points[seat]
            self.facts[facts.ROUND_SCORE + seat] = points
            score = self.facts[facts.SCORE + seat] + points
            self.facts[facts.SCORE + seat] = score
            self.tell("scores", seat, points)
            if score >= game.target:
                over = True
        self.facts[facts.ROUND] += 1
        self.facts[facts.MOVER] = (self.facts[facts.MOVER] + 1) % game.seats         # SEN-E3
        if game.rounds:
            over = self.facts[facts.ROUND] == game.rounds
        self.phase = phases.OVER if over else phases.COUNT
        self.asked = 0 if over else BIT[game.seats] - 1

    def count(self) -> Count:
        """What the dreams are worth as they lie now."""
        game = self.sen
        deck = game.kind_of
        dreams: list[Tally] = []
        for seat in range(game.seats):
            dream = Tally()
            for card in self.cards[DREAM + seat]:
                dream.add(deck[card])
            dreams.append(dream)
        return Count(dreams, self.facts[facts.CALLER], game.penalty, game.n, game.g)

    def tell_count(self, count: Count) -> None:
        for seat in range(self.game.seats):
            dream = count.dreams[seat]
            if dream.glasses:
                self.tell("glasses", seat, dream.glasses, dream.glasses * hourglass(dream.glasses))
            self.tell("sum", seat, dream.ravens())
        if count.all_nines >= 0:
            self.tell("all_nines", count.all_nines)
        if count.spared >= 0:
            self.tell("nines", count.spared, MOST * count.dreams[count.spared].all_nines())
        if count.caller >= 0:
            if count.lowest:
                self.tell("lowest", count.caller)
            else:
                self.tell("penalty", count.caller, count.penalty)

    def next(self, seat: i64) -> None:                                               # SEN-E6
        self.tell("next")
        self.asked &= ~BIT[seat]
        if not self.asked:
            self.shuffle(PILE, *range(DISCARD, DREAM + self.game.seats))             # SEN-U1
            self.new_round()

    def scores(self) -> list[int]:
        return list(self.facts[facts.SCORE:facts.SCORE + self.game.seats])

    def result(self) -> list[float]:                                                 # SEN-E5
        scores = self.scores()
        best = lowest(scores)
        winners = scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in scores]
