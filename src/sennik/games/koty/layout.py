"""Where everything lies: zones, phases, verbs and facts of Koty."""
from __future__ import annotations

from typing import Final

from ...engine.game import Fact, Phase

# zones
PILE: Final = 0
DISCARD: Final = 1
PLAYED: Final = 2              # cards laid, until their effect: they lie in no pile (KOT-U2)
DREAM: Final = 3               # + seat * REGIONS + region; the hands come last, see Koty.hand
REGIONS: Final = 4             # of a dream (KOT-D1)
NINES: Final = 3               # at most in a region (KOT-D2)
HOLD: Final = 4                # cards in a hand
CALM_ROUNDS: Final = 50        # so many without a new nine end the game; see end_turn

# the top of a region where it is no cat or raven; from NINE on, a cat may lie down there
NINE: Final = 9                # a card lying face down (KOT-C4)
EMPTY: Final = 10

# phases
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
    Phase("turn", "KOT-U4"), Phase("defend", "KOT-A1"), Phase("repeat", "KOT-A2"), Phase("add", "KOT-D3"),
    Phase("pair", "KOT-O4"), Phase("roost", "KOT-N3"), Phase("lair", "KOT-N4"), Phase("carry", "KOT-N2"),
    Phase("over", "KOT-E4"))

# verbs
EXCHANGE: Final = 0
PLAY: Final = 1                # a card on the own dream
POSE: Final = 2                # a joker on the own dream
COVER: Final = 3               # a rival's nine
ATTACK: Final = 4              # a rival's cat
DISGUISE: Final = 5            # the same with a joker
DRAGONS: Final = 6
MOTHS: Final = 7
BATS: Final = 8
GUARD: Final = 9
OWLS: Final = 10
AGAIN: Final = 11
YIELD: Final = 12              # no defence; no further attack
PUT: Final = 13                # what is to be a nine, into an own region
DROP: Final = 14               # the cat a moth carries, onto any region
VERBS: Final = ("exchange", "play card:kind region:nth", "pose as:kind region:nth",
                "cover card:kind whose:seat region:nth", "attack card:kind whose:seat region:nth",
                "disguise as:kind whose:seat region:nth", "dragon", "moth whose:seat region:nth",
                "bat whose:seat region:nth", "guard card:kind", "owl", "again card:kind", "yield",
                "put region:nth", "drop whose:seat region:nth")

TOLD: Final = ("exchange one:kind two:kind three:kind four:kind", "lay card:kind region:nth",
               "meet card:kind cat:kind region:nth",
               "chase card:kind region:nth", "cover card:kind whose:seat region:nth",
               "attack card:kind cat:kind whose:seat region:nth", "stands as:kind",
               "guard card:kind", "owl card:kind", "yield", "again card:kind", "stop",
               "friends", "nine region:nth", "nine_lost", "pair cat:kind region:nth", "pair_lost",
               "moth cat:kind whose:seat region:nth", "drop whose:seat region:nth",
               "bat whose:seat region:nth", "roost region:nth", "raven_lost",
               "dragon ravens", "lair region:nth", "dragon_lost",
               "short who:seat", "full who:seat", "calm rounds", "scores who:seat points",
               "together who:seat partner:seat points")

# facts
MOVER: Final = 0
NAMED: Final = 1               # the cat of the attack: what a joker stands for (KOT-A1, KOT-A2); or -1
TARGET: Final = 2              # the cat attacked, or carried by a moth: seat * REGIONS + region; or -1
SHORT: Final = 3               # 1 if somebody could not draw back to 4 in this turn (KOT-E2)
CALM: Final = 4                # turns since a nine was added to a dream
FACTS: Final = (Fact("mover", MOVER, type="seat"), Fact("named", NAMED, type="kind"),
                Fact("target", TARGET, type=""), Fact("short", SHORT, type=""), Fact("calm", CALM, type=""))

WORTH: Final = "worth"         # the note beneath a region
DOUBLED: Final[list[int]] = [1, 2, 4, 8]                # by nines below the top (KOT-E3)
