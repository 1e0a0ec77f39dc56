"""What a check really did, counted, so that a test can see that the laws were not idle."""
from __future__ import annotations

from dataclasses import dataclass, field, fields


@dataclass
class LawReport:
    games: int = 0
    answers: int = 0           # all that were given
    positions: int = 0         # those the laws looked at
    imagined: int = 0          # states imagined from a view, with recall and without
    redealt: int = 0           # copies dealt again for a seat …
    changed: int = 0           # … and those of them in which a hidden card outside the bags became another
    twins: int = 0             # answers given again with other hidden cards …
    skipped: int = 0           # … or not, because the twin of the acting seat could not give that answer …
    idle: int = 0              # … or because there was nothing to exchange
    observed: int = 0          # views compared with what the events told
    forked: int = 0            # events that left open which of several cards left a hand
    unmerged: int = 0          # changes of knowledge that had to change a view
    sights: int = 0            # views compared with the zones they show
    refused: int = 0           # answers that had to be refused
    failed: int = 0            # answers given where chance fails, and that needed it
    weighed: int = 0           # answers weighed by an instinct, in the real position and in one dealt anew
    believed: int = 0          # positions changed by what a seat believes
    undone: int = 0            # answers taken back
    replayed: int = 0          # positions met again in a replay
    phases: set[int] = field(default_factory=set)        # those in which somebody was asked
    told: set[str] = field(default_factory=set)          # the words that were told

    def add(self, other: LawReport) -> None:
        """Sum up several checks."""
        for part in fields(self):
            ours, theirs = getattr(self, part.name), getattr(other, part.name)
            setattr(self, part.name, ours | theirs if isinstance(ours, set) else ours + theirs)
