"""Bots of the game as it is served, asked what they would do, in many lives."""

from collections import Counter

from tests.games.traitor_word.chain import Evening
from tests.games.traitor_word.real import GAME
from trapline.games.traitor_word.bots.levels import GENTLE, SHARP
from trapline.games.traitor_word.bots.mind import Mind, Minds
from trapline.games.traitor_word.model.kinds import Charge
from trapline.games.traitor_word.wishes import Accuse, Say, Speak
from trapline.kernel import PLAIN, Language, Seat, SeededLuck, Wish

MINDS = Minds(GAME.boxes, GAME.judges)
LEVELS = (GENTLE, PLAIN, SHARP)
LIVES = 30


def mind(language: Language) -> Mind:
    return MINDS.of(language)


def chosen(evening: Evening, seat: Seat, life: int = 1, bot: str = PLAIN) -> Wish | None:
    wish: Wish | None = GAME.bots[bot].choose(evening.view(seat), SeededLuck(life))
    return wish


def said(evening: Evening, bot: str = PLAIN) -> Counter[str]:
    """Return what a bot says whose turn it is, in so many lives; nothing where it passes."""
    wishes = [chosen(evening, evening.speaker, life, bot) for life in range(LIVES)]
    return Counter(str(wish.text) for wish in wishes if isinstance(wish, Say | Speak))


def accusations(evening: Evening, by: Seat, bot: str = PLAIN) -> Counter[Charge]:
    wishes = [chosen(evening, by, life, bot) for life in range(LIVES)]
    return Counter(wish.charge for wish in wishes if isinstance(wish, Accuse))
