"""What all rounds of the battery found together: `python -m tests.chaos.summary FILE …` writes it into chaos.md."""
from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

PAGE = Path(__file__).parents[2] / "bench" / "results" / "chaos.md"
MARK = "## Figures\n"
ROWS = {"rounds": "rounds", "tables": "tables", "acknowledged": "answers acknowledged",
        "unknown": "answers given up (the line broke, the store was away)",
        "steps seen": "steps seen, each compared face by face", "kill": "servers killed (SIGKILL)",
        "hang": "servers paused (SIGSTOP)", "restart_database": "database crashed and started again",
        "pause_database": "database paused", "slow_database": "database slow",
        "fill_database": "disk of the database full", "fill_disk": "disk of the file full",
        "leap": "clocks that leapt", "cut": "lines cut",
        "faults": "**faults found**"}


def summed(lines: list[str]) -> dict[str, Counter[str]]:
    """By database. A line is a round, or the sum of several."""
    found: dict[str, Counter[str]] = {"postgresql": Counter(), "sqlite": Counter()}
    for line in lines:
        one = json.loads(line)
        sums = found[one["database"]]
        sums["faults"] += sum(one["faults"].values())
        counts = {key: value for key, value in one.items() if key in ROWS and isinstance(value, int)}
        sums.update({"rounds": 1} | counts)
    return found


def table(found: dict[str, Counter[str]]) -> str:
    rows = [f"| {name} | {found['postgresql'][key]:,} | {found['sqlite'][key]:,} |" for key, name in ROWS.items()]
    both = found["postgresql"] + found["sqlite"]
    verdict = f"{both['faults']} faults." if both["faults"] else "no fault: none lost, none doubled."
    return "\n".join([MARK, "| | three servers on PostgreSQL | one server on SQLite |", "|---|---:|---:|", *rows, "",
                      f"Together {both['kill']:,} kills and {both['acknowledged']:,} acknowledged answers; {verdict}"])


def main() -> None:
    lines = [line for name in sys.argv[1:] for line in Path(name).read_text().splitlines()]
    made = table(summed(lines)) + "\n"
    PAGE.write_text(PAGE.read_text().partition(MARK)[0] + made)
    sys.stdout.write(made)


if __name__ == "__main__":
    main()
