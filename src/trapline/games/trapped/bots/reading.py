"""What a bot reads from its view: sheets, bids and the map, and how likely it is to win."""

from collections import Counter
from collections.abc import Collection, Iterable
from functools import cache
from typing import TypeVar

from trapline.kernel import Invitation, Luck

from ..content.atlas import alternatives, distances, is_met
from ..content.schema import Link, Role, Walker
from ..model.basics import FigureId
from ..model.cards import DECK, Card, points, total
from ..model.conflict import Bid
from ..model.kinds import Attribute, Side
from ..model.shown import Clash, Place, Sheet
from ..model.view import View

POINTS = Counter(points(card) for card in DECK)
FAR = 999

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


def role(view: View, luck: Luck) -> Role:
    """Return somebody who is not in the story yet."""
    return luck.choice(view.cast) if view.cast else Role(name="?", gender="?", occupation="?")


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


class Map:
    """The rooms and passages for somebody who has this and that."""

    def __init__(self, place: Place, had: Collection[str], but: Walker = Walker.MONSTER) -> None:
        self.rooms = {room.id: room for room in place.rooms}
        self.had = had
        self.doors: dict[str, list[tuple[str, Link]]] = {room: [] for room in self.rooms}
        for link in place.links:
            if link.walker is not but:
                self.doors[link.a].append((link.b, link))
                self.doors[link.b].append((link.a, link))

    def beside(self, room: str) -> list[str]:
        """Return the rooms that one can get to from there."""
        return [other for other, link in self.doors[room] if not self.lacking(other, link)]

    def lacking(self, room: str, link: Link) -> list[tuple[str, ...]]:
        """Return what one would have to have to get into a room by this passage."""
        needs = (*link.all_needs, *self.rooms[room].needs)
        return [alternatives(need) for need in needs if not is_met((need,), self.had)]

    def distance(self, room: str, targets: Iterable[str]) -> int:
        far = distances(room, self.beside)
        return min((far.get(target, FAR) for target in targets), default=FAR)

    def step(self, here: str, rooms: Iterable[str], targets: Iterable[str]) -> str | None:
        """Return which of the rooms next door brings one nearer."""
        wanted = frozenset(targets)
        steps = {room: self.distance(room, wanted) for room in rooms}
        best = min(steps, key=lambda room: steps[room], default=None)
        if best is None or steps[best] >= self.distance(here, wanted):
            return None
        return best

    def shut_off(self, here: str, targets: Collection[str]) -> list[tuple[str, ...]]:
        """Return what opens the way to the nearest of these rooms, if all ways are shut."""
        if not targets or self.distance(here, targets) < FAR:
            return []
        reached = distances(here, self.beside)
        edges = [(other, link) for room in reached for other, link in self.doors[room]]
        for other, link in edges:
            if other not in reached and any(one in self._beyond(other, reached) for one in targets):
                return self.lacking(other, link)
        return []

    def _beyond(self, start: str, edge: Collection[str]) -> Collection[str]:
        """Return the rooms on the other side of a passage, whatever it takes to get there."""
        return distances(start, lambda room: [to for to, _ in self.doors[room] if to not in edge])
