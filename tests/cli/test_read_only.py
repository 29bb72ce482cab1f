"""Tables that may be read and not written: another machine's, or another user's."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.test_keeping import Evening, evening  # noqa: F401 - a fixture
from trapline.cli import main
from trapline.cli.choices import DATABASE

NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return a folder that others than root can reach."""
    top = Path(tempfile.mkdtemp())
    top.chmod(0o755)
    (top / "tables").mkdir()
    (top / "copies").mkdir(mode=0o777)
    (top / "copies").chmod(0o777)
    yield top
    (top / "tables").chmod(0o755)
    shutil.rmtree(top)


@contextmanager
def reading_only(tables: Path, mode: int = 0o555) -> Iterator[None]:
    """Nothing in this folder may be written now; root may anything, and so steps down."""
    tables.chmod(mode)
    was = os.geteuid()
    if was == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(was)


def brought(evening: Evening, folder: Path, *ends: str) -> tuple[str, ...]:  # noqa: F811 - the fixture
    """Copy the tables as they lie there, and return how to name them."""
    for end in ends:
        copy = folder / "tables" / (DATABASE + end)
        shutil.copy(evening.folder / (DATABASE + end), copy)
        copy.chmod(0o444)
    return "--data", str(folder / "tables")


async def test_a_backup_is_made_of_a_folder_that_cannot_be_written(
    evening: Evening,  # noqa: F811 - the fixture
    folder: Path,
) -> None:
    main(["backup", *evening.data, str(folder / "tables" / DATABASE)])
    (folder / "tables" / DATABASE).chmod(0o444)
    copy = folder / "copies" / "friday"

    with reading_only(folder / "tables"):
        assert main(["backup", "--data", str(folder / "tables"), str(copy)]) == 0

    assert copy.read_bytes() == (folder / "tables" / DATABASE).read_bytes()
    assert [file.name for file in (folder / "tables").iterdir()] == [DATABASE]


async def test_a_game_is_exported_from_a_folder_that_cannot_be_written(
    evening: Evening,  # noqa: F811 - the fixture
    folder: Path,
) -> None:
    whole = evening.exported().read_bytes()
    main(["backup", *evening.data, str(folder / "tables" / DATABASE)])
    (folder / "tables" / DATABASE).chmod(0o444)
    game = folder / "copies" / "game.jsonl"
    asked = ["export", "--data", str(folder / "tables"), "--also", "tests.shelf"]

    with reading_only(folder / "tables"):
        assert main([*asked, evening.code, "--to", str(game)]) == 0

    assert game.read_bytes() == whole


async def test_a_log_without_its_index_is_told_in_our_words(
    evening: Evening,  # noqa: F811 - the fixture
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = brought(evening, folder, "", "-wal")

    with reading_only(folder / "tables"):
        assert main(["backup", *data, str(folder / "copies" / "friday")]) == 1

    assert "its folder cannot be written: copy all of it first" in capsys.readouterr().err
    assert not list((folder / "copies").iterdir())


@pytest.mark.parametrize("command", ["backup", "export"])
async def test_a_folder_that_cannot_be_read_is_told(
    evening: Evening,  # noqa: F811 - the fixture
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    data = brought(evening, folder, "")

    with reading_only(folder / "tables", mode=0o000):
        assert main([command, *data, "somewhere"]) == 1

    told = capsys.readouterr().err
    assert told == f"trapline: cannot read the tables in {data[1]}: Permission denied\n"
