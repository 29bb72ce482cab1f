"""What a player may do now."""

from collections.abc import Iterable, Iterator

from trapline.kernel import Seat

from ..content import Box
from ..model.agenda import Debt, Dodge, Drop, Effect, GoBack, Mover, Remedy, Steal, Walk
from ..model.basics import MOST_DRAWS, MOST_TRAPS, CardId, PieceId
from ..model.game import State
from ..model.kinds import Aim, Kind, Phase
from ..wishes import invitations as invite
from .aims import lacks, targets
from .asking import waited_for
from .drawing import may_draw
from .landing import victims
from .queries import (
    dice_counts,
    draw_price,
    flags_left,
    is_over,
    movers,
    open_spaces,
    out,
    paths,
    pieces_of,
    traps_of,
)
from .turns import ability, meant


def invitations(box: Box, state: State, me: Seat) -> Iterator[invite.AnyInvitation]:
    if is_over(state) or waited_for(state) != me:
        return
    if state.agenda:
        yield from answers(box, state, me)
    elif state.phase is Phase.ROLL:
        yield invite.MayRoll(state.turn, dice_counts(state, me))
    else:
        yield from plays(box, state, me)
        yield invite.MayEndTurn(state.turn)


def answers(box: Box, state: State, me: Seat) -> Iterator[invite.AnyInvitation]:
    item, number = state.agenda[0], state.choice
    match item:
        case Mover():
            able = tuple(movers(box, state, me, item.steps))
            yield invite.MayMove(number, able, item.steps)
        case Walk():
            yield invite.MayTakePath(number, paths(box, state, item))
        case Steal():
            yield invite.MayStealFrom(number, victims(box, state, item.piece))
        case Dodge():
            yield invite.MayDodgeTrap(number, dodges(box, state, me))
            yield invite.MaySuffer(number)
        case Remedy():
            if state.players[me].gold >= item.price and flags_left(state, me):
                yield invite.MayBuyTrap(number, item.price)
            yield invite.MayDestroyTrap(number)
        case Debt():
            yield invite.MaySellOff(number, tuple(traps_of(state, me, up=True)), item.amount)
        case GoBack():
            yield invite.MaySendBack(number, tuple(out(state, me)))
        case Drop():
            yield invite.MayDropCard(number, kinds(state.players[me].hand), item.count)
        case Effect():
            yield from aims(number, item, tuple(targets(box, state, item)))
        case _:
            return


def dodges(box: Box, state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the dodges in a hand that can be paid."""
    player = state.players[seat]
    cards = (box.cards[card] for card in player.hand)
    return kinds(c.id for c in cards if c.kind is Kind.DODGE and c.value <= player.gold)


def aims(number: int, effect: Effect, found: tuple[int, ...]) -> Iterator[invite.AnyInvitation]:
    match effect.aim:
        case Aim.MINE | Aim.FOE:
            yield invite.MayPickPiece(number, found)
        case Aim.RIVAL:
            yield invite.MayPickSeat(number, found)
        case Aim.TRAP | None:
            yield invite.MayPickTrap(number, found)


def plays(box: Box, state: State, me: Seat) -> Iterator[invite.AnyInvitation]:
    turn, player = state.turn, state.players[me]
    if may_draw(box, state, me):
        yield invite.MayDraw(turn, MOST_DRAWS - state.drawn, draw_price(box, state, me))
    if player.hand:
        yield invite.MayDiscard(turn, kinds(player.hand))
    yield from placings(box, state, me)
    hidden = [
        space
        for space in traps_of(state, me, up=False)
        if box.price(player, state.traps[space].card) <= player.gold
    ]
    if hidden:
        yield invite.MayFlipTrap(turn, tuple(hidden))
    if sellable := traps_of(state, me, up=True):
        yield invite.MaySellTrap(turn, tuple(sellable))
    if actions := kinds(card for card in player.hand if may_play(box, state, me, card)):
        yield invite.MayPlayAction(turn, actions)
    if treasures := kinds(c for c in player.hand if box.cards[c].kind is Kind.TREASURE):
        yield invite.MayCashIn(turn, treasures)
    if able := tuple(p for p in pieces_of(me) if may_use(box, state, p)):
        yield invite.MayUseAbility(turn, able)


def placings(box: Box, state: State, me: Seat) -> Iterator[invite.AnyInvitation]:
    turn, player = state.turn, state.players[me]
    traps = kinds(card for card in player.hand if box.cards[card].is_trap)
    if not traps or state.laid >= MOST_TRAPS or not flags_left(state, me):
        return
    spaces = tuple(open_spaces(box, state, me))
    if not spaces:
        return
    if cheap := tuple(c for c in traps if box.price(player, c) <= player.gold):
        yield invite.MayPlaceTrap(turn, cheap, spaces)
    if player.gold >= state.options.hide_price:
        yield invite.MayHideTrap(turn, traps, spaces)


def may_play(box: Box, state: State, me: Seat, name: CardId) -> bool:
    card, player = box.cards[name], state.players[me]
    if card.value > player.gold:
        return False
    if card.kind is Kind.PERK:
        return name not in player.perks
    effects = meant(me, card.effects, None)
    return card.kind is Kind.ACTION and lacks(box, state, effects) is None


def may_use(box: Box, state: State, piece: PieceId) -> bool:
    spent = state.players[piece // 2].spent[piece % 2]
    return not spent and lacks(box, state, ability(box, state, piece)) is None


def kinds(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    return tuple(sorted(set(cards)))
