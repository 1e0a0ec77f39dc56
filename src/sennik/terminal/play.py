"""A game in the terminal: one person, the others bots."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from rich.markup import escape
from rich.text import Text

from ..engine.answers import Answer, Answers
from ..engine.errors import Refused, Unreadable
from ..engine.game import Game
from ..engine.record import RulesFailed
from ..engine.view import View
from ..words import Words
from .log import score_sheet, sheet, told, winners
from .rulebook import Book, opened, rulebook
from .screen import Screen, columns
from .sitting import PERSON, Sitting, view_of
from .table import table

Read = Callable[[], str]        # a line, or nothing at the end of the input

LOG: Final = 40                 # lines that the key for the log shows
NEWS: Final = 9                 # lines of news at most, and at least
LEAST_NEWS: Final = 2
DIGITS: Final = 10


class End(Enum):
    OVER = 0
    LEFT = 1                    # the person left the table
    SILENT = 2                  # the input ended


class TerminalPlay:
    def __init__(self, sitting: Sitting, words: Words, names: Sequence[str], screen: Screen, read: Read) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.words = words
        self.names = names
        self.screen = screen
        self.read = read

    def run(self) -> End:
        """Ask and answer until the game is over or the person leaves."""
        self.paint()
        while self.sitting.step().view.asked:
            self.screen.ask("[lamp]› [/]")
            line = self.read()
            if not line:
                return End.SILENT
            self.screen.echo(line)
            if not self.heed(" ".join(line.split())):
                return End.LEFT
        return End.OVER

    def heed(self, line: str) -> bool:
        """Do what a line says; False to leave."""
        key = line.lower()
        if key in {"q", "quit"}:
            return False
        try:
            if key in {"", "."}:
                self.paint()
            elif key == "?":
                self.aside(self.help())
            elif key == "l":
                self.aside(self.log())
            elif key == "u":
                self.sitting.undo()
                self.paint()
            elif key == "r" or key.startswith("r "):
                self.rules(key[1:].strip())
            else:
                self.sitting.answer(self.meant(key).text)
                self.paint()
        except Refused as refused:
            self.aside([f"[bad]{escape(self.words.error(refused))}[/]"])
        except RulesFailed:                              # the fault is ours, and nothing has changed
            self.aside([f"[bad]{escape(self.words.say('play-fault'))}[/]"])
        return True

    def meant(self, line: str) -> Answer:
        """The answer with this number in the list, or with this text."""
        if line.isascii() and line.isdigit() and len(line) < 9:
            answers = self.answers()
            numbers = numbered(self.game, answers)
            if int(line) not in numbers:
                raise Unreadable("no-such-number", number=line, least=min(numbers), most=max(numbers))
            return answers[numbers.index(int(line))]
        if line not in self.game.answers.by_text:
            raise Unreadable("not-understood", line=line)
        return self.game.answers.parse(line)

    def answers(self) -> Answers:
        """What the person may answer; nothing when the game is over."""
        return tuple([self.game.answers.parse(answer.text) for answer in self.sitting.step().answers])

    # ---- what is shown
    def paint(self) -> None:
        """The whole table, and the question; without the space between them where the terminal is low."""
        step = self.sitting.step()
        view = view_of(self.game, step)
        drawn = table(self.game, view, self.names, self.words, self.screen.width)
        question = self.question(view) if step.answers else []
        news = told(self.words, step.events, PERSON, self.names)
        promise = self.promise() if not self.sitting.answered() else []
        top = [self.title(), f"[rule]{'─' * self.screen.width}[/]", *promise, "", *drawn, ""]
        bottom = ["", *question, ""] if question else []
        if self.screen.rows([*top, *bottom]) + LEAST_NEWS >= self.screen.height:
            top, bottom = [self.title(), *promise[-1:], *[line for line in drawn if line]], question
        room = self.screen.height - self.screen.rows([*top, *bottom]) - 1
        shown = news[-max(0 if promise else LEAST_NEWS, min(NEWS, room)):] if room > 0 or not promise else []
        self.screen.frame([*top, *[f" [mute]·[/] [soft]{escape(line)}[/]" for line in shown], *bottom])

    def title(self) -> str:
        """The game, what was agreed on, and where help is."""
        left = f" [lamp]☾[/] [title]{escape(self.words.title())}[/]"
        for option in self.game.identity.options:
            value = self.game.options[option.name]
            if value != option.default:
                agreed = self.words.option(option.name)
                left += f" [mute]·[/] [soft]{agreed if value == 'yes' else self.agreed(option.name, value)}[/]"
        right = f"[mute]{self.words.say('play-keys')}[/] "
        space = self.screen.width - Text.from_markup(left).cell_len - Text.from_markup(right).cell_len
        return left + " " * space + right if space > 1 else left

    def agreed(self, name: str, value: str) -> str:
        said = self.words.value(name, value)
        return f"{self.words.option(name)} {said}" if said.isdigit() else said

    def promise(self) -> list[str]:
        """The commitment, shown before anything is known of the cards."""
        whole = self.sitting.table.commitment()
        commitment = whole if self.screen.width > len(whole) + 14 else f"{whole[:32]} {whole[32:]}"
        return [f" [mute]{escape(self.words.say('play-commitment'))}[/]",
                f" [mute]{escape(self.words.say('verify-commitment', commitment=commitment))}[/]"]

    def question(self, view: View) -> list[str]:
        answers = self.answers()
        ask = escape(self.words.phase(view, self.names))
        numbers = numbered(self.game, answers)
        width = len(str(max(numbers)))
        entries = [f" [lamp]{n:>{width}}[/] {escape(self.words.answer(answer, view, self.names))}"
                   for n, answer in zip(numbers, answers)]
        return [f" [lamp]{ask}[/]", *columns(entries, self.screen.width)]

    def aside(self, lines: Sequence[str]) -> None:
        """Something under the table, without a new picture of it."""
        self.screen.show(lines)

    def help(self) -> list[str]:
        return [f" [soft]{escape(line)}[/]" for line in self.words.say("play-help").splitlines()]

    def log(self) -> list[str]:
        step = self.sitting.step()
        lines = told(self.words, [*step.past, *step.events], PERSON, self.names)
        return [f" [mute]·[/] [soft]{escape(line)}[/]" for line in lines[-LOG:]] or [
            f" [soft]{escape(self.words.say('play-nothing-yet'))}[/]"]

    def rules(self, name: str) -> None:
        """The rulebook at the rule of this phase, or at the one named."""
        text = rulebook(self.game, self.words.lang)
        here = self.game.phases[self.sitting.step().view.phase].rule
        self.screen.console.print(Book(opened(text, name or here), self.game, self.words), width=self.screen.width)
        self.aside([f" [mute]{escape(self.words.say('play-more-rules', game=self.game.identity.key))}[/]"])

    # ---- the end
    def finish(self) -> None:
        """Winners, score sheet, and that the cards were fair."""
        step = self.sitting.step()
        if step.result is not None:
            won = winners(self.words, step.result.returns, self.names, PERSON)
            self.screen.show(["", f" [lamp]{escape(won)}[/]"])
        rounds = sheet(self.game, [*step.past, *step.events])
        self.screen.show(["", *score_sheet(self.words, self.names, rounds, step.scores), ""])


def numbered(game: Game, answers: Answers) -> list[int]:
    """The key for each answer: its place where only places differ, its number in a row of digits: 7 says seven."""
    signatures = game.answers.signatures
    if len({answer.verb for answer in answers}) == 1 and signatures[answers[0].verb]:
        sort = signatures[answers[0].verb][-1][1]
        numbers = [answer.args[-1] + (1 if sort == "nth" else 0) for answer in answers]
        meant = sort == "nth" or (sort not in {"seat", "kind"} and len(answers) >= DIGITS)
        if meant and len(set(numbers)) == len(numbers) and min(numbers) >= 0:
            return numbers
    return list(range(1, len(answers) + 1))
