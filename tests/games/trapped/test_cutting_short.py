"""The film stops for tonight: the group's word on it, and what is told then."""

import pytest

from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, Evening, only, refused
from tests.games.trapped.test_escape import finish
from trapline.games.trapped.facts.turns import EndDecided
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.kinds import Cause
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.wishes.talk import CutHere, Vote
from trapline.kernel import PUBLIC


def late() -> Evening:
    return Evening(round=2)


def test_the_film_stops_if_most_hands_go_up_and_nobody_wins() -> None:
    """TD-140: then everybody tells how it went on, as after any end (TD-109)."""
    table = late()
    table.play(CLEO, CutHere())
    table.play(ANN, Vote(1, yes=True))
    table.play(BOB, Vote(1, yes=False))

    facts = table.play(DAN, Vote(1, yes=True))

    assert only(facts, EndDecided) == EndDecided((), Cause.CUT_SHORT)
    assert table.ask is Ask.EPILOGUE
    outcome = finish(table)
    assert (outcome.winners, outcome.cause) == ((), Cause.CUT_SHORT)


def test_it_goes_on_if_most_want_it_to() -> None:
    """TD-140."""
    table = late()
    table.play(CLEO, CutHere())
    for seat in (ANN, BOB, DAN):
        table.play(seat, Vote(1, yes=False))

    assert table.view(PUBLIC).verdict is None
    assert table.ask is Ask.ACT


@pytest.mark.parametrize(("number", "invited"), [(1, False), (2, True)])
def test_there_must_be_something_to_tell_before_it_stops(number: int, invited: bool) -> None:
    """TD-140."""
    table = Evening(round=number)

    assert ("CutHere" in table.may(BOB)) is invited
    if not invited:
        assert refused(table, BOB, CutHere()).reason == Reason.NOT_NOW
