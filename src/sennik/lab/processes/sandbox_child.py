"""The child of a sandbox: the process in which a bot thinks alone. It is given a view and texts, and says a text.

`python -m sennik.lab.processes.sandbox_child` waits for games and lives through each of them in a fork of its own, so
that a bot remembers nothing of the same deal played from another seat. The arena speaks in pickles; a child answers in
plain lines, since unpickling what a stranger says would let the stranger in. It separates, it is no
jail: a bot could still read files.
"""
from __future__ import annotations

import os
import pickle
import struct
from math import ceil
from typing import Any, Final

from ... import games
from ...engine.game import Game
from ..contestant import read
from ..fault import raised

LENGTH: Final = struct.Struct("<I")
START: Final = 60.0               # seconds for a bot to come up


def receive(source: int) -> Any:
    """The next thing the arena says, or None when it is gone."""
    size = exactly(source, LENGTH.size)
    body = exactly(source, LENGTH.unpack(size)[0]) if size else b""
    return pickle.loads(body) if body else None


def exactly(source: int, size: int) -> bytes:
    parts: list[bytes] = []
    while size:
        part = os.read(source, size)
        if not part:
            return b""
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def say(sink: int, word: str, text: object) -> None:
    os.write(sink, (" ".join(f"{word} {text}".split()) + "\n").encode())


def limit(seconds: float) -> None:
    """Should the arena be gone while a bot thinks for ever, the system ends it, within whole seconds."""
    import resource  # not on every system, as little as fork
    used = resource.getrusage(resource.RUSAGE_SELF)
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(used.ru_utime + used.ru_stime + seconds) + 1, hard))


def live(source: int, sink: int, text: str, game: Game, seed: int, seconds: float) -> None:
    """One game, from "ready" to the word that it is over."""
    limit(START + seconds)
    try:
        bot = read(text).make(game, seed)
    except Exception as error:  # noqa: BLE001 a bot may raise whatever it likes
        say(sink, "raised", raised(error))
        return
    say(sink, "ready", os.getpid())
    while (said := receive(source)) is not None:
        if said == "over":
            return
        view, texts, new = said
        bot.history += new
        limit(seconds)
        try:
            answers = tuple([game.answers.parse(text) for text in texts])
            say(sink, "answer", bot.choose(view, answers).text)
        except Exception as error:  # noqa: BLE001
            say(sink, "raised", raised(error))


def main() -> None:
    source, sink = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)           # what a bot prints must not look like its answer
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    while (said := receive(source)) is not None:
        text, key, seats, options, seed, seconds = said
        game = games.shared(key, seats, dict(options))                # before the fork: made once for all games
        child = os.fork()
        if not child:
            try:
                live(source, sink, text, game, seed, seconds)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        say(sink, "over", "")                          # however it ended, even in the middle of a thought


if __name__ == "__main__":
    main()
