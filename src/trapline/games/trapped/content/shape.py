"""What is wrong with the shape of a scenario file: every field, not only the first."""

import re
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields

from .complaints import Complaint
from .schema import Scenario

BYTE: Final = re.compile(r"byte (\d+)")
SAID: Final = (
    (re.compile(r"missing required field `(?P<field>.+?)`"), "missing-field"),
    (re.compile(r"unknown field `(?P<field>.+?)`"), "unknown-field"),
    (re.compile(r"[Ii]nvalid (?:enum )?value '?(?P<value>.*?)'?$"), "unknown-value"),
    (re.compile(r"of length <= (?P<most>\d+)"), "too-long"),
    (re.compile(r"of length >= (?P<least>\d+)"), "too-short"),
    (re.compile(r"matching regex"), "bad-id"),
    (re.compile(r"`int` (?P<bound>[<>]=? -?\d+)"), "out-of-range"),
    (re.compile(r"Expected `(?P<wanted>.+?)`, got `(?P<got>.+?)`"), "wrong-type"),
)
"""What the decoder says, and how we tell it."""


def misshapen(raw: Any) -> Iterator[Complaint]:
    yield from faults("$", raw, Scenario)


def faults(path: str, value: Any, kind: Any) -> Iterator[Complaint]:
    """Yield what is wrong with a value, as deep inside as it can be told."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        inside = list(within(path, value, bare(kind)))
        yield from inside or [told(path, str(error))]


def within(path: str, value: Any, kind: Any) -> Iterator[Complaint]:
    origin = get_origin(kind)
    if origin is tuple and isinstance(value, list):
        for number, one in enumerate(value):
            yield from faults(f"{path}[{number}]", one, get_args(kind)[0])
    elif isinstance(value, dict) and origin is not None and issubclass(origin, Mapping):
        for name, one in value.items():
            yield from faults(f"{path}.{name}", one, get_args(kind)[1])
    elif isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from in_fields(path, value, kind)


def in_fields(
    path: str, value: Mapping[str, Any], kind: type[msgspec.Struct]
) -> Iterator[Complaint]:
    known = {field.encode_name: field for field in fields(kind)}
    for name in value.keys() - known.keys():
        yield Complaint("unknown-field", path, {"field": name})
    for name, field in known.items():
        if name in value:
            yield from faults(f"{path}.{name}", value[name], field.type)
        elif field.required:
            yield Complaint("missing-field", path, {"field": name})


def bare(kind: Any) -> Any:
    """Return a type without its bounds; of a type or nothing, the type."""
    if get_origin(kind) is Annotated:
        return bare(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        some = [one for one in get_args(kind) if one is not type(None)]
        return bare(some[0]) if len(some) == 1 else kind
    return kind


def told(path: str, error: str) -> Complaint:
    """Return what the decoder said; it may name a place further inside."""
    what, _, inside = error.partition(" - at ")
    where = path + inside.strip("`").removeprefix("$")
    for pattern, code in SAID:
        if found := pattern.search(what):
            return Complaint(
                code, where, {name: first(said) for name, said in found.groupdict().items()}
            )
    return Complaint("wrong-shape", where, {"what": what})


def first(said: str) -> str:
    """Return the first of the kinds that would do: a number or nothing is a number."""
    return said.partition(" | ")[0]


def line_of(text: bytes, error: str) -> int:
    """Return the line in which a file stops being JSON."""
    found = BYTE.search(error)
    return text[: int(found[1]) if found else len(text)].count(b"\n") + 1
