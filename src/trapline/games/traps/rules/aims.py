"""On whom or what a card or an ability can work (TR-63, TR-64)."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from trapline.kernel import Seat

from ..content import Box
from ..model.agenda import Effect
from ..model.basics import PieceId, Seats, Space
from ..model.game import State
from ..model.kinds import Aim
from .queries import distance, flags_left, is_out, is_safe, movers, out, pieces_of, rivals

Target: TypeAlias = int
"""A piece, a seat or a space, by the aim."""

RULE_OF: Mapping[Aim, str] = {
    Aim.MINE: "TR-86",
    Aim.FOE: "TR-64",
    Aim.RIVAL: "TR-60",
    Aim.TRAP: "TR-60",
}
"""Which rule says what can be aimed at."""


def targets(box: Box, state: State, effect: Effect) -> Sequence[Target]:
    match effect.aim:
        case Aim.MINE:
            return own_pieces(box, state, effect)
        case Aim.FOE:
            return other_pieces(box, state, effect)
        case Aim.RIVAL:
            return other_players(state, effect)
        case Aim.TRAP:
            return other_traps(state, effect)
        case None:
            return ()


def lacks(box: Box, state: State, effects: Sequence[Effect]) -> Aim | None:
    """Return what must be aimed first, if there is nothing to aim at."""
    return None if targets(box, state, effects[0]) else effects[0].aim


def own_pieces(box: Box, state: State, effect: Effect) -> list[PieceId]:
    if effect.do == "forward":
        return movers(box, state, effect.by, effect.amount)
    return out(state, effect.by)


def other_pieces(box: Box, state: State, effect: Effect) -> list[PieceId]:
    """Return the pieces of opponents that stand on the path and are not safe (TR-64)."""
    able = [
        piece
        for seat in rivals(state, effect.by)
        for piece in pieces_of(seat)
        if is_out(state, piece) and not is_safe(box, state, piece)
    ]
    if effect.do != "swap":
        return able
    mine = hindmost(box, state, effect.by)
    return [piece for piece in able if mine is not None and is_ahead(box, state, piece, mine)]


def other_players(state: State, effect: Effect) -> Seats:
    """Return the opponents, of whom some effects need those who have something to lose."""
    others = rivals(state, effect.by)
    match effect.do:
        case "snatch" | "drop":
            return tuple(seat for seat in others if state.players[seat].hand)
        case "strip":
            return tuple(seat for seat in others if state.players[seat].perks)
        case _:
            return others


def other_traps(state: State, effect: Effect) -> list[Space]:
    is_seizing = effect.do == "seize"
    if is_seizing and not flags_left(state, effect.by):
        return []
    return sorted(
        space
        for space, trap in state.traps.items()
        if trap.owner != effect.by and (trap.up or not is_seizing)
    )


def hindmost(box: Box, state: State, seat: Seat, *, exposed: bool = False) -> PieceId | None:
    """Return a player's last piece on the path; if exposed, the last that is not safe there."""
    able = [piece for piece in out(state, seat) if not (exposed and is_safe(box, state, piece))]
    return max(able, key=lambda piece: distance(box, state, piece), default=None)


def is_ahead(box: Box, state: State, piece: PieceId, other: PieceId) -> bool:
    return distance(box, state, piece) < distance(box, state, other)
