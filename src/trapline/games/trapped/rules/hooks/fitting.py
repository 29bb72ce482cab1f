"""Whether what an event sets going would do something to somebody, as things stand (TD-46)."""

from ...content import hooks
from ...content.atlas import Atlas
from ...content.hooks import Hook
from ...model.game import State
from ...model.sheets import Figure
from ..deeds import may_gain
from ..queries import extra_of, free_extras, is_afoot, others_here, player_of
from .choosing import choices


def fits(atlas: Atlas, state: State, hook: Hook, whom: Figure) -> bool:
    return choices(atlas, state, hook, whom) != () and is_possible(atlas, state, hook, whom)


def is_possible(atlas: Atlas, state: State, hook: Hook, whom: Figure) -> bool:
    """Say whether it can happen, where the GM need not choose."""
    match hook:
        case hooks.Attack():
            return is_afoot(state)
        case hooks.Lurk():
            # It moves once in a turn, whatever makes it move (TD-98).
            return is_afoot(state) and not state.beast.came
        case hooks.BreakDoor():
            return state.sealed
        case hooks.Seal():
            return not state.sealed and state.beast.room != state.safe
        case hooks.Countdown():
            return state.countdown is None
        case hooks.Disarm():
            return state.countdown is not None
        case hooks.Reveal():
            return hook.item in state.hidden and hook.item not in state.known
        case hooks.Find():
            return may_gain(atlas, state, whom.id, hook.item)
        case _:
            return is_possible_for(atlas, state, hook, whom)


def is_possible_for(atlas: Atlas, state: State, hook: Hook, whom: Figure) -> bool:
    """Say whether somebody is in a position for it: leads an Extra, has company, is well."""
    match hook:
        case hooks.Test():
            branches = [branch for branch in (hook.won, hook.lost) if branch]
            return player_of(whom) is not None and all(
                any(fits(atlas, state, one, whom) for one in branch) for branch in branches
            )
        case hooks.Draw():
            return player_of(whom) is not None
        case hooks.ExtraTurn():
            players = [one for one in others_here(state, whom) if one.seat is not None]
            return whom.seat is not None and (not hook.company or bool(players))
        case hooks.Bargain():
            able = may_gain(atlas, state, whom.id, hook.item)
            return whom.seat is not None and able and bool(bargainers(state, whom))
        case hooks.Sicken():
            return whom.sick_until is None
        case hooks.Run():
            return whom.seat is None and whom.room != hook.to
        case hooks.Cling():
            return whom.clings_to is None
        case hooks.BreakFree():
            return led_by(state, whom) is not None
        case _:
            return True


def bargainers(state: State, whom: Figure) -> list[Figure]:
    """Return the Extras nearby whom nobody controls, and who may want a seat."""
    return [one for one in free_extras(state) if one.room == whom.room and one.id != whom.id]


def led_by(state: State, whom: Figure) -> Figure | None:
    """Return the Extra who obeys somebody; an Extra who obeys, itself."""
    extra = whom if whom.seat is None else extra_of(state, whom.seat)
    return extra if extra is not None and extra.master is not None else None
