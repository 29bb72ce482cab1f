"""The table's own time."""

from hypothesis import given
from hypothesis import strategies as st

from tests.tables.party import ANN, BOB, SECOND, party, refused
from trapline.kernel import Deadline
from trapline.tables.clock import TableClock
from trapline.tables.moves import next_deadline
from trapline.tables.service import Tables
from trapline.tables.views import table_view
from trapline.tables.wishes import Extend, Pause, Resume, Start


def deadline_at(deadline: Deadline | None) -> int:
    assert deadline is not None
    return deadline.at


def test_time_passes_with_the_wall_clock() -> None:
    clock = TableClock(at=100, since=5_000)

    assert clock.time(5_250) == 350


def test_a_wall_clock_set_back_does_not_turn_the_tables_time() -> None:
    clock = TableClock(at=100, since=5_000)

    assert clock.time(4_000) == 100


def test_an_extension_is_standing_still_for_a_while() -> None:
    clock = TableClock(at=100, since=5_000).extended(30_000)

    assert clock.time(34_999) == 100
    assert clock.time(35_001) == 101
    assert clock.hold(6_000) == 29_000


def test_a_clock_that_slept_goes_on_where_it_stood() -> None:
    clock = TableClock(at=100, since=5_000)

    woken = clock.slept(last_alive=5_400, now=90_000)

    assert woken.time(90_000) == 500
    assert woken.time(90_010) == 510


def test_what_was_left_of_an_extension_survives_a_sleep() -> None:
    clock = TableClock(at=100, since=5_000).extended(30_000)

    woken = clock.slept(last_alive=15_000, now=90_000)

    assert woken.time(110_000) == 100
    assert woken.time(110_001) == 101


def test_a_paused_clock_sleeps_without_noticing() -> None:
    clock = TableClock(at=100, since=5_000).paused(5_000)

    assert clock.slept(5_400, 90_000).time(95_000) == 100


def test_what_was_given_while_the_clock_stood_is_not_lost() -> None:
    clock = TableClock(at=100, since=5_000).paused(5_200).extended(30_000).resumed(60_000)

    assert clock.time(90_000) == 300
    assert clock.time(90_001) == 301


def test_what_was_left_of_an_extension_survives_a_pause() -> None:
    clock = TableClock(at=100, since=5_000).extended(30_000).paused(15_000).resumed(60_000)

    assert clock.hold(60_000) == 20_000


@given(
    st.lists(st.tuples(st.sampled_from(["tick", "pause", "resume", "extend"]), st.integers(0, 9)))
)
def test_the_tables_time_never_runs_backwards(course: list[tuple[str, int]]) -> None:
    clock, now, last = TableClock(), 0, 0
    for what, wait in course:
        now += wait
        time = clock.time(now)
        assert time >= last
        last = time
        clock = {
            "tick": clock.ticked(time, now),
            "pause": clock.ticked(time, now).paused(now),
            "resume": clock.ticked(time, now).resumed(now),
            "extend": clock.ticked(time, now).extended(5),
        }[what]


async def test_while_the_table_is_paused_no_deadline_comes_nearer() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(BOB, Pause())
    before = friends.live.room.time

    friends.wall.pass_by(3600 * SECOND)

    assert friends.live.room.time == before
    assert next_deadline(friends.live.room.evening) is None


async def test_a_game_waits_until_it_is_resumed() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(BOB, Pause())

    assert refused(await friends.ask(BOB, Pause())) == "table-paused"
    await friends.ask(ANN, Resume())
    assert refused(await friends.ask(ANN, Resume())) == "not-paused"


async def test_everybody_gets_half_a_minute_more() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    ends = deadline_at(next_deadline(friends.live.room.evening))

    await friends.ask(ANN, Extend())
    friends.wall.pass_by(30 * SECOND)

    left = ends - friends.live.room.time
    assert left == 60 * SECOND


async def test_a_deadline_that_passed_comes_before_the_wish_that_came_too_late() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    due = deadline_at(next_deadline(friends.live.room.evening))
    friends.wall.pass_by(61 * SECOND)

    await friends.ask(ANN, Extend())

    entries = await friends.tables.world.store.entries(friends.live.room.id)
    assert [entry.person for entry in entries[-2:]] == [None, ANN]
    assert entries[-2].at == due


async def test_a_server_that_was_down_gives_the_time_back() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    friends.wall.pass_by(10 * SECOND)
    await friends.tables._beat()
    before = friends.live.room.time
    friends.wall.pass_by(3600 * SECOND)

    again = Tables(friends.tables.world)
    await again.begin()
    live = await again.find(friends.code)
    await again.end()

    assert live.room.time == before
    assert live.room.evening.match is not None


async def test_a_clock_that_stands_still_is_shown_all_the_same() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    evening = friends.live.room.evening
    before = table_view(evening, friends.tables.world.games).deadline

    await friends.ask(BOB, Pause())

    evening = friends.live.room.evening
    assert table_view(evening, friends.tables.world.games).deadline == before
