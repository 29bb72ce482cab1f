"""What is secret in TRAPS: every hand but one's own, the deck, and the face of a hidden Trap."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.conformance.shapes import invited_wish
from tests.conformance.world import World, both_play
from tests.games.traps.jungle import BOX
from trapline.games.traps.facts.cards import CardsFound, Discarded, Drew, Dropped, Snatched
from trapline.games.traps.facts.landing import Dodged, Flipped, RemedyOffered, TrapDestroyed
from trapline.games.traps.facts.people import Departed
from trapline.games.traps.facts.turns import Dealt, Opened, TurnBegan
from trapline.games.traps.model.game import Options, State
from trapline.games.traps.rules.queries import deck, known_cards, open_spaces
from trapline.games.traps.wishes.answers import Move, Suffer
from trapline.games.traps.wishes.turn import Draw, EndTurn, HideTrap, Roll
from trapline.kernel import (
    HOUSE,
    By,
    Fact,
    Game,
    HouseMove,
    Observer,
    Seat,
    SeatBack,
    SeatLeft,
    SeededLuck,
    Text,
    TimeUp,
    Wish,
)

Pair: TypeAlias = tuple[World, World]

ORDER = (0, 1, 2)
HANDS = (
    ("quicksand", "lucky-boots", "punish", "lost-coin", "puddle"),
    ("sinkhole", "padlock", "shove", "axe", "trapdoor"),
    ("toll-gate", "smoke-bomb", "lullaby", "leaky-purse", "gold-rush"),
)
UNDEALT = ("banana-skin", "rope-bridge")
"""Cards that lie in the deck."""
MOVES: Sequence[type[Fact]] = (Drew, CardsFound, Snatched)
OPENS = (
    Flipped,
    RemedyOffered,
    TrapDestroyed,
    Snatched,
    Dropped,
    Discarded,
    Dodged,
    Departed,
)
"""What shows a card that was different in the twins."""


@st.composite
def twins(draw: DrawFn, game: Game, observer: Observer) -> Pair:
    """Tell two games in which two hands that the observer cannot see are exchanged.

    So the decks are alike, and whoever draws from them draws the same card.
    """
    pair = opened(game, observer)
    for _ in range(draw(st.integers(0, 20))):
        if not step(draw, pair, observer):
            break
    else:
        tell_cards(draw(st.sampled_from(MOVES)), pair, observer)
    return pair


def tell_cards(move: type[Fact], pair: Pair, observer: Observer) -> None:
    """Let a card go to somebody, unseen by the rest. From then on the decks are not alike."""
    one, other = strangers(observer)
    for twin, world in enumerate(pair):
        hand = world.state.players[other].hand
        card = UNDEALT[twin]
        if move is Drew:
            world.tell(one, Drew(one, card, 10, to=(one,)))
        elif move is CardsFound:
            world.tell(one, CardsFound(one, (card,), 0, to=(one,)))
        elif hand:
            world.tell(one, Snatched(one, other, hand[0], 0, to=(one, other)))


def strangers(observer: Observer) -> tuple[Seat, Seat]:
    """Return two whose hands the observer cannot see."""
    one, other = [seat for seat in ORDER if seat != observer][:2]
    return one, other


def opened(game: Game, observer: Observer) -> Pair:
    pair = World(game), World(game)
    one, other = strangers(observer)
    for twin, world in enumerate(pair):
        hands = list(HANDS)
        if twin:
            hands[one], hands[other] = hands[other], hands[one]
        animals, humans = ("jaguar", "monkey", "toucan"), ("explorer", "mechanic", "singer")
        world.tell(
            HOUSE,
            Opened(Options(), ORDER, animals, humans, (250, 250, 270)),
            *(Dealt(seat, hands[seat], to=(seat,)) for seat in ORDER),
            TurnBegan(1, 0, 120_000),
        )
    return pair


def step(draw: DrawFn, pair: Pair, observer: Observer) -> bool:
    """Play on in both worlds; False if that would tell them apart."""
    state: State = pair[0].state
    view = pair[0].game.view(state, observer)
    seat: Seat = view.waiting[0] if view.waiting else 0
    whim = draw(st.integers(0, 9))
    if whim == 0:
        due = pair[0].game.deadline(state)
        assert due is not None, "no clock runs"
        for world in pair:
            world.at = due.at
        return play(pair, HOUSE, *[TimeUp(due.name, due.turn)] * 2)
    if whim == 1:
        return play(pair, HOUSE, *[draw(st.sampled_from([SeatLeft(2), SeatBack(2)]))] * 2)
    if seat == observer and whim < 7:
        luck = SeededLuck(draw(st.integers(0, 2**32)))
        return play(pair, seat, *[invited_wish(pair[0].game, view, luck)] * 2)
    if whim == 2 and seat != observer:
        here, there = (hidden(world, seat) for world in pair)
        return here is not None and there is not None and play(pair, seat, here, there)
    return play(pair, seat, *[plain(state, whim)] * 2)


def plain(state: State, whim: int) -> Wish:
    """Return what anybody may do, whatever their hand."""
    if state.agenda:
        choice = state.choice
        move = Move(choice, 2 * state.active + whim % 2)
        return Suffer(choice) if type(state.agenda[0]).__name__ == "Dodge" else move
    if state.phase == "roll":
        return Roll(state.turn, 1 + whim % 2)
    return Draw(state.turn) if whim > 8 else EndTurn(state.turn)


def hidden(world: World, seat: Seat) -> Wish | None:
    """Hide a Trap of this world's hand, each twin its own; who has none, or no space, does not."""
    state: State = world.state
    traps = [card for card in state.players[seat].hand if BOX.cards[card].is_trap]
    spaces = open_spaces(BOX, state, seat)
    return HideTrap(state.turn, Text(traps[0]), spaces[0]) if traps and spaces else None


def play(pair: Pair, by: By, here: Wish | HouseMove, there: Wish | HouseMove) -> bool:
    return both_play(pair, by, here, there, OPENS)


def conserved(state: State) -> Counter[str]:
    """Every card of the box is somewhere, and nowhere twice."""
    return Counter([*known_cards(state), *deck(BOX, state)])
