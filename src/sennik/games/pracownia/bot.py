"""How a sensible player of Pracownia looks at the table: which card to build, what is missing, where to get it."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ...engine.actions import Action, Answers
from ...engine.game import BIT
from ...engine.instinct import Instinct
from ...engine.state import State
from .layout import (
    BAG,
    CIRCLE,
    CLIMBED,
    CLOSE,
    CLOSING,
    COLLECT,
    COLLECTOR_SETS,
    CREATE,
    DEEPER,
    DOING,
    DONE,
    DRAWN,
    DREAMS_ON,
    DROP,
    END,
    ENTER,
    FIELD,
    FINISH,
    FREE,
    FROM,
    GO,
    GOLEM_DROPS,
    GOLEM_LIFTS,
    HANDS,
    HELD,
    HOLD,
    KEPT,
    KEYS,
    LAKE_CHOOSES,
    LAKE_NAMES,
    LEAVE,
    LIFT,
    NIGHTMARE,
    OF_SEAT,
    OPENED,
    PART,
    PASS,
    PAY,
    PLANT,
    POINTS,
    POWER,
    POWER_DONE,
    PUT,
    RED_LEFT,
    RED_LINK,
    ROUND,
    ROWS,
    STAGE,
    START,
    STEP,
    STORE,
    STORE_DONE,
    TAKE,
    TOWER_TAKES,
    TRADE,
    TRAVEL,
    TRAVELLER,
    TRAVELLING,
    TREES,
    USE,
    USED,
    WISH,
)
from .parts import (
    ARCHIVE,
    COLLECTOR,
    DISTANCE,
    DREAMER,
    EARTH,
    FIELDS,
    GOLEM,
    LAKE,
    LINK,
    LORD,
    MEADOW,
    MOVE,
    NEAR,
    NEXT_TO,
    RED,
    SPACES,
    TOWER,
    TREE,
    WATER,
    fresh_mountain,
    height,
    onto,
    top,
    unit,
)
from .plan import Plan, plans, short_of, way
from .rules import Pracownia, PracowniaState
from .wishes import COLLECTION, COLOUR, FAR, GAPS, PATH, SHARDS, SINGLES, VIEW

# Everything is counted in hundredths of a point. The figures were found by playing some thousand games.
#                          none water earth meadow rock move red
BASE: Final[list[int]] = [0, 60, 55, 110, 60, 120, -220]          # a shard in the hands that no plan asks for
SURE: Final = 94               # percent of a card's worth that is left with each shard missing
RATE: Final = 36               # tenths of a shard that a round brings for a plan
LATE: Final = 45               # percent left with each shard more than that
ROOM: Final = 7                # steps of a travel that are thought ahead
BUSY: Final = 1000             # more than that: something is to be built
SECOND: Final[list[int]] = [100, 55, 35, 25]                       # percent: plans after the first share its shards


class Look:
    """The table as one seat knows it: all of it is public but the cards it has drawn itself."""
    s: PracowniaState
    game: Pracownia
    seat: i64
    facts: list[int]
    hands: list[int]           # by colour
    kept: list[int]            # on cards, by colour: they come back next round
    fields: list[int]
    dreamer: int
    doing: i64
    rounds: int                # tenths of rounds of gathering still to come
    every: list[list[Plan]]    # by open card: its plans
    best: list[Plan]           # the best plan of each card, best first
    base: list[int]
    levels: int                # mask of the piles this player likes
    rows: list[list[int]]
    powers: list[int]          # by place: what its power is thought to bring
    thought: dict[int, int]    # hands_worth, by hands
    now: int                   # what the workshop promises as it is; -1 before it was asked

    def __init__(self, s: PracowniaState, seat: i64, levels: int) -> None:
        self.s = s
        self.game = s.work
        self.seat = seat
        self.levels = levels
        self.thought = {}
        self.now = -1
        facts = s.facts
        self.facts = facts
        self.hands = [0, *facts[HANDS + RED * seat + 1:HANDS + RED * seat + RED + 1]]
        self.kept = [0] * 7
        for zone in (OPENED + OF_SEAT * seat, DONE + OF_SEAT * seat):
            for card in s.cards[zone]:
                self.kept[s.marks[card]] += 1
        self.kept[0] = 0
        self.fields = facts[FIELD + FIELDS * seat:FIELD + FIELDS * seat + FIELDS]
        self.dreamer = facts[DREAMS_ON + seat]
        self.doing = facts[DOING + seat] % DEEPER
        self.rounds = 10 * (6 - facts[ROUND])
        if facts[STAGE] == TRAVELLING:
            self.rounds += 10 * facts[POINTS] // 4 if self.doing == TRAVEL else 5
        self.base = BASE[:]
        for k in range(4):
            wish = facts[WISH + k]
            if wish in (COLOUR, COLLECTION):
                self.base[facts[CIRCLE + k]] += 70
            elif wish in (SINGLES, PATH, VIEW):
                self.base[facts[CIRCLE + k]] += 40
            elif wish == SHARDS:
                for colour in range(1, RED):
                    self.base[colour] += 25
        self.every = []
        for card in s.cards[OPENED + OF_SEAT * seat]:
            self.every.append(self.plans_of(s.game.deck[card], self.fields, self.dreamer))
        self.best = ranked(self.every)

    def plans_of(self, kind: int, fields: list[int], dreamer: int) -> list[Plan]:
        """The plans of a card with what is in the hands now, or, where that does not do, with what is kept besides."""
        out = plans(kind, self.game.lands[kind], fields, dreamer, self.facts[FREE + self.seat] > 0, self.hands,
                    self.facts[TREES])
        for plan in out:
            plan.worth = self.worth(plan.points, plan.missing, plan.need)
        return out

    def worth(self, points: int, missing: int, need: list[int]) -> int:
        """What a plan promises; an open card that is never built costs 5."""
        if missing:
            later = [self.hands[c] + self.kept[c] for c in range(7)]
            missing = short_of(need, later)
            if not missing:
                missing = 1
        return promise(points, missing, self.rounds)

    # ---- travel
    def hands_worth(self, hands: list[int]) -> i64:
        """What these hands promise: the plans, and a little for every shard."""
        key: i64 = 0
        for n in hands:
            key = key * 32 + n
        known = self.thought.get(key, -1)
        if known >= 0:
            return known
        worth = self.think(hands)
        self.thought[key] = worth
        return worth

    def think(self, hands: list[int]) -> int:
        worths: list[int] = []
        for row in self.every:
            most: i64 = 0
            for plan in row:
                worth: i64 = promise(plan.points, short_of(plan.need, hands), self.rounds - 10)
                if worth > most:
                    most = worth
            worths.append(most)
        total: i64 = shared(worths) + 10000              # above 0, whatever red is held
        colour: i64 = 1
        while colour <= RED:
            n: i64 = hands[colour]
            each: i64 = self.base[colour]
            total += n * each
            if n > 2 and colour < RED:
                total -= (n - 2) * each // 2
            colour += 1
        return total

    def trip(self, place: i64, points: i64, keys: i64, hands: list[int], taken: list[int], power: bool, steps: i64,
             since: i64, worth: i64) -> i64:
        """The most that the rest of a travel can bring from here; `since` are the places seen since the last act.

        `worth` is what the hands are worth now.
        """
        most: i64 = worth + 3 * place
        if power and self.powers[place] > 0:
            most += self.powers[place]
        if not points or steps >= ROOM:
            return most
        row = self.rows[place]
        n: i64 = len(row) - taken[place]
        if n > 0:
            colour = row[n - 1]
            if hands[colour] < 2:
                hands[colour] += 1
                taken[place] += 1
                more = self.trip(place, points - 1, 0, hands, taken, power, steps + 1, BIT[place],
                                 self.hands_worth(hands))
                taken[place] -= 1
                hands[colour] -= 1
                if more > most:
                    most = more
        for near in NEXT_TO[place]:
            if not since & BIT[near]:
                key = self.rows[near][0] if len(self.rows[near]) > taken[near] else 0
                free: bool = keys < 6 and (key == 0 or hands[key] > 0)
                red: bool = self.facts[RED_LINK + LINK[place][near]] > 0 and hands[RED] < 2
                then = worth
                if red:
                    hands[RED] += 1
                    then = self.hands_worth(hands)
                more = self.trip(near, points if free else points - 1, keys + 1, hands, taken, power, steps + 1,
                                 since | BIT[near], then) - 4
                if red:
                    hands[RED] -= 1
                if more > most:
                    most = more
        return most

    def look_around(self) -> None:
        facts = self.facts
        self.rows = []
        self.powers = []
        for place in range(6):
            row = facts[ROWS + SPACES * place:ROWS + SPACES * place + SPACES]
            self.rows.append([colour for colour in row if colour])
            self.powers.append(self.distant(place) if place != facts[NIGHTMARE] else 0)

    def distant(self, place: int) -> int:
        """The power of a place; what Tower and Golem could do is thought out only on the spot."""
        if TOWER <= place <= GOLEM and place != self.facts[TRAVELLER + self.seat]:
            return 40 if len(self.best) else 0
        return self.power(place, place)

    def travel(self, action: Action) -> i64:
        facts = self.facts
        verb = action.verb
        place: i64 = facts[TRAVELLER + self.seat]
        points: i64 = facts[POINTS]
        power: bool = not facts[USED]
        taken = [0] * 6
        hands = self.hands[:]
        if verb == END:
            return self.hands_worth(hands) + 3 * place
        if verb == COLLECT:
            hands[self.rows[place][-1]] += 1
            taken[place] += 1
            return self.trip(place, points - 1, 0, hands, taken, power, 0, BIT[place], self.hands_worth(hands))
        if verb == GO:
            near = action.arg
            key = self.rows[near][0] if self.rows[near] else 0
            free: bool = facts[KEYS] < 6 and (key == 0 or hands[key] > 0)
            if facts[RED_LINK + LINK[place][near]] and hands[RED] < 2:
                hands[RED] += 1
            since = BIT[place] | BIT[near] if facts[KEYS] else BIT[near]
            return self.trip(near, points if free else points - 1, facts[KEYS] + 1, hands, taken, power, 1, since,
                             self.hands_worth(hands)) - 4
        if verb == USE:
            rest = self.trip(place, points, 0, hands, taken, False, 0, BIT[place], self.hands_worth(hands))
            return rest + self.powers[place] + 1
        paid = self.cheapest()
        hands[paid] -= 1
        rest = self.trip(place, points, 0, hands, taken, power, 0, BIT[place], self.hands_worth(hands))
        return rest + self.use_card(action) + self.base[paid] * 2 // 3       # it comes back next round

    # ---- powers
    def power(self, power: int, place: int) -> int:
        """What a power is thought to bring now."""
        s = self.s
        if not s.can(self.seat, power):
            return -1
        travelling = self.facts[STAGE] == TRAVELLING
        if power == ARCHIVE:
            return self.lucky_shard()
        if power == COLLECTOR:
            if not travelling or not self.facts[POINTS]:
                return 5
            return self.lucky_shard() * 4 // 5 if len(self.rows_at(place)) < 5 else 10
        if power == LAKE:
            return self.lake_gain(place) if travelling and self.facts[POINTS] else 4
        if power == TOWER:
            return self.tower_gain()
        if power == GOLEM:
            return self.golem_gain()
        return self.card_gain(6)

    def rows_at(self, place: int) -> list[int]:
        row = self.facts[ROWS + SPACES * place:ROWS + SPACES * place + SPACES]
        return [colour for colour in row if colour]

    def lucky_shard(self) -> int:
        """A random shard from the bag: what it is worth on average."""
        total = 0
        number = 0
        now = self.hands_worth(self.hands)
        for colour in range(1, RED + 1):
            n = self.facts[BAG + colour]
            if n:
                self.hands[colour] += 1
                gain = self.hands_worth(self.hands) - now
                self.hands[colour] -= 1
                total += n * (3 * gain + 7 * self.base[colour]) // 10        # what it is now, a row may bring as well
                number += n
        return total // number if number else 0

    def shard_gain(self, colour: int) -> int:
        self.hands[colour] += 1
        more = self.hands_worth(self.hands)
        self.hands[colour] -= 1
        return more - self.hands_worth(self.hands)

    def lake_gain(self, place: int) -> int:
        """The best shards of a row, here or next door, come to its right end."""
        most = self.row_gain(place, self.facts[POINTS])
        for near in NEXT_TO[place]:
            gain = self.row_gain(near, self.facts[POINTS] - 1)
            if gain > most:
                most = gain
        return most + 6

    def row_gain(self, place: int, points: int) -> int:
        row = self.rows_at(place)
        if len(row) < 2 or points <= 0:
            return 0
        if points > len(row):
            points = len(row)
        gains = [self.shard_gain(colour) for colour in row]
        first = 0
        for k in range(len(row) - points, len(row)):
            first += gains[k]
        gains.sort()
        best = 0
        for k in range(len(row) - points, len(row)):
            best += gains[k]
        return best - first

    def workshop_worth(self, fields: list[int], dreamer: int) -> int:
        worths: list[int] = []
        for card in self.s.cards[OPENED + OF_SEAT * self.seat]:
            most = 0
            for plan in self.plans_of(self.game.deck[card], fields, dreamer):
                if plan.worth > most:
                    most = plan.worth
            worths.append(most)
        return shared(worths)

    def as_it_is(self) -> int:
        if self.now < 0:
            self.now = shared([plan.worth for plan in self.best])
        return self.now

    def tower_gain(self) -> int:
        most = 0
        for f in range(FIELDS):
            if self.fields[f] and not self.fields[f] & 7:
                gain = self.take_gain(f)
                if gain > most:
                    most = gain
        return most

    def take_gain(self, f: int) -> int:
        """A shard back into the hands: what the plans gain by it."""
        field = self.fields[f]
        colour = top(field)
        now = self.as_it_is()
        self.fields[f] = field >> 6 << 3
        self.hands[colour] += 1
        then = self.workshop_worth(self.fields, self.dreamer)
        self.hands[colour] -= 1
        self.fields[f] = field
        return then - now + (300 if colour == RED else -30)

    def golem_gain(self) -> int:
        """The best single move of a top shard or of a whole stack."""
        most = 0
        for f in range(FIELDS):
            field = self.fields[f]
            if field:
                gain = self.lift_gain(f, height(field) - 1)
                if gain > most:
                    most = gain
                if field >= 64:
                    gain = self.lift_gain(f, 0)
                    if gain > most:
                        most = gain
        return most

    def lift_gain(self, f: int, level: int) -> int:
        """The best that can be done with this shard."""
        most = -1
        for g in NEAR[f]:
            if self.s.droppable(self.seat, f, level, g):
                gain = self.move_gain(f, level, g)
                if gain > most:
                    most = gain
        return most

    def move_gain(self, f: int, level: int, g: int) -> int:
        fields = self.fields[:]
        field = fields[f]
        u = unit(field, level)
        fields[f] = field // u * 8
        fields[g] = fields[g] // 8 * u + field % u
        dreamer = g if self.dreamer == f and fields[g] & DREAMER else self.dreamer
        return self.workshop_worth(fields, dreamer) - self.as_it_is()

    def card_gain(self, n: int) -> int:
        """New cards: the fewer are open and the more rounds are left, the better."""
        opened = len(self.s.cards[OPENED + OF_SEAT * self.seat])
        left = self.rounds - 12 * opened
        if left <= 0:
            return 0
        return (left if left < 30 else 30) * (8 + n)

    # ---- cards
    def new_card(self, kind: int) -> int:
        """What it would be worth to keep this card, beside those that are open."""
        if not self.levels & BIT[self.game.backs[kind]]:
            return -1
        burden = 0
        for plan in self.best:
            burden += plan.missing
        most = -10000
        for plan in self.plans_of(kind, self.fields, self.dreamer):
            worth = promise(plan.points, plan.missing + burden * 2 // 3, self.rounds) - 500
            if worth > most:
                most = worth
        return most

    def pile(self, level: int) -> int:
        """Which pile to draw from: high ones while there is time."""
        opened = len(self.s.cards[OPENED + OF_SEAT * self.seat])
        left = self.rounds - 10 * opened
        if not self.levels & BIT[level] or left < (2, 9, 18)[level]:
            return -1
        if left >= 38:
            return (15, 26, 30)[level]
        if left >= 28:
            return (20, 30, 24)[level]
        return (24, 26, 10)[level] if left >= 16 else (30, 12, 2)[level]

    def use_card(self, action: Action) -> int:
        """What the power of a card brings; storing brings nothing but what was paid."""
        s = self.s
        slot = action.arg
        card = s.cards[OPENED + OF_SEAT * self.seat][slot] if slot >= 0 else s.cards[DONE + OF_SEAT * self.seat][-1]
        if action.verb in (POWER, POWER_DONE):
            power = self.game.powers[self.game.deck[card]]
            if TOWER <= power <= GOLEM:                      # in creation one knows better what for
                return -30
            return self.power(power, self.facts[TRAVELLER + self.seat]) - 10
        return -20

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

    def loss(self, colour: int) -> int:
        """A shard leaves the hands for this round and comes back in the next."""
        now = self.hands_worth(self.hands)
        self.hands[colour] -= 1
        then = self.hands_worth(self.hands)
        self.hands[colour] += 1
        return now - then - self.base[colour] * 2 // 3

    # ---- creation
    def creation(self, action: Action) -> i64:
        verb = action.verb
        if verb == PUT:
            return self.put(action.arg, action.arg2)
        if verb == STEP:
            return self.step(action.arg)
        if verb == ENTER:
            return self.enter()
        if verb == PLANT:
            return self.plant(action.arg)
        if verb == TRADE:
            return self.trade(action.arg, action.arg2)
        return 0                                             # END; cards come later

    def ready(self) -> Plan | None:
        """A plan that can be carried out to its end now."""
        for plan in self.best:
            if not plan.missing:
                return plan
        return None

    def put(self, colour: int, f: int) -> int:
        field = self.fields[f]
        plan = self.ready()
        if colour == RED:
            return self.put_red(f)
        rank = 0
        for other in self.best:
            want = other.wants(f)
            if want and next_is(field, want, colour):
                if other is plan:
                    return 90000 + other.worth
                if plan is None or (not plan.wants(f) and not self.needed(plan, colour)):
                    return 40000 + other.worth - 2000 * rank
            rank += 1
        if plan is not None and (plan.wants(f) or self.needed(plan, colour)):
            return -2000
        return self.spare(colour, f)

    def needed(self, plan: Plan, colour: int) -> bool:
        return self.hands[colour] <= plan.need[colour]

    def spare(self, colour: int, f: int) -> int:
        """A shard that no plan wants here: not in the way, and good for a wish."""
        field = self.fields[f]
        gain = 20
        for plan in self.best:
            if plan.wants(f):
                gain -= plan.worth // 8
        if field & 7:
            return -2000
        if self.rounds > 0:
            if colour in (MOVE, MEADOW):
                gain -= 15
            if not field:
                gain -= 12
        facts = self.facts
        for k in range(4):
            wish = facts[WISH + k]
            circle = facts[CIRCLE + k]
            if wish == SHARDS:
                gain += 30
            elif wish in (COLOUR, COLLECTION):
                gain += 60 if circle == colour else 0
            elif wish == SINGLES:
                gain += 60 if circle == colour and not field else -60 if field >> 3 == circle and field else 0
            elif wish in (PATH, VIEW):
                if circle == colour and top(field) != colour:
                    gain += 20
                    for g in NEAR[f]:
                        if top(self.fields[g]) == colour:
                            gain += 35
                elif top(field) == circle and circle != colour:
                    gain -= 60
            elif wish == GAPS:
                gain += 50 if not field else 0
        return gain

    def put_red(self, f: int) -> int:
        """As little in the way as can be; at the end of creation it has to be somewhere."""
        gain = -300
        for plan in self.best:
            if plan.wants(f):
                gain -= plan.worth
        for g in NEAR[f]:
            gain -= 10 if not self.fields[g] else 0
        return gain - 20 * DISTANCE[f] // 4

    def step(self, g: int) -> int:
        """For the plan that is ready, else for points that cost nothing."""
        gain = self.step_points(g)
        plan = self.ready()
        free = self.facts[FREE + self.seat] > 0
        if plan is not None:
            if not built(plan, self.fields):
                return -3000 if not free else -100 + gain
            to = towards(plan, self.fields, self.dreamer)
            return 80000 + (5000 if g == to else 0) + gain
        gain += self.far_gain(g)
        if not free:
            gain -= 30
        return gain

    def far_gain(self, g: int) -> int:
        for k in range(4):
            if self.facts[WISH + k] == FAR and self.rounds <= 0:
                return 40 * (DISTANCE[g] - DISTANCE[self.dreamer])
        return 0

    def step_points(self, g: int, depth: int = 3) -> int:
        """The points of a step, and of the free steps that may follow it."""
        colour = top(self.fields[g])
        gain = 100 if colour == WATER else -100 if colour == RED else 0
        if fresh_mountain(self.fields[g], self.facts[CLIMBED + FIELDS * self.seat + g]):
            gain += 200
        if colour == EARTH and depth:
            most = 0
            for h in NEAR[g]:
                if self.fields[h] and not self.fields[h] & TREE:
                    more = self.step_points(h, depth - 1) - 6
                    if more > most:
                        most = more
            gain += most
        return gain

    def enter(self) -> int:
        plan = self.ready()
        if plan is not None:
            return 70000 if built(plan, self.fields) else -3000
        late = self.facts[ROUND] == 6 and self.facts[STAGE] == CLOSING
        gain = self.step_points(2)
        return gain + (30 if late else -150)

    def plant(self, f: int) -> int:
        plan = self.ready()
        field = self.fields[f]
        trees = 1
        for stack in self.fields:
            trees += stack & TREE
        for other in self.best:
            want = other.wants(f)
            if want & TREE and want >> 3 == field >> 3:
                if other is plan:
                    return 90000 + other.worth
                if plan is None or not self.needed(plan, MEADOW):
                    return 45000 + other.worth
        if plan is not None and (plan.wants(f) or self.needed(plan, MEADOW)):
            return -2000
        gain = 100 * trees + 20
        for other in self.best:
            if other.wants(f):
                gain -= other.worth // 3
        return gain

    def trade(self, give: int, take: int) -> int:
        """For the plan that is ready, when what is given is too much and what is taken is missing."""
        plan = self.ready()
        if plan is not None:
            over = self.hands[give] - plan.need[give] >= (3 if give == RED else 2)
            if over and self.hands[take] < plan.need[take]:
                return 95000
        if give == RED and take != RED:
            return 900
        return -3000

    def lay(self, action: Action) -> int:
        """A shard on a card in creation: its power now, and the shard back next round."""
        plan = self.ready()
        s = self.s
        verb = action.verb
        slot = action.arg
        card = s.cards[OPENED + OF_SEAT * self.seat][slot] if slot >= 0 else s.cards[DONE + OF_SEAT * self.seat][-1]
        spare = False
        for colour in range(1, RED):
            if self.hands[colour] and (plan is None or not self.needed(plan, colour)):
                spare = True
        if not spare:
            return -3000
        power = self.game.powers[self.game.deck[card]]
        if verb in (POWER, POWER_DONE):
            gain = self.power(power, self.facts[TRAVELLER + self.seat])
            if power == LORD:
                gain -= 60
            return 150 + gain if gain > 25 else 20
        return 140

    def pay(self, colour: int) -> int:
        """Which shard goes on the card: one no plan can use now, but that will be good to have."""
        plan = self.ready()
        if plan is None and self.facts[STAGE] != TRAVELLING:
            for other in self.best:
                if other.need[colour] and any_place(other, self.fields, colour):
                    return self.base[colour] - 1000
            return self.base[colour] + (60 if self.best and self.best[0].need[colour] else 0)
        if self.facts[STAGE] == TRAVELLING:
            return -self.loss(colour)
        return self.base[colour] - (5000 if plan is not None and self.needed(plan, colour) else 0)


def promise(points: int, missing: int, rounds: int) -> int:
    """What a card is worth with so many shards missing and so many tenths of rounds to get them."""
    worth = 100 * points + 500
    if missing:
        room = RATE * rounds // 100 if rounds > 0 else 0
        for k in range(missing):
            worth = worth * (SURE if k < room else LATE) // 100
    return worth


def shared(worths: list[int]) -> int:
    """Several plans: each after the best counts less."""
    worths.sort(reverse=True)
    total = 0
    for k in range(len(worths)):
        total += worths[k] * SECOND[k if k < 4 else 3] // 100
    return total


def ranked(rows: list[list[Plan]]) -> list[Plan]:
    """The best plan of each row, best first."""
    out: list[Plan] = []
    for row in rows:
        best: Plan | None = None
        for plan in row:
            if best is None or plan.worth > best.worth:
                best = plan
        if best is not None:
            k = 0
            while k < len(out) and out[k].worth >= best.worth:
                k += 1
            out.insert(k, best)
    return out


def next_is(field: int, want: int, colour: int) -> bool:
    """Is this colour the next one on the way from what lies there to what is wanted?"""
    if field & 7:
        return False
    grown = onto(field, colour) >> 3
    wanted = want >> 3
    while wanted > grown:
        wanted >>= 3
    return wanted == grown


def built(plan: Plan, fields: list[int]) -> bool:
    """Only the dreamer is not in place."""
    for k in range(0, len(plan.place), 2):
        if fields[plan.place[k]] & ~DREAMER != plan.place[k + 1] & ~DREAMER:
            return False
    return True


def any_place(plan: Plan, fields: list[int], colour: int) -> bool:
    for k in range(0, len(plan.place), 2):
        if next_is(fields[plan.place[k]], plan.place[k + 1], colour):
            return True
    return False


def towards(plan: Plan, fields: list[int], dreamer: int) -> int:
    """The next field on the cheapest way to where the plan wants the dreamer."""
    best = -1
    least = 1000000
    for g in NEAR[dreamer]:
        if fields[g] and not fields[g] & TREE:
            price = 10 * way(plan.place, fields, g, top(fields[g]) == EARTH) - (1 if top(fields[g]) == WATER else 0)
            if price < least:
                least = price
                best = g
    return best


class PracowniaInstinct(Instinct):
    levels: int                # mask of the piles it draws from: bit 0 for I

    def __init__(self, levels: int = 7) -> None:
        self.levels = levels

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        if len(answers) == 1:
            return [0]
        look = Look(cast(PracowniaState, s), seat, self.levels)
        if look.doing == TRAVEL:
            look.look_around()
        out: list[int] = []
        busy = False
        for action in answers:
            weight = self.weight(look, action)
            if weight >= BUSY:
                busy = True
            out.append(weight)
        if CREATE <= look.doing <= CLOSE and not busy:       # cards are thought of when nothing else is to be done
            for k in range(len(answers)):
                if answers[k].verb in (POWER, STORE, POWER_DONE, STORE_DONE):
                    out[k] = look.lay(answers[k])
        return out

    def weight(self, look: Look, action: Action) -> i64:
        doing = look.doing
        verb = action.verb
        arg = action.arg
        seat = look.seat
        s = look.s
        if doing == TRAVEL:
            return look.travel(action)
        if verb == KEPT:
            worth = look.new_card(s.kind(DRAWN + OF_SEAT * seat, arg))
            return worth + 100000 if doing == START else worth
        if verb == PASS:
            return 0
        if verb == FROM:
            return look.pile(arg)
        if verb in (FINISH, LEAVE):
            return arg
        if doing == PAY:
            return look.pay(arg)
        if verb == HOLD:
            return look.base[arg]
        if doing == TOWER_TAKES:
            return look.take_gain(arg) if verb == TAKE else 0
        if GOLEM_LIFTS <= doing <= GOLEM_DROPS:
            return self.golem(look, action)
        if doing == COLLECTOR_SETS:
            mine = action.arg2 == look.facts[TRAVELLER + seat] and look.facts[STAGE] == TRAVELLING
            near = 20 if mine else -10
            return near * look.shard_gain(arg) // 10
        if doing == LAKE_CHOOSES:
            here = look.facts[TRAVELLER + seat]
            if arg == here:
                return 1 + look.row_gain(arg, look.facts[POINTS])
            return look.row_gain(arg, look.facts[POINTS] - 1) if LINK[here][arg] >= 0 else -1
        if doing == LAKE_NAMES:
            return -look.shard_gain(arg)
        if doing == RED_LEFT:
            return look.put_red(action.arg2) if verb == PUT else -len(f"{look.fields[arg]:o}")
        return look.creation(action)

    def golem(self, look: Look, action: Action) -> i64:
        seat = look.seat
        if action.verb == LIFT:
            f = action.arg
            upper = look.lift_gain(f, height(look.fields[f]) - 1)
            whole = look.lift_gain(f, 0)
            return upper if upper > whole else whole
        if action.verb == PART:
            return look.lift_gain(look.facts[HELD + seat], action.arg)
        if action.verb == DROP:
            held = look.facts[HELD + seat]
            return look.move_gain(held % FIELDS, held // FIELDS, action.arg)
        return 15                                            # stop, unless a move is worth more


INSTINCT: Final = PracowniaInstinct()
