"""A position of Kruki: what may be answered, what follows, who has won."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....engine.answers import Answer, Answers
from ....engine.game import BIT
from ....engine.state import NONE
from . import facts, hand, phases, verbs, zones
from .cards import ACTION_CARDS, ACTION_KIND, BLACK, CARD_FOR, FLIGHT_KIND, ONE, OTHER, WHITE
from .grid import COLUMNS, PLACES, TURNED, place_of
from .track import Track

SHARED: Final = -1             # instead of a winner: both have won


@mypyc_attr(free_list_len=1)       # a copy that is thrown away leaves its memory to the next
class KrukiState(Track):
    # ---- Setting up
    def set_up(self) -> None:
        w: i64 = -1                                                                  # the lands of the column before
        b: i64 = -1
        c: i64 = 0
        while c < COLUMNS:                                                           # KRU-T1
            self.draw(zones.TRACK_PILE, zones.COLUMN + c)
            kind = self.kind(zones.COLUMN + c, 0)
            turned: i64 = self.rng.below(2)
            one: i64 = OTHER[kind] if turned else ONE[kind]
            other: i64 = ONE[kind] if turned else OTHER[kind]
            # Turning it round always helps: both ways can clash only if two halves of one card show one land.
            # So no card ever goes under the track pile, and nobody knows anything about it: it is a bag.
            if one == w or other == b:
                turned = 1 - turned
                w, b = other, one
            else:
                w, b = one, other
            if turned:
                self.mark(zones.COLUMN + c, 0, TURNED)
            c += 1
        self.facts[facts.RAVEN + WHITE] = facts.NOWHERE                              # KRU-T2
        self.facts[facts.RAVEN + BLACK] = facts.NOWHERE
        self.facts[facts.CHOSEN] = facts.NOTHING
        self.facts[facts.STARTER] = self.rng.below(2)                                # KRU-U1
        self.facts[facts.MOVER] = self.facts[facts.STARTER]
        self.phase = phases.FIRST_CARDS
        self.asked = BIT[WHITE] | BIT[BLACK]

    # ---- Choices
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        phase = self.phase
        chosen: i64 = self.facts[facts.CHOSEN]
        if phase == phases.TURN:
            return self.plays(seat)
        if phase in (phases.FIRST_CARDS, phases.DRAW, phases.DRAW_TWO):
            return self.kruki.draws[self.piles(seat)]
        if phase == phases.LIMIT:
            return self.discards(seat)
        if phase == phases.SWAP_B:
            return tuple([card for card in self.targets(verbs.SWAP) if card.arg != chosen])
        if phase == phases.SLIDE_TOWARDS:
            return tuple([lane for lane in self.kruki.towards if self.can_slide(chosen, lane.arg)])
        if phase == phases.BESIDE:
            return tuple(self.places(2 * PLACES))
        if phase == phases.LAY:
            kind = self.kind(zones.DRAWN, 0)
            return (self.kruki.first_land[ONE[kind]], self.kruki.first_land[OTHER[kind]])
        return self.targets(phases.ACTION[phase])      # which card is rotated, removed, swapped, slid?

    def held(self, seat: i64) -> i64:
        """The hand counted: see hand.py."""
        deck = self.game.deck
        held: i64 = 0
        for card in self.cards[zones.HAND + seat]:
            held += hand.ONE_CARD[deck[card]]
        return held

    def plays(self, seat: i64) -> Answers:
        """Any card that can be carried out, or none (KRU-U2)."""
        game = self.kruki
        held = self.held(seat)
        out: list[Answer] = []
        following = self.path().next_land(seat, self.raven(seat))
        if hand.flights(held, following):                                                 # KRU-F1
            out.append(game.fly[following])
        land: i64 = 0
        while land < 5:
            if hand.flights(held, land) > 1:                                              # KRU-F3
                out.append(game.pair[land])
            land += 1
        for action in game.actions:
            if hand.actions(held, CARD_FOR[action.verb]) and self.can(action.verb, seat):
                out.append(action)
        out.append(game.end)
        return tuple(out)

    def can(self, action: i64, seat: i64) -> bool:
        """Is there a way to carry out this action to its end?"""
        if action == verbs.FORWARD:                    # a raven that could not has finished (KRU-A1)
            return True
        if action == verbs.BACK:                                                     # KRU-A2
            return self.raven(1 - seat) != facts.NOWHERE and not self.facts[facts.FINISHED + 1 - seat]
        if action == verbs.MORE:                                                     # KRU-A7
            return self.piles(seat) != 0
        if action == verbs.DETOUR:                                                   # KRU-A8
            return len(self.cards[zones.TRACK_PILE]) > 0 and len(self.places(1)) > 0
        wanted: i64 = 2 if action == verbs.SWAP else 1
        c: i64 = 0
        while c < COLUMNS:
            if self.may_touch(action, c):
                wanted -= 1
                if not wanted:
                    return True
            c += 1
        return len(self.detour_cards(action)) > 0

    def piles(self, seat: i64) -> i64:
        """Which own piles can give a card, as a mask: 1 the flight pile, perhaps refilled; 2 the action pile."""
        found: i64 = 1 if self.cards[zones.FLIGHT_PILE + seat] or self.cards[zones.USED + seat] else 0       # KRU-U4
        return found + 2 if self.cards[zones.ACTION_PILE + seat] else found

    def discards(self, seat: i64) -> Answers:
        game = self.kruki
        held = self.held(seat)
        return tuple([game.drop[land] for land in range(5) if hand.flights(held, land)]
                     + [game.waste[card] for card in range(len(ACTION_CARDS)) if hand.actions(held, card)])

    # ---- Consequences
    def apply(self, seat: i64, answer: Answer) -> None:
        phase = self.phase
        if phase == phases.TURN:
            self.play(seat, answer)
        elif phase in (phases.FIRST_CARDS, phases.DRAW, phases.DRAW_TWO):
            self.take(seat, answer.arg)
        elif phase == phases.LIMIT:
            self.discard(seat, answer)
        elif phase == phases.SWAP_A:
            self.choose(answer.arg, phases.SWAP_B)
        elif phase == phases.SLIDE:
            self.choose(answer.arg, phases.SLIDE_TOWARDS)
        elif phase == phases.BESIDE:
            self.choose(place_of(answer.arg, answer.arg2), phases.LAY)
        else:
            self.rebuild(answer)
            self.check(seat)

    def play(self, seat: i64, answer: Answer) -> None:
        """A card of the hand, or none any more (KRU-U2)."""
        verb = answer.verb
        if verb == verbs.FLY:
            self.fly(seat, answer.arg, 1)
        elif verb == verbs.PAIR:
            self.fly(seat, answer.arg, 2)
        elif verb == verbs.END:
            self.end_turn(seat)
        else:
            self.act(seat, verb)

    def lay_down(self, seat: i64, kind: i64, where: i64) -> None:
        """A card leaves the hand, for all to see."""
        self.move(zones.HAND + seat, self.find(zones.HAND + seat, kind), where)

    def fly(self, seat: i64, land: i64, cards: i64) -> None:
        """With one card of the next land (KRU-F1), or with any two equal ones (KRU-F3)."""
        path = self.path()
        fields = path.run(seat, self.raven(seat))
        self.lay_down(seat, FLIGHT_KIND[seat] + land, zones.PLAYED)
        if cards == 1:
            self.tell("flies", land, fields)
        else:
            self.lay_down(seat, FLIGHT_KIND[seat] + land, zones.PLAYED)
            self.tell("pairs", land, path.next_land(seat, self.raven(seat)), fields)
        self.step(seat, fields)
        self.check(seat)

    # Actions
    def act(self, seat: i64, action: i64) -> None:
        """One of the two actions of a card, which is then out of the game (KRU-A)."""
        self.lay_down(seat, ACTION_KIND[seat] + CARD_FOR[action], zones.GONE)
        self.tell("plays", action)
        if action == verbs.FORWARD:                                                  # KRU-A1
            self.step(seat, 1)
            self.check(seat)
        elif action == verbs.BACK:                                                   # KRU-A2
            self.step(1 - seat, -1)
        elif action == verbs.ROTATE:
            self.phase = phases.ROTATE
        elif action == verbs.REMOVE:
            self.phase = phases.REMOVE
        elif action == verbs.SWAP:
            self.phase = phases.SWAP_A
        elif action == verbs.SLIDE:
            self.phase = phases.SLIDE
        elif action == verbs.MORE:                                                   # KRU-A7
            self.facts[facts.LEFT] = 2
            self.phase = phases.DRAW_TWO
        else:                                                                        # KRU-A8
            self.draw(zones.TRACK_PILE, zones.DRAWN, BIT[seat])
            self.phase = phases.BESIDE

    def choose(self, chosen: i64, following: i64) -> None:
        """Point at a column or a place; how the action is completed there is the next question."""
        self.facts[facts.CHOSEN] = chosen
        self.phase = following

    def rebuild(self, answer: Answer) -> None:
        """The last answer of an action that changes the track."""
        phase = self.phase
        chosen: i64 = self.facts[facts.CHOSEN]
        if phase == phases.ROTATE:
            self.rotate(answer)
        elif phase == phases.REMOVE:
            self.remove(answer)
        elif phase == phases.SWAP_B:
            self.swap_columns(chosen, answer.arg)
        elif phase == phases.SLIDE_TOWARDS:
            self.slide(chosen, answer.arg)
        else:
            self.lay(chosen, answer.arg)
        self.kept_path = None
        self.facts[facts.CHOSEN] = facts.NOTHING
        self.phase = phases.TURN

    # Drawing and discarding
    def take(self, seat: i64, pile: i64) -> None:
        if pile:
            self.draw(zones.ACTION_PILE + seat, zones.HAND + seat)
        else:
            if not self.cards[zones.FLIGHT_PILE + seat]:                             # KRU-U4
                self.shuffle(zones.FLIGHT_PILE + seat, zones.USED + seat)
            self.draw(zones.FLIGHT_PILE + seat, zones.HAND + seat)
        if self.phase == phases.FIRST_CARDS:
            self.first_taken(seat)
        else:
            self.taken(seat)

    def first_taken(self, seat: i64) -> None:
        """Who has five waits for the other (KRU-U1)."""
        if len(self.cards[zones.HAND + seat]) == hand.FIRST:
            self.asked &= ~BIT[seat]
            if not self.asked:
                self.tell("starts", self.facts[facts.STARTER])
                self.begin_turn(self.facts[facts.STARTER])

    def taken(self, seat: i64) -> None:
        self.facts[facts.LEFT] -= 1
        if not self.facts[facts.LEFT] or not self.piles(seat):                       # KRU-U4: fewer, if there are none
            self.facts[facts.LEFT] = 0
            if self.phase == phases.DRAW_TWO:
                self.phase = phases.TURN
            else:
                self.keep(seat)

    def keep(self, seat: i64) -> None:
        """Down to the limit, then it is the other's turn (KRU-U3)."""
        if len(self.cards[zones.HAND + seat]) > hand.LIMIT:
            self.phase = phases.LIMIT
        else:
            self.begin_turn(1 - seat)

    def discard(self, seat: i64, answer: Answer) -> None:
        if answer.verb == verbs.DROP:
            self.lay_down(seat, FLIGHT_KIND[seat] + answer.arg, zones.USED + seat)
        else:
            self.lay_down(seat, ACTION_KIND[seat] + answer.arg, zones.GONE)
            self.tell("wastes", answer.arg)
        self.keep(seat)

    # Turns
    def begin_turn(self, seat: i64) -> None:
        self.facts[facts.MOVER] = seat
        self.phase = phases.TURN
        self.asked = BIT[seat]
        self.check(seat)                               # the rival may have shortened the path (KRU-E1)

    def end_turn(self, seat: i64) -> None:
        self.clear(seat)
        if self.facts[facts.FINISHED + 1 - seat]:                                    # KRU-E3: it was the last turn
            self.end()
        elif self.piles(seat):
            self.facts[facts.LEFT] = hand.NEW
            self.phase = phases.DRAW
        else:
            self.keep(seat)

    def clear(self, seat: i64) -> None:
        """The flight cards played go to the used pile (KRU-U3)."""
        while self.cards[zones.PLAYED]:
            self.move(zones.PLAYED, 0, zones.USED + seat)

    # ---- The end
    def check(self, seat: i64) -> None:
        """A raven on the last field of its path has finished, and its turn stops (KRU-E1)."""
        raven = self.raven(seat)
        if raven == facts.NOWHERE or raven != self.path().last(seat):
            return
        self.facts[facts.FINISHED + seat] = 1
        self.tell("finishes", seat)
        self.clear(seat)
        if seat == self.facts[facts.STARTER]:                                        # KRU-E3
            self.tell("last", 1 - seat)
            self.begin_turn(1 - seat)
        else:
            self.end()

    def end(self) -> None:
        self.phase = phases.OVER
        self.asked = 0
        winner = self.winner()
        hands = self.hand_sizes()
        if winner == SHARED:
            self.tell("shared", hands[WHITE])
            return
        if self.both_finished():
            self.tell("hands", hands[winner], hands[1 - winner])
        self.tell("wins", winner)

    def winner(self) -> i64:
        """Who alone finished (KRU-E2, KRU-E3); of two the one with the larger hand, or both (KRU-E3)."""
        if not self.both_finished():
            return WHITE if self.facts[facts.FINISHED + WHITE] else BLACK
        hands = self.hand_sizes()
        if hands[WHITE] == hands[BLACK]:
            return SHARED
        return WHITE if hands[WHITE] > hands[BLACK] else BLACK

    def both_finished(self) -> bool:
        return self.facts[facts.FINISHED + WHITE] != 0 and self.facts[facts.FINISHED + BLACK] != 0

    def hand_sizes(self) -> list[int]:
        return [len(self.cards[zones.HAND + WHITE]), len(self.cards[zones.HAND + BLACK])]

    def result(self) -> list[float]:
        winner = self.winner()
        if winner == SHARED:
            return [0.5, 0.5]
        return [1.0, 0.0] if winner == WHITE else [0.0, 1.0]

    def scores(self) -> list[int]:
        """The fields flown so far."""
        return [int(self.path().flown(seat, self.raven(seat))) for seat in (WHITE, BLACK)]
