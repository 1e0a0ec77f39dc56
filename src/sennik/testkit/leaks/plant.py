"""A planted leak: a game made faulty on purpose, to see that a law finds it."""
from __future__ import annotations

from typing import Any, ClassVar

from ...engine.game import BAG, EVERYONE, FAN, Fact, Game
from ...engine.state import State
from ..wire import WIRE, Wire

PLANTED = "planted"            # the name of the spare fact and the spare word


def secret(state: State) -> int:
    """The number of a card on the table that nobody knows, or -1."""
    for zone, row in zip(reversed(state.game.zones), reversed(state.cards)):
        if zone.shape != BAG:
            for card in row:
                if not state.known[card] & EVERYONE:
                    return card
    return -1


def odd(state: State) -> bool:
    """One bit of a secret: most leaks need no more."""
    card = secret(state)
    return card >= 0 and state.game.deck[card] % 2 == 1


class Garden(Game):
    """A game with room to plant in: a fact, a word and twice the phases that no rule uses."""

    def ready(self) -> None:
        start = sum([fact.size for fact in self.facts])
        self.facts = (*self.facts, Fact(PLANTED, start, type="", large=bool(self.facts) and self.facts[-1].large))
        self.told = (*self.told, f"{PLANTED} number")
        self.phases = (*self.phases, *self.phases)
        super().ready()


class Weed(State):
    """To be mixed into the state of a game."""

    def plant(self, number: int) -> None:
        """Write it into the spare fact."""
        self.put_fact(self.game.numbers - 1, number)


class Plant:
    """One kind of leak; what it does is said in the first line of its description.

    Plants are mixed in as subclasses, so they grow on any game whose classes can be subclassed: interpreted ones, and
    all when nothing is compiled. The engine below may be compiled: it calls a subclass for everything planted here.
    """
    laws: ClassVar[tuple[str, ...]]                # those that catch it, each alone; the first is the one it is for
    state: ClassVar[type[State]] = Weed
    game: ClassVar[type[Game]] = Garden
    wire: ClassVar[Wire] = WIRE
    needs: ClassVar[str] = ""                      # what the game must have: a hand, a sign, a covered zone, a heap


def grows(game: Game, plant: type[Plant]) -> bool:
    """Has the game what this plant needs?"""
    zones = game.zones
    return {"": True, "hand": any(zone.shape == FAN for zone in zones), "sign": any(zone.signed for zone in zones),
            "covered": any(zone.remember for zone in zones), "heap": any(zone.heap for zone in zones)}[plant.needs]


def planted(game: Game, plant: type[Plant]) -> Game:
    """The same game with the same options and a leak. The game's class takes seats and options, as all games do."""
    kind: Any = type(game)
    state: Any = type("Planted", (plant.state, type(game.blank())), {})

    def blank(self: Game) -> State:
        made: State = state(self)
        return made
    new: Game = type("Planted", (plant.game, kind), {"blank": blank})(int(game.seats), dict(game.options))
    return new


def describe(plant: type[Plant]) -> str:
    return (plant.__doc__ or "").strip().partition("\n")[0]
