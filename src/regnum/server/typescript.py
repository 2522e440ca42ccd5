"""The page's types, from the structures of the wire: `python -m regnum.server.typescript web/src/net/wire.ts`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec.inspect as m
from msgspec import Struct

from regnum.server.wire import admin, games, people, reach, requests, sagas, tables, view

HEADING = "// Written by `python -m regnum.server.typescript`; a test compares it with the structures of the server.\n"

MODULES = (view, tables, sagas, requests, games, people, reach, admin)

PLAIN: dict[type[m.Type], str] = {
    m.AnyType: "unknown",
    m.BoolType: "boolean",
    m.FloatType: "number",
    m.IntType: "number",
    m.NoneType: "null",
    m.StrType: "string",
}


def declarations() -> str:
    """All structures of the wire as TypeScript interfaces, in the order in which they are defined."""
    structs = [each for module in MODULES for each in vars(module).values() if _is_defined_in(module, each)]
    known = m.multi_type_info(structs)
    return HEADING + "".join(_interface(info) for info in known if isinstance(info, m.StructType))


def _is_defined_in(module: ModuleType, each: object) -> bool:
    return isinstance(each, type) and issubclass(each, Struct) and each.__module__ == module.__name__


def _interface(info: m.StructType) -> str:
    base: type[Struct] = info.cls.__bases__[0]
    fields = [_field(field) for field in info.fields if field.name not in base.__struct_fields__]
    if info.tag_field is not None:
        fields.insert(0, f"  {info.tag_field}: {_quoted(info.tag)}\n")
    extended = "" if base is Struct else f" extends {base.__name__}"
    return f"\nexport interface {info.cls.__name__}{extended} {{\n{''.join(fields)}}}\n"


def _field(field: m.Field) -> str:
    optional = "" if field.required else "?"
    return f"  {field.encode_name}{optional}: {typescript(field.type)}\n"


def typescript(info: m.Type) -> str:
    """One type in TypeScript's words."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case m.StructType():
            return info.cls.__name__
        case m.Metadata():
            return typescript(info.type)
        case m.LiteralType():
            return " | ".join(_quoted(value) for value in info.values)
        case m.UnionType():
            known = dict.fromkeys(typescript(each) for each in info.types)
            return " | ".join(sorted(known, key=lambda name: name == "null"))
        case m.ListType():
            return _listed(info.item_type)
        case m.TupleType():
            return f"[{', '.join(typescript(each) for each in info.item_types)}]"
        case m.DictType():
            partial = isinstance(info.key_type, m.LiteralType)
            return f"Record<{typescript(info.key_type) if partial else 'string'}, {typescript(info.value_type)}>"
    raise TypeError(f"the page has no type for {info}")


def _listed(item: m.Type) -> str:
    inner = typescript(item)
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def main(words: Sequence[str] | None = None) -> None:
    """Writes the types into the file that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="where to write them")
    parser.parse_args(words).file.write_text(declarations(), encoding="utf-8")


if __name__ == "__main__":
    main()
