"""Setting up: adventurers, gold, hands, and who begins (TR-1 to TR-10)."""

from collections.abc import Sequence

from trapline.kernel import Luck, Sitter, TableTime

from ..content import Box
from ..facts import AnyFact
from ..facts.turns import Dealt, Opened, StartRolled
from ..model.basics import GOLD, HAND, LAST_BONUS, Seats
from ..model.game import Options
from .scene import Scene
from .settling import settle


def setup(
    box: Box, options: Options, seats: Sequence[Sitter], at: TableTime, luck: Luck
) -> list[AnyFact]:
    around = tuple(sorted(sitter.seat for sitter in seats))
    rolls = roll_for_start(around, luck)
    first = around.index(rolls[-1].by)
    order = around[first:] + around[:first]
    opened = Opened(
        options=options,
        order=order,
        animals=drawn(box, len(order), luck, animal=True),
        humans=drawn(box, len(order), luck, animal=False),
        gold=(GOLD,) * (len(order) - 1) + (GOLD + LAST_BONUS,),
    )
    scene = Scene(box, None, at, luck)
    scene.tell(opened)
    for roll in rolls[:-1]:
        scene.tell(roll)
    cards = luck.sample(box.pile, HAND * len(order))
    for place, seat in enumerate(order):
        hand = cards[place * HAND : (place + 1) * HAND]
        scene.tell(Dealt(seat, hand, to=(seat,)))
    settle(scene)
    return scene.facts


def roll_for_start(seats: Seats, luck: Luck) -> list[StartRolled]:
    """Let all roll both dice, those tied for the highest again; the winner's roll comes last."""
    rolls = [StartRolled(seat, (luck.die(), luck.die())) for seat in seats]
    best = max(sum(roll.dice) for roll in rolls)
    highest = [roll for roll in rolls if sum(roll.dice) == best]
    if len(highest) > 1:
        return rolls + roll_for_start(tuple(roll.by for roll in highest), luck)
    return rolls + highest


def drawn(box: Box, count: int, luck: Luck, *, animal: bool) -> tuple[str, ...]:
    names: list[str] = [one.id for one in box.adventurers.values() if one.animal == animal]
    return luck.sample(names, count)
