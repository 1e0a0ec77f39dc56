"""Bots against each other, on the same deals."""
from __future__ import annotations

from pathlib import Path

from ...engine.errors import Unreadable
from ...lab import budget, contestant
from ...lab.arena import Arena
from ...lab.command import run as run_arena
from ...lab.figures.elo import read_two
from ...lab.plan import PATIENCE, ArenaPlan, plan
from ...lab.processes.parallel import BACKENDS
from ...words import Words
from ..args import Given


def run(given: Given, words: Words) -> int:
    """What cannot be meant is refused before the first game."""
    the = plan_of(given)
    out = Path(given.text("out")) if given.has("out") else None
    jobs = given.number("jobs", 1, least=-1)              # -1: one for each core
    if jobs == 0:
        raise Unreadable("number-too-small", flag="--jobs", value=0, least=1)
    backend = given.text("backend", BACKENDS[0])
    if backend not in BACKENDS:
        raise Unreadable("no-such-backend", backend=backend, backends=" ".join(BACKENDS))
    if given.has("resume") and out is None:
        raise Unreadable("resume-needs-out")
    elos = read_two(given.text("sprt")) if given.has("sprt") else None
    arena = Arena(the, given.number("games", 200, least=1), elos)
    return run_arena(arena, words, out, resume=given.has("resume"), jobs=jobs, backend=backend,
                     as_json=given.has("json"))


def plan_of(given: Given) -> ArenaPlan:
    if not given.has("bots"):
        raise Unreadable("flag-needs-value", flag="--bots", value="a,b")
    return plan(given.places["GAME"], contestant.read_all(given.text("bots")),
                given.number("seats", 0, least=1) if given.has("seats") else None, given.options(),
                given.text("seed", "1"), budget.read(given.text("budget")) if given.has("budget") else budget.Budget(),
                given.has("apart"), float(given.number("patience", int(PATIENCE), least=1)), given.has("answers"))
