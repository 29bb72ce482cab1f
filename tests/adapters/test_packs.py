"""Packs in a store: kept by their hash, erased when nobody has used them for long."""

from pathlib import Path

from tests.adapters.evenings import LAPTOP, PHONE, SCREEN, entry, table
from tests.adapters.homes import Home, Portable, SqliteHome
from tests.packs import KITCHEN
from trapline.adapters.sqlite import SqliteStore
from trapline.adapters.sqlite.files import connect
from trapline.adapters.sqlite.schema import MIGRATIONS, migrate


async def test_a_pack_is_there_after_a_restart(home: Home) -> None:
    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)

    await home.reopen()

    assert await home.store.pack(KITCHEN.id) == KITCHEN.text
    assert await home.store.pack("0" * 64) is None


async def test_a_backup_has_the_packs(portable: Portable) -> None:
    await portable.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)

    await portable.store.backup(portable.folder / "copy")

    copy = portable.restored(portable.folder / "copy")
    assert await copy.pack(KITCHEN.id) == KITCHEN.text
    await copy.close()


async def test_a_pack_that_nobody_uses_is_erased(home: Home) -> None:
    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)

    await home.store.expire_packs(unused_since=5)
    assert await home.store.pack(KITCHEN.id) == KITCHEN.text

    await home.store.expire_packs(unused_since=6)
    assert await home.store.pack(KITCHEN.id) is None


async def test_a_pack_that_is_used_or_brought_again_stays(home: Home) -> None:
    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)
    await home.store.keep_pack("b2" * 32, "another", 5, PHONE)

    await home.store.use_packs([KITCHEN.id], 7)
    await home.store.keep_pack("b2" * 32, "another", 7, PHONE)
    await home.store.expire_packs(unused_since=7)

    assert await home.store.pack(KITCHEN.id) == KITCHEN.text
    assert await home.store.pack("b2" * 32) == "another"


async def test_bringing_a_pack_again_does_not_make_it_older(home: Home) -> None:
    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 7, PHONE)

    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)
    await home.store.expire_packs(unused_since=7)

    assert await home.store.pack(KITCHEN.id) == KITCHEN.text


async def test_a_pack_is_theirs_who_brought_it(home: Home) -> None:
    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)
    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, LAPTOP)
    await home.store.keep_pack("b2" * 32, "another", 5, LAPTOP)

    await home.reopen()

    both = [KITCHEN.id, "b2" * 32]
    assert await home.store.brought_by(PHONE, both) == {KITCHEN.id}
    assert await home.store.brought_by(LAPTOP, both) == set(both)
    assert await home.store.brought_by(LAPTOP, [KITCHEN.id, "0" * 64]) == {KITCHEN.id}
    assert await home.store.brought_by(SCREEN, both) == set()


async def test_who_brought_a_pack_is_forgotten_with_it(home: Home) -> None:
    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)
    await home.store.expire_packs(unused_since=6)

    await home.store.keep_pack(KITCHEN.id, KITCHEN.text, 7, LAPTOP)

    assert await home.store.brought_by(PHONE, [KITCHEN.id]) == set()


async def test_an_erased_pack_leaves_no_byte(sqlite_home: SqliteHome) -> None:
    await sqlite_home.store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)

    await sqlite_home.store.expire_packs(unused_since=6)

    files = [file.read_bytes() for file in sqlite_home.folder.iterdir()]
    assert not any(b"colander" in data or PHONE.encode() in data for data in files)


async def test_a_file_from_before_there_were_packs_can_keep_them(tmp_path: Path) -> None:
    old = connect(tmp_path / "trapline.db")
    migrate(old, MIGRATIONS[:1])
    old.close()

    store = SqliteStore(tmp_path / "trapline.db")
    await store.open_table(table(), entry(1), [])
    await store.keep_pack(KITCHEN.id, KITCHEN.text, 5, PHONE)

    assert await store.pack(KITCHEN.id) == KITCHEN.text
    await store.close()


async def test_a_pack_from_before_it_had_an_owner_is_nobodys(tmp_path: Path) -> None:
    old = connect(tmp_path / "trapline.db")
    migrate(old, MIGRATIONS[:2])
    old.execute("INSERT INTO packs VALUES (?, 5, ?)", (KITCHEN.id, KITCHEN.text))
    old.close()

    store = SqliteStore(tmp_path / "trapline.db")

    assert await store.pack(KITCHEN.id) == KITCHEN.text
    assert await store.brought_by(PHONE, [KITCHEN.id]) == set()
    await store.close()
