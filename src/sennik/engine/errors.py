"""What can be refused, and how: cannot read it, not allowed now, not your turn."""
from __future__ import annotations


class Refused(ValueError):
    """Nothing was changed. `word` names the sentence in the words files, `details` are what it speaks of."""

    def __init__(self, word: str, **details: object) -> None:
        self.word = word
        self.details = {name: str(value) for name, value in details.items()}
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """Plain English for a programmer; people get the translated sentence of the same word."""
        told = ", ".join(f"{name}: {value}" for name, value in self.details.items())
        return self.word.replace("-", " ") + (f" ({told})" if told else "")

    def __reduce__(self) -> tuple[object, ...]:
        return again, (type(self), self.word, self.details)


def again(kind: type[Refused], word: str, details: dict[str, str]) -> Refused:
    return kind(word, **details)


class Unreadable(Refused):
    """Not an answer, an option, a game or a record that could ever be meant."""


class Illegal(Refused):
    """An answer, but not to the question now asked. The words never depend on what is hidden."""


class NotAsked(Refused):
    """An answer from a seat that is not asked now."""
