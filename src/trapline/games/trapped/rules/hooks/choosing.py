"""What the GM may choose where what an event sets going could hit several (TD-49)."""

from ...content import hooks
from ...content.atlas import Atlas
from ...content.hooks import Hook
from ...model.cards import Suit, suit, weight
from ...model.game import State
from ...model.sheets import Figure
from ..queries import characters, is_afoot, is_shut, others_here, ways_on
from ..sheets import score_at, sore_spots


def choices(atlas: Atlas, state: State, hook: Hook, whom: Figure) -> tuple[str, ...] | None:
    """Return what there is to choose from; None where the hook leaves no choice."""
    match hook:
        case hooks.Steal():
            return tuple(dict.fromkeys(whom.items)) if is_afoot(state) else ()
        case hooks.Drop():
            return tuple(dict.fromkeys(whom.items))
        case hooks.Block():
            return passages(atlas, state, whom, hook)
        case hooks.Flee():
            return ways_on(atlas, state, whom)
        case hooks.Cling():
            return strongest(whom, Suit.HEARTS, characters(state))
        case hooks.Brawl():
            here = [one for one in others_here(state, whom) if one.seat is not None]
            return strongest(whom, Suit.CLUBS, here)
        case hooks.Sour():
            return turnable(state, whom, hook.suit)
        case hooks.Spoil() if set(hook.goals) <= set(atlas.shutters):
            # What seals the safe room is undone by the door itself (TD-35).
            return None
        case hooks.Spoil():
            return tuple(goal for goal in hook.goals if is_achieved(state, goal))
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
