"""No merge: whoever knows more, or something else, has another view."""
from __future__ import annotations

from ...engine.game import BAG, BIT, EVERYONE, ROW
from ..difference import fact_name, who
from ..law import Law
from ..play import Play


class NoMerge(Law):
    """Different knowledge gives different views: change one thing that is public or known, and the view must change.

    What one could conclude by counting a discard pile before it was reshuffled is not tracked: cards with one back are
    one pool.
    """
    name = "No merge"

    def position(self, play: Play) -> None:
        for seat in play.viewers:
            play.view(seat)                        # kept, before anything is changed
            self.masks(play, seat)
            self.faces(play, seat)
        self.numbers(play, play.viewers[play.chance.below(len(play.viewers))])

    def masks(self, play: Play, seat: int) -> None:
        """Who knows a card is public."""
        state = play.state
        hidden = state.is_apart()                  # what the others hold is behind their hands
        cards = [card for zone, row in zip(play.game.zones, state.cards)
                 if zone.shape != BAG and not (hidden and zone.owner not in (-1, seat)) for card in row]
        if not cards:
            return
        card = cards[play.chance.below(len(cards))]
        bit = BIT[play.viewers[play.chance.below(len(play.viewers))]]
        state.known[card] ^= bit
        self.differs(play, seat, "who knows a card")
        state.known[card] ^= bit

    def faces(self, play: Play, seat: int) -> None:
        """A face one knows, exchanged for one that one does not."""
        game, state, bit = play.game, play.state, BIT[seat]
        places = [(z, i) for z, row in enumerate(state.cards) for i, card in enumerate(row) if state.known[card] & bit]
        if not places:
            return
        z, i = places[play.chance.below(len(places))]
        card = state.cards[z][i]
        others = [(row, k) for row in state.cards for k, other in enumerate(row)
                  if not state.known[other] & bit and game.backs[other] == game.backs[card]
                  and game.deck[other] != game.deck[card]]
        if not others:
            return
        row, k = others[play.chance.below(len(others))]
        other = row[k]
        known = state.known
        state.cards[z][i], row[k] = other, card
        known[card], known[other] = known[other], known[card]
        self.differs(play, seat, "a face one knows")
        state.cards[z][i], row[k] = card, other
        known[card], known[other] = known[other], known[card]

    def numbers(self, play: Play, seat: int) -> None:
        """Facts, phase, who is asked, marks."""
        game, state = play.game, play.state
        facts = state.all_facts()
        if facts:
            fact = play.chance.below(len(facts))
            state.put_fact(fact, facts[fact] + 1)
            self.differs(play, seat, f"the fact {fact_name(game, fact)}")
            state.put_fact(fact, facts[fact])
        phase, asked, marks = state.phase, state.asked, state.marks
        state.phase = phase + 1
        self.differs(play, seat, "the phase")
        state.phase = phase
        if not state.is_apart():
            state.asked = asked ^ 1
            self.differs(play, seat, "who is asked")
            state.asked = asked
        open_ = [card for zone, row in zip(game.zones, state.cards) if zone.shape == ROW
                 for card in row if state.known[card] & EVERYONE == EVERYONE]
        if open_:
            state.marks = marks[:]
            state.marks[open_[play.chance.below(len(open_))]] += 1
            self.differs(play, seat, "a mark")
            state.marks = marks

    def differs(self, play: Play, seat: int, what: str) -> None:
        play.report.unmerged += 1
        if play.state.view(seat) == play.view(seat):
            play.fail(self.name, f"{what} changed, and the view of {who(seat)} did not")
