"""What the others make of a word: let it stand, object to it, write it down (TT-12 to TT-15)."""

from trapline.kernel import IllegalMove, Seat, Stale

from ..facts.chain import Accepted, LetStood, Noted, Objected, Struck
from ..model.basics import Seats
from ..model.chain import Window
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..wishes import LetStand, Note, Object
from .queries import (
    going_on,
    is_typed,
    is_untouched,
    last,
    last_speaker,
    may_write,
    notable,
    others_here,
    people_among,
)
from .scene import Scene
from .scoring import open_word
from .speaking import go_on, time_to_speak, time_to_stand
from .words import notice, refuse_unlawful

ENOUGH = 2
"""People who can vote among themselves."""


def let_stand(scene: Scene, by: Seat, wish: LetStand) -> None:
    link = open_word(scene.state, wish.word)
    if going_on(scene.state) is not Phase.HOLD:
        raise Stale
    if not may_let_stand(scene.state, by):
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(LetStood(link.number, by))


def may_let_stand(state: State, seat: Seat) -> bool:
    if state.window is None or state.phase is not Phase.HOLD:
        return False
    return seat != last(state).by and seat not in state.window.stands


def object_to(scene: Scene, by: Seat, wish: Object) -> None:
    """Say that it is no word for this game. Who spoke it aloud can take it back alone (TT-15)."""
    link = open_word(scene.state, wish.word)
    if not is_untouched(scene.state):
        raise Stale
    if not may_object(scene.state, by):
        raise IllegalMove(Reason.NOT_NOW)
    if by == link.by:
        strike(scene)
    else:
        scene.tell(Objected(link.number, by))


def may_object(state: State, seat: Seat) -> bool:
    if state.window is None or state.showing is not None or not is_untouched(state):
        return False
    if seat == last(state).by:
        return not is_typed(state)
    return seat not in state.window.objects


def is_objected_to(state: State) -> bool:
    """Say whether most others do not take the last word for one: people, and the judge of words
    where they are fewer than two (TT-12, TT-63)."""
    if state.window is None or not is_untouched(state):
        return False
    people = people_among(state, others_here(state))
    votes = [seat in state.window.objects for seat in people]
    if judge_votes(state):
        votes.append(state.window.against)
    return 2 * sum(votes) > len(votes)


def judge_votes(state: State) -> bool:
    """Say whether people are too few to vote among themselves, and the judge can read the word."""
    return len(people_among(state, others_here(state))) < ENOUGH and bool(last(state).text)


def is_asked(state: State) -> bool:
    """Say whether the others are asked now if the last word is one."""
    if state.window is None or state.phase is not Phase.HOLD:
        return False
    return state.window.asked and is_untouched(state)


def unanswered(state: State) -> Seats:
    """Return the people who have not said yet whether the last word is one."""
    window = state.window or Window()
    said = (*window.stands, *window.objects)
    return tuple(seat for seat in people_among(state, others_here(state)) if seat not in said)


def undecided_bots(state: State) -> Seats:
    """Return the bots that a word still waits for once all people let it stand (TT-26)."""
    if state.window is None:
        return ()
    left = tuple(seat for seat in others_here(state) if seat not in state.window.stands)
    return () if people_among(state, left) else left


def stand(scene: Scene) -> None:
    """Its time is over: what was in question is a word, and after any other the next may come."""
    if is_asked(scene.state):
        accept(scene)
    else:
        go_on(scene)


def accept(scene: Scene) -> None:
    """Not most of them object: from now on it is a word like any other, and can be accused."""
    until = scene.later(time_to_stand(scene.state, last_speaker(scene.state)))
    scene.tell(Accepted(scene.state.said, until))


def strike(scene: Scene) -> None:
    """Take the last word back; its speaker has another chance."""
    state, until = scene.state, time_to_speak(scene)
    by, text = last_speaker(state), last(state).text
    scene.tell(Struck(word=state.said, by=by, text=text, turn=state.turn + 1, until=until))


def note(scene: Scene, by: Seat, wish: Note) -> None:
    """Write down a word that was spoken, or mend what one wrote or said (TT-14, TT-28)."""
    link = next((one for one in notable(scene.state) if one.number == wish.word), None)
    if link is None:
        raise IllegalMove(Reason.NO_SUCH_WORD)
    if not may_write(link, by):
        writer = link.by if link.noted is None else link.noted
        raise IllegalMove(Reason.NOTED_ALREADY, by=writer, rule="TT-28")
    refuse_unlawful(scene, str(wish.text), noted=link)
    scene.tell(Noted(link.number, by, str(wish.text)))
    notice(scene, link.number)
