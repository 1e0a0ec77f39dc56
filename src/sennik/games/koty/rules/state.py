"""A position of Koty: what may be answered, what follows, when it ends and who wins."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ....engine.answers import Answer, Answers
from ....engine.game import BIT, OPEN
from ....engine.state import NONE, TOP, State
from . import facts, night, phases, verbs
from .cards import FLAG, JOKER, LAID, LAYING, MOTH, OWL, RAVEN
from .dreams import EMPTY, NINE, NINES, Dreams, is_nine, nines_of
from .zones import DISCARD, PILE, PLAYED, REGION, REGIONS

if TYPE_CHECKING:
    from .game import Koty

HOLD: Final = 4                # cards in a hand
CALM_ROUNDS: Final = 50        # so many without a new nine end the game (KOT-E5)

# what a hand has for an answer to an attack, as a mask
SAME: Final = 1
WILD: Final = 2
BLOCK: Final = 4


@mypyc_attr(free_list_len=1)       # a copy that is thrown away leaves its memory to the next
class KotyState(State):
    koty: Koty

    def __init__(self, game: Koty) -> None:
        super().__init__(game)
        self.koty = game

    # ---- The dreams
    def top(self, at: i64) -> i64:
        """The cat or raven on top of a region, or NINE, or EMPTY."""
        region = self.cards[REGION + at]
        if not region:
            return EMPTY
        card: i64 = region[-1]
        return NINE if is_nine(self.known[card]) else self.game.deck[card]

    def room(self, seat: i64) -> i64:                                                # KOT-D3
        """The own regions that can take a nine, as a mask."""
        mask: i64 = 0
        for region in range(REGIONS):
            cards = self.cards[REGION + seat * REGIONS + region]
            if not cards or (len(cards) < NINES and is_nine(self.known[cards[-1]])):
                mask |= BIT[region]
        return mask

    def full(self, seat: i64) -> bool:                                               # KOT-E1
        """Three regions with three nines each."""
        full: i64 = 0
        for at in range(seat * REGIONS, (seat + 1) * REGIONS):
            if nines_of(self.top(at), len(self.cards[REGION + at])) == NINES:
                full += 1
        return full >= 3

    def dreams(self) -> Dreams:
        """As they lie now."""
        tops: list[int] = []
        sizes: list[int] = []
        for at in range(self.game.seats * REGIONS):
            tops.append(self.top(at))
            sizes.append(len(self.cards[REGION + at]))
        return Dreams(tops, sizes)

    # ---- Setting up
    def set_up(self) -> None:                                                        # KOT-U1
        game = self.koty
        for seat in range(game.seats):
            self.deal(PILE, game.hand + seat, HOLD)
        self.facts[facts.MOVER] = self.rng.below(game.seats)
        self.aim(-1, -1)
        self.ask(phases.TURN, self.facts[facts.MOVER])

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.asked = BIT[seat]

    def aim(self, named: i64, target: i64) -> None:
        self.facts[facts.NAMED] = named
        self.facts[facts.TARGET] = target

    def held(self, seat: i64) -> i64:
        """The kinds in a hand, as a mask."""
        mask: i64 = 0
        deck = self.game.deck
        for card in self.cards[self.koty.hand + seat]:
            mask |= FLAG[deck[card]]
        return mask

    # ---- Choices
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        game = self.koty
        phase = self.phase
        if phase == phases.TURN:
            return self.on_turn(seat)
        if phase == phases.DEFEND:                                                   # KOT-A1, KOT-A5
            return game.on_defend[self.facts[facts.NAMED]][self.fitting(seat)]
        if phase == phases.REPEAT:                                                   # KOT-A2, KOT-A5
            return game.on_repeat[self.facts[facts.NAMED]][self.fitting(seat) & ~BLOCK]
        if phase == phases.CARRY:                                                    # KOT-N2
            return tuple([drop for at, drop in enumerate(game.drops) if self.top(at) >= NINE])
        return game.on_put[self.room(seat)]                                          # ADD, PAIR, ROOST, LAIR

    def fitting(self, seat: i64) -> i64:
        """What the hand has for the attack: the same cat, a joker, an owl."""
        held = self.held(seat)
        mask: i64 = SAME if held & FLAG[self.facts[facts.NAMED]] else 0
        if held & FLAG[JOKER]:
            mask |= WILD
        if held & FLAG[OWL]:
            mask |= BLOCK
        return mask

    def on_turn(self, seat: i64) -> Answers:
        held = self.held(seat)
        out: list[Answer] = []
        self.own_plays(seat, held, out)
        self.plays_on_rivals(seat, held, out)
        if held >= FLAG[MOTH]:
            night.choices(self, seat, held, out)
        out.append(self.koty.exchange)                                               # KOT-X1
        return tuple(out)

    def own_plays(self, seat: i64, held: i64, out: list[Answer]) -> None:
        game = self.koty
        joker = held & FLAG[JOKER]
        for region in range(REGIONS):
            top = self.top(seat * REGIONS + region)
            if top >= NINE:                                                          # KOT-O1, KOT-O2
                for kind in LAID[held & LAYING & ~FLAG[RAVEN]]:
                    out.append(game.plays[kind][region])
            else:
                if held & FLAG[top]:                                                 # KOT-O4, KOT-O5
                    out.append(game.plays[top][region])
                if joker:                                                            # KOT-O6
                    out.append(game.poses[top][region])
                if top != RAVEN:                                                     # KOT-O3
                    if held & FLAG[9 - top]:
                        out.append(game.plays[9 - top][region])
                    if joker:
                        out.append(game.poses[9 - top][region])

    def plays_on_rivals(self, seat: i64, held: i64, out: list[Answer]) -> None:
        game = self.koty
        joker = held & FLAG[JOKER]
        kinds = LAID[held & LAYING]
        for at in game.rivals[seat]:
            top = self.top(at)
            if top == NINE:                                                          # KOT-R3
                for kind in kinds:
                    out.append(game.covers[kind][at])
            elif RAVEN < top < NINE:                                                 # KOT-R1, KOT-R2
                if held & FLAG[top]:
                    out.append(game.attacks[top][at])
                if held & FLAG[9 - top]:
                    out.append(game.attacks[9 - top][at])
                if joker:
                    out.append(game.disguises[top][at])
                    out.append(game.disguises[9 - top][at])

    # ---- Consequences
    def apply(self, seat: i64, answer: Answer) -> None:
        verb = answer.verb
        if verb == verbs.PLAY:
            self.play(seat, answer.arg, answer.arg, answer.arg2)
        elif verb == verbs.POSE:
            self.play(seat, JOKER, answer.arg, answer.arg2)
        elif verb == verbs.COVER:
            self.cover(seat, answer.arg, answer.arg2, answer.args[2])
        elif verb == verbs.ATTACK:
            self.attack(seat, answer.arg, answer.arg, answer.arg2, answer.args[2])
        elif verb == verbs.DISGUISE:
            self.attack(seat, JOKER, answer.arg, answer.arg2, answer.args[2])
        elif verb == verbs.EXCHANGE:
            self.exchange(seat)
        elif verb == verbs.YIELD:
            if self.phase == phases.DEFEND:
                self.yielded(seat)
            else:                                                                    # KOT-A2
                self.tell("stop")
                self.end_turn()
        elif verb == verbs.GUARD:
            self.guard(seat, answer.arg)
        elif verb == verbs.AGAIN:
            self.tell("again", answer.arg)
            self.strike(seat, answer.arg)
        elif verb == verbs.PUT:
            self.put(seat, answer.arg)
        elif verb == verbs.OWL:
            self.owl(seat)
        elif verb == verbs.MOTH:
            night.moth(self, seat, answer.arg, answer.arg2)
        elif verb == verbs.DROP:
            night.drop(self, seat, answer.arg, answer.arg2)
        elif verb == verbs.BAT:
            night.bat(self, seat, answer.arg, answer.arg2)
        else:
            night.dragon(self, seat)

    def lay(self, seat: i64, kind: i64, zone: i64) -> None:
        """A card from the hand, face up."""
        hand = self.koty.hand + seat
        self.move(hand, self.find(hand, kind), zone, TOP, OPEN)

    def refill(self, seat: i64) -> None:
        """Draw back to 4."""
        hand = self.koty.hand + seat
        while len(self.cards[hand]) < HOLD:
            if not self.stocked():                                                   # KOT-E2
                self.facts[facts.SHORT] = 1
                self.tell("short", seat)
                return
            self.draw(PILE, hand)

    def stocked(self) -> bool:                                                       # KOT-U3
        """See that there is a card to draw, if need be by shuffling the discard pile."""
        if self.cards[PILE]:
            return True
        if self.cards[DISCARD]:
            self.shuffle(PILE, DISCARD)
            return True
        return False

    # a card on the own dream
    def play(self, seat: i64, card: i64, named: i64, region: i64) -> None:
        """`named` is what the card is or, being a joker, stands for."""
        at = seat * REGIONS + region
        top = self.top(at)
        if top >= NINE:                                                              # KOT-O1, KOT-O2
            self.tell("lay", card, region)
            self.lay(seat, card, REGION + at)
            self.refill(seat)
            self.end_turn()
            return
        if top == RAVEN:
            self.tell("chase", card, region)
        else:
            self.tell("meet", card, top, region)
        if card != named:                                                            # KOT-O6
            self.tell("stands", named)
        self.lay(seat, card, PLAYED)                                                 # KOT-U2
        self.refill(seat)
        if top == RAVEN:                                                             # KOT-O5
            self.part(at)
            self.end_turn()
        elif top == named:
            self.fight(seat, at)                                                     # KOT-O4
        else:
            self.friends(seat, at)                                                   # KOT-O3

    def part(self, at: i64) -> None:
        """Both are discarded: the card played and the one it was played on."""
        self.move(PLAYED, TOP, DISCARD)
        self.move(REGION + at, TOP, DISCARD)

    def friends(self, seat: i64, at: i64) -> None:
        self.tell("friends")
        self.part(at)
        if self.room(seat):
            self.ask(phases.ADD, seat)
        else:                                                                        # KOT-D4
            self.tell("nine_lost")
            self.stocked()
            self.draw(PILE, DISCARD)
            self.end_turn()

    def fight(self, seat: i64, at: i64) -> None:
        self.move(REGION + at, TOP, PLAYED)                                          # KOT-D3: lifted, then judged
        if self.room(seat):
            self.ask(phases.PAIR, seat)
        else:                                                                        # KOT-D4
            self.tell("pair_lost")
            self.move(PLAYED, 0, DISCARD)
            self.move(PLAYED, 0, DISCARD)
            self.end_turn()

    def put(self, seat: i64, region: i64) -> None:
        """What waited for a region comes there as a nine."""
        to = REGION + seat * REGIONS + region
        if self.koty.calm_ends:
            self.facts[facts.CALM] = 0
        if self.phase == phases.ADD:                                                 # unseen by all
            self.tell("nine", region)
            self.stocked()
            self.draw(PILE, to)
        elif self.phase == phases.PAIR:                # the card played is the nine: it may be a joker (KOT-D5, KOT-O6)
            self.tell("pair", self.kind(PLAYED, 1), region)
            self.move(PLAYED, 0, to)
            self.move(PLAYED, 0, to, TOP, OPEN)
        elif self.phase == phases.ROOST:
            self.tell("roost", region)
            self.move(PLAYED, 1, to)
            night.is_over(self, seat)
        else:
            self.tell("lair", region)
            self.move(PLAYED, 0, to)
            night.is_over(self, seat)
        self.end_turn()

    # a card on a rival's dream
    def cover(self, seat: i64, card: i64, whose: i64, region: i64) -> None:          # KOT-R3
        self.tell("cover", card, whose, region)
        self.lay(seat, card, REGION + whose * REGIONS + region)
        self.refill(seat)
        self.end_turn()

    def attack(self, seat: i64, card: i64, named: i64, whose: i64, region: i64) -> None:
        at = whose * REGIONS + region
        self.tell("attack", card, self.top(at), whose, region)
        if card != named:
            self.tell("stands", named)
        self.aim(named, at)
        self.strike(seat, card)

    def strike(self, seat: i64, card: i64) -> None:
        """A first or repeated attack, and the question to the attacked (KOT-A5)."""
        self.lay(seat, card, PLAYED)
        self.refill(seat)                                                            # KOT-A3
        self.ask(phases.DEFEND, self.facts[facts.TARGET] // REGIONS)

    def guard(self, seat: i64, card: i64) -> None:                                   # KOT-A1
        self.tell("guard", card)
        self.lay(seat, card, PLAYED)
        self.refill(seat)                                                            # KOT-A3
        self.move(PLAYED, 0, DISCARD)
        self.move(PLAYED, 0, DISCARD)
        self.ask(phases.REPEAT, self.facts[facts.MOVER])

    def owl(self, seat: i64) -> None:                                                # KOT-N1
        self.tell("owl", self.kind(PLAYED, 0))
        self.lay(seat, OWL, PLAYED)
        self.move(PLAYED, TOP, DISCARD)
        self.move(PLAYED, TOP, self.koty.hand + seat)
        self.end_turn()

    def yielded(self, seat: i64) -> None:
        """The attacked gives way, so the partner is asked; after the partner the attack succeeds."""
        self.tell("yield")
        target: i64 = self.facts[facts.TARGET]
        named: i64 = self.facts[facts.NAMED]
        if self.koty.teams and seat == target // REGIONS:                            # KOT-G2
            self.ask(phases.DEFEND, self.koty.partner(seat))
            return
        mover: i64 = self.facts[facts.MOVER]
        self.aim(-1, -1)
        if self.top(target) == named:
            self.fight(mover, target)                                                # KOT-R2
        else:
            self.friends(mover, target)                                              # KOT-R1

    # exchange
    def exchange(self, seat: i64) -> None:                                           # KOT-X1
        hand = self.koty.hand + seat
        kinds = [self.game.deck[card] for card in self.cards[hand]]
        kinds.sort()                                   # their order in the hand is nobody's business
        self.tell("exchange", kinds[0], kinds[1], kinds[2], kinds[3])
        for kind in kinds:
            self.move(hand, self.find(hand, kind), DISCARD)
        self.refill(seat)
        self.end_turn()

    # ---- The end
    def end_turn(self) -> None:
        """The next turn, or the end. Only the mover's dream can have become full (KOT-D3)."""
        mover: i64 = self.facts[facts.MOVER]
        if self.koty.calm_ends:
            self.facts[facts.CALM] += 1
        self.aim(-1, -1)
        if self.phase != phases.TURN and self.full(mover):                           # KOT-E1: a nine comes by `put`
            self.tell("full", mover)
            self.finish()
        elif self.facts[facts.SHORT]:                                                # KOT-E2
            self.finish()
        elif self.calm():                                                            # KOT-E5
            self.tell("calm", CALM_ROUNDS)
            self.finish()
        else:                                                                        # KOT-U4
            mover += 1
            if mover == self.game.seats:
                mover = 0
            self.facts[facts.MOVER] = mover
            self.ask(phases.TURN, mover)

    def calm(self) -> bool:                                                          # KOT-E5
        """Was no nine added for so long?

        The rules know two ends, and positions that lead to neither: when the ravens, jokers and cats that could open
        the last regions all lie there face down, the rest goes round for ever. It takes some ten thousand random
        games to meet one; no other game was calm for more than 31 rounds.
        """
        if not self.koty.calm_ends:
            return False
        turns: i64 = self.facts[facts.CALM]
        enough: i64 = CALM_ROUNDS * self.game.seats
        return turns > enough or (turns == enough and not self.has_nine())           # the turn of a nine is in `turns`

    def has_nine(self) -> bool:
        """Was ever a nine added? None leaves a dream again."""
        dreams = self.dreams()
        return any([dreams.all_nines(seat) for seat in range(self.game.seats)])

    def finish(self) -> None:
        game = self.koty
        dreams = self.dreams()
        for seat in range(game.seats):
            self.tell("scores", seat, dreams.cats(seat))
        if game.teams:                                                               # KOT-G3
            sums = self.scores()
            for seat in range(game.seats // 2):
                self.tell("together", seat, game.partner(seat), sums[seat])
        self.phase = phases.OVER
        self.asked = 0

    def scores(self) -> list[int]:
        dreams = self.dreams()
        return self.koty.together([dreams.cats(seat) for seat in range(self.game.seats)])

    def result(self) -> list[float]:                                                 # KOT-E4
        dreams = self.dreams()                         # no dream has a hundred nines
        ranks = self.koty.together([100 * dreams.cats(seat) + dreams.all_nines(seat)
                                    for seat in range(self.game.seats)])
        best = max(ranks)
        winners = ranks.count(best)
        return [1.0 / winners if rank == best else 0.0 for rank in ranks]
