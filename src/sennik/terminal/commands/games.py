"""What can be played."""
from __future__ import annotations

from typing import Final, NamedTuple

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from ...engine.game import Identity, Option
from ...games import faults, identity, keys, make
from ...words import Words
from ..args import Given
from ..style import WIDEST, on_paper, print_json

FEW: Final = 5                 # numbers that are listed one by one


class Listed(NamedTuple):
    card: Identity
    words: Words


def run(given: Given, words: Words) -> int:
    entries = [Listed(identity(key), Words(words.lang, make(key, identity(key).least, {}))) for key in keys()]
    if given.has("json"):
        return print_json({"games": [body(entry) for entry in entries],
                           "left_out": {name: words.error(refused) for name, refused in faults().items()}})
    out = on_paper(given)
    width = min(out.width, WIDEST)
    for card, told in entries:
        seats = f"{card.least}–{card.most}" if card.least < card.most else card.least
        facts = words.say("games-facts", seats=seats, minutes=card.minutes)
        out.print(f"[lamp]{card.key}[/]  [title]{escape(told.title())}[/]  [mute]{escape(facts)}[/]")
        out.print(Padding(f"[soft]{escape(told.say('blurb'))}[/]", (0, 0, 0, 2)), width=width)
        out.print(Padding(options(card, told), (0, 0, 0, 2)), width=width)
        out.print()
    for refused in faults().values():
        out.print(f"[bad]{escape(words.error(refused))}[/]\n")
    out.print(f"[mute]{escape(words.say('games-how'))}[/]")
    return 0


def options(card: Identity, told: Words) -> Table:
    """A line for each: name, values with the usual one marked, what it means."""
    grid = Table.grid(padding=(0, 2))
    for option in card.options:
        values = " ".join(f"[lamp]‹{value}›[/]" if value == option.default else value for value in short(option))
        title, more = told.option(option.name), told.say(f"option-{option.name}.help")
        grid.add_row(option.name, f"[soft]{values}[/]", f"[mute]{escape(title)}: {escape(more)}[/]")
    return grid


def body(entry: Listed) -> dict[str, object]:
    card, told = entry
    return {"key": card.key, "title": told.title(), "blurb": told.say("blurb"), "version": card.version,
            "seats": {"least": card.least, "most": card.most}, "minutes": card.minutes, "weight": card.weight,
            "options": [{"name": option.name, "title": told.option(option.name),
                         "help": told.say(f"option-{option.name}.help"), "default": option.default,
                         "values": {value: told.value(option.name, value) for value in option.values}}
                        for option in card.options]}


def short(option: Option) -> list[str]:
    """The values of an option, a long row of numbers by its ends."""
    numbers = [value for value in option.values if value.isdigit()]
    if len(numbers) < FEW or [int(number) for number in numbers] != [*range(int(numbers[0]), int(numbers[-1]) + 1)]:
        return list(option.values)
    return [value for value in option.values if not value.isdigit()] + [f"{numbers[0]}…{numbers[-1]}"]
