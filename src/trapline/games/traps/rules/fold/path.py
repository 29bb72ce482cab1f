"""Facts of turns, rolls and pieces on the path."""

from msgspec.structs import replace

from trapline.games.traps import facts as f
from trapline.games.traps.model import (
    FINISH,
    Chance,
    Item,
    Jungle,
    Land,
    Meeting,
    Mover,
    Phase,
    PieceId,
    Space,
    Spring,
    State,
    Steal,
    Toxic,
    Walk,
)
from trapline.games.traps.rules.fold.touch import (
    next_on,
    with_gold,
    with_path,
    with_payment,
    with_player,
)
from trapline.kernel import Seat


def turn_began(state: State, fact: f.TurnBegan) -> State:
    return replace(
        state,
        turn=fact.turn,
        active=fact.by,
        phase=Phase.ROLL,
        dice=(),
        drawn=0,
        laid=0,
        sprung=frozenset(),
        worked=0,
        spared=None,
        until=fact.until,
        left=None,
        hurried=False,
    )


def turn_missed(state: State, fact: f.TurnMissed) -> State:
    fewer = with_player(state, fact.by, misses=state.players[fact.by].misses - 1)
    return eased(replace(fewer, turn=fact.turn, active=fact.by), fact.by)


def turn_ended(state: State, fact: f.TurnEnded) -> State:
    over = replace(state, until=None, left=None, phase=Phase.OVER)
    return eased(over, fact.by) if fact.by in state.players else over


def eased(state: State, seat: Seat) -> State:
    """Let what holds a player for a turn wear off."""
    player = state.players[seat]
    if not player.limps and player.frozen == (0, 0):
        return state
    animal, human = player.frozen
    frozen = (max(0, animal - 1), max(0, human - 1))
    return with_player(state, seat, frozen=frozen, limps=max(0, player.limps - 1))


def rolled(state: State, fact: f.Rolled) -> State:
    doubles = len(fact.dice) == 2 and fact.dice[0] == fact.dice[1]
    extra = (Jungle(fact.by),) if doubles else ()
    moving = replace(state, dice=fact.dice, phase=Phase.DRAW)
    return next_on(moving, Mover(fact.by, sum(fact.dice)), *extra)


def extra_rolled(state: State, fact: f.ExtraRolled) -> State:
    return next_on(replace(state, dice=(fact.die,)), Mover(fact.by, fact.die))


def walked(state: State, fact: f.Walked) -> State:
    path = state.players[fact.by].pieces[fact.piece % 2] + fact.path
    if path[-1:] == (FINISH,):
        return with_path(state, fact.piece, (FINISH,))
    moved = with_path(state, fact.piece, path)
    if fact.left:
        return next_on(moved, Walk(fact.piece, fact.left, fact.gait))
    return next_on(moved, Land(fact.piece))


def went_back(state: State, fact: f.WentBack) -> State:
    path = state.players[fact.by].pieces[fact.piece % 2][: -fact.steps]
    return next_on(with_path(state, fact.piece, path), Land(fact.piece))


def sent_to_start(state: State, fact: f.SentToStart) -> State:
    return with_gold(with_path(state, fact.piece, ()), fact.by, fact.amount)


def swapped(state: State, fact: f.Swapped) -> State:
    moved = with_path(state, fact.piece, fact.path)
    moved = with_path(moved, fact.other, fact.other_path)
    return next_on(moved, Land(fact.piece), Land(fact.other))


def crossed(state: State, fact: f.Crossed) -> State:
    return with_gold(state, fact.by, fact.amount)


def landed(state: State, fact: f.Landed) -> State:
    items: list[Item] = [Steal(fact.piece)] if fact.steals else []
    state = replace(state, spared=None)
    match fact.meets:
        case Meeting.TRAP:
            items.append(Spring(fact.piece, fact.space))
            state = caught(state, fact.piece, fact.space)
        case Meeting.CHANCE:
            items.append(Chance(fact.piece))
        case Meeting.TOXIC:
            items.append(Toxic(fact.piece))
        case None:
            return next_on(state, *items)
    return next_on(worked(state), *items)


def caught(state: State, piece: PieceId, space: Space) -> State:
    return replace(state, sprung=state.sprung | {(piece, space)})


def worked(state: State) -> State:
    return replace(state, worked=state.worked + 1)


def bank_paid(state: State, fact: f.BankPaid) -> State:
    return worked(with_gold(state, fact.by, fact.amount))


def spared(state: State, fact: f.Spared) -> State:
    return replace(state, spared=fact.why)


def handed(state: State, fact: f.Stole) -> State:
    return with_payment(state, fact.whom, fact.by, fact.amount)


def stunned(state: State, fact: f.Stunned) -> State:
    return with_player(state, fact.by, misses=state.players[fact.by].misses + 1)


def froze(state: State, fact: f.Froze) -> State:
    frozen = list(state.players[fact.by].frozen)
    frozen[fact.piece % 2] = fact.turns
    return with_player(state, fact.by, frozen=tuple(frozen))


def limped(state: State, fact: f.Limped) -> State:
    return with_player(state, fact.by, limps=fact.turns)
