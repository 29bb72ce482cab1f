"""Questions about a game of Trapwords as it stands."""

from typing import TypeGuard

from msgspec.structs import replace

from trapline.kernel import ARCHIVE, Observer, Seat, Team
from trapline.words.spelling import tokens

from ..content import Burden, borne
from ..model.basics import Room, Seats
from ..model.calls import Call, Precedent, Review
from ..model.game import State
from ..model.kinds import Phase
from ..model.options import Speaking
from ..model.turn import Result, Sheet, TeamTurn

IN_A_TURN = (
    Phase.WAITING,
    Phase.READING,
    Phase.CLUING,
    Phase.NAMING,
    Phase.STOPPED,
    Phase.CLOSING,
    Phase.REVIEW,
)


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


def running_turn(state: State) -> TeamTurn:
    """Return the turn that is being played."""
    if state.team_turn is None:
        raise LookupError(f"nobody's turn in {state.phase}")
    return state.team_turn


def running_sheet(state: State) -> Sheet:
    """Return the word and the traps of the running turn."""
    return state.sheets[running_turn(state).team]


def running_burden(state: State) -> Burden:
    return burden(state, running_turn(state).team)


def running_call(state: State) -> Call:
    """Return what the turn stands still for."""
    call = running_turn(state).call
    if call is None:
        raise LookupError(f"nobody called in {state.phase}")
    return call


def running_review(state: State) -> Review:
    if state.review is None:
        raise LookupError(f"no review in {state.phase}")
    return state.review


def writers(state: State) -> Seats:
    """Return those who set the traps of this turn, and watch over it."""
    return state.teams[1 - running_turn(state).team]


def teammates(state: State) -> Seats:
    """Return those to whom the clues of this turn are given."""
    turn = running_turn(state)
    return tuple(seat for seat in state.teams[turn.team] if seat != turn.giver)


def guessers(state: State) -> Seats:
    turn = running_turn(state)
    others = tuple(seat for seat in teammates(state) if seat not in turn.readers)
    if not running_burden(state).one_guesser:
        return others
    line = tuple(s for s in next_in_line(state, turn.team, turn.giver) if s in others)
    here = tuple(seat for seat in line if seat not in gone(state))
    return (here or line)[:1]


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
    room: Room = state.dungeon.teams[team]
    return burden(state, team).traps(state.options.rooms[room])


def first_team(state: State) -> Team:
    """The team behind guesses first; side by side, the one that gets the glowing book."""
    ours, theirs = state.dungeon.teams
    if ours == theirs:
        return state.glow
    return 0 if ours < theirs else 1


def guesses_left(state: State) -> int:
    turn = running_turn(state)
    typed = sum(not one.mends for one in turn.guesses)
    made = typed if is_typed(state) else turn.counted
    return running_burden(state).guesses - made


def is_stuck(state: State) -> bool:
    """Say whether a turn cannot go on: nobody is here to give clues, or nobody to guess."""
    turn = state.team_turn
    if turn is None or state.phase not in (Phase.READING, Phase.CLUING):
        return False
    return turn.giver in gone(state) or nobody_guesses(state)


def nobody_guesses(state: State) -> bool:
    """Say whether all who could guess are gone; where people speak, a phone may sleep."""
    return is_typed(state) and all(seat in state.away for seat in guessers(state))


def plain(said: str) -> str:
    """Return words as they are compared, whatever stands between them."""
    return " ".join(tokens(said))


def precedents(state: State) -> tuple[Precedent, ...]:
    """Return what this table decided in the language of this game."""
    return tuple(p for p in state.precedents if p.language == state.options.language)


def is_thin(state: State, team: Team) -> bool:
    """Say whether too few of a team are here to play (TW-135)."""
    return len(present(state, team)) < 2


def known_book(state: State, observer: Observer) -> tuple[Result, ...]:
    """Return the turns that are over, with the lists that are open or this observer's own."""
    return tuple(known_result(state, result, observer) for result in state.book)


def known_result(state: State, result: Result, observer: Observer) -> Result:
    wrote = observer in state.teams[1 - result.team]
    if lists_are_open(state) or wrote or observer is ARCHIVE:
        return result
    return replace(result, traps=())


def lists_are_open(state: State) -> bool:
    """Say whether a list is shown to all when its turn is over, or only at the end (TW-134)."""
    return state.phase is Phase.OVER or not state.options.lists_open_at_end
