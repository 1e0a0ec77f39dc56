"""What can be asked."""
from __future__ import annotations

from typing import Final

from ....engine.game import Phase

TURN: Final = 0
DEFEND: Final = 1              # the attacked, then the partner
REPEAT: Final = 2              # the attacker, after a defence
ADD: Final = 3                 # friends left: which own region takes the nine?
PAIR: Final = 4                # a fight is won: which takes both cats?
ROOST: Final = 5               # a bat brings a raven: which takes it as a nine?
LAIR: Final = 6                # which takes the dragon as a nine?
CARRY: Final = 7               # a moth lifts a cat: onto which region?
OVER: Final = 8
PHASES: Final = (
    Phase("turn", "KOT-U4"), Phase("defend", "KOT-A1"), Phase("repeat", "KOT-A2"), Phase("add", "KOT-D3", forced=True),
    Phase("pair", "KOT-O4", forced=True), Phase("roost", "KOT-N3", forced=True), Phase("lair", "KOT-N4", forced=True),
    Phase("carry", "KOT-N2", forced=True), Phase("over", "KOT-E4"))
