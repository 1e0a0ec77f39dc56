"""Sen: what is agreed before it begins, and everything that can be answered."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ....engine.answers import AllAnswers, Answer, Answers
from ....engine.errors import Unreadable
from ....engine.game import BIT, Game, Identity, Option, Place
from ....engine.rng import Rng
from ....engine.state import State
from ....engine.view import View
from .. import notation
from . import cards, facts, phases, reasons, verbs, zones
from .state import SenState
from .zones import DISCARD, DREAM, HAND, PILE

SEN: Final = Identity("sen", version=1, least=2, most=5, minutes=25, weight=1, options=(
    Option("edition", ("base", "jubilee", "long")),
    Option("target", ("70", "100", "150"), default="100"),
    Option("rounds", ("no", *[str(n) for n in range(1, 21)]), yes="10"),
    Option("penalty", ("5", "15")),
    Option("N"), Option("G"), Option("K")))


class Sen(Game):
    size: int                  # lands in a dream at the start of a round
    peeks: int
    target: int
    rounds: int                # 0: to the target
    penalty: int
    n: bool                    # Ravens are not so bad
    g: bool                    # Go for it all
    k: bool                    # I know what I have
    two: Answers
    count: Answers
    calls: Answers
    lands: list[list[Answer]]
    picks: list[Answers]       # by size of the discard pile
    on_turn: list[Answers]     # by size of the dream, as the next three
    on_place: list[Answers]
    on_drawn: list[Answers]
    on_special: list[Answers]
    own: list[list[Answers]]   # by seat and mask of slots peeked at: the other slots
    table: Answers             # all lands while no dream has changed its size

    def __init__(self, seats: int = 4, options: Mapping[str, object] | None = None, identity: Identity = SEN) -> None:
        super().__init__(identity, seats, options or {})
        self.agree(options or {})
        self.kinds, self.phases, self.facts, self.told = cards.KINDS, phases.PHASES, facts.FACTS, verbs.TOLD
        self.argued = ("lowest chance", "ends chance most target", "saves ravens", "costs ravens", "no_better")
        self.backs = [0] * len(self.deck)
        self.home = [PILE] * len(self.deck)
        self.zones = zones.zones(seats)
        self.reasons = reasons.ALL
        self.branches = True
        self.ready()
        self.make_answers()

    def agree(self, given: Mapping[str, object]) -> None:
        """What the options mean together."""
        if self.options["edition"] == "long":                                        # SEN-C4: G and K belong to it
            for variant in ("G", "K"):
                if variant in given and self.options[variant] == "no":
                    raise Unreadable("options-clash", option=variant, value="no", other="edition", needs="long")
                self.options[variant] = "yes"
        self.rounds = 0 if self.options["rounds"] == "no" else int(self.options["rounds"])
        if self.rounds and self.options["target"] != "100":
            raise Unreadable("options-clash", option="target", value=self.options["target"],
                             other="rounds", needs=self.options["rounds"])
        self.target, self.penalty = int(self.options["target"]), int(self.options["penalty"])
        self.n, self.g, self.k = [self.options[variant] == "yes" for variant in ("N", "G", "K")]
        self.deck = cards.deck(self.options["edition"])
        self.size, self.peeks = (6, 3) if self.options["edition"] == "long" else (4, 2)      # SEN-U1, SEN-U3

    def make_answers(self) -> None:
        """The table of all answers, and those lists of them that only depend on a size."""
        seats = self.seats
        most = self.size + (len(self.deck) - self.size * seats - 1 if self.k else 0)     # lands a dream can reach
        self.answers = t = AllAnswers(verbs.VERBS)
        wake, draw, drop = t.add(verbs.WAKE), t.add(verbs.DRAW), t.add(verbs.DROP)
        use, know = t.add(verbs.USE), t.add(verbs.KNOW)
        self.count = (t.add(verbs.NEXT),)
        takes = [t.add(verbs.TAKE, slot) for slot in range(most)]
        keeps = [t.add(verbs.KEEP, slot) for slot in range(most)]
        self.two = (t.add(verbs.HOLD, 0), t.add(verbs.HOLD, 1))
        self.lands = [[t.add(verbs.LAND, seat, slot) for slot in range(most)] for seat in range(seats)]
        heap = len(self.deck) - seats * (1 if self.k else self.size)              # lands the discard pile can reach
        picks = [t.add(verbs.PICK, place) for place in range(heap if cards.CHOOSE1 in self.deck else 0)]
        self.calls = tuple([t.add(verbs.SAY, number) for number in range(verbs.HOURGLASSES + 1)
                            if number < verbs.HOURGLASSES or cards.HOURGLASS in self.deck]) if self.k else ()
        self.on_turn = [(wake, draw, *takes[:n], *([know] if self.k and n > 1 else [])) for n in range(most + 1)]
        self.on_place = [tuple(keeps[:n]) for n in range(most + 1)]
        self.on_drawn = [(*keeps[:n], drop) for n in range(most + 1)]
        self.on_special = [(*keeps[:n], drop, use) for n in range(most + 1)]
        self.picks = [tuple(picks[:n]) for n in range(len(picks) + 1)]
        self.own = [[tuple([row[k] for k in range(self.size) if not but & BIT[k]]) for but in range(BIT[self.size])]
                    for row in self.lands]
        self.table = tuple([land for row in self.lands for land in row[:self.size]])

    def blank(self) -> State:
        return SenState(self)

    def new(self, rng: Rng) -> State:
        s = cast(SenState, self.start(rng))
        s.facts[facts.MOVER] = rng.below(self.seats)                                 # SEN-U4
        s.new_round()
        return s

    def read_position(self, text: str, rng: Rng) -> State:
        return notation.read(self, text, rng)

    def write_position(self, state: State) -> str:
        return notation.write(cast(SenState, state))

    def why_not(self, view: View, place: Place) -> str:
        return reasons.why_not(view, place)

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb = answer.verb
        if verb == verbs.DRAW:
            return (Place(PILE),)
        if verb == verbs.TAKE:
            return (Place(DISCARD), Place(DREAM + seat, answer.arg))
        if verb == verbs.KEEP:
            return (Place(HAND, 0), Place(DREAM + seat, answer.arg))
        if verb == verbs.DROP:
            return (Place(HAND, 0), Place(DISCARD))
        if verb == verbs.HOLD:
            return (Place(HAND, answer.arg),)
        if verb == verbs.LAND:
            return (Place(DREAM + answer.arg, answer.arg2),)
        if verb == verbs.PICK:
            return (Place(DISCARD, answer.arg),)
        return ()
