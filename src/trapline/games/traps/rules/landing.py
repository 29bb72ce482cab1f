"""Coming to stand somewhere: banks, thefts, traps, chance and toxic (TR-25 to TR-37, TR-65 …)."""

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat

from ..content import Box
from ..facts.cards import Fizzled
from ..facts.landing import (
    ChanceKept,
    ChanceStruck,
    Dodged,
    Flipped,
    Landed,
    PitEmptied,
    RemedyOffered,
    Spared,
    Stole,
    Suffered,
    TrapBought,
    TrapDestroyed,
    TrapMet,
)
from ..model.agenda import Chance, Dodge, Effect, Land, Remedy, Spring, Steal, Toxic
from ..model.basics import THEFT, CardId, PieceId, Seats, Space
from ..model.game import State
from ..model.kinds import Kind, Meeting, Terrain
from ..model.reasons import Reason
from ..wishes.answers import BuyTrap, DestroyTrap, DodgeTrap, StealFrom, Suffer
from .asking import afford, offered, pending
from .drawing import held, over_limit, take_from_deck
from .moving import go_to_hut, pay_at_bank
from .queries import flags_left, half, mercy, others_here, ranking, seat_of, where
from .scene import Scene


def land(scene: Scene, item: Land) -> None:
    piece = item.piece
    space, seat = where(scene.state, piece), seat_of(piece)
    is_bank = scene.box.board.kinds[space] is Terrain.BANK
    meets = meeting(scene, piece, space)
    why = mercy(scene.state, piece, space) if is_bank or meets else None
    if is_bank and why is None:
        pay_at_bank(scene, piece, space)
    steals = seat == scene.state.active and bool(victims(scene.box, scene.state, piece))
    meets = meets if why is None else None
    scene.tell(Landed(by=seat, piece=piece, space=space, steals=steals, meets=meets))
    if why is not None:
        scene.tell(Spared(seat, piece, space, why))


def meeting(scene: Scene, piece: PieceId, space: Space) -> Meeting | None:
    """Return what waits for a piece where it landed."""
    match scene.box.board.kinds[space]:
        case Terrain.CHANCE:
            return Meeting.CHANCE
        case Terrain.TOXIC:
            return Meeting.TOXIC
        case _:
            return Meeting.TRAP if springs(scene, piece, space) else None


def springs(scene: Scene, piece: PieceId, space: Space) -> bool:
    """Say whether a Trap concerns a piece: another's, or an open Money Pit of its own (TR-33)."""
    trap = scene.state.traps.get(space)
    if trap is None:
        return False
    is_pit = trap.up and scene.box.cards[trap.card].kind is Kind.PIT
    return trap.owner != seat_of(piece) or is_pit


def victims(box: Box, state: State, piece: PieceId) -> Seats:
    """Return whom a piece can steal from where it stands."""
    if box.board.is_safe(where(state, piece)):
        return ()
    here = others_here(state, piece)
    return tuple(seat for seat in here if not box.boon(state.players[seat], "purse"))


def steal(scene: Scene, item: Steal) -> None:
    found = victims(scene.box, scene.state, item.piece)
    if not found:
        scene.tell(Fizzled(seat_of(item.piece)))
    elif len(found) == 1:
        pick_pocket(scene, item.piece, found[0])


def steal_from(scene: Scene, by: Seat, wish: StealFrom) -> None:
    piece = pending(scene.state, by, Steal).piece
    found = victims(scene.box, scene.state, piece)
    pick_pocket(scene, piece, offered(wish.seat, found, "TR-27"))


def pick_pocket(scene: Scene, piece: PieceId, whom: Seat) -> None:
    """Take what there is, at most $10 for each piece (TR-25, TR-26, TR-29)."""
    by, state = seat_of(piece), scene.state
    wanted = THEFT * others_here(state, piece)[whom]
    wanted += scene.box.boon(state.players[by], "steal")
    scene.tell(Stole(by, whom, min(wanted, state.players[whom].gold)))


def spring(scene: Scene, item: Spring) -> None:
    box, state = scene.box, scene.state
    seat, trap = seat_of(item.piece), state.traps.get(item.space)
    if trap is None:
        scene.tell(Fizzled(seat))
    elif trap.owner == seat:
        scene.tell(PitEmptied(seat, item.space, box.cards[trap.card].owner))
    elif trap.up:
        met = TrapMet(by=seat, piece=item.piece, space=item.space, owner=trap.owner, card=trap.card)
        scene.tell(met)
    else:
        turn_up(scene, item, trap.owner, trap.card)


def turn_up(scene: Scene, item: Spring, owner: Seat, card: CardId) -> None:
    """Flip a hidden Trap that was hit, if its owner can pay for it (TR-54, TR-55)."""
    player = scene.state.players[owner]
    price = scene.box.price(player, card)
    if player.gold >= price:
        scene.tell(Flipped(owner, item.space, card, price))
        return
    scene.tell(
        RemedyOffered(
            by=seat_of(item.piece),
            owner=owner,
            piece=item.piece,
            space=item.space,
            card=card,
            price=half(scene.box, card),
        )
    )


def remedy(scene: Scene, item: Remedy) -> None:
    if item.space not in scene.state.traps:
        scene.tell(Fizzled(seat_of(item.piece)))


def buy_trap(scene: Scene, by: Seat, _wish: BuyTrap) -> None:
    item = pending(scene.state, by, Remedy)
    afford(scene.state, by, item.price, "TR-55")
    if not flags_left(scene.state, by):
        raise IllegalMove(Reason.NO_FLAG, rule="TR-55")
    owner = scene.state.traps[item.space].owner
    scene.tell(TrapBought(by, owner, item.space, item.price))


def destroy_trap(scene: Scene, by: Seat, _wish: DestroyTrap) -> None:
    destroy(scene, by, pending(scene.state, by, Remedy).space)


def destroy(scene: Scene, by: Seat, space: Space | None) -> None:
    trap = None if space is None else scene.state.traps.get(space)
    if space is None or trap is None:
        scene.tell(Fizzled(by, "wreck"))
    else:
        scene.tell(TrapDestroyed(by, space, trap.card))


def wait_for_dodge(_scene: Scene, _item: Dodge) -> None:
    """A dodge is always a choice, whatever the hand (TR-32)."""


def dodge_trap(scene: Scene, by: Seat, wish: DodgeTrap) -> None:
    item, card = pending(scene.state, by, Dodge), held(scene, by, wish.card)
    if card.kind is not Kind.DODGE:
        raise IllegalMove(Reason.WRONG_KIND, rule="TR-32")
    afford(scene.state, by, card.value)
    effects = tuple(
        replace(effect, by=by, seat=by, piece=item.piece, space=item.space)
        for effect in card.effects
    )
    scene.tell(Dodged(by, card.id, card.value, effects))


def suffer(scene: Scene, by: Seat, _wish: Suffer) -> None:
    be_caught(scene, pending(scene.state, by, Dodge), by)


def be_caught(scene: Scene, item: Dodge, by: Seat) -> None:
    card = scene.box.cards[item.card]
    effects = (Effect("pay", card.foe),) if card.kind is Kind.PIT else card.effects
    is_drawn = item.space is None
    suffered = tuple(
        replace(
            effect, by=item.owner, seat=by, piece=item.piece, landed=not is_drawn, drawn=is_drawn
        )
        for effect in effects
    )
    scene.tell(Suffered(by, item.card, suffered))


def take_chance(scene: Scene, item: Chance) -> None:
    seat = seat_of(item.piece)
    card = take_from_deck(scene)
    if card is None:
        scene.tell(Fizzled(seat, "chance"))
    elif scene.box.cards[card].is_trap:
        # TR-72: the player in first place stands for an owner, or the next if that is oneself.
        owner = next(s for s in ranking(scene.box, scene.state) if s != seat)
        scene.tell(ChanceStruck(seat, item.piece, card, owner))
    else:
        scene.tell(ChanceKept(seat, card, over_limit(scene, seat, 1)))


def breathe_poison(scene: Scene, item: Toxic) -> None:
    seat = seat_of(item.piece)
    if scene.box.boon(scene.state.players[seat], "toxic"):
        scene.tell(Fizzled(seat, "toxic"))
    else:
        go_to_hut(scene, item.piece)
