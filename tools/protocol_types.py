"""Writes what the browser must know of the Python side as TypeScript: python tools/protocol_types.py.

The messages of the server, the constants of the engine, and of each game the constants that its folder in the web
client asks for. All is declared once, in Python. The result is committed, and a test fails when it is not current.
"""
from __future__ import annotations

import ast
import inspect
import json
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec.inspect as mi
from msgspec import Struct

from sennik import games
from sennik.coach import messages as found
from sennik.engine import events
from sennik.engine import game as engine
from sennik.match import messages as shown
from sennik.server import messages as wire

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
HEAD: Final = """\
// The messages between browser and server. Made by tools/protocol_types.py from the Python types: do not edit.
// What they mean: docs/protocol.md
"""


def structs(module: ModuleType) -> list[type[Struct]]:
    """Those a module declares, in its order."""
    found = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__ and (kind.__struct_fields__ or tag_of(kind))]


def tag_of(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag or "")


def typescript(kind: mi.Type) -> str:  # noqa: PLR0911 - one return for each kind of type
    """A type as TypeScript writes it."""
    match kind:
        case mi.StrType():
            return "string"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.BoolType():
            return "boolean"
        case mi.NoneType():
            return "null"
        case mi.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case mi.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{typescript(key)}, {typescript(value)}>>"
        case mi.VarTupleType(item_type=item):
            return f"readonly {several(typescript(item))}[]"
        case mi.TupleType(item_types=items):
            return f"readonly [{', '.join(typescript(item) for item in items)}]"
        case mi.UnionType(types=types):
            return " | ".join(typescript(part) for part in types)
        case mi.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def several(item: str) -> str:
    return f"({item})" if " " in item else item


def interface(kind: type[Struct], notes: dict[str, str]) -> Iterator[str]:
    info = mi.type_info(kind)
    assert isinstance(info, mi.StructType)
    if kind.__doc__:
        yield f"/** {' '.join(kind.__doc__.split())} */"
    yield f"export interface {kind.__name__} {{"
    if tag_of(kind):
        yield f"  readonly type: '{tag_of(kind)}'"
    said = bool(kind.__struct_config__.forbid_unknown_fields)      # what a client says may leave out what has a default
    for field in info.fields:
        note = notes.get(f"{kind.__name__}.{field.name}")
        mark = "?" if said and not field.required else ""
        yield f"  readonly {field.name}{mark}: {typescript(field.type)}" + (f" // {note}" if note else "")
    yield "}"


def notes_of(module: ModuleType) -> dict[str, str]:
    """The comments behind the fields, by "Class.field"."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    notes: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    _, mark, note = lines[part.lineno - 1][part.end_col_offset:].partition("#")
                    if mark:
                        notes[f"{node.name}.{part.target.id}"] = note.strip()
    return notes


def union(name: str, kinds: object) -> str:
    parts = getattr(kinds, "__args__", ())
    return f"export type {name} = " + " | ".join(kind.__name__ for kind in parts)


def messages() -> str:
    """The file of all messages."""
    out = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL}", "", union("ClientMessage", wire.ClientMessage),
           union("ServerMessage", wire.ServerMessage)]
    notes = notes_of(shown) | notes_of(found) | notes_of(wire)
    for kind in [*structs(shown), *structs(found), *structs(wire)]:
        out += ["", *interface(kind, notes)]
    return "\n".join(out) + "\n"


# ---- constants
ENGINE: Final = ((engine, ("SPECTATOR", "EVERYONE", "UP", "OPEN")), (events, ("VEILED",)))
ENGINE_HEAD: Final = """\
// Constants of the engine. Made by tools/protocol_types.py from the Python modules: do not edit.

"""
GAME_HEAD: Final = """\
// Constants of the rules, by their Python names; KINDS are the names of the cards. Made by tools/protocol_types.py: a
// line added here with any value gets the right one, below a line `// from module` that of the module of this name.

"""
WIDTH: Final = 120             # of a line


def constants() -> str:
    """Those of the engine, with the comments that stand behind them there."""
    out = ENGINE_HEAD
    for module, names in ENGINE:
        for name in names:
            found = re.search(rf"^{name}: Final = .*?# (.*)$", source_of(module), re.MULTILINE)
            assert found, f"{name} is not declared in {module.__name__}, or without saying what it is"
            out += f"/** {found[1]} */\n{declared(name, getattr(module, name))}"
    return out


def source_of(module: ModuleType) -> str:
    """Of this checkout: a compiled module does not know its own."""
    return (ROOT / "src" / Path(*module.__name__.split("."))).with_suffix(".py").read_text("utf-8")


def constants_of(key: str, asked: str) -> str:
    """The constants of a game that a file asks for, with their values of today."""
    out = GAME_HEAD
    for module, name in re.findall(r"^(?:// from (\w+)\n)?export const (\w+)", asked, re.MULTILINE):
        out += (f"// from {module}\n" if module else "") + declared(name, constant(key, name, module))
    return out


def constant(key: str, name: str, module: str) -> object:
    """Wherever the rules declare it: it may be imported elsewhere, but not mean two things."""
    if name == "KINDS":
        return games.new(key, games.identity(key).least).kinds
    package = import_module(f"sennik.games.{key}")
    found = [vars(import_module(one.name)) for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
             if not one.ispkg and (not module or one.name.endswith(f".{module}"))]
    values = [one[name] for one in found if name in one]
    assert values, f"{key} declares no {name}"
    assert all(value == values[0] for value in values), f"{name} means several things in {key}: say in which module"
    return values[0]


def declared(name: str, value: object) -> str:
    """As prettier lays it out."""
    if isinstance(value, str) or not isinstance(value, Iterable):      # a row may be one of numbers without boxes, too
        return f"export const {name} = {literal(value)}\n"
    items = [literal(item) for item in value]
    line = f"export const {name} = [{', '.join(items)}] as const\n"
    return line if len(line) <= WIDTH else f"export const {name} = [\n  {f',{chr(10)}  '.join(items)},\n] as const\n"


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def sources() -> dict[Path, str]:
    """Every file that is made, with what must stand in it."""
    made = {WEB / "protocol" / "messages.ts": messages(), WEB / "protocol" / "constants.ts": constants()}
    for file in sorted((WEB / "games").glob("*/constants.ts")):
        made[file] = constants_of(file.parent.name, file.read_text("utf-8"))
    return made


if __name__ == "__main__":
    for file, text in sources().items():
        file.write_text(text, "utf-8")
        sys.stdout.write(f"{file.relative_to(WEB)}: {len(text.splitlines())} lines\n")
