"""What is secret in Trapped!: hands, bids before the reveal, the monster unseen, hidden things.

And of a setting that a group brought: what may happen, where the monster begins, what it fears.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from msgspec.structs import replace

from tests.conformance.world import World, both_play
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.content import Means, Scenario
from trapline.games.trapped.model import (
    Ask,
    Attribute,
    Options,
    Setting,
    State,
    Through,
    known_by_all,
    with_secrets,
    with_weakness,
)
from trapline.games.trapped.rules.standing import living
from trapline.games.trapped.view import View
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
    Sitter,
    Text,
    TimeUp,
    Wish,
)

Pair: TypeAlias = tuple[World, World]
Hands: TypeAlias = Mapping[Seat, tuple[str, ...]]

GM, *PLAYERS = range(4)
ORDER = (1, 2, 3, GM)
HANDS: Hands = {
    1: ("2♣", "5♦", "9♥", "J♠", "K♥", "7♦"),
    2: ("3♣", "6♠", "8♦", "10♥", "Q♣", "2♠"),
    3: ("4♥", "7♣", "9♠", "J♦", "A♣", "10♦"),
}
ON_BOARD = ("science-lab", "weapons-locker"), ("bridge", "engine-room")
AT_DINNER = ("pantry", "cellar"), ("library", "attic")
"""Where the monster may lurk, and where something may be hidden."""
KEYS = {Setting.SPACESHIP: "locker-key", Setting.MANSION: "winding-key"}
SHOWS_HANDS = (f.Revealed, f.Discarded, f.GameEnded)
SHOWS_PLACES = (
    f.MonsterSeen,
    f.MonsterHeard,
    f.MonsterAttacked,
    f.ItemGained,
    f.NotFound,
    f.PlaceTold,
    f.GameEnded,
)
SHOWS_PLANS = (*SHOWS_PLACES, f.Achieved, f.EventPlayed, f.ItemLost)
"""What shows something that was different in the twins."""


@st.composite
def twins(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Tell two games with other hands, other places, or other plans of the GM."""
    kinds = (exchanged,) if observer == GM else (exchanged, elsewhere, otherwise)
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


def end_turn(pair: Pair) -> None:
    """Let the first player pass; then the monster moves."""
    for world in pair:
        world.play(PLAYERS[0], w.Pass(world.state.asked))
        world.play(PLAYERS[0], w.Discard(world.state.asked, Text(HANDS[PLAYERS[0]][0])))


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


def turned(scenario: Scenario) -> Scenario:
    """Return a scenario in which everything that only the GM may know is another."""
    first, *others = scenario.events
    events = [
        replace(event, says=other.says)
        for event, other in zip(scenario.events, (*others, first), strict=True)
    ]
    weakness = replace(scenario.monster.weakness, means=(Means(item="gong"),), says=first.says)
    return with_weakness(with_secrets(scenario, events, "cellar"), weakness)


def laid(scenario: Scenario) -> tuple[f.AnyFact, ...]:
    monster = scenario.monster
    return (
        f.SettingLaid(known_by_all(scenario), "Dinner"),
        f.SecretsLaid(scenario.events, monster.start, (GM,), monster.secret),
    )


@cache
def prologue(game: Any, setting: Setting) -> tuple[f.AnyFact, ...]:
    """Return the making of characters and Extras, by bots, up to the first turn."""
    options, luck = Options(scenario=setting), SeededLuck("prologue")
    told: list[f.AnyFact] = list(
        game.setup(options, [Sitter(seat) for seat in range(len(ORDER))], 0, luck, None)
    )
    state = None
    for fact in told:
        state = game.apply(state, fact)
    while not any(isinstance(fact, f.PlayBegan) for fact in told):
        for seat in PLAYERS:
            wish = game.bots[PLAIN].choose(game.view(state, seat), luck)
            if wish is not None:
                facts = game.play(state, seat, wish, 0, luck)
                for fact in facts:
                    state = game.apply(state, fact)
                told += facts
                break
    end = next(n for n, fact in enumerate(told) if isinstance(fact, f.PlayBegan))
    return tuple(told[: end + 1])


def opened(
    game: Game,
    hands: tuple[Hands, Hands],
    places: tuple[tuple[str, str], tuple[str, str]],
    setting: Setting = Setting.SPACESHIP,
    secrets: Sequence[tuple[f.AnyFact, ...]] = ((), ()),
) -> Pair:
    pair = World(game), World(game)
    played: Any = game
    opening, *made = prologue(played, setting)
    for world, held, haunt, nook, plans in zip(pair, hands, *places, secrets, strict=True):
        world.tell(HOUSE, opening, *plans, *made)
        number = world.state.asked + 1
        world.tell(
            HOUSE,
            f.Hid(KEYS[setting], nook, to=(GM,)),
            f.MonsterMoved(haunt, prowl=False, to=(GM,)),
            *(f.Dealt(seat, held[seat][:5], to=(seat,)) for seat in PLAYERS),
            f.TurnBegan(1, PLAYERS[0], 1),
            *(f.Drew(seat, held[seat][5:], to=(seat,)) for seat in PLAYERS),
            f.Asked(Ask.ACT, number, (PLAYERS[0],), None),
        )
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
            talk = (w.Tell(Text("a noise")), w.Invent(Text("a lamp")), w.Halt(), w.GoOn())
            return both_alike(pair, seat, draw(st.sampled_from(talk)), opening)
        case 2 if wait(pair, opening):
            return True
        case 3:
            deed = w.Attack(question.number, Attribute.FAST, Through.CHARACTER, Text(""))
            return both_alike(pair, seat, deed, opening)
        case _:
            waited = [one for one in question.waits if one in ORDER]
            if not waited or state.halted is not None:
                return both_alike(pair, seat, w.GoOn(), opening)
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
    wish = pair[0].game.bots[PLAIN].choose(views[0], SeededLuck(luck)) or w.Tell(Text("hush"))
    return wish, wish


def bid(view: View, luck: int) -> w.Bid | None:
    """Lay a card face down, through a complication or as one must."""
    for one in view.may:
        if isinstance(one, w.MayBid) and one.stakes[-1].lawful:
            stake = one.stakes[-1]
            card = stake.lawful[luck % len(stake.lawful)]
            attribute, side = one.attributes[0], one.sides[0]
            return w.Bid(one.number, Text(card), side, stake.through, attribute, Text(""))
    return None


def prowl(world: World, view: View) -> Wish | None:
    """Let the monster go where nobody is."""
    people = {figure.room for figure in living(world.state)}
    for one in view.may:
        if isinstance(one, w.MayProwl | w.MayFlee):
            quiet = [room for room in one.rooms if room not in people] or list(one.rooms)
            kind = w.Prowl if isinstance(one, w.MayProwl) else w.Flee
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
