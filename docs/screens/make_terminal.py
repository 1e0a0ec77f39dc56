"""Draws sen-terminal.svg, the picture of a game in the README: python docs/screens/make_terminal.py"""
from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.theme import Theme

from sennik.bots import Greedy
from sennik.engine.game import Game
from sennik.engine.seed import seed_of
from sennik.games import new
from sennik.games.sen.rules.facts import ROUND
from sennik.games.sen.rules.phases import TURN
from sennik.games.sen.rules.zones import DREAM
from sennik.match.messages import StepShown
from sennik.terminal.play import TerminalPlay
from sennik.terminal.screen import Screen
from sennik.terminal.sitting import Sitting, view_of
from sennik.terminal.style import PALETTE
from sennik.words import Words

HERE = Path(__file__).parent
NIGHT = TerminalTheme((13, 14, 43), (244, 233, 210), [(13, 14, 43)] * 8, [(244, 233, 210)] * 8)

# Rich's own template asks a web server for a font; this one asks nobody. Each run of text has its width in it,
# so the columns stay in line whatever the font.
TEMPLATE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}" role="img">
<title>Sen in the terminal</title>
<style>
.{unique_id}-matrix {{ font: 21.4px "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre; }}
{styles}
</style>
<rect fill="#0d0e2b" width="{terminal_width}" height="{terminal_height}" rx="16"/>
<defs>{lines}</defs>
<g transform="translate(0, 12)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def sit(game: Game, night: int) -> Sitting:
    return Sitting(game, seed_of(f"night {night}").secret, bytes(16), ["greedy"], str(night), "Ola")


def steps(sitting: Sitting) -> Iterator[StepShown]:
    """What the person at seat 1 is shown while the greedy bot answers in its place."""
    person = Greedy(sitting.game, 0)
    while (step := sitting.step()).answers:
        yield step
        _, state = sitting.table.play()
        sitting.answer(person.choose(state.view(0), state.legal(0)).text)


def telling(game: Game, step: StepShown) -> bool:
    """Is there something to look at: a turn in a later round, a land just peeked at, a rival's land seen, much news?"""
    view = view_of(game, step)
    seen = [any(face >= 0 for face in view.cards[DREAM + seat]) for seat in range(game.seats)]
    return view.phase == TURN and view.facts[ROUND] > 1 and seen[0] and any(seen[1:]) and len(step.events) > 9


def main() -> None:
    game = new("sen", 4, edition="jubilee")
    tables = (sit(game, night) for night in count(1))
    sitting = next(sitting for sitting in tables if any(telling(game, step) for step in steps(sitting)))
    console = Console(record=True, file=io.StringIO(), width=80, height=40, force_terminal=True, highlight=False,
                      color_system="truecolor", theme=Theme(PALETTE))
    words = Words("en", game)
    names = ["Ola", *words.say("bot-names").split()][:4]
    TerminalPlay(sitting, words, names, Screen(console, fresh=False), io.StringIO().readline).paint()
    svg = console.export_svg(title="", theme=NIGHT, code_format=TEMPLATE, unique_id="sen")
    (HERE / "sen-terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
