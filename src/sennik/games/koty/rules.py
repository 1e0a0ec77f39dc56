"""Koty: what is fixed, what may be answered, what follows, what it is worth."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import AllAnswers, Answer, Answers
from ...engine.errors import Unreadable
from ...engine.game import BAG, BIT, EVERYONE, FAN, OPEN, Game, Identity, Note, Option, Place, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, TOP, State
from ...engine.view import View
from . import night
from .cards import BAT, CATS, DRAGON, FLAG, JOKER, KINDS, LAID, LAYING, MOTH, NIGHT, OWL, RAVEN, deck
from .dreams import Dreams, sums
from .layout import (
    ADD,
    AGAIN,
    ATTACK,
    BATS,
    CALM,
    CALM_ROUNDS,
    CARRY,
    COVER,
    DEFEND,
    DISCARD,
    DISGUISE,
    DRAGONS,
    DREAM,
    DROP,
    EXCHANGE,
    FACTS,
    GUARD,
    HOLD,
    MOTHS,
    MOVER,
    NAMED,
    NINE,
    OVER,
    OWLS,
    PAIR,
    PHASES,
    PILE,
    PLAY,
    PLAYED,
    POSE,
    PUT,
    REGIONS,
    REPEAT,
    ROOST,
    SHORT,
    TARGET,
    TOLD,
    TURN,
    VERBS,
    WORTH,
    YIELD,
)

KOTY: Final = Identity("koty", version=2, least=2, most=6, minutes=30, weight=2, options=(
    Option("teams"),
    *[Option(name, tuple([str(n) for n in range(most + 1)]), yes=str(most)) for name, (_, most) in NIGHT.items()],
    Option("night")))

# what a hand has for an answer, as a mask
SAME: Final = 1
WILD: Final = 2
BLOCK: Final = 4


def chosen(answers: list[Answer], mask: int) -> list[Answer]:
    return [answers[k] for k in range(len(answers)) if mask & BIT[k]]


class Koty(Game):
    teams: bool
    hand: i64                          # the zone of the first seat's hand
    rivals: list[list[int]]            # by seat: the regions of its rivals, each as seat * REGIONS + region
    exchange: Answer
    plays: list[list[Answer]]          # by kind and own region
    poses: list[list[Answer]]
    covers: list[list[Answer]]         # by kind and region
    attacks: list[list[Answer]]
    disguises: list[list[Answer]]
    dragons: Answers                   # the one answer, if there is a dragon
    moths: list[Answer]                # by region
    bats: list[Answer]
    drops: list[Answer]
    on_defend: list[list[Answers]]     # by the cat of the attack and what the hand has for it
    on_repeat: list[list[Answers]]
    on_put: list[Answers]              # by mask of own regions

    def __init__(self, seats: int = 4, options: Mapping[str, object] | None = None) -> None:
        super().__init__(KOTY, seats, options or {})
        self.agree(options or {})
        self.kinds, self.phases, self.facts, self.told = KINDS, PHASES, FACTS, TOLD
        self.noted = (WORTH,)
        self.deck = deck({name: int(self.options[name]) for name in NIGHT})
        self.backs = [0] * len(self.deck)
        self.home = [PILE] * len(self.deck)
        self.hand = DREAM + REGIONS * seats
        self.zones = (Zone("pile", BAG), Zone("discard", open=OPEN, heap=True), Zone("played", open=OPEN),
                      *[Zone("region", owner=seat, remember=EVERYONE) for seat in range(seats) for _ in range(REGIONS)],
                      *[Zone("hand", FAN, owner=seat, open=BIT[seat]) for seat in range(seats)])
        self.ready()
        self.rivals = [[seat * REGIONS + region for seat in range(seats) if seat not in (me, self.partner(me))
                        for region in range(REGIONS)] for me in range(seats)]
        self.make_answers()

    def agree(self, given: Mapping[str, object]) -> None:                            # KOT-P1
        """What the options mean together."""
        if self.options["night"] == "yes":
            for name, (_, most) in NIGHT.items():
                if name in given and self.options[name] != str(most):
                    raise Unreadable("options-clash", option=name, value=self.options[name], other="night", needs="yes")
                self.options[name] = str(most)
        self.teams = self.options["teams"] == "yes"
        if self.teams and self.seats not in (4, 6):
            raise Unreadable("options-clash", option="teams", value="yes", other="seats", needs=self.seats)

    def make_answers(self) -> None:
        """The table of all answers, and those lists of them that only depend on a mask."""
        seats = range(self.seats)
        own = range(REGIONS)
        everywhere = [(seat, region) for seat in seats for region in own]
        self.answers = t = AllAnswers(VERBS)
        self.exchange = t.add(EXCHANGE)
        self.plays = [[t.add(PLAY, kind, region) for region in own] for kind in (RAVEN, *CATS)]
        self.poses = [[t.add(POSE, kind, region) for region in own] for kind in (RAVEN, *CATS)]
        self.covers = [[t.add(COVER, kind, *at) for at in everywhere] for kind in (RAVEN, *CATS)]
        self.attacks = [[], *[[t.add(ATTACK, kind, *at) for at in everywhere] for kind in CATS]]
        self.disguises = [[], *[[t.add(DISGUISE, kind, *at) for at in everywhere] for kind in CATS]]
        self.dragons = (t.add(DRAGONS),) if self.has("dragon") else ()
        self.moths = [t.add(MOTHS, *at) for at in everywhere] if self.has("moths") else []
        self.drops = [t.add(DROP, *at) for at in everywhere] if self.has("moths") else []
        self.bats = [t.add(BATS, *at) for at in everywhere] if self.has("bats") else []
        give_way, guard, again = t.add(YIELD), t.add(GUARD, JOKER), t.add(AGAIN, JOKER)
        owls = [t.add(OWLS)] if self.has("owls") else []
        self.on_defend, self.on_repeat = [[]], [[]]
        for kind in CATS:
            guards, agains = [t.add(GUARD, kind), guard, *owls], [t.add(AGAIN, kind), again]
            self.on_defend.append([(*chosen(guards, mask), give_way) for mask in range(8)])
            self.on_repeat.append([(*chosen(agains, mask), give_way) for mask in range(4)])
        puts = [t.add(PUT, region) for region in own]
        self.on_put = [tuple(chosen(puts, mask)) for mask in range(BIT[REGIONS])]

    def has(self, night: str) -> bool:
        return self.options[night] != "0"

    def partner(self, seat: i64) -> i64:                                             # KOT-G1
        """The seat opposite, or -1."""
        return (seat + self.seats // 2) % self.seats if self.teams else -1

    def side(self, seat: i64) -> i64:
        partner = self.partner(seat)
        return partner if 0 <= partner < seat else seat

    def blank(self) -> State:
        return KotyState(self)

    def new(self, rng: Rng) -> State:
        s = cast(KotyState, self.start(rng))
        s.set_up()
        return s

    def notes(self, view: View) -> tuple[Note, ...]:
        return sums(view, self.seats)

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb = answer.verb
        hand = self.hand + seat
        if verb == PLAY:
            return (Place(hand, kind=answer.arg), Place(DREAM + REGIONS * seat + answer.arg2))
        if verb == POSE:
            return (Place(hand, kind=JOKER), Place(DREAM + REGIONS * seat + answer.arg2))
        if verb in (COVER, ATTACK):
            return (Place(hand, kind=answer.arg), Place(DREAM + REGIONS * answer.arg2 + answer.args[2]))
        if verb == DISGUISE:
            return (Place(hand, kind=JOKER), Place(DREAM + REGIONS * answer.arg2 + answer.args[2]))
        if verb in (MOTHS, BATS):
            return (Place(hand, kind=MOTH if verb == MOTHS else BAT), Place(DREAM + REGIONS * answer.arg + answer.arg2))
        if verb in (GUARD, AGAIN):
            return (Place(hand, kind=answer.arg), Place(PLAYED))
        if verb == OWLS:
            return (Place(hand, kind=OWL), Place(PLAYED))
        if verb == DRAGONS:
            return (Place(hand, kind=DRAGON),)
        if verb == PUT:
            return (Place(DREAM + REGIONS * seat + answer.arg),)
        if verb == DROP:
            return (Place(DREAM + REGIONS * answer.arg + answer.arg2),)
        if verb == EXCHANGE:
            return (Place(hand), Place(DISCARD))
        return ()


class KotyState(Dreams):
    # ---- Setting up
    def set_up(self) -> None:                                                        # KOT-U1
        game = self.koty
        for seat in range(game.seats):
            self.deal(PILE, game.hand + seat, HOLD)
        self.facts[MOVER] = self.rng.below(game.seats)
        self.aim(-1, -1)
        self.ask(TURN, self.facts[MOVER])

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.asked = BIT[seat]

    def aim(self, named: i64, target: i64) -> None:
        self.facts[NAMED] = named
        self.facts[TARGET] = target


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
        if phase == TURN:
            return self.on_turn(seat)
        if phase == DEFEND:                                                          # KOT-A1, KOT-A5
            return game.on_defend[self.facts[NAMED]][self.fitting(seat)]
        if phase == REPEAT:                                                          # KOT-A2, KOT-A5
            return game.on_repeat[self.facts[NAMED]][self.fitting(seat) & ~BLOCK]
        if phase == CARRY:                                                           # KOT-N2
            return tuple([drop for at, drop in enumerate(game.drops) if self.top(at) >= NINE])
        return game.on_put[self.room(seat)]                                          # ADD, PAIR, ROOST, LAIR

    def fitting(self, seat: i64) -> i64:
        """What the hand has for the attack: the same cat, a joker, an owl."""
        held = self.held(seat)
        mask: i64 = SAME if held & FLAG[self.facts[NAMED]] else 0
        if held & FLAG[JOKER]:
            mask |= WILD
        if held & FLAG[OWL]:
            mask |= BLOCK
        return mask

    def on_turn(self, seat: i64) -> Answers:
        game = self.koty
        held = self.held(seat)
        joker = held & FLAG[JOKER]
        kinds = LAID[held & LAYING]
        out: list[Answer] = []
        region: i64 = 0
        while region < REGIONS:
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
            region += 1
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
        if held >= FLAG[MOTH]:
            night.choices(self, seat, held, out)
        out.append(game.exchange)                                                    # KOT-X1
        return tuple(out)

    # ---- Consequences
    def apply(self, seat: i64, answer: Answer) -> None:
        verb = answer.verb
        if verb == PLAY:
            self.play(seat, answer.arg, answer.arg, answer.arg2)
        elif verb == POSE:
            self.play(seat, JOKER, answer.arg, answer.arg2)
        elif verb == COVER:
            self.cover(seat, answer.arg, answer.arg2, answer.args[2])
        elif verb == ATTACK:
            self.attack(seat, answer.arg, answer.arg, answer.arg2, answer.args[2])
        elif verb == DISGUISE:
            self.attack(seat, JOKER, answer.arg, answer.arg2, answer.args[2])
        elif verb == EXCHANGE:
            self.exchange(seat)
        elif verb == YIELD:
            if self.phase == DEFEND:
                self.yielded(seat)
            else:                                                                    # KOT-A2
                self.tell("stop")
                self.end_turn()
        elif verb == GUARD:
            self.guard(seat, answer.arg)
        elif verb == AGAIN:
            self.tell("again", answer.arg)
            self.strike(seat, answer.arg)
        elif verb == PUT:
            self.put(seat, answer.arg)
        elif verb == OWLS:
            self.owl(seat)
        elif verb == MOTHS:
            night.moth(self, seat, answer.arg, answer.arg2)
        elif verb == DROP:
            night.drop(self, seat, answer.arg, answer.arg2)
        elif verb == BATS:
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
                self.facts[SHORT] = 1
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
            self.lay(seat, card, DREAM + at)
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
        self.move(DREAM + at, TOP, DISCARD)

    def friends(self, seat: i64, at: i64) -> None:
        self.tell("friends")
        self.part(at)
        if self.room(seat):
            self.ask(ADD, seat)
        else:                                                                        # KOT-D4
            self.tell("nine_lost")
            self.stocked()
            self.draw(PILE, DISCARD)
            self.end_turn()

    def fight(self, seat: i64, at: i64) -> None:
        self.move(DREAM + at, TOP, PLAYED)                                           # KOT-D3: lifted, then judged
        if self.room(seat):
            self.ask(PAIR, seat)
        else:                                                                        # KOT-D4
            self.tell("pair_lost")
            self.move(PLAYED, 0, DISCARD)
            self.move(PLAYED, 0, DISCARD)
            self.end_turn()

    def put(self, seat: i64, region: i64) -> None:
        """What waited for a region comes there as a nine."""
        to = DREAM + seat * REGIONS + region
        self.facts[CALM] = 0
        if self.phase == ADD:                                                        # unseen by all
            self.tell("nine", region)
            self.stocked()
            self.draw(PILE, to)
        elif self.phase == PAIR:                       # the card played is the nine: it may be a joker (KOT-D5, KOT-O6)
            self.tell("pair", self.kind(PLAYED, 1), region)
            self.move(PLAYED, 0, to)
            self.move(PLAYED, 0, to, TOP, OPEN)
        elif self.phase == ROOST:
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
        self.lay(seat, card, DREAM + whose * REGIONS + region)
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
        self.ask(DEFEND, self.facts[TARGET] // REGIONS)

    def guard(self, seat: i64, card: i64) -> None:                                   # KOT-A1
        self.tell("guard", card)
        self.lay(seat, card, PLAYED)
        self.refill(seat)                                                            # KOT-A3
        self.move(PLAYED, 0, DISCARD)
        self.move(PLAYED, 0, DISCARD)
        self.ask(REPEAT, self.facts[MOVER])

    def owl(self, seat: i64) -> None:                                                # KOT-N1
        self.tell("owl", self.kind(PLAYED, 0))
        self.lay(seat, OWL, PLAYED)
        self.move(PLAYED, TOP, DISCARD)
        self.move(PLAYED, TOP, self.koty.hand + seat)
        self.end_turn()

    def yielded(self, seat: i64) -> None:
        """The attacked gives way, so the partner is asked; after the partner the attack succeeds."""
        self.tell("yield")
        target: i64 = self.facts[TARGET]
        named: i64 = self.facts[NAMED]
        if self.koty.teams and seat == target // REGIONS:                            # KOT-G2
            self.ask(DEFEND, self.koty.partner(seat))
            return
        mover: i64 = self.facts[MOVER]
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
        """The next turn, or the end.

        The rules know two ends, and positions that lead to neither: when the ravens, jokers and cats that could open
        the last regions all lie there face down, the rest goes round for ever. It takes some ten thousand random
        games to meet one; no other game was calm for more than 31 rounds.
        """
        mover: i64 = self.facts[MOVER]
        calm: i64 = self.facts[CALM] + 1
        self.facts[CALM] = calm
        self.aim(-1, -1)
        if self.phase != TURN and self.full(mover):                                  # KOT-E1: a nine comes by `put`
            self.tell("full", mover)
            self.finish()
        elif self.facts[SHORT]:                                                      # KOT-E2
            self.finish()
        elif calm > CALM_ROUNDS * self.game.seats:
            self.tell("calm", CALM_ROUNDS)
            self.finish()
        else:                                                                        # KOT-U4
            mover += 1
            if mover == self.game.seats:
                mover = 0
            self.facts[MOVER] = mover
            self.ask(TURN, mover)

    def finish(self) -> None:
        game = self.koty
        for seat in range(game.seats):
            self.tell("scores", seat, self.dream(seat))
        if game.teams:                                                               # KOT-G3
            for seat in range(game.seats // 2):
                self.tell("together", seat, game.partner(seat), self.scores()[seat])
        self.phase = OVER
        self.asked = 0
