"""Positions as text: what is written is read as the same position, and what is not meant is refused.

Every game, found by its folder, at all seat counts and with all its options.
"""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from sennik import games
from sennik.engine.errors import Unreadable
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.random_play import anyone_asked
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.testkit.conservation import conserved
from sennik.testkit.difference import of_views, sentence, values
from sennik.testkit.variants import variants

KEYS = games.keys()
TABLES = 30                    # of a game, about: its variants, thinned or played several times
POSITIONS = 12                 # of each, spread over a random game
MUTANTS = 1000                 # of a game
BOUND = 20_000                 # answers
PARTS = re.compile(r"(\s*[\n;|,:/]\s*|\s+)")


def tables(key: str) -> list[Game]:
    rows = variants(games.identity(key), lambda seats, options: games.make(key, seats, options))
    step = max(1, len(rows) // TABLES) | 1         # an odd step meets both values of every option
    some = [games.make(key, seats, options) for seats, options in rows[::step]]
    return some * max(1, TABLES // len(some))


def positions(game: Game, seed: int) -> Iterator[State]:
    """Some of a random game, from the first question to the end."""
    length = sum(1 for _ in walk(game, seed)) - 1
    chosen = {length * k // (POSITIONS - 1) for k in range(POSITIONS)}
    return (s.copy(FastRng(n)) for n, s in enumerate(walk(game, seed)) if n in chosen)


def walk(game: Game, seed: int) -> Iterator[State]:
    s, chance = game.new(FastRng(seed)), FastRng(seed + 1)
    yield s
    while s.asked:
        play(s, chance)
        yield s


def play(s: State, chance: FastRng) -> None:
    seat = anyone_asked(s, chance)
    legal = s.legal(seat)
    s.apply(seat, legal[chance.below(len(legal))])


@cache
def written(key: str) -> tuple[list[tuple[State, str]], int]:
    """The positions of a game with their texts, and how many could not be written."""
    found: list[tuple[State, str]] = []
    refused = 0
    for n, game in enumerate(tables(key)):
        for s in positions(game, 100 * n):
            try:
                found.append((s, game.write_position(s)))
            except Unreadable as error:
                if error.word != "position-unreadable":
                    raise
                refused += 1
    return found, refused


@pytest.mark.parametrize("key", KEYS)
def test_most_positions_can_be_written(key: str) -> None:
    """But for some in the middle of nested work."""
    found, refused = written(key)
    assert len(found) >= refused, f"{refused} of {len(found) + refused} positions are refused"


@pytest.mark.parametrize("key", KEYS)
def test_what_is_written_is_read_as_the_same_position(key: str) -> None:
    for n, (s, text) in enumerate(written(key)[0]):
        game = s.game
        again = game.read_position(text, FastRng(n))
        assert game.write_position(again) == text
        assert conserved(again), text
        for seat in (*range(game.seats), SPECTATOR):
            for recall in (True, False):
                one, other = s.view(seat, recall), again.view(seat, recall)
                told = sentence(of_views(game, values(one), values(other)))
                assert one == other, f"{game.options}, seat {seat}, recall {recall}: {told}\n{text}"
        for seat in range(game.seats):
            assert again.legal(seat) == s.legal(seat), f"{game.options}, seat {seat}\n{text}"


# ---- What nobody meant
def mutant(text: str, other: str, chance: random.Random) -> str:
    """A character dropped, doubled, or exchanged with another; or a part of another position in place of one."""
    at, to = chance.randrange(len(text)), chance.randrange(len(text))
    way = chance.randrange(4)
    if way == 0:
        return text[:at] + text[at + 1:]
    if way == 1:
        return text[:at] + text[at] + text[at:]
    if way == 2:
        letters = list(text)
        letters[at], letters[to] = letters[to], letters[at]
        return "".join(letters)
    mine, theirs = PARTS.split(text), PARTS.split(other)
    k = chance.randrange(len(mine))
    mine[k] = theirs[min(k, len(theirs) - 1)] if chance.randrange(2) else chance.choice(theirs)
    return "".join(mine)


@pytest.mark.parametrize("key", KEYS)
def test_a_changed_text_is_refused_or_can_be_played_to_an_end(key: str) -> None:
    chance = random.Random(key)
    found = written(key)[0]
    read = 0
    for n in range(MUTANTS):
        (s, text), (_, other) = chance.choice(found), chance.choice(found)
        for _ in range(1 + chance.randrange(2)):
            text = mutant(text, other, chance) or " "
        try:
            again = s.game.read_position(text, FastRng(n))
        except Unreadable:
            continue
        read += 1
        assert conserved(again), text
        try:
            end(again, FastRng(n))
        except Exception as error:
            raise AssertionError(f"{s.game.options}: play breaks down ({error!r}) from\n{text}") from error
    assert read > MUTANTS / 50, f"only {read} changed texts could be read: hardly anything was tried"


def end(s: State, chance: FastRng) -> None:
    answers = 0
    while s.asked:
        assert answers < BOUND, "it does not end"
        play(s, chance)
        answers += 1
    assert abs(sum(s.returns()) - 1) < 1e-9
