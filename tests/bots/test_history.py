"""History: beside the view a bot is given what its seat saw happen, and nothing else, wherever it plays."""

import pytest

from sennik.bots import Bot, carry_out, make
from sennik.engine.answers import Answer, Answers
from sennik.engine.events import Event, Seen
from sennik.engine.game import Game
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.engine.view import View
from sennik.games import make as make_game
from sennik.games import new
from sennik.lab.game_run import GameRun
from sennik.lab.player import Plain
from sennik.server.workers import Task, think
from sennik.testkit.laws.sight import placed
from sennik.testkit.laws.twin import exchanged


class Hearing(Bot):
    """Answers at random."""

    def choose(self, view: View, answers: Answers) -> Answer:
        return answers[self.rng.below(len(answers))]


def played(game: Game, answers: int, seed: int) -> tuple[Record, list[list[Event]]]:
    """A random game, with what each answer brought about."""
    record, rng = Record(game, seed_of(f"history {seed}")), FastRng(seed)
    state = record.begin()
    events: list[list[Event]] = []
    while state.asked and len(events) < answers:
        seat = int(state.to_act())
        legal = state.legal(seat)
        events.append(record.answer(state, seat, legal[rng.below(len(legal))].text))
    return record, events


def test_an_arena_shows_each_seat_what_it_saw() -> None:
    game = new("sen", 3)
    bots = [Hearing(game, seat) for seat in range(3)]
    record = Record(game, seed_of("history"))
    run = GameRun(record, [Plain(bot) for bot in bots], FastRng(1))
    for _ in range(40):
        run.answer(int(run.state.to_act()))
    again, state = Record(game, record.seed), record.begin()
    events = [event for seat, text in record.answers for event in again.answer(state, seat, text)]
    assert [bot.history for bot in bots] == [[event.seen(seat) for event in events] for seat in range(3)]


@pytest.mark.pure
def test_bots_around_a_table_see_what_reaches_their_seats() -> None:
    game = new("sen", 3)
    bots = [Hearing(game, seat) for seat in range(3)]
    state = game.new(FastRng(1))
    log: list[list[Seen]] = [[], [], []]
    for _ in range(40):
        seat = int(state.to_act())
        answer = bots[seat].choose(state.view(seat), state.legal(seat))
        trial = state.copy(state.rng.copy())
        trial.log = []
        trial.apply(seat, answer)
        for event in trial.log:
            event.seat = seat
        for viewer in range(3):
            log[viewer] += [event.seen(viewer) for event in trial.log]
        carry_out(state, seat, answer, bots)
        assert state.log is None
        assert [bot.history for bot in bots] == log
    assert log[0] != log[1]                                  # each saw its own faces


@pytest.mark.pure
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, {"edition": "jubilee", "K": "yes"})])
def test_an_answer_follows_from_the_view_and_the_history(seats: int, options: dict[str, object]) -> None:
    """All that the seat cannot place lies otherwise. That what it saw is the same then, the law of twins looks at."""
    game = make_game("sen", seats, options)
    compared = 0
    for seed in range(6):
        record, events = played(game, 12 + 5 * seed, seed)
        state = record.replay()
        if not state.asked:
            continue
        seat = int(state.to_act())
        twin = exchanged(state, seat, placed(state, seat), True, FastRng(seed), FastRng(9))
        if twin is None:
            continue
        history = [event.seen(seat) for step in events for event in step]
        given = []
        for world in (state, twin):
            bot = make("master", game, 5)
            bot.history = list(history)
            given.append(bot.choose(world.view(seat), world.legal(seat)))
        assert given[0] is given[1]
        compared += 1
    assert compared >= 3


def test_a_worker_hands_the_history_on() -> None:
    game = new("sen", 2)
    record, events = played(game, 9, 1)
    state = record.replay()
    seat = int(state.to_act())
    history = tuple(event.seen(seat) for step in events for event in step)
    texts = tuple(answer.text for answer in state.legal(seat))
    given = Task("sen", 2, tuple(game.options.items()), "regular", 7, state.view(seat), texts, history)
    assert think(given) in texts
