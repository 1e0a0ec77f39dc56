"""What is agreed on before a game, and what cannot be."""

import pickle
from collections.abc import Mapping

import pytest

from sennik import games
from sennik.engine.errors import Illegal, NotAsked, Refused, Unreadable
from sennik.engine.game import Fact, Identity, Option, Place
from sennik.engine.rng import FastRng
from sennik.testkit.games.nap import Nap

pytestmark = pytest.mark.pure
DREAM = Identity("dream", version=1, least=2, most=4, minutes=5, weight=1, options=(
    Option("rounds", ("no", "5", "10"), yes="10"), Option("dark"), Option("target", ("70", "100"), default="100")))


def test_what_is_not_said_is_the_default() -> None:
    assert DREAM.read(2, {}) == {"rounds": "no", "dark": "no", "target": "100"}


@pytest.mark.parametrize(("given", "read"), [
    ({"dark": True}, "yes"), ({"dark": False}, "no"), ({"dark": "yes"}, "yes"), ({"rounds": 5}, "5"),
    ({"rounds": True}, "10"), ({"rounds": "yes"}, "10"), ({"rounds": False}, "no")])
def test_a_value_may_be_given_as_it_comes_to_hand(given: dict[str, object], read: str) -> None:
    assert DREAM.read(3, given)[next(iter(given))] == read


@pytest.mark.parametrize(("seats", "given", "word"), [
    (1, {}, "seats-out-of-range"), (5, {}, "seats-out-of-range"), (-1, {}, "seats-out-of-range"),
    (1 << 70, {}, "seats-out-of-range"), (2, {"light": "yes"}, "no-such-option"),
    (2, {"dark": "maybe"}, "no-such-value"),
    (2, {"rounds": 6}, "no-such-value"), (2, {"dark": None}, "no-such-value"), (2, {"dark": []}, "no-such-value"),
    (2, {"target": True}, "no-such-value")])
def test_what_cannot_be_agreed_on_is_refused_in_words(seats: int, given: Mapping[str, object], word: str) -> None:
    with pytest.raises(Unreadable) as refused:
        DREAM.read(seats, given)
    assert refused.value.word == word
    assert refused.value.details                      # what was given, and what there is
    assert str(refused.value) == refused.value.sentence()


@pytest.mark.parametrize("error", [Unreadable("no-such-game", game="x", games="a b"), Illegal("not-allowed"),
                                   NotAsked("not-asked")])
def test_a_refusal_survives_the_way_to_another_process(error: Refused) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.word, again.details, str(again)) == (error.word, error.details, str(error))


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unreadable, match="no such game"):
        games.make("chess", 2, {})


@pytest.mark.parametrize("key", games.keys())
def test_the_identity_card_is_filled_in(key: str) -> None:
    card = games.identity(key)
    assert card.key == key
    assert card.version >= 1
    assert 1 <= card.least <= card.most <= 6
    assert 1 <= card.weight <= 5
    assert card.minutes > 0
    for option in card.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) > 1
        assert not option.yes or (option.yes in option.values and "yes" not in option.values)


# ---- A game that is not whole
class Broken(Nap):
    """Nap with one mistake in it, made by `spoil`."""

    def ready(self) -> None:
        self.spoil()
        super().ready()

    def spoil(self) -> None:
        raise NotImplementedError


class TwoBacks(Broken):
    def spoil(self) -> None:
        self.backs[0] = 1


class TwoSigns(Broken):
    def spoil(self) -> None:
        self.signs[-1] = 0


class NoHome(Broken):
    def spoil(self) -> None:
        self.home.pop()


class Gap(Broken):
    def spoil(self) -> None:
        self.facts = (*self.facts, Fact("far", 99))


class LargeFirst(Broken):
    def spoil(self) -> None:
        start = sum([fact.size for fact in self.facts])
        self.facts = (*self.facts, Fact("deep", start, large=True), Fact("flat", start + 1))


@pytest.mark.parametrize(("kind", "why"), [(TwoBacks, "two backs"), (TwoSigns, "two signs"), (NoHome, "a home"),
                                           (Gap, "begin at 99"), (LargeFirst, "large facts come last")])
def test_a_game_that_is_not_whole_is_not_made(kind: type[Broken], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        kind(2)


def test_places_are_compared_by_what_they_are() -> None:
    assert Place(1, 2) == Place(1, 2)
    assert len({Place(1, 2), Place(1, 2), Place(1, kind=2), Place(fact=2)}) == 3
    numbers: object = (1, -1, -1, -1)
    assert Place(1) != numbers
    assert repr(Place(1, 2)) == "Place(zone=1, index=2, kind=-1, fact=-1)"


class NotReady(Nap):
    """A game whose author forgot to say that it is ready."""

    def ready(self) -> None:
        pass


def test_a_game_that_is_not_ready_says_what_is_missing() -> None:
    with pytest.raises(ValueError, match=r"NotReady is not ready: call self\.ready\(\)"):
        NotReady(2).new(FastRng(1))
