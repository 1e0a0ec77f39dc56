"""How a searching bot thinks: the numbers that make one level differ from another."""
from __future__ import annotations

from typing import Final

from ..engine.errors import Unreadable

SINGLE: Final = "single"
MULTI: Final = "multi"
RANDOM: Final = "random"
INSTINCT: Final = "instinct"
TREE: Final = "tree"
RACE: Final = "race"
NAMES: Final = ("iterations", "seconds", "exploration", "observer", "playout", "epsilon", "depth", "widen", "trust",
                "forget", "method")


class Thinking:
    iterations: int            # games played in the head for one answer, at most
    seconds: float             # of the clock given to the bot; 0: only the iterations count
    exploration: float         # the c of UCB: how much a rarely tried answer is favoured
    observer: str              # through whose eyes the other seats decide: "single" the searcher's, "multi" their own;
    #                            "instinct": they do not think ahead at all, they follow the game's instinct
    playout: str               # how a game is played on beyond the tree: "random", or by "instinct"
    epsilon: float             # the share of random answers in playouts by instinct
    depth: int                 # how often it is another seat's turn to answer before a playout stops where instinct
    #                            knows a value, at a table of two; at larger ones after as many rounds; -1: never
    widen: float               # at a node met n times no more than 1 + widen * sqrt(n) answers are tried; 0: all.
    #                            In a race n is the iterations
    trust: float               # how much instinct's order of the answers counts; 0: not at all. In the tree as in PUCT;
    #                            in a race the standard errors by which an answer must be ahead of instinct's favourite
    forget: float              # the chance that a face it would have to remember is gone
    method: str                # "tree": what each seat knows is a node; "race": the answers run through the same
    #                            worlds, all follow instinct after them: no exploration, observer and playout

    def __init__(self, iterations: int = 1000, seconds: float = 0.0, exploration: float = 0.7, observer: str = SINGLE,
                 playout: str = RANDOM, epsilon: float = 0.2, depth: int = -1, widen: float = 0.0,
                 trust: float = 0.0, forget: float = 0.0, method: str = TREE) -> None:
        if observer not in (SINGLE, MULTI, INSTINCT):
            raise Unreadable("no-such-value", option="observer", value=observer, values="single multi instinct")
        if playout not in (RANDOM, INSTINCT):
            raise Unreadable("no-such-value", option="playout", value=playout, values="random instinct")
        if method not in (TREE, RACE):
            raise Unreadable("no-such-value", option="method", value=method, values="tree race")
        if iterations < 1:
            raise Unreadable("no-such-value", option="iterations", value=iterations, values="1 2 3 …")
        for name, share in (("epsilon", epsilon), ("forget", forget)):
            if not 0.0 <= share <= 1.0:
                raise Unreadable("no-such-value", option=name, value=share, values="0–1")
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.observer = observer
        self.playout = playout
        self.epsilon = epsilon
        self.depth = depth
        self.widen = widen
        self.trust = trust
        self.forget = forget
        self.method = method

    def but(self, changes: dict[str, object]) -> Thinking:
        """The same with some numbers changed."""
        values = dict(zip(NAMES, self.all()))
        for name in changes:
            if name not in values:
                raise Unreadable("no-such-setting", bot="thinking", setting=name, settings=" ".join(NAMES))
        return Thinking(*[changes.get(name, values[name]) for name in NAMES])  # type: ignore[arg-type]

    def all(self) -> tuple[int, float, float, str, str, float, int, float, float, float, str]:
        return (self.iterations, self.seconds, self.exploration, self.observer, self.playout, self.epsilon,
                self.depth, self.widen, self.trust, self.forget, self.method)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thinking) and self.all() == other.all()

    def __hash__(self) -> int:
        return hash(self.all())

    def __repr__(self) -> str:
        return f"Thinking{self.all()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Thinking, self.all()
