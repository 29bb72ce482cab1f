"""Who gives the clues: the torch, while it may be passed, and when its holder is gone (TW-5)."""

from trapline.kernel import IllegalMove, Seat, Stale, Team

from ..facts.writing import TorchPassed
from ..model.basics import Seats
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..wishes.writing import PassTorch
from .queries import gone, here_after, running_turn, team_of
from .scene import Scene


def pass_torch(scene: Scene, by: Seat, _wish: PassTorch) -> None:
    """Let somebody else of the team clue; if all decline, the first in line must (TW-119)."""
    state, team = scene.state, team_of(scene.state, by)
    if state.phase is not Phase.WRITING:
        raise Stale
    if state.torches[team] != by or not heirs(state, team):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if not may_pass(state, team):
        raise IllegalMove(Reason.TORCH_STAYS, rule="TW-5")
    scene.tell(TorchPassed(team, heirs(state, team)[0], declined=by))


def may_pass(state: State, team: Team) -> bool:
    """Who writes must know against whom: the first trap lights the torch for good (TW-5)."""
    is_dark = state.results[team] is None and not is_written_against(state, team)
    return is_dark and bool(heirs(state, team))


def is_written_against(state: State, team: Team) -> bool:
    return any(seat in state.diggers for seat in state.teams[1 - team])


def heirs(state: State, team: Team) -> Seats:
    """Return who could take the torch next: who has not declined, or once all have, the first."""
    holder = state.torches[team]
    line = here_after(state, team, holder)
    willing = tuple(seat for seat in line if seat not in state.declined)
    return willing if willing or holder in state.declined else line


def holds_back(state: State, seat: Seat) -> bool:
    """Bots are quicker than any thumb: they leave it to people to begin, or to pass the torch."""
    team = 1 - team_of(state, seat)
    nobody_passes = state.torches[team] in state.bots | gone(state) or not may_pass(state, team)
    is_begun = bool(state.diggers - state.bots) or state.sheets[1 - team].done
    return seat in state.bots and not (nobody_passes or is_begun)


def torch_of_the_absent(state: State) -> TorchPassed | None:
    """Before the word is shown, the torch of somebody who is gone goes to the next (TW-135)."""
    for team in still_dark(state):
        holder = state.torches[team]
        here = here_after(state, team, holder)
        if holder in gone(state) and here:
            return TorchPassed(team, here[0])
    return None


def still_dark(state: State) -> tuple[Team, ...]:
    """Return the teams whose clue-giver has yet to read the word of this round."""
    if state.phase is Phase.WRITING:
        return tuple(team for team in (0, 1) if state.results[team] is None)
    return (running_turn(state).team,) if state.phase is Phase.WAITING else ()
