"""How a game ended, seat by seat."""
from __future__ import annotations

from collections.abc import Sequence


def ranks(scores: Sequence[int], shares: Sequence[float]) -> list[int]:
    """The winners come first, together; the others as their points say, up or down as they led to it."""
    won = [score for score, share in zip(scores, shares) if share > 0]
    lost = [score for score, share in zip(scores, shares) if share <= 0]
    way = 1 if won and lost and sum(won) / len(won) < sum(lost) / len(lost) else -1
    return [1 if share > 0 else 1 + len(won) + sum([1 for other in lost if way * other < way * score])
            for score, share in zip(scores, shares)]
