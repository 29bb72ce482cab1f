"""A turn, and what is played in it (TR-11, TR-47 to TR-63)."""

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat

from ..content import Box, Card
from ..facts.cards import AbilityUsed, ActionPlayed, Cashed, PerkGained, TrapHidden, TrapPlaced
from ..facts.landing import Flipped
from ..facts.turns import TurnBegan, TurnEnded, TurnMissed
from ..model.agenda import Effect
from ..model.basics import MOST_TRAPS, CardId, PieceId, Space
from ..model.game import State
from ..model.kinds import Kind, Phase
from ..model.reasons import Reason
from ..wishes import turn as wishes
from .aims import RULE_OF, lacks
from .asking import afford, offered
from .debts import sell
from .drawing import held
from .moving import roll_dice
from .queries import dice_counts, flags_left, in_reach, makes_three, pieces_of
from .scene import Scene


def begin_turn(scene: Scene) -> None:
    state = scene.state
    seat = state.order[(state.order.index(state.active) + 1) % len(state.order)]
    if state.players[seat].misses:
        scene.tell(TurnMissed(state.turn + 1, seat))
    else:
        until = scene.later(state.options.turn_seconds) if state.options.timer else None
        scene.tell(TurnBegan(state.turn + 1, seat, until))


def finish_turn(scene: Scene) -> None:
    """Play what is left of a turn whose time is up (TR-98)."""
    state, seat = scene.state, scene.state.active
    if state.phase is Phase.ROLL:
        roll_dice(scene, seat, max(dice_counts(state, seat)))
    else:
        scene.tell(TurnEnded(state.turn, seat))


def end_turn(scene: Scene, by: Seat, wish: wishes.EndTurn) -> None:
    scene.tell(TurnEnded(wish.turn, by))


def place_trap(scene: Scene, by: Seat, wish: wishes.PlaceTrap) -> None:
    card = trap_held(scene, by, wish.card, wish.space)
    price = scene.box.price(scene.state.players[by], card.id)
    afford(scene.state, by, price)
    scene.tell(TrapPlaced(by, wish.space, card.id, price))


def hide_trap(scene: Scene, by: Seat, wish: wishes.HideTrap) -> None:
    card = trap_held(scene, by, wish.card, wish.space)
    price = scene.state.options.hide_price
    afford(scene.state, by, price)
    scene.tell(TrapHidden(by=by, space=wish.space, card=card.id, amount=price, to=(by,)))


def trap_held(scene: Scene, by: Seat, name: CardId, space: Space) -> Card:
    """Return a Trap that may be placed on a space now (TR-47 to TR-53)."""
    box, state = scene.box, scene.state
    card = held(scene, by, name)
    if not card.is_trap:
        raise IllegalMove(Reason.WRONG_KIND, rule="TR-94")
    if state.laid >= MOST_TRAPS:
        raise IllegalMove(Reason.NO_MORE_TRAPS, rule="TR-48")
    if not flags_left(state, by):
        raise IllegalMove(Reason.NO_FLAG, rule="TR-47")
    if space not in box.ordinary or space in state.traps:
        raise IllegalMove(Reason.NOT_OPEN, rule="TR-50")
    if space not in in_reach(box, state, by):
        raise IllegalMove(Reason.TOO_FAR, rule="TR-49")
    if makes_three(box, state, space):
        raise IllegalMove(Reason.THREE_IN_A_ROW, rule="TR-53")
    return card


def flip_trap(scene: Scene, by: Seat, wish: wishes.FlipTrap) -> None:
    refuse_unless_own(scene, by, wish.space, up=False)
    card = scene.state.traps[wish.space].card
    price = scene.box.price(scene.state.players[by], card)
    afford(scene.state, by, price)
    scene.tell(Flipped(by, wish.space, card, price))


def sell_trap(scene: Scene, by: Seat, wish: wishes.SellTrap) -> None:
    refuse_unless_own(scene, by, wish.space, up=True)
    sell(scene, by, wish.space)


def refuse_unless_own(scene: Scene, by: Seat, space: Space, *, up: bool) -> None:
    trap = scene.state.traps.get(space)
    if trap is None or trap.owner != by:
        raise IllegalMove(Reason.NOT_YOUR_TRAP, rule="TR-47")
    if trap.up != up:
        reason, rule = (Reason.FACE_DOWN, "TR-57") if up else (Reason.FACE_UP, "TR-56")
        raise IllegalMove(reason, rule=rule)


def play_action(scene: Scene, by: Seat, wish: wishes.PlayAction) -> None:
    card = held(scene, by, wish.card)
    if card.kind not in (Kind.ACTION, Kind.PERK):
        raise IllegalMove(Reason.WRONG_KIND, rule="TR-60")
    afford(scene.state, by, card.value)
    if card.kind is Kind.PERK:
        if card.id in scene.state.players[by].perks:
            raise IllegalMove(Reason.PERK_STANDS, rule="TR-61")
        scene.tell(PerkGained(by, card.id, card.value))
        return
    effects = meant(by, card.effects, None)
    refuse_aimless(scene, effects)
    scene.tell(ActionPlayed(by, card.id, card.value, effects))


def meant(by: Seat, effects: tuple[Effect, ...], piece: PieceId | None) -> tuple[Effect, ...]:
    """Return effects as their player means them."""
    return tuple(replace(effect, by=by, seat=by, piece=piece) for effect in effects)


def refuse_aimless(scene: Scene, effects: tuple[Effect, ...]) -> None:
    aim = lacks(scene.box, scene.state, effects)
    if aim is not None:
        raise IllegalMove(Reason.NO_TARGET, rule=RULE_OF[aim])


def cash_in(scene: Scene, by: Seat, wish: wishes.CashIn) -> None:
    card = held(scene, by, wish.card)
    if card.kind is not Kind.TREASURE:
        raise IllegalMove(Reason.WRONG_KIND, rule="TR-62")
    scene.tell(Cashed(by, card.id, card.value))


def use_ability(scene: Scene, by: Seat, wish: wishes.UseAbility) -> None:
    piece = offered(wish.piece, pieces_of(by), "TR-63")
    if scene.state.players[by].spent[piece % 2]:
        raise IllegalMove(Reason.ABILITY_SPENT, rule="TR-63")
    effects = ability(scene.box, scene.state, piece)
    refuse_aimless(scene, effects)
    scene.tell(AbilityUsed(by, piece, effects))


def ability(box: Box, state: State, piece: PieceId) -> tuple[Effect, ...]:
    player = state.players[piece // 2]
    name = player.human if piece % 2 else player.animal
    return meant(piece // 2, box.adventurers[name].effects, piece)
