"""Where to lay which Trap: ahead of rivals, where all must pass, and with a straight face."""

import math
from collections.abc import Iterator

from trapline.kernel import Text

from ..model.basics import CardId, Space
from ..model.kinds import Kind
from ..wishes import invitations
from ..wishes import turn as wish
from .ground import GOLD
from .outlook import Outlook, Weighed

RESERVE = 120
"""Gold that pays for any one card."""
SHY = 0.8
"""Of those who would step on a Trap, so many do where they see what it is."""


def traps(look: Outlook, may: invitations.AnyInvitation) -> Iterator[Weighed]:
    match may:
        case invitations.MayPlaceTrap():
            yield from opening(look, may)
        case invitations.MayHideTrap():
            yield from hiding(look, may)
        case _:
            return


def opening(look: Outlook, may: invitations.MayPlaceTrap) -> Iterator[Weighed]:
    """Weigh a Trap that lies open: it is paid now, and rivals can keep away."""
    for name in may.cards:
        price = look.trap_price(name)
        worth, space = max((in_sight(look, name, space), space) for space in may.spaces)
        if look.mine.gold >= RESERVE + price:
            worth += look.level.frank
        yield worth - look.price(price), wish.PlaceTrap(may.turn, Text(name), space)


def hiding(look: Outlook, may: invitations.MayHideTrap) -> Iterator[Weighed]:
    """Weigh a hidden Trap, which is paid when it is hit, if ever."""
    for name in may.cards:
        worth, space = max((in_hiding(look, name, space), space) for space in may.spaces)
        yield worth - look.price(look.view.hiding), wish.HideTrap(may.turn, Text(name), space)


def in_sight(look: Outlook, name: CardId, space: Space) -> float:
    hunt = look.hunting(space)
    fun = look.level.mischief * caught(hunt.visits)
    if look.card(name).kind is Kind.PIT:
        pit = look.card(name)
        income = pit.foe * (hunt.prey + hunt.visits) + pit.owner * look.hits(look.me, space)
        return fun + GOLD * income
    return SHY * (fun + look.ground.tolls[name][space] * hunt.prey)


def in_hiding(look: Outlook, name: CardId, space: Space) -> float:
    hunt = look.hunting(space)
    price = look.trap_price(name)
    if look.card(name).kind is Kind.PIT or price > look.mine.gold - look.view.hiding:
        return look.level.bluff * look.ground.mean_toll * hunt.prey
    fun = look.level.mischief - look.price(price)
    return look.ground.tolls[name][space] * hunt.prey + fun * caught(hunt.visits)


def caught(visits: float) -> float:
    """Return how likely anybody comes at all, where so many are expected."""
    return 1 - math.exp(-visits)
