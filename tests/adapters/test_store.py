"""The promises of every store."""

from pathlib import Path

import pytest

from tests.adapters.evenings import (
    ANN,
    BOB,
    CABIN,
    CLEO,
    LAPTOP,
    LODGE,
    PHONE,
    entry,
    house_entry,
    line,
    table,
)
from tests.adapters.homes import Home, Portable
from trapline.tables.ports import (
    Beat,
    CodeTaken,
    Conflict,
    Grant,
    Leap,
    Line,
    Repeated,
    TableRecord,
)


async def test_an_opened_table_is_found_by_its_code(home: Home) -> None:
    await home.store.open_table(table(code="KM7RTX", wall=5), entry(1, wall=5), [])

    found = await home.store.find("KM7RTX")

    assert found == TableRecord(CABIN, "KM7RTX", opened=5, touched=5, playing=False)


@pytest.mark.parametrize("code", ["km7rtx", "KM7RT", "KM7RTX ", "KM7RT_", "%", ""])
async def test_a_code_that_differs_in_anything_finds_nothing(home: Home, code: str) -> None:
    await home.store.open_table(table(code="KM7RTX"), entry(1), [])

    assert await home.store.find(code) is None


async def test_a_taken_code_opens_no_second_table(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [])

    with pytest.raises(CodeTaken):
        await home.store.open_table(table(LODGE, "KM7RTX"), entry(1), [Grant(PHONE, ANN)])

    assert await home.store.entries(LODGE) == []
    assert await home.store.grants(LODGE) == []


async def test_everything_kept_is_there_after_reopening(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [Grant(PHONE, ANN)])
    await home.store.append(CABIN, entry(2, wall=7, final=True), playing=True)
    said = Line(1, "team", BOB, None, "Le fil est tendu", 9, "2:a key", (BOB, CLEO))
    await home.store.say(CABIN, said, 10)
    await home.store.beat(Beat(11, 10, (Leap(3, 4),)))

    await home.reopen()

    assert await home.store.entries(CABIN) == [entry(1), entry(2, wall=7, final=True)]
    assert await home.store.grants(CABIN) == [Grant(PHONE, ANN)]
    assert await home.store.lines(CABIN) == [said]
    assert await home.store.last_beat() == Beat(11, 10, (Leap(3, 4),))
    assert await home.store.find("KM7RTX") == TableRecord(CABIN, "KM7RTX", 0, 9, playing=True)


async def test_an_entry_comes_back_as_it_was_given(home: Home) -> None:
    await home.store.open_table(table(), house_entry(1), [])

    [kept] = await home.store.entries(CABIN)

    assert kept == house_entry(1)
    assert kept.final is True


async def test_entries_come_in_order_and_only_those_after_the_version_asked(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    for version in range(2, 13):
        await home.store.append(CABIN, entry(version), playing=True)

    assert [e.version for e in await home.store.entries(CABIN)] == list(range(1, 13))
    assert [e.version for e in await home.store.entries(CABIN, after=9)] == [10, 11, 12]
    assert await home.store.entries(CABIN, after=12) == []


async def test_entries_of_one_table_are_not_those_of_another(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1, facts=b"cabin"), [])
    await home.store.open_table(table(LODGE, "PQ4HWN"), entry(1, facts=b"lodge"), [])

    assert [e.facts for e in await home.store.entries(LODGE)] == [b"lodge"]


async def test_a_version_is_appended_once(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.append(CABIN, entry(2, key="Ann's"), playing=False)

    with pytest.raises(Conflict):
        await home.store.append(CABIN, entry(2, key="Bob's"), playing=False)

    assert [e.key for e in await home.store.entries(CABIN, after=1)] == ["Ann's"]


async def test_no_version_is_left_out(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [])

    with pytest.raises(Conflict):
        await home.store.append(CABIN, entry(3), playing=False)


async def test_a_table_nobody_opened_takes_no_entry(home: Home) -> None:
    with pytest.raises(Conflict):
        await home.store.append(LODGE, entry(1), playing=False)

    assert await home.store.entries(LODGE) == []


@pytest.mark.parametrize("version", [2, 3, 4])
async def test_a_repeated_key_tells_the_version_it_was_first_kept_as(
    home: Home, version: int
) -> None:
    await home.store.open_table(table(), entry(1), [])
    await home.store.append(CABIN, entry(2, key="Ann's"), playing=False)
    await home.store.append(CABIN, entry(3, key="Bob's"), playing=False)

    with pytest.raises(Repeated) as repeated:
        await home.store.append(CABIN, entry(version, key="Ann's"), playing=False)

    assert repeated.value.version == 2
    assert len(await home.store.entries(CABIN)) == 3


async def test_a_store_knows_the_keys_of_what_it_keeps(home: Home) -> None:
    await home.store.open_table(table(), entry(1, key="Ann's"), [])
    await home.store.say(CABIN, line(1, key="Bob's"), 10)

    known = [await home.store.has_key(CABIN, key) for key in ("Ann's", "Bob's", "Cleo's")]

    assert known == [True, True, False]
    assert not await home.store.has_key(LODGE, "Ann's")


async def test_two_tables_may_use_the_same_key(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [])
    await home.store.open_table(table(LODGE, "PQ4HWN"), entry(1), [])

    await home.store.append(CABIN, entry(2, key="Ann's"), playing=False)
    await home.store.append(LODGE, entry(2, key="Ann's"), playing=False)

    assert len(await home.store.entries(LODGE)) == 2


async def test_the_loser_of_a_race_changes_nothing(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [Grant(PHONE, ANN)])
    await home.store.append(CABIN, entry(2, key="Ann's", wall=5), playing=False)

    with pytest.raises(Conflict):
        await home.store.append(
            CABIN, entry(2, key="Bob's", wall=9), playing=True, grants=[Grant(LAPTOP, ANN)]
        )
    with pytest.raises(Repeated):
        await home.store.append(
            CABIN, entry(3, key="Ann's", wall=9), playing=True, grants=[Grant(LAPTOP, ANN)]
        )

    assert await home.store.grants(CABIN) == [Grant(PHONE, ANN)]
    assert await home.store.find("KM7RTX") == TableRecord(CABIN, "KM7RTX", 0, 5, playing=False)


async def test_the_last_beat_is_the_last_one_told(home: Home) -> None:
    assert await home.store.last_beat() is None

    await home.store.beat(Beat(2_000, 0, (Leap(1_000), Leap(500, 7))))
    await home.store.beat(Beat(1_500, 1_500, (Leap(1_000, 3),)))

    assert await home.store.last_beat() == Beat(1_500, 1_500, (Leap(1_000, 3),))


async def test_a_backup_holds_everything_and_leaves_the_original_alone(
    portable: Portable, tmp_path: Path
) -> None:
    store = portable.store
    await store.open_table(table(), entry(1), [Grant(PHONE, ANN)])
    await store.say(CABIN, line(1, "Bonne chance"), 10)

    await store.backup(tmp_path / "friday")
    await store.append(CABIN, entry(2), playing=True)

    copy = portable.restored(tmp_path / "friday")
    assert await copy.entries(CABIN) == [entry(1)]
    assert await copy.grants(CABIN) == [Grant(PHONE, ANN)]
    assert await copy.lines(CABIN) == [line(1, "Bonne chance")]
    await copy.close()


async def test_a_backup_overwrites_nothing_and_is_private(
    portable: Portable, tmp_path: Path
) -> None:
    await portable.store.backup(tmp_path / "friday")

    with pytest.raises(FileExistsError):
        await portable.store.backup(tmp_path / "friday")

    assert (tmp_path / "friday").stat().st_mode & 0o777 == 0o600
