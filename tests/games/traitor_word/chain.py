"""A game of Traitor Word told by a test: Ann, Bob, Cleo and Dan, with hands that it writes down."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from msgspec.structs import replace

from tests.conformance.playthrough import folded
from tests.games.dealer import Dealer
from tests.packs import LIBRARY
from trapline.games.traitor_word.content import Box
from trapline.games.traitor_word.facts import AnyFact
from trapline.games.traitor_word.facts.cards import Dealt, Opened
from trapline.games.traitor_word.facts.chain import OpeningRead
from trapline.games.traitor_word.game import TraitorWord
from trapline.games.traitor_word.model.basics import ORDINARY
from trapline.games.traitor_word.model.chain import Link
from trapline.games.traitor_word.model.game import State
from trapline.games.traitor_word.model.kinds import Charge, Phase
from trapline.games.traitor_word.model.options import Options, Speaking
from trapline.games.traitor_word.model.view import View
from trapline.games.traitor_word.rules.fold import after
from trapline.games.traitor_word.wishes import (
    Accuse,
    Answer,
    Claim,
    Defend,
    LetStand,
    Note,
    Object,
    Say,
    Speak,
    Take,
    Vote,
    Vouch,
)
from trapline.kernel import HOUSE, By, Language, Observer, Seat, Sitter, Text, TimeUp
from trapline.words.spelling import bare, spelt

ANN, BOB, CLEO, DAN, EVE, FINN = range(6)

HANDS = (
    ("river", "candle", "horse", "winter", "music"),
    ("garden", "pirate", "lemon", "ladder", "moon"),
    ("bread", "island", "mirror", "doctor", "snake"),
    ("king", "camera", "tunnel", "blanket", "tiger"),
    ("engine", "feather", "hotel", "pepper", "ghost"),
    ("button", "desert", "violin", "cousin", "rocket"),
)
MORE = """
anchor apple arrow autumn balcony banana basket beard bicycle bottle bridge cactus castle cave
chair cheese circus cloud clown coffee comet crown curtain diamond dragon drum elbow fence fire
flute forest fountain giant glove goat gold hammer harbour honey jungle kettle lantern lawyer
"""
BLACK = (*(word for hand in HANDS for word in hand), *MORE.split())
PINK = tuple(f"{word}ling" for word in BLACK)
THOUGHTS = {
    "garden": ("flower", "tree", "apple", "lawn"),
    "river": ("water", "fish", "bridge", "boat"),
    "castle": ("king", "dragon", "tower", "crown"),
    "winter": ("snow", "cold", "glove", "coat"),
}
BOX = Box(tuple(zip(BLACK, PINK, strict=True)), THOUGHTS)
SPOKEN = Options(speaking=Speaking.SPOKEN)
NO_ROUNDS = Options(rounds=False)
OPENING = "nature"
SECRET, PLAIN = "garden", "flower"
"""A word of Bob's, and one that nobody holds."""
UNKNOWN = "zorblax"
"""What is in no list of words."""


class PlainReferee:
    """Knows one plural, no accents, three conjugated verbs, and all words but two."""

    def same_word(self, one: str, other: str) -> bool:
        a, b = bare(spelt(one)), bare(spelt(other))
        return a == b or a == f"{b}s" or b == f"{a}s"

    def is_conjugated(self, word: str) -> bool:
        return word in {"ate", "went", "swam"}

    def is_sentence(self, text: str) -> bool:
        return text.startswith("I ")

    def knows(self, text: str) -> bool:
        return text.lower() not in {UNKNOWN, "flwer"}


LANGUAGES: tuple[Language, ...] = ("en", "fr")
GAME = TraitorWord(dict.fromkeys(LANGUAGES, BOX), dict.fromkeys(LANGUAGES, PlainReferee()), LIBRARY)


class Evening:
    """One game. Ann has read the opening word, and unless a test says so, it has stood."""

    game = GAME
    hands: Sequence[tuple[str, ...]] = HANDS

    def __init__(
        self,
        options: Options | None = None,
        *,
        seats: int = 3,
        bots: tuple[Seat, ...] = (),
        opening: str = OPENING,
        hold: bool = False,
    ) -> None:
        self.at = 0
        self.luck = Dealer(last=True)
        order = tuple(range(seats))
        self.state: State = after(None, Opened(options or Options(), order, bots, ()))
        self.tell(*(Dealt(seat, self.hands[seat], to=(seat,)) for seat in order))
        self.tell(OpeningRead(1, ANN, opening, 0, 1000 * self.state.options.window_seconds))
        if not hold:
            self.stand()

    def tell(self, *facts: AnyFact) -> Self:
        self.state = folded(self.game, self.state, facts)
        return self

    def has(self, seat: Seat, **changes: Any) -> Self:
        player = replace(self.state.players[seat], **changes)
        self.state = replace(self.state, players={**self.state.players, seat: player})
        return self

    def piles(self, *flashes: int) -> Self:
        for seat, count in enumerate(flashes):
            self.has(seat, flashes=count)
        return self

    def play(self, by: By, wish: Any, *, after: int = 100) -> list[AnyFact]:
        self.at += after
        facts = self.game.play(self.state, by, wish, self.at, self.luck)
        self.tell(*facts)
        return facts

    def wait(self) -> list[AnyFact]:
        """Let the next clock run out."""
        due = self.game.deadline(self.state)
        assert due is not None, "no clock runs"
        self.at = due.at
        return self.play(HOUSE, TimeUp(due.name, due.turn), after=0)

    def stand(self) -> Self:
        """Let the last word stand as long as it must."""
        if self.state.phase is Phase.HOLD:
            self.wait()
        return self

    def say(self, text: str, by: Seat | None = None) -> list[AnyFact]:
        """Let the last word stand, and the next be said by whose turn it is, or who takes it."""
        self.stand()
        if self.state.phase is Phase.FREE:
            assert by is not None, "nobody's turn"
            self.take(by)
        seat = self.speaker if by is None else by
        return self.play(seat, Say(self.state.turn, Text(text)))

    def chain(self, *texts: str) -> Self:
        for text in texts:
            self.say(text)
        return self

    def speak(self, secret: str = ORDINARY, text: str | None = None) -> list[AnyFact]:
        """Let whose turn it is mark a secret word, or none, and say something aloud."""
        self.stand()
        typed = None if text is None else Text(text)
        return self.play(self.speaker, Speak(self.state.turn, Text(secret), typed))

    def take(self, by: Seat) -> list[AnyFact]:
        return self.play(by, Take(self.state.said, self.state.turn))

    def claim(self, by: Seat, card: str | None = None) -> list[AnyFact]:
        return self.play(by, Claim(self.state.said, None if card is None else Text(card)))

    def accuse(self, by: Seat, charge: Charge = Charge.SECRET) -> list[AnyFact]:
        return self.play(by, Accuse(self.state.said, charge))

    def object(self, by: Seat) -> list[AnyFact]:
        return self.play(by, Object(self.state.said))

    def let_stand(self, *seats: Seat) -> Self:
        for seat in seats:
            self.play(seat, LetStand(self.state.said))
        return self

    def note(self, by: Seat, text: str) -> list[AnyFact]:
        return self.play(by, Note(self.state.said, Text(text)))

    def vouch(self, *seats: Seat, said: bool) -> list[AnyFact]:
        """Let each say whether the word was said, and return what came of the last one."""
        told: list[AnyFact] = []
        for seat in seats:
            told = self.play(seat, Vouch(self.state.said, said))
        return told

    def answer(self, by: Seat, card: str = ORDINARY) -> list[AnyFact]:
        return self.play(by, Answer(self.state.said, Text(card)))

    def trial(self, by: Seat, votes: Mapping[Seat, bool]) -> list[AnyFact]:
        """Accuse of straying, defend, and vote: True is a thumb down."""
        told = self.accuse(by, Charge.OFF_TOPIC)
        told += self.defend("look closer")
        for seat, down in votes.items():
            told += self.vote(seat, down=down)
        return told

    def defend(self, text: str) -> list[AnyFact]:
        assert self.state.trial is not None, "nobody is accused"
        return self.play(self.state.trial.whom, Defend(self.state.said, Text(text)))

    def vote(self, by: Seat, *, down: bool) -> list[AnyFact]:
        return self.play(by, Vote(self.state.said, down))

    @property
    def speaker(self) -> Seat:
        assert self.state.speaker is not None, "nobody's turn"
        return self.state.speaker

    @property
    def last(self) -> Link:
        return self.state.chain[-1]

    @property
    def texts(self) -> list[str]:
        return [link.text for link in self.state.chain]

    def flashes(self) -> list[int]:
        return [player.flashes for player in self.state.players.values()]

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return self.state.players[seat].hand

    def said_before(self, text: str) -> State:
        """Return the game as if a word had been said at its beginning."""
        first = replace(self.state.chain[0], number=0, text=text)
        return replace(self.state, chain=(first, *self.state.chain))

    def view(self, observer: Observer) -> View:
        return self.game.view(self.state, observer)

    def may(self, observer: Observer) -> set[str]:
        return {type(invitation).__name__ for invitation in self.view(observer).may}

    def invited(self, observer: Observer, kind: Any) -> Any:
        return next(may for may in self.view(observer).may if isinstance(may, kind))


def on_trial(word: str = PLAIN, seats: int = 4) -> Evening:
    """Cleo accuses Bob, and he has pleaded."""
    evening = Evening(seats=seats)
    evening.say(word)
    evening.trial(CLEO, {})
    return evening


def sitters(count: int, host: Seat | None = None) -> list[Sitter]:
    return [Sitter(seat, host=seat == host) for seat in range(count)]


def kinds(facts: Sequence[AnyFact]) -> list[str]:
    return [type(fact).__name__ for fact in facts]
