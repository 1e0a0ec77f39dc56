"""Numbers: facts and what is told mean what was declared."""
from __future__ import annotations

from ...engine.answers import signature
from ...engine.events import TOLD
from ...engine.game import Game
from ..law import Law
from ..play import Play


class Numbers(Law):
    """Facts and told numbers are as many as declared, and mean what was declared."""
    name = "Numbers"

    def __init__(self) -> None:
        self.told: dict[str, tuple[tuple[str, str], ...]] = {}

    def begin(self, play: Play) -> None:
        self.told = {word.split()[0]: signature(word) for word in play.game.told}

    def alone(self, play: Play) -> None:
        game, facts = play.game, play.state.all_facts()
        play.need(len(facts) == game.numbers, self.name, f"{len(facts)} facts, not {game.numbers}")
        for fact in game.facts:
            for number in facts[fact.start:fact.start + fact.size]:
                play.need(fits(game, fact.type, number), self.name, f"{fact.name} is {number}")

    def follow(self, play: Play) -> None:
        for event in play.log:
            if event.what != TOLD:
                continue
            play.report.told.add(event.word)
            play.need(event.word in self.told, self.name, f"the word '{event.word}' is not declared in `told`")
            declared = self.told[event.word]
            for number, (what, type_) in zip(event.numbers, declared):
                play.need(fits(play.game, type_, number), self.name, f"'{event.word}' tells {what}: {number}")
            play.need(not any(event.numbers[len(declared):]), self.name, f"'{event.word}' tells more than declared")


def fits(game: Game, type_: str, number: int) -> bool:
    """Can this be a number of that type? -1 is no seat, no card; plain numbers have no bounds."""
    if type_ == "seat":
        return -1 <= number < game.seats
    return type_ != "kind" or -1 <= number < len(game.kinds)
