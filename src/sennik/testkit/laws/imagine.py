"""Imagination: a state made up from a view is as good as the real one, for all that the seat can tell."""
from __future__ import annotations

from ...engine.answers import Answers
from ...engine.game import BAG, BIT
from ...engine.rng import FastRng
from ...engine.state import State
from ...engine.view import View
from ..conservation import lost
from ..difference import who, wrong
from ..law import Law
from ..play import Play
from .copy import choices, rebuilt
from .masks import strange

ENOUGH = 40                    # that many re-deals that could change something, and none did


class Imagine(Law):
    """A state imagined from a view, with or without recall, gives the same view and answers. So does `redeal`."""
    name = "Imagine"

    def __init__(self) -> None:
        self.idle = 0

    def position(self, play: Play) -> None:
        for seat in play.viewers:
            legal = answers(play.state, seat)
            for recall in (True, False):
                self.imagine(play, seat, recall, legal)
            self.redeal(play, seat, legal)

    def end(self, play: Play) -> None:
        self.position(play)

    def imagine(self, play: Play, seat: int, recall: bool, legal: Answers) -> None:
        play.report.imagined += 1
        how = f"the imagined view of {who(seat)}, recall {recall}"
        view = play.view(seat, recall)
        state = play.game.imagine(view, fresh(play))
        odd = lost(state)
        play.need(not odd, self.name, f"{how}: {odd}")
        self.same(play, how, view, state.view(seat))
        self.same(play, how, play.view(seat, False), state.view(seat, False))
        self.same_answers(play, how, legal, answers(state, seat))

    def redeal(self, play: Play, seat: int, legal: Answers) -> None:
        play.report.redealt += 1
        how = f"a re-deal for {who(seat)}"
        state = play.state.copy(fresh(play))
        state.redeal(seat)
        odd = lost(state) or strange(state)
        play.need(not odd, self.name, f"{how}: {odd}")
        for recall in (True, False):
            self.same(play, how, play.view(seat, recall), state.view(seat, recall))
        self.same_answers(play, how, legal, answers(state, seat))
        play.need(choices(play.game, rebuilt(state, state.rng)) == choices(play.game, state), self.name,
                  f"{how} leaves answers that were derived from the old cards")
        if hidden(state, seat) != hidden(play.state, seat):
            play.report.changed += 1
            self.idle = 0
        elif changeable(play.state, seat):         # it happens, by chance; a search that always sees the truth cheats
            self.idle += 1
            play.need(self.idle < ENOUGH, self.name, f"{ENOUGH} re-deals have left every hidden card as it is")

    def same_answers(self, play: Play, how: str, legal: Answers, other: Answers) -> None:
        if legal != other:
            play.fail(self.name, f"{how} has other answers: {said(other)}, not {said(legal)}")

    def same(self, play: Play, how: str, view: View, other: View) -> None:
        if view != other:
            play.fail(self.name, f"{how}: {wrong(view, other, play.game)}")


def said(legal: Answers) -> str:
    return ", ".join([answer.text for answer in legal]) or "none"


def fresh(play: Play) -> FastRng:
    return FastRng(play.chance.below(1 << 31))


def answers(state: State, seat: int) -> Answers:
    return state.legal(seat) if seat < state.game.seats else ()


def hidden(state: State, seat: int) -> list[int]:
    """The kinds `seat` does not know, place by place, outside the bags."""
    game = state.game
    return [game.deck[card] for zone, row in zip(game.zones, state.cards) if zone.shape != BAG
            for card in row if not state.known[card] & BIT[seat]]


def changeable(state: State, seat: int) -> bool:
    """Could a re-deal put another kind somewhere? (Cards with a sign in sight aside.)"""
    game = state.game
    for back in range(game.piles):
        pool = {game.deck[card] for row in state.cards for card in row
                if game.backs[card] == back and not state.known[card] & BIT[seat]}
        outside = [kind for kind in hidden(state, seat) if kind in pool]
        if outside and len(pool) > 2:
            return True
    return False
