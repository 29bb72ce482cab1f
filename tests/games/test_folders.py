"""The games are built alike: who knows one finds the way in the others."""

import ast
from collections.abc import Iterator, Mapping
from typing import get_args

import pytest

from trapline.catalogue import games
from trapline.kernel import Game

from .folders import ROOT, defined, function, imports, longest_chain, modules

GAMES: Mapping[str, Game] = {
    folder: game
    for game in games()
    if (ROOT / (folder := game.name.replace("-", "_")) / "rules").is_dir()
}
"""Those whose rules are a book. A small game, as `tools/new_game.py` writes one, is a few pages."""
MODULES = {
    "",
    "content",
    "facts",
    "game",
    "model",
    "rules",
    "rules.answers",
    "rules.clocks",
    "rules.fold",
    "rules.fold.changes",
    "rules.people",
    "rules.queries",
    "rules.scene",
    "rules.settling",
    "rules.setup",
    "rules.view",
    "wishes",
}
VERBS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "rules.answers": {"answer": ("scene", "by", "wish")},
    "rules.settling": {"settle": ("scene",)},
    "rules.clocks": {"deadline": ("state",), "time_up": ("scene", "move")},
    "rules.people": {
        "join": ("scene", "move"),
        "come_or_go": ("scene", "move"),
        "host_sits": ("scene", "move"),
    },
}
"""What the same rule is called in every game, and what it is given."""
PLAY = ["answer(scene, by, wish)", "if scene.facts:\n    settle(scene)", "return scene.facts"]
LONGEST: Mapping[str, int] = {"trapped": 16, "traitor_word": 17, "traps": 17, "trapwords": 19}
"""How many files a chain of imports may lead through."""
FEW = 4
"""So many fields a fact may have, and still be told without naming them."""


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_game_has_the_same_files(game: str) -> None:
    assert MODULES - modules(game).keys() == set()
    assert modules(game).keys() & {"bot", "bots"}
    assert (ROOT / game / "RULES.md").exists()
    assert (ROOT / game / "data").is_dir()


def test_the_same_rule_has_the_same_name_and_is_given_the_same(game: str) -> None:
    found = {
        module: {name: given(function(game, module, name)) for name in verbs}
        for module, verbs in VERBS.items()
    }

    assert found == VERBS


def given(rule: ast.FunctionDef) -> tuple[str, ...]:
    return tuple(one.arg.lstrip("_") for one in rule.args.args)


def test_the_contract_is_kept_by_functions_of_its_own_names(game: str) -> None:
    assert "setup" in defined(modules(game)["rules.setup"])
    assert "view" in defined(modules(game)["rules.view"])
    assert "after" in defined(modules(game)["rules.fold"])


def test_every_game_is_played_in_the_same_three_steps(game: str) -> None:
    steps = function(game, "game", "play").body[-3:]

    assert [ast.unparse(step) for step in steps] == PLAY


def test_nobody_passes_on_what_another_defines(game: str) -> None:
    passed_on = {
        (module, source, name)
        for module in modules(game)
        for source, name in imports(game, module)
        if f"{source}.{name}".strip(".") not in modules(game)
        and name not in defined(modules(game)[source])
    }

    assert passed_on == set()


def test_only_the_folder_of_a_game_says_what_is_for_others(game: str) -> None:
    lists = [name for name, module in modules(game).items() if "__all__" in defined(module)]

    assert lists in ([], [""])


def test_a_chain_of_imports_is_soon_at_its_end(game: str) -> None:
    assert len(longest_chain(game)) <= LONGEST[game]


def test_a_fact_of_many_fields_is_told_by_their_names(game: str) -> None:
    many = {
        kind.__name__
        for kind in get_args(GAMES[game].vocabulary.facts)
        if len(kind.__struct_fields__) > FEW
    }

    assert [call for call in told(game) if call[1] in many] == []


def told(game: str) -> Iterator[tuple[str, str]]:
    """Yield where something is made of values in a row, and of what kind it is."""
    for module, tree in modules(game).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                yield module, node.func.id
