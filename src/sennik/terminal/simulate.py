"""Many games between bots, as fast as the engine allows, and what came of them."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from ..bots import Bot, carry_out, witness
from ..bots import make as make_bot
from ..engine.game import Game
from ..engine.random_play import anyone_asked, random_play
from ..engine.record import Record
from ..engine.rng import FastRng
from ..engine.seed import number_of, seed_of
from ..engine.state import State

Keep = Callable[[int, str], None]         # the number of a game and its record as text


class Played(NamedTuple):
    answers: int
    returns: list[float]
    scores: list[int]


class SimulatedGames(NamedTuple):
    games: int
    answers: int
    seconds: float                         # of CPU
    lengths: list[int]
    wins: list[float]                      # by seat: the share of games won
    scores: list[float]                    # by seat: on average

    def speed(self) -> int:
        """Answers in a second of CPU time."""
        return round(self.answers / max(self.seconds, 1e-9))

    def spread(self) -> tuple[int, float, float, int]:
        """Answers in a game: least, median, mean, most."""
        return min(self.lengths), median(self.lengths), mean(self.lengths), max(self.lengths)

    def body(self) -> dict[str, object]:
        least, middle, average, most = self.spread()
        return {"games": self.games, "answers": self.answers, "cpu_seconds": round(self.seconds, 3),
                "answers_per_cpu_second": self.speed(),
                "answers_per_game": {"min": least, "median": middle, "mean": round(average, 1), "max": most},
                "wins": [round(share, 4) for share in self.wins], "scores": [round(each, 2) for each in self.scores]}


def simulate(game: Game, names: Sequence[str], games: int, seed: str, keep: Keep | None,
             done: Callable[[], None]) -> SimulatedGames:
    """Play `games` games, a bot of `names` at each seat; `done` is called after each."""
    played: list[Played] = []
    start = process_time()
    for result in each(game, names, games, seed, keep):
        played.append(result)
        done()
    seconds = process_time() - start
    return SimulatedGames(games, sum(one.answers for one in played), seconds, [one.answers for one in played],
                  [mean(one.returns[seat] for one in played) for seat in range(game.seats)],
                  [mean(one.scores[seat] for one in played) for seat in range(game.seats)])


def each(game: Game, names: Sequence[str], games: int, seed: str, keep: Keep | None) -> Iterator[Played]:
    for k in range(games):
        by_chance = set(names) == {"random"}         # then also who of several answers first
        if keep is not None:
            order = FastRng(number_of(f"{seed} {k} order")) if by_chance else None
            yield recorded(game, bots(game, names, seed, k), seed, k, order, keep)
        elif by_chance:
            state = game.new(FastRng(number_of(f"{seed} {k}")))
            yield result(state, random_play(state))
        else:
            yield between(game, bots(game, names, seed, k), FastRng(number_of(f"{seed} {k}")))


def between(game: Game, players: list[Bot], rng: FastRng) -> Played:
    state = game.new(rng)
    count = 0
    while state.asked:
        seat = state.to_act()
        carry_out(state, seat, players[seat].choose(state.view(seat), state.legal(seat)), players)
        count += 1
    return result(state, count)


def recorded(game: Game, players: list[Bot], seed: str, k: int, order: FastRng | None, keep: Keep) -> Played:
    record = Record(game, seed_of(f"{seed} {k}"))
    state = record.begin()
    while state.asked:
        seat = state.to_act() if order is None else anyone_asked(state, order)
        witness(players, record.answer(state, seat, players[seat].choose(state.view(seat), state.legal(seat)).text))
    keep(k, record.to_json(state))
    return result(state, len(record.answers))


def result(state: State, answers: int) -> Played:
    return Played(answers, state.returns(), state.scores())


def bots(game: Game, names: Sequence[str], seed: str, k: int) -> list[Bot]:
    return [make_bot(names[seat], game, number_of(f"{seed} {k} {seat}")) for seat in range(game.seats)]
