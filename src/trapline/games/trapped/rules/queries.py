"""Questions about a game of Trapped! as it stands: people, cards, turns, ways."""

from collections.abc import Mapping
from typing import TypeGuard, TypeVar

from trapline.kernel import Observer, Seat, kept
from trapline.kernel.text import skeleton

from ..content.atlas import Atlas, distances, is_met
from ..content.schema import Role
from ..model.agenda import Ask, Step
from ..model.basics import Seats
from ..model.cards import DECK, Card, weight
from ..model.conflict import Conflict
from ..model.game import State, Timed
from ..model.kinds import Attribute, Fate, Phase
from ..model.options import Setting
from ..model.sheets import Figure

WAYS, HANDS = 512, 64
StepT = TypeVar("StepT", bound=Step)


def is_seated(observer: Observer, state: State) -> TypeGuard[Seat]:
    return observer in state.order


def is_left_to_bots(state: State) -> bool:
    return all(seat in state.bots | state.empty for seat in state.order)


def is_asked(state: State, kind: Ask) -> bool:
    """Say whether this is the question, whether or not somebody is still waited for."""
    return state.question is not None and state.question.ask is kind


def next_step(state: State, kind: type[StepT]) -> StepT | None:
    """Return what is next on the agenda, if it is of this kind."""
    step = state.agenda[0] if state.agenda else None
    return step if isinstance(step, kind) else None


def due(state: State, kind: type[StepT]) -> StepT:
    """Return what is next on the agenda, which must be of this kind."""
    step = next_step(state, kind)
    if step is None:
        raise LookupError(f"no {kind.__name__} is due")
    return step


def running(state: State) -> Conflict:
    if state.conflict is None:
        raise LookupError("there is no conflict")
    return state.conflict


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def players(state: State) -> Seats:
    """Return everybody but the GM, clockwise."""
    return state.order[:-1]


def players_after(state: State, seat: Seat) -> Seats:
    """Return the other players, clockwise from the left of this one."""
    place = state.order.index(seat) + 1
    return tuple(s for s in state.order[place:] + state.order[: place - 1] if s != state.gm)


def next_seat(state: State, seat: Seat) -> Seat:
    return state.order[(state.order.index(seat) + 1) % len(state.order)]


def is_alive(figure: Figure) -> bool:
    return figure.fate is Fate.ALIVE


def living(state: State) -> list[Figure]:
    return [figure for figure in state.figures.values() if is_alive(figure)]


def characters(state: State) -> list[Figure]:
    return [figure for figure in living(state) if figure.seat is not None]


def extras(state: State) -> list[Figure]:
    return [figure for figure in living(state) if figure.seat is None]


def namesake(state: State, name: str) -> Figure | None:
    """Return whoever in the story is called like this, or nearly so."""
    named = (one for one in state.figures.values() if one.name)
    return next((one for one in named if skeleton(one.name) == skeleton(name)), None)


def still_free(atlas: Atlas, state: State) -> tuple[Role, ...]:
    """Return those of the cast who are not in the story yet."""
    cast = atlas.scenario.cast[state.options.language]
    return tuple(role for role in cast if namesake(state, role.name) is None)


def free_extras(state: State) -> list[Figure]:
    return [figure for figure in extras(state) if figure.master is None]


def character_of(state: State, seat: Seat) -> Figure | None:
    """Return a player's character, unless it is lost."""
    figure = state.players[seat].figure if seat in state.players else None
    return None if figure is None else state.figures[figure]


def extra_of(state: State, seat: Seat) -> Figure | None:
    """Return the Extra that a player controls."""
    return next((figure for figure in extras(state) if figure.master == seat), None)


def player_of(figure: Figure) -> Seat | None:
    """Return who speaks for somebody in the story; the GM for an Extra that is nobody's."""
    return figure.master if figure.seat is None else figure.seat


def in_room(state: State, room: str) -> list[Figure]:
    return [figure for figure in living(state) if figure.room == room]


def others_here(state: State, figure: Figure) -> list[Figure]:
    return [other for other in in_room(state, figure.room) if other.id != figure.id]


def had_by(state: State, figure: Figure) -> frozenset[str]:
    """Return the goals achieved and the things at hand, for this one."""
    return having(state.goals, figure)


@kept(HANDS)
def having(goals: frozenset[str], figure: Figure) -> frozenset[str]:
    return goals | figure.goals | frozenset(figure.items)


def deck(state: State) -> list[Card]:
    """Return the cards that lie nowhere else."""
    out = {*state.discards, *state.laid}
    for player in state.players.values():
        out.update(player.hand)
    if state.conflict is not None and not state.conflict.is_open:
        out.update(bid.card for bid in state.conflict.bids if bid.card is not None)
    return [card for card in DECK if card not in out]


def deck_size(state: State) -> int:
    """Return how many cards the deck has; everybody can count that."""
    hands = sum(len(player.hand) for player in state.players.values())
    conflict = state.conflict
    bids = () if conflict is None or conflict.is_open else conflict.bids
    face_down = sum(bid.card is not None for bid in bids)
    return len(DECK) - hands - face_down - len(state.discards) - len(state.laid)


def is_afoot(state: State) -> bool:
    """Say whether the monster can do something in this turn: not if it was beaten (TD-96)."""
    return not (state.beast.dead or state.beast.beaten)


def best_attribute(figure: Figure, allowed: tuple[Attribute, ...]) -> Attribute:
    return max(allowed, key=lambda one: weight(figure.attributes[one]))


def is_out(state: State, seat: Seat) -> bool:
    """Say whether a player has no character and cannot get one any more (TD-107)."""
    return character_of(state, seat) is None and not heirs(state, seat)


def heirs(state: State, seat: Seat) -> list[Figure]:
    """Return the Extras that a player without a character could become (TD-112, TD-113)."""
    if character_of(state, seat) is not None:
        return []
    mine = extra_of(state, seat)
    return [mine] if mine is not None else free_extras(state)


def is_limited(state: State) -> bool:
    """Say whether rounds are counted: if the group wants it, or has made it up (TD-125)."""
    return state.options.round_limit or state.options.played is Setting.TOGETHER


def is_gone(state: State, seat: Seat) -> bool:
    return seat in state.empty or (seat in state.away and seat not in state.bots)


def is_shut(state: State, room: str, to: str) -> bool:
    """Say whether something blocks the passage for a while."""
    return are_between(state.blocks, room, to)


def are_between(blocks: tuple[Timed, ...], room: str, to: str) -> bool:
    return any({room, to} == set(block.rooms) for block in blocks)


def ways_on(atlas: Atlas, state: State, figure: Figure) -> tuple[str, ...]:
    """Return the rooms next door that this one can go to."""
    return ways_with(atlas, figure, state.goals, state.blocks)


@kept(WAYS)
def ways_with(
    atlas: Atlas, figure: Figure, goals: frozenset[str], blocks: tuple[Timed, ...]
) -> tuple[str, ...]:
    had = having(goals, figure)
    return tuple(
        room
        for room in atlas.beside(figure.room)
        if not are_between(blocks, figure.room, room)
        and is_met(atlas.entry_needs(figure.room, room), had)
    )


def ways_past_the_door(atlas: Atlas, state: State, figure: Figure) -> tuple[str, ...]:
    """Return where somebody can go who does not open the sealed room, out or in (TD-35)."""
    return tuple(
        room
        for room in ways_on(atlas, state, figure)
        if not (state.sealed and state.safe in (figure.room, room))
    )


def far_for_monster(
    atlas: Atlas, state: State, room: str, *, ajar: bool = False
) -> Mapping[str, int]:
    """Return how far it is from a room to all that the monster can get into; not one that is
    sealed, unless its door is thought to be ajar."""
    sealed = state.safe if state.sealed and not ajar else ""
    return prowled(atlas, room, state.goals, state.blocks, sealed)


@kept(WAYS)
def prowled(
    atlas: Atlas, start: str, goals: frozenset[str], blocks: tuple[Timed, ...], sealed: str
) -> Mapping[str, int]:
    def steps(room: str) -> list[str]:
        return [
            other
            for other in atlas.prowl(room)
            if not are_between(blocks, room, other)
            and atlas.is_cleared(room, other, goals)
            and other != sealed
        ]

    return distances(start, steps)


def monster_reach(atlas: Atlas, state: State, steps: int) -> tuple[str, ...]:
    """Return where the monster can be after so many steps or fewer."""
    far = far_for_monster(atlas, state, state.beast.room)
    return tuple(room for room, distance in far.items() if distance <= steps)
