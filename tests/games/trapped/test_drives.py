"""What a survey tells of feelings."""

from collections import Counter

from tests.games.trapped.ship import BIFF, BOB, CHIP, CLEO, LOUNGE, VALDA, Evening
from trapline.games.trapped.drives import (
    BARGAIN,
    BLACKMAIL,
    CHANCE,
    CLINGS,
    DARE,
    FEELS,
    HELPED,
    HINDERED,
    HINDERS,
    drives,
    is_share,
    of,
    shares,
)
from trapline.games.trapped.facts.conflict import BidPassed, BidPlaced
from trapline.games.trapped.facts.deeds import Challenged, Moved
from trapline.games.trapped.model.cards import Suit
from trapline.games.trapped.model.kinds import Attribute, Side, Through
from trapline.games.trapped.wishes.turn import Attack
from trapline.kernel import Text

HATED = FEELS[Suit.CLUBS]


def fighting(card: str) -> Evening:
    """Biff fights the monster; Valda is there, and feels this for him."""
    table = Evening(sealed=False).monster(LOUNGE).put(VALDA, feelings={BIFF: card})
    table.play(BOB, Attack(1, Attribute.BRAVE, Through.CHARACTER, Text("")))
    return table


def bid(side: Side) -> BidPlaced:
    fast = Attribute.FAST
    return BidPlaced(1, CLEO, side, Through.CHARACTER, VALDA, "Valda", fast, "2♣", "", (CLEO,))


def test_to_hinder_whom_one_hates_is_a_chance_that_was_taken() -> None:
    state = fighting("9♣").state

    assert list(of(state, bid(Side.HINDER))) == [
        f"{HATED} {CHANCE}",
        f"{HATED} {HINDERED}",
        HINDERS,
    ]


def test_to_pass_is_a_chance_that_was_not() -> None:
    assert list(of(fighting("9♣").state, BidPassed(1, CLEO))) == [f"{HATED} {CHANCE}"]


def test_help_for_whom_one_desires_is_a_bargain() -> None:
    assert BARGAIN in of(fighting("9♦").state, bid(Side.HELP))


def test_who_is_elsewhere_has_no_chance() -> None:
    state = fighting("9♣").put(VALDA, room="bridge").state

    assert list(of(state, BidPassed(1, CLEO))) == []


def test_dares_are_told_by_both_feelings() -> None:
    state = Evening().put(BIFF, feelings={VALDA: "9♣"}).put(VALDA, feelings={BIFF: "5♠"}).state

    assert list(of(state, Challenged(BOB, CLEO, "monster", ""))) == [DARE, BLACKMAIL]


def test_to_go_where_a_loved_one_is_counts_and_to_be_there_does_not() -> None:
    table = Evening().put(BIFF, feelings={VALDA: "9♥"}).put(VALDA, room="bridge")

    assert list(of(table.state, Moved(BIFF, "Biff", "bridge"))) == [CLINGS]
    assert list(of(table.state, Moved(CHIP, "Chip", "bridge"))) == []


def test_shares_compare_with_the_chances() -> None:
    told = of(fighting("9♣").state, bid(Side.HINDER))
    counts = {label: 1 for label in told if is_share(label)}
    chart = shares([Counter(counts)])

    assert [(bar.label, bar.value) for bar in chart.bars] == [
        (f"{HATED} {HELPED}", 0),
        (f"{HATED} {HINDERED}", 100),
    ]


def test_a_survey_without_its_beginning_tells_nothing() -> None:
    assert not drives([Moved(BIFF, "Biff", "bridge")])
