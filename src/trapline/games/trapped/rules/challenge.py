"""Challenges: I dare you to … (TD-74 to TD-80, TD-133)."""

from collections.abc import Iterator

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas
from ..facts.deeds import ChallengeAnswered, Challenged
from ..model.agenda import Dared
from ..model.game import State
from ..model.reasons import Reason
from ..wishes.conflict import Accept, Decline
from ..wishes.turn import Challenge
from .actions import is_open, within_earshot
from .asking import dared_to, doers, offered, set_about
from .monster import is_with_monster
from .queries import character_of, due, players_after, ways_on
from .scene import Scene, draw


def challenge(scene: Scene, by: Seat, wish: Challenge) -> None:
    dared_to(scene.state, by, "challenge")
    seats = [seat for seat, _ in targets(scene.atlas, scene.state, by)]
    if was_just_dared(scene.state, by, wish.seat):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-133")
    offered(wish.seat, seats, "TD-74")
    dare = offered(str(wish.dare), list(dares(scene.atlas, scene.state, wish.seat)), "TD-80")
    set_about(scene, by)
    scene.tell(Challenged(by, wish.seat, dare, str(wish.words)))


def targets(atlas: Atlas, state: State, by: Seat) -> Iterator[tuple[Seat, tuple[str, ...]]]:
    """Yield who can be challenged, and to what: not the same one twice running (TD-133)."""
    for seat in players_after(state, by):
        possible = tuple(dares(atlas, state, seat))
        if possible and not was_just_dared(state, by, seat):
            yield seat, possible


def was_just_dared(state: State, by: Seat, seat: Seat) -> bool:
    """Say whether somebody would challenge the same one in two turns running (TD-133)."""
    player = state.players[by]
    return player.last_dared == seat and state.round - player.dared_in <= 1


def dares(atlas: Atlas, state: State, seat: Seat) -> Iterator[str]:
    """Yield what somebody's character could try right now, whatever cards they hold."""
    figure = character_of(state, seat)
    if figure is None:
        return
    able = [one for _, one in doers(state, seat)]
    for goal in atlas.scenario.goals:
        if any(is_open(atlas, state, one, goal) for one in able):
            yield f"goal:{goal.id}"
    yield from (f"room:{room}" for room in ways_on(atlas, state, figure))
    yield from (f"extra:{extra.id}" for extra in within_earshot(state, seat))
    if is_with_monster(state, figure):
        yield "monster"


def accept(scene: Scene, by: Seat, _wish: Accept) -> None:
    """A card is the reward, and the attempt follows at once (TD-75)."""
    reply(scene, accepted=True)
    draw(scene, by)


def decline(scene: Scene, _by: Seat, _wish: Decline) -> None:
    """Challenger and challenged bid against each other (TD-76)."""
    reply(scene, accepted=False)


def reply(scene: Scene, *, accepted: bool) -> None:
    dared = due(scene.state, Dared)
    scene.tell(
        ChallengeAnswered(
            seat=dared.seat,
            by=dared.by,
            dare=dared.dare,
            accepted=accepted,
            conflict=scene.state.conflicts + (not accepted),
        )
    )
