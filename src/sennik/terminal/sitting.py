"""A person at a table with bots: a live table in memory, of which the person gets what a browser is sent."""
from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Final

import msgspec

from ..bots import make as make_bot
from ..engine.game import BIT, Game
from ..engine.record import RulesFailed
from ..engine.sealing import seal_of
from ..engine.seed import number_of
from ..engine.view import View
from ..match import entries as e
from ..match.messages import StepShown
from ..match.shown import step_text
from ..match.table import Table, opened

PERSON: Final = 0              # the seat
PLAYER: Final = "person"       # what stands for the secret by which a browser holds its seat
decode: Final = msgspec.json.Decoder(StepShown).decode


class Sitting:
    """`levels` play at the other seats, one after the other and again; `chance` is what theirs is drawn from."""
    table: Table
    game: Game

    def __init__(self, game: Game, secret: bytes, share: bytes, levels: Sequence[str], chance: str, name: str,
                 aid: bool = False) -> None:
        seats = int(game.seats)
        self.table = Table("", opened(now(), secret, game.identity.key, seats, game.options, aid=aid))
        self.game = self.table.game
        self.bots = {seat: make_bot(levels[(seat - 1) % len(levels)], self.game, number_of(f"{chance} {seat}"))
                     for seat in range(1, seats)}
        self.write(self.table.sit(now(), PLAYER, name, wanted=PERSON, seal=seal_of(share)))
        for seat in self.bots:
            self.write(self.table.fill(now(), PLAYER, seat, levels[(seat - 1) % len(levels)]))
        self.write(self.table.unseal(now(), PLAYER, share.hex()))
        self.ask_bots()

    def write(self, entry: e.AnyEntry) -> None:
        """There is no store to write to, only the way that every entry takes."""
        self.table.apply(entry)

    def step(self) -> StepShown:
        """What the person is shown, as after a hello."""
        return decode(step_text(self.table, PERSON, now()))

    def answered(self) -> bool:
        return bool(self.table.log.answers[PERSON])

    def answer(self, text: str) -> None:
        """The person's answer, and what the bots say to it."""
        self.write(self.table.answer(now(), PLAYER, self.table.n, text))
        self.ask_bots()

    def undo(self) -> None:
        self.write(self.table.undo(now(), PLAYER, self.table.n))

    def ask_bots(self) -> None:
        """Every bot that is asked answers, and the table gives what is forced: the person is never kept waiting."""
        while (asked := self.table.bots_asked()) or self.table.forced():
            if asked:
                self.ask(*asked[0])
            else:
                self.write(self.table.forced_answer(now(), PERSON, self.table.n))

    def ask(self, seat: int, level: str) -> None:
        """One answer of a bot; another one where the rules fail over what it chose."""
        _, state = self.table.play()
        answers = self.table.questions[seat].answers
        self.bots[seat].history = [event.seen(seat) for event in self.table.log.events]
        chosen = self.bots[seat].choose(state.view(seat), answers)
        failed: RulesFailed | None = None
        for answer in (chosen, *[other for other in answers if other is not chosen]):
            try:
                self.write(self.table.bot_answer(now(), seat, level, self.table.n, answer.text))
            except RulesFailed as error:
                failed = error
            else:
                return
        if failed is not None:
            raise failed


def now() -> int:
    return int(1000 * time())


def view_of(game: Game, step: StepShown) -> View:
    """The view of the person, with the faces just seen: what lies unseen is the deck without the faces in sight."""
    sent = step.view
    cards, known = [list(row) for row in sent.cards], [list(row) for row in sent.known]
    for zone, index, kind in step.peeks:
        cards[zone][index] = kind
        known[zone][index] |= BIT[sent.seat]
    back_of = dict(zip(game.deck, game.backs))
    unseen: list[list[int]] = [[] for _ in range(game.piles)]
    for kind in game.deck:
        unseen[back_of[kind]].append(kind)
    for row in cards:
        for kind in row:
            if kind >= 0:
                unseen[back_of[kind]].remove(kind)
    return View(sent.seat, sent.phase, sent.asked, tuple([tuple(row) for row in cards]),
                tuple([tuple(row) for row in known]), tuple([tuple(sorted(kinds)) for kinds in unseen]), sent.signs,
                sent.facts, sent.marks)
