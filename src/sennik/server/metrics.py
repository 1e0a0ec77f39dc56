"""What a server counts of itself, as text for Prometheus: `/metrics`, if it was started with `--metrics`.

Numbers only: no name, no table, no address. Each process of several has its own, under its own label.
"""
from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .tables import LiveTables

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)      # seconds


class Metrics:
    def __init__(self) -> None:
        self.written = 0                                 # entries
        self.answers = 0                                 # of people and bots, among them
        self.store_errors = 0
        self.thoughts = 0                                # bots were asked so often
        self.thinking = 0                                # and are, now
        self.bot_faults = 0
        self.buckets = [0] * (len(BOUNDS) + 1)           # by bound: changes that took no longer, from asked to shown
        self.seconds = 0.0

    def took(self, seconds: float, answered: bool) -> None:
        """A change, from when it was asked for until everyone was shown it."""
        self.written += 1
        self.answers += answered
        self.seconds += seconds
        place = 0
        while place < len(BOUNDS) and seconds > BOUNDS[place]:
            place += 1
        self.buckets[place] += 1


def text(tables: LiveTables) -> str:
    found = tables.metrics
    lives = tables.lives.values()
    visitors = [visitor for live in lives for visitor in live.visitors]
    gauges = {
        "sennik_tables": ("tables in memory", len(lives)),
        "sennik_tables_open": ("tables that somebody looks at", sum(bool(live.visitors) for live in lives)),
        "sennik_connections": ("open connections", len(visitors)),
        "sennik_people": ("people among them", len({visitor.player for visitor in visitors})),
        "sennik_changes_waiting": ("changes that wait to be written", sum(len(live.pending) for live in lives)),
        "sennik_bots_thinking": ("bots that were asked and have not answered", found.thinking),
        "sennik_bots_waiting": ("bots among them that wait for their turn", tables.workers.waiting)}
    counters = {
        "sennik_entries_written_total": ("entries written: answers, seats, undos", found.written),
        "sennik_answers_total": ("answers among them, of people and bots", found.answers),
        "sennik_store_errors_total": ("entries that could not be written", found.store_errors),
        "sennik_bot_thoughts_total": ("answers that bots were asked for", found.thoughts),
        "sennik_bot_faults_total": ("bots that failed", found.bot_faults)}
    label = f'{{process="{os.getpid()}"}}'
    lines: list[str] = []
    for kind, block in (("gauge", gauges), ("counter", counters)):
        for name, (help_text, number) in block.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", f"{name}{label} {number}"]
    return "\n".join([*lines, *histogram(found, os.getpid())]) + "\n"


def histogram(found: Metrics, process: int) -> list[str]:
    name = "sennik_change_seconds"
    lines = [f"# HELP {name} from when a change is asked for until it is shown", f"# TYPE {name} histogram"]
    so_far = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), found.buckets):
        so_far += count
        lines.append(f'{name}_bucket{{process="{process}",le="{bound}"}} {so_far}')
    label = f'{{process="{process}"}}'
    return [*lines, f"{name}_sum{label} {found.seconds:.6f}", f"{name}_count{label} {so_far}"]
