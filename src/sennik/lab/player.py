"""A player: how a contestant sits at the table: in the arena, in a sandbox, or with the true cards in sight."""
from __future__ import annotations

import atexit
import time

from ..bots import Bot
from ..bots.clairvoyant import Clairvoyant
from ..engine.answers import Answer, Answers
from ..engine.events import Seen
from ..engine.state import State
from .contestant import Contestant
from .fault import RAISED, Fault, raised
from .plan import ArenaPlan
from .processes.sandbox import Sandbox

SANDBOXES: list[Sandbox] = []    # by seat, one each: two seats of one bot must not whisper


class Player:
    cpu: float                    # seconds of processor time so far

    def __init__(self) -> None:
        self.cpu = 0.0

    def ask(self, state: State, seat: int, answers: Answers) -> str:
        """The text it answers with, or a Fault."""
        raise NotImplementedError

    def witness(self, seen: list[Seen]) -> None:
        """What its seat saw of the last answer of anybody."""


class Inside(Player):
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

    def witness(self, seen: list[Seen]) -> None:
        self.bot.history += seen


class Seeing(Inside):
    """The true position never leaves this process, and what is shown is a copy with chance of its own."""

    def __init__(self, seer: Clairvoyant) -> None:
        super().__init__()
        self.seer = seer

    def choose(self, state: State, seat: int, answers: Answers) -> Answer:
        return self.seer.choose_seeing(state.copy(self.seer.rng), seat)


class Apart(Player):
    """A bot in a sandbox. What fell there is set up again, with the history, but without memory of its own answers."""

    def __init__(self, plan: ArenaPlan, text: str, seat: int, seed: int, seconds: float | None) -> None:
        super().__init__()
        self.sandbox = sandbox(seat)
        self.order = (text, plan.key, plan.seats, plan.options, seed, seconds, plan.patience)
        self.ready = False
        self.history: list[Seen] = []
        self.told = 0             # events of it that are in the sandbox

    def ask(self, state: State, seat: int, answers: Answers) -> str:
        if not self.ready:
            self.sandbox.begin(*self.order)
            self.ready = True
            self.told = 0
        new, self.told = self.history[self.told:], len(self.history)
        try:
            return self.sandbox.ask(state.view(seat), answers, new)
        finally:
            self.cpu += self.sandbox.used
            self.ready = self.sandbox.pid > 0

    def witness(self, seen: list[Seen]) -> None:
        self.history += seen


def player(plan: ArenaPlan, contestant: Contestant, seat: int, seed: int) -> Player:
    if contestant.sees_all():
        return Seeing(contestant.seer(plan.game(), seed))
    if plan.apart:
        return Apart(plan, str(contestant), seat, seed, contestant.seconds())
    return Plain(contestant.make(plan.game(), seed))


def sandbox(seat: int) -> Sandbox:
    if not SANDBOXES:
        atexit.register(dismiss)
    while len(SANDBOXES) <= seat:
        SANDBOXES.append(Sandbox())
    return SANDBOXES[seat]


def dismiss() -> None:
    """Close all sandboxes of this process."""
    while SANDBOXES:
        SANDBOXES.pop().close()
