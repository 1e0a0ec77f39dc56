"""Leaks planted on purpose: each is caught, and by the law that is meant for it."""

import pytest

import sennik.engine.state
from sennik.engine.errors import Illegal
from sennik.engine.events import Event, Seen
from sennik.engine.game import Game
from sennik.engine.record import Record
from sennik.engine.state import State
from sennik.games.sen.rules.game import Sen
from sennik.testkit import HIDDEN, LAWS, Broken, check_game
from sennik.testkit.games.nap import Nap
from sennik.testkit.leaks import ALL
from sennik.testkit.leaks.battery import battery, catches
from sennik.testkit.leaks.events import PlaceInHand, SecondSign
from sennik.testkit.leaks.faults import UndoShows
from sennik.testkit.leaks.numbers import FactTells
from sennik.testkit.leaks.plant import Plant, describe, grows, odd, planted
from sennik.testkit.leaks.views import MasksMissing

COMPILED = not str(sennik.engine.state.__file__).endswith(".py")
BY_NAME = {law.name: law for law in LAWS}


class Nothing(Plant):
    """Nothing at all is planted."""


# ---- On Nap, which is interpreted: the engine below may be compiled or not
@pytest.mark.pure
@pytest.mark.parametrize(("plant", "law"), [(plant, law) for plant in ALL for law in plant.laws],
                         ids=[f"{plant.__name__}-{law}" for plant in ALL for law in plant.laws])
def test_a_leak_is_caught_by_the_law_meant_for_it(plant: type[Plant], law: str) -> None:
    broken = catches(Nap(3), plant, [BY_NAME[law]])
    assert broken is not None, f"{law} does not notice: {describe(plant)}"
    assert broken.law == law


@pytest.mark.parametrize("plant", ALL, ids=lambda plant: plant.__name__)
def test_a_leak_is_caught_by_all_laws_together(plant: type[Plant]) -> None:
    assert catches(Nap(3), plant, LAWS)


def test_where_nothing_is_planted_nothing_is_caught() -> None:
    assert catches(Nap(3), Nothing, LAWS, games=20) is None
    report = check_game(planted(Nap(3), Nothing), games=4)
    assert report.twins > 300


def test_there_are_many_kinds_and_every_law_of_hidden_information_is_needed() -> None:
    assert len(ALL) >= 19
    assert len({describe(plant) for plant in ALL}) == len(ALL)
    for law in HIDDEN:
        only = [plant for plant in ALL if plant.laws == (law.name,)]
        first = [plant for plant in ALL if plant.laws[0] == law.name]
        assert only or first, f"no plant is there for {law.name}"


def test_the_battery_names_who_caught_what() -> None:
    """A few here; `python -m sennik.testkit.leaks.battery` shows the whole table."""
    assert battery(Nap(3), [Nothing, FactTells, MasksMissing, UndoShows]) == {
        Nothing: [], FactTells: ["Twin"], MasksMissing: ["Observer", "No merge", "Sight"], UndoShows: ["Undo"]}


def test_a_plant_grows_only_where_there_is_what_it_needs() -> None:
    assert all(grows(Nap(2), plant) for plant in ALL)
    sen = Sen(2)
    assert not grows(sen, SecondSign)
    assert not grows(sen, PlaceInHand)
    assert grows(sen, FactTells)


# ---- On Sen, whose classes can be subclassed and changed only where nothing is compiled
pure_only = pytest.mark.skipif(COMPILED, reason="compiled classes cannot be subclassed or changed")


def sen() -> Game:
    return Sen(3, {"edition": "jubilee", "K": True, "rounds": 2})


@pytest.mark.pure
@pure_only
@pytest.mark.parametrize("plant", [plant for plant in ALL if grows(sen(), plant)], ids=lambda plant: plant.__name__)
def test_a_leak_in_sen_is_caught(plant: type[Plant]) -> None:
    assert catches(sen(), plant, [BY_NAME[law] for law in plant.laws], games=30), describe(plant)


def caught(law: str, games: int = 12) -> bool:
    try:
        check_game(sen(), games, laws=[BY_NAME[law]])
    except Broken as broken:
        return broken.law == law
    return False


# These three belong to the engine and cannot be overridden by a game: only by changing the engine itself.
@pytest.mark.pure
@pure_only
def test_an_event_that_shows_its_face_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(event: Event, seat: int) -> Seen:
        return Seen(event.what, event.seat, event.src, event.i, event.dst, event.j, event.face, event.known,
                    event.word, event.numbers)
    monkeypatch.setattr(Event, "seen", seen)
    assert caught("Twin")


@pytest.mark.pure
@pure_only
def test_a_door_that_names_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Record.answer

    def talkative(record: Record, state: State, seat: int, text: str) -> list[Event]:
        try:
            return answer(record, state, seat, text)
        except Illegal:
            raise Illegal("not-allowed", odd=odd(state)) from None
    monkeypatch.setattr(Record, "answer", talkative)
    assert caught("Twin")


@pytest.mark.pure
@pure_only
def test_an_undo_that_is_too_kind_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "may_undo", lambda record, seat: bool(record.answers) and record.answers[-1][0] == seat)
    assert caught("Undo")
