"""Nobody goes round in circles: who comes to a position for the third time goes another way."""

import pytest

from sennik.bots import make
from sennik.bots.clairvoyant import Clairvoyant
from sennik.bots.repetition import OFTEN, Repetition
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import new
from sennik.lab.contestant import read
from sennik.lab.game_run import play
from sennik.lab.plan import plan
from sennik.policy.thinking import Thinking


def choice(least: int = 3) -> State:
    s = new("sen", 2).new(FastRng(4))
    while len(s.legal(s.to_act())) < least:
        s.apply(s.to_act(), s.legal(s.to_act())[0])
    return s


def test_an_answer_given_twice_in_a_position_is_not_given_there_again() -> None:
    s = choice()
    answers = s.legal(s.to_act())
    repetition = Repetition()
    assert repetition.left(7, answers) is answers
    repetition.remember(7, answers[1])
    assert repetition.left(7, answers) is not answers
    assert repetition.left(7, answers) == answers
    repetition.remember(7, answers[1])
    assert repetition.left(7, answers) == answers[:1] + answers[2:]
    assert repetition.left(8, answers) == answers


def test_where_every_answer_was_given_all_are_there_again() -> None:
    s = choice()
    answers = s.legal(s.to_act())
    repetition = Repetition()
    for answer in answers * OFTEN:
        repetition.remember(7, answer)
    assert repetition.left(7, answers) == answers


@pytest.mark.pure
@pytest.mark.parametrize("name", ["apprentice", "master", "greedy"])
def test_a_bot_asked_again_and_again_gives_every_answer(name: str) -> None:
    s = choice()
    seat = s.to_act()
    answers = s.legal(seat)
    bot = make(name, s.game, 1)
    given = [bot.choose(s.view(seat), answers) for _ in range(OFTEN * len(answers))]
    assert sorted(answer.id for answer in given) == sorted(answer.id for answer in answers * OFTEN)
    assert name == "greedy" or given[0] is given[1]          # as long as it may, it answers alike


def test_a_clairvoyant_tires_of_a_position_as_well() -> None:
    s = choice()
    seat = s.to_act()
    seer = Clairvoyant(s.game, 1, Thinking(30))
    given = {seer.choose_seeing(s, seat).id for _ in range(OFTEN * len(s.legal(seat)))}
    assert given == {answer.id for answer in s.legal(seat)}


def test_two_who_handed_each_other_the_same_cards_for_ever_come_to_an_end() -> None:
    # A deal in which these two once took and left the same three cards, turn after turn.
    the = plan("sen", [read("regular"), read("apprentice")], 2, {}, "strength sen")
    result = play(the, 584)
    assert sum(result.asked) < 500
    assert not result.slips
