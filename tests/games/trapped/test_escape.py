"""Ways out, who comes along, and what is told then."""

import pytest

from tests.games.trapped.ship import (
    ANN,
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
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.conflict import FeelingTurned
from trapline.games.trapped.facts.deeds import Became, Lost, PromiseBroken
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Cause, Fate
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.trouble import Agree, Conclude, MayConclude
from trapline.games.trapped.wishes.turn import Escape, MayEscape
from trapline.kernel import PUBLIC, Outcome, Text

POD = frozenset({"unjam-pod", "fit-beacon"})
SOS = frozenset({"find-position", "rig-radio"})


def at_the_pod(*others: int) -> Evening:
    return Evening(goals=POD).put(BIFF, *others, room="pod-bay")


def leave(table: Evening, *figures: int, way: str = "launch-pod") -> list[AnyFact]:
    return table.play(BOB, Escape(1, Text(way), figures, Text("So long!")))


def finish(table: Evening) -> Outcome:
    """Let everybody tell their last words."""
    while table.state.question is not None:
        [seat, *_] = table.state.question.waits
        table.play(seat, Conclude(table.number, Text("And that was that.")))
    outcome = GAME.outcome(table.state)
    assert outcome is not None, "it is over"
    return outcome


def test_with_all_it_needs_escape_succeeds() -> None:
    """TD-101, TD-106, TD-122: alone is allowed, and no card is played."""
    table = at_the_pod()

    facts = leave(table)

    assert told(facts)[:3] == ["LeavingAsked", "Left", "EndDecided"]
    assert finish(table) == Outcome((BOB,), Cause.ESCAPED, apart=(ANN,))


def test_an_escape_lacks_what_it_lacks() -> None:
    """TD-101, TD-118: a pod without its beacon."""
    table = at_the_pod().change(goals=frozenset({"unjam-pod"}))
    wish = Escape(1, Text("launch-pod"), (), Text(""))

    refusal = refused(table, BOB, wish)

    assert (refusal.reason, refusal.facts["lacks"]) == (Reason.LACKS, ("fit-beacon",))
    assert "Escape" not in table.may(BOB)


def test_one_must_be_there() -> None:
    """TD-101."""
    table = Evening(goals=POD)

    assert (
        refused(table, BOB, Escape(1, Text("launch-pod"), (), Text(""))).reason == Reason.NOT_HERE
    )


def test_a_passenger_is_asked_and_may_come() -> None:
    """TD-102: where a clock runs."""
    table = at_the_pod(VALDA)
    leave(table, VALDA)
    assert table.ask is Ask.AGREE
    assert table.state.question.waits == (CLEO,)
    assert table.state.question.until == table.at + 15_000

    table.play(CLEO, Agree(table.number, yes=True))

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
    wish = Escape(1, Text("launch-pod"), (VALDA, OTTO), Text(""))

    assert refused(table, BOB, wish).reason == Reason.TOO_MANY


@pytest.mark.parametrize("figure", [VALDA, MINA])
def test_passengers_must_be_there_and_no_one_elses_extra(figure: int) -> None:
    """TD-102."""
    table = at_the_pod(MINA).put(MINA, master=DAN)
    wish = Escape(1, Text("launch-pod"), (figure,), Text(""))

    assert refused(table, BOB, wish).facts["rule"] == "TD-102"


def test_an_extra_takes_a_seat_and_wins_nothing() -> None:
    """TD-102, TD-108."""
    table = at_the_pod(ZED)

    leave(table, ZED)

    assert table.state.figures[ZED].fate is Fate.ESCAPED
    assert finish(table).winners == (BOB,)


def test_a_promised_seat_may_be_kept() -> None:
    """TD-49, TD-102: then nobody hates anybody."""
    table = at_the_pod(ZED, VALDA).put(ZED, promised=BOB)

    facts = leave(table, ZED)

    assert "PromiseBroken" not in told(facts)
    assert table.state.figures[ZED].feelings[BIFF] == "6♥"
    assert finish(table).winners == (BOB,)


def test_a_promise_may_be_broken_and_turns_love_to_hatred() -> None:
    """TD-102: the story says so."""
    for friends in ((), (VALDA,)):
        table = at_the_pod(ZED, VALDA).put(ZED, promised=BOB)

        facts = leave(table, *friends)
        if friends:
            facts = table.play(CLEO, Agree(table.number, yes=True))

        assert only(facts, PromiseBroken) == PromiseBroken(BOB, ZED, "Zed")
        assert only(facts, FeelingTurned).score == "6♣"
        assert table.state.figures[ZED].feelings[BIFF] == "6♣"
        assert table.view(PUBLIC).sheets[ZED].betrayed
        assert BOB in finish(table).winners


def test_who_was_promised_a_seat_and_is_elsewhere_is_left_behind_as_well() -> None:
    """TD-102."""
    table = at_the_pod().put(ZED, promised=BOB)
    [offer] = [one for one in table.view(BOB).may if isinstance(one, MayEscape)]
    assert [one.promised for one in offer.exits] == [(ZED,)]

    assert "PromiseBroken" in told(leave(table))


def test_a_passenger_breaks_promises_too() -> None:
    """TD-102: Valda promised Mina a seat, and sits in the other one."""
    table = at_the_pod(VALDA, MINA).put(MINA, promised=CLEO)
    leave(table, VALDA)

    facts = table.play(CLEO, Agree(table.number, yes=True))

    assert only(facts, PromiseBroken).seat == CLEO
    assert table.state.figures[MINA].feelings[VALDA] == "2♣"


def test_a_passenger_who_declines_breaks_no_promise() -> None:
    """TD-102."""
    table = at_the_pod(VALDA, MINA).put(MINA, promised=CLEO)
    leave(table, VALDA)

    assert "PromiseBroken" not in told(table.wait())


def test_where_everybody_is_saved_no_promise_is_broken() -> None:
    """TD-102, TD-103."""
    table = Evening(goals=SOS).put(BIFF, room=BRIDGE).put(ZED, promised=BOB)

    assert "PromiseBroken" not in told(leave(table, way="send-sos"))


def test_a_promise_dies_with_who_gave_it() -> None:
    """TD-102, TD-111."""
    table = Evening().put(ZED, promised=BOB)

    table.tell(Lost(BIFF, "Biff", Fate.DEAD, BOB))

    assert table.state.figures[ZED].promised is None


def test_a_call_for_help_saves_everybody_alive() -> None:
    """TD-103, TD-107: a lost character wins nothing."""
    table = Evening(goals=SOS).put(BIFF, room=BRIDGE)
    table.tell(Lost(OTTO, "Otto", Fate.DEAD, DAN))

    leave(table, way="send-sos")

    assert finish(table) == Outcome((BOB, CLEO), Cause.RESCUED, apart=(ANN,))


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
        if isinstance(one, MayConclude)
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


def test_a_replacement_who_escapes_wins() -> None:
    """TD-107."""
    table = at_the_pod().tell(Lost(BIFF, "Biff", Fate.DEAD, BOB), Became(BOB, ZED, "Zed"))
    table.put(ZED, room="pod-bay")

    leave(table)

    assert finish(table).winners == (BOB,)
