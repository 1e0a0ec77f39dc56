"""The battery: people play while servers and database are harmed at random; then the judge reads what happened.

`make chaos` runs it for long; the gate runs a short form. Every answer that was acknowledged counts.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from sennik.match import entries as e
from sennik.store import StoreError, store_at

from .checker import Fault, check
from .history import History
from .house import FileHouse, House, SharedHouse
from .people import Person, company

SLOW = 1.5                     # seconds until the next harm, at most
END = 300.0                    # seconds for the games in play to come to their ends when all is well


@dataclass
class Report:
    history: History = field(default_factory=History)
    harms: Counter[str] = field(default_factory=Counter)
    tables: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def figures(self) -> dict[str, object]:
        outcomes = Counter(one.outcome for one in self.history.sent)
        return {"acknowledged": outcomes["done"], "refused": outcomes["refused"], "unknown": outcomes["unknown"],
                "steps seen": len(self.history.saw), "tables": len(self.tables), **self.harms,
                "faults": dict(Counter(fault.name for fault in self.faults))}


async def battery(house: House, seed: int, companies: int, harms: int, beat: int = 10) -> Report:
    """So many harms, one after the other, about so many answers between them; those who play find out by themselves.
    When all is well again every table is played to its end."""
    report, chance = Report(), random.Random(seed)
    ending, persons = asyncio.Event(), list[Person]()
    house.start()
    try:
        playing = [asyncio.create_task(company(house, report.history, seed * 1000 + k, 2, ending, persons,
                                               report.tables)) for k in range(companies)]
        while report.history.acknowledged() < companies:                     # until it has begun
            await asyncio.sleep(0.05)
        for _ in range(harms):
            enough = report.history.acknowledged() + chance.random() * 2 * beat
            until = time.monotonic() + chance.random() * SLOW
            while report.history.acknowledged() < enough and time.monotonic() < until:
                await asyncio.sleep(0.05)
            if chance.random() < 0.2 and persons:
                chance.choice(persons).cut()
                report.harms["cut"] += 1
            report.harms[await asyncio.to_thread(house.harm, chance)] += 1
            await asyncio.to_thread(house.start)         # as whoever looks after a service starts what has ended
            for task in playing:
                if task.done():
                    task.result()                        # somebody was refused what may not be refused
        await asyncio.to_thread(house.heal)
        ending.set()
        _, late = await asyncio.wait(playing, timeout=END)
        for task in late:                                # the judge says which tables are not over
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=bool(late))
        report.faults = check(report.history, await lists(house.database, report.tables), all_over=True)
        return report
    finally:
        await asyncio.to_thread(house.close)


async def lists(database: str, tables: list[str]) -> dict[str, list[e.AnyEntry]]:
    """What is in the store of these when all is quiet; a file is ours only when its server has let it go. A table whose
    opener was not told of it any more is nobody's, and nobody can play it."""
    if not database.startswith("postgresql"):
        import sqlite3
        with contextlib.closing(sqlite3.connect(database)) as db:
            rows = db.execute("SELECT table_id, body FROM listed ORDER BY table_id, number").fetchall()
        found: dict[str, list[e.AnyEntry]] = {table: [] for table in tables}
        for table, body in rows:
            if table in found:
                found[table].append(e.read(body))
        return found
    store = store_at(database)
    for _ in range(100):
        with contextlib.suppress(StoreError):
            await store.open()
            break
        await asyncio.sleep(0.2)
    try:
        return {table: [e.read(body) for body in await store.entries(table)] for table in tables}
    finally:
        await store.close()


def main() -> None:
    """Rounds until there are enough kills and answers; a line of JSON for each."""
    words = argparse.ArgumentParser()
    words.add_argument("--kills", type=int, default=1000)
    words.add_argument("--answers", type=int, default=100_000)
    words.add_argument("--companies", type=int, default=40)
    words.add_argument("--harms", type=int, default=100)
    words.add_argument("--beat", type=int, default=80, help="answers between two harms, about")
    words.add_argument("--only", choices=("postgresql", "sqlite"))
    words.add_argument("--seed", type=int, default=int(time.time()))
    words.add_argument("--out", type=Path, default=Path("build/chaos.jsonl"))
    given = words.parse_args()
    kills = answers = number = 0
    given.out.parent.mkdir(exist_ok=True)
    while kills < given.kills or answers < given.answers:
        seed = given.seed + number
        number += 1
        with tempfile.TemporaryDirectory() as folder:
            database = given.only or ("postgresql" if number % 2 else "sqlite")
            house: House = SharedHouse(3) if database == "postgresql" else FileHouse(Path(folder))
            began = time.monotonic()
            report = asyncio.run(battery(house, seed, given.companies, given.harms, given.beat))
        figures = {"seed": seed, "database": database, "seconds": round(time.monotonic() - began), **report.figures()}
        kills += report.harms["kill"]
        answers += report.history.acknowledged()
        with given.out.open("a") as out:
            out.write(json.dumps(figures) + "\n")
        print(json.dumps(figures), flush=True)
        for fault in report.faults[:20]:
            print(fault, flush=True)


if __name__ == "__main__":
    main()
