"""Words: everything a person can meet in a game has a text in every language, and every text can be met."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.answers import signature
from ..engine.events import MOVED, SWAPPED, TOLD, WHAT, Event
from ..engine.game import SPECTATOR, Game
from ..engine.record import Record
from ..engine.state import State
from ..policy.instinct import Instinct
from ..words import LANGS, Words, complaints, needs
from ..words.needs import PLAIN, patterns
from ..words.words import folders
from .law import Broken
from .random_game import RandomGame, name

NAMES = ("Sowa", "Kos", "Lis", "Borsuk", "Jeż", "Wydra")
UNUSED = "is never used"       # how `complaints` says it, …
MISSING = "is missing"         # … and this
CARDS = tuple([what for what in WHAT if what != WHAT[TOLD]])


def check_words(game: Game, *variants: Game, games: int = 8, seed: int = 0, instinct: Instinct | None = None,
                bound: int = 20_000, langs: Sequence[str] = LANGS) -> dict[str, int]:
    """Raise `Broken` with a line for each message that is missing, unused, not in all languages or lacks an argument.

    All that is said in `games` random games of each variant is put into words, strictly, for every reader. Returns how
    often each line was met. Name all variants in one call: a text that only one of them uses is used. `langs` are the
    languages the game speaks: English at least, `langs=["en"]`.
    """
    every = (game, *variants)
    lists = [complaints(one, langs) for one in every]
    wrong = [line for line in dict.fromkeys(line for lines in lists for line in lines)
             if not line.endswith(UNUSED) or all(line in lines for lines in lists)]
    reader = Reader(langs)
    for one in every:
        for number in range(seed, seed + games):
            reader.read(RandomGame(one, number, instinct).run(bound))
    missing = {line.split("'")[1] for line in wrong if line.endswith(MISSING)}       # is not said once more
    wrong += [line for line in reader.wrong if line.partition("'")[2].rstrip("'") not in missing]
    for lang in langs:
        path = folders(game)[0] / f"words.{lang}.ftl"
        if path.is_file():
            wrong += [f"{path.name}: '{text}' is never said" for text in patterns(path)
                      if lost(text, every) or (text.split("-")[0] in CARDS and text not in reader.met)]
    if wrong:
        raise Broken("Words", "\n".join(dict.fromkeys(wrong)), name(game), seed, 0)
    return reader.met


def lost(text: str, every: tuple[Game, ...]) -> bool:
    """Is it the name of a number that no answer has? (A number that is told or a fact may be any.)"""
    sort, _, number = text.rpartition("-")
    answered = {type_ for game in every for pairs in game.answers.signatures for _, type_ in pairs} - set(PLAIN)
    told = {type_ for game in every for word in game.told for _, type_ in signature(word)}
    told |= {fact.type for game in every for fact in game.facts}
    return number.isdigit() and sort in answered - told and not any(text in needs(game) for game in every)


class Reader:
    """Puts whatever is new in a game into words, in all languages, and keeps what could not be said."""

    def __init__(self, langs: Sequence[str]) -> None:
        self.langs = langs
        self.met: dict[str, int] = {}              # lines of the log and told words, and how often
        self.wrong: list[str] = []
        self.said: set[object] = set()
        self.words: list[Words] = []

    def read(self, played: RandomGame) -> None:
        game = played.game
        self.words = [Words(lang, game, strict=True) for lang in self.langs]
        record = Record(game, played.record.seed)
        state = record.begin()
        for seat, text in played.record.answers:
            self.position(state)
            for event in record.answer(state, seat, text):
                self.event(game, event)
        self.position(state)

    def event(self, game: Game, event: Event) -> None:
        line = line_of(game, event)
        self.met[line] = self.met.get(line, 0) + 1
        for viewer in (*range(game.seats), SPECTATOR):
            seen = event.seen(viewer)
            whose = (viewer == event.seat, viewer == game.zones[event.src].owner, viewer == game.zones[event.dst].owner)
            self.say((line, whose, seen.face, seen.known, seen.numbers),
                     lambda words, seen=seen, viewer=viewer: words.event(seen, viewer, NAMES[:game.seats]))

    def position(self, state: State) -> None:
        """The question, the answers and the facts."""
        game, names = state.game, NAMES[:state.game.seats]
        for seat in (*range(game.seats), SPECTATOR):
            asked = bool(state.asked >> seat & 1)
            self.say(("phase", state.phase, asked, int(state.asked).bit_count()),
                     lambda words, seat=seat: words.phase(state.view(seat), names))
            for answer in state.legal(seat) if asked else ():
                self.say(("answer", answer.text, seat),
                         lambda words, seat=seat, answer=answer: words.answer(answer, state.view(seat), names))
        for fact in game.facts:
            if fact.type not in PLAIN:
                for number in state.all_facts()[fact.start:fact.start + fact.size]:
                    self.say(("fact", fact.type, number),
                             lambda words, fact=fact, number=number: str(words.number(fact.type, number, names)))

    def say(self, what: object, text: Callable[..., str]) -> None:
        """Once for whatever is the same."""
        if what not in self.said:
            self.said.add(what)
            for words in self.words:
                try:
                    text(words)
                except LookupError as error:
                    self.wrong.append(str(error))


def line_of(game: Game, event: Event) -> str:
    """The message in which a game says this event in its own way."""
    if event.what == TOLD:
        return f"told-{event.word}"
    zones = [game.zones[event.src].name, *([game.zones[event.dst].name] if event.what in (MOVED, SWAPPED) else [])]
    return "-".join([WHAT[event.what], *zones])
