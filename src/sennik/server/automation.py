"""What happens at a table by itself: bots answer, what is forced is done, clocks run out, empty chairs are taken."""
from __future__ import annotations

import asyncio
import logging
import math
import secrets
from time import time
from typing import TYPE_CHECKING, Final

from .. import bots
from ..engine.errors import Refused
from ..engine.seed import number_of
from ..match import entries as e
from ..match.table import Table
from .errors import OutOfOrder
from .live_table import LiveTable, now
from .shares import Whose
from .workers import Task, task_at

if TYPE_CHECKING:
    from .tables import LiveTables

LOG: Final = logging.getLogger("sennik")
AGAIN: Final = 3.0             # seconds until something that could not be written is tried again
FAULTS: Final = 5              # answers over which the rules may fail until a bot leaves the question to people


class Automation:
    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.secret = secrets.token_bytes(16)            # what the chance of bots is drawn from

    def attend(self, live: LiveTable) -> None:
        """See to bots, clocks and empty chairs. Where nobody looks, nothing happens."""
        if live.timers:
            for timer in live.timers.values():
                timer.cancel()
            live.timers = {}
        if not live.visitors or (live.table.stage != "playing" and not live.table.sealing.awaited()):
            return
        peers, loop = self.tables.peers, self.tables.loop
        if (wait := peers.settles(live)) > 0:
            live.timers["bots"] = loop.call_later(wait, self.attend, live)
            return
        if live.table.stage == "waiting":
            self.watch_shuffle(live)
            return
        if peers.caretaker(live):
            self.ask_bots(live)
        elif live.table.bots_asked() or live.table.forced():
            live.timers["bots"] = loop.call_later(self.tables.settings.patience, self.take_over, live, live.table.n)
        self.watch_chairs(live)

    def take_over(self, live: LiveTable, n: int) -> None:
        """The process that should think for the bots has not."""
        if live.table.n == n:
            self.tables.peers.distrust(live)
            self.attend(live)

    def ask_bots(self, live: LiveTable) -> None:
        """Whoever is to answer now is asked now: what a bot is given is made here, and not when it comes to think. Who
        is thinking about something else, or in the place of somebody who is back, need not go on."""
        table = live.table
        if len(live.faults) >= FAULTS:
            return
        asked = dict(table.bots_asked()) | dict.fromkeys(table.forced(), "")
        for number in [number for number in live.thinking if number not in asked]:
            live.thinking.pop(number)[1].cancel()
        for number, level in asked.items():
            what = table.questions[number].since, level
            running = live.thinking.get(number)
            if running is not None and running[0] == what and not running[1].done():
                continue
            if running is not None:
                running[1].cancel()
            texts = tuple([one.text for one in table.questions[number].answers if one.text not in live.faults])
            if texts:
                play = self.play_bot(live, self.task(table, number, level, texts), table.n) if level else (
                    self.play_forced(live, number, table.n))
                live.thinking[number] = what, self.tables.spawn(play)

    def task(self, table: Table, number: int, level: str, texts: tuple[str, ...]) -> Task:
        return task_at(table, level, number_of(f"{table.id} {number}", key=self.secret), number, texts)

    async def play_forced(self, live: LiveTable, number: int, n: int) -> None:
        """The one answer that a person has left, where all can see that; soon, and not before it was seen."""
        await asyncio.sleep(self.tables.settings.pace / 3)
        live.thinking.pop(number, None)
        await self.tables.change(live, lambda t: t.forced_answer(now(), number, n))

    async def play_bot(self, live: LiveTable, given: Task, n: int) -> None:
        """One answer of a bot, no sooner and no later for having had many answers to choose from."""
        table, number, level = live.table, given.view.seat, given.level
        began = self.tables.loop.time()
        text = table.script[0][1] if table.script else await self.chosen(live, given)
        pace = self.tables.settings.pace
        await asyncio.sleep(rest(self.tables.loop.time() - began, beat(table, number, pace), pace))
        live.thinking.pop(number, None)                  # from here on its own answer must not cancel it
        try:
            await self.tables.change(live, lambda t: t.bot_answer(now(), number, level, n, text), text)
        except OutOfOrder:                               # nothing else would ask it again
            self.tables.loop.call_later(AGAIN, self.attend, live)
            raise
        except Refused:
            raise
        except Exception:  # noqa: BLE001                  the rules failed over it, which is in the log: another answer
            self.attend(live)

    async def chosen(self, live: LiveTable, given: Task) -> str:
        """What a bot answers; where it fails, what the next simpler one does. People must not wait for ever."""
        table = live.table
        moment, faults = len(table.play()[0].answers), []
        for level in (given.level, *bots.simpler(given.level)):
            try:
                text = await self.think(given._replace(level=level), live.people())
                if text in given.answers:
                    break
                faults.append(f"{level} gave {text!r}")
            except Exception as error:  # noqa: BLE001     it is told below
                faults.append(f"{level}: {error!r}")
        else:
            text = secrets.choice(given.answers)
        if faults:
            self.tables.metrics.bot_faults += len(faults)
            record, state = table.play()[0].again(moment)
            LOG.error("table %s: seat %d has %r of a simpler bot, because others failed (%s) after the answers of this "
                      "record: %s", table.id, given.view.seat, text, "; ".join(faults), record.to_json(state).strip())
        return text

    async def think(self, given: Task, people: list[Whose]) -> str:
        metrics = self.tables.metrics
        metrics.thoughts += 1
        metrics.thinking += 1
        try:
            return await self.tables.workers.think(given, people)
        finally:
            metrics.thinking -= 1

    def watch_shuffle(self, live: LiveTable) -> None:
        """Whose share does not come is waited for only so long, from when somebody here waits for it."""
        awaits = live.table.awaits()
        if live.awaits is None or live.awaits[0] != awaits:
            live.awaits = awaits, time()
        settings = self.tables.settings
        left = live.awaits[1] + settings.shuffle - time()
        if not self.tables.peers.caretaker(live):        # whose job it is elsewhere has a little longer
            left += settings.patience
        if left <= 0:
            self.tables.spawn(self.tables.change(live, lambda t: t.withhold(now(), awaits)))
            left = AGAIN
        live.timers["shuffle"] = self.tables.loop.call_later(left, self.attend, live)

    def watch_chairs(self, live: LiveTable) -> None:
        """A bot for who is away while others wait, and for who let the clock run out."""
        table, here = live.table, live.here()
        if not table.opened.clock and here == (1 << len(table.seats)) - 1:
            live.gone.clear()                            # all are here and have time
            return
        waits: list[float] = []
        for number, seat in enumerate(table.seats):
            if here >> number & 1:
                live.gone.pop(number, None)
            if seat.who != "person" or seat.level:
                continue
            if at := live.chair_deadline(number, here):
                waits.append(self.chair(live, number, "away", at))
            if (deadline := table.deadline(number)) >= 0:
                waits.append(self.chair(live, number, "clock", deadline / 1000))
        if waits:
            live.timers["chairs"] = self.tables.loop.call_later(max(0.05, min(waits) - time()), self.attend, live)

    def chair(self, live: LiveTable, number: int, why: e.Why, at: float) -> float:
        """When to look again. Another process whose job it is has a little longer."""
        if not self.tables.peers.caretaker(live):
            at += self.tables.settings.patience
        if at > time():
            return at
        live.gone[number] = time()
        self.tables.spawn(self.tables.change(live, lambda t: t.stand_in(now(), number, why)))
        return time() + AGAIN


def beat(table: Table, number: int, pace: float) -> float:
    """After how many seconds a bot answers, by what everybody sees: soon if it goes on, for a page shows a long turn in
    its own time; not so soon after others, who may take their answer back; slowly where nobody waits for it."""
    if not any(seat.who == "person" and not seat.level for seat in table.seats):
        return pace * 2
    return pace / 3 if table.log.order and table.log.order[-1] == number else pace


def rest(took: float, beat: float, pace: float) -> float:
    """How long a bot that thought for so long still waits: it answers on the beat, whatever it had to think about. A
    thought that outlasts its beat ends on a full one, so that its length is told as roughly as can be."""
    if not pace:
        return 0
    return (beat if took <= beat else math.ceil(took / pace) * pace) - took
