"""The types a game declares, and values of them drawn at random, sensible or not."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from trapline.kernel import Game, Invitation, Luck, Text, View, Wish, clean, encode

NONSENSE = ("", " ", "moon", "lune", "château", "zzz", "\u202emoon", "🪤", "moon " * 200)
LONGEST_RANDOM_TUPLE = 4


def members(union: Any) -> tuple[type[Struct], ...]:
    return get_args(union) if isinstance(union, UnionType) else (union,)


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def wishes(game: Game) -> dict[str, type[Struct]]:
    return {tag(kind): kind for kind in members(game.vocabulary.wishes)}


def facts(game: Game) -> dict[str, type[Struct]]:
    return {tag(kind): kind for kind in members(game.vocabulary.facts)}


def invitations(game: Game) -> dict[str, type[Struct]]:
    """Return the types that the view's `may` is declared to hold."""
    may = inspect.type_info(game.vocabulary.view)
    assert isinstance(may, inspect.StructType)
    field = next(field for field in may.fields if field.name == "may")
    item = field.type.item_type if isinstance(field.type, inspect.VarTupleType) else field.type
    alternatives = item.types if isinstance(item, inspect.UnionType) else (item,)
    kinds = [kind.cls for kind in alternatives if isinstance(kind, inspect.StructType)]
    return {tag(kind): kind for kind in kinds if kind is not Invitation}


@cache
def fields(kind: type[Struct]) -> dict[str, inspect.Type]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


def invited_by(invitation: Struct) -> str:
    """Return the tag of the wish that an invitation asks for."""
    return tag(type(invitation)).removeprefix("may-")


def bounds(info: inspect.IntType) -> range | None:
    low = info.ge if info.ge is not None else None if info.gt is None else info.gt + 1
    high = info.le if info.le is not None else None if info.lt is None else info.lt - 1
    return None if low is None or high is None else range(low, high + 1)


class Hints(Struct, frozen=True):
    """What a wish could be about, because it stands in a view: by the name of its field, or not."""

    named: Mapping[str, Sequence[int]]
    numbers: Sequence[int]
    words: Sequence[str]


def hints(views: Sequence[View]) -> Hints:
    leaves = dict.fromkeys(chain.from_iterable(all_leaves(view) for view in views))
    named: dict[str, list[int]] = {}
    for name, leaf in leaves:
        if type(leaf) is int and leaf not in named.setdefault(name, []):
            named[name].append(leaf)
    words = sorted({leaf for _, leaf in leaves if isinstance(leaf, str)})
    return Hints(named, [number for some in named.values() for number in some], words)


def all_leaves(view: View) -> Iterator[tuple[str, Any]]:
    fields = view.__struct_fields__
    return chain.from_iterable(leaves_of(name, encode(getattr(view, name))) for name in fields)


@lru_cache(maxsize=4096)
def leaves_of(name: str, encoded: bytes) -> Sequence[tuple[str, Any]]:
    """Return what stands in a field, each once; most fields are as they were a move ago."""
    return tuple(dict.fromkeys(walk(name, msgspec.json.decode(encoded))))


def walk(name: str, tree: Any) -> Iterable[tuple[str, Any]]:
    match tree:
        case dict():
            for key, branch in tree.items():
                yield from walk(key, branch)
        case list():
            for branch in tree:
                yield from walk(name, branch)
        case _:
            yield name, tree


def random_wish(game: Game, hint: Hints, luck: Luck) -> Wish:
    """Return any wish of the vocabulary, about what the hints say or about nonsense."""
    kind = luck.choice(list(members(game.vocabulary.wishes)))
    wish: Wish = built(kind, hint, luck, {})
    return wish


def invited_wish(game: Game, view: View, luck: Luck) -> Wish:
    """Return a wish that accepts one of the view's invitations, as a plain board would."""
    invitation = luck.choice(view.may)
    given = {name: getattr(invitation, name) for name in invitation.__struct_fields__}
    kind = wishes(game)[invited_by(invitation)]
    wish: Wish = built(kind, hints([view]), luck, given)
    return wish


def built(kind: type[Struct], hint: Hints, luck: Luck, given: Mapping[str, Any]) -> Any:
    return kind(
        **{name: chosen(name, info, hint, luck, given) for name, info in fields(kind).items()}
    )


def chosen(name: str, info: inspect.Type, hint: Hints, luck: Luck, given: Mapping[str, Any]) -> Any:
    if name in given:
        return given[name]
    if given.get(name + "s"):
        offered = luck.choice(given[name + "s"])
        return clean(offered) if isinstance(info, inspect.CustomType) else offered
    if isinstance(info, inspect.IntType) and name in hint.named and luck.below(4):
        return luck.choice(hint.named[name])
    return value(info, hint, luck)


def value(info: inspect.Type, hint: Hints, luck: Luck) -> Any:
    match info:
        case inspect.BoolType():
            return luck.choice((False, True))
        case inspect.IntType():
            return number(info, hint, luck)
        case inspect.CustomType(cls=kind) if kind is Text:
            return clean(luck.choice((*hint.words, *NONSENSE)))
        case inspect.EnumType():
            return luck.choice(list(info.cls))
        case inspect.LiteralType():
            return luck.choice(info.values)
        case inspect.NoneType():
            return None
        case inspect.UnionType():
            return value(luck.choice(info.types), hint, luck)
        case inspect.VarTupleType():
            most = min(LONGEST_RANDOM_TUPLE, info.max_length or 0)
            count = luck.below(most + 1)
            return tuple(value(info.item_type, hint, luck) for _ in range(count))
        case inspect.TupleType():
            return tuple(value(item, hint, luck) for item in info.item_types)
        case inspect.StructType():
            return built(info.cls, hint, luck, {})
        case _:
            raise AssertionError(f"a wish or an option cannot hold {info}")


def number(info: inspect.IntType, hint: Hints, luck: Luck) -> int:
    span = bounds(info)
    assert span is not None, f"{info} has no bounds"
    near = [number for number in hint.numbers if number in span]
    if near and luck.below(4):
        return luck.choice(near)
    return luck.choice((span[0], span[-1], luck.choice(span)))
