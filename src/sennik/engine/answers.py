"""Answers: interned, compared by identity; the text is what records, addresses and the protocol keep."""
from __future__ import annotations

from mypy_extensions import i64

from .errors import Unreadable


class Answer:
    """One of the answers of a game, made once and compared by identity. Its text is what is kept and sent."""
    id: i64                     # dense: 0, 1, 2 … in the order of the table
    verb: i64
    arg: i64                    # the first argument, or -1
    arg2: i64                   # the second, or -1
    args: tuple[int, ...]
    text: str                   # "land 2 0": its identity everywhere outside the process

    def __init__(self, number: int, verb: int, args: tuple[int, ...], text: str) -> None:
        self.id = number
        self.verb = verb
        self.args = args
        self.arg = args[0] if args else -1
        self.arg2 = args[1] if len(args) > 1 else -1
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:      # what comes back is no answer of a game: send its text instead
        return Answer, (int(self.id), int(self.verb), self.args, self.text)

    def __copy__(self) -> Answer:
        return self

    def __deepcopy__(self, memo: object) -> Answer:
        return self


Answers = tuple[Answer, ...]


class AllAnswers:
    """The table of all answers a game can ever take.

    A verb is declared with what its arguments mean, so that people can be shown names and not numbers:
    "land whose:seat slot:nth". See `signature`.
    """
    verbs: tuple[str, ...]
    signatures: tuple[tuple[tuple[str, str], ...], ...]
    all: list[Answer]
    by_text: dict[str, Answer]

    def __init__(self, verbs: tuple[str, ...]) -> None:
        self.verbs = tuple([verb.split()[0] for verb in verbs])
        self.signatures = tuple([signature(verb) for verb in verbs])
        self.all = []
        self.by_text = {}

    def add(self, verb: int, *args: int) -> Answer:
        if not 0 <= verb < len(self.verbs):
            raise ValueError(f"there is no verb {verb}, only 0 to {len(self.verbs) - 1}: {' '.join(self.verbs)}")
        text = " ".join([self.verbs[verb], *[str(arg) for arg in args]])
        if len(args) != len(self.signatures[verb]):
            raise ValueError(f"the answer '{text}' has {len(args)} arguments, its verb {len(self.signatures[verb])}")
        if text in self.by_text:
            raise ValueError(f"the answer '{text}' is there already")
        answer = Answer(len(self.all), verb, args, text)
        self.all.append(answer)
        self.by_text[text] = answer
        return answer

    def parse(self, text: str) -> Answer:
        answer = self.by_text.get(text)
        if answer is None:
            raise Unreadable("no-such-answer")
        return answer


def signature(declared: str) -> tuple[tuple[str, str], ...]:
    """The (name, type) of each number behind a word: "scored who:seat points" has a seat and a plain number.

    Types: `seat` (a player's name), `kind` (a card's name), `nth` (counted from 1 for people), `number`,
    or any other word, read as the message "word-5" of the game.
    """
    out: list[tuple[str, str]] = []
    for part in declared.split()[1:]:
        name, _, type_ = part.partition(":")
        out.append((name, type_ or "number"))
    return tuple(out)
