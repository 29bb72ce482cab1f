"""The lock files, from which every environment is made."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.commands.machine import ROOT

LOCKS = sorted(ROOT.glob("requirements*.lock"))
each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)


def pins(lock: str) -> dict[str, str]:
    """Return the version of each package, without environment markers."""
    found = re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / lock).read_text(), re.MULTILINE)
    return dict(found)


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w.-]", requirement)[0] for requirement in requirements}


@each_lock
def test_a_lock_names_no_address(lock: Path) -> None:
    assert not re.search(r"://|--index-url|--find-links", lock.read_text())


@each_lock
def test_every_pin_has_a_hash(lock: Path) -> None:
    requirements = re.split(r"\n(?=\w)", lock.read_text())[1:]

    assert [each for each in requirements if "--hash=sha256:" not in each] == []


def test_the_tests_run_on_the_versions_that_serve() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_everything_the_project_asks_for_is_pinned() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = pyproject["dependency-groups"]

    asked = names(pyproject["project"]["dependencies"] + groups["build"] + groups["dev"])

    assert asked <= pins("requirements-dev.lock").keys()
