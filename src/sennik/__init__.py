"""Sennik, a dream book: one rules engine for a family of dream card games.

    import sennik
    game = sennik.new("sen", 4, edition="jubilee", K=True)
    record = sennik.Record(game, sennik.seed_of("a quiet night"))
    state = record.begin()
    while state.asked:
        seat = state.to_act()
        record.answer(state, seat, state.legal(seat)[0].text)
    print(state.scores())
"""
from .engine.answers import Answer, Answers
from .engine.errors import Illegal, NotAsked, Refused, Unreadable
from .engine.events import Event
from .engine.game import SPECTATOR, Game, Identity
from .engine.record import Record
from .engine.rng import FairRng, FastRng, Rng
from .engine.seed import Seed, seed_of
from .engine.state import State
from .engine.view import View
from .games import identity, keys, new, read

__version__ = "0.1.0"

__all__ = ["SPECTATOR", "Answer", "Answers", "Event", "FairRng", "FastRng", "Game", "Identity", "Illegal", "NotAsked",
           "Record", "Refused", "Rng", "Seed", "State", "Unreadable", "View", "identity", "keys", "new", "read",
           "seed_of"]
