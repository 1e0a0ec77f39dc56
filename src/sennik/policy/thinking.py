"""How a searching bot thinks: the numbers that make one level differ from another."""
from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from ..engine.errors import Unreadable

SINGLE: Final = "single"
MULTI: Final = "multi"
RANDOM: Final = "random"
INSTINCT: Final = "instinct"
TREE: Final = "tree"
RACE: Final = "race"
PATIENT: Final = "patient"
BOLD: Final = "bold"


@dataclass(unsafe_hash=True)
class Thinking:
    iterations: int = 1000     # games played in the head for one answer, at most
    seconds: float = 0.0       # of the clock given to the bot; 0: only the iterations count
    exploration: float = 0.7   # the c of UCB: how much a rarely tried answer is favoured
    observer: str = SINGLE     # through whose eyes the other seats decide: "single" the searcher's, "multi" their own;
    #                            "instinct": they do not think ahead at all, they follow the game's instinct
    playout: str = RANDOM      # how a game is played on beyond the tree: "random", or by "instinct"
    epsilon: float = 0.2       # the share of random answers in playouts by instinct
    depth: int = -1            # how often it is another seat's turn to answer before a playout stops where instinct
    #                            knows a value, at a table of two; at larger ones after as many rounds; -1: never
    widen: float = 0.0         # at a node met n times no more than 1 + widen * sqrt(n) answers are tried; 0: all.
    #                            In a race n is the iterations
    trust: float = 0.0         # how much instinct's order of the answers counts; 0: not at all. In the tree as in PUCT;
    #                            in a race the standard errors by which an answer must be ahead of instinct's favourite
    forget: float = 0.0        # the chance to lose a face it would have to remember, in each stretch of what happens
    #                            at the table, the first after it was seen left out (`bots/memory.py`)
    method: str = TREE         # "tree": what each seat knows is a node; "race": the answers run through the same
    #                            worlds, all follow instinct after them: no exploration, observer and playout
    miss: float = 0.0          # the chance that it does not think of an answer; of an obvious one, the square of it
    nerve: float = 0.0         # for the patient: how much more sure of itself than it should be, in log-odds. Who takes
    #                            all others to be as good as itself is too careful among beginners
    recall: int = 1            # 0: does not look back at what it saw happen (`Instinct.recalling`)
    halve: int = 0             # 1: in a race the worse half leaves after 1, 2, 4 … worlds; 0: who is clearly behind
    temper: str = BOLD         # "bold": any answer that is good; "patient": only those that leave the others their
    #                            game too (`Instinct.patient`)

    def __post_init__(self) -> None:
        one_of("observer", self.observer, (SINGLE, MULTI, INSTINCT))
        one_of("playout", self.playout, (RANDOM, INSTINCT))
        one_of("method", self.method, (TREE, RACE))
        one_of("temper", self.temper, (PATIENT, BOLD))
        if self.iterations < 1:
            raise Unreadable("no-such-value", option="iterations", value=self.iterations, values="1 2 3 …")
        for name, share in (("epsilon", self.epsilon), ("forget", self.forget), ("miss", self.miss)):
            if not 0.0 <= share <= 1.0:
                raise Unreadable("no-such-value", option=name, value=share, values="0–1")

    def __reduce__(self) -> tuple[object, ...]:         # compiled, it cannot be pickled without
        return Thinking, tuple([getattr(self, field.name) for field in fields(Thinking)])

    def but(self, changes: dict[str, object]) -> Thinking:
        """The same with some numbers changed."""
        names = [field.name for field in fields(Thinking)]
        for name in changes:
            if name not in names:
                raise Unreadable("no-such-setting", bot="thinking", setting=name, settings=" ".join(names))
        return replace(self, **changes)  # type: ignore[arg-type]


def one_of(name: str, value: str, values: tuple[str, ...]) -> None:
    if value not in values:
        raise Unreadable("no-such-value", option=name, value=value, values=" ".join(values))
