"""A run of a game: one game played to its end, whatever the bots do.

An answer that does not count is replaced by one that the arena draws at random from the legal ones, and the fault is
kept with the result. After LIMIT faults in a game a bot is not asked again in it: the rest of its answers are drawn, so
that the game has a result for all others. Nothing is replaced silently, nothing stops the arena.
"""
from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final

from ..engine.errors import Refused
from ..engine.events import Event
from ..engine.record import Record
from ..engine.rng import FastRng
from ..engine.seed import seed_of
from .fault import DROPPED, ILLEGAL, LONGEST_NOTE, Fault
from .plan import ArenaPlan
from .player import Player, player
from .result import Result, Slip
from .seeds import number

LIMIT: Final = 3


def play(plan: ArenaPlan, n: int) -> Result:
    """Game `n` of a plan. The chance of the cards belongs to the deal, and that of a bot to the deal and its seat:
    so a bot against itself plays the same game in every turn, and is even to the last digit."""
    deal, turn = divmod(n, plan.turns())
    seats = plan.lineup(deal, turn)
    contestants = plan.contestants()
    players = [player(plan, contestants[bot], seat, number(plan.seed, "bot", deal, seat))
               for seat, bot in enumerate(seats)]
    record = Record(plan.game(), seed_of(f"{plan.seed} deal {deal}"))
    return GameRun(record, players, FastRng(number(plan.seed, "default", deal, turn))).play(plan, deal, turn, seats)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Bots keep much and throw away little: the collector of circles would only look through it, again and again.

    After a game it looks once.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
            gc.collect(1)


class GameRun:
    def __init__(self, record: Record, players: list[Player], rng: FastRng) -> None:
        self.record = record
        self.players = players
        self.rng = rng                                             # for answers that the arena gives
        self.state = record.begin()
        self.asked = [0] * len(players)
        self.faults = [0] * len(players)
        self.slips: list[Slip] = []

    def play(self, plan: ArenaPlan, deal: int, turn: int, seats: tuple[int, ...]) -> Result:
        state, record = self.state, self.record
        with undisturbed():
            while state.asked:
                self.answer(int(state.to_act()))
        played = blake2b(repr((record.answers, state.digest())).encode(), digest_size=16).hexdigest()
        return Result(deal, turn, list(seats), [float(share) for share in state.returns()], list(state.scores()),
                      self.asked, played, [player.cpu for player in self.players], self.slips,
                      record.to_json(state) if plan.records else "")

    def answer(self, seat: int) -> None:
        """Ask the seat, and see that there is an answer."""
        state = self.state
        answers = state.legal(seat)
        self.asked[seat] += 1
        if self.faults[seat] < LIMIT:
            try:
                text = self.players[seat].ask(state, seat, answers)
                try:
                    self.done(self.record.answer(state, seat, text))
                except Refused:
                    raise Fault(ILLEGAL, text) from None
                return
            except Fault as fault:
                self.note(seat, fault)
        self.done(self.record.answer(state, seat, answers[self.rng.below(len(answers))].text))

    def done(self, events: list[Event]) -> None:
        """Every player sees what reaches its seat."""
        for seat, seated in enumerate(self.players):
            seated.witness([event.seen(seat) for event in events])

    def note(self, seat: int, fault: Fault) -> None:
        n = len(self.record.answers)
        self.slips.append(Slip(seat, n, fault.kind, fault.note[:LONGEST_NOTE]))
        self.faults[seat] += 1
        if self.faults[seat] == LIMIT:
            self.slips.append(Slip(seat, n, DROPPED, ""))
