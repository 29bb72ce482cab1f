"""Challenges: I dare you to … (TD-74 to TD-80, TD-133)."""

from collections.abc import Iterator

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas
from ..content.schema import Stunt
from ..facts.conflict import Tested
from ..facts.deeds import ChallengeAnswered, Challenged, DareFaced, DareRefused, DareWeighed
from ..model.agenda import Dared
from ..model.basics import GOAL_CARDS, OWN
from ..model.game import State
from ..model.kinds import Attribute, Contest
from ..model.reasons import Reason
from ..wishes.conflict import Accept, Decline, Weigh
from ..wishes.turn import Challenge
from .actions import is_open, within_earshot
from .asking import dared_to, doers, harder, line, offered, refuse_silence, set_about
from .monster import is_with_monster
from .queries import character_of, due, players_after, ways_on
from .scene import Scene, draw
from .sheets import judged

STUNT = "stunt"


def challenge(scene: Scene, by: Seat, wish: Challenge) -> None:
    dared_to(scene.state, by, "challenge")
    seats = [seat for seat, _ in targets(scene.atlas, scene.state, by)]
    if was_just_dared(scene.state, by, wish.seat):
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-133")
    offered(wish.seat, seats, "TD-74")
    dare = offered(str(wish.dare), list(dares(scene.atlas, scene.state, wish.seat)), "TD-80")
    if dare == OWN:
        refuse_silence(str(wish.words))
    set_about(scene, by)
    tests = stunt.attributes if (stunt := stunt_of(scene.atlas, dare)) else ()
    scene.tell(
        Challenged(seat=by, whom=wish.seat, dare=dare, words=str(wish.words), attributes=tests)
    )


def stunt_of(atlas: Atlas, dare: str) -> Stunt | None:
    kind, _, name = dare.partition(":")
    return atlas.stunts.get(name) if kind == STUNT else None


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
    """Yield what somebody's character could try right now, whatever cards they hold.

    Each stunt of the scenario comes once; for what is in one's own words the GM is asked (TD-74).
    """
    figure = character_of(state, seat)
    if figure is None:
        return
    yield OWN
    stunts = (f"{STUNT}:{name}" for name in atlas.stunts)
    yield from (stunt for stunt in stunts if stunt not in state.dared)
    able = [one for _, one in doers(state, seat)]
    for goal in atlas.scenario.goals:
        if any(is_open(atlas, state, one, goal) for one in able):
            yield f"goal:{goal.id}"
    yield from (f"room:{room}" for room in ways_on(atlas, state, figure))
    yield from (f"extra:{extra.id}" for extra in within_earshot(state, seat))
    if is_with_monster(state, figure):
        yield "monster"


def weigh(scene: Scene, _by: Seat, wish: Weigh) -> None:
    """The GM maps words to a test, or says that this cannot be asked for (TD-74, TD-80)."""
    if wish.attribute is None:
        scene.tell(DareRefused(due(scene.state, Dared).by))
    else:
        take_for(scene, judged(wish.attribute))


def take_for(scene: Scene, attribute: Attribute) -> None:
    scene.tell(DareWeighed(due(scene.state, Dared).seat, attribute))


def perform(scene: Scene, dared: Dared) -> None:
    """Do what is no goal, room, Extra or monster: it is tested like an event (TD-74, TD-75)."""
    figure = character_of(scene.state, dared.seat)
    scene.tell(DareFaced(dared.seat))
    if figure is None:
        return
    stunt = stunt_of(scene.atlas, dared.dare)
    scene.tell(
        Tested(
            conflict=scene.state.conflicts + 1,
            kind=Contest.DARE,
            seat=dared.seat,
            figure=figure.id,
            name=figure.name,
            subject=dared.dare,
            words=dared.words,
            attributes=dared.attributes,
            cards=GOAL_CARDS + harder(scene.state, figure.room),
            base=(),
            line=line(scene.state, dared.seat, dared),
            won=() if stunt is None else stunt.won,
            lost=() if stunt is None else stunt.lost,
        )
    )


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
