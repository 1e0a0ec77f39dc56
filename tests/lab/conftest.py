"""Bots that misbehave, in a module that a process of its own can import too; and plans for small games."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sennik.lab import contestant, player
from sennik.lab.budget import Budget
from sennik.lab.plan import ArenaPlan, plan

Make = Callable[..., ArenaPlan]

BAD = '''
import os, signal, sys, time
from sennik.bots import Bot

class Good(Bot):
    def choose(self, view, answers):
        return answers[0]

class Illegal(Bot):
    def choose(self, view, answers):
        return next(answer for answer in self.game.answers.all if answer not in answers)

class Nothing(Bot):
    def choose(self, view, answers):
        return None

class Raises(Bot):
    def choose(self, view, answers):
        raise RuntimeError("no idea\\nat all")

class Unborn(Bot):
    def __init__(self, game, seed):
        if seed:
            raise RuntimeError("never was")

class Sleeps(Bot):
    def choose(self, view, answers):
        time.sleep(1000)

class Thinks(Bot):
    def __init__(self, game, seed, seconds=1.0):
        super().__init__(game, seed)

    def choose(self, view, answers):
        while True:
            pass

class Second(Bot):
    """Answers once, and then does what it is named for."""
    asked = 0

    def choose(self, view, answers):
        self.asked += 1
        if self.asked == 2:
            self.fall()
        return answers[-1]

class Dies(Second):
    def fall(self):
        os.kill(os.getpid(), signal.SIGKILL)

class Leaves(Second):
    def fall(self):
        os._exit(0)

class Exits(Second):
    def fall(self):
        sys.exit()

class Prints(Bot):
    """What is printed is no answer."""
    def choose(self, view, answers):
        print("answer nonsense", flush=True)
        os.write(1, b"answer nonsense")
        sys.stderr.write("nonsense")
        return answers[0]

class Remembers(Bot):
    """Tries to carry something from one game, or one seat, to another."""
    seen = []

    def choose(self, view, answers):
        if self not in self.seen:
            self.seen.append(self)
        if len(self.seen) > 1:
            raise RuntimeError("I remember")
        return answers[0]
'''


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the module with bad bots."""
    folder = tmp_path / "bad"
    folder.mkdir()
    (folder / "bad_bots.py").write_text(BAD)
    monkeypatch.syspath_prepend(folder)
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    player.dismiss()                            # sandboxes of another test would not find it
    yield "bad_bots"
    player.dismiss()
    sys.modules.pop("bad_bots", None)


@pytest.fixture
def make() -> Make:
    """One round of Sen, with these bots."""

    def made(bots: str, seats: int | None = None, seed: str = "test", budget: Budget = Budget(), apart: bool = False,
             patience: float = 30.0, records: bool = False, rounds: int = 1) -> ArenaPlan:
        options = {"rounds": str(rounds)}
        return plan("sen", contestant.read_all(bots), seats, options, seed, budget, apart, patience, records)

    return made
