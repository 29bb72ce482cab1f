"""Ways out: who may take one, who comes along, and how everything ends (TD-101 to TD-110)."""

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas, missing
from ..content.schema import Way
from ..facts.deeds import LeavingAsked, Left, PromiseBroken
from ..facts.turns import Concluded, EndDecided, GameEnded
from ..model.agenda import Ask, Boarding
from ..model.basics import FigureId, Seats
from ..model.cards import Suit
from ..model.game import State
from ..model.kinds import Cause, Phase
from ..model.reasons import Reason
from ..model.sheets import Figure, feeling_spot
from ..wishes.trouble import Conclude
from ..wishes.turn import Escape
from .asking import ask, dared_to, set_about
from .deeds import turn_feeling
from .queries import (
    character_of,
    characters,
    extras,
    had_by,
    is_asked,
    is_out,
    others_here,
    players,
)
from .scene import Scene


def escape(scene: Scene, by: Seat, wish: Escape) -> None:
    dared_to(scene.state, by, "escape")
    figure = character_of(scene.state, by)
    way = scene.atlas.ways.get(wish.way)
    if figure is None or way is None:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-101")
    room, lacks = lacking(scene.state, figure, way)
    if room:
        raise IllegalMove(Reason.NOT_HERE, room=room, rule="TD-101")
    if lacks:
        raise IllegalMove(Reason.LACKS, lacks=lacks, rule="TD-101")
    refuse_crowd(scene.state, by, figure, way, wish.figures)
    set_about(scene, by)
    scene.tell(
        LeavingAsked(
            seat=by,
            figure=figure.id,
            way=way.id,
            passengers=wish.figures,
            names=tuple(scene.name(one) for one in wish.figures),
            words=str(wish.words),
        )
    )


def lacking(state: State, figure: Figure, way: Way) -> tuple[str, tuple[str, ...]]:
    elsewhere = "" if figure.room == way.at else way.at
    return elsewhere, missing(way.needs, had_by(state, figure))


def open_ways(atlas: Atlas, state: State, figure: Figure) -> list[Way]:
    return [way for way in atlas.scenario.ways if lacking(state, figure, way) == ("", ())]


def company(state: State, by: Seat, figure: Figure) -> list[Figure]:
    """Return who could come along: those who are here, but for others' Extras (TD-102)."""
    return [one for one in others_here(state, figure) if one.master in (None, by)]


def owed(state: State, by: Seat) -> tuple[FigureId, ...]:
    """Return the Extras whom this player promised a seat, wherever they are (TD-49)."""
    return tuple(one.id for one in extras(state) if one.promised == by)


def refuse_crowd(
    state: State, by: Seat, figure: Figure, way: Way, wanted: tuple[FigureId, ...]
) -> None:
    able = [one.id for one in company(state, by, figure)]
    if way.seats == 0 or len(set(wanted)) != len(wanted) or not set(wanted) <= set(able):
        if wanted:
            raise IllegalMove(Reason.NOT_OFFERED, rule="TD-102")
        return
    if len(wanted) + 1 > way.seats:
        raise IllegalMove(Reason.TOO_MANY, seats=way.seats, rule="TD-102")


def board(scene: Scene, boarding: Boarding) -> None:
    """Ask the passengers; with everybody's answer, leave (TD-102)."""
    state = scene.state
    seats = {one: state.figures[one].seat for one in boarding.passengers}
    asked = tuple(seat for seat in seats.values() if seat is not None)
    if asked and not is_asked(state, Ask.AGREE):
        ask(scene, Ask.AGREE, *asked)
        return
    willing = {seat for seat, yes in state.answers if yes}
    aboard = [one for one, seat in seats.items() if seat is None or seat in willing]
    leave(scene, boarding, (boarding.figure, *aboard))


def leave(scene: Scene, boarding: Boarding, aboard: tuple[FigureId, ...]) -> None:
    """They leave at the same moment, and the game ends (TD-106, TD-110)."""
    way = scene.atlas.ways[boarding.way]
    if way.seats == 0:
        aboard = tuple(figure.id for figure in characters(scene.state))
    names = tuple(scene.name(one) for one in aboard)
    seats = [scene.figure(one).seat for one in aboard]
    winners = tuple(seat for seat in seats if seat is not None)
    scene.tell(Left(way.id, aboard, names, winners))
    for seat in winners if way.seats else ():
        break_promises(scene, seat)
    decide(scene, winners, Cause.ESCAPED if way.seats else Cause.RESCUED)


def break_promises(scene: Scene, seat: Seat) -> None:
    """Who was promised a seat and is left behind turns to hatred (TD-102)."""
    liar = character_of(scene.state, seat)
    for extra in owed(scene.state, seat):
        scene.tell(PromiseBroken(seat, extra, scene.name(extra)))
        if liar is not None and liar.id in scene.figure(extra).feelings:
            turn_feeling(scene, feeling_spot(extra, liar.id), Suit.CLUBS)


def decide(scene: Scene, winners: Seats, cause: Cause) -> None:
    scene.tell(EndDecided(tuple(sorted(winners)), cause))


def end_if_due(scene: Scene) -> bool:
    """Everybody is lost, or only one is left who can still play (TD-106, TD-107)."""
    state = scene.state
    if state.phase is not Phase.PLAY or state.verdict is not None:
        return False
    left = [seat for seat in players(state) if not is_out(state, seat)]
    if not left:
        decide(scene, (), Cause.ALL_LOST)
    elif len(left) == 1 and state.options.sole_survivor and character_of(state, left[0]):
        decide(scene, (left[0],), Cause.LAST_ALIVE)
    else:
        return False
    return True


def conclude(scene: Scene, by: Seat, wish: Conclude) -> None:
    scene.tell(Concluded(by, str(wish.words)))


def finish(scene: Scene) -> None:
    """When everybody has told how it went on, everything is opened (TD-109)."""
    state = scene.state
    if state.verdict is None:
        raise LookupError("it is not over")
    if not is_asked(state, Ask.EPILOGUE):
        ask(scene, Ask.EPILOGUE, *players(state))
        return
    scenario = None if state.setting is None else state.setting.scenario
    scene.tell(
        GameEnded(
            winners=state.winners,
            cause=state.verdict,
            room=state.beast.room,
            hidden=tuple(sorted(state.hidden.items())),
            hands=tuple(player.hand for player in state.players.values()),
            events=() if scenario is None else scenario.events,
            lair="" if scenario is None else scenario.monster.start,
            weakness=None if scenario is None else scenario.monster.secret,
        )
    )
