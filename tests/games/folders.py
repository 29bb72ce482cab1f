"""What the folder of a game holds: its files, who imports whom, and what they name."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from trapline import games

Import: TypeAlias = tuple[str, str]
"""A module of the game, and the name that is taken from it."""

ROOT = Path(games.__file__).parent


@cache
def modules(game: str) -> Mapping[str, ast.Module]:
    """Return the modules of a game by name, as `rules.fold.changes`; the folder itself is ""."""
    found = {}
    for path in (ROOT / game).rglob("*.py"):
        parts = path.relative_to(ROOT / game).with_suffix("").parts
        named = parts[:-1] if parts[-1] == "__init__" else parts
        found[".".join(named)] = ast.parse(path.read_text("utf-8"))
    return found


def is_package(game: str, module: str) -> bool:
    return (ROOT / game / module.replace(".", "/") / "__init__.py").exists()


def imports(game: str, module: str) -> Iterator[Import]:
    """Yield what a module imports from its own game."""
    home = module.split(".") if module else []
    for node in ast.walk(modules(game)[module]):
        if isinstance(node, ast.ImportFrom) and node.level:
            up = node.level - is_package(game, module)
            base = [*home[: len(home) - up], *(node.module or "").split(".")]
            source = ".".join(part for part in base if part)
            yield from ((source, alias.name) for alias in node.names)


def imported(game: str, module: str) -> frozenset[str]:
    """Return the modules of its own game that a module imports."""
    known = modules(game)
    names = ((source, f"{source}.{name}".strip(".")) for source, name in imports(game, module))
    return frozenset(whole if whole in known else source for source, whole in names)


def longest_chain(game: str) -> tuple[str, ...]:
    """Return the longest way down from one module to another that it needs in the end."""

    @cache
    def below(module: str) -> tuple[str, ...]:
        return module, *max(map(below, imported(game, module)), key=len, default=())

    return max(map(below, modules(game)), key=len)


def defined(module: ast.Module) -> Iterator[str]:
    """Yield the names that a module makes itself."""
    for node in module.body:
        match node:
            case ast.ClassDef() | ast.FunctionDef():
                yield node.name
            case ast.Assign():
                yield from (one.id for target in node.targets for one in names_in(target))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case _:
                pass


def names_in(node: ast.AST) -> Iterator[ast.Name]:
    return (one for one in ast.walk(node) if isinstance(one, ast.Name))


def function(game: str, module: str, name: str) -> ast.FunctionDef:
    """Return a function of a module, or of the class in it."""
    found = ast.walk(modules(game)[module])
    return next(one for one in found if isinstance(one, ast.FunctionDef) and one.name == name)
