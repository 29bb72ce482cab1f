"""Functions found by the type of what they are about: exactly one for each, or nothing starts."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any, Final, get_args

from trapline.kernel.kept import kept

MOST_OF_A_MOVE: Final = 64
"""More facts than a move tells. What `play` folds to know what follows, the log folds again: the
very same facts, on the very same states."""

Function = Callable[..., Any]


def by_type(kinds: Any, *chapters: ModuleType) -> Mapping[type, Function]:
    """Return for each member of a union the function whose last parameter is of that type."""
    members = get_args(kinds) or (kinds,)
    found: dict[type, Function] = {}
    for chapter in chapters:
        for kind, function in rows(chapter, members):
            if kind in found:
                raise TypeError(f"{kind.__name__} has two functions: {found[kind]}, {function}")
            found[kind] = function
    if missing := [kind.__name__ for kind in members if kind not in found]:
        raise TypeError(f"no function is about {', '.join(missing)}")
    return found


def fold(facts: Any, *chapters: ModuleType) -> Function:
    """Return what makes the next state of a state and a fact; the first fact has none before it."""
    changes = by_type(facts, *chapters)

    def after(state: Any, fact: Any) -> Any:
        return changes[type(fact)](state, fact)

    return kept(MOST_OF_A_MOVE)(after)


def rows(chapter: ModuleType, members: tuple[type, ...]) -> Iterator[tuple[type, Function]]:
    """Yield the functions that a chapter has for others, each with what it is about."""
    for name, function in vars(chapter).items():
        is_own = inspect.isfunction(function) and function.__module__ == chapter.__name__
        if is_own and not name.startswith("_"):
            for kind in about(function):
                if kind in members:
                    yield kind, function


def about(function: Function) -> tuple[Any, ...]:
    """Return the types of what comes last, after what it is done to."""
    given = list(inspect.signature(function).parameters.values())
    if len(given) < 2:
        return ()
    last = given[-1].annotation
    return get_args(last) or (last,)
