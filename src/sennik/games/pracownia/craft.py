"""Creation: which shard goes where, when to plant, to walk and to exchange."""
from __future__ import annotations

from mypy_extensions import i64

from ...engine.answers import Answer
from .journey import Journey
from .layout import (
    CIRCLE,
    CLIMBED,
    CLOSING,
    DONE,
    ENTER,
    FREE,
    OF_SEAT,
    OPENED,
    PLANT,
    POWER,
    POWER_DONE,
    PUT,
    ROUND,
    STAGE,
    STEP,
    TRADE,
    TRAVELLER,
    TRAVELLING,
    TREES,
    WISH,
)
from .look import GATHER
from .parts import (
    DISTANCE,
    DREAMER,
    EARTH,
    FIELDS,
    LORD,
    MEADOW,
    MOVE,
    NEAR,
    RED,
    TREE,
    WATER,
    fresh_mountain,
    onto,
    top,
)
from .plan import Plan, footing, way
from .wishes import COLLECTION, COLOUR, FAR, GAPS, PATH, SHARDS, SINGLES, VIEW


class Craft(Journey):
    def creation(self, answer: Answer) -> i64:
        verb = answer.verb
        if verb == PUT:
            return self.put(answer.arg, answer.arg2)
        if verb == STEP:
            return self.step(answer.arg)
        if verb == ENTER:
            return self.enter()
        if verb == PLANT:
            return self.plant(answer.arg)
        if verb == TRADE:
            return self.trade(answer.arg, answer.arg2)
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
        return self.hands[colour] <= plan.needs(colour)

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
            elif wish == COLLECTION:
                gain += GATHER if circle == colour else 0
            elif wish == COLOUR:
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
        trees = self.trees + 1
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
        short = False
        for other in self.best:
            if other.wants(f):
                gain -= other.worth // 3
            if self.needed(other, MEADOW):
                short = True
        if gain <= 0 or (trees == 1 and short):
            return gain
        for g in NEAR[f]:                                    # nobody stops on a tree: best at the edge
            if not self.fields[g]:
                gain += 5
        return 1000 + gain

    def trade(self, give: int, take: int) -> int:
        """For the plan that is ready, when what is given is too much and what is taken is missing."""
        plan = self.ready()
        if plan is not None:
            over = self.hands[give] - plan.needs(give) >= (3 if give == RED else 2)
            if over and self.hands[take] < plan.needs(take):
                return 95000
        if give == RED:
            return 900 + self.shard_gain(take)
        if take == RED and self.hands[RED] % 3 == 2 and (plan is None or self.hands[give] - plan.needs(give) >= 2):
            return 60000 - 2 * self.base[give]               # the third red: all three go for another shard
        return self.trade_on(give, take) if plan is None and take != RED else -3000

    def trade_on(self, give: int, take: int) -> int:
        """Two that no plan wants for a tree that is worth it, or for one that can be laid for a plan now."""
        for plan in self.best:
            if plan.needs(give) > self.hands[give] - 2:
                return -3000
        if take == MEADOW and self.facts[TREES] and self.trees:
            return 30000 + 100 * self.trees
        rank = 0
        for plan in self.best:
            if plan.needs(take) > self.hands[take] and any_place(plan, self.fields, take):
                return 30000 + plan.worth // 10 - 2000 * rank
            rank += 1
        return -3000

    def lay(self, answer: Answer) -> int:
        """A shard on a card in creation: its power now, and the shard back next round."""
        plan = self.ready()
        s = self.s
        verb = answer.verb
        slot = answer.arg
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
                if other.needs(colour) and any_place(other, self.fields, colour):
                    return self.base[colour] - 1000
            return self.base[colour] + (60 if self.best and self.best[0].needs(colour) else 0)
        if self.facts[STAGE] == TRAVELLING:
            return -self.loss(colour)
        return self.base[colour] - (5000 if plan is not None and self.needed(plan, colour) else 0)


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
    now = footing(fields)
    for g in NEAR[dreamer]:
        if now[g]:
            price = 10 * way(plan.place, now, g, now[g] == EARTH) - (1 if now[g] == WATER else 0)
            if price < least:
                least = price
                best = g
    return best
