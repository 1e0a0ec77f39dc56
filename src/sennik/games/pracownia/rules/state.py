"""A position: who is asked what, and what follows from each answer. The rules stand in modules of their own."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ....engine.answers import Answer, Answers
from ....engine.game import BIT
from ....engine.state import NONE, State
from . import (
    creation,
    doing,
    facts,
    golem,
    landscapes,
    nightmare,
    phases,
    powers,
    rounds,
    scoring,
    travel,
    verbs,
    walk,
    workshop,
    zones,
)
from .pieces import RED

if TYPE_CHECKING:
    from .game import Pracownia


@mypyc_attr(free_list_len=1)       # a copy that is thrown away leaves its memory to the next
class PracowniaState(State):
    pracownia: Pracownia

    def __init__(self, game: Pracownia) -> None:
        super().__init__(game)
        self.pracownia = game

    def ask(self) -> None:
        """Whoever has something to do is asked."""
        asked: i64 = 0
        phase: i64 = phases.OVER
        seat: i64 = 0
        while seat < self.game.seats:
            now = doing.now(self, seat)
            if now != doing.NOTHING:
                phase = phases.TOGETHER if asked else now
                asked |= BIT[seat]
            seat += 1
        self.asked = asked
        self.phase = phase

    # ---- what may be answered
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        now = doing.now(self, seat)
        if phases.IS_CREATION[now]:
            return creation.legal(self, seat, now == phases.CREATE)
        if now == phases.TRAVEL:
            return travel.legal(self, seat)
        if phases.IS_OF_CARDS[now]:
            return landscapes.legal(self, seat, now)
        if now == phases.WALK:
            out: list[Answer] = []
            walk.legal(self, seat, out)
            return tuple(out)
        if now == phases.RED_LEFT:
            return tuple(nightmare.red_left(self, seat))
        if now == phases.SOW:
            links = nightmare.empty_links(self, self.facts[facts.TRAVELLER + seat])
            return tuple([self.pracownia.leave[link] for link in links])
        return powers.legal(self, seat, now)

    # ---- what follows
    def apply(self, seat: i64, answer: Answer) -> None:
        self.carry_out(seat, answer)
        self.carry_on(seat)
        self.ask()

    def carry_out(self, seat: i64, answer: Answer) -> None:
        verb = answer.verb
        arg = answer.arg
        if verb == verbs.PUT:
            workshop.put(self, seat, arg, answer.arg2)
        elif verb == verbs.STEP:
            walk.step(self, seat, arg)
        elif verb == verbs.COLLECT:
            travel.collect(self, seat)
        elif verb == verbs.GO:
            travel.go(self, seat, arg)
        elif verb == verbs.END:
            if doing.now(self, seat) == phases.TRAVEL:
                travel.end(self, seat)
            else:
                creation.end(self, seat)
        elif verb == verbs.USE:
            travel.use(self, seat)
        elif verb == verbs.POWER:
            powers.choose(self, seat, self.kind(zones.opened(seat), arg), True)
        elif verb == verbs.STORE:
            powers.choose(self, seat, self.kind(zones.opened(seat), arg), False)
        elif verb == verbs.POWER_DONE:
            powers.choose(self, seat, self.kind(zones.done(seat), -1), True)
        elif verb == verbs.STORE_DONE:
            powers.choose(self, seat, self.kind(zones.done(seat), -1), False)
        elif verb == verbs.PAY:
            powers.pay(self, seat, arg)
        elif verb == verbs.ENTER:
            walk.enter(self, seat)
        elif verb == verbs.TRADE:
            creation.trade(self, seat, arg, answer.arg2)
        elif verb == verbs.PLANT:
            workshop.plant(self, seat, arg)
        elif verb == verbs.TAKE:
            powers.take(self, seat, arg)
        elif verb == verbs.LIFT:
            golem.lift(self, seat, arg)
        elif verb == verbs.PART:
            golem.part(self, seat, arg)
        elif verb == verbs.DROP:
            golem.drop(self, seat, arg)
        elif verb == verbs.STOP:
            doing.pop(self, seat)
        elif verb == verbs.SET:
            powers.set_shard(self, arg, answer.arg2)
        elif verb == verbs.ROW:
            powers.empty_row(self, seat, arg)
        elif verb == verbs.NAME:
            powers.name_shard(self, seat, arg)
        elif verb == verbs.FROM:
            landscapes.choose_pile(self, seat, arg)
        elif verb == verbs.KEEP:
            landscapes.keep(self, seat, arg)
        elif verb == verbs.PASS:
            landscapes.decline(self, seat)
        elif verb == verbs.FINISH:
            landscapes.finish(self, seat, arg)
        elif verb == verbs.HOLD:
            landscapes.retain(self, seat, arg)
        elif verb == verbs.LEAVE:
            nightmare.sow(self, seat, arg)
        else:
            nightmare.clear(self, seat, arg)

    def carry_on(self, seat: i64) -> None:
        """Complete what is complete (PRA-L2), end what has come to its end; after a seat that is through, the next."""
        while True:
            now = doing.now(self, seat)
            if now == doing.NOTHING:
                rounds.go_on(self)
                return
            if phases.IS_OF_CARDS[now]:
                return
            if landscapes.settle(self, seat):
                continue
            if now == phases.RED_LEFT:
                nightmare.pool_what_fits_nowhere(self, seat)
                if self.facts[facts.hand(seat) + RED]:
                    return
                creation.leave(self, seat)
            elif powers.has_ended(self, seat, now):
                doing.pop(self, seat)
            else:
                return

    # ---- scoring
    def gain(self, seat: i64, points: i64) -> None:
        self.facts[facts.SCORE + seat] += points

    def scores(self) -> list[int]:
        return list(self.facts[facts.SCORE:facts.SCORE + self.game.seats])

    def result(self) -> list[float]:
        return scoring.result(self)
