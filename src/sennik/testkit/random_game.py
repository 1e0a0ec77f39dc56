"""A random game: its record, and a hash of every position, so that playing it again can be compared."""
from __future__ import annotations

from ..engine.answers import Answer
from ..engine.game import BIT, Game
from ..engine.random_play import anyone_asked
from ..engine.record import Record
from ..engine.rng import FastRng, Rng
from ..engine.seed import seed_of
from ..engine.state import State
from ..policy.instinct import Instinct
from .conservation import lost
from .law import Broken
from .wire import WIRE, Wire

FICKLE = 400                   # answers after which the players' taste changes


class RandomGame:
    """Seeded, so that number `seed` of a game is the same everywhere, compiled or not."""
    game: Game
    seed: int
    record: Record
    state: State               # the last position
    hashes: list[int]          # of each position; ints in tuples hash alike in every process
    instinct: Instinct | None  # guides half of the answers of every other game: chance alone builds little

    def __init__(self, game: Game, seed: int, instinct: Instinct | None = None) -> None:
        self.game = game
        self.seed = seed
        self.instinct = instinct if seed % 2 else None
        self.record = Record(game, seed_of(f"{game.identity.key} {seed}"))
        self.state = self.record.begin()
        self.hashes = [hash(self.state.dump())]

    def run(self, bound: int, wire: Wire = WIRE) -> RandomGame:
        """To the end, every answer through the door."""
        state, record, chance = self.state, self.record, FastRng(self.seed)
        taste: list[int] = []
        number = 0
        self.conserved()
        while state.asked:
            if number == bound:
                raise self.broken("End", f"still not over after {bound} answers", number)
            if state.asked >= BIT[self.game.seats]:
                raise self.broken("Asked", f"asked is {state.asked}: there is no such seat", number)
            if number % FICKLE == 0:
                taste = [4 ** chance.below(4) for _ in self.game.answers.verbs]
            answer: Answer | None = None
            try:
                seat, answer = choose(state, taste, chance, self.instinct)
                if answer is not None:
                    wire.answer(record, state, seat, answer.text)
            except Exception as error:
                doing = f"'{answer}'" if answer else f"the search for answers in '{self.game.phases[state.phase].name}'"
                raise self.broken("Answers", f"{doing} crashed: {error.__cause__ or error!r}", number) from error
            if answer is None:
                raise self.broken("Answers", f"seat {seat} is asked and has no answer", number)
            number += 1
            self.hashes.append(hash(state.dump()))
            self.conserved()
        return self

    def conserved(self) -> None:
        odd = lost(self.state)
        if odd:
            raise self.broken("Cards", odd, len(self.record.answers))

    def broken(self, law: str, sentence: str, answer: int) -> Broken:
        return Broken(law, sentence, name(self.game), self.seed, answer)


def choose(state: State, taste: list[int], chance: Rng, instinct: Instinct | None) -> tuple[int, Answer | None]:
    """Any asked seat, a verb by taste, and any answer with it.

    Each game has a taste of its own: evenly random players end most games early, and never see what comes late. In a
    long game it changes, for one taste can keep building up and tearing down in balance for ever (Koty, seed 258).
    """
    seat = int(anyone_asked(state, chance))
    legal = state.legal(seat)
    if not legal:
        return seat, None
    if instinct is not None and chance.below(2):
        weights = instinct.weigh(state, seat, legal)
        return seat, legal[weights.index(max(weights))]
    by_verb: dict[int, list[Answer]] = {}
    for answer in legal:
        by_verb.setdefault(answer.verb, []).append(answer)
    verb = legal[0].verb
    if len(by_verb) > 1:
        left = chance.below(sum([taste[one] for one in by_verb]))
        for verb in by_verb:
            left -= taste[verb]
            if left < 0:
                break
    among = by_verb[verb]
    return seat, among[chance.below(len(among))]


def name(game: Game) -> str:
    """A game with its seats and options, in a line."""
    options = [f"{key}={value}" for key, value in game.options.items()]
    return " ".join([game.identity.key, f"{game.seats} seats", *options])
