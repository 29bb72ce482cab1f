"""What the set-up remembers, so that a second start is quick."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.commands.machine import ROOT, Machine


def tool(machine: Machine, name: str) -> ModuleType:
    """Return a tool as it works in the checkout of that machine."""
    file = machine.checkout / "tools" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"fresh_{name}", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def environment(machine: Machine) -> ModuleType:
    environment = tool(machine, "environment")
    environment.VENV.mkdir()
    return environment


def test_a_step_with_the_same_inputs_is_done_once(environment: ModuleType) -> None:
    done: list[str] = []

    environment.once("packages", "msgspec 1", lambda: done.append("first"))
    environment.once("packages", "msgspec 1", lambda: done.append("second"))

    assert done == ["first"]


def test_a_step_with_new_inputs_is_done_again(environment: ModuleType) -> None:
    done: list[str] = []

    environment.once("packages", "msgspec 1", lambda: done.append("first"))
    environment.once("packages", "msgspec 2", lambda: done.append("second"))

    assert done == ["first", "second"]


def test_a_step_that_failed_is_done_again(environment: ModuleType) -> None:
    done: list[str] = []
    with pytest.raises(ZeroDivisionError):
        environment.once("packages", "msgspec 1", lambda: 1 / 0)

    environment.once("packages", "msgspec 1", lambda: done.append("second"))

    assert done == ["second"]


def test_npm_keeps_its_cache_elsewhere_where_the_home_cannot_be_written(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/proc")

    assert environment.environ()["npm_config_cache"] == str(environment.VENV / "npm")


def test_what_python_compiles_is_kept_even_where_it_was_told_not_to(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    keeps = "import sys; sys.exit(sys.dont_write_bytecode)"

    subprocess.run([sys.executable, "-c", keeps], env=environment.environ(), check=True)


def test_a_second_start_sets_nothing_up() -> None:
    again = subprocess.run(
        [ROOT / "test", "--fast", "--version"], capture_output=True, text=True, check=True
    )

    assert "Installing" not in again.stdout


@pytest.fixture
def client_build(machine: Machine) -> ModuleType:
    client_build = tool(machine, "client_build")
    client = machine.checkout / "client"
    (client / "src").mkdir(parents=True)
    for file in ("package.json", "package-lock.json", "src/main.ts"):
        (client / file).write_text(file)
    return client_build


class Npm:
    """Leaves behind what npm would, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, command: list[str], client: Path) -> None:
        self.asked.append(" ".join(command))
        (client / "node_modules").mkdir(exist_ok=True)
        (client.parent / "src" / "trapline" / "server" / "static").mkdir(
            parents=True, exist_ok=True
        )


def test_a_built_client_counts_as_built(client_build: ModuleType) -> None:
    client_build.build(Npm())

    assert client_build.is_built()


def test_a_changed_source_makes_the_client_unbuilt(client_build: ModuleType) -> None:
    client_build.build(Npm())

    (client_build.CLIENT / "src" / "main.ts").write_text("changed")

    assert not client_build.is_built()


def test_a_renamed_source_makes_the_client_unbuilt(client_build: ModuleType) -> None:
    client_build.build(Npm())

    main = client_build.CLIENT / "src" / "main.ts"
    main.rename(main.with_name("start.ts"))

    assert not client_build.is_built()


def test_a_changed_board_of_a_game_makes_the_client_unbuilt(client_build: ModuleType) -> None:
    client_build.build(Npm())

    board = client_build.GAMES / "traps" / "data" / "board.json"
    board.parent.mkdir(parents=True)
    board.write_text("[]")

    assert not client_build.is_built()


def test_what_npm_installs_does_not_make_the_client_unbuilt(client_build: ModuleType) -> None:
    client_build.build(Npm())

    (client_build.MODULES / "svelte.js").write_text("export {}")

    assert client_build.is_built()


def test_a_changed_source_does_not_install_the_packages_again(client_build: ModuleType) -> None:
    client_build.build(Npm())
    (client_build.CLIENT / "src" / "main.ts").write_text("changed")
    npm = Npm()

    client_build.build(npm)

    assert npm.asked == ["npm run build"]
