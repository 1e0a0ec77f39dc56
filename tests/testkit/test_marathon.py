"""Marathons: one line of JSON, one digest, whoever runs it."""

import json
import subprocess
import sys
from typing import cast

import pytest

from sennik import games
from sennik.engine.answers import Answer
from sennik.engine.game import BIT
from sennik.engine.playout import playout
from sennik.engine.random_play import random_play
from sennik.engine.rng import FastRng
from sennik.testkit.games.nap import CLOCK, Nap
from sennik.testkit.leaks.faults import FieldBeside, OwnChance
from sennik.testkit.leaks.plant import Plant, Weed, planted
from sennik.testkit.marathon import marathon
from sennik.testkit.random_game import RandomGame


@pytest.mark.pure
def test_a_marathon_can_be_run_again() -> None:
    once = marathon(Nap(3), 20)
    assert once == marathon(Nap(3), 20)
    assert once["games"] == 20
    assert once["digest"] != marathon(Nap(3), 20, seed=1)["digest"]
    assert len(cast(str, once["digest"])) == 16


def test_the_digest_is_of_every_position() -> None:
    course = RandomGame(Nap(2), 4).run(1000)
    assert len(course.hashes) == len(course.record.answers) + 1
    assert course.hashes == RandomGame(Nap(2), 4).run(1000).hashes


def test_a_game_that_cannot_be_repeated_does_not_finish() -> None:
    with pytest.raises(ValueError, match="record position"):
        marathon(planted(Nap(2), OwnChance), 5)


def test_a_field_beside_the_state_is_not_chance() -> None:
    marathon(planted(Nap(2), FieldBeside), 2)      # it replays alike: only copies lose it, which check_game finds


class Endless(Plant):
    """It goes on and on."""

    class state(Weed):  # noqa: N801
        def end_turn(self) -> None:
            self.facts[CLOCK] = 9
            super().end_turn()                     # type: ignore[misc]


class InOrder(Plant):
    """Where several are asked it breaks down unless the lowest seat answers first."""

    class state(Weed):  # noqa: N801
        def apply(self, seat: int, answer: Answer) -> None:
            if self.asked & (BIT[seat] - 1):
                raise IndexError("out of order")
            super().apply(seat, answer)


def test_a_fault_that_only_shows_when_seats_answer_out_of_order_is_met() -> None:
    game = planted(Nap(4), InOrder)
    for seed in range(20):
        playout(game.new(FastRng(seed)))           # which is for search: the lowest seat first
    with pytest.raises(IndexError, match="out of order"):
        sum([random_play(game.new(FastRng(seed))) for seed in range(20)])
    with pytest.raises(AssertionError, match="out of order"):
        marathon(game, 20)


def test_a_game_without_end_is_stopped() -> None:
    with pytest.raises(AssertionError, match="still not over after 300 answers"):
        marathon(planted(Nap(2), Endless), 1, bound=300)


def test_it_runs_from_the_command_line() -> None:
    command = [sys.executable, "-m", "sennik.testkit.marathon", "sen", "--games", "3", "--seed", "7", "--seats", "3",
               "--option", "edition=long", "--option", "rounds=1"]
    line = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    told = json.loads(line)
    assert line.count("\n") == 1
    here = marathon(games.new("sen", 3, edition="long", rounds=1), 3, seed=7)
    assert {name: told[name] for name in here} == here
    assert (told["game"], told["seats"], told["options"]["edition"]) == ("sen", 3, "long")
