"""Creation: which shard goes where, when to plant, to walk and to exchange."""
from __future__ import annotations

from mypy_extensions import i64

from ....engine.answers import Answer
from ..rules import facts, places, stages, verbs, walk, wishes
from ..rules.creation import PRICE
from ..rules.grid import DISTANCE, ENTRANCE, NEAR
from ..rules.pieces import DREAMER, EARTH, LAST, MEADOW, MOVE, RED, TREE, WATER, onto, shards, top
from . import powers
from .evaluate import GATHER, PracowniaEvaluation
from .plan import BuildingPlan, footing, way


def weight(e: PracowniaEvaluation, answer: Answer) -> i64:
    verb = answer.verb
    if verb == verbs.PUT:
        return put(e, answer.arg, answer.arg2)
    if verb == verbs.STEP:
        return step(e, answer.arg)
    if verb == verbs.ENTER:
        return enter(e)
    if verb == verbs.PLANT:
        return plant(e, answer.arg)
    if verb == verbs.TRADE:
        return trade(e, answer.arg, answer.arg2)
    return 0                                                 # END; cards come later


def ready(e: PracowniaEvaluation) -> BuildingPlan | None:
    """A plan that can be carried out to its end now."""
    for plan in e.best:
        if not plan.missing:
            return plan
    return None


def put(e: PracowniaEvaluation, colour: int, f: int) -> int:
    field = e.fields[f]
    plan = ready(e)
    if colour == RED:
        return put_red(e, f)
    rank = 0
    for other in e.best:
        want = other.wants(f)
        if want and next_is(field, want, colour):
            if other is plan:
                return 90000 + other.worth
            if plan is None or (not plan.wants(f) and not needed(e, plan, colour)):
                return 40000 + other.worth - 2000 * rank
        rank += 1
    if plan is not None and (plan.wants(f) or needed(e, plan, colour)):
        return -2000
    return spare(e, colour, f)


def needed(e: PracowniaEvaluation, plan: BuildingPlan, colour: int) -> bool:
    return e.hands[colour] <= plan.needs(colour)


def spare(e: PracowniaEvaluation, colour: int, f: int) -> int:
    """A shard that no plan wants here: not in the way, and good for a wish."""
    field = e.fields[f]
    gain = 20
    for plan in e.best:
        if plan.wants(f):
            gain -= plan.worth // 8
    if field & LAST:
        return -2000
    if e.rounds > 0:
        if colour in (MOVE, MEADOW):
            gain -= 15
        if not field:
            gain -= 12
    for k in range(facts.TOKENS):
        wish = e.numbers[facts.WISH + k]
        circle = e.numbers[facts.CIRCLE + k]
        if wish == wishes.SHARDS:
            gain += 30
        elif wish == wishes.COLLECTION:
            gain += GATHER if circle == colour else 0
        elif wish == wishes.COLOUR:
            gain += 60 if circle == colour else 0
        elif wish == wishes.SINGLES:
            gain += 60 if circle == colour and not field else -60 if field and shards(field) == circle else 0
        elif wish in (wishes.PATH, wishes.VIEW):
            if circle == colour and top(field) != colour:
                gain += 20
                for g in NEAR[f]:
                    if top(e.fields[g]) == colour:
                        gain += 35
            elif top(field) == circle and circle != colour:
                gain -= 60
        elif wish == wishes.GAPS:
            gain += 50 if not field else 0
    return gain


def put_red(e: PracowniaEvaluation, f: int) -> int:
    """As little in the way as can be; at the end of creation it has to be somewhere."""
    gain = -300
    for plan in e.best:
        if plan.wants(f):
            gain -= plan.worth
    for g in NEAR[f]:
        gain -= 10 if not e.fields[g] else 0
    return gain - 20 * DISTANCE[f] // 4


def step(e: PracowniaEvaluation, g: int) -> int:
    """For the plan that is ready, else for points that cost nothing."""
    gain = step_points(e, g)
    plan = ready(e)
    free = e.numbers[facts.FREE + e.seat] > 0
    if plan is not None:
        if not built(plan, e.fields):
            return -3000 if not free else -100 + gain
        to = towards(plan, e.fields, e.dreamer)
        return 80000 + (5000 if g == to else 0) + gain
    gain += far_gain(e, g)
    if not free:
        gain -= 30
    return gain


def far_gain(e: PracowniaEvaluation, g: int) -> int:
    for k in range(facts.TOKENS):
        if e.numbers[facts.WISH + k] == wishes.FAR and e.rounds <= 0:
            return 40 * (DISTANCE[g] - DISTANCE[e.dreamer])
    return 0


def step_points(e: PracowniaEvaluation, g: int, depth: int = 3) -> int:
    """The points of a step, and of the free steps that may follow it."""
    gain = 100 * walk.worth(e.fields[g], e.s.large[facts.rocks(e.seat) + g])
    if top(e.fields[g]) == EARTH and depth:
        most = 0
        for h in NEAR[g]:
            if e.fields[h] and not e.fields[h] & TREE:
                more = step_points(e, h, depth - 1) - 6
                if more > most:
                    most = more
        gain += most
    return gain


def enter(e: PracowniaEvaluation) -> int:
    plan = ready(e)
    if plan is not None:
        return 70000 if built(plan, e.fields) else -3000
    late = e.numbers[facts.STAGE] == stages.CLOSING
    return step_points(e, ENTRANCE) + (30 if late else -150)


def plant(e: PracowniaEvaluation, f: int) -> int:
    plan = ready(e)
    field = e.fields[f]
    trees = e.trees + 1
    for other in e.best:
        want = other.wants(f)
        if want & TREE and shards(want) == shards(field):
            if other is plan:
                return 90000 + other.worth
            if plan is None or not needed(e, plan, MEADOW):
                return 45000 + other.worth
    if plan is not None and (plan.wants(f) or needed(e, plan, MEADOW)):
        return -2000
    gain = 100 * trees + 20
    short = False
    for other in e.best:
        if other.wants(f):
            gain -= other.worth // 3
        if needed(e, other, MEADOW):
            short = True
    if gain <= 0 or (trees == 1 and short):
        return gain
    for g in NEAR[f]:                                        # nobody stops on a tree: best at the edge
        if not e.fields[g]:
            gain += 5
    return 1000 + gain


def trade(e: PracowniaEvaluation, give: int, take: int) -> int:
    """For the plan that is ready, when what is given is too much and what is taken is missing."""
    plan = ready(e)
    if plan is not None:
        over = e.hands[give] - plan.needs(give) >= PRICE[give]
        if over and e.hands[take] < plan.needs(take):
            return 95000
    if give == RED:
        return 900 + e.shard_gain(take)
    lacks_one = e.hands[RED] % PRICE[RED] == PRICE[RED] - 1
    if take == RED and lacks_one and (plan is None or e.hands[give] - plan.needs(give) >= PRICE[give]):
        return 60000 - 2 * e.base[give]                      # the third red: all three go for another shard
    return trade_on(e, give, take) if plan is None and take != RED else -3000


def trade_on(e: PracowniaEvaluation, give: int, take: int) -> int:
    """Two that no plan wants for a tree that is worth it, or for one that can be laid for a plan now."""
    for plan in e.best:
        if plan.needs(give) > e.hands[give] - PRICE[give]:
            return -3000
    if take == MEADOW and e.numbers[facts.TREES] and e.trees:
        return 30000 + 100 * e.trees
    rank = 0
    for plan in e.best:
        if plan.needs(take) > e.hands[take] and any_place(plan, e.fields, take):
            return 30000 + plan.worth // 10 - 2000 * rank
        rank += 1
    return -3000


def lay(e: PracowniaEvaluation, answer: Answer) -> int:
    """A shard on a card in creation: its power now, and the shard back next round."""
    plan = ready(e)
    can_spare = False
    for colour in range(1, RED):
        if e.hands[colour] and (plan is None or not needed(e, plan, colour)):
            can_spare = True
    if not can_spare:
        return -3000
    if answer.verb in (verbs.POWER, verbs.POWER_DONE):
        power = powers.of_card(e, answer)
        gain = powers.power(e, power, e.numbers[facts.TRAVELLER + e.seat])
        if power == places.LORD:
            gain -= 60
        return 150 + gain if gain > 25 else 20
    return 140


def pay(e: PracowniaEvaluation, colour: int) -> int:
    """Which shard goes on the card: one no plan can use now, but that will be good to have."""
    plan = ready(e)
    if plan is None and e.numbers[facts.STAGE] != stages.TRAVELLING:
        for other in e.best:
            if other.needs(colour) and any_place(other, e.fields, colour):
                return e.base[colour] - 1000
        return e.base[colour] + (60 if e.best and e.best[0].needs(colour) else 0)
    if e.numbers[facts.STAGE] == stages.TRAVELLING:
        return -e.loss(colour)
    return e.base[colour] - (5000 if plan is not None and needed(e, plan, colour) else 0)


def next_is(field: int, want: int, colour: int) -> bool:
    """Is this colour the next one on the way from what lies there to what is wanted?"""
    if field & LAST:
        return False
    grown = shards(onto(field, colour))
    wanted = shards(want)
    while wanted > grown:
        wanted = shards(wanted)
    return wanted == grown


def built(plan: BuildingPlan, fields: list[int]) -> bool:
    """Only the dreamer is not in place."""
    for k in range(0, len(plan.place), 2):
        if fields[plan.place[k]] & ~DREAMER != plan.place[k + 1] & ~DREAMER:
            return False
    return True


def any_place(plan: BuildingPlan, fields: list[int], colour: int) -> bool:
    for k in range(0, len(plan.place), 2):
        if next_is(fields[plan.place[k]], plan.place[k + 1], colour):
            return True
    return False


def towards(plan: BuildingPlan, fields: list[int], dreamer: int) -> int:
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
