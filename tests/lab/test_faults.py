"""Whatever a bot does, the arena says so, counts it, answers for it and goes on."""

import os
import signal
import threading
import time
from collections import Counter

import pytest

from sennik import games
from sennik.lab import player
from sennik.lab.arena import Arena
from sennik.lab.figures.standings import lines
from sennik.lab.game_run import LIMIT, play
from sennik.lab.plan import ArenaPlan
from sennik.lab.result import Result
from sennik.words import Words

from .conftest import Make


def faults(result: Result) -> dict[str, int]:
    return dict(Counter(slip.kind for slip in result.slips))


def finished(plan: ArenaPlan, result: Result) -> bool:
    """It is a real game to its end: its record can be played again."""
    state = games.read(result.record)[1]
    return not state.asked and state.returns() == result.returns


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize(("bot", "kind"), [("Illegal", "illegal"), ("Raises", "raised"), ("Nothing", "raised")])
def test_a_wrong_answer_is_replaced_and_told(make: Make, bad: str, bot: str, kind: str, apart: bool) -> None:
    plan = make(f"{bad}.{bot},random", records=True, apart=apart)
    result = play(plan, 0)
    assert faults(result) == {kind: LIMIT, "dropped": 1}
    assert {slip.seat for slip in result.slips} == {0}
    assert finished(plan, result)


def test_what_was_wrong_is_said(make: Make, bad: str) -> None:
    notes = [play(make(f"{bad}.Raises,random", apart=apart), 0).slips[0].note for apart in (False, True)]
    assert notes == ["RuntimeError: no idea at all"] * 2


def test_the_answers_in_place_of_wrong_ones_are_repeatable(make: Make, bad: str) -> None:
    plan = make(f"{bad}.Illegal,random")
    assert play(plan, 3).played == play(plan, 3).played


def test_a_bot_that_cannot_be_made_is_a_fault_of_the_game_not_of_the_arena(make: Make, bad: str) -> None:
    plan = make(f"{bad}.Unborn,random", apart=True, records=True)
    for n in range(2):
        result = play(plan, n)
        assert faults(result) == {"raised": LIMIT, "dropped": 1}
        assert finished(plan, result)


@pytest.mark.parametrize("bot", ["Dies", "Leaves", "Exits"])
def test_a_process_that_ends_is_started_again(make: Make, bad: str, bot: str) -> None:
    plan = make(f"{bad}.{bot},{bad}.Good", apart=True, records=True, rounds=2)
    result = play(plan, 0)
    assert set(faults(result)) <= {"died", "dropped"}
    assert 1 <= faults(result)["died"] <= LIMIT
    assert finished(plan, result)
    assert result.asked[0] > 2


def test_a_bot_that_thinks_too_long_is_late(make: Make, bad: str) -> None:
    plan = make(f"{bad}.Thinks:seconds=0.02,random", apart=True, records=True)
    began = time.monotonic()
    result = play(plan, 0)
    assert faults(result) == {"late": LIMIT, "dropped": 1}
    assert finished(plan, result)
    assert result.slips[0].note.endswith(" s")
    assert time.monotonic() - began < 20
    assert not plan.repeatable()


def test_a_bot_that_sleeps_is_silent_not_late(make: Make, bad: str) -> None:
    plan = make(f"{bad}.Sleeps,random", apart=True, patience=0.2, records=True)
    result = play(plan, 0)
    assert faults(result) == {"silent": LIMIT, "dropped": 1}
    assert finished(plan, result)


def test_a_search_within_its_seconds_is_not_late(make: Make) -> None:
    result = play(make("ismcts:seconds=0.03,random", apart=True), 0)
    assert not result.slips
    assert 0 < result.cpu[0] / result.asked[0] < 0.09


def test_a_bot_killed_from_outside_while_it_thinks(make: Make, bad: str) -> None:
    plan = make(f"{bad}.Sleeps,random", apart=True, patience=60.0, records=True)
    over = threading.Event()

    def killer() -> None:
        while not over.wait(0.1):
            pid = player.sandbox(0).pid
            if pid:
                os.kill(pid, signal.SIGKILL)

    thread = threading.Thread(target=killer)
    thread.start()
    try:
        result = play(plan, 0)
    finally:
        over.set()
        thread.join()
    assert faults(result) == {"died": LIMIT, "dropped": 1}
    assert finished(plan, result)


def test_a_sandbox_that_died_between_games_is_nobodys_fault(make: Make, bad: str) -> None:
    plan = make(f"{bad}.Good,{bad}.Good", apart=True)
    first = play(plan, 0)
    child = player.sandbox(0).child
    assert child is not None
    os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    assert play(plan, 0).played == first.played
    assert not play(plan, 0).slips


def test_what_a_bot_prints_is_no_answer(make: Make, bad: str) -> None:
    assert not play(make(f"{bad}.Prints,random", apart=True), 0).slips


def test_nothing_is_remembered_from_game_to_game_or_from_seat_to_seat(make: Make, bad: str) -> None:
    plan = make(f"{bad}.Remembers,random", seats=4, apart=True)
    assert not [slip for n in range(4) for slip in play(plan, n).slips]


def test_no_process_is_left_behind(make: Make, bad: str) -> None:
    play(make(f"{bad}.Sleeps,{bad}.Good", apart=True, patience=0.1), 0)
    pids = [sandbox.child.pid for sandbox in player.SANDBOXES if sandbox.child is not None]
    assert pids
    player.dismiss()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.killpg(pid, 0)


def test_faults_are_counted_and_told_and_no_result_is_lost(make: Make, bad: str) -> None:
    arena = Arena(make(f"{bad}.Dies,greedy,{bad}.Raises", apart=True), 6)
    report = arena.run()
    assert report.games == 6
    died, none, raised = [one.faults for one in report.bots]
    assert died["died"] >= 4
    assert not any(none.values())
    assert raised["raised"] == 6 * LIMIT
    assert raised["dropped"] == 6
    assert any("bad_bots.Raises raised (RuntimeError: no idea at all)" in line for line in lines(report, Words("en")))
