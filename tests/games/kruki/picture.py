"""Positions of Kruki set up from pictures, as its notation reads them, and what is asked of them in tests."""
from __future__ import annotations

from typing import cast

from sennik import games
from sennik.engine.events import Event
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games.kruki.notation import LETTERS, cells_of, parts, set_up
from sennik.games.kruki.notation import picture as drawn
from sennik.games.kruki.rules import phases
from sennik.games.kruki.rules.cards import SIDES
from sennik.games.kruki.rules.game import Kruki
from sennik.games.kruki.rules.state import KrukiState

GAME = cast(Kruki, games.new("kruki", 2))


def table(picture: str, *, white: str = "", black: str = "", mover: str = "white", starter: str = "white",
          finished: str = "", phase: int = phases.TURN, white_used: str = "", black_used: str = "",
          drawn: str = "") -> KrukiState:
    """A position with this track and these hands, whether it could come about or not."""
    lines = {"phase": GAME.phases[phase].name, "mover": mover, "starter": starter, "white": white, "black": black,
             "white used": white_used, "black used": black_used, "drawn": drawn, "finished": finished}
    return set_up(GAME, "\n".join([picture, *[f"{name}: {value}" for name, value in lines.items()]]), FastRng(7))


def show(s: State) -> str:
    """The track of a position as a picture."""
    return "\n".join(drawn(cells_of(cast(KrukiState, s))))


def plain(picture: str) -> str:
    """A picture as `show` would write it."""
    return "\n".join(drawn(parts(picture)[0]))


def path(s: State) -> str:
    """The lands of white's path."""
    return " ".join(LETTERS[land] for land in cast(KrukiState, s).path().lands)


def spot(s: State, side: str) -> int:
    """How many fields of its path this raven has reached: 0 at the start."""
    return s.scores()[SIDES.index(side)]


def answers(s: State, side: str = "") -> set[str]:
    seat = SIDES.index(side) if side else s.to_act()
    return {answer.text for answer in s.legal(seat)}


def play(s: State, *texts: str) -> list[Event]:
    """Give these answers for whoever is asked, each a legal one."""
    log: list[Event] = []
    for text in texts:
        seat = s.to_act()
        answer = GAME.answers.parse(text)
        assert answer in s.legal(seat), f"{text} is not among {s.legal(seat)}"
        s.log = log
        s.apply(seat, answer)
        s.log = None
    return log


def told(log: list[Event], word: str) -> list[tuple[int, ...]]:
    return [event.numbers for event in log if event.word == word]


def game_of(seed: int) -> list[KrukiState]:
    """Every position of a random game."""
    rng = FastRng(seed)
    s = cast(KrukiState, GAME.new(rng))
    positions = [cast(KrukiState, s.copy(rng.copy()))]
    while s.asked:
        seat = s.to_act()
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        positions.append(cast(KrukiState, s.copy(rng.copy())))
    return positions
