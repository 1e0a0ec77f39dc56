"""The dreamworld: rows of shards, and the ways between the places."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .layout import HANDS, KEYS, POINTS, RED_LINK, ROWS, TRAVELLER
from .parts import LINK, RED, SPACES
from .workshop import Workshop

HAND_LIMIT: Final = 2                                              # PRA-V1, PRA-N2
KEY_LIMIT: Final = 6                                               # PRA-V8

class Dreamworld(Workshop):
    def row_size(self, place: i64) -> i64:
        n: i64 = 0
        while n < SPACES and self.facts[ROWS + SPACES * place + n]:
            n += 1
        return n

    def room(self) -> bool:
        """A row with fewer than 5."""
        place: i64 = 0
        while place < 6:
            if not self.facts[ROWS + SPACES * place + SPACES - 1]:
                return True
            place += 1
        return False

    def fill_rows(self) -> None:
        left = self.bag_size()
        space: i64 = 0
        while space < 6 * SPACES:
            if space % SPACES < self.work.spaces and not self.facts[ROWS + space] and left:
                self.facts[ROWS + space] = self.from_bag()
                left -= 1
            space += 1

    def collect(self, seat: i64) -> None:                                            # PRA-V1
        facts = self.facts
        here: i64 = facts[TRAVELLER + seat]
        at: i64 = ROWS + SPACES * here + self.row_size(here) - 1
        colour = facts[at]
        facts[at] = 0
        facts[HANDS + RED * seat + colour] += 1
        facts[POINTS] -= 1
        facts[KEYS] = 0
        self.tell("collect", colour, here)

    def go(self, seat: i64, place: i64) -> None:
        facts = self.facts
        here: i64 = facts[TRAVELLER + seat]
        key: i64 = facts[ROWS + SPACES * place]
        facts[TRAVELLER + seat] = place
        if facts[KEYS] < KEY_LIMIT and (not key or facts[HANDS + RED * seat + key]):  # PRA-V3, PRA-V8
            facts[KEYS] += 1
            self.tell("key", place)
        else:                                                                        # PRA-V2
            facts[POINTS] -= 1
            facts[KEYS] = 0
            self.tell("go", place)
        link: i64 = LINK[here][place]
        if facts[RED_LINK + link] and facts[HANDS + RED * seat + RED] < HAND_LIMIT:  # PRA-N2
            facts[RED_LINK + link] = 0
            facts[HANDS + RED * seat + RED] += 1
            facts[KEYS] = 0
            self.tell("red", link)
