"""Debts, and what happens to those who cannot pay them (TR-76 to TR-81)."""

from trapline.kernel import Seat

from ..facts.cards import Fizzled
from ..facts.money import DebtPaid, PartPaid, TrapSold, WentBroke
from ..model.agenda import Debt, GoBack
from ..model.basics import Space
from ..wishes.answers import SellOff, SendBack
from .asking import offered, pending
from .moving import send_to_start
from .queries import half, out, traps_of
from .scene import Scene


def settle_debt(scene: Scene, item: Debt) -> None:
    """Take all the gold, then sell Traps, then the player is bankrupt."""
    gold = scene.state.players[item.seat].gold
    if gold >= item.amount:
        scene.tell(DebtPaid(item.seat, item.whom, item.amount))
        return
    if gold:
        scene.tell(PartPaid(item.seat, item.whom, gold))
        return
    sellable = traps_of(scene.state, item.seat, up=True)
    if not sellable:
        scene.tell(WentBroke(item.seat, item.piece))
    elif worth(scene, sellable) <= item.amount or len(sellable) == 1:
        sell(scene, item.seat, sellable[0])


def worth(scene: Scene, spaces: list[Space]) -> int:
    return sum(half(scene.box, scene.state.traps[space].card) for space in spaces)


def sell(scene: Scene, by: Seat, space: Space) -> None:
    card = scene.state.traps[space].card
    scene.tell(TrapSold(by, space, card, half(scene.box, card)))


def sell_off(scene: Scene, by: Seat, wish: SellOff) -> None:
    pending(scene.state, by, Debt)
    sell(scene, by, offered(wish.space, traps_of(scene.state, by, up=True), "TR-77"))


def go_to_start(scene: Scene, item: GoBack) -> None:
    """Send the piece that landed on the Trap; where none did, its owner chooses (TR-78)."""
    if item.piece is not None:
        send_to_start(scene, item.piece)
        return
    able = out(scene.state, item.seat)
    if not able:
        scene.tell(Fizzled(item.seat))
    elif len(able) == 1:
        send_to_start(scene, able[0])


def send_back(scene: Scene, by: Seat, wish: SendBack) -> None:
    pending(scene.state, by, GoBack)
    send_to_start(scene, offered(wish.piece, out(scene.state, by), "TR-80"))
