"""What kind of person a castaway is: what they feel most strongly for somebody makes them so."""

from collections.abc import Iterable
from enum import StrEnum

from ..model.basics import FigureId
from ..model.cards import Suit, suit, weight
from ..model.kinds import Fate
from ..model.shown import Sheet
from ..model.view import View

EVERYBODY = 0
"""The seats of a way out that saves all."""
STUBBORN = 16
"""After so many rounds nobody cares any more who else is saved."""


class Temper(StrEnum):
    """Love makes heroes, desire makes greedy, being led makes cowards, hatred makes traitors."""

    HEROIC = "heroic"
    GREEDY = "greedy"
    COWARDLY = "cowardly"
    TREACHEROUS = "treacherous"


TEMPERS = {
    Suit.HEARTS: Temper.HEROIC,
    Suit.DIAMONDS: Temper.GREEDY,
    Suit.SPADES: Temper.COWARDLY,
    Suit.CLUBS: Temper.TREACHEROUS,
}
LEAVING_BEHIND = {Temper.HEROIC: 30, Temper.GREEDY: 2, Temper.COWARDLY: 18, Temper.TREACHEROUS: 0}
"""How many turns longer a way seems by which hardly anybody gets out."""
SAVING_ALL = {Temper.HEROIC: 0, Temper.GREEDY: 2, Temper.COWARDLY: 0, Temper.TREACHEROUS: 6}
"""How many turns longer a way seems that saves everybody."""
LIKED = frozenset({Suit.HEARTS, Suit.DIAMONDS})


def temper(me: Sheet) -> Temper:
    others = [card for about, card in me.feelings.items() if about != str(me.id)]
    return TEMPERS[suit(max(others, key=weight))] if others else Temper.COWARDLY


def reluctance(me: Sheet, seats: int, people: int, round_: int) -> float:
    """Return how much longer a way seems to somebody who does not want it; it wears off."""
    zeal = max(0, STUBBORN - round_) / STUBBORN
    if seats == EVERYBODY:
        return zeal * SAVING_ALL[temper(me)]
    return zeal * LEAVING_BEHIND[temper(me)] * max(0, 1 - seats / people)


def feeling_for(me: Sheet, other: FigureId) -> Suit | None:
    card = me.feelings.get(str(other))
    return None if card is None else suit(card)


def likes(me: Sheet, other: FigureId) -> bool:
    return feeling_for(me, other) in LIKED


def hates(me: Sheet, other: FigureId) -> bool:
    return feeling_for(me, other) is Suit.CLUBS


def beloved(view: View, me: Sheet) -> Sheet | None:
    """Return whom one loves most among the characters who are alive."""
    alive = [one for one in view.sheets if one.fate is Fate.ALIVE and one.seat is not None]
    loved = [one for one in alive if one.id != me.id and feeling_for(me, one.id) is Suit.HEARTS]
    return max(loved, key=lambda one: weight(me.feelings[str(one.id)]), default=None)


def dearest_first(me: Sheet, others: Iterable[FigureId]) -> list[FigureId]:
    """Return whom one would save first; those whom one hates, last."""
    return sorted(others, key=lambda one: (not likes(me, one), hates(me, one)))
