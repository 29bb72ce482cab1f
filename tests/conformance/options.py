"""Options and seatings to play with: drawn at random, or chosen to cover them all."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any, TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect

from tests.conformance.shapes import bounds, fields
from tests.packs import LIBRARY
from trapline.kernel import Game, IllegalMove, Options, Sitter
from trapline.tables.packs import GameFile, Pack

Opening: TypeAlias = tuple[Options, tuple[Sitter, ...]]
Row: TypeAlias = dict[str, Any]

SEATS = "number of seats"


def openings(game: Game) -> SearchStrategy[Opening]:
    """Draw any options and number of players that the game accepts."""
    values = {name: choices(info) for name, info in fields(game.vocabulary.options).items()}
    rows = st.fixed_dictionaries({SEATS: st.sampled_from(game.seats)} | values)
    return rows.map(lambda row: lawful(game, row)).filter(lambda drawn: may_begin(game, drawn))


def covering_openings(game: Game) -> list[Opening]:
    """Return so many openings that any two choices are made together in one of them."""
    factors = {name: extremes(info) for name, info in fields(game.vocabulary.options).items()}
    rows = covering_rows({SEATS: tuple(game.seats)} | factors)
    return [made for made in (lawful(game, row) for row in rows) if may_begin(game, made)]


def lawful(game: Game, row: Row) -> Opening:
    """Return an opening; where its numbers do not go together, with the game's own numbers."""
    made = opening(game, row)
    if may_begin(game, made):
        return made
    usual = game.defaults(made[0].language)
    numbers = [name for name, value in row.items() if type(value) is int and name != SEATS]
    return opening(game, row | {name: getattr(usual, name) for name in numbers})


def opening(game: Game, row: Row) -> Opening:
    values = {name: value for name, value in row.items() if name != SEATS}
    return game.vocabulary.options(**values), sitters(game, row[SEATS])


def sitters(game: Game, count: int) -> tuple[Sitter, ...]:
    """Seat so many, and a bot as the last of them."""
    return tuple(
        Sitter(seat, seat % game.teams if game.teams else None, bot=seat == count - 1)
        for seat in range(count)
    )


def may_begin(game: Game, made: Opening) -> bool:
    try:
        game.check(*made)
    except IllegalMove:
        return False
    return True


def choices(info: inspect.Type) -> SearchStrategy[Any]:
    if isinstance(info, inspect.IntType):
        low, high = extremes(info)
        return st.integers(low, high)
    return st.sampled_from(extremes(info))


def extremes(info: inspect.Type) -> Sequence[Any]:
    """Return all values of an option, or the ends of its range."""
    match info:
        case inspect.BoolType():
            return (False, True)
        case inspect.EnumType():
            return tuple(info.cls)
        case inspect.LiteralType():
            return info.values
        case inspect.Metadata(inspect.StrType(), {"format": "packs"}):
            lists = [id for id, pack in LIBRARY.items() if isinstance(pack, Pack)]
            return ("", f"{lists[0]} box", " ".join(lists))
        case inspect.Metadata(inspect.StrType(), {"format": "file"}):
            return ("", *(id for id, pack in LIBRARY.items() if isinstance(pack, GameFile)))
        case inspect.IntType():
            span = bounds(info)
            assert span is not None, f"{info} has no bounds"
            return (span[0], span[-1])
        case _:
            raise AssertionError(
                f"an option is a bool, a bounded int, an enum or a pack, not {info}"
            )


def covering_rows(factors: Mapping[str, Sequence[Any]]) -> list[Row]:
    rows: list[Row] = []
    missing = set(pairs(factors))
    while missing:
        row = dict(min(missing, key=repr))
        for name in factors:
            if name not in row:
                row[name] = max(factors[name], key=lambda value: gain(missing, row, name, value))
        missing -= {pair for pair in missing if set(pair) <= set(row.items())}
        rows.append(row)
    return rows or [{name: values[0] for name, values in factors.items()}]


def pairs(factors: Mapping[str, Sequence[Any]]) -> Iterator[tuple[tuple[str, Any], ...]]:
    for one, other in combinations(factors, 2):
        for values in product(factors[one], factors[other]):
            yield ((one, values[0]), (other, values[1]))


def gain(missing: set[tuple[tuple[str, Any], ...]], row: Row, name: str, value: Any) -> int:
    tried = {*row.items(), (name, value)}
    return sum((name, value) in pair and set(pair) <= tried for pair in missing)
