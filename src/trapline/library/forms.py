"""What a view invites to, as forms that any program can fill.

`may-guess` invites the wish `guess`. What both have is given (`turn`); what the invitation lists in
the plural is chosen from (`words` for `word`); the rest is asked for by its type.
client/src/games/plain/forms.ts makes the same forms for people.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, get_args

from msgspec import Struct, inspect

from trapline.kernel import Game, Invitation, Text, View, Wish, clean
from trapline.library.mistakes import Mistake
from trapline.library.shelf import GAMES

MOST = 100
"""A number with more values than these is not offered: nobody chooses among a million."""


class Question(Struct, frozen=True):
    """One thing that a form asks for; a text where there is nothing to choose from."""

    name: str
    choices: tuple[Any, ...]

    @property
    def is_text(self) -> bool:
        return not self.choices


class Form(Struct, frozen=True):
    """One invitation, as the wish it asks for: what is given, and what is asked."""

    wish: type[Wish]
    given: Mapping[str, Any]
    asked: tuple[Question, ...]

    @property
    def name(self) -> str:
        """The wish's name in records and messages, such as `place-trap`."""
        return str(self.wish.__struct_config__.tag)

    @property
    def asks_for_text(self) -> bool:
        return any(question.is_text for question in self.asked)

    def filled(self, answers: Mapping[str, Any]) -> Wish:
        """Return the wish with these answers, a text or a choice for each question."""
        missing = [question.name for question in self.asked if question.name not in answers]
        if missing:
            raise Mistake(f"{self.name} asks for {', '.join(missing)}")
        return self.wish(**self.given, **{name: entered(one) for name, one in answers.items()})

    def wishes(self, says: Sequence[str] = ()) -> Iterator[Wish]:
        """Yield every wish that the form can become; a text is one of `says`."""
        choices = [question.choices or tuple(says) for question in self.asked]
        names = [question.name for question in self.asked]
        for answers in product(*choices):
            yield self.filled(dict(zip(names, answers, strict=True)))


def legal(view: View, says: Sequence[str] = (), game: Game | None = None) -> list[Wish]:
    """Return every wish that a view invites to, as the plain board makes them.

    Where people would type, each of `says` is said. A game that is not in GAMES must be named.
    The rules may still refuse one: a clue breaks a rule, a guess was made before.
    """
    return [wish for form in forms(view, game) for wish in form.wishes(says)]


def forms(view: View, game: Game | None = None) -> list[Form]:
    """Return what a view invites to; left out is what a plain board could not ask for."""
    kinds = wishes_of(type(view)) if game is None else by_name(game.vocabulary.wishes)
    found = (form_of(invitation, kinds) for invitation in view.may)
    return [form for form in found if form is not None]


@cache
def wishes_of(view: type[View]) -> Mapping[str, type[Wish]]:
    for game in GAMES.values():
        if game.vocabulary.view is view:
            return by_name(game.vocabulary.wishes)
    raise Mistake(f"{view.__module__}.{view.__name__} is no view of these games: name its game")


@cache
def by_name(union: Any) -> Mapping[str, type[Wish]]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union) or (union,)}


def form_of(invitation: Invitation, kinds: Mapping[str, type[Wish]]) -> Form | None:
    kind = kinds[str(invitation.__struct_config__.tag).removeprefix("may-")]
    offered = invitation.__struct_fields__
    fields = fields_of(kind)
    given = {one.name: getattr(invitation, one.name) for one in fields if one.name in offered}
    asked = [
        question(field, listed(field.name, invitation))
        for field in fields
        if field.required and field.name not in given
    ]
    if None in asked:
        return None
    return Form(kind, given, tuple(one for one in asked if one is not None))


@cache
def fields_of(kind: type[Wish]) -> Sequence[inspect.Field]:
    info = inspect.type_info(kind)
    return info.fields if isinstance(info, inspect.StructType) else ()


def listed(name: str, invitation: Invitation) -> tuple[Any, ...] | None:
    """Return what the invitation offers for a field."""
    plurals = (f"{name}s", f"{name}es", name.removesuffix("y") + "ies")
    lists = (getattr(invitation, one) for one in plurals if one in invitation.__struct_fields__)
    return next((some for some in lists if isinstance(some, tuple)), None)


def question(field: inspect.Field, offered: tuple[Any, ...] | None) -> Question | None:
    """Return what is asked for a field, or None if there is no plain way to ask for it."""
    if offered is not None:
        return Question(field.name, offered) if offered else None
    match field.type:
        case inspect.BoolType():
            return Question(field.name, (False, True))
        case inspect.EnumType(cls=kind):
            return Question(field.name, tuple(kind))
        case inspect.LiteralType(values=values):
            return Question(field.name, tuple(values))
        case inspect.IntType(ge=int(low), lt=int(end)) if end - low <= MOST:
            return Question(field.name, tuple(range(low, end)))
        case inspect.IntType(ge=int(low), le=int(last)) if last - low < MOST:
            return Question(field.name, tuple(range(low, last + 1)))
        case inspect.CustomType(cls=kind) if kind is Text:
            return Question(field.name, ())
        case _:
            return None


def entered(answer: Any) -> Any:
    """Return an answer as it comes in at the door: cleaned, if it is plain text."""
    return clean(answer) if type(answer) is str else answer
