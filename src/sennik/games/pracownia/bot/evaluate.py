"""How one seat sees the table of Pracownia: what it holds, what it could build, what that promises."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import doing, facts, phases, stages, wishes, workshop, zones
from ..rules.creation import PRICE
from ..rules.game import Pracownia
from ..rules.pieces import MEADOW, RED, SORTS
from ..rules.rounds import ROUNDS
from ..rules.state import PracowniaState
from ..rules.travel import ACTION_POINTS, HAND_LIMIT
from . import landscapes, powers, travel
from .plan import ONE, BuildingPlan, Ground, Sketchbook, number, pack, plans, short_of

# Everything is counted in hundredths of a point. The figures were found by playing some thousand games.
#                          none water earth meadow rock move red
BASE: Final[list[int]] = [0, 60, 55, 110, 60, 120, 0]             # a shard in the hands that no plan asks for
SOONER: Final = 30             # percent more for each round in which it can still be built upon
REDS: Final[list[int]] = [0, -300, -650]                           # red in the hands; three go for another shard
PAIRED: Final = -250           # two red with a pair that can be spared: the pair goes for the third
GATHER: Final = 110            # a shard that the collection asks for
GROVE: Final = 30              # a tree now makes all later ones worth more: for each round left
SURE: Final = 90               # percent of a card's worth that is left with each shard missing
RATE: Final = 36               # tenths of a shard that a round brings for a plan
LATE: Final = 45               # percent left with each shard more than that
FINISHED: Final = 300          # a card completed now is followed by another
SECOND: Final[list[int]] = [100, 55, 35]                           # percent: plans after the first share its shards


class PracowniaEvaluation:
    """The table as one seat knows it: all of it is public but the cards it has drawn itself."""
    s: PracowniaState
    game: Pracownia
    seat: i64
    numbers: vec[i64]          # the public ones, but for the workshops
    hands: list[int]           # by colour
    held: i64                  # the same, packed; also as they might be
    fields: list[int]
    dreamer: int
    doing: i64
    rounds: int                # tenths of rounds of gathering still to come
    every: list[list[BuildingPlan]]    # by open card: its plans
    best: list[BuildingPlan]           # the best plan of each card, best first
    base: list[int]
    trees: int                 # of its own
    levels: int                # mask of the piles this player likes
    book: Sketchbook
    ground: Ground             # the workshop as it is
    later: i64                 # what lies on its cards and comes back next round, packed
    thought: dict[int, int]    # hands_worth, by hands
    now: int                   # what the workshop promises as it is; -1 before it was asked

    def __init__(self, s: PracowniaState, seat: i64, levels: int, book: Sketchbook) -> None:
        self.s = s
        self.game = s.pracownia
        self.seat = seat
        self.levels = levels
        self.book = book
        self.thought = {}
        self.now = -1
        numbers = s.facts
        self.numbers = numbers
        hand = facts.hand(seat)
        self.hands = [0, *numbers[hand + 1:hand + SORTS + 1]]
        self.held = pack(self.hands)
        kept = [0] * (SORTS + 1)
        for zone in (zones.opened(seat), zones.done(seat)):
            for card in s.cards[zone]:
                kept[s.marks[card]] += 1
        self.later = pack(kept)
        self.fields = workshop.fields_of(s, seat)
        self.dreamer = numbers[facts.DREAMER + seat]
        self.doing = doing.now(s, seat)
        self.rounds = self.rounds_left()
        self.trees = workshop.trees(self.fields, 0)
        self.base = self.base_worths()
        self.ground = self.planned(self.fields, self.dreamer)
        self.every = []
        for card in s.cards[zones.opened(seat)]:
            self.every.append(self.plans_of(s.game.deck[card], self.ground))
        self.best = ranked(self.every)

    def rounds_left(self) -> int:
        """Tenths of rounds of gathering still to come."""
        numbers = self.numbers
        left = 10 * (ROUNDS - numbers[facts.ROUND])
        if numbers[facts.STAGE] == stages.TRAVELLING:
            if self.doing == phases.TRAVEL:
                left += 10 * numbers[facts.POINTS] // ACTION_POINTS
            elif not numbers[facts.SLEPT + self.seat]:
                left += 10
        return left

    def base_worths(self) -> list[int]:
        """By colour: what a shard in the hands is good for without a plan."""
        numbers = self.numbers
        base = [each + each * SOONER * self.rounds // 1000 for each in BASE]
        for k in range(facts.TOKENS):
            wish = numbers[facts.WISH + k]
            circle = numbers[facts.CIRCLE + k]
            if wish == wishes.COLLECTION:
                base[circle] += GATHER
            elif wish == wishes.COLOUR:
                base[circle] += 70
            elif wish in (wishes.SINGLES, wishes.PATH, wishes.VIEW):
                base[circle] += 40
            elif wish == wishes.SHARDS:
                for colour in range(1, RED):
                    base[colour] += 25
        if numbers[facts.TREES]:                             # PRA-K5: the next tree scores one more than the last
            tree = 100 * (self.trees + 1) + GROVE * self.rounds // 10
            if tree > base[MEADOW]:
                base[MEADOW] = tree
        return base

    # ---- what takes longer to think of, and what a faster look does in its own way
    def distant(self, place: int) -> int:
        """What the power of a place may bring to who goes there."""
        return travel.distant(self, place)

    def tower_gain(self) -> int:
        return powers.tower_gain(self)

    def golem_gain(self) -> int:
        return powers.golem_gain(self)

    def pile(self, level: int) -> int:
        """How good it is to draw from this pile."""
        return landscapes.pile(self, level)

    # ---- plans and hands
    def planned(self, fields: list[int], dreamer: int) -> Ground:
        return Ground(fields, dreamer, self.numbers[facts.FREE + self.seat] > 0, self.book)

    def plans_of(self, kind: int, ground: Ground) -> list[BuildingPlan]:
        """The plans of a card with what is in the hands now, or, where that does not do, with what is kept besides."""
        out = plans(kind, self.game.lands[kind], ground, self.held, self.numbers[facts.TREES])
        later = self.held + self.later
        for plan in out:
            missing = plan.missing
            if missing:
                missing = short_of(plan.need, later)
                if not missing:
                    missing = 1
            plan.worth = promise(plan.points, missing, self.rounds)
        return out

    def hands_worth(self, held: i64) -> i64:
        """What these hands promise: the plans, and a little for every shard."""
        known: i64 = self.thought.get(held, -1)
        if known >= 0:
            return known
        worth = self.think(held)
        self.thought[held] = worth
        return worth

    def think(self, held: i64) -> i64:
        worths: list[int] = []
        first: i64 = 0
        need: i64 = 0                                        # of the plan that promises most
        for row in self.every:
            most: i64 = 0
            for plan in row:
                worth = promise(plan.points, short_of(plan.need, held), self.rounds - 10)
                if worth > most:
                    most = worth
                    if worth > first:
                        first = worth
                        need = plan.need
            worths.append(most)
        total: i64 = shared(worths) + 10000              # above 0, whatever red is held
        colour: i64 = 1
        while colour < RED:
            n = number(held, colour)
            each: i64 = self.base[colour]
            total += n * each
            if n > HAND_LIMIT:
                total -= (n - HAND_LIMIT) * each // 2
            colour += 1
        return total + red_worth(held, need)

    def shard_gain(self, colour: int) -> int:
        return self.hands_worth(self.held + ONE[colour]) - self.hands_worth(self.held)

    def loss(self, colour: int) -> int:
        """A shard leaves the hands for this round and comes back in the next."""
        then = self.hands_worth(self.held - ONE[colour])
        return self.hands_worth(self.held) - then - self.base[colour] * 2 // 3

    def cheapest(self) -> int:
        """The colour that is missed least."""
        best = 0
        least = 100000
        for colour in range(1, RED):
            if self.hands[colour]:
                loss = self.loss(colour)
                if loss < least:
                    least = loss
                    best = colour
        return best

    def workshop_worth(self, fields: list[int], dreamer: int) -> int:
        worths: list[int] = []
        ground = self.planned(fields, dreamer)
        for card in self.s.cards[zones.opened(self.seat)]:
            most = 0
            for plan in self.plans_of(self.game.deck[card], ground):
                if plan.worth > most:
                    most = plan.worth
            worths.append(most)
        return shared(worths)

    def as_it_is(self) -> int:
        if self.now < 0:
            self.now = shared([plan.worth for plan in self.best])
        return self.now


def promise(points: i64, missing: i64, rounds: i64) -> i64:
    """What a card is worth with so many shards missing and so many tenths of rounds to get them."""
    worth: i64 = 100 * points + 500
    if missing:
        room: i64 = RATE * rounds // 100 if rounds > 0 else 0
        k: i64 = 0
        while k < missing:
            worth = worth * (SURE if k < room else LATE) // 100
            k += 1
    elif rounds > 0:
        worth += FINISHED
    return worth


def red_worth(held: i64, need: i64) -> i64:
    """Three go for another shard; two become three for a pair; what is left lies in the workshop."""
    red = number(held, RED)
    price: i64 = PRICE[RED]
    worth = red // price * 60
    left = red % price
    if left == price - 1:
        colour: i64 = 1
        while colour < RED:
            if number(held, colour) - number(need, colour) >= PRICE[colour]:
                return worth + PAIRED
            colour += 1
    return worth + REDS[left]


def shared(worths: list[int]) -> int:
    """Several plans: each after the best counts less."""
    worths.sort(reverse=True)
    total = 0
    for k in range(len(worths)):
        total += worths[k] * SECOND[k if k < 3 else 2] // 100
    return total


def ranked(rows: list[list[BuildingPlan]]) -> list[BuildingPlan]:
    """The best plan of each row, best first."""
    out: list[BuildingPlan] = []
    for row in rows:
        best: BuildingPlan | None = None
        for plan in row:
            if best is None or plan.worth > best.worth:
                best = plan
        if best is not None:
            k = 0
            while k < len(out) and out[k].worth >= best.worth:
                k += 1
            out.insert(k, best)
    return out
