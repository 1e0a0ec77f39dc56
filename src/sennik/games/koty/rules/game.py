"""Koty: what is agreed before it begins, and everything that can be answered."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import AllAnswers, Answer, Answers
from ....engine.errors import Unreadable
from ....engine.game import BIT, Game, Identity, Note, Option, Place
from ....engine.rng import Rng
from ....engine.state import State
from ....engine.view import View
from .. import notation
from . import cards, dreams, facts, phases, reasons, verbs, versions, zones
from .cards import CATS, JOKER, NIGHT, RAVEN
from .state import KotyState
from .zones import REGION, REGIONS

KOTY: Final = Identity("koty", version=versions.NEWEST, since=versions.OLDEST, least=2, most=6, minutes=30, weight=2,
                       options=(
    Option("teams"),
    *[Option(name, tuple([str(n) for n in range(most + 1)]), yes=str(most)) for name, (_, most) in NIGHT.items()],
    Option("night")))
WORTH: Final = "worth"         # the note beneath a region
LEFT: Final = "left"           # beneath an attacked one: what it is worth if the attack is let through


def chosen(answers: list[Answer], mask: int) -> list[Answer]:
    return [answers[k] for k in range(len(answers)) if mask & BIT[k]]


class Koty(Game):
    teams: bool
    calm_ends: bool                    # KOT-E5 is in force
    hand: i64                          # the zone of the first seat's hand
    rivals: list[list[int]]            # by seat: the regions of its rivals, each as seat * REGIONS + region
    exchange: Answer
    plays: list[list[Answer]]          # by kind and own region
    poses: list[list[Answer]]
    covers: list[list[Answer]]         # by kind and region
    attacks: list[list[Answer]]
    disguises: list[list[Answer]]
    dragons: Answers                   # the one answer, if there is a dragon
    moths: list[Answer]                # by region
    bats: list[Answer]
    drops: list[Answer]
    on_defend: list[list[Answers]]     # by the cat of the attack and what the hand has for it
    on_repeat: list[list[Answers]]
    on_put: list[Answers]              # by mask of own regions

    def __init__(self, seats: int = 4, options: Mapping[str, object] | None = None, version: int = 0) -> None:
        super().__init__(KOTY, seats, options or {}, version)
        self.calm_ends = versions.calm_ends(self.version)
        self.agree(options or {})
        self.kinds, self.phases, self.told = cards.KINDS, phases.PHASES, verbs.TOLD
        self.facts = facts.FACTS if self.calm_ends else facts.FACTS[:facts.CALM]
        self.noted = (WORTH, LEFT)
        self.reasons = reasons.ALL
        self.argued = ("gains points", "takes points", "aims points", "guards points", "yields points")
        self.deck = cards.deck({name: int(self.options[name]) for name in NIGHT})
        self.backs = [0] * len(self.deck)
        self.home = [zones.PILE] * len(self.deck)
        self.zones = zones.zones(seats)
        self.hand = REGION + REGIONS * seats
        self.branches = True
        self.ready()
        self.rivals = [[seat * REGIONS + region for seat in range(seats) if seat not in (me, self.partner(me))
                        for region in range(REGIONS)] for me in range(seats)]
        self.make_answers()

    def agree(self, given: Mapping[str, object]) -> None:                            # KOT-P1
        """What the options mean together."""
        if self.options["night"] == "yes":
            for name, (_, most) in NIGHT.items():
                if name in given and self.options[name] != str(most):
                    raise Unreadable("options-clash", option=name, value=self.options[name], other="night", needs="yes")
                self.options[name] = str(most)
        self.teams = self.options["teams"] == "yes"
        if self.teams and self.seats not in (4, 6):
            raise Unreadable("options-clash", option="teams", value="yes", other="seats", needs=self.seats)

    def make_answers(self) -> None:
        """The table of all answers, and those lists of them that only depend on a mask."""
        seats = range(self.seats)
        own = range(REGIONS)
        everywhere = [(seat, region) for seat in seats for region in own]
        self.answers = t = AllAnswers(verbs.VERBS)
        self.exchange = t.add(verbs.EXCHANGE)
        self.plays = [[t.add(verbs.PLAY, kind, region) for region in own] for kind in (RAVEN, *CATS)]
        self.poses = [[t.add(verbs.POSE, kind, region) for region in own] for kind in (RAVEN, *CATS)]
        self.covers = [[t.add(verbs.COVER, kind, *at) for at in everywhere] for kind in (RAVEN, *CATS)]
        self.attacks = [[], *[[t.add(verbs.ATTACK, kind, *at) for at in everywhere] for kind in CATS]]
        self.disguises = [[], *[[t.add(verbs.DISGUISE, kind, *at) for at in everywhere] for kind in CATS]]
        self.dragons = (t.add(verbs.DRAGON),) if self.has("dragon") else ()
        self.moths = [t.add(verbs.MOTH, *at) for at in everywhere] if self.has("moths") else []
        self.drops = [t.add(verbs.DROP, *at) for at in everywhere] if self.has("moths") else []
        self.bats = [t.add(verbs.BAT, *at) for at in everywhere] if self.has("bats") else []
        give_way, guard, again = t.add(verbs.YIELD), t.add(verbs.GUARD, JOKER), t.add(verbs.AGAIN, JOKER)
        owls = [t.add(verbs.OWL)] if self.has("owls") else []
        self.on_defend, self.on_repeat = [[]], [[]]
        for kind in CATS:
            guards, agains = [t.add(verbs.GUARD, kind), guard, *owls], [t.add(verbs.AGAIN, kind), again]
            self.on_defend.append([(*chosen(guards, mask), give_way) for mask in range(8)])
            self.on_repeat.append([(*chosen(agains, mask), give_way) for mask in range(4)])
        puts = [t.add(verbs.PUT, region) for region in own]
        self.on_put = [tuple(chosen(puts, mask)) for mask in range(BIT[REGIONS])]

    def has(self, night: str) -> bool:
        return self.options[night] != "0"

    def partner(self, seat: i64) -> i64:                                             # KOT-G1
        """The seat opposite, or -1."""
        return (seat + self.seats // 2) % self.seats if self.teams else -1

    def side(self, seat: i64) -> i64:
        partner = self.partner(seat)
        return partner if 0 <= partner < seat else seat

    def blank(self) -> State:
        return KotyState(self)

    def new(self, rng: Rng) -> State:
        s = cast(KotyState, self.start(rng))
        s.set_up()
        return s

    def read_position(self, text: str, rng: Rng) -> State:
        return notation.read(self, text, rng)

    def write_position(self, state: State) -> str:
        return notation.write(cast(KotyState, state))

    def together(self, numbers: list[int]) -> list[int]:                             # KOT-G3
        """By seat; partners both have their sum."""
        if not self.teams:
            return numbers
        return [numbers[seat] + numbers[self.partner(seat)] for seat in range(self.seats)]

    def notes(self, view: View) -> tuple[Note, ...]:                                 # KOT-E3
        """The cats of every region in which something lies, and what would be left of them after an attack."""
        lying = dreams.seen(view, self.seats)
        notes = [Note(WORTH, Place(REGION + at), lying.worth(at))
                 for at in range(len(lying.sizes)) if lying.sizes[at]]
        if view.phase in (phases.DEFEND, phases.REPEAT):
            at = view.facts[facts.TARGET]
            notes.append(Note(LEFT, Place(REGION + at), lying.remains(at)))
        return tuple(notes)

    def why_not(self, view: View, place: Place) -> str:
        return reasons.why_not(self, view, place)

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb = answer.verb
        hand = self.hand + seat
        own = REGION + REGIONS * seat
        if verb == verbs.PLAY:
            return (Place(hand, kind=answer.arg), Place(own + answer.arg2))
        if verb == verbs.POSE:
            return (Place(hand, kind=JOKER), Place(own + answer.arg2))
        if verb in (verbs.COVER, verbs.ATTACK):
            return (Place(hand, kind=answer.arg), Place(REGION + REGIONS * answer.arg2 + answer.args[2]))
        if verb == verbs.DISGUISE:
            return (Place(hand, kind=JOKER), Place(REGION + REGIONS * answer.arg2 + answer.args[2]))
        if verb in (verbs.MOTH, verbs.BAT):
            card = cards.MOTH if verb == verbs.MOTH else cards.BAT
            return (Place(hand, kind=card), Place(REGION + REGIONS * answer.arg + answer.arg2))
        if verb in (verbs.GUARD, verbs.AGAIN):
            return (Place(hand, kind=answer.arg), Place(zones.PLAYED))
        if verb == verbs.OWL:
            return (Place(hand, kind=cards.OWL), Place(zones.PLAYED))
        if verb == verbs.DRAGON:
            return (Place(hand, kind=cards.DRAGON),)
        if verb == verbs.PUT:
            return (Place(own + answer.arg),)
        if verb == verbs.DROP:
            return (Place(REGION + REGIONS * answer.arg + answer.arg2),)
        if verb == verbs.EXCHANGE:
            return (Place(hand), Place(zones.DISCARD))
        return ()
