"""Lucky: once in a game, in place of another attribute (TD-21)."""

from tests.games.trapped.ship import (
    ANN,
    BIFF,
    BOB,
    MINA,
    Evening,
    only,
    refused,
    told,
)
from tests.games.trapped.test_bids import searching
from trapline.games.trapped.facts.conflict import LuckyUsed, Resolved
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Attribute, Through
from trapline.games.trapped.model.options import Options
from trapline.games.trapped.wishes.conflict import Confirm, KeepLucky, UseLucky
from trapline.games.trapped.wishes.turn import Attempt, MayAttempt
from trapline.kernel import Text

CLEVER, FAST, LUCKY = Attribute.CLEVER, Attribute.FAST, Attribute.LUCKY


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
    """TD-9, TD-21: until ten seconds after the reveal, before the result."""
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
    """TD-21."""
    table = Evening().put(MINA, master=BOB).draws("2♦ 3♦")
    table.attempt(BOB, "find-key", through=Through.EXTRA)
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
