"""Writes the message types of the server as TypeScript, for the browser: python tools/protocol_types.py.

What the server says and what it understands is declared once, in Python. The result is committed, and a test fails
when it is not current.
"""
from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec.inspect as mi
from msgspec import Struct

from sennik.match import messages as shown
from sennik.server import messages as wire

OUT: Final = Path(__file__).parent.parent / "web" / "src" / "protocol" / "messages.ts"
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


def typescript(kind: mi.Type) -> str:
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


def source() -> str:
    """The whole file."""
    out = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL}", "", union("ClientMessage", wire.ClientMessage),
           union("ServerMessage", wire.ServerMessage)]
    notes = notes_of(shown) | notes_of(wire)
    for kind in [*structs(shown), *structs(wire)]:
        out += ["", *interface(kind, notes)]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(source(), "utf-8")
    sys.stdout.write(f"{OUT.name}: {len(source().splitlines())} lines\n")
