"""Simple statistics of one's own games: by game, and by whom one played with."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..bots import TEMPERED
from ..store import SeatListed
from ..store.history import Ended
from .messages import Counted

LAST: Final = 10


def tallies(ended: Iterable[Ended]) -> tuple[Counted, ...]:
    """A row for each game and kind of company, in the order of the newest; games come the newest first. What a bot
    ended in one's place counts for nobody."""
    rows: dict[tuple[str, str], list[Ended]] = {}
    for one in ended:
        if len(one.result) == len(one.seats) and not one.result[one.seat].stand_in:
            rows.setdefault((one.game, against(one.seats, one.seat)), []).append(one)
    return tuple([tally(game, company, played) for (game, company), played in rows.items()])


def tally(game: str, company: str, played: Sequence[Ended]) -> Counted:
    shares = [one.result[one.seat].share for one in played]
    return Counted(game, company, len(played), sum(share > 0 for share in shares), sum(shares) / len(shares),
                 sum(1 / len(one.seats) for one in played) / len(played), tuple([share > 0 for share in shares[:LAST]]))


def against(seats: Sequence[SeatListed], own: int) -> str:
    """Whom this seat played with: people, bots of one level or of several, or both."""
    others = [seat for number, seat in enumerate(seats) if number != own]
    levels = {seat.level.partition(TEMPERED)[0] for seat in others if seat.who == "bot"}
    if any(seat.who == "person" for seat in others):
        return "both" if levels else "people"
    return levels.pop() if len(levels) == 1 else "mixed"
