"""Echo: ask a player for the echo of a dream you hold; who has it must say so, and lays it down with you."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sennik.engine.answers import AllAnswers, Answer, Answers
from sennik.engine.game import BAG, BIT, FAN, OPEN, Fact, Game, Identity, Option, Phase, Place, Zone
from sennik.engine.rng import Rng
from sennik.engine.state import NONE, NOWHERE, State

IDENTITY: Final = Identity("echo", version=1, least=2, most=4, minutes=10, weight=1,
                           options=(Option("hand", ("3", "4", "5")),))
DREAMS: Final = ("staircase", "lighthouse", "orchard", "clockmaker", "paper boat", "thunderstorm", "winter coat",
                 "cartographer", "hummingbird", "observatory")

# zones
PILE: Final = 0
HAND: Final = 1                # + seat
# + seats + seat: what was laid down

# phases
TURN: Final = 0                # whom do you ask for what?
ASKED: Final = 1               # do you have it?
OVER: Final = 2

# verbs
ASK: Final = 0
LAY: Final = 1
GIVE: Final = 2
DENY: Final = 3

# facts
MOVER: Final = 0
WISH: Final = 1                # the dream that is asked for
SILENCE: Final = 2             # questions in a row without an echo, since the pile is empty


class Echo(Game):
    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(IDENTITY, seats, options)
        everybody = range(seats)
        self.kinds = tuple([dream.replace(" ", "-") for dream in DREAMS])
        self.deck = [kind for kind in range(len(DREAMS)) for _ in range(2)]
        self.backs = [0] * len(self.deck)
        self.home = [PILE] * len(self.deck)
        self.zones = (Zone("pile", BAG), *[Zone("hand", FAN, seat, BIT[seat]) for seat in everybody],
                      *[Zone("laid", owner=seat, open=OPEN) for seat in everybody])
        self.phases = (Phase("turn", "ECH-T1"), Phase("asked", "ECH-T2"), Phase("over", "ECH-E1"))
        self.facts = (Fact("mover", MOVER, type=""), Fact("wish", WISH, type=""), Fact("silence", SILENCE, type=""))
        self.told = ("asks who:seat dream:kind", "denies dream:kind")
        self.ready()
        self.answers = t = AllAnswers(("ask who:seat dream:kind", "lay dream:kind", "give", "deny"))
        self.asks = [[t.add(ASK, seat, kind) for kind in range(len(DREAMS))] for seat in everybody]
        self.lays = [t.add(LAY, kind) for kind in range(len(DREAMS))]
        self.gives: Answers = (t.add(GIVE),)
        self.denies: Answers = (t.add(DENY),)

    def blank(self) -> State:
        return EchoState(self)

    def new(self, rng: Rng) -> State:
        s = self.start(rng)
        for seat in range(self.seats):
            s.deal(PILE, HAND + seat, int(self.options["hand"]))         # ECH-S1
        s.phase, s.asked = TURN, BIT[0]
        return s

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        if answer.verb == LAY:
            return (Place(HAND + seat, kind=answer.arg),)
        if answer.verb == ASK:
            return (Place(HAND + seat, kind=answer.arg2), Place(HAND + answer.arg))
        return ()


class EchoState(State):
    def __init__(self, game: Echo) -> None:
        super().__init__(game)
        self.echo = game

    def legal(self, seat: int) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        if self.phase == ASKED:                # ECH-T2: a truth that hangs on a hidden card is the holder's answer
            return self.echo.denies if self.find(HAND + seat, self.facts[WISH]) == NOWHERE else self.echo.gives
        held = sorted(self.kind(HAND + seat, i) for i in range(len(self.cards[HAND + seat])))
        pairs = [self.echo.lays[kind] for kind in sorted(set(held)) if held.count(kind) == 2]
        rivals = [other for other in range(self.game.seats) if other != seat]
        return (*pairs, *[self.echo.asks[other][kind] for kind in sorted(set(held)) for other in rivals])

    def apply(self, seat: int, answer: Answer) -> None:
        mover = self.facts[MOVER]
        if answer.verb == ASK:                 # ECH-T1
            self.tell("asks", answer.arg, answer.arg2)
            self.facts[WISH] = answer.arg2
            self.phase, self.asked = ASKED, BIT[answer.arg]
        elif answer.verb == LAY:               # ECH-T4
            self.lay(seat, answer.arg, seat)
            self.lay(seat, answer.arg, seat)
            self.go_on(seat)
        elif answer.verb == GIVE:              # ECH-T2
            self.lay(seat, self.facts[WISH], mover)
            self.lay(mover, self.facts[WISH], mover)
            self.facts[SILENCE] = 0
            self.go_on(mover)
        else:                                  # ECH-T3
            self.tell("denies", self.facts[WISH])
            if self.cards[PILE]:
                self.draw(PILE, HAND + mover)
            else:
                self.facts[SILENCE] += 1
            self.go_on((mover + 1) % self.game.seats)

    def lay(self, holder: int, kind: int, winner: int) -> None:
        self.move(HAND + holder, self.find(HAND + holder, kind), HAND + int(self.game.seats) + winner)

    def go_on(self, seat: int) -> None:
        """The turn of `seat`, or of the next who holds a card; nobody's, if it is over."""
        if self.facts[SILENCE] >= 2 * self.game.seats:                   # ECH-E2
            self.phase, self.asked = OVER, 0
            return
        for _ in range(self.game.seats):
            if not self.cards[HAND + seat] and self.cards[PILE]:
                self.draw(PILE, HAND + seat)   # ECH-T5
            if self.cards[HAND + seat]:
                self.facts[MOVER] = seat
                self.phase, self.asked = TURN, BIT[seat]
                return
            seat = (seat + 1) % self.game.seats
        self.phase, self.asked = OVER, 0       # ECH-E1

    def scores(self) -> list[int]:
        seats = int(self.game.seats)
        return [len(self.cards[HAND + seats + seat]) // 2 for seat in range(seats)]

    def result(self) -> list[float]:
        scores = self.scores()                 # ECH-E3
        won = [score == max(scores) for score in scores]
        return [wins / sum(won) for wins in won]
