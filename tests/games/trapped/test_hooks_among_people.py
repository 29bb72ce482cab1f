"""What events set going among people: company, love, hate, bargains, luck."""

from tests.games.trapped.happenings import FAST, Told
from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    BRIDGE,
    CHIP,
    CLEO,
    DAN,
    MINA,
    OTTO,
    VALDA,
    ZED,
    only,
    told,
)
from trapline.games.trapped.content import hooks
from trapline.games.trapped.facts.conflict import Tested
from trapline.games.trapped.facts.trouble import Clung, Promised
from trapline.games.trapped.facts.turns import Drew
from trapline.games.trapped.model.agenda import Ask, Bonus
from trapline.games.trapped.model.cards import Suit
from trapline.games.trapped.wishes.trouble import Agree, Choose
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import Text


def test_another_turn_needs_company() -> None:
    """TD-49: somebody in the room must agree."""
    table = Told()
    table.strike(hooks.ExtraTurn(), VALDA)
    assert set(table.state.question.waits) == {BOB, DAN}
    table.play(DAN, Agree(table.number, yes=True))

    facts = table.play(BOB, Agree(table.number, yes=False))

    assert told(facts)[1:4] == ["Befell", "BonusGranted", "Drew"]
    assert table.ask is Ask.ACT
    assert table.state.question.waits == (CLEO,)
    assert isinstance(table.state.agenda[0], Bonus)


def test_without_company_there_is_no_other_turn() -> None:
    """TD-49."""
    table = Told()
    table.strike(hooks.ExtraTurn(), VALDA)

    facts = table.wait()

    assert "Fizzled" in told(facts)
    assert "Fizzled" in told(Told().put(VALDA, room=BRIDGE).strike(hooks.ExtraTurn(), VALDA))


def test_another_turn_is_a_turn() -> None:
    """TD-49."""
    table = Told().put(VALDA, room=BRIDGE)
    table.strike(hooks.ExtraTurn(company=False), VALDA)

    facts = table.play(CLEO, Pass(table.number))

    assert told(facts)[:2] == ["BonusBegan", "Passed"]
    assert table.state.agenda == ()


def test_who_loves_somebody_most_clings_to_them() -> None:
    """TD-49."""
    table = Told()

    facts = table.strike(hooks.Cling(), CHIP)

    assert only(facts, Clung).whom == OTTO
    assert table.state.figures[CHIP].clings_to == OTTO


def test_of_two_who_are_loved_it_is_the_one_who_is_loved_more() -> None:
    """TD-49."""
    table = Told().put(ZED, feelings={BIFF: "6♥", VALDA: "9♥", OTTO: "A♦", ZED: "2♦"})

    assert only(table.strike(hooks.Cling(), ZED), Clung).whom == VALDA


def test_who_hates_somebody_goes_for_them() -> None:
    """TD-49: Chip hates Biff."""
    table = Told()

    facts = table.strike(hooks.Brawl(attributes=(FAST,)), CHIP)

    assert (only(facts, Tested).seat, only(facts, Tested).figure) == (BOB, BIFF)


def test_a_bargain_is_a_thing_for_a_seat() -> None:
    """TD-49."""
    table = Told()
    table.strike(hooks.Bargain(item="hidden-radio"))
    assert table.state.question.waits == (BOB,)

    facts = table.play(BOB, Agree(table.number, yes=True))

    assert only(facts, Promised).seat == BOB
    assert table.state.figures[BIFF].items == ("hidden-radio",)


def test_a_bargain_may_be_refused() -> None:
    """TD-49."""
    table = Told()
    table.strike(hooks.Bargain(item="hidden-radio"))

    facts = table.play(BOB, Agree(table.number, yes=False))

    assert "Fizzled" in told(facts)


def test_a_bargain_needs_an_extra_who_is_there() -> None:
    """TD-49."""
    table = Told().put(ZED, MINA, CHIP, room=BRIDGE)

    assert "Fizzled" in told(table.strike(hooks.Bargain(item="hidden-radio")))


def test_nobody_is_sick_twice_at_once() -> None:
    """TD-49: the time that is left stays as it was."""
    table = Told()
    table.strike(hooks.Sicken(cure="medicine"), ZED)
    table.change(round=2)

    assert "Fizzled" in told(table.strike(hooks.Sicken(cure="medicine"), ZED))
    assert table.state.figures[ZED].sick_until == 3


def test_luck_brings_cards() -> None:
    table = Told()

    facts = table.strike(hooks.Draw(count=2))

    assert len(only(facts, Drew).cards) == 2
    assert "Fizzled" in told(table.strike(hooks.Draw(), ZED))


def test_a_feeling_turns_sour() -> None:
    """TD-49, TD-60: the value stays."""
    table = Told()
    table.strike(hooks.Sour(suit=Suit.CLUBS))

    table.play(ANN, Choose(table.number, Text(f"{BIFF}>{VALDA}")))

    assert table.state.figures[BIFF].feelings[VALDA] == "5♣"


def test_an_extra_breaks_free() -> None:
    """TD-49."""
    table = Told().put(MINA, master=BOB)

    table.strike(hooks.BreakFree())

    assert table.state.figures[MINA].master is None
    assert "Fizzled" in told(table.strike(hooks.BreakFree()))
