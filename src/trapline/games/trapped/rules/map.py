"""Who can go where: people through what is open to them, the monster by its own ways."""

from ..content.atlas import Atlas, distances, is_met
from ..model.game import State
from ..model.sheets import Figure
from .queries import had_by


def is_shut(state: State, room: str, to: str) -> bool:
    """Say whether something blocks the passage for a while."""
    return any({room, to} == set(block.rooms) for block in state.blocks)


def ways_on(atlas: Atlas, state: State, figure: Figure) -> tuple[str, ...]:
    """Return the rooms next door that this one can go to."""
    had = had_by(state, figure)
    return tuple(
        room
        for room in atlas.beside(figure.room)
        if not is_shut(state, figure.room, room)
        and is_met(atlas.entry_needs(figure.room, room), had)
    )


def ways_past_the_door(atlas: Atlas, state: State, figure: Figure) -> tuple[str, ...]:
    """Return where somebody can go who does not open the sealed room, out or in (TD-35)."""
    return tuple(
        room
        for room in ways_on(atlas, state, figure)
        if not (state.sealed and state.safe in (figure.room, room))
    )


def steps_of_monster(atlas: Atlas, state: State, room: str) -> list[str]:
    """Return the rooms next door that the monster can get into; not one that is sealed."""
    return [
        other
        for other in atlas.prowl(room)
        if not is_shut(state, room, other)
        and atlas.is_cleared(room, other, state.goals)
        and not (state.sealed and other == state.safe)
    ]


def monster_reach(atlas: Atlas, state: State, steps: int) -> tuple[str, ...]:
    """Return where the monster can be after so many steps or fewer."""
    far = distances(state.beast.room, lambda room: steps_of_monster(atlas, state, room))
    return tuple(room for room, distance in far.items() if distance <= steps)
