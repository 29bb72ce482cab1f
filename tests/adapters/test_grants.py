"""Who may act for whom at a table."""

from tests.adapters.evenings import ANN, BOB, CABIN, LAPTOP, LODGE, PHONE, SCREEN, entry, table
from tests.adapters.homes import Home
from trapline.tables.ports import Grant


async def test_a_persons_new_grant_takes_the_place_of_the_old(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [Grant(PHONE, ANN), Grant(SCREEN, None)])

    await home.store.append(CABIN, entry(2), playing=False, grants=[Grant(LAPTOP, ANN)])

    assert set(await home.store.grants(CABIN)) == {Grant(LAPTOP, ANN), Grant(SCREEN, None)}


async def test_a_table_may_have_several_screens(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [Grant(SCREEN, None), Grant(LAPTOP, None)])

    assert set(await home.store.grants(CABIN)) == {Grant(SCREEN, None), Grant(LAPTOP, None)}


async def test_a_guest_has_one_grant_at_a_table(home: Home) -> None:
    await home.store.open_table(table(), entry(1), [Grant(LAPTOP, None)])

    await home.store.append(CABIN, entry(2), playing=False, grants=[Grant(LAPTOP, BOB)])

    assert await home.store.grants(CABIN) == [Grant(LAPTOP, BOB)]


async def test_a_guest_may_sit_at_two_tables(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [Grant(PHONE, ANN)])
    await home.store.open_table(table(LODGE, "PQ4HWN"), entry(1), [Grant(PHONE, BOB)])

    assert await home.store.grants(CABIN) == [Grant(PHONE, ANN)]
    assert await home.store.grants(LODGE) == [Grant(PHONE, BOB)]


async def test_a_guest_is_known_at_the_tables_that_let_them_in(home: Home) -> None:
    await home.store.open_table(table(CABIN, "KM7RTX"), entry(1), [Grant(PHONE, ANN)])
    await home.store.open_table(table(LODGE, "PQ4HWN"), entry(1), [Grant(SCREEN, None)])

    known = [
        (code, token)
        for code in ("KM7RTX", "PQ4HWN", "ZZZZZZ")
        for token in (PHONE, SCREEN)
        if await home.store.knows(code, token)
    ]

    assert known == [("KM7RTX", PHONE), ("PQ4HWN", SCREEN)]
