"""The wheel, which serves the client on a machine that has no Node."""

import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

from tests.commands.machine import ROOT
from tests.commands.serving import serving

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300), pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist)]
    subprocess.run(build, cwd=ROOT, check=True)
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the programs of an environment that holds the wheel and the pins to serve with."""
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment, with_pip=False)
    [site] = environment.glob("lib/python*/site-packages")
    for package in pinned():
        lend(package, site)
    pip(environment / "bin", "install", "--no-compile", "--no-deps", wheel)
    return environment / "bin"


def pinned() -> Iterator[Distribution]:
    """Yield what the lock names; our own environment has the very same packages."""
    for name in re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE):
        with suppress(PackageNotFoundError):  # One for Windows is not there, and not needed.
            yield distribution(name)


def lend(package: Distribution, site: Path) -> None:
    for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
        if not (site / name).exists():
            (site / name).symlink_to(str(package.locate_file(name)))


def pip(programs: Path, *arguments: str | Path) -> None:
    """Let our own pip look after another environment: to unpack one more takes seconds."""
    ours = (sys.executable, "-m", "pip", "--python", programs / "python")
    subprocess.run([*ours, "--disable-pip-version-check", *arguments], check=True)


def test_a_wheel_carries_the_built_client(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel).namelist()

    assert "trapline/server/static/index.html" in files


def test_a_wheel_carries_the_licences_of_what_is_in_it(wheel: Path) -> None:
    files = {Path(name).name for name in zipfile.ZipFile(wheel).namelist() if "/licenses/" in name}

    assert files >= {file.name for file in (ROOT / "licences").glob("*.txt")}
    assert {"LICENSE", "CREDITS.md", "SOURCES.md"} <= files


def test_two_builds_are_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True)

    archives = sorted(wheel.parent.iterdir())
    assert [file.suffix for file in archives] == [".whl", ".gz"]
    for file in archives:
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_a_wheel_asks_for_nothing_that_is_not_pinned(installed: Path) -> None:
    pip(installed, "check")


def test_an_installed_wheel_serves_the_client(installed: Path, tmp_path: Path) -> None:
    with serving([installed / "trapline", "serve"], tmp_path / "data") as server:
        page = server.fetches("/")

    assert "<!doctype html>" in page.lower()
