"""Nap: a tiny game with one of everything the engine has, for the tests of the kit and as a model of an outside game.

Two sheep stand face down in each pen. In turn draw a sheep or a dream into the hand, look at a sheep of your own,
lay a card from the hand into the pen, or play a dream:
a kite trades a sheep with the next pen; a bell rings for all others, who hush it with a bell, or yawn and show a sheep;
an owl takes a card out of the heap and stirs the sky; a lamp burns on the stage for a while, then goes under the sky.
When the clock has run down the pens are opened; the best flock wins.
"""
from __future__ import annotations

from collections.abc import Mapping

from ...engine.answers import AllAnswers, Answer, Answers
from ...engine.game import BAG, BIT, EVERYONE, FAN, OPEN, Fact, Game, Identity, Option, Phase, Place, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, TOP, State

NAP = Identity("nap", version=1, least=2, most=4, minutes=3, weight=1, options=(
    Option("turns", ("4", "8", "12"), default="8"), Option("dark")))

# by kind: sheep with one back, dreams with another, which bears a cloud (0) or a star (1)
KINDS = ("lamb", "ewe", "ram", "wolf", "kite", "bell", "owl", "lamp")
LAMB, EWE, RAM, WOLF, KITE, BELL, OWL, LAMP = range(8)
VALUE = (1, 2, 3, -3, 0, 0, 0, 0)
COUNT = (5, 4, 3, 3, 3, 4, 3, 4)
BACK = (0, 0, 0, 0, 1, 1, 1, 1)
SIGN = (0, 0, 0, 0, 0, 0, 1, 1)

MEADOW, SKY, HEAP, STAGE = range(4)                # zones; the pens and hands follow, by seat
SLOTS = 2
TURN, TRADE, RING, PICK, OVER = range(5)           # phases
DOZE, DRIFT, LOOK, LAY, PLAY, SWAP, HUSH, YAWN, TAKE = range(9)
VERBS = ("doze", "drift", "look slot:nth", "lay card:kind slot:nth", "play card:kind", "trade mine:nth theirs:nth",
         "hush", "yawn slot:nth", "take place:nth")
MOVER, CLOCK, SCORE = range(3)                     # facts; a score for each seat
BURNS = 3                                          # turns a lamp lasts


def pen(seat: int) -> int:
    return STAGE + 1 + 2 * seat


def hand(seat: int) -> int:
    return STAGE + 2 + 2 * seat


class Nap(Game):
    def __init__(self, seats: int = 3, options: Mapping[str, object] | None = None) -> None:
        super().__init__(NAP, seats, options or {})
        self.kinds = KINDS
        self.deck = [kind for kind in range(len(KINDS)) for _ in range(COUNT[kind])]
        self.backs = [BACK[kind] for kind in self.deck]
        self.signs = [SIGN[kind] for kind in self.deck]
        self.home = [SKY if BACK[kind] else MEADOW for kind in self.deck]
        self.phases = tuple([Phase(name, "NAP-T1") for name in ("turn", "trade", "ring", "pick", "over")])
        self.facts = (Fact("mover", MOVER, type="seat"), Fact("clock", CLOCK),
                      Fact("score", SCORE, 4, each="seat"))
        self.told = ("ring", "hush", "yawn", "scores who:seat points")
        zones = [Zone("meadow", BAG), Zone("sky", signed=True), Zone("heap", open=OPEN, heap=True),
                 Zone("stage", open=OPEN)]
        for seat in range(seats):
            zones += [Zone("pen", owner=seat, remember=EVERYONE), Zone("hand", FAN, owner=seat, open=BIT[seat])]
        self.zones = tuple(zones)
        self.ready()
        self.answers = table = AllAnswers(VERBS)
        slots = range(SLOTS)
        self.doze, self.drift, self.hush = table.add(DOZE), table.add(DRIFT), table.add(HUSH)
        self.look = tuple([table.add(LOOK, slot) for slot in slots])
        self.yawn = tuple([table.add(YAWN, slot) for slot in slots])
        self.lay = [tuple([table.add(LAY, kind, slot) for slot in slots]) for kind in range(len(KINDS))]
        self.play = {kind: table.add(PLAY, kind) for kind in range(KITE, LAMP + 1)}
        self.trade = tuple([table.add(SWAP, mine, theirs) for mine in slots for theirs in slots])
        self.take = tuple([table.add(TAKE, place) for place in range(len(self.deck))])

    def blank(self) -> State:
        return NapState(self)

    def new(self, rng: Rng) -> State:
        s = self.start(rng)
        s.shuffle(SKY)
        for seat in range(self.seats):
            s.deal(MEADOW, pen(seat), SLOTS)
            s.draw(MEADOW, hand(seat))
            s.draw(SKY, hand(seat))
        s.facts[MOVER] = rng.below(self.seats)
        s.facts[CLOCK] = int(self.options["turns"]) * self.seats
        s.phase, s.asked = TURN, BIT[s.facts[MOVER]]
        return s

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        arg, arg2 = answer.arg, answer.arg2
        places: Mapping[int, tuple[Place, ...]] = {
            DOZE: (Place(MEADOW),), DRIFT: (Place(SKY),), TAKE: (Place(HEAP, arg),),
            LOOK: (Place(pen(seat), arg),), YAWN: (Place(pen(seat), arg),),
            LAY: (Place(hand(seat), kind=arg), Place(pen(seat), arg2)),
            PLAY: (Place(hand(seat), kind=arg), Place(STAGE if arg == LAMP else HEAP)),
            SWAP: (Place(pen(seat), arg), Place(pen((seat + 1) % self.seats), arg2)),
            HUSH: (Place(hand(seat), kind=BELL),)}
        return places[answer.verb]


class NapState(State):
    game: Nap

    # ---- Choices
    def legal(self, seat: int) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        game = self.game
        held = sorted({game.deck[card] for card in self.cards[hand(seat)]})
        if self.phase == TRADE:
            return game.trade
        if self.phase == RING:
            return (*game.yawn, *([game.hush] if BELL in held else []))
        if self.phase == PICK:
            return game.take[:len(self.cards[HEAP])]
        return (*([game.doze] if self.cards[MEADOW] else []), *([game.drift] if self.cards[SKY] else []), *game.look,
                *[answer for kind in held for answer in game.lay[kind]],
                *[game.play[kind] for kind in held if kind in game.play])

    def browsing(self, seat: int) -> int:
        return HEAP if self.phase == PICK and self.asked & BIT[seat] else -1

    # ---- Consequences
    def apply(self, seat: int, answer: Answer) -> None:
        verb, arg, mine = answer.verb, answer.arg, hand(seat)
        if verb == DOZE:
            self.draw(MEADOW, mine)
        elif verb == DRIFT:
            self.draw(SKY, mine)
        elif verb == LOOK:
            self.reveal(pen(seat), arg, BIT[seat])
        elif verb == LAY:
            self.move(pen(seat), answer.arg2, HEAP)
            self.move(mine, self.find(mine, arg), pen(seat), answer.arg2)
        elif verb == SWAP:
            self.swap(pen(seat), arg, pen((seat + 1) % self.game.seats), answer.arg2)
        elif verb == TAKE:
            self.move(HEAP, arg, mine)
            self.shuffle(SKY)
        elif verb == PLAY:
            self.move(mine, self.find(mine, arg), STAGE if arg == LAMP else HEAP)
            if self.dream(seat, arg):
                return
        else:
            self.rung(seat, answer)
            return
        self.end_turn()

    def dream(self, seat: int, kind: int) -> bool:
        """What a dream does; True if it asks something first."""
        if kind == LAMP:
            self.mark(STAGE, TOP, BURNS)
            return False
        if kind == BELL:
            self.tell("ring")
            self.asked = BIT[self.game.seats] - 1 - BIT[seat]
        self.phase = {KITE: TRADE, BELL: RING, OWL: PICK}[kind]
        return True

    def rung(self, seat: int, answer: Answer) -> None:
        if answer.verb == HUSH:
            self.tell("hush")
            self.move(hand(seat), self.find(hand(seat), BELL), HEAP)
        else:
            self.tell("yawn")
            self.reveal(pen(seat), answer.arg, BIT[self.facts[MOVER]])
        self.asked &= ~BIT[seat]
        if not self.asked:
            self.end_turn()

    def end_turn(self) -> None:
        for i in range(len(self.cards[STAGE]) - 1, -1, -1):
            left = self.marks[self.cards[STAGE][i]] - 1
            self.mark(STAGE, i, left)
            if not left:
                self.move(STAGE, i, SKY, 0)
        if not self.cards[MEADOW] and self.cards[HEAP]:     # sheep and dreams, both backs
            self.shuffle(MEADOW, HEAP)
        self.facts[CLOCK] -= 1
        if not self.facts[CLOCK]:
            self.wake()
            return
        self.facts[MOVER] = (self.facts[MOVER] + 1) % self.game.seats
        self.phase, self.asked = TURN, BIT[self.facts[MOVER]]

    # ---- Scoring
    def wake(self) -> None:
        self.phase, self.asked = OVER, 0
        for seat in range(self.game.seats):
            self.reveal_all(pen(seat), OPEN)
            flock = [VALUE[self.kind(pen(seat), i)] for i in range(SLOTS)]
            self.facts[SCORE + seat] = sum(flock) if self.game.options["dark"] == "no" else -sum(flock)
            self.tell("scores", seat, self.facts[SCORE + seat])

    def scores(self) -> list[int]:
        return list(self.facts[SCORE:SCORE + self.game.seats])

    def result(self) -> list[float]:
        scores = self.scores()
        winners = scores.count(max(scores))
        return [1 / winners if score == max(scores) else 0.0 for score in scores]
