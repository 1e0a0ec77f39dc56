"""The log of a table: what happened, by number, and from where on its lines still show faces."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..engine.events import MOVED, REVEALED, SHUFFLED, SWAPPED, Event
from ..engine.game import BIT, ROW, SPECTATOR, Game, Zone


@mypyc_attr(acyclic=True)         # so the garbage collector need not look through all that was ever answered
class Step:
    """One answer and what came of it."""
    seat: int
    first: int                   # the number of its first event
    begins: bool                 # a turn: the answer before was another seat's, or the phase opens one
    events: list[Event]

    def __init__(self, seat: int, first: int, begins: bool, events: list[Event]) -> None:
        self.seat = seat
        self.first = first
        self.begins = begins
        self.events = events


class Log:
    """All that happened and was not taken back. A turn is an unbroken run of answers of one seat, as far as no phase in
    it opens another: who looks at two lands as the last and then begins has two turns (SEN-U3, SEN-T1).

    A log is no memory aid (SEN-M3): a line shows a face since the reader's own last turn, and later only as long as the
    card lies open where the line has put it. So a face that has left the log never comes back, and whoever reads the
    log anew reads the same. It holds where something must be remembered and the table does not do it for all.
    """
    fades: bool                  # whether faces leave the log at all
    zones: tuple[Zone, ...]
    rows: list[int]              # the zones whose order is public
    steps: list[Step]
    events: list[Event]
    answers: list[list[int]]     # by seat: the first event of each of its answers
    turns: list[list[int]]       # by seat: the first event of each of its turns
    order: list[int]             # whose turns they were
    stand_ins: set[int]          # the events of answers that a bot gave for a person
    of_card: list[list[int]]     # by card: the events that moved or showed it
    stirred: list[list[int]]     # by zone: the events after which what lay there is not as open as it was

    def __init__(self, game: Game, aid: bool) -> None:
        self.fades = not aid and any(game.forgets)
        self.zones = game.zones
        self.rows = [z for z in range(len(game.zones)) if game.zones[z].shape == ROW]
        self.steps = []
        self.events = []
        self.answers = [[] for _ in range(game.seats)]
        self.turns = [[] for _ in range(game.seats)]
        self.order = []
        self.stand_ins = set()
        self.of_card = [[] for _ in game.deck]
        self.stirred = [[] for _ in game.zones]

    def add(self, seat: int, events: list[Event], stand_in: bool = False, opens: bool = False) -> None:
        first = len(self.events)
        begins = opens or not self.order or self.order[-1] != seat
        self.steps.append(Step(seat, first, begins, events))
        self.answers[seat].append(first)
        if begins:
            self.turns[seat].append(first)
            self.order.append(seat)
        self.events += events
        if stand_in:
            self.stand_ins.update(range(first, len(self.events)))
        if self.fades:
            for number in range(first, len(self.events)):
                self.index(number)

    def index(self, number: int) -> None:
        event = self.events[number]
        what = event.what
        if what in {MOVED, REVEALED}:
            self.of_card[event.card].append(number)
            if what == MOVED and self.zones[event.dst].heap:     # it covers those below
                self.stirred[event.dst].append(number)
        elif what in {SWAPPED, SHUFFLED}:
            self.stirred[event.src].append(number)
            self.stirred[event.dst].append(number)

    def take_back(self) -> None:
        """Forget the last answer."""
        step = self.steps.pop()
        self.answers[step.seat].pop()
        if step.begins:
            self.turns[step.seat].pop()
            self.order.pop()
        if self.fades:
            for event in step.events:
                if event.what in {MOVED, REVEALED}:
                    self.of_card[event.card].pop()
            for stirred in self.stirred:
                while stirred and stirred[-1] >= step.first:
                    stirred.pop()
        self.stand_ins.difference_update(range(step.first, len(self.events)))
        del self.events[step.first:]

    # ---- what a reader is still shown
    def since(self, seat: int) -> int:
        """The first event of the seat's last answer. Who looks on gives none: the last answer of anybody."""
        if seat == SPECTATOR:
            return self.steps[-1].first if self.steps else 0
        return self.answers[seat][-1] if self.answers[seat] else 0

    def fresh(self, seat: int, asked: int) -> int:
        """The first event whose face the log still shows to `seat`, while the seats `asked` are.

        While a turn goes on, the one before it counts: what the others just put down does not fade as one draws.
        """
        if not self.fades:
            return 0
        if seat == SPECTATOR:
            return self.last_round()
        turns = self.turns[seat]
        goes_on = bool(self.order) and self.order[-1] == seat and bool(asked & BIT[seat])
        last = len(turns) - (2 if goes_on else 1)
        return turns[last] if last >= 0 else 0

    def last_round(self) -> int:
        """For who looks on and has no turn: the last turns, as far back as no seat comes twice."""
        first = 0
        met = 0
        for k in range(len(self.order) - 1, -1, -1):
            seat = self.order[k]
            if met & BIT[seat]:
                break
            met |= BIT[seat]
            first = self.turns[seat][-1]
        return first
