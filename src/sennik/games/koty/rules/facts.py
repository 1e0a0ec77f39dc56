"""The public numbers."""
from __future__ import annotations

from typing import Final

from ....engine.game import Fact

MOVER: Final = 0
NAMED: Final = 1               # the cat of the attack: what a joker stands for (KOT-A1, KOT-A2); or -1
TARGET: Final = 2              # the cat attacked, or carried by a moth: seat * REGIONS + region; or -1
SHORT: Final = 3               # 1 if somebody could not draw back to 4 in this turn (KOT-E2)
CALM: Final = 4                # turns since a nine was added, that turn included, or since the start (KOT-E5)
FACTS: Final = (Fact("mover", MOVER, type="seat"), Fact("named", NAMED, type="kind"),
                Fact("target", TARGET, type=""), Fact("short", SHORT, type=""), Fact("calm", CALM, type=""))
