"""Places on a list: as many as there are traps, and one is kept for whoever writes (TW-31)."""

import pytest

from tests.games.trapwords.dungeon import ANN, BOB, DAN, EMBER, FINN, Evening
from trapline.games.trapwords.model.reasons import Reason
from trapline.games.trapwords.wishes.writing import ClaimPlace, FreePlace, Propose, Strike
from trapline.kernel import HOUSE, PUBLIC, IllegalMove, Seat, SeatAway, Text


def writing(*traps: str) -> Evening:
    """Bob, Dan and Finn write three traps against LANTERN; Bob has set these."""
    evening = Evening(seats=6).begin()
    for trap in traps:
        propose(evening, BOB, trap)
    return evening


def propose(evening: Evening, by: int, word: str) -> None:
    evening.play(by, Propose(evening.state.turn, Text(word)))


def claim(evening: Evening, by: int) -> None:
    evening.play(by, ClaimPlace(evening.state.turn))


def test_one_trap_too_many_is_refused() -> None:
    """TW-31"""
    evening = writing("fire", "light", "night")

    assert "MayPropose" not in evening.may(DAN)
    with pytest.raises(IllegalMove, match=Reason.LIST_IS_FULL):
        propose(evening, DAN, "oil")


def test_a_place_is_kept_for_whoever_writes_and_nobody_reads_what() -> None:
    """TW-31"""
    evening = writing("fire", "light")

    claim(evening, DAN)

    assert evening.view(FINN).claims == ((DAN,), ())
    assert evening.view(PUBLIC).claims == ((DAN,), ())
    assert "MayPropose" not in evening.may(FINN)
    with pytest.raises(IllegalMove, match=Reason.PLACES_KEPT):
        propose(evening, FINN, "oil")
    propose(evening, DAN, "glass")
    assert evening.view(FINN).claims == ((), ())


def test_there_are_no_more_claims_than_places() -> None:
    """TW-31"""
    evening = writing("fire", "light")
    claim(evening, DAN)

    with pytest.raises(IllegalMove, match=Reason.PLACES_KEPT):
        claim(evening, FINN)


def test_three_who_write_at_once_fill_three_places() -> None:
    """TW-31"""
    evening = writing()
    for seat in (BOB, DAN, FINN):
        claim(evening, seat)
    for seat, word in ((FINN, "fire"), (BOB, "light"), (DAN, "night")):
        propose(evening, seat, word)

    assert [draft.by for draft in evening.state.sheets[EMBER].drafts] == [FINN, BOB, DAN]
    assert evening.view(BOB).claims == ((), ())


def test_who_writes_no_more_frees_the_place() -> None:
    """TW-31"""
    evening = writing("fire", "light")
    claim(evening, DAN)

    evening.play(DAN, FreePlace(evening.state.turn))

    assert "MayPropose" in evening.may(FINN)


def test_the_place_of_a_trap_is_kept_for_whoever_struck_it() -> None:
    """TW-31"""
    evening = writing("fire", "light", "night")

    evening.play(DAN, Strike(evening.state.turn, Text("light")))

    assert evening.view(BOB).claims == ((DAN,), ())
    assert "MayPropose" not in evening.may(BOB)
    assert "MayPropose" in evening.may(DAN)


def test_whoever_goes_away_leaves_the_place_to_others() -> None:
    """TW-31"""
    evening = writing("fire", "light")
    claim(evening, DAN)

    evening.play(HOUSE, SeatAway(DAN))

    assert "MayPropose" in evening.may(FINN)


@pytest.mark.parametrize(("by", "wish"), [(DAN, ClaimPlace), (ANN, FreePlace)])
def test_nobody_claims_twice_or_frees_what_was_never_claimed(
    by: Seat, wish: type[ClaimPlace | FreePlace]
) -> None:
    """TW-31"""
    evening = writing()
    claim(evening, DAN)

    with pytest.raises(IllegalMove) as refusal:
        evening.play(by, wish(evening.state.turn))

    assert refusal.value.reason == Reason.NOT_NOW
