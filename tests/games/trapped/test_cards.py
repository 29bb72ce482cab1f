"""Cards: what they are worth, and which of two sides wins."""

import pytest

from trapline.games.trapped.model.cards import (
    DECK,
    OPPOSITE,
    SCALE,
    Edge,
    Suit,
    Tie,
    beats,
    points,
    rank,
    strongest_first,
    suit,
    tied,
    total,
    with_suit,
)


def test_the_deck_has_52_cards_and_no_joker() -> None:
    """TD-2."""
    assert len(set(DECK)) == 52
    assert {suit(card) for card in DECK} == set(Suit)


def test_court_cards_are_worth_ten_and_the_ace_eleven() -> None:
    """TD-4: no total is too high."""
    assert [points(card) for card in ("2♣", "10♠", "J♦", "Q♥", "K♣", "A♠")] == [
        2,
        10,
        10,
        10,
        10,
        11,
    ]
    assert total(["A♥", "5♠"]) == 16
    assert total(["J♥", "J♠", "K♦"]) == 30


def test_a_score_has_a_rank_and_no_suit() -> None:
    """TD-9."""
    assert (rank("K"), rank("10"), rank("10♥"), points("K")) == ("K", "10", "10", 10)


@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        ("K♣ Q♣ J♣", "K♥ Q♥ 10♥"),
        ("K♣ 7♣ 2♣", "J♥ 9♥"),
        ("A 2", "K 3"),
        ("Q 5", "J 5"),
    ],
)
def test_equal_totals_are_compared_card_by_card(winner: str, loser: str) -> None:
    """TD-5, TD-6: the book's King-Queen-Jack against King-Queen-10, and K-7-2 against J-9."""
    assert total(winner.split()) == total(loser.split())
    assert beats(winner.split(), loser.split())
    assert not beats(loser.split(), winner.split())


@pytest.mark.parametrize(
    ("winner", "loser"), [("K♥ 5♣", "K♦ 5♥"), ("9♦", "9♠"), ("9♠", "9♣"), ("10♣", "10")]
)
def test_where_all_ranks_are_equal_suits_decide(winner: str, loser: str) -> None:
    """TD-7: any suit beats a Clever of 10."""
    assert beats(winner.split(), loser.split())
    assert not beats(loser.split(), winner.split())


def test_the_next_cards_suits_count_where_the_highest_are_alike() -> None:
    """TD-7."""
    assert beats(["K", "5♥"], ["K", "5♦"])


def test_a_complete_tie_is_lost_by_who_acts() -> None:
    """TD-8."""
    assert not beats(["10", "5"], ["10", "5"])


@pytest.mark.parametrize(
    ("active", "opposing", "tie"),
    [
        ("K♥ Q J♣", "10♣ Q♣ K♠", Tie(Edge.RANK, "J♣", "10♣")),
        ("K A♦", "A K♥", Tie(Edge.SUIT, "A♦", "A")),
        ("7 5", "5 7", Tie(Edge.NOTHING)),
        ("7 5", "5 8", None),
    ],
)
def test_a_tie_is_told_by_the_first_two_cards_that_differ(
    active: str, opposing: str, tie: Tie | None
) -> None:
    """TD-6 to TD-8."""
    assert tied(active.split(), opposing.split()) == tie


def test_a_higher_total_wins_whatever_the_ranks() -> None:
    """TD-68."""
    assert beats(["5♣", "6♣", "2♣"], ["A♥"])


def test_screens_are_told_what_ranks_count_from_the_weakest_to_the_strongest() -> None:
    """TD-4, TD-5: a king beats a queen, though both are worth ten."""
    assert SCALE[0] == ("2", 2)
    assert SCALE[-1] == ("A", 11)
    assert [one for one, worth in SCALE if worth == 10] == ["10", "J", "Q", "K"]


def test_cards_are_told_strongest_first() -> None:
    assert strongest_first(["2♥", "K", "K♣", "A♦"]) == ["A♦", "K♣", "K", "2♥"]


def test_hearts_are_opposed_to_spades_and_clubs_to_diamonds() -> None:
    """TD-59."""
    assert OPPOSITE[Suit.HEARTS] is Suit.SPADES
    assert OPPOSITE[Suit.CLUBS] is Suit.DIAMONDS
    assert all(OPPOSITE[OPPOSITE[one]] is one for one in Suit)


def test_a_feeling_may_change_its_suit_and_keep_its_value() -> None:
    """TD-60."""
    assert with_suit("5♥", Suit.CLUBS) == "5♣"
