"""What each seat knew at each moment of a game, worked out again from its record."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import msgspec

from sennik.engine.game import SPECTATOR
from sennik.engine.record import Record
from sennik.engine.state import State
from sennik.match.messages import EventShown, StepShown, ViewShown
from sennik.match.shown import event_shown, view_shown


class Truth:
    """The game played again from its record, position by position. Nothing may have been taken back in it."""

    def __init__(self, record: Record) -> None:
        self.game = record.game
        self.seed = record.seed
        self.first = 1 + int(record.game.seats) + sum(map(bool, record.seed.shares))     # entries before any answer
        again = Record(record.game, record.seed, record.start)
        state = again.begin()
        self.views = [self.seen(state)]
        self.logs = []
        for seat, text in record.answers:
            self.logs.append(again.answer(state, seat, text))
            self.views.append(self.seen(state))

    def seen(self, state: State) -> dict[tuple[int, bool], tuple[ViewShown, tuple[str, ...]]]:
        viewers = [*range(int(self.game.seats)), SPECTATOR]
        return {(seat, aid): (view_shown(state.view(seat, aid)), self.offered(state, seat))
                for seat in viewers for aid in (False, True)}

    def offered(self, state: State, seat: int) -> tuple[str, ...]:
        """The one answer that the table gives by itself is not among them."""
        if seat == SPECTATOR or state.forced(seat) is not None:
            return ()
        return tuple(answer.text for answer in state.legal(seat))

    def check_received(self, texts: Sequence[str], seat: int, aid: bool, cookies: Sequence[str] = ()) -> int:
        """All that a socket, or one socket after the other, received: made of what the seat knew. How many steps?"""
        hidden = [self.seed.secret.hex(), *[share.hex() for share in self.seed.shares if share]]
        greeted, steps = False, 0
        for text in texts:
            message = msgspec.json.decode(text)
            over = message.get("result") is not None
            assert not [secret for secret in (*cookies, *(() if over else hidden)) if secret and secret in text]
            if message["type"] == "table":
                greeted = True
            elif message["type"] == "step":
                step = msgspec.json.decode(text, type=StepShown)
                self.check(step, seat, step.n - self.first, aid, whole=greeted)
                greeted = False
                steps += 1
        return steps

    def check(self, step: StepShown, seat: int, answers: int, aid: bool, whole: bool) -> None:
        view, legal = self.views[answers][seat, aid]
        assert step.view == view
        assert tuple(answer.text for answer in step.answers) == legal
        if whole:                                        # after a hello: everything, without the faces that faded
            events = [event_shown(event, seat, k) for k, event in enumerate(chain(*self.logs[:answers]))]
            sent = [*step.past, *step.events]
            for got, real in zip(sent, events[len(events) - len(sent):], strict=True):
                assert got == (self.faded(real) if fades(real, step) else real)
        else:
            first = sum(len(log) for log in self.logs[:answers - 1])
            assert step.events == tuple([event_shown(event, seat, first + k)
                                         for k, event in enumerate(self.logs[answers - 1])])
            assert step.past == ()

    def faded(self, event: EventShown) -> EventShown:
        if event.face < 0:
            return event
        return msgspec.structs.replace(event, face=-1 - self.game.backs[self.game.deck.index(event.face)])


def fades(event: EventShown, step: StepShown) -> bool:
    """Which ones rightly do, tests/match/test_memory.py works out."""
    return event.what in {"moved", "revealed"} and event.number < step.fresh and event.number not in step.faces
