"""How a game ends if nobody gets out: death, the last one alive, a countdown, a limit."""

from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    CLEO,
    MINA,
    OTTO,
    VALDA,
    ZED,
    Evening,
    only,
    told,
)
from tests.games.trapped.test_escape import finish
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.deeds import Lost
from trapline.games.trapped.facts.trouble import CountdownBegan
from trapline.games.trapped.facts.turns import EndDecided
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Cause, Fate
from trapline.games.trapped.model.options import Options
from trapline.games.trapped.wishes.talk import Become
from trapline.games.trapped.wishes.trouble import Discard, MakeUpEvent, Prowl
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import Text


def doomed(table: Evening, *figures: int) -> list[AnyFact]:
    """Let them all be lost, and the turn go on."""
    for figure in figures:
        one = table.state.figures[figure]
        table.tell(Lost(figure, one.name, Fate.DEAD, one.seat))
    return table.play(BOB, Pass(1))


def test_when_everybody_is_lost_nobody_wins() -> None:
    """TD-106."""
    table = Evening()

    facts = doomed(table, *range(6))

    assert only(facts, EndDecided) == EndDecided((), Cause.ALL_LOST)
    assert finish(table).winners == ()


def test_the_gm_neither_wins_nor_loses() -> None:
    """TD-35."""
    table = Evening()

    doomed(table, *range(6))

    assert finish(table).apart == (ANN,)


def test_the_last_one_alive_wins() -> None:
    """TD-107."""
    table = Evening()

    facts = doomed(table, VALDA, OTTO, ZED, MINA, 5)

    assert only(facts, EndDecided) == EndDecided((BOB,), Cause.LAST_ALIVE)


def test_who_can_still_take_an_extra_is_not_out() -> None:
    """TD-107."""
    table = Evening()

    facts = doomed(table, VALDA, OTTO)

    assert "EndDecided" not in told(facts)


def test_the_last_one_wins_as_somebody() -> None:
    """TD-107, TD-112: who has only an Extra that obeys must become it first."""
    table = Evening().put(ZED, master=BOB)

    facts = doomed(table, BIFF, VALDA, OTTO, MINA, 5)
    assert "EndDecided" not in told(facts)
    table.play(BOB, Become(ZED))

    facts = table.play(ANN, Prowl(table.number, Text("science-lab")))

    assert only(facts, EndDecided) == EndDecided((BOB,), Cause.LAST_ALIVE)


def test_a_group_may_want_the_last_one_to_get_out() -> None:
    """TD-107."""
    table = Evening(Options(sole_survivor=False))

    facts = doomed(table, VALDA, OTTO, ZED, MINA, 5)

    assert "EndDecided" not in told(facts)


def rounds(table: Evening, count: int) -> list[AnyFact]:
    """Let everybody pass for so many rounds."""
    facts: list[AnyFact] = []
    last = table.state.round + count
    while table.state.round < last and table.state.verdict is None:
        match table.ask:
            case Ask.EVENT:
                facts = table.play(ANN, MakeUpEvent(table.number, 0, Text("silence")))
            case Ask.PROWL:
                facts = table.play(ANN, Prowl(table.number, Text(table.state.beast.room)))
            case Ask.TRIM:
                seat = table.state.active
                card = table.state.players[seat].hand[0]
                facts = table.play(seat, Discard(table.number, Text(card)))
            case _:
                facts = table.play(table.state.active, Pass(table.number))
    return facts


def test_a_countdown_lasts_two_full_rounds() -> None:
    """TD-105, TD-121: and whoever is still there loses."""
    table = Evening().put(BIFF, room="engine-room").draws("2♦ 3♦")
    table.attempt(BOB, "rig-engines")
    facts = table.contest(BOB, "K♥")
    assert only(facts, CountdownBegan).until == 3
    assert table.view(CLEO).countdown == 3

    rounds(table, 2)
    assert table.state.verdict is None
    facts = rounds(table, 1)

    assert only(facts, EndDecided) == EndDecided((), Cause.BLOWN_UP)


def test_a_countdown_can_be_stopped() -> None:
    """TD-105."""
    table = Evening(goals=frozenset({"rig-engines"}), countdown=3)
    table.put(BIFF, room="engine-room").draws("2♦ 3♦")
    table.attempt(BOB, "disarm-engines")

    table.contest(BOB, "K♥")

    assert table.state.countdown is None
    assert table.state.goals == frozenset({"disarm-engines"})


def test_a_scenario_may_not_last_for_ever() -> None:
    """TD-125: if the group plays so."""
    assert ATLAS.scenario.limit is not None
    last = ATLAS.scenario.limit.rounds
    table = Evening(Options(round_limit=True), round=last)
    assert table.view(BOB).place.limit == last

    facts = rounds(table, 1)

    assert only(facts, EndDecided) == EndDecided((), Cause.OUT_OF_TIME)
    assert Evening(round=last).view(BOB).place.limit is None
