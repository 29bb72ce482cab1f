"""Lucky: once in a game, in place of another attribute (TD-21)."""

from typing import Any

import pytest

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    CLEO,
    DAN,
    MINA,
    VALDA,
    Evening,
    only,
    refused,
    told,
)
from tests.games.trapped.test_bids import searching
from trapline.games.trapped.facts.conflict import LuckyUsed, Resolved
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.model.options import Options
from trapline.games.trapped.wishes.conflict import Confirm, KeepLucky, PassBid, Reveal, UseLucky
from trapline.games.trapped.wishes.talk import MoveOn
from trapline.games.trapped.wishes.turn import Attempt, MayAttempt
from trapline.kernel import Text

BRAVE, CLEVER, DANGEROUS, LUCKY = (
    Attribute.BRAVE,
    Attribute.CLEVER,
    Attribute.DANGEROUS,
    Attribute.LUCKY,
)


def test_the_gm_calls_upon_nobodys_luck() -> None:
    """TD-21: it is for its owner to propose."""
    table = Evening()
    table.attempt(BOB, "find-key")

    assert refused(table, ANN, Confirm(table.number, LUCKY)).facts["rule"] == "TD-21"


def test_lucky_may_be_proposed_and_is_crossed_out_if_the_gm_agrees() -> None:
    """TD-21, TD-67: Biff's is a king."""
    table = Evening().draws("10♦ 9♦")
    table.attempt(BOB, "find-key", LUCKY)

    facts = table.confirm()

    assert only(facts, LuckyUsed).score == "K"
    assert table.state.figures[BIFF].lucky_used
    table.bid(BOB, "K♥")
    assert only(table.others_pass(), Resolved).active == ("K♥", "K")


def test_lucky_stays_if_the_gm_names_another() -> None:
    """TD-21, TD-67."""
    table = Evening()
    table.attempt(BOB, "find-key", LUCKY)

    table.play(ANN, Confirm(table.number, CLEVER))

    assert not table.state.figures[BIFF].lucky_used


def test_a_used_lucky_cannot_be_proposed() -> None:
    """TD-21."""
    table = Evening().put(BIFF, lucky_used=True)
    wish = Attempt(1, Text("find-key"), LUCKY, Through.CHARACTER, Text(""))

    assert refused(table, BOB, wish).facts["rule"] == "TD-21"
    [offer] = [one for one in table.view(BOB).may if isinstance(one, MayAttempt)]
    assert LUCKY not in offer.attributes


def test_lucky_replaces_the_attribute_once_in_a_game() -> None:
    """TD-9, TD-21: for a while after the reveal, before the result."""
    table = searching().draws("10♦ 9♦")
    table.bid(BOB, "9♥")
    table.others_pass()
    assert table.ask is Ask.LUCK
    assert table.state.question.until == table.at + 10_000

    facts = table.play(BOB, UseLucky(table.number))

    assert only(facts, LuckyUsed).score == "K"
    assert only(facts, Resolved).active == ("K", "9♥")
    assert table.state.figures[BIFF].lucky_used
    table.change(conflict=None)


def test_a_used_lucky_is_not_asked_for_again() -> None:
    """TD-21."""
    table = Evening().put(BIFF, lucky_used=True).draws("2♦ 3♦")
    table.attempt(BOB, "find-key")
    table.confirm()
    table.bid(BOB, "K♥")

    facts = table.others_pass()

    assert "Resolved" in told(facts)


def test_an_extra_has_a_lucky_of_its_own() -> None:
    """TD-21: Mina is brave with 7, and lucky with 9."""
    table = Evening().put(MINA, master=BOB).draws("10♦ 8♥")
    table.attempt(BOB, "find-key", BRAVE, through=Through.EXTRA)
    table.confirm()
    table.bid(BOB, "K♥", through=Through.EXTRA)
    table.others_pass()

    facts = table.play(BOB, UseLucky(table.number))

    assert only(facts, LuckyUsed).figure == MINA
    assert not table.state.figures[BIFF].lucky_used


def test_a_group_may_want_lucky_before_the_reveal() -> None:
    """TD-21."""
    table = searching(Options(lucky_before_reveal=True))
    table.bid(BOB, "9♥")
    table.others_pass()
    assert table.ask is Ask.LUCK
    assert not table.state.conflict.is_open

    facts = table.play(BOB, KeepLucky(table.number))

    assert told(facts)[:4] == ["LuckDeclined", "LuckAsked", "Revealed", "Resolved"]


def turned_over(cards: str, *helps: Any) -> Evening:
    """Biff is clever with 5 and lucky with a king, and lays a nine."""
    table = searching().draws(cards)
    table.bid(BOB, "9♥")
    for seat, card, side, attribute in helps:
        while table.state.question.waits != (seat,):
            table.play(table.state.question.waits[0], PassBid(table.number))
        table.bid(seat, card, side, attribute=attribute)
    table.others_pass()
    if table.ask is Ask.CLOSE:
        table.play(ANN, Reveal(table.number))
    return table


@pytest.mark.parametrize(
    ("cards", "why"), [("2♦ 3♦", "it is won"), ("10♦ Q♦ 2♠", "19 would not do against 20")]
)
def test_nobody_waits_for_luck_that_would_change_nothing(cards: str, why: str) -> None:
    """TD-21."""
    table = turned_over(cards)

    assert table.ask is not Ask.LUCK, why


def test_only_the_losing_side_is_asked() -> None:
    """TD-21: 14 against 19 and more."""
    table = turned_over("2♦ 3♦", (DAN, "4♥", Side.HINDER, CLEVER))

    assert table.state.question.waits == (BOB,)


def test_two_who_could_turn_it_together_are_both_asked() -> None:
    """TD-21: with a king for 5 and a seven for 3, 20 become 29 against 27."""
    table = turned_over(
        "7♦ 7♥", (CLEO, "3♣", Side.HELP, DANGEROUS), (DAN, "4♥", Side.HINDER, Attribute.FAST)
    )

    assert table.ask is Ask.LUCK
    assert table.state.question.waits == (BOB, CLEO)


def test_when_luck_has_turned_it_nobody_else_is_waited_for() -> None:
    """TD-21: either of them would do, with 25 or 24 against 21."""
    table = turned_over("A♦ K♦", (CLEO, "3♣", Side.HELP, DANGEROUS))
    assert table.state.question.waits == (BOB, CLEO)

    facts = table.play(BOB, UseLucky(table.number))

    assert only(facts, Resolved).won
    assert not table.state.figures[VALDA].lucky_used


def test_luck_that_turned_it_may_be_answered_by_the_other_sides() -> None:
    """TD-21: 14 against 18; then 19, and Otto, whose Lucky is 4, was brave with 2."""
    table = turned_over("10♦ 2♦", (DAN, "4♥", Side.HINDER, BRAVE))
    assert table.state.question.waits == (BOB,)

    table.play(BOB, UseLucky(table.number))

    assert table.ask is Ask.LUCK
    assert table.state.question.waits == (DAN,)


def test_who_lets_the_time_pass_is_not_asked_again() -> None:
    """TD-21, TD-134."""
    table = turned_over("10♦ 6♦ 2♠")
    assert table.ask is Ask.LUCK

    facts = table.wait()

    assert not only(facts, Resolved).won


def test_the_gm_need_not_wait_for_luck() -> None:
    """TD-21: where no clock runs, the GM goes on."""
    table = turned_over("10♦ 6♦ 2♠")
    assert refused(table, CLEO, MoveOn(table.number)).facts["rule"] == "TD-21"

    facts = table.play(ANN, MoveOn(table.number))

    assert not only(facts, Resolved).won
