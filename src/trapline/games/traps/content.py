"""What lies in the box: the jungle path, the cards and the adventurers."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Protocol

from msgspec import Struct

from .model.agenda import Effect
from .model.basics import FINISH, HAND_LIMIT, START, CardId, Path, Space
from .model.kinds import Kind, Terrain


class Spot(Struct, frozen=True):
    """A space as it is drawn: where, what, and where one goes from there."""

    x: int
    y: int
    kind: Terrain
    next: tuple[Space, ...] = ()


class Card(Struct, frozen=True):
    """A kind of game card. `owner` and `foe` are the two amounts of a Money Pit."""

    id: CardId
    kind: Kind
    copies: int
    value: int = 0
    owner: int = 0
    foe: int = 0
    effects: tuple[Effect, ...] = ()
    boons: Mapping[str, int] = {}
    """What a Perk changes, by name."""

    @property
    def is_trap(self) -> bool:
        return self.kind in (Kind.TRAP, Kind.PIT)


class Adventurer(Struct, frozen=True):
    """An animal or a human, and what its ability does."""

    id: str
    animal: bool
    effects: tuple[Effect, ...]


class HasPerks(Protocol):
    """A player, or a player board as somebody sees it."""

    @property
    def perks(self) -> tuple[CardId, ...]: ...


class Board:
    """The path, and what can be said of it without a piece on it."""

    def __init__(self, spots: Sequence[Spot]) -> None:
        self.spots = tuple(spots)
        self.kinds = tuple(spot.kind for spot in spots)
        self.next = tuple(spot.next for spot in spots)
        self.before: tuple[tuple[Space, ...], ...] = tuple(
            tuple(s for s, spot in enumerate(spots) if here in spot.next)
            for here in range(len(spots))
        )
        self.nearest = self._distances(min)
        self.farthest = self._distances(max)
        self.routes = self._routes()
        self.rows = tuple(tuple(self._rows(space)) for space in range(len(spots)))
        self.within = cache(self._within)

    def is_safe(self, space: Space) -> bool:
        return self.kinds[space] in (Terrain.HOME, Terrain.HUT)

    def _distances(self, better: Callable[[Iterable[int]], int]) -> tuple[int, ...]:
        found: dict[Space, int] = {FINISH: 0}

        def steps(space: Space) -> int:
            if space not in found:
                found[space] = 1 + better(steps(after) for after in self.next[space])
            return found[space]

        return tuple(steps(space) for space in range(len(self.spots)))

    def _routes(self) -> tuple[Path, ...]:
        """Return the shortest path from Start to each space; of two, the one by the main path."""
        routes: dict[Space, Path] = {START: ()}
        line = deque([START])
        while line:
            here = line.popleft()
            for after in self.next[here]:
                if after not in routes:
                    routes[after] = (*routes[here], after)
                    line.append(after)
        return tuple(routes[space] for space in range(len(self.spots)))

    def _rows(self, space: Space) -> Iterable[tuple[Space, Space]]:
        """Yield the other two of each three ordinary spaces in a row with this one (TR-53)."""
        for first in (space, *self.before[space], *self._two_before(space)):
            for second in self.next[first]:
                for third in self.next[second]:
                    row = (first, second, third)
                    if space in row and all(self.kinds[s] is Terrain.PATH for s in row):
                        one, other = (s for s in row if s != space)
                        yield one, other

    def _two_before(self, space: Space) -> Iterable[Space]:
        return (s for near in self.before[space] for s in self.before[near])

    def _within(self, space: Space, steps: int) -> frozenset[Space]:
        """Return the spaces within reach along the paths, never through Home Base (TR-49)."""
        found = {space: 0}
        line = deque([space])
        while line:
            here = line.popleft()
            at_home = here != space and self.kinds[here] is Terrain.HOME
            if found[here] < steps and not at_home:
                for near in (*self.next[here], *self.before[here]):
                    if near not in found:
                        found[near] = found[here] + 1
                        line.append(near)
        return frozenset(found)


class Box:
    """All that is needed to play."""

    def __init__(
        self, spots: Sequence[Spot], cards: Sequence[Card], adventurers: Sequence[Adventurer]
    ) -> None:
        self.board = Board(spots)
        self.cards = {card.id: card for card in cards}
        self.copies = {card.id: card.copies for card in cards}
        self.pile = tuple(card.id for card in cards for _ in range(card.copies))
        self.adventurers = {one.id: one for one in adventurers}
        self.ordinary = frozenset(
            space for space, kind in enumerate(self.board.kinds) if kind is Terrain.PATH
        )

    def boon(self, player: HasPerks, name: str) -> int:
        """Return what the Perks of a player add to something."""
        return sum(self.cards[perk].boons.get(name, 0) for perk in player.perks)

    def price(self, player: HasPerks, card: CardId) -> int:
        """Return what it costs to play a card, to place it face up or to turn it up."""
        one = self.cards[card]
        match one.kind:
            case Kind.TRAP:
                return max(0, one.value - self.boon(player, "traps"))
            case Kind.PIT | Kind.TREASURE:
                return 0
            case Kind.ACTION | Kind.DODGE | Kind.PERK:
                return one.value

    def hand_limit(self, player: HasPerks) -> int:
        return HAND_LIMIT + self.boon(player, "hand")
