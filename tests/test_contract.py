"""What every game must pass, found by its folder: the laws, the words, and many games played to their end.

A new folder in games/ is checked here without a line being changed. SENNIK_MARATHON=10000 runs longer marathons.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import sennik
import sennik.engine.state
from sennik import games
from sennik.bots.discover import instinct_of
from sennik.engine.game import Game
from sennik.testkit import check_game, check_words
from sennik.testkit.marathon import marathon
from sennik.testkit.variants import variants

SRC = Path(__file__).parent.parent / "src"
COMPILED = not str(sennik.engine.state.__file__).endswith(".py")
KEYS = games.keys()

CHECKS = 24                    # of a game, at least: few variants are checked with several seeds
POSITIONS = 6000               # looked at in a game, spread over its checks …
LEAST = 24                     # … but so many in each
PURE = 6                       # checks of a game that run a second time on the plain source
MARATHON = int(os.environ.get("SENNIK_MARATHON", "250"))       # games for each value of a game's first option
LEG = 125                      # games in one test, so that several workers share a marathon

Variant = tuple[str, int, dict[str, str]]


@cache
def variants_of(key: str) -> list[tuple[int, dict[str, str]]]:
    return variants(games.identity(key), lambda seats, options: games.make(key, seats, options))


def named(key: str, seats: int, options: dict[str, str]) -> str:
    """sen-4-edition=jubilee-N-K: the values that are not the default."""
    defaults = {option.name: option.default for option in games.identity(key).options}
    told = [name if value == "yes" else f"{name}={value}" for name, value in options.items() if value != defaults[name]]
    return "-".join([key, str(seats), *told])


def checks() -> Iterator[object]:
    """Every variant of every game, with so many seeds and positions that each game is looked at alike."""
    for key in KEYS:
        rows = variants_of(key)
        seeds = -(-CHECKS // len(rows))
        positions = max(LEAST, POSITIONS // (len(rows) * seeds))
        every = max(1, len(rows) * seeds // PURE)
        for n, (seats, options) in enumerate(rows * seeds):
            marks = [pytest.mark.pure] if n % every == 0 else []
            name = named(key, seats, options) + (f"-seed{2 * n}" if seeds > 1 else "")
            yield pytest.param((key, seats, options), 2 * n, positions, marks=marks, id=name)


@pytest.mark.parametrize(("variant", "seed", "positions"), list(checks()))
def test_a_game_keeps_the_laws(variant: Variant, seed: int, positions: int) -> None:
    """Two games, one by chance and one with some instinct, seen by every seat and the spectator."""
    game = games.make(*variant)
    report = check_game(game, games=2, seed=seed, positions=positions // 2, instinct=instinct_of(game))
    looks = report.positions * (int(game.seats) + 1)
    assert report.positions >= min(positions // 2, report.answers)
    assert report.imagined >= 2 * looks
    assert report.observed >= looks
    assert report.unmerged >= looks
    assert report.twins + report.skipped + report.idle >= looks
    assert report.twins > looks / 4, "hardly any twin could be made: the law was idle"


@pytest.mark.parametrize("key", KEYS)
def test_every_word_is_there_in_every_language(key: str) -> None:
    rows = variants_of(key)
    some = [games.make(key, seats, options) for seats, options in rows[::max(1, len(rows) // 8)]]
    check_words(*some, games=max(2, 16 // len(some)), instinct=instinct_of(some[0]))


# ---- Names: a constant of a game's rules is called what it stands for
def firsts(names: Iterable[str]) -> dict[str, int]:
    """By name, the first place where it stands."""
    found: dict[str, int] = {}
    for place, name in enumerate(names):
        found.setdefault(name, place)
    return found


NAMESPACES: dict[str, Callable[[Game], dict[str, int]]] = {
    "zones": lambda game: firsts(zone.name for zone in game.zones),
    "phases": lambda game: firsts(phase.name for phase in game.phases),
    "verbs": lambda game: firsts(game.answers.verbs),
    "facts": lambda game: {fact.name: fact.start for fact in reversed(game.facts)},
}


@pytest.mark.parametrize("space", NAMESPACES)
@pytest.mark.parametrize("key", KEYS)
def test_the_constants_of_a_game_are_called_what_they_stand_for(key: str, space: str) -> None:
    """`phases.SWAP_A` is the number of the phase "swap_a". What lies elsewhere at another table has no constant."""
    rows = variants_of(key)
    some = [games.make(key, seats, options) for seats, options in rows[::max(1, len(rows) // 24)]]
    places: dict[str, set[int]] = {}
    for game in some:
        for name, place in NAMESPACES[space](game).items():
            places.setdefault(name, set()).add(place)
    constants = vars(import_module(f"sennik.games.{key}.rules.{space}"))
    wanted = {name.upper(): found.pop() if len(found) == 1 else None for name, found in places.items()}
    assert {name: constants.get(name) for name in wanted} == wanted


# ---- Marathons
def legs() -> Iterator[tuple[Variant, int, int]]:
    """By game and value of its first option, at the seat counts in turn."""
    for key in KEYS:
        identity = games.identity(key)
        first = identity.options[:1]
        values = [{option.name: value} for option in first for value in option.values] or [{}]
        for given in values:
            seats = [count for count in range(identity.least, identity.most + 1) if playable(key, count, given)]
            for leg in range(max(1, MARATHON // LEG)):
                yield (key, seats[leg % len(seats)], given), leg * LEG, min(LEG, MARATHON)


def playable(key: str, seats: int, options: dict[str, str]) -> bool:
    return any(count == seats and options.items() <= row.items() for count, row in variants_of(key))


LEGS = list(legs())


@pytest.mark.parametrize(("variant", "seed", "number"), LEGS, ids=[f"{named(*leg[0])}-from{leg[1]}" for leg in LEGS])
def test_many_games_end_and_replay_exactly(variant: Variant, seed: int, number: int) -> None:
    game = games.make(*variant)
    told = marathon(game, number, seed)
    assert told["games"] == number


def run(folder: Path, key: str, seats: int, options: dict[str, str]) -> dict[str, object]:
    """A marathon in a process of its own, with the sennik that lies in `folder`."""
    command = [sys.executable, "-m", "sennik.testkit.marathon", key, "--games", "40", "--seats", str(seats)]
    command += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout)
    return {name: told[name] for name in ("games", "answers", "digest")}


@pytest.mark.skipif(not COMPILED, reason="what runs here is the plain source")
@pytest.mark.parametrize("variant", [variant for variant, seed, _ in LEGS if seed == 0],
                         ids=lambda variant: named(*variant))
def test_the_plain_source_plays_the_same_games(variant: Variant) -> None:
    installed = Path(sennik.__file__).parent.parent
    assert run(installed, *variant) == run(SRC, *variant)
