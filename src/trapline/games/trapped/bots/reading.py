"""What a bot reads from its view, and how likely it is to win as far as anybody can tell."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from trapline.kernel import Invitation, Luck

from ..model.basics import FigureId
from ..model.cards import DECK, Card, points, total
from ..model.conflict import Bid
from ..model.kinds import Attribute, Side
from ..model.view import Clash, Sheet, View

T = TypeVar("T", bound=Invitation)


def offered(view: View, kind: type[T]) -> T | None:
    """Return one's invitation of this kind, if there is one."""
    return next((one for one in view.may if isinstance(one, kind)), None)


def sheet_of(view: View, figure: FigureId) -> Sheet:
    return next(sheet for sheet in view.sheets if sheet.id == figure)


def best_of(sheet: Sheet, attributes: Iterable[Attribute]) -> Attribute:
    return max(attributes, key=lambda one: points(sheet.attributes[one]))


def score_of(sheet: Sheet, attribute: Attribute) -> int:
    return points(sheet.attributes[attribute])


def best_card(cards: Iterable[Card]) -> int:
    """Return what the best of these cards is worth."""
    return max(map(points, cards), default=0)


def lead(clash: Clash) -> int:
    """Return by how many points the active side is ahead, once the bids are open."""
    mine = [bid for bid in clash.bids if bid.side is not Side.HINDER]
    against = [bid for bid in clash.bids if bid.side is Side.HINDER]
    return worth(mine) - worth(against) - total([*clash.obstacle, *clash.base])


def worth(bids: Iterable[Bid]) -> int:
    return total(filter(None, (card for bid in bids for card in (bid.card, bid.score))))


def role(view: View, luck: Luck) -> tuple[str, str, str]:
    """Return name, gender and occupation of somebody who is not in the story yet."""
    if not view.cast:
        return "?", "?", "?"
    name, gender, occupation = luck.choice(view.cast).split(" / ")
    return name, gender, occupation


POINTS = Counter(points(card) for card in DECK)


@cache
def sums(cards: int) -> Counter[int]:
    """Return how often each total comes up if so many cards are drawn."""
    if cards == 0:
        return Counter({0: 1})
    found: Counter[int] = Counter()
    for before, times in sums(cards - 1).items():
        for worth, copies in POINTS.items():
            found[before + worth] += times * copies
    return found


@cache
def odds(mine: int, cards: int) -> float:
    """Return how likely so many points are more than so many cards are worth."""
    against = sums(cards)
    return sum(times for total, times in against.items() if total < mine) / against.total()
