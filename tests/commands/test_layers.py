"""The layers, tried on a small package in which one import is wrong."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.machine import ROOT

pytestmark = pytest.mark.slow

LAYERS = [".", "server", "adapters", "tables", "games", "words", "kernel"]
GAMES = ["games/coin_flip", "games/whisper"]


class Package:
    """Layers with nothing in them but the imports the test writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(ROOT / "pyproject.toml", folder)
        for name in LAYERS + GAMES:
            self.has(f"{name}/__init__.py", "")

    def has(self, file: str, code: str) -> None:
        path = self.folder / "trapline" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code)

    def broken_contracts(self) -> list[str]:
        check = subprocess.run(
            [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Contracts:" in check.stdout, check.stdout
        lines = check.stdout.splitlines()
        return [line.removesuffix(" BROKEN") for line in lines if line.endswith(" BROKEN")]


@pytest.fixture
def package(tmp_path: Path) -> Package:
    return Package(tmp_path)


def test_the_catalogue_may_import_games_and_games_the_kernel(package: Package) -> None:
    package.has("catalogue.py", "import trapline.games.whisper.rules")
    package.has("games/whisper/rules.py", "import trapline.words, trapline.kernel")

    assert package.broken_contracts() == []


def test_the_kernel_imports_no_layer_above_it(package: Package) -> None:
    package.has("kernel/game.py", "import trapline.tables")

    assert package.broken_contracts() == ["Imports point down only"]


def test_server_and_adapters_do_not_import_each_other(package: Package) -> None:
    package.has("server/socket.py", "import trapline.adapters")

    assert package.broken_contracts() == ["Imports point down only"]


@pytest.mark.parametrize("layer", ["server", "adapters", "tables"])
@pytest.mark.parametrize("named", ["games.whisper", "words"])
def test_a_table_names_no_game(package: Package, layer: str, named: str) -> None:
    package.has(f"{layer}/log.py", f"import trapline.{named}")

    assert package.broken_contracts() == ["The table, its stores and its server name no game"]


def test_no_game_knows_another(package: Package) -> None:
    package.has("games/whisper/rules.py", "from trapline.games import coin_flip")

    assert package.broken_contracts() == ["No game knows another"]


@pytest.mark.parametrize("module", ["os", "random", "time"])
def test_a_game_reads_nothing_from_the_world(package: Package, module: str) -> None:
    package.has("games/whisper/rules.py", f"import {module}")

    assert package.broken_contracts() == [
        "Games do nothing but play: no I/O, no clock, no luck of their own"
    ]


def test_the_kernel_may_import_what_games_may_not(package: Package) -> None:
    package.has("kernel/luck.py", "import random")
    package.has("games/whisper/rules.py", "import trapline.kernel.luck")

    assert package.broken_contracts() == []
