"""Coming, going, and who minds the door."""

import pytest

from tests.tables.party import ANN, BOB, CLEO, DAN, accepted, party, refused
from trapline.kernel import IllegalMove, SeatHosts, Text
from trapline.tables.bodies import JoinTable
from trapline.tables.facts import HostPassed
from trapline.tables.model import Watchers
from trapline.tables.moves import house_moves
from trapline.tables.people import pass_host
from trapline.tables.seating import sitters
from trapline.tables.wishes import Admit, Kick, Leave, Lock, PassHost, SetWatchers, Start


async def test_who_opens_a_table_hosts_it_and_has_the_first_seat() -> None:
    friends = await party(["Ann"])

    assert friends.table.host == ANN
    assert [(chair.name, chair.holder) for chair in friends.table.chairs] == [("Ann", ANN)]


async def test_a_name_is_all_it_takes_to_join_and_sit() -> None:
    friends = await party(["Ann"])

    bob = await friends.join("Bob")

    assert friends.table.held_by(bob)[0].name == "Bob"


async def test_joining_twice_from_one_device_is_joining_once() -> None:
    friends = await party(["Ann", "Bob"])

    again = await friends.join("Bob")

    assert again == BOB
    assert [person.name for person in friends.table.people] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    "name",
    [
        "ann",
        "ÀNN",
        "\N{CYRILLIC CAPITAL LETTER A}nn",
        "A n n",
        "Ann\u200b",
        "ᴀnn",
        "Ann\u3164",
        "🅰nn",
    ],
)
async def test_nobody_may_look_like_somebody_else(name: Text) -> None:
    friends = await party(["Ann"])

    with pytest.raises(IllegalMove) as refusal:
        await friends.entrance.join(friends.live, JoinTable(name), "another token")

    assert refusal.value.reason == "name-taken"


@pytest.mark.parametrize(
    "name", [" … ", "\N{HANGUL FILLER}", "\N{BRAILLE PATTERN BLANK}", "\N{VARIATION SELECTOR-16}"]
)
async def test_a_name_without_a_letter_is_no_name(name: str) -> None:
    friends = await party(["Ann"])

    with pytest.raises(IllegalMove) as refusal:
        await friends.join(name)

    assert refusal.value.reason == "name-empty"


async def test_nobody_new_comes_through_a_locked_door() -> None:
    friends = await party(["Ann"])
    await friends.ask(ANN, Lock(locked=True))

    with pytest.raises(IllegalMove) as refusal:
        await friends.join("Bob")

    assert refusal.value.reason == "table-locked"


async def test_who_sits_at_a_locked_table_still_finds_their_seat() -> None:
    friends = await party(["Ann", "Bob"])
    await friends.ask(ANN, Lock(locked=True))

    assert await friends.join("Bob") == BOB


async def test_the_kicked_leave_their_chair_and_cannot_come_back() -> None:
    friends = await party()

    await friends.ask(ANN, Kick(BOB))

    assert friends.table.person(BOB) is None
    assert friends.table.chairs[BOB].holder is None
    with pytest.raises(IllegalMove):
        await friends.join("Bob")


async def test_who_left_may_come_back_as_the_same_person() -> None:
    friends = await party()
    await friends.ask(BOB, Leave())

    again = await friends.join("Bob")

    assert again == BOB
    assert friends.table.person(BOB) is not None


async def test_the_host_can_hand_the_crown_to_anybody() -> None:
    friends = await party()

    await friends.ask(ANN, PassHost(CLEO))

    assert friends.table.host == CLEO
    assert refused(await friends.ask(ANN, Lock(locked=True))) == "not-the-host"


async def test_when_the_host_goes_home_somebody_seated_hosts() -> None:
    friends = await party()

    await friends.ask(ANN, Leave())

    assert friends.table.host == BOB


async def test_the_crown_passes_over_those_who_are_away() -> None:
    friends = await party()
    await friends.live.presence.note("away", BOB)

    assert pass_host(friends.table) == [HostPassed(CLEO)]


async def test_lookers_on_hold_no_chair() -> None:
    friends = await party(["Ann"])

    bob = await friends.join("Bob", watch=True)

    assert friends.table.held_by(bob) == ()
    assert friends.table.person(bob) is not None


async def test_a_table_may_want_nobody_looking_on() -> None:
    friends = await party(["Ann"])
    await friends.ask(ANN, SetWatchers(Watchers.NONE))

    with pytest.raises(IllegalMove) as refusal:
        await friends.join("Bob", watch=True)

    assert refusal.value.reason == "no-watchers"


async def test_a_game_knows_where_the_host_sits() -> None:
    friends = await party()

    assert [sitter.host for sitter in sitters(friends.table)] == [True, False, False, False]
    assert house_moves(friends.table, HostPassed(CLEO)) == [SeatHosts(CLEO)]


async def test_a_host_who_looks_on_has_no_seat_in_the_game() -> None:
    friends = await party()
    eve = await friends.join("Eve", watch=True)

    assert house_moves(friends.table, HostPassed(eve)) == [SeatHosts(None)]


async def test_by_the_hosts_nod_one_waits_outside_until_it_comes() -> None:
    friends = await party(["Ann"])
    await friends.ask(ANN, SetWatchers(Watchers.NOD))
    bob = await friends.join("Bob", watch=True)
    outside = await friends.screen(bob)
    assert outside.observer is None

    accepted(await friends.ask(ANN, Admit(bob)))

    assert outside.observer == "public"


async def test_who_waits_outside_can_ask_for_nothing() -> None:
    friends = await party(["Ann"])
    await friends.ask(ANN, SetWatchers(Watchers.NOD))
    bob = await friends.join("Bob", watch=True)

    assert refused(await friends.ask(bob, Start())) == "join-first"


async def test_what_only_the_host_may_do_is_refused_to_others() -> None:
    friends = await party()

    answers = [await friends.ask(DAN, wish) for wish in (Start(), Kick(BOB), Lock(locked=True))]

    assert [refused(answer) for answer in answers] == ["not-the-host"] * 3
