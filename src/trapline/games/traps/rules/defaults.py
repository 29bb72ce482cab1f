"""What the house answers for somebody whose time is up (TR-98)."""

from functools import partial
from itertools import combinations

from ..content import Box
from ..model.agenda import Debt, Dodge, Drop, Effect, GoBack, Item, Mover, Remedy, Steal, Walk
from ..model.basics import Space
from ..model.game import State
from ..model.kinds import Gait
from .aims import targets
from .debts import sell
from .drawing import let_go
from .effects import aim_at
from .landing import be_caught, destroy, pick_pocket, victims
from .moving import send_to_start, walk
from .queries import distance, half, movers, out, paths, traps_of
from .scene import Scene


def answer_for(scene: Scene, item: Item) -> None:
    box, state, seat = scene.box, scene.state, item.asked
    steps_home = partial(distance, box, state)
    match item:
        case Mover():
            nearest = min(movers(box, state, seat, item.steps), key=steps_home)
            walk(scene, nearest, item.steps, Gait.DICE)
        case Walk():
            way = paths(box, state, item)[0]
            walk(scene, item.piece, item.steps, item.gait, first=way)
        case Steal():
            rich = max(victims(box, state, item.piece), key=lambda s: state.players[s].gold)
            pick_pocket(scene, item.piece, rich)
        case Dodge():
            be_caught(scene, item, seat)
        case Remedy():
            destroy(scene, seat, item.space)
        case Debt():
            sell(scene, seat, cheapest(box, state, item))
        case GoBack():
            send_to_start(scene, max(out(state, seat), key=steps_home))
        case Drop():
            let_go(scene, item, state.players[seat].hand[-1])
        case Effect():
            aim_at(scene, item, targets(box, state, item)[0])
        case _:
            raise TypeError(f"{item} asks nothing")


def cheapest(box: Box, state: State, debt: Debt) -> Space:
    """Return a Trap of the cheapest set that covers a debt."""
    mine = traps_of(state, debt.seat, up=True)
    prices = {space: half(box, state.traps[space].card) for space in mine}

    def price(spaces: tuple[Space, ...]) -> int:
        return sum(prices[space] for space in spaces)

    sets = (some for count in range(1, len(mine) + 1) for some in combinations(mine, count))
    return min((some for some in sets if price(some) >= debt.amount), key=price)[0]
