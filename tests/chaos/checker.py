"""The judge: a history against the lists in the store. Pure; every fault has a name.

The list of each table is played again, and every step that a client saw must be the one that its seat is shown after
so many entries, face by face. Every answer that was acknowledged must be in the list, once, where it was acknowledged.
"""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from sennik.engine.game import SPECTATOR
from sennik.match import entries as e
from sennik.match.messages import StepShown
from sennik.match.shown import event_shown, step_text
from sennik.match.table import Change, Table

from .history import History, Saw, Sent, sight_of

LOST = "an acknowledged answer is lost"
DOUBLED = "an answer is in the list twice"
CHANGED = "another answer is in the list than was given"
EARLY = "something was shown before it was durable"
WRONG_SEAT = "a seat was sent what another may know"
UNTRUE = "a seat was shown what does not follow from the list"
BACKWARDS = "a connection was shown an older position after a newer one"
BROKEN = "a list cannot be played again"
UNFINISHED = "a table could not be played on"
decode = msgspec.json.Decoder(StepShown).decode


class Fault(NamedTuple):
    name: str
    table: str
    detail: str


def check(history: History, lists: Mapping[str, Sequence[e.AnyEntry]], all_over: bool = False) -> list[Fault]:
    """Everything that is wrong; nothing is what one hopes for."""
    sent: dict[str, list[Sent]] = defaultdict(list)
    saw: dict[str, list[Saw]] = defaultdict(list)
    for one in history.sent:
        sent[one.table].append(one)
    for seen in history.saw:
        saw[seen.table].append(seen)
    faults: list[Fault] = []
    for table in sorted({*sent, *saw, *lists}):
        entries = lists.get(table, ())
        faults += answers(table, sent[table], entries)
        faults += backwards(table, saw[table])
        faults += sights(table, saw[table], entries, all_over)
    return faults


def answers(table: str, sent: Sequence[Sent], entries: Sequence[e.AnyEntry]) -> list[Fault]:
    """Of each that was acknowledged there is one of its seat, between what was known before and what was shown then."""
    faults: list[Fault] = []
    for one in sent:
        if one.outcome != "done":
            continue
        found = [entry.answer for entry in entries[one.n:one.upto]
                 if isinstance(entry, e.Answered) and entry.seat == one.seat]
        # one that was given up when a line broke may have been written after all, in the place of this one
        others = {old.text for old in sent
                  if old.outcome == "unknown" and (old.seat, old.since) == (one.seat, one.since)}
        detail = f"seat {one.seat}, '{one.text}' after {one.n} entries, shown at {one.upto}: {found}"
        if not found:
            faults.append(Fault(LOST, table, detail))
        elif len(found) > 1:
            faults.append(Fault(DOUBLED, table, detail))
        elif found[0] != one.text and found[0] not in others:
            faults.append(Fault(CHANGED, table, detail))
    return faults


def backwards(table: str, saw: Sequence[Saw]) -> list[Fault]:
    last: dict[int, int] = {}
    faults: list[Fault] = []
    for seen in saw:
        if seen.n < last.get(seen.line, 0):
            faults.append(Fault(BACKWARDS, table, f"{seen.n} after {last[seen.line]}"))
        last[seen.line] = seen.n
    return faults


def sights(table: str, saw: Sequence[Saw], entries: Sequence[e.AnyEntry], all_over: bool) -> list[Fault]:
    """The list is played again; at each number, what every seat may know is compared with what it was shown."""
    by_number: dict[int, list[Saw]] = defaultdict(list)
    faults: list[Fault] = []
    for seen in saw:
        if seen.n > len(entries):
            faults.append(Fault(EARLY, table, f"{seen.n} entries were shown, {len(entries)} are there"))
        else:
            by_number[seen.n].append(seen)
    if not entries:
        return faults
    try:
        played = Table(table, entries[0])
        for entry in entries[1:]:
            change = played.apply(entry)
            faults += compared(played, change, by_number.pop(played.n, []))
    except Exception as error:  # noqa: BLE001             whatever it is, it is found
        return [*faults, Fault(BROKEN, table, repr(error))]
    if all_over and played.stage != "over":
        faults.append(Fault(UNFINISHED, table, f"{played.stage} after {played.n} entries"))
    return faults


def compared(played: Table, change: Change, saw: Sequence[Saw]) -> list[Fault]:
    """A step of what changed is a tenth of the work of one with all the past, and shows the same position."""
    if not saw or played.stage == "waiting":
        return []

    def right(seat: int) -> int:
        return sight_of(decode(step_text(played, seat, 0, change)))
    rights = {seat: right(seat) for seat in {seen.seat for seen in saw}}
    faults: list[Fault] = []
    for seen in set(saw):
        detail = f"seat {seen.seat} at {seen.n}"
        if seen.sight != rights[seen.seat]:
            other = [seat for seat in (*range(len(played.seats)), SPECTATOR) if right(seat) == seen.sight]
            faults.append(Fault(WRONG_SEAT if other else UNTRUE, played.id, f"{detail}: as {other}"))
        for number, face in seen.events:
            event = event_shown(played.log.events[number], seen.seat, number)
            if face != event.face and face >= 0:         # a face may fade; it may not appear
                faults.append(Fault(WRONG_SEAT, played.id, f"{detail}, event {number}: {face}, not {event.face}"))
    return faults
