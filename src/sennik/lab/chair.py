"""A chair: how a contestant sits at the table: in the arena, in a cell of its own, or with the true cards in sight."""
from __future__ import annotations

import atexit
import time

from ..bots import Bot
from ..bots.clairvoyant import Clairvoyant
from ..engine.answers import Answer, Answers
from ..engine.state import State
from .contestant import Contestant
from .fault import RAISED, Fault, raised
from .plan import Plan
from .warden import Warden

WARDENS: list[Warden] = []       # by seat, one cell each: two seats of one bot must not whisper


class Chair:
    cpu: float                    # seconds of processor time so far

    def __init__(self) -> None:
        self.cpu = 0.0

    def ask(self, state: State, seat: int, answers: Answers) -> str:
        """The text it answers with, or a Fault."""
        raise NotImplementedError


class Inside(Chair):
    """In this process, trusted: told its budget, and not watched."""

    def ask(self, state: State, seat: int, answers: Answers) -> str:
        before = time.process_time()
        try:
            return self.choose(state, seat, answers).text
        except Exception as error:
            raise Fault(RAISED, raised(error)) from error
        finally:
            self.cpu += time.process_time() - before

    def choose(self, state: State, seat: int, answers: Answers) -> Answer:
        raise NotImplementedError


class Plain(Inside):
    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot

    def choose(self, state: State, seat: int, answers: Answers) -> Answer:
        return self.bot.choose(state.view(seat), answers)


class Seeing(Inside):
    """The true position never leaves this process, and what is shown is a copy with chance of its own."""

    def __init__(self, seer: Clairvoyant) -> None:
        super().__init__()
        self.seer = seer

    def choose(self, state: State, seat: int, answers: Answers) -> Answer:
        return self.seer.choose_seeing(state.copy(self.seer.rng), seat)


class Apart(Chair):
    """A bot in a cell. What fell there is set up again, without memory of the game so far."""

    def __init__(self, plan: Plan, text: str, seat: int, seed: int, seconds: float | None) -> None:
        super().__init__()
        self.warden = warden(seat)
        self.order = (text, plan.key, plan.seats, plan.options, seed, seconds, plan.patience)
        self.ready = False

    def ask(self, state: State, seat: int, answers: Answers) -> str:
        if not self.ready:
            self.warden.begin(*self.order)
            self.ready = True
        try:
            return self.warden.ask(state.view(seat), answers)
        finally:
            self.cpu += self.warden.used
            self.ready = self.warden.pid > 0


def chair(plan: Plan, contestant: Contestant, seat: int, seed: int) -> Chair:
    if contestant.sees_all():
        return Seeing(contestant.seer(plan.game(), seed))
    if plan.apart:
        return Apart(plan, str(contestant), seat, seed, contestant.seconds())
    return Plain(contestant.make(plan.game(), seed))


def warden(seat: int) -> Warden:
    if not WARDENS:
        atexit.register(dismiss)
    while len(WARDENS) <= seat:
        WARDENS.append(Warden())
    return WARDENS[seat]


def dismiss() -> None:
    """Close all cells of this process."""
    while WARDENS:
        WARDENS.pop().close()
