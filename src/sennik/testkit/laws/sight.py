"""Sight: what lies open to a seat, found card by card, without the code that makes views."""
from __future__ import annotations

from ...engine.game import BAG, BIT, ROW, UP
from ...engine.state import State
from ...engine.view import View
from ..difference import who, wrong
from ..law import Law
from ..play import Play


def in_sight(state: State, seat: int) -> set[int]:
    """The cards whose face `seat` sees now, without remembering anything."""
    seen: set[int] = set()
    known, bit, looking = state.known, BIT[seat], state.browsing(seat)
    for z, (zone, row) in enumerate(zip(state.game.zones, state.cards)):
        lying = row[-1:] if zone.heap and looking != z else row
        seen.update([card for card in lying if known[card] & bit and (known[card] & UP or not zone.remember & bit)])
    return seen


def placed(state: State, seat: int) -> set[int]:
    """The cards whose face and place `seat` knows, if it forgets nothing."""
    return {card for row in state.cards for card in row if state.known[card] & BIT[seat]}


def signs(state: State) -> tuple[int, ...]:
    """By zone, the sign of its top card where one is in sight."""
    game = state.game
    if not any(zone.signed for zone in game.zones):
        return ()
    return tuple([game.signs[row[-1]] if zone.signed and row else -1 for zone, row in zip(game.zones, state.cards)])


def expected(state: State, seat: int, faces: set[int]) -> View:
    """The view of a seat that can tell these cards, and no other."""
    game, deck, backs, bit = state.game, state.game.deck, state.game.backs, BIT[seat]
    cards, known, marks = [], [], []
    unseen: list[list[int]] = [[] for _ in range(game.piles)]
    for z, (zone, row) in enumerate(zip(game.zones, state.cards)):
        pairs = []
        for i, card in enumerate(row):
            if card in faces:
                pairs.append((deck[card], state.known[card]))
            else:
                pairs.append((-1 - backs[card], state.known[card] & ~bit))
                unseen[backs[card]].append(deck[card])
            if state.marks[card]:
                marks.append((z, i, state.marks[card]))
        if zone.shape != ROW:
            pairs.sort()
        cards.append(tuple([face for face, _ in pairs]))
        known.append(tuple([mask for _, mask in pairs]) if zone.shape != BAG else ())
    return View(seat, state.phase, state.asked, tuple(cards), tuple(known),
                tuple([tuple(sorted(kinds)) for kinds in unseen]), signs(state), state.all_facts(), tuple(marks))


def hands_at_home(state: State, seat: int) -> State:
    """The position as it lies before `seat` while all answer behind their hands: nobody else has taken anything."""
    s = state.copy(state.rng)
    for card, home in enumerate(state.game.home):
        here = next(z for z, row in enumerate(s.cards) if card in row)
        if state.game.zones[here].owner not in (-1, seat):
            s.cards[here].remove(card)
            s.cards[home].append(card)
            s.known[card] = 0
    for other in range(state.game.seats):
        if other != seat:
            s.asked |= BIT[other]
    return s


class Sight(Law):
    """A view shows the faces a seat knows, without recall those it sees, with all that is public, and nothing more."""
    name = "Sight"

    def position(self, play: Play) -> None:
        """One viewer at each position will do: the other laws look through the eyes of all."""
        state = play.state
        seat = play.viewers[play.chance.below(len(play.viewers))]
        play.report.sights += 1
        if state.is_apart():
            state = hands_at_home(state, seat)
        for recall, faces in ((True, placed(state, seat)), (False, in_sight(state, seat))):
            view, wanted = play.view(seat, recall), expected(state, seat, faces)
            if view != wanted:
                play.fail(self.name, f"the view of {who(seat)}, recall {recall}: {wrong(wanted, view, play.game)}")

    def end(self, play: Play) -> None:
        self.position(play)
