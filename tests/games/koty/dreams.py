"""Positions of Koty in a few letters.

A card is a letter: 1 to 8 a cat, R raven, J joker, M moth, B bat, O owl, D dragon, 9 a card lying face down.
A dream is its regions from the bottom up: "6 | 99R | 9995 | -". Hands and piles are rows of letters.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sennik.engine.game import BIT, OPEN, UP
from sennik.engine.position import Card, arrange
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.koty.rules import facts, phases
from sennik.games.koty.rules.game import Koty
from sennik.games.koty.rules.state import KotyState
from sennik.games.koty.rules.zones import DISCARD, PILE, PLAYED, REGION, REGIONS
from sennik.testkit.scene import Scene

LETTERS = "R12345678JMBOD"
CATS = range(1, 9)


class Dreams(Scene):
    """Seat `mover` is to play. Hands are filled up to 4 unless `short`; what lies nowhere is the draw pile.

    With `pile` the draw pile is just that, so that it is certain what is drawn. The rest of the deck then lies on the
    discard pile below `discard`, or, with `scarce`, in the dreams of the seats that are not described.
    """
    state: KotyState
    game: Koty

    def __init__(self, *dreams: str, seats: int = 2, hands: Sequence[str] = (), pile: str | None = None,
                 discard: str = "", mover: int = 0, scarce: bool = False, short: bool = False, seed: int = 1,
                 **options: object) -> None:
        seats = max(seats, len(dreams), len(hands))
        self.game = game = cast(Koty, new("koty", seats, **options))
        self.left = [game.deck.count(kind) for kind in range(len(LETTERS))]
        plain = [dream.replace(" ", "").replace("-", "").split("|") for dream in dreams]
        for letter in "".join([*["".join(dream) for dream in plain], *hands, pile or "", discard]):
            if letter != "9":
                self.left[LETTERS.index(letter)] -= 1
        assert min(self.left) >= 0, "there are not that many such cards"
        cards: dict[int, list[Card]] = {PILE: self.row(pile or "", 0), DISCARD: self.row(discard, OPEN)}
        for seat, dream in enumerate(plain):
            for region, text in enumerate(dream):
                cards[REGION + seat * REGIONS + region] = self.row(text, OPEN)
        for seat in range(seats):
            hand = hands[seat] if seat < len(hands) else ""
            cards[game.hand + seat] = self.row(hand, BIT[seat]) + [
                (self.spare(), BIT[seat]) for _ in range(0 if short else 4 - len(hand))]
        if scarce:
            for seat in range(len(plain), seats):
                for region, nines in enumerate((3, 3, 2, 2)):                    # one nine short of the end
                    others = [kind for kind in range(len(LETTERS)) if kind not in CATS for _ in range(self.left[kind])]
                    row: list[Card] = [(self.take(kind), 0) for kind in others[:nines]]
                    row += [(self.spare(), 0) for _ in range(min(nines - len(row), sum(self.left)))]
                    cards[REGION + seat * REGIONS + region] = row + ([(self.spare(), OPEN)] if sum(self.left) else [])
            assert not sum(self.left), f"{sum(self.left)} cards are left over"
        elif pile is not None:
            rest: list[Card] = [(kind, OPEN) for kind in range(len(LETTERS)) for _ in range(self.left[kind])]
            cards[DISCARD] = rest + cards[DISCARD]
        numbers = {facts.MOVER: mover, facts.NAMED: -1, facts.TARGET: -1}
        state = arrange(game, cards, phase=phases.TURN, asked=[mover], facts=numbers, rng=FastRng(seed))
        super().__init__(state)

    def row(self, letters: str, mask: int) -> list[Card]:
        return [(self.spare(), 0) if letter == "9" else (LETTERS.index(letter), mask) for letter in letters]

    def spare(self) -> int:
        """A card that no one asked for: the cat of which most are left, so that none runs out."""
        return self.take(max(CATS, key=lambda kind: self.left[kind]))

    def take(self, kind: int) -> int:
        assert self.left[kind] > 0, "no card is left"
        self.left[kind] -= 1
        return kind

    # ---- play
    def go(self, *answers: str) -> Dreams:
        """Answers with the seat before them: go("0 attack 1 1 0", "1 yield")."""
        for answer in answers:
            seat, _, text = answer.partition(" ")
            self.do(int(seat), text)
        return self

    def told_all(self, *answers: str) -> list[str]:
        """The words told while these answers are given."""
        words: list[str] = []
        for answer in answers:
            self.go(answer)
            words += self.told()
        return words

    # ---- what lies there
    def letters(self, zone: int) -> str:
        return "".join(LETTERS[self.game.deck[card]] for card in self.state.cards[zone])

    def region(self, seat: int, region: int) -> str:
        zone = REGION + seat * REGIONS + region
        lying = zip(self.letters(zone), self.known(zone))
        return "".join(letter if mask & UP else "9" for letter, mask in lying) or "-"

    def dream(self, seat: int) -> str:
        return " | ".join(self.region(seat, region) for region in range(REGIONS))

    def hand(self, seat: int) -> str:
        return "".join(sorted(self.letters(self.game.hand + seat)))

    def discard(self, last: int = 0) -> str:
        """The discard pile, or the last few cards of it, the top at the end."""
        return self.letters(DISCARD)[-last:]

    def played(self) -> str:
        return self.letters(PLAYED)

    def pile(self) -> int:
        return len(self.state.cards[PILE])

    def asks(self) -> str:
        """Who is asked what: "1 defend"."""
        seats = [str(seat) for seat in range(self.game.seats) if self.state.asked & BIT[seat]]
        return " ".join([*seats, self.phase()])

    def can(self, seat: int, verb: str) -> list[str]:
        """The answers with this verb, without it."""
        return [text[len(verb):].strip() for text in self.may(seat) if text.split()[0] == verb]
