"""Places: what a finger is to touch for an answer is there, and nobody is told why it cannot be touched."""
from __future__ import annotations

from ...engine.game import BIT, FAN, ROW, Place
from ...engine.state import State
from ..law import Law
from ..play import Play


class Places(Law):
    """What `place` names to be touched for an answer is there; `why_not` has a declared word, and none for what can."""
    name = "Places"

    def alone(self, play: Play) -> None:
        state = play.state
        for seat in range(play.game.seats):
            for answer in state.legal(seat):
                places = play.game.place(answer, seat)
                play.need(len(places) <= 2, self.name, f"'{answer}' is more than one gesture")
                for place in places:
                    play.need(there(state, place, seat), self.name, f"'{answer}' of seat {seat}: {place} is not there")
            if play.game.reasons:
                self.reasons(play, seat)

    def reasons(self, play: Play, seat: int) -> None:
        state, game = play.state, play.game
        view = play.view(seat, False)
        can = {place for answer in state.legal(seat) for place in game.place(answer, seat)[:1]}
        for z in range(len(game.zones)):
            for i in range(-1, len(view.cards[z])):
                word = game.why_not(view, Place(z, i))
                play.need(word in ("", *game.reasons), self.name, f"the reason '{word}' is not declared")
                play.need(not word or Place(z, i) not in can, self.name,
                          f"seat {seat} can touch {Place(z, i)} and is told '{word}'")


def there(state: State, place: Place, seat: int) -> bool:
    game = state.game
    if place.fact >= 0 or place.zone < 0:
        return place.zone < 0 and place.index < 0 and place.kind < 0 and 0 <= place.fact < game.numbers
    if place.zone >= len(game.zones):
        return False
    row, shape = state.cards[place.zone], game.zones[place.zone].shape
    if place.kind >= 0:                            # in a hand one touches a kind, never a place
        return shape == FAN and place.index < 0 and any(
            game.deck[card] == place.kind and state.known[card] & BIT[seat] for card in row)
    return place.index == -1 or (shape == ROW and 0 <= place.index < len(row))
