"""What the good player thinks of everything that may be done in a turn."""

from collections.abc import Iterator

from trapline.kernel import Text

from ..content import Card
from ..model.agenda import Effect
from ..model.basics import DRAW_PRICE, FINISH, MOST_DRAWS, PIT_PRICE, Space
from ..model.kinds import Aim, Kind, Phase
from ..wishes import invitations
from ..wishes import turn as wish
from .ground import BOONS, CARD
from .outlook import Outlook, Weighed
from .trapping import RESERVE, in_sight, traps

DICE = {
    1: [(face, 1 / 6) for face in range(1, 7)],
    2: [(total, (6 - abs(total - 7)) / 36) for total in range(2, 13)],
}
FIRST = 100.0
"""Drawing comes before playing."""
SHORT = 60
"""Whoever has less gold sells Traps."""
ONCE = 0.6
"""What an ability must be worth in the beginning; the nearer to home, the less."""
HASTE = 0.05
"""What a play must be worth, not to be put off."""


def plays(look: Outlook, may: invitations.AnyInvitation) -> Iterator[Weighed]:
    match may:
        case invitations.MayRoll():
            for count in may.counts:
                worth = rolling(look, count) if len(may.counts) > 1 else 0.0
                yield worth, wish.Roll(may.turn, count)
        case invitations.MayDraw():
            yield drawing(look), wish.Draw(may.turn)
        case invitations.MayDiscard():
            yield from discarding(look, may)
        case invitations.MayPlaceTrap() | invitations.MayHideTrap():
            yield from traps(look, may)
        case invitations.MaySellTrap():
            for space in may.spaces if look.mine.gold < SHORT else ():
                yield selling(look, space), wish.SellTrap(may.turn, space)
        case invitations.MayPlayAction():
            for card in may.cards:
                yield playing(look, look.card(card)) - HASTE, wish.PlayAction(may.turn, Text(card))
        case invitations.MayCashIn():
            for card in may.cards:
                yield -look.price(-look.card(card).value), wish.CashIn(may.turn, Text(card))
        case invitations.MayUseAbility():
            for piece in may.pieces:
                worth = using(look, look.ability(piece)) - ONCE * look.now / look.ground.whole
                yield worth, wish.UseAbility(may.turn, piece)
        case invitations.MayEndTurn():
            yield 0.0, wish.EndTurn(may.turn)
        case _:
            return


def rolling(look: Outlook, count: int) -> float:
    """Return what so many dice are worth; a roll of two is doubles one time in six."""
    worth = sum(chance * moving(look, steps) for steps, chance in DICE[count])
    return worth if count == 1 else worth + rolling(look, 1) / 6


def moving(look: Outlook, steps: int) -> float:
    """Return what so many steps are worth to the better piece."""
    return max((look.walking(piece, steps, dice=True) for piece in look.movers(steps)), default=0)


def drawing(look: Outlook) -> float:
    """Weigh a card: it is bought before anything is played, unless that takes the last gold."""
    worth = CARD - look.price(DRAW_PRICE)
    return worth if look.mine.gold < RESERVE else FIRST * worth


def discarding(look: Outlook, may: invitations.MayDiscard) -> Iterator[Weighed]:
    """Make room for a new card, if the worst of a full hand is worse than any."""
    is_full = len(look.mine.hand) >= look.hand_limit
    if is_full and look.view.phase is Phase.DRAW and look.view.drawn < MOST_DRAWS:
        worst = min(may.cards, key=look.ground.kept)
        yield drawing(look) - look.ground.kept(worst), wish.Discard(may.turn, Text(worst))


def selling(look: Outlook, space: Space) -> float:
    trap = look.traps[space]
    card = look.card(trap.card)
    pays = PIT_PRICE if card.kind is Kind.PIT else card.value // 2
    return -look.price(-pays) - in_sight(look, trap.card, space) - HASTE


def playing(look: Outlook, card: Card) -> float:
    cost = look.price(card.value) + CARD / 2
    if card.kind is Kind.PERK:
        left = look.now / look.ground.whole
        return left * sum(BOONS[name] * unit for name, unit in card.boons.items()) - cost
    return using(look, card.effects) - cost


def using(look: Outlook, effects: tuple[Effect, ...]) -> float:
    return sum(max(aims(look, effect).values(), default=0) for effect in effects)


def aims(look: Outlook, effect: Effect) -> dict[int, float]:
    """Return what an effect of mine is worth, by whom or what it is aimed at."""
    match effect.aim:
        case Aim.MINE:
            able = look.movers(effect.amount, card=True)
            return {piece: look.walking(piece, effect.amount, dice=False) for piece in able}
        case Aim.FOE:
            foes = [2 * board.seat + i for board in look.rivals for i in (0, 1)]
            able = [piece for piece in foes if not look.ground.board.is_safe(look.where(piece))]
            return {piece: look.harm(effect, piece // 2, piece) for piece in able}
        case Aim.RIVAL:
            return {board.seat: look.harm(effect, board.seat, None) for board in look.rivals}
        case Aim.TRAP:
            return {
                trap.space: taking(look, effect, trap.space)
                for trap in look.view.traps
                if trap.owner != look.me and (trap.up or effect.do == "wreck")
            }
        case None:
            return {look.me: for_myself(look, effect)}


def taking(look: Outlook, effect: Effect, space: Space) -> float:
    trap = look.traps[space]
    now = look.threat(space, trap.card, trap.owner)
    then = look.threat(space, trap.card, look.me) if effect.do == "seize" else 0.0
    return then - now


def for_myself(look: Outlook, effect: Effect) -> float:
    match effect.do:
        case "levy":
            return sum(look.harm(Effect("pay", effect.amount), b.seat, None) for b in look.rivals)
        case "roll":
            return rolling(look, 1)
        case "gain":
            return -look.price(-effect.amount)
        case "draw":
            return CARD * min(effect.amount, look.hand_limit - len(look.mine.hand))
        case _:
            return -look.ground.cost(effect, FINISH)
