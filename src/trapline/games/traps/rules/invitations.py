"""What a player may do now."""

from collections.abc import Iterable, Iterator

from trapline.games.traps import wishes as w
from trapline.games.traps.content import Box
from trapline.games.traps.model import (
    HIDE_PRICE,
    MOST_DRAWS,
    MOST_TRAPS,
    Aim,
    CardId,
    Debt,
    Dodge,
    Drop,
    Effect,
    GoBack,
    Kind,
    Mover,
    Phase,
    PieceId,
    Remedy,
    State,
    Steal,
    Walk,
)
from trapline.games.traps.rules.aims import lacks, targets
from trapline.games.traps.rules.choices import asked, dodges, may_buy, paths
from trapline.games.traps.rules.landing import victims
from trapline.games.traps.rules.standing import (
    dice_counts,
    draw_price,
    flags_left,
    movers,
    open_spaces,
    out,
    pieces_of,
    traps_of,
)
from trapline.games.traps.rules.turns import ability, may_draw, meant
from trapline.kernel import Seat


def invitations(box: Box, state: State, me: Seat) -> Iterator[w.AnyInvitation]:
    if state.cause is not None:
        return
    if state.agenda:
        if asked(state.agenda[0]) == me:
            yield from answers(box, state, me)
    elif state.active == me:
        if state.phase is Phase.ROLL:
            yield w.MayRoll(state.turn, dice_counts(state, me))
        else:
            yield from plays(box, state, me)
            yield w.MayEndTurn(state.turn)


def answers(box: Box, state: State, me: Seat) -> Iterator[w.AnyInvitation]:
    item, number = state.agenda[0], state.choice
    match item:
        case Mover():
            able = tuple(movers(box, state, me, item.steps))
            yield w.MayMove(number, able, item.steps)
        case Walk():
            yield w.MayTakePath(number, paths(box, state, item))
        case Steal():
            yield w.MayStealFrom(number, victims(box, state, item.piece))
        case Dodge():
            yield w.MayDodgeTrap(number, dodges(box, state, me))
            yield w.MaySuffer(number)
        case Remedy():
            if may_buy(state, item):
                yield w.MayBuyTrap(number, item.price)
            yield w.MayDestroyTrap(number)
        case Debt():
            yield w.MaySellOff(number, tuple(traps_of(state, me, up=True)), item.amount)
        case GoBack():
            yield w.MaySendBack(number, tuple(out(state, me)))
        case Drop():
            yield w.MayDropCard(number, kinds(state.players[me].hand), item.count)
        case Effect():
            yield from aims(number, item, tuple(targets(box, state, item)))
        case _:
            return


def aims(number: int, effect: Effect, found: tuple[int, ...]) -> Iterator[w.AnyInvitation]:
    match effect.aim:
        case Aim.MINE | Aim.FOE:
            yield w.MayPickPiece(number, found)
        case Aim.RIVAL:
            yield w.MayPickSeat(number, found)
        case Aim.TRAP | None:
            yield w.MayPickTrap(number, found)


def plays(box: Box, state: State, me: Seat) -> Iterator[w.AnyInvitation]:
    turn, player = state.turn, state.players[me]
    if may_draw(box, state, me):
        yield w.MayDraw(turn, MOST_DRAWS - state.drawn, draw_price(box, state, me))
    if player.hand:
        yield w.MayDiscard(turn, kinds(player.hand))
    yield from placings(box, state, me)
    hidden = [
        space
        for space in traps_of(state, me, up=False)
        if box.price(player, state.traps[space].card) <= player.gold
    ]
    if hidden:
        yield w.MayFlipTrap(turn, tuple(hidden))
    if sellable := traps_of(state, me, up=True):
        yield w.MaySellTrap(turn, tuple(sellable))
    if actions := kinds(card for card in player.hand if may_play(box, state, me, card)):
        yield w.MayPlayAction(turn, actions)
    if treasures := kinds(c for c in player.hand if box.cards[c].kind is Kind.TREASURE):
        yield w.MayCashIn(turn, treasures)
    if able := tuple(p for p in pieces_of(me) if may_use(box, state, p)):
        yield w.MayUseAbility(turn, able)


def placings(box: Box, state: State, me: Seat) -> Iterator[w.AnyInvitation]:
    turn, player = state.turn, state.players[me]
    traps = kinds(card for card in player.hand if box.cards[card].is_trap)
    if not traps or state.laid >= MOST_TRAPS or not flags_left(state, me):
        return
    spaces = tuple(open_spaces(box, state, me))
    if not spaces:
        return
    if cheap := tuple(c for c in traps if box.price(player, c) <= player.gold):
        yield w.MayPlaceTrap(turn, cheap, spaces)
    if player.gold >= HIDE_PRICE:
        yield w.MayHideTrap(turn, traps, spaces)


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
