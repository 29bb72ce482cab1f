"""Draw and play: 52 cards, and four hands that nobody else sees; on turn one draws, or plays one.

As small as a game with a secret can be; `boardgame.cjs` and `colyseus.cjs` play it the same way.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from trapline import kernel
from trapline.kernel import Fact, IllegalMove, Luck, Observer, Seat, TableTime, Turn, kept
from trapline.kernel.secrets import each
from trapline.tables.listing import Listing

Card: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]

FACE_DOWN: Card = -1
DECK: Cards = tuple(range(52))
DEALT, MOST, RANKS = 5, 10, 13


class Draw(kernel.Wish, frozen=True):
    """To take the next card of the deck."""

    turn: Turn


class Play(kernel.Wish, frozen=True):
    """To lay the card at this place of one's hand on the pile."""

    turn: Turn
    place: int


class MayMove(kernel.Invitation, frozen=True):
    """It is your turn."""

    turn: Turn


AnyWish: TypeAlias = Draw | Play


class Dealt(Fact, frozen=True):
    """Everybody was dealt a hand. Nobody sees the rest of the deck."""

    hides: ClassVar[Mapping[str, Any]] = {"deck": each(FACE_DOWN)}

    deck: Cards
    to: tuple[Seat, ...] = ()


class HandDealt(Fact, frozen=True):
    """A seat took up its hand."""

    hides: ClassVar[Mapping[str, Any]] = {"hand": each(FACE_DOWN)}

    by: Seat
    hand: Cards
    to: tuple[Seat, ...]


class Shuffled(Fact, frozen=True):
    """The deck was empty: the pile was shuffled and became the deck."""

    hides: ClassVar[Mapping[str, Any]] = {"deck": each(FACE_DOWN)}

    deck: Cards
    to: tuple[Seat, ...] = ()


class Drew(Fact, frozen=True):
    """Somebody took the next card, and nobody else saw which."""

    hides: ClassVar[Mapping[str, Any]] = {"card": FACE_DOWN}

    by: Seat
    card: Card
    to: tuple[Seat, ...]


class Played(Fact, frozen=True):
    """Somebody laid a card on the pile."""

    by: Seat
    place: int
    card: Card


AnyFact: TypeAlias = Dealt | HandDealt | Shuffled | Drew | Played


class Reason(StrEnum):
    """Why a wish is refused."""

    NOT_YOUR_TURN = "not-your-turn"
    HAND_IS_FULL = "hand-is-full"
    NO_SUCH_CARD = "no-such-card"


class Options(kernel.Options, frozen=True, kw_only=True):
    """Nothing to choose but the language."""


class State(Struct, frozen=True):
    """Where every card is, and whose turn."""

    deck: Cards
    hands: tuple[Cards, ...] = ((), (), (), ())
    pile: Cards = ()
    scores: tuple[int, ...] = (0, 0, 0, 0)
    turn: Turn = 0

    @property
    def on_turn(self) -> Seat:
        return self.turn % len(self.hands)


class View(kernel.View, frozen=True, kw_only=True):
    """One's own hand, and of the others how many cards they hold."""

    may: tuple[MayMove, ...] = ()
    turn: Turn
    hand: Cards
    counts: tuple[int, ...]
    deck: int
    pile: Cards
    scores: tuple[int, ...]


class DrawAndPlay:
    """The game. It has no end: a server is measured by it."""

    name = "draw-and-play"
    seats = range(4, 5)
    teams = 0
    vocabulary = kernel.Vocabulary(AnyWish, AnyFact, View, Options, Reason)
    bots: Mapping[str, kernel.Bot] = {}

    def defaults(self, language: kernel.Language) -> Options:
        return Options(language=language)

    def check(self, options: Options, seats: Sequence[kernel.Sitter]) -> None:
        """Any options will do."""

    def setup(
        self, _options: Any, seats: Sequence[Any], _at: TableTime, luck: Luck, _memory: Any
    ) -> list[AnyFact]:
        deck = luck.shuffled(DECK)
        dealt = len(seats) * DEALT
        hands = [deck[first : first + DEALT] for first in range(0, dealt, DEALT)]
        return [
            Dealt(deck[dealt:]),
            *(HandDealt(seat, hand, (seat,)) for seat, hand in enumerate(hands)),
        ]

    def play(
        self, state: State, by: kernel.By, wish: AnyWish, _at: TableTime, luck: Luck
    ) -> list[AnyFact]:
        if isinstance(by, kernel.House):
            return []
        if wish.turn != state.turn:
            raise kernel.Stale
        if by != state.on_turn:
            raise IllegalMove(Reason.NOT_YOUR_TURN)
        hand = state.hands[by]
        match wish:
            case Draw():
                if len(hand) >= MOST:
                    raise IllegalMove(Reason.HAND_IS_FULL)
                anew = [] if state.deck else [Shuffled(luck.shuffled(state.pile))]
                deck = anew[0].deck if anew else state.deck
                return [*anew, Drew(by, deck[-1], (by,))]
            case Play(_, place):
                if place not in range(len(hand)):
                    raise IllegalMove(Reason.NO_SUCH_CARD)
                return [Played(by, place, hand[place])]

    def apply(self, state: State | None, fact: AnyFact) -> State:
        if isinstance(fact, Dealt):
            return State(fact.deck)
        assert state is not None, "every game begins with Dealt"
        match fact:
            case HandDealt(by, hand):
                return replace(state, hands=with_hand(state, by, hand))
            case Shuffled(deck):
                return replace(state, deck=deck, pile=())
            case Drew(by, card):
                hands = with_hand(state, by, (*state.hands[by], card))
                return replace(state, deck=state.deck[:-1], hands=hands, turn=state.turn + 1)
            case Played(by, place, card):
                hand, pile = state.hands[by], (*state.pile, card)
                hands = with_hand(state, by, hand[:place] + hand[place + 1 :])
                scores = changed(state.scores, by, state.scores[by] + card % RANKS)
                return replace(state, hands=hands, pile=pile, scores=scores, turn=state.turn + 1)

    def view(self, state: State, observer: Observer) -> View:
        seen = seen_by_all(state)
        if not isinstance(observer, int):
            return seen
        hand = state.hands[observer]
        may = (MayMove(state.turn),) if observer == state.on_turn else ()
        return replace(seen, hand=hand, may=may)

    def outcome(self, _state: State) -> kernel.Outcome | None:
        return None

    def deadline(self, _state: State) -> kernel.Deadline | None:
        return None

    def remember(self, _state: State, memory: Any) -> Any:
        return memory


@kept()
def seen_by_all(state: State) -> View:
    return View(
        waiting=(state.on_turn,),
        turn=state.turn,
        hand=(),
        counts=tuple(map(len, state.hands)),
        deck=len(state.deck),
        pile=state.pile,
        scores=state.scores,
    )


def with_hand(state: State, seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return changed(state.hands, seat, hand)


def changed(row: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*row[:at], value, *row[at + 1 :])


SHELF = {DrawAndPlay.name: Listing(DrawAndPlay(), {})}
