"""What is secret in Trapped!: hands, bids before the reveal, the monster unseen, hidden things.

And of a setting that a group brought: what may happen, where the monster begins, what it fears.
"""

from collections import Counter
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.conformance.world import World, both_play
from tests.games.trapped.twin_games import (
    AT_DINNER,
    GM,
    HANDS,
    ON_BOARD,
    ORDER,
    PLAYERS,
    Pair,
    end_turn,
    laid,
    opened,
    turned,
)
from trapline.games.trapped.facts.conflict import Revealed
from trapline.games.trapped.facts.deeds import Achieved, ItemGained, ItemLost, NotFound
from trapline.games.trapped.facts.trouble import (
    EventPlayed,
    MonsterAttacked,
    MonsterHeard,
    MonsterSeen,
    PlaceTold,
)
from trapline.games.trapped.facts.turns import Discarded, GameEnded
from trapline.games.trapped.model.game import State
from trapline.games.trapped.model.kinds import Attribute, Through
from trapline.games.trapped.model.options import Setting
from trapline.games.trapped.model.view import View
from trapline.games.trapped.rules.queries import living
from trapline.games.trapped.wishes.conflict import Bid, MayBid
from trapline.games.trapped.wishes.desk import KeepNotes, WhisperTo
from trapline.games.trapped.wishes.talk import GoOn, Halt, Invent, Tell
from trapline.games.trapped.wishes.trouble import Flee, MayFlee, MayProwl, Prowl
from trapline.games.trapped.wishes.turn import Attack
from trapline.kernel import (
    HOUSE,
    PLAIN,
    By,
    Game,
    HouseMove,
    Observer,
    Seat,
    SeatAway,
    SeatBack,
    SeededLuck,
    Text,
    TimeUp,
    Wish,
)

SHOWS_HANDS = (Revealed, Discarded, GameEnded)
SHOWS_PLACES = (
    MonsterSeen,
    MonsterHeard,
    MonsterAttacked,
    ItemGained,
    NotFound,
    PlaceTold,
    GameEnded,
)
SHOWS_PLANS = (*SHOWS_PLACES, Achieved, EventPlayed, ItemLost)
"""What shows something that was different in the twins."""


@st.composite
def twins(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Tell two games with other hands, other places, or other plans of the GM."""
    others = (exchanged, elsewhere, otherwise, confided)
    kinds = (exchanged,) if observer == GM else others
    return draw(st.sampled_from(kinds))(draw, game, observer)


def exchanged(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Two that the observer cannot see hold each other's hands, and bid other cards."""
    one, other = [seat for seat in PLAYERS if seat != observer][:2]
    swapped = {**HANDS, one: HANDS[other], other: HANDS[one]}
    (haunt, _), (nook, _) = ON_BOARD
    pair = opened(game, (HANDS, swapped), ((haunt, haunt), (nook, nook)))
    for _ in range(draw(st.integers(0, 14))):
        if not step(draw, pair, observer, SHOWS_HANDS, shift=1):
            break
    return pair


def elsewhere(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """The monster lurks in one room or in another, and so does the key."""
    pair = opened(game, (HANDS, HANDS), ON_BOARD)
    if draw(st.booleans()):
        end_turn(pair)
    for _ in range(draw(st.integers(0, 30))):
        if not step(draw, pair, observer, SHOWS_PLACES):
            break
    return pair


def otherwise(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """The group brought a setting, and the GM has read other things in it."""
    played: Any = game
    scenario = played.atlases[Setting.MANSION].scenario
    secrets = [laid(scenario), laid(turned(scenario))]
    pair = opened(game, (HANDS, HANDS), AT_DINNER, Setting.MANSION, secrets)
    for _ in range(draw(st.integers(0, 30))):
        if not step(draw, pair, observer, SHOWS_PLANS):
            break
    return pair


def confided(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """The GM whispers one thing to somebody else, or another, and keeps other notes (TD-139)."""
    (haunt, _), (nook, _) = ON_BOARD
    pair = opened(game, (HANDS, HANDS), ((haunt, haunt), (nook, nook)))
    [whom, *_] = [seat for seat in PLAYERS if seat != observer]
    for world, words in zip(pair, ("He lies.", "She has the key, and a plan."), strict=True):
        world.play(GM, WhisperTo(whom, Text(words)))
        world.play(whom, WhisperTo(GM, Text(words)))
        world.play(GM, KeepNotes(Text(words)))
    for _ in range(draw(st.integers(0, 14))):
        if not step(draw, pair, observer, SHOWS_HANDS):
            break
    return pair


def step(
    draw: DrawFn, pair: Pair, observer: Observer, opening: tuple[type, ...], *, shift: int = 0
) -> bool:
    """Play on in both worlds; False if that would tell them apart."""
    state: State = pair[0].state
    question = state.question
    assert question is not None, "nobody is asked"
    seat = draw(st.sampled_from(ORDER))
    match draw(st.integers(0, 9)):
        case 0:
            moves = (SeatAway(seat), SeatBack(seat))
            return both_alike(pair, HOUSE, draw(st.sampled_from(moves)), opening)
        case 1:
            talk = (Tell(Text("a noise")), Invent(Text("a lamp")), Halt(), GoOn())
            return both_alike(pair, seat, draw(st.sampled_from(talk)), opening)
        case 2 if wait(pair, opening):
            return True
        case 3:
            deed = Attack(question.number, Attribute.FAST, Through.CHARACTER, Text(""))
            return both_alike(pair, next(iter(question.waits), seat), deed, opening)
        case _:
            waited = [one for one in question.waits if one in ORDER]
            if not waited or state.halted is not None:
                return both_alike(pair, seat, GoOn(), opening)
            asked = draw(st.sampled_from(waited))
            other = 0 if asked == observer else shift
            here, there = answers(draw, pair, asked, other)
            return both_play(pair, asked, here, there, opening)


def wait(pair: Pair, opening: tuple[type, ...]) -> bool:
    due = pair[0].game.deadline(pair[0].state)
    if due is None:
        return False
    for world in pair:
        world.at = max(world.at, due.at)
    return both_alike(pair, HOUSE, TimeUp(due.name, due.turn), opening)


def answers(draw: DrawFn, pair: Pair, seat: Seat, shift: int) -> tuple[Wish, Wish]:
    """Return what somebody wishes in each world: the same, but for what nobody else sees."""
    luck = draw(st.integers(0, 999))
    views: list[Any] = [world.game.view(world.state, seat) for world in pair]
    bids = [bid(views[0], luck), bid(views[1], luck + shift)]
    if bids[0] is not None and bids[1] is not None:
        return bids[0], bids[1]
    prowls = [prowl(world, view) for world, view in zip(pair, views, strict=True)]
    if prowls[0] is not None and prowls[1] is not None:
        return prowls[0], prowls[1]
    wish = pair[0].game.bots[PLAIN].choose(views[0], SeededLuck(luck)) or Tell(Text("hush"))
    return wish, wish


def bid(view: View, luck: int) -> Bid | None:
    """Lay a card face down, through a complication or as one must."""
    for one in view.may:
        if isinstance(one, MayBid) and one.stakes[-1].lawful:
            stake = one.stakes[-1]
            card = stake.lawful[luck % len(stake.lawful)]
            attribute, side = one.attributes[0], one.sides[0]
            return Bid(one.number, Text(card), side, stake.through, attribute, Text(""))
    return None


def prowl(world: World, view: View) -> Wish | None:
    """Let the monster go where nobody is."""
    people = {figure.room for figure in living(world.state)}
    for one in view.may:
        if isinstance(one, MayProwl | MayFlee):
            quiet = [room for room in one.rooms if room not in people] or list(one.rooms)
            kind = Prowl if isinstance(one, MayProwl) else Flee
            return kind(one.number, Text(quiet[-1]))
    return None


def both_alike(pair: Pair, by: By, wish: Wish | HouseMove, opening: tuple[type, ...]) -> bool:
    return both_play(pair, by, wish, wish, opening)


def conserved(state: State) -> Counter[str]:
    """No card lies in two places."""
    held = [card for player in state.players.values() for card in player.hand]
    conflict = state.conflict
    bids = () if conflict is None or conflict.is_open else conflict.bids
    face_down = [bid.card for bid in bids if bid.card is not None]
    cards = [*held, *face_down, *state.laid, *state.discards]
    return Counter({"card in two places": len(cards) - len(set(cards))})
