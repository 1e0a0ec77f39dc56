"""Positions of Koty in a few letters, driven by the texts of answers. The letters are those of the game's notation."""
from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sennik.engine.game import BIT
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.koty import notation
from sennik.games.koty.notation import LETTERS
from sennik.games.koty.rules.cards import CATS
from sennik.games.koty.rules.game import Koty
from sennik.games.koty.rules.state import KotyState
from sennik.games.koty.rules.zones import DISCARD, PILE, PLAYED, REGIONS
from sennik.testkit.scene import Scene


class Dreams(Scene):
    """Seat `mover` is to play. Hands are filled up to 4; what lies nowhere is the draw pile.

    With `pile` the draw pile is just that, so that it is certain what is drawn. The rest of the deck then lies on the
    discard pile below `discard`, or, with `scarce`, in the dreams of the seats that are not described.
    """
    state: KotyState
    game: Koty

    def __init__(self, *dreams: str, seats: int = 2, hands: Sequence[str] = (), pile: str | None = None,
                 discard: str = "", mover: int = 0, scarce: bool = False, seed: int = 1, **options: object) -> None:
        seats = max(seats, len(dreams), len(hands))
        self.game = game = cast(Koty, new("koty", seats, **options))
        self.left = [game.deck.count(kind) for kind in range(len(LETTERS))]
        for letter in "".join([*dreams, *hands, pile or "", discard]):
            if letter in LETTERS:
                self.left[LETTERS.index(letter)] -= 1
        assert min(self.left) >= 0, "there are not that many such cards"
        faces = "".join(self.spare() for letter in "".join(dreams) if letter == "9")
        rows = [hands[seat] if seat < len(hands) else "" for seat in range(seats)]
        lines = [f"hand {seat}: {row}{''.join(self.spare() for _ in range(4 - len(row)))}"
                 for seat, row in enumerate(rows)]
        others = list(dreams)
        if scarce:
            for _ in range(len(dreams), seats):
                dream, more = self.nearly_full()
                others.append(dream)
                faces += more
            assert not sum(self.left), f"{sum(self.left)} cards are left over"
        lines += [f"dream {seat}: {dream}" for seat, dream in enumerate(others)]
        lines += [f"faces: {faces}", f"discard: {discard}", f"turn: {mover}"]
        lines += [] if pile is None else [f"pile: {pile}"]
        super().__init__(game.read_position("\n".join(lines), FastRng(seed)))

    def nearly_full(self) -> tuple[str, str]:
        """A dream one nine short of the end, and the faces of its nines: all cards that are no cats first."""
        regions, faces = [], ""
        for nines in (3, 3, 2, 2):
            held = [kind for kind in range(len(LETTERS)) if kind not in CATS for _ in range(self.left[kind])]
            row = [self.take(kind) for kind in held[:nines]]
            row += [self.spare() for _ in range(min(nines - len(row), sum(self.left)))]
            faces += "".join(row)
            regions.append("9" * len(row) + (self.spare() if sum(self.left) else "") or "-")
        return " | ".join(regions), faces

    def spare(self) -> str:
        """A card that no one asked for: the cat of which most are left, so that none runs out."""
        return self.take(max(CATS, key=lambda kind: self.left[kind]))

    def take(self, kind: int) -> str:
        assert self.left[kind] > 0, "no card is left"
        self.left[kind] -= 1
        return LETTERS[kind]

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
        return notation.letters(self.state, zone)

    def region(self, seat: int, region: int) -> str:
        return notation.region(self.state, seat * REGIONS + region)

    def dream(self, seat: int) -> str:
        return notation.dream(self.state, seat)

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
