"""Histories as rows of numbers: equal information states give equal rows, different ones others."""
from __future__ import annotations

import pytest

import sennik
from sennik import games
from sennik.engine.events import Event
from sennik.research.encoding import Encoding
from sennik.research.history import ANSWERED, FIELDS, MORE, WIDTH, SeatHistory

pytestmark = pytest.mark.pure


def test_equal_histories_have_equal_rows_and_different_ones_different_rows(
        variant: tuple[str, int, dict[str, str]]) -> None:
    key, seats, options = variant
    game = games.make(key, seats, options)
    encoding = Encoding(game)
    rows: dict[tuple[int, ...], tuple[object, ...]] = {}
    told: dict[tuple[object, ...], tuple[int, ...]] = {}
    for number in range(40):
        if len(rows) > 400:
            break
        record = sennik.Record(game, sennik.seed_of(f"{key} {number // 2}"))     # the same deal twice, played otherwise
        state, chance = record.begin(), sennik.FastRng(number)
        histories = [SeatHistory(encoding, state, seat) for seat in range(seats)]
        shown: list[list[object]] = [[state.view(seat)] for seat in range(seats)]
        for _ in range(40):
            if not state.asked:
                break
            seat = int(state.to_act())
            answer = state.legal(seat)[chance.below(len(state.legal(seat)))]
            histories[seat].answered(answer)
            shown[seat].append(answer.text)
            events = record.answer(state, seat, answer.text)
            for eye in range(seats):
                histories[eye].saw(events)
                shown[eye] += [event.seen(eye) for event in events]
                row, all_told = (eye, *histories[eye].start, *histories[eye].rows), (eye, *shown[eye])
                assert len(histories[eye].rows) % WIDTH == 0
                assert rows.setdefault(row, all_told) == all_told         # no two histories in one
                assert told.setdefault(all_told, row) == row
    assert len(rows) > (6 if key in games.studies() else 100)


@pytest.mark.parametrize("key", games.keys())
def test_what_a_seat_cannot_know_is_not_in_its_history(key: str) -> None:
    """Two worlds alike to a seat, dealt otherwise: the same answers of that seat leave it with the same rows."""
    game = sennik.new(key, games.identity(key).least)
    encoding, compared = Encoding(game), 0
    for number in range(40):
        state = game.new(sennik.FastRng(number))
        for _ in range(number % 9):
            if state.asked:
                state.apply(state.to_act(), state.legal(state.to_act())[0])
        if not state.asked:
            continue
        seat = int(state.to_act())
        twin = state.copy(sennik.FastRng(number))
        twin.redeal(seat)
        answer = state.legal(seat)[number % len(state.legal(seat))]
        worlds = []
        for world in (state, twin):
            world.rng, world.log = sennik.FastRng(5), []
            history = SeatHistory(encoding, world, seat)
            world.apply(seat, answer)
            seen = [event for event in world.log if event.face < 0 or not event.learned >> seat & 1]
            history.answered(answer)
            history.saw(seen)                            # what it learned by chance may differ, and may be told
            worlds.append((history.start, history.rows))
        if state.dump()[0] != twin.dump()[0]:
            compared += 1
        assert worlds[0] == worlds[1]
    assert compared > 5


def test_a_row_says_what_its_fields_are_called_and_many_numbers_go_on_in_the_next() -> None:
    game = sennik.new("sen", 2)
    history = SeatHistory(Encoding(game), game.new(sennik.FastRng(1)), 1)
    history.answered(game.answers.parse("land 1 2"))
    history.saw([Event.shuffled(0, (1, 2, 3, 4, 5, 6)), Event.told(game.told[1].split()[0], (3, 2, 1, 0))])
    assert len(FIELDS) == WIDTH
    answer, mixed, more, said = [dict(zip(FIELDS, history.rows[k:k + WIDTH])) for k in range(0, 4 * WIDTH, WIDTH)]
    assert (answer["what"], answer["seat"], answer["word"]) == (ANSWERED, 1, game.answers.parse("land 1 2").id)
    assert (mixed["count"], [mixed[f"number {k}"] for k in range(4)]) == (6, [1, 2, 3, 4])
    assert (more["what"], more["count"], [more[f"number {k}"] for k in range(4)]) == (MORE, 2, [5, 6, 0, 0])
    assert (said["word"], said["count"], said["number 0"]) == (1, 4, 3)
