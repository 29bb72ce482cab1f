"""Telling, inventing, voting and agreeing (TD-14, TD-40), and care for each other (TD-126)."""

from trapline.kernel import IllegalMove, Seat, Stale

from ..content.checks import LANGUAGES
from ..content.making.lacks import lacks
from ..content.schema import Goal, Item, Says, Words
from ..facts.deeds import Agreed, WasLetGo
from ..facts.desk import GoalMade, ThingMade
from ..facts.talk import Halted, MotionClosed, MotionMade, Struck, Told, Voted, WentOn
from ..model.basics import ROUNDS_GONE, Seats
from ..model.cards import weight
from ..model.game import Motion, State
from ..model.kinds import JUDGED, Becoming, Cause, Matter, Objection, Phase
from ..model.reasons import Reason
from ..wishes.talk import CutHere, GoOn, Halt, Invent, LetGo, NotThis, Tell, Vote
from ..wishes.trouble import Agree
from .asking import offered, refuse_silence, seconds
from .escape import decide
from .queries import character_of, is_gone, players
from .scene import Scene, drawn

MOST_INVENTED = 12
TITLE = 60
"""So many letters has a title at most."""


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
    becomes = offered(wish.becomes, becomings(scene.state), "TD-14")
    put_to_vote(scene, by, Matter.INVENTION, words=str(wish.words), becomes=becomes)


def becomings(state: State) -> tuple[Becoming, ...]:
    """Return what an invention may become: in play also a thing or a goal, up to a number."""
    made = len(state.invented.items) + len(state.invented.goals)
    can_grow = state.phase is Phase.PLAY and made < MOST_INVENTED
    return tuple(Becoming) if can_grow else (Becoming.DETAIL,)


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


def cut_here(scene: Scene, by: Seat, _wish: CutHere) -> None:
    if not may_be_cut(scene.state):
        raise IllegalMove(Reason.NOT_NOW)
    put_to_vote(scene, by, Matter.CUT)


def may_be_cut(state: State) -> bool:
    """Say whether there is a story already, and no end of it yet (TD-140)."""
    return state.phase is Phase.PLAY and state.round > 1 and state.verdict is None


def put_to_vote(
    scene: Scene,
    by: Seat,
    matter: Matter,
    words: str = "",
    seat: Seat | None = None,
    becomes: Becoming = Becoming.DETAIL,
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
            becomes=becomes,
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
    if motion.matter is Matter.CUT:
        decide(scene, (), Cause.CUT_SHORT)
    if motion.words and motion.becomes is Becoming.THING:
        make_thing(scene, motion)
    elif motion.words and motion.becomes is Becoming.GOAL:
        make_goal(scene, motion)


def make_thing(scene: Scene, motion: Motion) -> None:
    """It lies where whoever made it up is."""
    item = Item(id=next_id(scene.state), says=said(motion.words))
    scene.tell(ThingMade(item, motion.words, where(scene.state, motion.by)))


def make_goal(scene: Scene, motion: Motion) -> None:
    """It can be tried there, with whatever attribute the GM finds fitting (TD-67)."""
    room = where(scene.state, motion.by)
    name = next_id(scene.state)
    goal = Goal(id=name, at=(room,), attributes=JUDGED, says=said(motion.words))
    scene.tell(GoalMade(goal, motion.words, room))


def next_id(state: State) -> str:
    return f"invented-{len(state.invented.items) + len(state.invented.goals) + 1}"


def said(words: str) -> Says:
    """Return words as a scenario has them; they are told in the language they were made up in."""
    title = words if len(words) <= TITLE else f"{words[: TITLE - 1]}…"
    return {language: Words(title=title, text=words) for language in LANGUAGES}


def where(state: State, seat: Seat) -> str:
    """Return where somebody's character is; for who has none, where whoever acts is."""
    figure = character_of(state, seat) or character_of(state, state.active)
    return state.safe if figure is None else figure.room
