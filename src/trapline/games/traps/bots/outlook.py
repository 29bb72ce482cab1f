"""How a game looks to one player: who is how near to winning, and what each Trap does for me."""

import math
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import NamedTuple, TypeAlias

from trapline.kernel import Seat

from ..content import Card
from ..model.agenda import Effect
from ..model.basics import (
    BANK_PAYS,
    FINISH,
    HIDDEN,
    HOME_PAYS,
    START,
    THEFT,
    CardId,
    PieceId,
    Space,
)
from ..model.kinds import Kind, Terrain
from ..model.view import Board, View
from ..wishes import AnyWish
from .ground import CARD, GOLD, Ground
from .levels import Level

Weighed: TypeAlias = tuple[float, AnyWish]
"""How many turns a wish is worth."""

NEARLY = 4.0
"""A rival so many turns behind another is e times less of a danger."""
PURSE = 3.5
"""What all the gold in the world would be worth."""
PURSE_HALF = 150
"""The gold that is worth half as much."""


def purse(gold: int) -> float:
    return PURSE * gold / (gold + PURSE_HALF)


class Hunt(NamedTuple):
    """What a space promises a Trap of mine."""

    prey: float
    """What it is worth to me that whoever comes there loses a turn."""
    visits: float
    """How often rivals will stand there."""


class Outlook:
    """One view, weighed. All worths are in turns of mine."""

    def __init__(self, ground: Ground, level: Level, view: View, me: Seat) -> None:
        self.ground, self.level, self.view, self.me = ground, level, view, me
        self.boards: Mapping[Seat, Board] = {board.seat: board for board in view.boards}
        self.mine = self.boards[me]
        self.traps = {trap.space: trap for trap in view.traps}
        self.hunting = cache(self._hunting)
        self.rivals = [board for board in view.boards if board.seat != me]

    def togo(self, seat: Seat, piece: PieceId | None = None, to: Space = START) -> float:
        """Return the turns a player needs to get home, perhaps with a piece elsewhere."""
        animal, human = self.boards[seat].pieces
        if piece is not None:
            animal, human = (animal, to) if piece % 2 else (to, human)
        near, rough = self.ground.board.nearest, self.ground.rough
        return self.ground.race.turns[near[animal], near[human]] + rough[animal] + rough[human]

    @cached_property
    def weights(self) -> Mapping[Seat, float]:
        """Return what a turn that a rival loses is worth: most for whoever is about to win.

        Who did me harm has it coming, too.
        """
        togo = {board.seat: self.togo(board.seat) + board.misses for board in self.rivals}
        first = min(togo.values())
        fear = {
            seat: math.exp((first - turns) / NEARLY) * self.grudge(seat)
            for seat, turns in togo.items()
        }
        return {seat: one / sum(fear.values()) for seat, one in fear.items()}

    def grudge(self, seat: Seat) -> float:
        return 1 + self.level.grudge * self.mine.struck_by.count(seat)

    def price(self, amount: int) -> float:
        """Return what it costs me to part with gold: the more I have, the less."""
        gold = self.mine.gold
        return purse(gold) - purse(gold - amount)

    def card(self, name: CardId) -> Card:
        return self.ground.box.cards[name]

    def ability(self, piece: PieceId) -> tuple[Effect, ...]:
        board = self.boards[piece // 2]
        name = board.human if piece % 2 else board.animal
        return self.ground.box.adventurers[name].effects

    def boon(self, name: str) -> int:
        return self.ground.box.boon(self.mine, name)

    @property
    def hand_limit(self) -> int:
        return self.ground.box.hand_limit(self.mine)

    def trap_price(self, name: CardId) -> int:
        return self.ground.box.price(self.mine, name)

    @property
    def piece(self) -> PieceId:
        """Return the piece of mine that is being asked about."""
        return 2 * self.me if self.view.piece is None else self.view.piece

    def movers(self, steps: int, *, card: bool = False) -> list[PieceId]:
        """Return my pieces that can use so many steps."""
        return [
            2 * self.me + i
            for i, space in enumerate(self.mine.pieces)
            if space != FINISH
            and (card or not self.mine.frozen[i])
            and (i == 0 or steps <= self.ground.board.farthest[space])
        ]

    def where(self, piece: PieceId) -> Space:
        return self.boards[piece // 2].pieces[piece % 2]

    def hits(self, seat: Seat, space: Space) -> float:
        """Return how often a player's pieces will stand on a space."""
        ahead = self.ground.hits
        animal, human = self.boards[seat].pieces
        return ahead[animal][space] + ahead[human][space]

    def prey(self, space: Space, owner: Seat) -> float:
        """Return what it is worth to me that all but the owner lose a turn on a space."""
        if owner == self.me:
            return self.hunting(space).prey
        rivals = self.hunting(space).prey - self.weights[owner] * self.hits(owner, space)
        return rivals - self.hits(self.me, space)

    def _hunting(self, space: Space) -> Hunt:
        visits = [(weight, one[space] + other[space]) for weight, one, other in self.haunts]
        return Hunt(sum(weight * hits for weight, hits in visits), sum(hits for _, hits in visits))

    @cached_property
    def haunts(self) -> list[tuple[float, Sequence[float], Sequence[float]]]:
        """Return my rivals' weights, and how often each of their pieces stands where."""
        hits = self.ground.hits
        return [
            (self.weights[board.seat], hits[board.pieces[0]], hits[board.pieces[1]])
            for board in self.rivals
        ]

    def threat(self, space: Space, card: CardId, owner: Seat) -> float:
        """Return what it is worth to me that a Trap of somebody lies on a space."""
        if card == HIDDEN:
            return self.ground.mean_toll * self.prey(space, owner)
        toll = self.ground.tolls[card][space]
        return toll * self.prey(space, owner) + self.pit(space, card, owner)

    def pit(self, space: Space, card: CardId, owner: Seat) -> float:
        """Return what a Money Pit brings its owner."""
        pit = self.card(card)
        if pit.kind is not Kind.PIT:
            return 0.0
        others = sum(self.hits(seat, space) for seat in self.boards if seat != owner)
        income = GOLD * (pit.foe * others + pit.owner * self.hits(owner, space))
        return income if owner == self.me else -self.weights[owner] * income

    def meeting(self, space: Space) -> float:
        """Return what the Trap on a space costs me if I land there."""
        trap = self.traps.get(space)
        if trap is None:
            return 0.0
        card = trap.card
        if trap.owner == self.me:
            return -GOLD * self.card(card).owner if trap.up else 0.0
        toll = self.ground.tolls[card][space] if card != HIDDEN else self.ground.mean_toll
        return self.level.fear * toll

    def landing(self, piece: PieceId, space: Space) -> float:
        """Return what it is worth that a piece of mine lands on a space."""
        kind = self.ground.board.kinds[space]
        if self.is_spared(piece, space):
            gain = 0.0
        elif kind is Terrain.PATH:
            gain = -self.meeting(space)
        elif kind is Terrain.TOXIC and not self.boon("toxic"):
            space, gain = self.ground.hut_behind[space], 0.0
        else:
            gain = self.ground.gains[kind]
        if space in self.marks:
            gain += THEFT * GOLD
        return gain + self.now - self.togo(self.me, piece, space)

    def is_spared(self, piece: PieceId, space: Space) -> bool:
        """Say whether what waits on a space lets a piece be for this turn (TR-36)."""
        trap = self.traps.get(space)
        return not self.view.works or (trap is not None and piece in trap.caught)

    @cached_property
    def now(self) -> float:
        return self.togo(self.me)

    @cached_property
    def marks(self) -> frozenset[Space]:
        """Return the spaces where somebody can be robbed."""
        spaces = (space for board in self.rivals for space in board.pieces)
        return frozenset(space for space in spaces if not self.ground.board.is_safe(space))

    def walking(self, piece: PieceId, steps: int, *, dice: bool) -> float:
        """Return what it is worth to move a piece of mine, by the better path."""
        ends = self.ground.walks(self.where(piece), steps)
        pays = BANK_PAYS * GOLD if dice and self.view.works else 0.0
        return max(pays * banks + self.landing(piece, space) for space, banks in ends)

    def harm(self, effect: Effect, seat: Seat, piece: PieceId | None) -> float:
        """Return what it is worth to me that an effect of mine falls on a rival."""
        board, weight = self.boards[seat], self.weights[seat]
        if effect.do == "swap":
            return self.swapping(seat, piece)
        if piece is not None and (to := self.ground.moved(effect, self.where(piece))) is not None:
            consoled = HOME_PAYS * GOLD if to == START else 0.0
            return weight * (self.togo(seat, piece, to) - self.togo(seat) - consoled)
        toll = self.ground.cost(effect, START)
        match effect.do:
            case "pay":
                return (1 + weight) * min(effect.amount, board.gold) * GOLD
            case "snatch":
                return (1 + weight) * CARD
            case "drop":
                return weight * min(effect.amount, len(board.hand)) * CARD
            case "strip":
                return weight * toll if board.perks else 0.0
            case "limp":
                return weight * toll if self.has_two_dice(board) else 0.0
            case _:
                return weight * toll

    def has_two_dice(self, board: Board) -> bool:
        return not board.limps and not {START, FINISH} & set(board.pieces)

    def swapping(self, seat: Seat, piece: PieceId | None) -> float:
        """Return what it is worth to change places with a rival's piece."""
        near = self.ground.board.nearest
        pair = (2 * self.me, 2 * self.me + 1)
        out = [one for one in pair if not self.ground.board.is_safe(self.where(one))]
        if piece is None or not out:
            return 0.0
        last = max(out, key=lambda one: near[self.where(one)])
        here, there = self.where(last), self.where(piece)
        gain = self.togo(self.me) - self.togo(self.me, last, there)
        return gain + self.weights[seat] * (self.togo(seat, piece, here) - self.togo(seat))
