"""Sen: what is fixed, what may be answered, what follows, what it is worth."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import AllAnswers, Answer, Answers
from ...engine.errors import Unreadable
from ...engine.game import BAG, BIT, EVERYONE, OPEN, Fact, Game, Identity, Option, Phase, Place, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, TOP, State, lowest
from .cards import CHOOSE1, GLASS, KINDS, SWAP2, TAKE2, VALUE, deck, special

SEN: Final = Identity("sen", version=1, least=2, most=5, minutes=25, weight=1, options=(
    Option("edition", ("base", "jubilee", "long")),
    Option("target", ("70", "100", "150"), default="100"),
    Option("rounds", ("no", *[str(n) for n in range(1, 21)]), yes="10"),
    Option("penalty", ("5", "15")),
    Option("N"), Option("G"), Option("K")))

# zones
PILE: Final = 0
DISCARD: Final = 1
HAND: Final = 2                # what was drawn or taken and is not yet placed
DREAM: Final = 3               # + seat

# phases
FIRST: Final = 0               # all at once: which own land do you peek at?
TURN: Final = 1                # take, draw, wake up, or say what you have
DRAWN: Final = 2               # keep, drop or use the card in hand
TWO: Final = 3                 # which of the two stays in hand?
PEEK: Final = 4
SWAP_A: Final = 5
SWAP_B: Final = 6
CHOOSE: Final = 7              # which land of the discard pile?
PLACE: Final = 8               # where does it go?
KNOW_A: Final = 9
KNOW_B: Final = 10
NAME: Final = 11               # which number do both show?
COUNT: Final = 12              # the dreams lie open: next?
OVER: Final = 13
PHASES: Final = (
    Phase("first", "SEN-U3"), Phase("turn", "SEN-T1"), Phase("drawn", "SEN-T3"), Phase("two", "SEN-P1"),
    Phase("peek", "SEN-P2"), Phase("swap_a", "SEN-P3"), Phase("swap_b", "SEN-P3"), Phase("choose", "SEN-P4"),
    Phase("place", "SEN-P4"), Phase("know_a", "SEN-K1"), Phase("know_b", "SEN-K1"), Phase("name", "SEN-K1"),
    Phase("count", "SEN-E6"), Phase("over", "SEN-E5"))

# verbs
WAKE: Final = 0
DRAW: Final = 1
TAKE: Final = 2
KEEP: Final = 3
DROP: Final = 4
USE: Final = 5
HOLD: Final = 6                # 0 or 1: which of the two drawn
LAND: Final = 7
PICK: Final = 8                # counted from the bottom of the discard pile
KNOW: Final = 9
SAY: Final = 10                # a number of ravens; 10 for hourglasses
NEXT: Final = 11
VERBS: Final = ("wake", "draw", "take slot:nth", "keep slot:nth", "drop", "use", "hold which:nth",
                "land whose:seat slot:nth", "pick place:nth", "know", "say number:call", "next")
CALLS: Final = 11

TOLD: Final = ("wake", "empty", "use land:kind", "point whose:seat slot:nth", "say number:call", "right", "wrong",
               "glasses who:seat count points", "sum who:seat points", "all_nines who:seat", "nines who:seat points",
               "lowest who:seat", "penalty who:seat points", "scores who:seat points", "next")

# facts
MOVER: Final = 0
CALLER: Final = 1              # who called Wake up, or -1
ROUND: Final = 2               # rounds counted so far
POINTED: Final = 3             # a land pointed at: seat * SLOTS + slot, or -1
POINTED2: Final = 4
SCORE: Final = 5               # + seat: the total
ROUND_SCORE: Final = 10        # + seat: the last round counted
PEEKED: Final = 15             # + seat: the slots looked at before the first turn, as a mask
FACTS: Final = (
    Fact("mover", MOVER, type="seat"), Fact("caller", CALLER, type="seat"), Fact("round", ROUND),
    Fact("pointed", POINTED, 2, type=""), Fact("score", SCORE, 5, each="seat"),
    Fact("round_score", ROUND_SCORE, 5, each="seat"), Fact("peeked", PEEKED, 5, each="seat", type=""))
SLOTS: Final = 256

BITS: Final[list[int]] = [k.bit_count() for k in range(64)]


class Sen(Game):
    size: int                  # lands in a dream at the start of a round
    peeks: int
    target: int
    rounds: int                # 0: to the target
    penalty: int
    n: bool                    # Ravens are not so bad
    g: bool                    # Go for it all
    k: bool                    # I know what I have
    two: Answers
    count: Answers
    calls: Answers
    lands: list[list[Answer]]
    picks: list[Answers]       # by size of the discard pile
    on_turn: list[Answers]     # by size of the dream, as the next three
    on_place: list[Answers]
    on_drawn: list[Answers]
    on_special: list[Answers]
    own: list[list[Answers]]   # by seat and mask of slots peeked at: the other slots
    table: Answers             # all lands while no dream has changed its size

    def __init__(self, seats: int = 4, options: Mapping[str, object] | None = None) -> None:
        super().__init__(SEN, seats, options or {})
        self.agree(options or {})
        long = self.options["edition"] == "long"
        self.size, self.peeks = (6, 3) if long else (4, 2)
        self.kinds, self.phases, self.facts, self.told = KINDS, PHASES, FACTS, TOLD
        self.deck = deck(self.options["edition"])
        self.backs = [0] * len(self.deck)
        self.home = [PILE] * len(self.deck)
        self.zones = (Zone("pile", BAG), Zone("discard", open=OPEN, heap=True), Zone("hand"),
                      *[Zone("dream", owner=seat, remember=EVERYONE) for seat in range(seats)])
        self.ready()
        self.make_answers()

    def agree(self, given: Mapping[str, object]) -> None:
        """What the options mean together."""
        if self.options["edition"] == "long":                      # SEN-C4: G and K belong to it
            for variant in ("G", "K"):
                if variant in given and self.options[variant] == "no":
                    raise Unreadable("options-clash", option=variant, value="no", other="edition", needs="long")
                self.options[variant] = "yes"
        self.rounds = 0 if self.options["rounds"] == "no" else int(self.options["rounds"])
        if self.rounds and self.options["target"] != "100":
            raise Unreadable("options-clash", option="target", value=self.options["target"],
                             other="rounds", needs=self.options["rounds"])
        self.target, self.penalty = int(self.options["target"]), int(self.options["penalty"])
        self.n, self.g, self.k = [self.options[variant] == "yes" for variant in ("N", "G", "K")]

    def make_answers(self) -> None:
        """The table of all answers, and those lists of them that only depend on a size."""
        seats = self.seats
        most = self.size + (len(self.deck) - self.size * seats - 1 if self.k else 0)     # lands a dream can reach
        self.answers = t = AllAnswers(VERBS)
        wake, draw, drop, use, know = t.add(WAKE), t.add(DRAW), t.add(DROP), t.add(USE), t.add(KNOW)
        self.count = (t.add(NEXT),)
        takes = [t.add(TAKE, slot) for slot in range(most)]
        keeps = [t.add(KEEP, slot) for slot in range(most)]
        self.two = (t.add(HOLD, 0), t.add(HOLD, 1))
        self.lands = [[t.add(LAND, seat, slot) for slot in range(most)] for seat in range(seats)]
        heap = len(self.deck) - seats * (1 if self.k else self.size)              # lands the discard pile can reach
        picks = [t.add(PICK, place) for place in range(heap if self.has_choose() else 0)]
        self.calls = tuple([t.add(SAY, number) for number in range(CALLS)
                            if number < 10 or self.options["edition"] != "base"]) if self.k else ()
        self.on_turn = [(wake, draw, *takes[:n], *([know] if self.k and n > 1 else [])) for n in range(most + 1)]
        self.on_place = [tuple(keeps[:n]) for n in range(most + 1)]
        self.on_drawn = [(*keeps[:n], drop) for n in range(most + 1)]
        self.on_special = [(*keeps[:n], drop, use) for n in range(most + 1)]
        self.picks = [tuple(picks[:n]) for n in range(len(picks) + 1)]
        self.own = [[tuple([row[k] for k in range(self.size) if not but & BIT[k]]) for but in range(BIT[self.size])]
                    for row in self.lands]
        self.table = tuple([land for row in self.lands for land in row[:self.size]])

    def has_choose(self) -> bool:
        return self.options["edition"] != "base"

    def blank(self) -> State:
        return SenState(self)

    def new(self, rng: Rng) -> State:
        s = cast(SenState, self.start(rng))
        s.facts[MOVER] = rng.below(self.seats)                                       # SEN-U4
        s.new_round()
        return s

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb = answer.verb
        if verb == DRAW:
            return (Place(PILE),)
        if verb == TAKE:
            return (Place(DISCARD), Place(DREAM + seat, answer.arg))
        if verb == KEEP:
            return (Place(HAND, 0), Place(DREAM + seat, answer.arg))
        if verb == DROP:
            return (Place(HAND, 0), Place(DISCARD))
        if verb == HOLD:
            return (Place(HAND, answer.arg),)
        if verb == LAND:
            return (Place(DREAM + answer.arg, answer.arg2),)
        if verb == PICK:
            return (Place(DISCARD, answer.arg),)
        return ()


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
            self.facts[PEEKED + seat] = 0
        self.draw(PILE, DISCARD)                                                     # SEN-U2
        self.facts[CALLER] = -1
        self.point(-1, -1)
        self.phase = FIRST
        self.asked = BIT[game.seats] - 1

    # ---- Choices
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        game = self.sen
        phase = self.phase
        if phase == TURN:
            return game.on_turn[len(self.cards[DREAM + seat])]
        if phase == DRAWN:
            size = len(self.cards[DREAM + seat])
            return game.on_special[size] if special(self.kind(HAND, 0)) else game.on_drawn[size]
        if phase == FIRST:
            return game.own[seat][self.facts[PEEKED + seat]]
        if phase == TWO:
            return game.two
        if phase == PLACE:
            return game.on_place[len(self.cards[DREAM + seat])]
        if phase == CHOOSE:
            return game.picks[len(self.cards[DISCARD])]
        if phase == KNOW_A:
            return self.own_lands(seat, -1)
        if phase == KNOW_B:
            return self.own_lands(seat, self.facts[POINTED] % SLOTS)
        if phase == NAME:
            return game.calls
        if phase == COUNT:
            return game.count
        if phase == SWAP_B:
            return self.other_lands(seat, self.facts[POINTED])
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
        return DISCARD if self.phase == CHOOSE and self.asked & BIT[seat] else -1

    # ---- Consequences
    def apply(self, seat: i64, answer: Answer) -> None:
        phase = self.phase
        verb = answer.verb
        if phase == TURN:
            if verb == DRAW:                                                         # SEN-T2
                self.draw(PILE, HAND, BIT[seat])
                self.phase = DRAWN
            elif verb == TAKE:                                                       # SEN-T1
                self.move(DISCARD, TOP, HAND)
                self.exchange(seat, answer.arg)
            elif verb == WAKE:                                                       # SEN-T6
                self.facts[CALLER] = seat
                self.tell("wake")
                self.end_round()
            else:                                                                    # SEN-T7
                self.phase = KNOW_A
        elif phase == DRAWN:
            if verb == KEEP:                                                         # SEN-T3
                self.exchange(seat, answer.arg)
            else:
                kind = self.kind(HAND, 0)
                self.move(HAND, 0, DISCARD)                                          # SEN-T4
                if verb == USE:                                                      # SEN-T5
                    self.tell("use", kind)
                    self.use(seat, kind)
                else:
                    self.end_turn()
        elif phase == FIRST:
            self.first_peek(seat, answer.arg2)
        elif phase == TWO:                                                           # SEN-P1
            self.move(HAND, 1 - answer.arg, DISCARD)
            self.phase = DRAWN
        elif phase == PEEK:                                                          # SEN-P2
            self.reveal(DREAM + answer.arg, answer.arg2, BIT[seat])
            self.end_turn()
        elif phase == SWAP_A:                                                        # SEN-P3
            self.point(answer.arg * SLOTS + answer.arg2, -1)
            self.phase = SWAP_B
        elif phase == SWAP_B:
            first: i64 = self.facts[POINTED]
            self.swap(DREAM + first // SLOTS, first % SLOTS, DREAM + answer.arg, answer.arg2)
            self.point(-1, -1)
            self.end_turn()
        elif phase == CHOOSE:                                                        # SEN-P4
            self.move(DISCARD, answer.arg, HAND)
            self.phase = PLACE
        elif phase == PLACE:
            self.exchange(seat, answer.arg)
        elif phase == KNOW_A:                                                        # SEN-K1
            self.point(answer.arg * SLOTS + answer.arg2, -1)
            self.phase = KNOW_B
        elif phase == KNOW_B:
            self.point(self.facts[POINTED], answer.arg * SLOTS + answer.arg2)
            self.phase = NAME
        elif phase == NAME:
            self.know(seat, answer.arg)
        else:
            self.next(seat)

    def first_peek(self, seat: i64, slot: i64) -> None:                              # SEN-U3
        self.reveal(DREAM + seat, slot, BIT[seat])
        self.facts[PEEKED + seat] |= BIT[slot]
        if BITS[self.facts[PEEKED + seat]] == self.sen.peeks:
            self.asked &= ~BIT[seat]
            if not self.asked:
                self.phase = TURN
                self.asked = BIT[self.facts[MOVER]]

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
                self.phase = TWO
        elif kind == SWAP2:
            self.phase = SWAP_A
        elif kind == CHOOSE1:
            self.phase = CHOOSE
        else:
            self.phase = PEEK

    def point(self, first: i64, second: i64) -> None:
        """At one land or two; everybody sees it (SEN-M2)."""
        self.facts[POINTED] = first
        self.facts[POINTED2] = second
        last = second if second >= 0 else first
        if last >= 0:
            self.tell("point", last // SLOTS, last % SLOTS)

    def know(self, seat: i64, said: i64) -> None:
        dream = DREAM + seat
        one: i64 = self.facts[POINTED] % SLOTS
        other: i64 = self.facts[POINTED2] % SLOTS
        low = one if one < other else other
        high = other if one < other else one
        value = GLASS if said == 10 else said
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
        mover: i64 = self.facts[MOVER] + 1                                           # SEN-T8
        if mover == self.game.seats:
            mover = 0
        self.facts[MOVER] = mover
        self.phase = TURN
        self.asked = BIT[mover]

    # ---- Scoring
    def end_round(self) -> None:
        game = self.sen
        for seat in range(game.seats):                                               # SEN-E2
            self.reveal_all(DREAM + seat, OPEN)
        points = self.count()
        over = False
        for seat in range(game.seats):                                               # SEN-E4
            self.facts[ROUND_SCORE + seat] = points[seat]
            total = self.facts[SCORE + seat] + points[seat]
            self.facts[SCORE + seat] = total
            self.tell("scores", seat, points[seat])
            if total >= game.target:
                over = True
        self.facts[ROUND] += 1
        self.facts[MOVER] = (self.facts[MOVER] + 1) % game.seats                     # SEN-E3
        if game.rounds:
            over = self.facts[ROUND] == game.rounds
        self.phase = OVER if over else COUNT
        self.asked = 0 if over else BIT[game.seats] - 1

    def next(self, seat: i64) -> None:                                               # SEN-E6
        self.tell("next")
        self.asked &= ~BIT[seat]
        if not self.asked:
            self.shuffle(PILE, *range(DISCARD, DREAM + self.game.seats))             # SEN-U1
            self.new_round()

    def count(self) -> list[int]:
        """The points of this round, by seat."""
        game = self.sen
        sums: list[int] = []
        nines: list[int] = []                          # lands worth 9
        every: list[int] = []                          # the seats that have nothing else
        seat: i64 = 0
        while seat < game.seats:
            total: i64 = 0
            ravens: i64 = 0
            glasses: i64 = 0
            dream = self.cards[DREAM + seat]
            for card in dream:
                value: i64 = VALUE[game.deck[card]]
                if value == GLASS:
                    glasses += 1
                else:
                    total += value                                                   # SEN-S1
                    if value == 9:
                        ravens += 1
            if glasses & 1:                                                          # SEN-S2
                total += 9 * glasses
                ravens += glasses
            if glasses:
                self.tell("glasses", seat, glasses, 9 * glasses if glasses & 1 else 0)
            self.tell("sum", seat, total)
            sums.append(total)
            nines.append(ravens)
            if ravens == len(dream):
                every.append(seat)
            seat += 1
        if game.g and len(every) == 1:                                               # SEN-S3
            self.tell("all_nines", every[0])
            return [0 if seat == every[0] else 50 for seat in range(game.seats)]
        if game.n and not (game.g and every):                                        # SEN-S4, or SEN-S3 skips it
            most = max(nines)
            if most > 0 and nines.count(most) == 1:
                rewarded = nines.index(most)
                sums[rewarded] -= 9 * most
                self.tell("nines", rewarded, 9 * most)
        caller: i64 = self.facts[CALLER]
        if caller >= 0:                                                              # SEN-S5; SEN-S6 for all else
            if sums[caller] == lowest(sums):
                self.tell("lowest", caller)
                sums[caller] = 0
            else:
                self.tell("penalty", caller, game.penalty)
                sums[caller] += game.penalty
        return sums

    def scores(self) -> list[int]:
        return self.facts[SCORE:SCORE + self.game.seats]

    def result(self) -> list[float]:                                                # SEN-E5
        scores = self.scores()
        best = lowest(scores)
        winners = scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in scores]
