"""A new game stands on its own feet the moment it is written."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tests.games
import trapline.games
from tests.conformance.bots import bots_finish_every_opening
from tests.conformance.secrets import declared, is_missed
from tests.conformance.subject import Subject, product
from tests.conformance.trial import DECLARED, PLAYED, hold
from tests.rules.citations import complaints
from trapline.catalogue import listed

ROOT = Path(__file__).parents[2]
EXAMPLES = 10


def new_game(*words: str, into: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "tools" / "new_game.py", *words, "--into", into],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout in which Pebbles was just begun."""
    assert new_game("pebbles", into=tmp_path).returncode == 0
    for package, folder in ((trapline.games, "src/trapline/games"), (tests.games, "tests/games")):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path / folder)])
    yield tmp_path
    for name in [name for name in sys.modules if ".games.pebbles" in name]:
        del sys.modules[name]


@pytest.fixture
def pebbles(checkout: Path) -> Subject:
    assert (checkout / "src/trapline/games/pebbles/rules.py").exists()
    return product(listed(import_module("trapline.games.pebbles").Pebbles()))


def test_a_new_game_keeps_every_law(pebbles: Subject) -> None:
    hold(pebbles, [*DECLARED, *PLAYED], EXAMPLES)


def test_a_game_in_the_making_may_speak_one_language(checkout: Path) -> None:
    (checkout / "src/trapline/games/pebbles/data/fr/texts.json").unlink()
    pebbles = import_module("trapline.games.pebbles").Pebbles()

    draft = product(listed(pebbles, draft=True))

    assert draft.texts["fr"] == draft.texts["en"]
    hold(draft, [*DECLARED, *PLAYED], EXAMPLES)


def test_every_secret_of_a_new_game_is_one(
    pebbles: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    for secret in declared(pebbles):
        with monkeypatch.context() as patch:
            is_missed(*secret, patch)


def test_bots_finish_a_new_game(pebbles: Subject) -> None:
    bots_finish_every_opening(pebbles)


@pytest.mark.usefixtures("checkout")
def test_a_new_game_keeps_its_own_rules() -> None:
    rules = vars(import_module("tests.games.pebbles.test_rules"))
    own = [value for name, value in rules.items() if name.startswith("test_")]

    for test in own:
        test()

    assert own


def test_each_rule_of_a_new_game_is_cited(checkout: Path) -> None:
    book = (checkout / "src/trapline/games/pebbles/RULES.md").read_text("utf-8")
    cited = (checkout / "tests/games/pebbles/test_rules.py").read_text("utf-8")

    assert "PE-1" in book
    assert complaints({"pebbles": book}, {"test_rules.py": cited}, {}) == []


@pytest.mark.parametrize("check", [("format", "--check"), ("check",)])
def test_a_new_game_is_written_as_we_write(checkout: Path, check: tuple[str, ...]) -> None:
    ours = 'lint.isort.known-first-party = ["tests", "trapline"]'
    settings = ["--config", str(ROOT / "pyproject.toml"), "--config", ours]
    ruff = [sys.executable, "-m", "ruff", *check, *settings, "."]

    checked = subprocess.run(ruff, cwd=checkout, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stdout


def test_a_name_of_two_words_is_spelled_as_each_place_wants(tmp_path: Path) -> None:
    told = new_game("bad-luck", into=tmp_path)

    rules = tmp_path / "src" / "trapline" / "games" / "bad_luck"
    assert "class BadLuck:" in (rules / "rules.py").read_text()
    assert 'name = "bad-luck"' in (rules / "rules.py").read_text()
    assert "- BL-1 " in (rules / "RULES.md").read_text()
    assert "add BadLuck() to the games" in told.stdout


def test_a_game_is_never_written_over_another(checkout: Path) -> None:
    again = new_game("pebbles", into=checkout)

    assert again.returncode == 1
    assert "is there already" in again.stderr


@pytest.mark.parametrize("name", ["Pebbles", "peb_bles", "../pebbles", "pebbles-", "7up"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    told = new_game(name, into=tmp_path)

    assert "is no name for a game" in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_two_games_do_not_number_their_rules_alike(checkout: Path) -> None:
    refused = new_game("pennies", into=checkout)
    accepted = new_game("pennies", "--rule", "PN", into=checkout)

    assert "Another game numbers its rules PE-1" in refused.stderr
    assert accepted.returncode == 0
