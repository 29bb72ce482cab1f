"""The game as it is served: real cards, the real referee, and hands that a test writes down."""

from collections.abc import Mapping, Sequence

from tests.games.traitor_word.chain import Evening
from trapline import catalogue
from trapline.games.traitor_word.model.options import Options, Speaking
from trapline.kernel import Language, Seat

GAME = catalogue.traitor_word()
HANDS: Mapping[Language, Sequence[tuple[str, ...]]] = {
    "en": (
        ("bridge", "horse", "night", "bread", "king"),
        ("fish", "wheel", "sun", "apple", "coat"),
        ("sand", "wolf", "piano", "snow", "game"),
        ("star", "tooth", "rope", "wine", "track"),
    ),
    "fr": (
        ("pont", "cheval", "nuit", "pain", "roi"),
        ("poisson", "porte", "soleil", "pomme", "veste"),
        ("sable", "loup", "piano", "neige", "jeu"),
        ("étoile", "dent", "corde", "vin", "piste"),
    ),
}
"""Cards of the box, for Ann, Bob, Cleo and Dan."""
OPENING: Mapping[Language, str] = {"en": "river", "fr": "mer"}


class RealEvening(Evening):
    """One game with the content of the box. Ann has read the opening word, and it has stood."""

    game = GAME

    def __init__(
        self,
        language: Language,
        *,
        rounds: bool = True,
        speaking: Speaking = Speaking.TYPED,
        seats: int = 4,
        bots: tuple[Seat, ...] = (),
    ) -> None:
        self.hands = HANDS[language]
        options = Options(language=language, rounds=rounds, speaking=speaking)
        super().__init__(options, seats=seats, bots=bots, opening=OPENING[language])
