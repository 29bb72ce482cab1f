"""Questions about a game of Trapwords as it stands."""

from typing import TypeGuard

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, Observer, Seat, Team
from trapline.words.spelling import tokens

from ..content import Burden, borne
from ..model.basics import Seats
from ..model.calls import Precedent
from ..model.game import State
from ..model.kinds import Phase
from ..model.options import Speaking
from ..model.turn import Result


def is_seated(observer: Observer, state: State) -> TypeGuard[Seat]:
    """Say whether an observer plays; latecomers in the queue do not yet."""
    return observer in state.teams[0] or observer in state.teams[1]


def team_of(state: State, seat: Seat) -> Team:
    return 0 if seat in state.teams[0] else 1


def present(state: State, team: Team) -> Seats:
    return tuple(seat for seat in state.teams[team] if seat not in state.away)


def gone(state: State) -> frozenset[Seat]:
    """Return who is not there; where people speak, a phone that sleeps is nobody gone (TW-135)."""
    return state.away if is_typed(state) else state.empty


def everybody(state: State) -> Seats:
    return tuple(sorted(state.teams[0] + state.teams[1]))


def is_typed(state: State) -> bool:
    return state.options.speaking is Speaking.TYPED


def answerers(state: State, team: Team) -> Seats:
    """Return who answers for a team: its people who are here, or its bots where nobody is."""
    here = tuple(seat for seat in state.teams[team] if seat not in state.bots | gone(state))
    return here or state.teams[team]


def next_in_line(state: State, team: Team, after: Seat) -> Seats:
    """Return the others of a team in the order in which they come after this seat."""
    line = state.teams[team]
    if after not in line:
        return line
    place = line.index(after)
    return line[place + 1 :] + line[:place]


def here_after(state: State, team: Team, seat: Seat) -> Seats:
    """Return those of them who are here."""
    return tuple(one for one in next_in_line(state, team, seat) if one not in gone(state))


def battles(state: State, team: Team) -> bool:
    """Say whether a team began this round in the monster's room (TW-102)."""
    return state.dungeon.teams[team] == state.dungeon.monster


def burden(state: State, team: Team) -> Burden:
    """Return what a team plays under: the curse of its room, and the monster it fights."""
    dungeon = state.dungeon
    room = dungeon.teams[team]
    return borne(room, dungeon.monster, state.card, dungeon.curses, dungeon.drawn)


def list_size(state: State, team: Team) -> int:
    """Return how many traps a team faces: its room's number and what its burden adds (TW-29)."""
    return burden(state, team).traps(state.options.rooms[state.dungeon.teams[team]])


def plain(said: str) -> str:
    """Return words as they are compared, whatever stands between them."""
    return " ".join(tokens(said))


def precedents(state: State) -> tuple[Precedent, ...]:
    """Return what this table decided in the language of this game."""
    return tuple(p for p in state.precedents if p.language == state.options.language)


def known_book(state: State, observer: Observer) -> tuple[Result, ...]:
    """Return the turns that are over, with the lists that are open or this observer's own."""
    if are_lists_open(state):
        return state.book
    return tuple(known_result(state, result, observer) for result in state.book)


def known_result(state: State, result: Result, observer: Observer) -> Result:
    wrote = observer in state.teams[1 - result.team]
    knows = are_lists_open(state) or wrote or observer is ARCHIVE
    return result if knows else replace(result, traps=())


def are_lists_open(state: State) -> bool:
    """A list is shown to all when its turn is over, or only at the end (TW-134)."""
    return state.phase is Phase.OVER or not state.options.lists_open_at_end
