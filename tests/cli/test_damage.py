"""A file of tables that cannot be read: one sentence that says what to do, and no traceback."""

import asyncio
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_keeping import ALSO
from tests.damage import DAMAGES, scratch
from tests.tables.party import ANN, party
from trapline.adapters.sqlite import SqliteStore
from trapline.cli import main
from trapline.cli.choices import DATABASE
from trapline.tables.wishes import Abandon, Lock, Start


class Kept:
    """A folder in which a game of Whisper is kept, with rows enough for many pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / DATABASE
        self.data = ("--data", str(folder))
        self.code = asyncio.run(self._play())

    async def _play(self) -> str:
        store = SqliteStore(self.file)
        friends = await party(store=store)
        for number in range(100):
            await friends.ask(ANN, Lock(locked=number % 2 == 0))
        await friends.ask(ANN, Start())
        await friends.ask(ANN, Abandon())
        await store.close()
        return friends.code

    def export(self, *more: str) -> int:
        return main(["export", *self.data, *ALSO, self.code, *more])


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "evening")


def complaint(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    capsys.readouterr()
    assert main(list(command)) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1, told
    return told


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_server_does_not_start_on_a_damaged_file_and_says_how_to_restore_a_backup(
    kept: Kept, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    DAMAGES[damage](kept.file)

    told = complaint(capsys, "serve", *kept.data)

    assert f"trapline restore --data {kept.folder} BACKUP" in told


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_makes_no_backup(
    kept: Kept, damage: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    DAMAGES[damage](kept.file)

    told = complaint(capsys, "backup", *kept.data, str(tmp_path / "copy"))

    assert "trapline restore" in told
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_game_is_exported_whole_or_not_at_all(
    kept: Kept, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = kept.export(), capsys.readouterr().out
    DAMAGES[damage](kept.file)

    status = kept.export()

    out, err = capsys.readouterr()
    assert (status, out) == whole or "trapline restore" in err
    assert err.count("\n") <= 1


def test_a_game_whose_facts_make_no_sense_is_not_exported(
    kept: Kept, capsys: pytest.CaptureFixture[str]
) -> None:
    scratch(kept.file, b'"type":"table:started"')

    told = complaint(capsys, "export", *kept.data, *ALSO, kept.code)

    assert "trapline restore" in told


def test_the_advice_restores_the_tables(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "friday"
    shutil.copy(kept.file, backup)
    DAMAGES["is_cut_in_half"](kept.file)
    told = complaint(capsys, "serve", *kept.data)

    advice = told[told.index("trapline restore") :].strip().replace("BACKUP", str(backup))
    assert main(advice.split()[1:]) == 0

    assert kept.export() == 0


def test_what_a_backup_replaces_is_put_aside(kept: Kept, tmp_path: Path) -> None:
    backup = tmp_path / "friday"
    shutil.copy(kept.file, backup)
    kept.file.write_bytes(b"damaged")

    main(["restore", *kept.data, str(backup)])

    [aside] = kept.folder.glob("before-*")
    assert (aside / DATABASE).read_bytes() == b"damaged"


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_replaces_nothing(
    kept: Kept, damage: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    backup = tmp_path / "friday"
    shutil.copy(kept.file, backup)
    DAMAGES[damage](backup)

    told = complaint(capsys, "restore", *kept.data, str(backup))

    assert f"{backup} is no whole backup" in told
    assert sorted(file.name for file in kept.folder.iterdir()) == [DATABASE, f"{DATABASE}.lock"]
    assert kept.export() == 0


async def test_nothing_is_restored_under_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(tmp_path / DATABASE)
    try:
        told = complaint(capsys, "restore", "--data", str(tmp_path), __file__)
    finally:
        await store.close()

    assert "stop the server first" in told


def test_tables_come_back_into_an_empty_folder(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = tmp_path / "new"

    assert main(["restore", "--data", str(new), str(kept.file)]) == 0

    assert capsys.readouterr().out == f"The tables stand as in {kept.file}.\n"
    assert sorted(file.name for file in new.iterdir()) == [DATABASE, f"{DATABASE}.lock"]
    assert main(["export", "--data", str(new), *ALSO, kept.code]) == 0


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_owner_of_the_folder(kept: Kept, tmp_path: Path) -> None:
    new, nobody = tmp_path / "new", 65534
    new.mkdir()
    os.chown(new, nobody, nobody)

    for backup in (kept.file, new / DATABASE):
        assert main(["restore", "--data", str(new), str(backup)]) == 0

    [aside] = new.glob("before-*")
    owners = {path.name: path.stat().st_uid for path in (aside, *new.glob("trapline*"))}
    assert owners == dict.fromkeys([aside.name, DATABASE, f"{DATABASE}.lock"], nobody)


def test_a_backup_that_is_not_there_gets_one_sentence(
    kept: Kept, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "there is no file" in complaint(capsys, "restore", *kept.data, "no-such-file")


def test_an_export_with_a_flipped_byte_is_replayed_or_gets_one_sentence(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    assert kept.export("--to", str(file)) == 0
    whole = file.read_bytes()

    for at in range(0, len(whole), 11):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0x15]) + whole[at + 1 :])
        capsys.readouterr()
        status = main(["replay", "--also", "tests.cli.telling", str(file)])
        assert status == 0 or capsys.readouterr().err.count("\n") == 1


def test_an_export_for_which_there_is_no_place_gets_one_sentence(
    kept: Kept, capsys: pytest.CaptureFixture[str]
) -> None:
    complaint(capsys, "export", *kept.data, *ALSO, kept.code, "--to", "no/such/folder/game")


@pytest.mark.parametrize("command", ["forget", "copy"])
def test_tables_that_nobody_may_lock_get_one_sentence(
    kept: Kept, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (kept.folder / f"{DATABASE}.lock").unlink()
    (kept.folder / f"{DATABASE}.lock").mkdir()
    new = str(tmp_path / "new")
    words = [*kept.data, kept.code] if command == "forget" else [str(kept.folder), new]

    told = complaint(capsys, command, *words)

    assert f"the tables in {kept.folder}: Is a directory" in told


def test_a_backup_is_restored_from_where_nothing_can_be_written(kept: Kept, tmp_path: Path) -> None:
    friday, program = tmp_path / "stick" / "friday", [sys.executable, "-m", "trapline.cli"]
    friday.parent.mkdir()
    assert main(["backup", *kept.data, str(friday)]) == 0
    stick = shlex.quote(str(friday.parent))
    restore = shlex.join([*program, "restore", *kept.data, str(friday)])
    mounted = f"mount --bind {stick} {stick} && mount -o remount,ro,bind {stick} && {restore}"

    done = subprocess.run(
        ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mounted],
        capture_output=True,
        check=False,
    )

    if b"unshare" in done.stderr or b"mount" in done.stderr:
        pytest.skip("this machine lets nobody mount anything")
    assert (done.returncode, done.stderr) == (0, b"")
