"""What events and goals set going, and what the GM may choose where several could be hit."""

from trapline.kernel import Seat, by_type

from ...content import hooks
from ...content.atlas import Atlas
from ...content.hooks import Hook
from ...model.agenda import Ask, Do
from ...model.cards import Suit, suit, weight
from ...model.game import State
from ...model.sheets import Figure
from ...wishes.trouble import Choose
from ..asking import ask, offered
from ..events import begin
from ..queries import characters, due, is_afoot, is_alive, is_shut, others_here, ways_on
from ..scene import Scene
from ..sheets import score_at, sore_spots
from . import people, place

WORK = by_type(Hook, people, place)


def happen(scene: Scene, step: Do) -> None:
    """Let a hook do its work; the GM chooses where several could be hit."""
    options = choices(scene.atlas, scene.state, step)
    if not is_alive(scene.figure(step.whom)) or options == ():
        begin(scene, step, able=False)
    elif options is None or len(options) == 1:
        do(scene, step, "" if options is None else options[0])
    else:
        ask(scene, Ask.PICK, scene.state.gm)


def do(scene: Scene, step: Do, option: str) -> None:
    WORK[type(step.hook)](scene, step, option, step.hook)


def choose(scene: Scene, _by: Seat, wish: Choose) -> None:
    step = due(scene.state, Do)
    options = choices(scene.atlas, scene.state, step) or ()
    do(scene, step, offered(str(wish.option), options, "TD-49"))


def choices(atlas: Atlas, state: State, step: Do) -> tuple[str, ...] | None:
    """Return what there is to choose from; None where the hook leaves no choice."""
    whom = state.figures[step.whom]
    match step.hook:
        case hooks.Steal():
            return tuple(dict.fromkeys(whom.items)) if is_afoot(state) else ()
        case hooks.Block():
            return passages(atlas, state, whom, step.hook)
        case hooks.Flee():
            return ways_on(atlas, state, whom)
        case hooks.Cling():
            return strongest(whom, Suit.HEARTS, characters(state))
        case hooks.Brawl():
            here = [one for one in others_here(state, whom) if one.seat is not None]
            return strongest(whom, Suit.CLUBS, here)
        case hooks.Sour():
            return turnable(state, whom, step.hook.suit)
        case hooks.Spoil() if set(step.hook.goals) <= set(atlas.shutters):
            # What seals the safe room is undone by the door itself (TD-35).
            return None
        case hooks.Spoil():
            return tuple(goal for goal in step.hook.goals if is_achieved(state, goal))
        case _:
            return None


def passages(atlas: Atlas, state: State, whom: Figure, block: hooks.Block) -> tuple[str, ...]:
    near = [(whom.room, room) for room in atlas.beside(whom.room)]
    pairs = block.passages or near
    return tuple(f"{a}|{b}" for a, b in pairs if not is_shut(state, a, b))


def strongest(who: Figure, of: Suit, others: list[Figure]) -> tuple[str, ...]:
    """Return those for whom somebody has the strongest feeling of a suit."""
    felt = {
        other.id: weight(who.feelings[other.id])
        for other in others
        if other.id in who.feelings and suit(who.feelings[other.id]) is of
    }
    best = max(felt.values(), default=None)
    return tuple(str(other) for other, score in felt.items() if score == best)


def turnable(state: State, whom: Figure, new: Suit) -> tuple[str, ...]:
    """Return the feelings of somebody, and of Extras for them, that have another suit."""
    return tuple(
        spot.code
        for spot in sore_spots(state, whom.id)
        if spot.about is not None and suit(score_at(state, spot)) is not new
    )


def is_achieved(state: State, goal: str) -> bool:
    return goal in state.goals or any(goal in one.goals for one in state.figures.values())
