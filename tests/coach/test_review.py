"""A review: the parts add up in every game, a bot against itself has neither skill nor luck on average."""
from __future__ import annotations

from functools import cache
from math import sqrt
from statistics import mean, stdev

import pytest

from sennik.bots import Bot, witness
from sennik.bots import make as make_bot
from sennik.coach.measure import Effort
from sennik.coach.messages import Review, SeatReview
from sennik.coach.review import Reviewer, review
from sennik.coach.split import Decided, curve
from sennik.coach.trial import Trial, thinker
from sennik.engine.answers import Answer, Answers
from sennik.engine.errors import Illegal
from sennik.engine.game import BIT, Game
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.engine.view import View
from sennik.games import identity, keys, make
from sennik.words import LANGS, Words

LITTLE = Effort(24, 3, 8)
COMMON = ["instead this that", "more points"]


def played(game: Game, bots: list[Bot], seed: str) -> Record:
    record = Record(game, seed_of(seed))
    state = record.begin()
    while state.asked:
        seat = int(state.to_act())
        witness(bots, record.answer(state, seat, bots[seat].choose(state.view(seat), state.legal(seat)).text))
    return record


def short(key: str, seats: int = 2) -> Game:
    return make(key, max(seats, identity(key).least), {"rounds": "2"} if key == "sen" else {})


@cache
def of_random(key: str) -> tuple[Record, Review]:
    game = short(key, 3 if key == "sen" else 2)
    bots = [make_bot("greedy" if seat else "random", game, seat) for seat in range(game.seats)]
    record = played(game, bots, "review")
    return record, review(record, effort=LITTLE)


@pytest.mark.parametrize("key", keys())
def test_the_parts_add_up_to_the_result_and_to_the_curve(key: str) -> None:
    record, found = of_random(key)
    state = record.replay()
    assert [seat.seat for seat in found.seats] == list(range(record.game.seats))
    for seat in found.seats:
        assert seat.result == round(10000 * state.returns()[seat.seat])
        assert seat.result == seat.prior + seat.own + seat.others + seat.chance
        share = seat.prior
        for point in seat.curve:
            assert point.share == share + point.own + point.others + point.chance
            share = point.share
        assert share == seat.result
        assert [point.moment for point in seat.curve] == [*[one.moment for one in seat.decisions], len(record.answers)]
        assert [seat.curve[k + 1].own for k in range(len(seat.decisions))] == [-one.loss for one in seat.decisions]


def test_in_teams_a_share_is_that_of_the_team() -> None:
    """Who wins together has won a whole game, and half of it was to be expected."""
    game = make("koty", 4, {"teams": "yes"})
    record = played(game, [make_bot("greedy" if seat % 2 else "random", game, seat) for seat in range(4)], "teams")
    found = review(record, effort=LITTLE).seats
    assert sorted(one.result for one in found) == [0, 0, 10000, 10000]
    assert {one.prior for one in found} == {5000}
    for one in found:
        partner = found[(one.seat + 2) % 4]
        assert (one.result, one.chance) == (partner.result, partner.chance)
        assert one.result == one.prior + one.own + one.others + one.chance
        for mistake in one.mistakes:
            (told,) = [reason.numbers for reason in mistake.better if reason.word == "instead"]
            assert abs(100 * (told["this"] - told["that"]) - mistake.cost) <= 100      # games that the team wins


@pytest.mark.parametrize("key", keys())
def test_what_is_said_is_of_own_answers_with_reasons_in_every_language(key: str) -> None:
    record, found = of_random(key)
    game = record.game
    declared = {words.split()[0]: words.split()[1:] for words in [*COMMON, *game.argued]}
    state = record.unanswered().begin()
    legal: dict[int, list[str]] = {}
    again = record.unanswered()
    for moment, (seat, text) in enumerate(record.answers):
        legal[moment] = [answer.text for answer in state.legal(seat)]
        again.answer(state, seat, text)
    for one in found.seats:
        for decision in one.decisions:
            assert sorted(decision.answers) == sorted(legal[decision.moment])
            assert next(iter(decision.answers)) == decision.best
            assert decision.given == record.answers[decision.moment][1]
        assert len(one.mistakes) <= 5
        assert [mistake.cost for mistake in one.mistakes] == sorted([m.cost for m in one.mistakes], reverse=True)
        for mistake in one.mistakes:
            assert mistake.given != mistake.best
            assert mistake.cost > 2 * mistake.error
            assert sorted(mistake.answers) == sorted(legal[mistake.moment])
            assert next(iter(mistake.answers)) == mistake.best
            assert mistake.answers[mistake.best] - mistake.answers[mistake.given] == mistake.cost
            for reason in (*mistake.better, *mistake.worse):
                if reason.word == "instead":             # in words what stands beside the answers
                    assert abs(100 * reason.numbers["this"] - mistake.answers[mistake.best]) <= 51
                    assert abs(100 * reason.numbers["that"] - mistake.answers[mistake.given]) <= 51
                assert list(reason.numbers) == declared[reason.word]
                assert len({Words(lang, game, strict=True).tell(f"reason-{reason.word}", reason.numbers)
                            for lang in LANGS}) == len(LANGS)


class Elsewhere(Reviewer):
    """Judges every decision in another world, alike to its seat: all that it could not place is dealt anew."""
    other = 0                      # worlds that really were other ones

    def judge(self, moment: int, seat: int, answer: Answer) -> None:
        here = self.state
        self.state = here.copy(FastRng(moment + 1))
        self.state.redeal(seat)
        self.other += self.state.cards != here.cards
        super().judge(moment, seat, answer)
        self.state = here


@pytest.mark.parametrize("key", keys())
def test_worlds_alike_to_the_seats_give_the_same_review_to_the_letter(key: str) -> None:
    """Figures, curve, mistakes and why: by what each seat knew when it was asked, and by nothing else."""
    record, found = of_random(key)
    reviewer = Elsewhere(record, effort=LITTLE)
    while reviewer.go_on():
        pass
    assert reviewer.finish() == found
    assert reviewer.other > 5


class Peeking(Reviewer):
    """The planted fault: the seat is taken to know every card, as it lies."""

    def judge(self, moment: int, seat: int, answer: Answer) -> None:
        here = self.state
        self.state = here.copy(FastRng(0))
        for card in range(len(here.known)):
            self.state.known[card] |= BIT[seat]
        super().judge(moment, seat, answer)
        self.state = here


class PeekingElsewhere(Elsewhere, Peeking):
    pass


def test_a_review_that_looks_at_the_cards_is_found_out() -> None:
    record, _ = of_random("sen")
    reviewers = [kind(record, [0], LITTLE) for kind in (Peeking, PeekingElsewhere)]
    for reviewer in reviewers:
        while reviewer.go_on():
            pass
    assert reviewers[0].finish() != reviewers[1].finish()


def test_who_answers_at_random_is_told_of_mistakes() -> None:
    assert len(of_random("kruki")[1].seats[0].mistakes) >= 3


@pytest.mark.pure
def test_a_review_follows_from_the_record() -> None:
    record, found = of_random("koty")
    assert review(record, effort=LITTLE) == found
    assert review(record, [1], LITTLE).seats == found.seats[1:]


def test_a_game_that_goes_on_has_no_review() -> None:
    game = short("sen")
    record = Record(game, seed_of("unfinished"))
    record.answer(record.begin(), 0, record.begin().legal(0)[0].text)
    reviewer = Reviewer(record, effort=LITTLE)
    while reviewer.go_on():
        pass
    with pytest.raises(Illegal):
        reviewer.finish()


def test_luck_is_what_no_decision_explains() -> None:
    """Half of the game before the deal; the other seat's answer gives this one 0.1, its own costs 0.2, and it wins."""
    decided = [Decided(0, 1, [0.4, 0.6], [0.5, 0.5]), Decided(2, 0, [0.7, 0.3], [0.5, 0.5])]
    points = curve(0, decided, 5000, 10000, 3)
    assert [(p.moment, p.share, p.own, p.others, p.chance) for p in points] == [
        (2, 7000, 0, 1000, 1000), (3, 10000, -2000, 0, 5000)]


# ---- a bot against itself
FEW = Effort(24, 3, 1)


class Pupil(Bot):
    """Who answers as the coach would, with chance of its own."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.coach = thinker(game, FEW, seed)

    def choose(self, view: View, answers: Answers) -> Answer:
        if len(answers) == 1:
            return answers[0]
        self.coach.history = self.history
        answer = Trial(self.coach, view, answers, FEW).choice
        self.coach.given.append(answer)
        return answer


def distance(column: list[int]) -> float:
    """How many standard errors the mean is from 0."""
    return mean(column) / (stdev(column) / sqrt(len(column)))


def parts(seats: int) -> dict[str, list[int]]:
    """Of the seat that begins; and of all together what they decided, as what one gains the others lose."""
    game = make("koty", seats, {})
    found: list[tuple[SeatReview, ...]] = []
    for k in range(48 // seats):
        bots: list[Bot] = [Pupil(game, seats * k + seat) for seat in range(seats)]
        found.append(review(played(game, bots, f"itself {k}"), effort=FEW).seats)
    first = [one[0] for one in found]
    return {"all own": [sum(one.own for one in game) for game in found], "own": [one.own for one in first],
            "others": [one.others for one in first], "chance": [one.chance for one in first]}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_against_itself_has_neither_skill_nor_luck_on_average(seats: int) -> None:
    """In so few worlds every figure is poor, and the mean is none the less nothing (larger samples: bench/coach.py)."""
    for name, column in parts(seats).items():
        assert abs(distance(column)) < 3.0, name


@pytest.mark.parametrize("seats", [2, 4])
def test_a_judge_in_the_worlds_of_the_choice_would_be_found_out(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """The planted fault: the choice is the luckiest in its own worlds, so whoever answers otherwise seems to lose."""
    judge = Trial.judge

    def unfair(self: Trial, answers: list[Answer], worlds: int) -> None:
        judge(self, answers, worlds)
        for k in self.judged:
            self.judged[k] = self.tried[k][:8]

    monkeypatch.setattr(Trial, "judge", unfair)
    assert distance(parts(seats)["all own"]) < -3.0
