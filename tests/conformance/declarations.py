"""Laws on what a game declares: nothing unbounded enters, and every invitation can be accepted."""

from collections.abc import Iterator
from itertools import product

from msgspec import ValidationError, convert, inspect, to_builtins
from msgspec.structs import replace

from tests.conformance.drawn import Drawn
from tests.conformance.options import extremes, may_begin, sitters
from tests.conformance.shapes import bounds, fields, invitations, members, tag, wishes
from tests.conformance.subject import LANGUAGES
from trapline.kernel import Options, Preset, Text


def nothing_unbounded_enters(drawn: Drawn) -> None:
    """Free text is Text, numbers have both bounds, lists have a longest length."""
    for kind in members(drawn.subject.game.vocabulary.wishes):
        for name, info in fields(kind).items():
            faults = list(unbounded(info))
            assert not faults, f"{tag(kind)}.{name}: {', '.join(faults)}"


def unbounded(info: inspect.Type) -> Iterator[str]:
    match info:
        case inspect.BoolType() | inspect.EnumType() | inspect.LiteralType() | inspect.NoneType():
            return
        case inspect.IntType():
            if bounds(info) is None:
                yield "an int needs a lowest and a highest value"
        case inspect.CustomType():
            if info.cls is not Text:
                yield f"{info.cls.__name__} is not Text"
        case inspect.UnionType():
            for one in info.types:
                yield from unbounded(one)
        case inspect.TupleType():
            for item in info.item_types:
                yield from unbounded(item)
        case inspect.VarTupleType():
            if info.max_length is None:
                yield "a tuple needs a longest length"
            yield from unbounded(info.item_type)
        case inspect.StructType():
            for field in info.fields:
                yield from unbounded(field.type)
        case _:
            yield f"{type(info).__name__} may not enter; free text is Text"


def something_is_conserved(drawn: Drawn) -> None:
    """What counts nothing of a state would not notice that something is gone."""
    try:
        drawn.subject.conserved(object())
    except AttributeError:
        return
    raise AssertionError("`conserved` does not look at the state")


def options_can_be_drawn(drawn: Drawn) -> None:
    """Every option is a bool, a bounded int, an enum or a pack."""
    for info in fields(drawn.subject.game.vocabulary.options).values():
        assert extremes(info)


def every_preset_can_begin(drawn: Drawn) -> None:
    """A preset changes options that are there, and any number of players may begin with it."""
    game = drawn.subject.game
    presets = game.vocabulary.options.presets
    assert not presets or set(presets) == set(Preset), "a game has all presets or none"
    assert not presets or {} in presets.values(), "no preset is the game as it comes"
    for language, (name, changes), count in product(LANGUAGES, presets.items(), game.seats):
        options = replace(game.defaults(language), **changes)
        assert is_within_bounds(options), f"{name} is out of bounds"
        assert may_begin(game, (options, sitters(game, count))), f"{name} refuses {count}"


def is_within_bounds(options: Options) -> bool:
    try:
        return bool(convert(to_builtins(options), type(options)) == options)
    except ValidationError:
        return False


def invitations_name_a_wish(drawn: Drawn) -> None:
    """`may-guess` invites `guess`, and what it gives of its fields is of the same type."""
    invited = invitations(drawn.subject.game)
    assert invited, "the view must declare which invitations `may` holds"
    known = wishes(drawn.subject.game)
    for name, kind in invited.items():
        assert name.startswith("may-"), f"{name} is an invitation, and so begins with `may-`"
        assert name[4:] in known, f"{name} invites no wish of {sorted(known)}"
        wish = fields(known[name[4:]])
        for field, info in fields(kind).items():
            given = wish.get(field)
            assert given is None or given == info, (
                f"{name}.{field} is {info}, but its wish wants {given}"
            )
    uninvited = known.keys() - {name[4:] for name in invited}
    assert not uninvited, f"nobody is ever invited to {sorted(uninvited)}"
