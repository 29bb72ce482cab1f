"""A release says what it is called, what is new, and on whose work it stands."""

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata

import pytest

from tests.docs.pages import CHANGELOG, CREDITS, ROOT, rows, section
from trapline import __version__

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FOLDERS = ("client", "tools/browser")
PACKAGES = [json.loads((ROOT / at / "package.json").read_text("utf-8")) for at in FOLDERS]
LOCKS = [json.loads((ROOT / at / "package-lock.json").read_text("utf-8")) for at in FOLDERS]

EXTRAS = PYPROJECT["project"]["optional-dependencies"]
CHAPTERS = ("## What serves", "## What the pages carry", "## What builds and tests")
LISTED = {
    package: licence
    for chapter in CHAPTERS
    for package, licence, _ in rows(section(CREDITS, chapter))
}
PYTHON = sorted(
    {
        *PYPROJECT["project"]["dependencies"],
        *(name for extra in EXTRAS.values() for name in extra),
        *(name for group in PYPROJECT["dependency-groups"].values() for name in group),
    }
)
KINDS = ("dependencies", "devDependencies")
NPM = sorted({name for package in PACKAGES for kind in KINDS for name in package.get(kind, {})})


def test_the_changelog_tells_of_this_version() -> None:
    assert re.search(rf"^## {re.escape(__version__)}\b", CHANGELOG.read_text("utf-8"), re.MULTILINE)


def test_every_file_that_says_a_version_says_the_same() -> None:
    client = PACKAGES[0]["version"], LOCKS[0]["version"]
    said = {PYPROJECT["project"]["version"], *client}

    assert said == {__version__}


def test_the_credits_list_what_we_depend_on_and_nothing_else() -> None:
    assert sorted(LISTED) == sorted([*PYTHON, *NPM])


@pytest.mark.parametrize("package", PYTHON)
def test_a_python_package_is_listed_with_its_own_licence(package: str) -> None:
    try:
        said = metadata(package)["License-Expression"]
    except PackageNotFoundError:
        pytest.skip(f"{package} is installed only where it is needed")

    assert said in (None, LISTED[package])


@pytest.mark.parametrize("package", NPM)
def test_an_npm_package_is_listed_with_its_own_licence(package: str) -> None:
    installed = {path: kept for lock in LOCKS for path, kept in lock["packages"].items()}

    assert installed[f"node_modules/{package}"]["license"] == LISTED[package]
