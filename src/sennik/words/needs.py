"""Which messages a game needs, and what is wrong with the ones it has."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax.ast import Junk, Message, MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from ..engine.answers import signature
from ..engine.events import WHAT
from ..engine.game import Game
from .words import COMMON, LANGS, folders, messages, resource

WHO: Final = ("seat", "you")
CARD: Final = (*WHO, "owner", "own", "self", "to", "to_own", "slot", "to_slot", "card", "kind", "sees", "all", "open",
               "from_zone", "to_zone")
MARK: Final = (*CARD, "mark")
PLAIN: Final = ("seat", "kind", "nth", "number", "")


class Need(NamedTuple):
    """A message, the arguments it is given, and whether the game cannot do without it."""
    id: str
    args: frozenset[str] = frozenset()
    must: bool = True


def needs(game: Game) -> dict[str, Need]:
    """Every message that is looked up for a game, by id; attributes as "option-K.help"."""
    return {need.id: need for need in wanted(game)}


def wanted(game: Game) -> Iterator[Need]:
    yield from (Need("title"), Need("blurb"))
    yield from (Need(path.stem) for path in folders(game)[0].glob("lesson-*.toml"))
    yield from names(game)
    yield from sentences(game)
    yield from lines(list(dict.fromkeys(zone.name for zone in game.zones)))


def names(game: Game) -> Iterator[Need]:
    for option in game.identity.options:
        yield from (Need(f"option-{option.name}"), Need(f"option-{option.name}.help"))
        for value in option.values:
            yield Need(f"value-{option.name}-{value}", must=value not in {"yes", "no"} and not value.isdigit())
    for name in dict.fromkeys(zone.name for zone in game.zones):
        yield from thing(f"zone-{name}")
    for name in game.kinds:
        yield from thing(f"card-{name}")
    for fact in game.facts:
        if fact.type:
            yield from thing(f"fact-{fact.name}")
    for answer in game.answers.all:
        for (_, sort), number in zip(game.answers.signatures[answer.verb], answer.args):
            if sort not in PLAIN:
                yield Need(f"{sort}-{number}")


def thing(name: str) -> Iterator[Need]:
    """What it is called and, for who asks, a sentence about it and the rule that says more."""
    yield from (Need(name), Need(f"{name}.help", must=False), Need(f"{name}.rule", must=False))


def sentences(game: Game) -> Iterator[Need]:
    """Questions, answers, notes, why something cannot be done, and what is told."""
    for phase in game.phases:
        yield Need(f"phase-{phase.name}", frozenset(("who", "count")))
        yield Need(f"phase-{phase.name}.other", frozenset(("who", "count")), must=phase.name != "over")
    for verb, named in zip(game.answers.verbs, game.answers.signatures):
        yield Need(f"answer-{verb}", arguments(named, ("card", "kind", "sees", "phase")))
    for name in game.noted:
        yield Need(f"note-{name}", frozenset(("count",)))
    for word in game.reasons:
        yield from (Need(f"why-{word}"), Need(f"why-{word}.rule"))
    for declared in game.argued:
        word, *numbers = declared.split()
        yield Need(f"reason-{word}", frozenset(numbers))
    for declared in game.told:
        named = signature(declared)
        doers = [f"{name}_self" for name, sort in named if sort == "seat"]
        yield Need(f"told-{declared.split()[0]}", arguments(named, (*WHO, *doers)))


def lines(zones: list[str]) -> Iterator[Need]:
    """Lines about cards: a game has those it wants to say in its own way."""
    for what in WHAT:
        if what in {"moved", "swapped"}:
            yield from (Need(f"{what}-{a}-{b}", frozenset(CARD), must=False) for a in zones for b in zones)
        elif what != "told":
            args = frozenset(MARK if what == "marked" else CARD)
            yield from (Need(f"{what}-{zone}", args, must=False) for zone in zones)


def arguments(named: tuple[tuple[str, str], ...], more: tuple[str, ...]) -> frozenset[str]:
    second = {"seat": "you", "kind": "kind"}
    return frozenset([*more, *[name for name, _ in named],
                      *[f"{name}_{second[sort]}" for name, sort in named if sort in second]])


def types(game: Game) -> set[str]:
    """The words that name a message by number, as `call` in "say number:call"."""
    named = [*game.answers.signatures, *[signature(declared) for declared in game.told]]
    return ({sort for pairs in named for _, sort in pairs} | {fact.type for fact in game.facts}) - set(PLAIN)


# ---- what is wrong
def complaints(game: Game, langs: Sequence[str] = LANGS) -> list[str]:
    """One line for each message of a game that is missing, unused, untranslated, or asks for an argument not given.

    What a game does not say itself, the game that it builds on may say.
    """
    found: list[str] = []
    need = needs(game)
    folder, *below = folders(game)
    used = [*said(folder / "text.py"), *[f"{sort}-[0-9]+" for sort in types(game)], *messages(COMMON / "en.ftl")]
    texts: dict[str, dict[str, str]] = {}
    for lang in langs:
        path = folder / f"words.{lang}.ftl"
        if not path.is_file():
            found.append(f"{path.name} is not there")
            continue
        found += [f"{path.name}: cannot read: {junk}" for junk in unread(path)]
        have = patterns(path)
        texts[lang] = {name: text for name, (text, _) in have.items()}
        said_below = {name for other in below for name in patterns(other / path.name)}
        found += [f"{path.name}: '{name}' is missing" for name, wish in need.items()
                  if wish.must and name not in have and name not in said_below]
        for name, (_, asks) in have.items():
            if name not in need:
                if not any(re.fullmatch(known, name) for known in used):
                    found.append(f"{path.name}: '{name}' is never used")
            elif asks - need[name].args:
                lacking = " $".join(sorted(asks - need[name].args))
                found.append(f"{path.name}: '{name}' uses ${lacking}, which it is not given")
    return found + untranslated(texts)


def untranslated(texts: dict[str, dict[str, str]]) -> list[str]:
    """Messages that are not in all languages, or sentences that are the same in two. A title may stay as it is."""
    found: list[str] = []
    for name in dict.fromkeys(name for have in texts.values() for name in have):
        without = [lang for lang, have in texts.items() if name not in have]
        if without:
            found.append(f"'{name}' is not in {' '.join(without)}")
        english = texts.get("en", {}).get(name, "")
        if name != "title" and len(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^}]*\}", "", english))) > 1:
            same = [lang for lang, have in texts.items() if lang != "en" and have.get(name) == english]
            found += [f"'{name}' is English in {lang}" for lang in same]
    return found


def patterns(path: Path) -> dict[str, tuple[str, frozenset[str]]]:
    """By id, values and attributes alike: the source of the text, and the arguments it uses.

    Messages that only help others in the same file, `{ accusative }`, are read as part of those.
    """
    source = path.read_text("utf-8")
    found: dict[str, tuple[str, Uses]] = {}
    for name, message in messages(path).items():
        parts = [(name, message.value)] + [(f"{name}.{part.id.name}", part.value) for part in message.attributes]
        for full, pattern in parts:
            if pattern is not None and pattern.span is not None:
                found[full] = (source[pattern.span.start:pattern.span.end], Uses(pattern))
    helpers = {name for _, uses in found.values() for name in uses.messages}
    return {name: (text, uses.variables.union(*[found[helper][1].variables for helper in uses.messages]))
            for name, (text, uses) in found.items() if name not in helpers}


class Uses(Visitor):
    """The arguments and the other messages that a text refers to."""
    variables: frozenset[str]
    messages: frozenset[str]

    def __init__(self, pattern: Pattern) -> None:
        super().__init__()
        self.variables = self.messages = frozenset()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables |= {node.id.name}

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages |= {node.id.name}


def unread(path: Path) -> list[str]:
    """Text that is no message, and messages that stand twice: the first would win unseen."""
    entries = resource(path).body
    names = [entry.id.name for entry in entries if isinstance(entry, Message)]
    twice = sorted({name for name in names if names.count(name) > 1})
    return [(entry.content or "").strip().partition("\n")[0] for entry in entries if isinstance(entry, Junk)] + twice


def said(path: Path) -> Iterator[str]:
    """The ids that a source asks for, as regular expressions: say("text-pile"), say(f"text-{name}")."""
    if not path.is_file():
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="say"), args=[first, *_]):
                yield from ids(first)


def ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from (*ids(node.body), *ids(node.orelse))
