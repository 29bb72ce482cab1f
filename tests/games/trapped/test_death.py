"""Death, madness, and a new character."""

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CHIP,
    CLEO,
    DAN,
    LOUNGE,
    MINA,
    OTTO,
    VALDA,
    ZED,
    Evening,
    only,
    refused,
    told,
)
from trapline.games.trapped.facts.deeds import Became, Lost, WasLetGo
from trapline.games.trapped.facts.turns import Drew
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Fate, Side, Through
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.conflict import MayBid, MayHarm
from trapline.games.trapped.wishes.talk import Become, MayBecome
from trapline.games.trapped.wishes.trouble import MeetEnd, Prowl
from trapline.games.trapped.wishes.turn import Control, Pass
from trapline.kernel import Text

BRAVE, CLEVER = Attribute.BRAVE, Attribute.CLEVER


def bereft(*seats: int) -> Evening:
    """These players have lost their characters."""
    table = Evening()
    for seat in seats:
        figure = table.state.figures[seat - 1]
        table.tell(Lost(figure.id, figure.name, Fate.DEAD, seat))
    return table


def dying() -> Evening:
    """Bob loses by far, and draws a court card."""
    table = Evening().put(BIFF, room=BRIDGE, items=("rum",))
    table.hand(BOB, "2♦ 2♣").draws("K♣ A♠ J♥")
    table.attempt(BOB, "diagnose-computer")
    table.contest(BOB, "2♦")
    return table


def test_whose_character_dies_loses_it() -> None:
    """TD-72, TD-111."""
    table = dying()

    table.play(BOB, MeetEnd(table.number, insane=False, words=Text("Tell my mother.")))

    assert table.state.figures[BIFF].fate is Fate.DEAD
    assert table.state.players[BOB].figure is None
    assert table.view(BOB).figure is None


def test_what_the_dead_had_lies_there() -> None:
    """TD-127."""
    table = dying()

    table.play(BOB, MeetEnd(table.number, insane=False, words=Text("")))

    assert table.state.floor[BRIDGE] == ("rum",)


def test_last_words_are_those_of_who_died() -> None:
    """TD-111: whoever the player is afterwards."""
    table = dying()

    table.play(BOB, MeetEnd(table.number, insane=False, words=Text("Tell my mother.")))
    table.play(BOB, Become(ZED))

    assert table.view(CLEO).story[-1].figure == BIFF


def test_who_says_nothing_dies() -> None:
    """TD-134."""
    table = dying()

    assert only(table.wait(), Lost).fate is Fate.DEAD


def test_an_extra_who_acted_dies_in_place_of_the_character() -> None:
    """TD-116."""
    table = Evening().put(ZED, room=BRIDGE, master=BOB)
    table.hand(BOB, "2♦ 2♣").draws("K♣ A♠ J♥")
    table.attempt(BOB, "diagnose-computer", through=Through.EXTRA)

    facts = table.contest(BOB, "2♦", through=Through.EXTRA)

    assert only(facts, Lost).figure == ZED
    assert table.state.players[BOB].figure == BIFF


def test_helpers_are_never_hurt() -> None:
    """TD-116."""
    table = Evening().put(BIFF, VALDA, room=BRIDGE).hand(BOB, "2♦ 2♣").draws("K♣ A♠ 4♥")
    table.attempt(BOB, "diagnose-computer")
    table.contest(BOB, "2♦", (CLEO, "3♣", Side.HELP, Through.CHARACTER, Attribute.DANGEROUS))

    [harm] = [one for one in table.view(ANN).may if isinstance(one, MayHarm)]

    assert not any(spot.startswith(f"{VALDA}") for spot in harm.spots)


def test_an_extra_under_control_becomes_the_new_character() -> None:
    """TD-112, TD-135: at once, where it is; its feelings about Extras do not matter any more."""
    table = bereft(BOB).put(MINA, master=BOB, room=BRIDGE)
    [become] = [one for one in table.view(BOB).may if isinstance(one, MayBecome)]
    assert become.figures == (MINA,)

    table.play(BOB, Become(MINA))

    mina = table.state.figures[MINA]
    assert (mina.seat, mina.master, mina.room) == (BOB, None, BRIDGE)
    assert set(mina.feelings) == {BIFF, VALDA, OTTO, MINA}
    assert table.state.players[BOB].figure == MINA


def test_otherwise_any_extra_that_is_nobodys() -> None:
    """TD-113: at any time, in others' turns too."""
    table = bereft(CLEO).put(MINA, master=DAN)

    [become] = [one for one in table.view(CLEO).may if isinstance(one, MayBecome)]

    assert become.figures == (ZED, CHIP)
    table.play(CLEO, Become(ZED))
    assert table.state.players[CLEO].figure == ZED


def test_nobody_swaps_a_living_character() -> None:
    """TD-113."""
    assert refused(Evening(), CLEO, Become(ZED)).reason == Reason.NOT_NOW


def test_others_feel_about_the_newcomer_as_it_felt_about_them() -> None:
    """TD-115: Zed felt 3 of clubs about Valda, 9 of diamonds about Otto."""
    table = bereft(BOB)

    table.play(BOB, Become(ZED))

    assert table.state.figures[VALDA].feelings[ZED] == "3♣"
    assert table.state.figures[OTTO].feelings[ZED] == "9♦"


def test_whom_one_knew_before_one_feels_about_as_before() -> None:
    """TD-115, TD-136: Otto was let go, and is a character again; Valda's feeling is her own."""
    table = bereft(BOB)
    table.tell(WasLetGo(DAN, OTTO, "Otto"))

    table.tell(Became(BOB, OTTO, "Otto"))

    assert table.state.figures[VALDA].feelings[OTTO] == "6♦"


def test_a_former_extra_cannot_be_controlled() -> None:
    """TD-135."""
    table = bereft(CLEO)
    table.play(CLEO, Become(ZED))

    assert refused(table, BOB, Control(1, ZED, BRAVE, Text(""))).facts["rule"] == "TD-88"


def test_if_two_want_the_same_extra_the_next_in_turn_gets_it() -> None:
    """TD-135: when the turn is over."""
    table = bereft(CLEO, DAN)
    facts = table.play(DAN, Become(ZED))
    assert told(facts) == ["Claimed"]
    table.play(CLEO, Become(ZED))
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text("science-lab")))

    assert only(facts, Became) == Became(CLEO, ZED, "Zed")
    assert table.state.players[DAN].figure is None


def test_the_next_is_counted_from_whose_turn_it_was() -> None:
    """TD-135: after Cleo comes Dan."""
    table = Evening(active=CLEO)
    for seat in (BOB, DAN):
        figure = table.state.figures[seat - 1]
        table.tell(Lost(figure.id, figure.name, Fate.DEAD, seat))
    for seat in (BOB, DAN):
        table.play(seat, Become(ZED))
    table.play(CLEO, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text("science-lab")))

    assert only(facts, Became).seat == DAN


def test_without_a_character_one_draws_and_may_complicate() -> None:
    """TD-114: nothing else."""
    table = bereft(CLEO)
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text("science-lab")))

    assert only(facts, Drew).seat == CLEO
    assert table.ask in (Ask.TRIM, Ask.PROWL)


def test_without_a_character_an_empty_hand_gets_one_card_and_no_event() -> None:
    """TD-43, TD-114."""
    table = bereft(CLEO).hand(CLEO, "")
    table.play(BOB, Pass(1))

    facts = table.play(ANN, Prowl(table.number, Text("science-lab")))

    assert len(only(facts, Drew).cards) == 1
    assert table.ask is Ask.PROWL


def test_a_complication_needs_no_character() -> None:
    """TD-114."""
    table = bereft(CLEO)
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    [bid] = [one for one in table.view(CLEO).may if isinstance(one, MayBid)]

    assert bid.throughs == (Through.COMPLICATION,)


def test_without_a_character_nobody_bids_through_an_extra() -> None:
    """TD-114: not even through one that obeys; but it may become the character."""
    table = bereft(CLEO).put(MINA, master=CLEO)
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    [bid] = [one for one in table.view(CLEO).may if isinstance(one, MayBid)]

    assert bid.throughs == (Through.COMPLICATION,)


def test_nobody_waits_by_the_door_of_the_dead() -> None:
    """TD-49: who clung to the dead clings no more."""
    table = Evening().put(ZED, clings_to=BIFF)

    table.tell(Lost(BIFF, "Biff", Fate.DEAD, BOB))

    assert table.state.figures[ZED].clings_to is None


@pytest.mark.parametrize("figure", [VALDA, BIFF])
def test_nobody_becomes_a_character_or_the_dead(figure: int) -> None:
    """TD-113."""
    table = bereft(BOB)

    assert refused(table, BOB, Become(figure)).facts["rule"] == "TD-113"
    assert table.state.figures[VALDA].room == LOUNGE
