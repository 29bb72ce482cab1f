"""What a good player knows of the board and the cards before the game begins, in turns."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from ..content import Box
from ..model.agenda import Effect
from ..model.basics import BANK_PAYS, FINISH, HOME_PAYS, START, CardId, Space
from ..model.kinds import Kind, Terrain
from .race import Race

GOLD = 1 / 120
"""What a coin is worth, in turns."""
CARD = 0.35
"""What any card in the hand is worth."""
HIT = 1 / 6
"""How often a piece that comes by stands on a space."""
FADES = 0.97
"""A space that is one step farther is that much less likely to matter."""
AGAIN = 0.03
"""How often a piece that was sent back stands on a space it had left behind."""
SAFETY = 0.1
"""What it is worth to stand in a hut."""

TOLLS: Mapping[str, Callable[[int], float]] = {
    "stun": lambda _: 1.0,
    "freeze": lambda _: 0.4,
    "limp": lambda _: 0.45,
    "lose": lambda amount: amount * GOLD,
    "pay": lambda amount: amount * GOLD,
    "levy": lambda amount: amount * GOLD,
    "halve": lambda _: 60 * GOLD,
    "drop": lambda amount: amount * CARD / 2,
    "snatch": lambda _: CARD,
    "strip": lambda _: 0.3,
    "swap": lambda _: 1.5,
    "gain": lambda amount: -amount * GOLD,
    "draw": lambda amount: -amount * CARD,
    "roll": lambda _: -0.5,
    "wreck": lambda _: -0.2,
    "seize": lambda _: -0.3,
}
"""How many turns a verb costs whom it falls on, where it moves nobody."""

BOONS: Mapping[str, float] = {
    "hand": 0.15,
    "steal": 0.06,
    "bank": 0.06,
    "reach": 0.1,
    "home": 0.01,
    "purse": 0.5,
    "foot": 0.4,
    "toxic": 1.0,
    "traps": 0.08,
    "free_draw": 1.2,
}
"""How many turns a Perk saves in a whole race, for each unit of its boon."""


def stands(most: int) -> tuple[float, ...]:
    """Return how likely a piece comes to stand so many steps on, by one die or by two."""
    one, two = [1.0], [1.0]
    for away in range(1, most):
        one.append(sum(one[max(0, away - 6) :]) / 6)
        sums = ((total, (6 - abs(total - 7)) / 36) for total in range(2, min(away, 12) + 1))
        two.append(sum(chance * two[away - total] for total, chance in sums))
    return tuple((by_one + by_two) / 2 for by_one, by_two in zip(one, two, strict=True))


STANDS = stands(128)


class Ground:
    """Distances, dangers and prices that never change."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.board = box.board
        self.race = Race(max(box.board.nearest))
        whole = box.board.nearest[START]
        self.midway = box.board.routes[FINISH][whole // 2]
        self.whole = self.race.turns[whole, whole]
        self.pace = self.whole / whole / 2
        """Turns for a step."""
        spaces = range(len(self.board.spots))
        self.hut_behind = tuple(self._hut_behind(space) for space in spaces)
        self.steps = tuple(self._steps(space) for space in spaces)
        self.walks = cache(self._walks)
        self.hits = tuple(self._hits(space) for space in spaces)
        self.tolls = {
            card: [self._toll(card, s) for s in spaces]
            for card in box.cards
            if box.cards[card].is_trap
        }
        self.kept = cache(self._kept)
        self.chance = self._chance()
        self.mean_toll = self._mean_toll()
        self.gains = {
            Terrain.HOME: HOME_PAYS * GOLD,
            Terrain.HUT: SAFETY,
            Terrain.BANK: BANK_PAYS * GOLD,
            Terrain.CHANCE: self.chance,
            Terrain.TOXIC: 0.0,
        }
        """What a special space gives whoever lands there."""
        self.rough = self._rough()

    def _steps(self, space: Space) -> Mapping[Space, int]:
        """Return how far ahead each space is that a piece can come to."""
        found, line = {space: 0}, deque([space])
        while line:
            here = line.popleft()
            for after in self.board.next[here]:
                if after not in found:
                    found[after] = found[here] + 1
                    line.append(after)
        return found

    def _hits(self, space: Space) -> tuple[float, ...]:
        """Return how often a piece will stand on each space; where the path forks, half go."""
        ahead, passes = self.steps[space], {space: 1.0}
        for here in sorted(ahead, key=self.board.farthest.__getitem__, reverse=True):
            for after in self.board.next[here]:
                share = passes[here] / len(self.board.next[here])
                passes[after] = passes.get(after, 0.0) + share
        return tuple(
            passes[s] * STANDS[ahead[s]] * FADES ** ahead[s] if ahead.get(s) else AGAIN
            for s in range(len(self.board.spots))
        )

    def _walks(self, space: Space, steps: int) -> tuple[tuple[Space, int], ...]:
        """Return where so many steps may lead, and past how many Banks."""
        ends = [(space, 0)]
        for _ in range(steps):
            ends = [
                (after, banks + (self.board.kinds[here] is Terrain.BANK and here != space))
                for here, banks in ends
                for after in (self.board.next[here] or (FINISH,))
            ]
        return tuple(ends)

    def _hut_behind(self, space: Space) -> Space:
        behind = reversed(self.board.routes[space][:-1])
        return next((s for s in behind if self.board.kinds[s] is Terrain.HUT), START)

    def moved(self, effect: Effect, space: Space) -> Space | None:
        """Return where a verb puts a piece; None if it moves none."""
        match effect.do:
            case "back":
                route = (START, *self.board.routes[space])
                return route[max(0, len(route) - 1 - effect.amount)]
            case "forward":
                return self.walks(space, effect.amount)[0][0]
            case "start":
                return START
            case "hut":
                return self.hut_behind[space]
            case _:
                return None

    def cost(self, effect: Effect, space: Space) -> float:
        """Return how many turns an effect costs a piece that stands here."""
        to = self.moved(effect, space)
        if to is None:
            return TOLLS[effect.do](effect.amount)
        if self.board.kinds[to] is Terrain.TOXIC:
            to = self.hut_behind[to]
        lost = self.board.nearest[to] - self.board.nearest[space]
        return lost * self.pace - (HOME_PAYS * GOLD if to == START else 0)

    def _toll(self, name: CardId, space: Space) -> float:
        """Return how many turns a Trap costs those who land on it."""
        card = self.box.cards[name]
        if card.kind is Kind.PIT:
            return card.foe * GOLD
        return sum(self.cost(effect, space) for effect in card.effects)

    def _kept(self, name: CardId) -> float:
        """Return what a card is worth in the hand."""
        card = self.box.cards[name]
        match card.kind:
            case Kind.TREASURE:
                return card.value * GOLD
            case Kind.DODGE:
                return 2 * CARD
            case Kind.PERK:
                return sum(BOONS[name] * unit for name, unit in card.boons.items()) / 2
            case Kind.TRAP | Kind.PIT | Kind.ACTION:
                return CARD

    def _chance(self) -> float:
        """Return what a Chance space gives, on the whole."""
        cards = [self.box.cards[name] for name in self.box.pile]
        gains = [-self.tolls[card.id][self.midway] if card.is_trap else CARD for card in cards]
        return sum(gains) / len(gains)

    def _mean_toll(self) -> float:
        traps = [name for name in self.box.pile if self.box.cards[name].kind is Kind.TRAP]
        return sum(self.tolls[name][self.midway] for name in traps) / len(traps)

    def _rough(self) -> tuple[float, ...]:
        """Return, for each space, what the way home costs beyond the mere distance."""
        rough = {FINISH: 0.0}
        for space in sorted(range(len(self.board.spots)), key=self.board.farthest.__getitem__):
            if space != FINISH:
                rough[space] = min(self._onward(space, rough))
        return tuple(rough[space] for space in range(len(self.board.spots)))

    def _onward(self, space: Space, rough: Mapping[Space, float]) -> Iterator[float]:
        near = self.board.nearest
        for after in self.board.next[space]:
            detour = (1 + near[after] - near[space]) * self.pace
            yield rough[after] + detour + self._risk(after)

    def _risk(self, space: Space) -> float:
        match self.board.kinds[space]:
            case Terrain.TOXIC:
                back = self.board.nearest[self.hut_behind[space]] - self.board.nearest[space]
                return HIT * back * self.pace
            case Terrain.BANK:
                return -BANK_PAYS * GOLD
            case Terrain.CHANCE:
                return -HIT * self.chance
            case Terrain.HUT:
                return -HIT * SAFETY
            case Terrain.PATH | Terrain.HOME:
                return 0.0
