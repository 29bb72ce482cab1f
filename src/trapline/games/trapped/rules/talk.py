"""Telling, inventing, voting and agreeing (TD-14, TD-40), and care for each other (TD-126)."""

from trapline.kernel import IllegalMove, Seat, Stale

from ..content.making.lacks import lacks
from ..facts.deeds import Agreed, WasLetGo
from ..facts.talk import Halted, MotionClosed, MotionMade, Struck, Told, Voted, WentOn
from ..model.basics import ROUNDS_GONE, Seats
from ..model.cards import weight
from ..model.game import Motion, State
from ..model.kinds import Matter, Objection, Phase
from ..model.reasons import Reason
from ..wishes.talk import GoOn, Halt, Invent, LetGo, NotThis, Tell, Vote
from ..wishes.trouble import Agree
from .asking import offered, refuse_silence, seconds
from .queries import character_of, is_gone, players
from .scene import Scene, drawn


def tell(scene: Scene, by: Seat, wish: Tell) -> None:
    refuse_silence(str(wish.words))
    scene.tell(Told(by, str(wish.words)))


def strike(scene: Scene, _by: Seat, wish: NotThis) -> None:
    """Anybody may have something taken out of the story, without a reason."""
    if wish.line not in strikeable(scene.state):
        raise IllegalMove(Reason.NOTHING_TO_STRIKE)
    scene.tell(Struck(wish.line))


def strikeable(state: State) -> tuple[int, ...]:
    return tuple(line.number for line in state.story if line.words)


def halt(scene: Scene, _by: Seat, _wish: Halt) -> None:
    if scene.state.halted is not None:
        raise IllegalMove(Reason.HALTED)
    scene.tell(Halted(scene.at))


def go_on(scene: Scene, _by: Seat, _wish: GoOn) -> None:
    if scene.state.halted is None:
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(WentOn(scene.at))


def invent(scene: Scene, by: Seat, wish: Invent) -> None:
    """Ask for the group's blessing; who asks is for it (TD-14)."""
    refuse_silence(str(wish.words))
    put_to_vote(scene, by, Matter.INVENTION, words=str(wish.words))


def let_go(scene: Scene, by: Seat, wish: LetGo) -> None:
    offered(wish.seat, long_gone(scene.state), "TD-136")
    put_to_vote(scene, by, Matter.LET_GO, seat=wish.seat)


def long_gone(state: State) -> Seats:
    """Return the players who have been away for two rounds, and still have a character."""
    if state.phase is not Phase.PLAY or state.verdict is not None:
        return ()
    return tuple(
        seat
        for seat in players(state)
        if is_gone(state, seat)
        and character_of(state, seat) is not None
        and state.round - state.gone_since.get(seat, state.round) >= ROUNDS_GONE
    )


def put_to_vote(
    scene: Scene, by: Seat, matter: Matter, words: str = "", seat: Seat | None = None
) -> None:
    refuse_in_vote(scene.state)
    clock = "blessing_seconds" if matter is Matter.SETTING else "vote_seconds"
    allowed = seconds(scene.state, clock)
    scene.tell(
        MotionMade(
            number=scene.state.motions_made + 1,
            matter=matter,
            by=by,
            words=words,
            seat=seat,
            until=scene.later(allowed) if allowed else None,
        )
    )


def refuse_in_vote(state: State) -> None:
    if state.motion is not None:
        raise IllegalMove(Reason.ALREADY_VOTING)


def vote(scene: Scene, by: Seat, wish: Vote) -> None:
    motion = scene.state.motion
    if motion is None or motion.number != wish.motion:
        raise Stale
    if by in (*motion.yes, *motion.no):
        raise IllegalMove(Reason.ALREADY_ANSWERED)
    because = None if wish.yes else wish.because
    if because is not None:
        offered(because, objections(scene.state, by), "TD-15")
    scene.tell(Voted(motion.number, by, wish.yes, because))


def objections(state: State, seat: Seat) -> tuple[Objection, ...]:
    """Return what somebody may hold against an invention: the GM's word on it counts (TD-15)."""
    is_invention = state.motion is not None and state.motion.matter is Matter.INVENTION
    return tuple(Objection) if is_invention and seat == state.gm else ()


def agree(scene: Scene, by: Seat, wish: Agree) -> None:
    scene.tell(Agreed(by, wish.yes))


def is_decided(state: State) -> bool:
    """Say whether everybody who is here has voted; the GM votes too."""
    motion = state.motion
    if motion is None:
        return False
    cast = (*motion.yes, *motion.no)
    return all(seat in cast or is_gone(state, seat) for seat in state.order)


def close(scene: Scene) -> None:
    """The majority decides; at a tie, the higher of two cards (TD-14).

    What somebody has struck off a sheet meanwhile nobody can bless (TD-126).
    """
    motion = scene.state.motion
    if motion is None:
        raise LookupError("nobody asked for a vote")
    yes, no = motion.yes, motion.no
    if motion.matter is Matter.SETTING:
        yes, no = of_people(scene.state, yes), of_people(scene.state, no)
    cards = drawn(scene, 2) if no and len(yes) == len(no) else ()
    carried = len(yes) > len(no) or not no
    if cards:
        carried = weight(cards[0]) > weight(cards[1])
    is_spoilt = motion.matter is Matter.SETTING and lacks(scene.state.making.sketch)
    carried = carried and not is_spoilt and motion.because is None
    scene.tell(
        MotionClosed(
            number=motion.number,
            matter=motion.matter,
            words=motion.words,
            carried=carried,
            yes=motion.yes,
            no=motion.no,
            cards=cards,
            because=motion.because,
        )
    )
    if carried:
        carry_out(scene, motion)


def of_people(state: State, seats: Seats) -> Seats:
    """Return whose taste counts: people's, unless there are only bots."""
    if all(seat in state.bots for seat in state.order):
        return seats
    return tuple(seat for seat in seats if seat not in state.bots)


def carry_out(scene: Scene, motion: Motion) -> None:
    figure = None if motion.seat is None else character_of(scene.state, motion.seat)
    if motion.matter is Matter.LET_GO and motion.seat is not None and figure is not None:
        scene.tell(WasLetGo(motion.seat, figure.id, figure.name))
