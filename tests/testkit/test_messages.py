"""What a law says: the plainest thing first, and the place of a difference with the names of the game."""

import re

import pytest

from sennik.engine.answers import Answer, Answers
from sennik.engine.game import BIT, Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.policy.instinct import Instinct
from sennik.testkit import Broken, check_game
from sennik.testkit.conservation import lost
from sennik.testkit.difference import of_parts, of_texts, sentence, zone_name
from sennik.testkit.games.nap import CLOCK, Nap, hand, pen
from sennik.testkit.laws import HIDDEN
from sennik.testkit.laws.belief import Belief
from sennik.testkit.leaks.answers import AnswersTell, LengthOfMessage
from sennik.testkit.leaks.battery import catches
from sennik.testkit.leaks.events import ExtraMessage, FaceInEvent
from sennik.testkit.leaks.knowledge import ImagineForgets, MaskByFace
from sennik.testkit.leaks.numbers import FactTells, PhaseTells
from sennik.testkit.leaks.plant import Plant, Weed, planted


def said(plant: type[Plant], law: str) -> str:
    broken = catches(Nap(3), plant, [one for one in HIDDEN if one.name == law])
    assert broken is not None
    return broken.sentence


# ---- The place of a difference
@pytest.mark.parametrize(("plant", "law", "told"), [
    (MaskByFace, "Twin", "known, zone 'hand' of seat 2, card 0: 4 or 5"),
    (FactTells, "Twin", "facts, 'planted': "),
    (PhaseTells, "Twin", "phase: 'turn' (0) or 'turn' (5)"),
    (ExtraMessage, "Twin", "events: 1 or 2"),
    (AnswersTell, "Twin", "answers, 'play 5': there or not there"),
    (LengthOfMessage, "Twin", "or ''"),
    (ImagineForgets, "Imagine", "known, zone 'hand' of seat 1, card 0 should be 2, and is 0"),
    (FaceInEvent, "Observer", "cards, zone 'hand' of seat 1, card 2 is 'ewe' by the events, and back 0 in the view"),
])  # fmt: skip
def test_a_law_that_compares_names_the_place(plant: type[Plant], law: str, told: str) -> None:
    words = said(plant, law)
    assert told in words
    assert len(words) < 400


def test_what_is_seen_and_known_alike_is_said_once_and_much_is_counted() -> None:
    game = Nap(2)
    view = [0, 0, 1, ((), (), (), ()), ((), (), (), ()), ((), ()), (), (0,) * 6, ()]
    other = [*view[:7], (1,) * 6, ()]
    one = {"view": view, "sight": view, "scores": [1, 2], "undo": True}
    told = sentence(of_parts(game, one, {"view": other, "sight": other, "scores": [1, 3], "undo": False}))
    assert told == "facts, 'mover': 0 or 1; facts, 'clock': 0 or 1; facts, 'score' 0: 0 or 1; and 5 more"
    seen = of_parts(game, {"view": view, "sight": view}, {"view": view, "sight": [1, *view[1:]]})
    assert [str(each) for each in seen] == ["in sight, seat: 0 or 1"]


def test_texts_part_at_a_character() -> None:
    assert str(of_texts("a quiet night", "a quiet evening")) == "character 8, after 'a quiet ': 'night' or 'evening'"
    assert str(of_texts("night", "nights")) == "character 5, after 'night': '' or 's'"


# ---- The plainest thing first
class BlindHand(Weed):
    """The hands become unknown, of which Twin and Observer would have much to say."""

    def apply(self, seat: int, answer: Answer) -> None:
        super().apply(seat, answer)
        if self.facts[CLOCK] < 8:
            for card in self.cards[hand(seat)]:
                self.known[card] = 0


class Unasked(Weed):
    """Forgets to look at who is asked, and trips over it where a twin is asked."""

    def legal(self, seat: int) -> Answers:
        return super().legal(seat) or self.game.answers.all[:1]  # type: ignore[return-value]


class NoSeat(Weed):
    """It is the turn of nobody there is, and of whom depends on a hidden card."""

    def apply(self, seat: int, answer: Answer) -> None:
        super().apply(seat, answer)
        self.facts[0] = 9 + self.game.deck[self.cards[pen(0)][0]] % 2


@pytest.mark.parametrize(("weed", "law", "told"), [
    (BlindHand, "Masks", "sees this zone and does not know it"),
    (Unasked, "Answers", "seat 0 is not asked and has answers"),
    (NoSeat, "Numbers", "mover is "),
])  # fmt: skip
def test_what_is_wrong_with_a_position_by_itself_is_said_first(weed: type[Weed], law: str, told: str) -> None:
    game: Game = planted(Nap(3), type("Faulty", (Plant,), {"state": weed}))
    with pytest.raises(Broken) as broken:
        check_game(game, games=4)
    assert (broken.value.law, told in broken.value.sentence) == (law, True), broken.value.sentence
    if weed is BlindHand:
        assert re.fullmatch(r"card 0 in zone 'hand' of seat (\d): seat \1 sees this zone and does not know it",
                            broken.value.sentence)


def test_a_card_that_is_gone_or_doubled_is_named_with_its_zones() -> None:
    state = Nap(2).new(FastRng(1))
    card = state.cards[0].pop()
    assert lost(state) == f"card {card} ('{state.game.kinds[state.game.deck[card]]}') lies nowhere"
    state.cards[0].append(card)
    assert lost(state) == ""
    state.cards[hand(1)].append(card)
    assert lost(state).endswith(f"lies 2 times, in {zone_name(state.game, 0)} and in zone 'hand' of seat 1")
    state.cards[hand(1)][-1] = 99
    assert lost(state) == "there is no card 99, yet it lies in zone 'hand' of seat 1"


def test_a_method_that_is_missing_is_named() -> None:
    class Mute(Nap):
        def blank(self) -> State:
            return State(self)
    with pytest.raises(NotImplementedError, match=r"^the State of 'nap' has no result\(\)$"):
        Mute(2).blank().result()


# ---- Belief
class Believing(Instinct):
    """Takes the first hidden card of every other hand for one that lies in the meadow."""

    def believe(self, s: State, seat: int) -> None:
        for other in range(s.game.seats):
            for i, card in enumerate(s.cards[hand(other)]):
                new = s.cards[0][0] if s.cards[0] else card
                if not s.known[card] & BIT[seat] and s.game.backs[card] == s.game.backs[new] and new != card:
                    s.cards[0][0], s.cards[hand(other)][i] = card, new
                    s.known[card], s.known[new] = s.known[new], s.known[card]
                    break


class Dreaming(Instinct):
    """Also takes what it knows for something else."""

    def believe(self, s: State, seat: int) -> None:
        s.cards[hand(seat)], s.cards[hand((seat + 1) % s.game.seats)] = (
            s.cards[hand((seat + 1) % s.game.seats)], s.cards[hand(seat)])


class Losing(Instinct):
    def believe(self, s: State, seat: int) -> None:
        s.cards[0][:] = s.cards[0][:1] * len(s.cards[0])


class Forgetting(Instinct):
    """Exchanges cards, and forgets that who knows them belongs to the place."""

    def believe(self, s: State, seat: int) -> None:
        other = hand((seat + 1) % s.game.seats)
        if s.cards[other] and s.cards[0]:
            s.cards[0][0], s.cards[other][0] = s.cards[other][0], s.cards[0][0]


def test_a_belief_that_keeps_the_view_and_the_deck_passes() -> None:
    assert check_game(Nap(3), games=4, instinct=Believing()).believed > 50


@pytest.mark.parametrize(("instinct", "told"), [
    (Dreaming(), "what seat "), (Losing(), "lies nowhere"), (Forgetting(), "in a bag")])
def test_a_belief_that_does_not_is_caught(instinct: Instinct, told: str) -> None:
    with pytest.raises(Broken, match=told) as broken:
        check_game(Nap(3), games=4, laws=[Belief], instinct=instinct)
    assert broken.value.law == "Belief"
