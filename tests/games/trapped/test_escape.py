"""Ways out, and how a game ends."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    ATLAS,
    BIFF,
    BOB,
    BRIDGE,
    CLEO,
    DAN,
    GAME,
    MINA,
    OTTO,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.model import Ask, Cause, Fate, Options, Reason
from trapline.kernel import Outcome, Text

POD = frozenset({"unjam-pod", "fit-beacon"})
SOS = frozenset({"find-position", "rig-radio"})


def at_the_pod(*others: int) -> Evening:
    return Evening(goals=POD).put(BIFF, *others, room="pod-bay")


def leave(table: Evening, *figures: int, way: str = "launch-pod") -> list[f.AnyFact]:
    return table.play(BOB, w.Escape(1, Text(way), figures, Text("So long!")))


def finish(table: Evening) -> Outcome:
    """Let everybody tell their last words."""
    while table.state.question is not None:
        [seat, *_] = table.state.question.waits
        table.play(seat, w.Conclude(table.number, Text("And that was that.")))
    outcome = GAME.outcome(table.state)
    assert outcome is not None, "it is over"
    return outcome


def test_with_all_it_needs_escape_succeeds() -> None:
    """TD-101, TD-106, TD-122: alone is allowed, and no card is played."""
    table = at_the_pod()

    facts = leave(table)

    assert told(facts)[:3] == ["LeavingAsked", "Left", "EndDecided"]
    assert finish(table) == Outcome((BOB,), Cause.ESCAPED)


def test_an_escape_lacks_what_it_lacks() -> None:
    """TD-101, TD-118: a pod without its beacon."""
    table = at_the_pod().change(goals=frozenset({"unjam-pod"}))
    wish = w.Escape(1, Text("launch-pod"), (), Text(""))

    refusal = refused(table, BOB, wish)

    assert (refusal.reason, refusal.facts["lacks"]) == (Reason.LACKS, ("fit-beacon",))
    assert "Escape" not in table.may(BOB)


def test_one_must_be_there() -> None:
    """TD-101."""
    table = Evening(goals=POD)

    assert (
        refused(table, BOB, w.Escape(1, Text("launch-pod"), (), Text(""))).reason == Reason.NOT_HERE
    )


def test_a_passenger_is_asked_and_may_come() -> None:
    """TD-102: within fifteen seconds."""
    table = at_the_pod(VALDA)
    leave(table, VALDA)
    assert table.ask is Ask.AGREE
    assert table.state.question.waits == (CLEO,)
    assert table.state.question.until == table.at + 15_000

    table.play(CLEO, w.Agree(table.number, yes=True))

    assert finish(table).winners == (BOB, CLEO)


def test_a_passenger_who_says_nothing_stays() -> None:
    """TD-102, TD-134."""
    table = at_the_pod(VALDA)
    leave(table, VALDA)

    table.wait()

    assert finish(table).winners == (BOB,)
    assert table.state.figures[VALDA].fate is Fate.ALIVE


def test_there_are_only_so_many_seats() -> None:
    """TD-102, TD-122: two."""
    table = at_the_pod(VALDA, OTTO)
    wish = w.Escape(1, Text("launch-pod"), (VALDA, OTTO), Text(""))

    assert refused(table, BOB, wish).reason == Reason.TOO_MANY


@pytest.mark.parametrize("figure", [VALDA, MINA])
def test_passengers_must_be_there_and_no_one_elses_extra(figure: int) -> None:
    """TD-102."""
    table = at_the_pod(MINA).put(MINA, master=DAN)
    wish = w.Escape(1, Text("launch-pod"), (figure,), Text(""))

    assert refused(table, BOB, wish).facts["rule"] == "TD-102"


def test_an_extra_takes_a_seat_and_wins_nothing() -> None:
    """TD-102, TD-108."""
    table = at_the_pod(ZED)

    leave(table, ZED)

    assert table.state.figures[ZED].fate is Fate.ESCAPED
    assert finish(table).winners == (BOB,)


def test_a_promised_seat_is_kept() -> None:
    """TD-49."""
    table = at_the_pod(ZED, VALDA).put(ZED, promised=BOB)
    assert (
        refused(table, BOB, w.Escape(1, Text("launch-pod"), (VALDA,), Text(""))).reason
        == Reason.PROMISED
    )
    assert (
        refused(table, BOB, w.Escape(1, Text("launch-pod"), (), Text(""))).reason == Reason.PROMISED
    )

    leave(table, ZED)

    assert finish(table).winners == (BOB,)


def test_a_call_for_help_saves_everybody_alive() -> None:
    """TD-103, TD-107: a lost character wins nothing."""
    table = Evening(goals=SOS).put(BIFF, room=BRIDGE)
    table.tell(f.Lost(OTTO, "Otto", Fate.DEAD, DAN))

    leave(table, way="send-sos")

    assert finish(table) == Outcome((BOB, CLEO), Cause.RESCUED)


def test_a_hidden_radio_does_instead_of_the_rigged_one() -> None:
    """TD-49, TD-118, TD-119."""
    table = Evening(goals=frozenset({"find-position"})).put(BIFF, room=BRIDGE)
    assert "Escape" not in table.may(BOB)

    table.put(BIFF, items=("hidden-radio",))

    assert "Escape" in table.may(BOB)


def test_the_game_ends_at_once_and_everybody_tells_how_it_went_on() -> None:
    """TD-109, TD-110."""
    table = at_the_pod(VALDA)

    leave(table)

    assert table.ask is Ask.EPILOGUE
    assert set(table.state.question.waits) == {BOB, CLEO, DAN}
    assert {
        seat: one.won
        for seat in (BOB, CLEO)
        for one in table.view(seat).may
        if isinstance(one, w.MayConclude)
    } == {
        BOB: True,
        CLEO: False,
    }
    finish(table)
    assert table.view(ANN).may == ()


def test_when_everything_is_over_everything_is_shown() -> None:
    """TD-106."""
    table = at_the_pod()
    leave(table)

    finish(table)

    view = table.view(CLEO)
    assert view.monster.room == "science-lab"
    assert view.hidden == {"locker-key": "bridge"}
    assert view.hands == tuple(player.hand for player in table.state.players.values())


def doomed(table: Evening, *figures: int) -> list[f.AnyFact]:
    """Let them all be lost, and the turn go on."""
    for figure in figures:
        one = table.state.figures[figure]
        table.tell(f.Lost(figure, one.name, Fate.DEAD, one.seat))
    return table.play(BOB, w.Pass(1))


def test_when_everybody_is_lost_nobody_wins() -> None:
    """TD-106."""
    table = Evening()

    facts = doomed(table, *range(6))

    assert only(facts, f.EndDecided) == f.EndDecided((), Cause.ALL_LOST)
    assert finish(table).winners == ()


def test_the_last_one_alive_wins() -> None:
    """TD-107."""
    table = Evening()

    facts = doomed(table, VALDA, OTTO, ZED, MINA, 5)

    assert only(facts, f.EndDecided) == f.EndDecided((BOB,), Cause.LAST_ALIVE)


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
    table.play(BOB, w.Become(ZED))

    facts = table.play(ANN, w.Prowl(table.number, Text("science-lab")))

    assert only(facts, f.EndDecided) == f.EndDecided((BOB,), Cause.LAST_ALIVE)


def test_a_group_may_want_the_last_one_to_get_out() -> None:
    """TD-107."""
    table = Evening(Options(sole_survivor=False))

    facts = doomed(table, VALDA, OTTO, ZED, MINA, 5)

    assert "EndDecided" not in told(facts)


def test_a_replacement_who_escapes_wins() -> None:
    """TD-107."""
    table = at_the_pod().tell(f.Lost(BIFF, "Biff", Fate.DEAD, BOB), f.Became(BOB, ZED, "Zed"))
    table.put(ZED, room="pod-bay")

    leave(table)

    assert finish(table).winners == (BOB,)


def rounds(table: Evening, count: int) -> list[f.AnyFact]:
    """Let everybody pass for so many rounds."""
    facts: list[f.AnyFact] = []
    last = table.state.round + count
    while table.state.round < last and table.state.verdict is None:
        match table.ask:
            case Ask.EVENT:
                facts = table.play(ANN, w.MakeUpEvent(table.number, 0, Text("silence")))
            case Ask.PROWL:
                facts = table.play(ANN, w.Prowl(table.number, Text(table.state.beast.room)))
            case Ask.TRIM:
                seat = table.state.active
                card = table.state.players[seat].hand[0]
                facts = table.play(seat, w.Discard(table.number, Text(card)))
            case _:
                facts = table.play(table.state.active, w.Pass(table.number))
    return facts


def test_a_countdown_lasts_two_full_rounds() -> None:
    """TD-105, TD-121: and whoever is still there loses."""
    table = Evening().put(BIFF, room="engine-room").draws("2♦ 3♦")
    table.attempt(BOB, "rig-engines")
    facts = table.contest(BOB, "K♥")
    assert only(facts, f.CountdownBegan).until == 3
    assert table.view(CLEO).countdown == 3

    rounds(table, 2)
    assert table.state.verdict is None
    facts = rounds(table, 1)

    assert only(facts, f.EndDecided) == f.EndDecided((), Cause.BLOWN_UP)


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

    assert only(facts, f.EndDecided) == f.EndDecided((), Cause.OUT_OF_TIME)
    assert Evening(round=last).view(BOB).place.limit is None
