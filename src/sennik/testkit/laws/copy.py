"""Copies: equal, independent, and complete, so that nothing of a position lies outside its lists."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...engine.game import Game
from ...engine.rng import Rng
from ...engine.state import State
from ..difference import of_dumps, sentence
from ..law import Law
from ..play import Play


def rebuilt(state: State, rng: Rng) -> State:
    """The same position in a state made anew: whatever a game keeps beside the lists, it has to find out again."""
    s = state.game.blank()
    s.cards = [row[:] for row in state.cards]
    s.known, s.facts, s.large = state.known[:], state.facts[:], state.large[:]
    s.marks = state.game.unmarked if state.marks is state.game.unmarked else state.marks[:]
    s.phase, s.asked, s.rng = state.phase, state.asked, rng
    return s


def joined(one: vec[i64], other: vec[i64]) -> bool:
    """Whether what is written into one is read in the other: compiled, they are never the same object."""
    if not len(one) or not len(other):
        return False
    kept = one[0]
    one[0] = other[0] ^ 1
    found = other[0] == one[0]
    one[0] = kept
    return found


def choices(game: Game, state: State) -> list[tuple[object, ...]]:
    return [state.legal(seat) for seat in range(game.seats)]


class Copy(Law):
    """A copy is equal, stays so whatever happens to the other, and goes the same way under the same answer.

    So is a branch, which shares the rows that no verb has changed."""
    name = "Copy"

    def position(self, play: Play) -> None:
        game, state, answer = play.game, play.state, play.answer
        dump, legal = state.dump(), choices(game, state)
        copy = state.copy(state.rng.copy())
        self.same(play, dump, copy.dump(), "a copy differs")
        play.need(copy.log is None, self.name, "a copy writes into the log")
        shared = [a is b for a, b in zip([*state.cards, state.cards], [*copy.cards, copy.cards])]
        shared += [joined(state.known, copy.known), joined(state.facts, copy.facts)]
        shared += [len(state.large) > 0 and state.large is copy.large]
        play.need(not any(shared), self.name, "a copy shares a list")
        play.need(choices(game, copy) == legal, self.name, "a copy has other answers")
        fresh = rebuilt(state, state.rng.copy())
        play.need(choices(game, fresh) == legal, self.name, "a position made anew has other answers")
        if answer is not None:
            copy.apply(play.seat, answer)
            fresh.apply(play.seat, answer)
            self.next = copy.dump()
            self.same(play, self.next, fresh.dump(), "a position made anew goes another way")
            branch = state.branch(state.rng.copy())
            branch.apply(play.seat, answer)
            self.same(play, self.next, branch.dump(), "a branch goes another way")
            branch = state.branch(state.rng.copy(), branch)
            branch.apply(play.seat, answer)
            self.same(play, self.next, branch.dump(), "a branch in the place of another goes another way")
        self.branch = state.branch(state.rng.copy())
        self.same(play, dump, state.dump(), "what happens to a copy happens to the position")

    def answered(self, play: Play) -> None:
        self.same(play, play.state.dump(), self.next, "a copy goes another way under the same answer")
        self.same(play, play.was, play.before.dump(), "what happens to the position happens to a copy")
        self.same(play, play.was, self.branch.dump(), "what happens to the position happens to a branch")

    def same(self, play: Play, one: tuple[object, ...], other: tuple[object, ...], what: str) -> None:
        if one != other:
            play.fail(self.name, f"{what}: {sentence(of_dumps(play.game, one, other))}")
