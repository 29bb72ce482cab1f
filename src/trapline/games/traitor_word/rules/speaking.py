"""Saying a word, in turn or with the token (TT-9 to TT-17, TT-49 to TT-61)."""

from trapline.kernel import IllegalMove, Seat, Stale, TableTime

from ..facts.chain import Asked, GaveBack, OpeningRead, Passed, Said, Taken, TokenFreed, TurnBegan
from ..model.basics import HIDDEN, ORDINARY
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..wishes import Say, Speak, Take
from .drawing import draw
from .queries import (
    begins_a_round,
    ends_after,
    going_on,
    is_over,
    is_typed,
    last,
    next_speaker,
    others_here,
    people_among,
)
from .scene import Scene
from .scoring import close_window, end
from .words import (
    is_known,
    match,
    may_be_name,
    notice,
    refuse_card,
    refuse_unknown,
    refuse_unlawful,
)

SILENCE = 30
"""Seconds after which the deck speaks, where there are no rounds (TT-61)."""
ASKING = 10
"""Seconds in which the others say whether a word that no list knows is one (TT-12)."""
LAST_STAND = 3


def say(scene: Scene, by: Seat, wish: Say) -> None:
    refuse_out_of_turn(scene.state, by, wish.turn)
    if not is_typed(scene.state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    utter(scene, by, *typed(scene, by, str(wish.text)))


def speak(scene: Scene, by: Seat, wish: Speak) -> None:
    """A word was said aloud: its window opens with the mark, made in private (TT-26)."""
    refuse_out_of_turn(scene.state, by, wish.turn)
    if is_typed(scene.state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if wish.text:
        utter(scene, by, *typed(scene, by, str(wish.text)))
        return
    if wish.secret == ORDINARY:
        utter(scene, by, HIDDEN, HIDDEN)
        return
    refuse_card(scene, by, str(wish.secret))
    utter(scene, by, HIDDEN, str(wish.secret))


def typed(scene: Scene, by: Seat, text: str) -> tuple[str, str]:
    """Return a lawful word, and the card of the speaker's hand that it is, if it is one."""
    refuse_unlawful(scene, text)
    refuse_unknown(scene, by, text)
    return text, match(scene, text, scene.state.players[by].hand) or HIDDEN


def refuse_out_of_turn(state: State, by: Seat, turn: int) -> None:
    if turn != state.turn or going_on(state) not in (Phase.SPEAKING, Phase.FREE):
        raise Stale
    if state.phase is not Phase.SPEAKING or by != state.speaker:
        raise IllegalMove(Reason.NOT_YOUR_TURN, rule="TT-10")


def utter(scene: Scene, by: Seat, text: str, secret: str) -> None:
    """First the word before counts, then this one can be claimed and accused (TT-58)."""
    close_window(scene)
    if is_over(scene.state):
        return
    until = scene.later(time_to_stand(scene.state, by))
    scene.tell(
        Said(
            number=scene.state.said + 1,
            by=by,
            text=text,
            at=scene.at,
            until=until,
            secret=secret,
            to=(by,),
        )
    )
    if text and not is_known(scene, text):
        ask(scene, text, until)
    notice(scene, scene.state.said)


def ask(scene: Scene, text: str, until: TableTime) -> None:
    """Is that a word? Put it to the others, if there are any, before it stands (TT-12)."""
    if people_among(scene.state, others_here(scene.state)):
        until = max(until, scene.later(ASKING))
        scene.tell(Asked(scene.state.said, not may_be_name(text), until))


def time_to_stand(state: State, by: Seat) -> int:
    """Nothing follows the last word of all: it stands long enough to be accused (TT-44)."""
    seconds = state.options.window_seconds
    return max(seconds, LAST_STAND) if ends_after(state, by) else seconds


def read_opening(scene: Scene, by: Seat | None) -> bool:
    """Read a word from the draw pile; False if it has none (TT-9)."""
    card = draw(scene)
    if card is None:
        return False
    until = scene.later(scene.state.options.window_seconds)
    number = scene.state.said + 1
    scene.tell(OpeningRead(number=number, by=by, text=card, at=scene.at, until=until))
    notice(scene, scene.state.said)
    return True


def go_on(scene: Scene) -> None:
    """Let the next speak, or whoever takes the token."""
    state = scene.state
    if not state.options.rounds or state.speaker is None:
        scene.tell(TokenFreed(state.turn + 1, scene.later(SILENCE)))
        return
    if ends_after(state, state.speaker):
        close_window(scene)
        end(scene)
        return
    seat = next_speaker(state, state.speaker)
    number = state.round + begins_a_round(state, seat, state.speaker)
    scene.tell(TurnBegan(state.turn + 1, seat, number, time_to_speak(scene)))


def time_to_speak(scene: Scene) -> TableTime | None:
    options = scene.state.options
    seconds = options.word_seconds if options.rounds else options.take_seconds
    return scene.later(seconds) if seconds else None


def take(scene: Scene, by: Seat, wish: Take) -> None:
    """My turn! Who comes first to the server has it, and the last word is past (TT-50 to TT-53)."""
    state = scene.state
    is_this = (wish.turn, wish.word) == (state.turn, state.said)
    if not is_this or going_on(state) is not Phase.FREE:
        raise Stale
    if state.phase is not Phase.FREE:
        raise IllegalMove(Reason.NOT_NOW)
    if by == last(state).by:
        raise IllegalMove(Reason.SPOKE_LAST, rule="TT-51")
    if by in state.barred:
        raise IllegalMove(Reason.BARRED, rule="TT-53")
    close_window(scene)
    if not is_over(scene.state):
        scene.tell(Taken(state.turn, by, scene.later(state.options.take_seconds)))


def stay_silent(scene: Scene) -> None:
    """Time is up for the speaker: a pass in turn, or the token is given back (TT-17, TT-53)."""
    state = scene.state
    if state.speaker is None:
        raise LookupError("nobody owes a word")
    if not state.options.rounds:
        until, whose = scene.later(SILENCE), last(state).by
        scene.tell(GaveBack(state.turn + 1, state.speaker, until, whose))
        return
    close_window(scene)
    if not is_over(scene.state):
        scene.tell(Passed(state.turn, state.speaker))
        go_on(scene)


def break_silence(scene: Scene) -> None:
    """Nobody takes the token: the deck says a new word (TT-61)."""
    close_window(scene)
    if is_over(scene.state):
        return
    scene.tell(Passed(scene.state.turn, None))
    if not read_opening(scene, None):
        go_on(scene)
