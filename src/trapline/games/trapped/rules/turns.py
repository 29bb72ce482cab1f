"""Turns: drawing, acting, what is left over, and the end of a round (TD-37 to TD-44)."""

from trapline.kernel import Seat

from ..facts.deeds import ItemLost
from ..facts.trouble import Cured
from ..facts.turns import Discarded, Passed, PenaltyTaken, TurnBegan, TurnEnded, TurnTaken
from ..model.agenda import Ask
from ..model.basics import HAND
from ..model.game import State
from ..model.kinds import Cause, Stage
from ..wishes.trouble import Discard
from ..wishes.turn import DrawFive, Pass, TakeTurn
from .actions import befall
from .asking import ask, dared_to, held, set_about
from .escape import decide
from .meantime import grant_claims
from .queries import character_of, in_room, is_afoot, is_asked, is_limited, living, next_seat
from .scene import Scene, draw
from .telling import lose_untold


def proceed(scene: Scene) -> None:
    """Take the next step of the turn."""
    state = scene.state
    if state.active == state.gm:
        proceed_as_gm(scene)
    elif state.stage is Stage.START:
        start(scene)
    elif state.stage is Stage.ACT and character_of(state, state.active) is not None:
        ask(scene, Ask.ACT, state.active)
    elif state.stage is not Stage.END and must_trim(state):
        ask(scene, Ask.TRIM, state.active)
    elif state.stage is not Stage.END and is_afoot(state):
        ask(scene, Ask.PROWL, state.gm)
    else:
        end_turn(scene)


def proceed_as_gm(scene: Scene) -> None:
    """The GM's turn is an event, for anybody (TD-45)."""
    if scene.state.stage is Stage.START:
        befall(scene, None)
    else:
        end_turn(scene)


def start(scene: Scene) -> None:
    """Draw a card; who has none may have five instead of a turn (TD-43)."""
    seat = scene.state.active
    if scene.state.players[seat].hand or character_of(scene.state, seat) is None:
        draw(scene, seat)
    else:
        ask(scene, Ask.REFILL, seat)


def draw_five(scene: Scene, by: Seat, _wish: DrawFive) -> None:
    scene.tell(PenaltyTaken(by))
    draw(scene, by, HAND)
    figure = character_of(scene.state, by)
    befall(scene, None if figure is None else figure.id)


def take_turn(scene: Scene, by: Seat, _wish: TakeTurn) -> None:
    take_normal_turn(scene, by)


def take_normal_turn(scene: Scene, seat: Seat) -> None:
    scene.tell(TurnTaken(seat))
    draw(scene, seat)


def pass_turn(scene: Scene, by: Seat, _wish: Pass) -> None:
    """A turn may be passed; a challenge that was taken up or lost may not."""
    dared_to(scene.state, by, "pass", "TD-77")
    sit_out(scene, by)


def sit_out(scene: Scene, seat: Seat) -> None:
    set_about(scene, seat)
    scene.tell(Passed(seat))


def must_trim(state: State) -> bool:
    """Say whether a turn without a bid ends with a card too many; one has to go (TD-39)."""
    if is_asked(state, Ask.TRIM) or state.active in state.bidders:
        return False
    return len(state.players[state.active].hand) > HAND


def discard(scene: Scene, by: Seat, wish: Discard) -> None:
    scene.tell(Discarded(by, (held(scene.state, by, str(wish.card)),)))


def end_turn(scene: Scene) -> None:
    state = scene.state
    heal(scene)
    last = state.active == state.gm
    scene.tell(TurnEnded(state.active, state.round, last))
    if last and end_round(scene):
        return
    grant_claims(scene)
    seat = next_seat(scene.state, scene.state.active)
    scene.tell(TurnBegan(state.turn + 1, seat, state.round + last))


def heal(scene: Scene) -> None:
    """Whoever is sick gets well when somebody there has the cure (TD-49)."""
    for figure in living(scene.state):
        if figure.sick_until is None:
            continue
        nurses = [one for one in in_room(scene.state, figure.room) if figure.cure in one.items]
        if nurses:
            nurse = nurses[0]
            scene.tell(ItemLost(nurse.id, nurse.name, figure.cure, room=""))
            scene.tell(Cured(figure.id, figure.name))


def end_round(scene: Scene) -> bool:
    """Let time do its work; say whether everything is over (TD-105, TD-125)."""
    state = scene.state
    for figure in living(state):
        if figure.sick_until is not None and state.round >= figure.sick_until:
            lose_untold(scene, figure.id)
    limit = scene.atlas.scenario.limit
    if state.countdown is not None and state.round >= state.countdown:
        decide(scene, (), Cause.BLOWN_UP)
    elif is_limited(state) and limit is not None and state.round >= limit.rounds:
        decide(scene, (), Cause.OUT_OF_TIME)
    return scene.state.verdict is not None
