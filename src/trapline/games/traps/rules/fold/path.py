"""Facts of turns, rolls and pieces on the path."""

from msgspec.structs import replace

from trapline.kernel import Seat

from ...facts.landing import BankPaid, Landed, Spared, Stole
from ...facts.moving import Crossed, Froze, Limped, SentToStart, Stunned, Swapped, Walked, WentBack
from ...facts.turns import ExtraRolled, Rolled, TurnBegan, TurnEnded, TurnMissed
from ...model.agenda import Chance, Item, Jungle, Land, Mover, Spring, Steal, Toxic, Walk
from ...model.basics import FINISH, PieceId, Space
from ...model.game import State
from ...model.kinds import Meeting, Phase
from .changes import next_on, with_gold, with_path, with_payment, with_player


def turn_began(state: State, fact: TurnBegan) -> State:
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


def turn_missed(state: State, fact: TurnMissed) -> State:
    fewer = with_player(state, fact.by, misses=state.players[fact.by].misses - 1)
    return eased(replace(fewer, turn=fact.turn, active=fact.by), fact.by)


def turn_ended(state: State, fact: TurnEnded) -> State:
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


def rolled(state: State, fact: Rolled) -> State:
    doubles = len(fact.dice) == 2 and fact.dice[0] == fact.dice[1]
    extra = (Jungle(fact.by),) if doubles else ()
    moving = replace(state, dice=fact.dice, phase=Phase.DRAW)
    return next_on(moving, Mover(fact.by, sum(fact.dice)), *extra)


def extra_rolled(state: State, fact: ExtraRolled) -> State:
    return next_on(replace(state, dice=(fact.die,)), Mover(fact.by, fact.die))


def walked(state: State, fact: Walked) -> State:
    path = state.players[fact.by].pieces[fact.piece % 2] + fact.path
    if path[-1:] == (FINISH,):
        return with_path(state, fact.piece, (FINISH,))
    moved = with_path(state, fact.piece, path)
    if fact.left:
        return next_on(moved, Walk(fact.piece, fact.left, fact.gait))
    return next_on(moved, Land(fact.piece))


def went_back(state: State, fact: WentBack) -> State:
    path = state.players[fact.by].pieces[fact.piece % 2][: -fact.steps]
    return next_on(with_path(state, fact.piece, path), Land(fact.piece))


def sent_to_start(state: State, fact: SentToStart) -> State:
    return with_gold(with_path(state, fact.piece, ()), fact.by, fact.amount)


def swapped(state: State, fact: Swapped) -> State:
    moved = with_path(state, fact.piece, fact.path)
    moved = with_path(moved, fact.other, fact.other_path)
    return next_on(moved, Land(fact.piece), Land(fact.other))


def crossed(state: State, fact: Crossed) -> State:
    return with_gold(state, fact.by, fact.amount)


def landed(state: State, fact: Landed) -> State:
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


def bank_paid(state: State, fact: BankPaid) -> State:
    return worked(with_gold(state, fact.by, fact.amount))


def spared(state: State, fact: Spared) -> State:
    return replace(state, spared=fact.why)


def handed(state: State, fact: Stole) -> State:
    return with_payment(state, fact.whom, fact.by, fact.amount)


def stunned(state: State, fact: Stunned) -> State:
    return with_player(state, fact.by, misses=state.players[fact.by].misses + 1)


def froze(state: State, fact: Froze) -> State:
    frozen = list(state.players[fact.by].frozen)
    frozen[fact.piece % 2] = fact.turns
    return with_player(state, fact.by, frozen=tuple(frozen))


def limped(state: State, fact: Limped) -> State:
    return with_player(state, fact.by, limps=fact.turns)
