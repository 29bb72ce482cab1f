"""What a player does in a turn: roll, draw, play (TR-38 to TR-63)."""

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat, Stale

from ..content import Box, Card
from ..facts.cards import (
    AbilityUsed,
    ActionPlayed,
    Cashed,
    Discarded,
    Drew,
    PerkGained,
    TrapHidden,
    TrapPlaced,
)
from ..facts.landing import Flipped
from ..facts.turns import TurnEnded
from ..model.agenda import Effect
from ..model.basics import HIDE_PRICE, MOST_DRAWS, MOST_TRAPS, CardId, PieceId, Space
from ..model.game import State
from ..model.kinds import Kind, Phase
from ..model.reasons import Reason
from ..wishes.turn import (
    CashIn,
    Discard,
    Draw,
    EndTurn,
    FlipTrap,
    HideTrap,
    PlaceTrap,
    PlayAction,
    Roll,
    SellTrap,
    TurnWish,
    UseAbility,
)
from .aims import RULE_OF, lacks
from .choices import waited_for
from .debts import afford, sell
from .drawing import held, over_limit, take_from_deck
from .moving import roll
from .queries import (
    deck_size,
    dice_counts,
    draw_price,
    flags_left,
    in_reach,
    makes_three,
    pieces_of,
)
from .scene import Scene


def take_turn(scene: Scene, by: Seat, wish: TurnWish) -> None:
    state = scene.state
    if wish.turn != state.turn:
        raise Stale
    if by != waited_for(state):
        raise IllegalMove(Reason.NOT_YOUR_TURN, seat=waited_for(state))
    if state.agenda:
        raise IllegalMove(Reason.ANSWER_FIRST)
    if state.phase is Phase.OVER or isinstance(wish, Roll) != (state.phase is Phase.ROLL):
        raise IllegalMove(Reason.NOT_NOW, rule="TR-11")
    match wish:
        case Roll():
            roll_dice(scene, by, wish.count)
        case Draw():
            draw(scene, by)
        case Discard():
            held(scene, by, wish.card)
            scene.tell(Discarded(by, str(wish.card)))
        case PlaceTrap():
            place(scene, by, wish)
        case HideTrap():
            hide(scene, by, wish)
        case FlipTrap():
            flip(scene, by, wish.space)
        case SellTrap():
            own_trap(scene, by, wish.space, up=True)
            sell(scene, by, wish.space)
        case PlayAction():
            play_action(scene, by, wish.card)
        case CashIn():
            cash_in(scene, by, wish.card)
        case UseAbility():
            use_ability(scene, by, wish.piece)
        case EndTurn():
            scene.tell(TurnEnded(state.turn, by))


def roll_dice(scene: Scene, by: Seat, count: int) -> None:
    allowed = dice_counts(scene.state, by)
    if count not in allowed:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TR-13")
    roll(scene, by, count)


def draw(scene: Scene, by: Seat) -> None:
    state = scene.state
    if state.phase is not Phase.DRAW:
        raise IllegalMove(Reason.NOT_NOW, rule="TR-11")
    if state.drawn >= MOST_DRAWS:
        raise IllegalMove(Reason.NO_MORE_DRAWS, rule="TR-38")
    if over_limit(scene, by, 1):
        raise IllegalMove(Reason.HAND_FULL, rule="TR-39")
    price = draw_price(scene.box, state, by)
    afford(state, by, price)
    card = take_from_deck(scene)
    if card is None:
        raise IllegalMove(Reason.NO_CARDS_LEFT, rule="TR-97")
    scene.tell(Drew(by, card, price, to=(by,)))


def may_draw(box: Box, state: State, seat: Seat) -> bool:
    player = state.players[seat]
    room = len(player.hand) < box.hand_limit(player)
    left = deck_size(box, state) or state.discards
    can_pay = player.gold >= draw_price(box, state, seat)
    open_phase = state.phase is Phase.DRAW and state.drawn < MOST_DRAWS
    return bool(open_phase and room and left and can_pay)


def place(scene: Scene, by: Seat, wish: PlaceTrap) -> None:
    card = trap_held(scene, by, wish.card, wish.space)
    price = scene.box.price(scene.state.players[by], card.id)
    afford(scene.state, by, price)
    scene.tell(TrapPlaced(by, wish.space, card.id, price))


def hide(scene: Scene, by: Seat, wish: HideTrap) -> None:
    card = trap_held(scene, by, wish.card, wish.space)
    afford(scene.state, by, HIDE_PRICE)
    scene.tell(TrapHidden(by, wish.space, card.id, HIDE_PRICE, to=(by,)))


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


def flip(scene: Scene, by: Seat, space: Space) -> None:
    own_trap(scene, by, space, up=False)
    card = scene.state.traps[space].card
    price = scene.box.price(scene.state.players[by], card)
    afford(scene.state, by, price)
    scene.tell(Flipped(by, space, card, price))


def own_trap(scene: Scene, by: Seat, space: Space, *, up: bool) -> None:
    trap = scene.state.traps.get(space)
    if trap is None or trap.owner != by:
        raise IllegalMove(Reason.NOT_YOUR_TRAP, rule="TR-47")
    if trap.up != up:
        reason, rule = (Reason.FACE_DOWN, "TR-57") if up else (Reason.FACE_UP, "TR-56")
        raise IllegalMove(reason, rule=rule)


def play_action(scene: Scene, by: Seat, name: CardId) -> None:
    card = held(scene, by, name)
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


def cash_in(scene: Scene, by: Seat, name: CardId) -> None:
    card = held(scene, by, name)
    if card.kind is not Kind.TREASURE:
        raise IllegalMove(Reason.WRONG_KIND, rule="TR-62")
    scene.tell(Cashed(by, card.id, card.value))


def use_ability(scene: Scene, by: Seat, piece: PieceId) -> None:
    if piece not in pieces_of(by):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TR-63")
    if scene.state.players[by].spent[piece % 2]:
        raise IllegalMove(Reason.ABILITY_SPENT, rule="TR-63")
    effects = ability(scene.box, scene.state, piece)
    refuse_aimless(scene, effects)
    scene.tell(AbilityUsed(by, piece, effects))


def ability(box: Box, state: State, piece: PieceId) -> tuple[Effect, ...]:
    player = state.players[piece // 2]
    name = player.human if piece % 2 else player.animal
    return meant(piece // 2, box.adventurers[name].effects, piece)
