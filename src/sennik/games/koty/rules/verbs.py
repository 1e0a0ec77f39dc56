"""What can be answered, and what is told of it."""
from __future__ import annotations

from typing import Final

EXCHANGE: Final = 0
PLAY: Final = 1                # a card on the own dream
POSE: Final = 2                # a joker on the own dream
COVER: Final = 3               # a rival's nine
ATTACK: Final = 4              # a rival's cat
DISGUISE: Final = 5            # the same with a joker
DRAGON: Final = 6
MOTH: Final = 7
BAT: Final = 8
GUARD: Final = 9
OWL: Final = 10
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
