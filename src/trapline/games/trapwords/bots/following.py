"""How likely somebody else follows what comes to a bot's mind: what several sources hold."""

import math

from ..content import Box

MUSED = -3.0
"""How likely people follow what only the mind brings, as log-odds."""
THOUGHT, AFTERTHOUGHT, ECHO = 2.0, 1.4, 1.4
"""How much likelier they do where it was written down for the secret."""
LATER, LATER_ECHO = 0.1, 0.02
"""How much less that is at each later place."""
BOND = 0.35
"""How much the log-odds of a link count."""
USUAL, USE = 4.0, 0.25
"""How usual a middling word is, and how much it counts to be ten times as usual."""
LEAST, MOST = 0.02, 0.998
"""A link is neither surer than that nor more doubtful."""
NODS = 0.8
"""How likely people must nod at an echo that the mind did not bring, for a bot to say it."""


def written(box: Box, secret: str) -> dict[str, float]:
    """Return what was written down for a secret, with how much that is worth."""
    found: dict[str, float] = {}
    listed = (
        (box.thoughts, THOUGHT, LATER),
        (box.afterthoughts, AFTERTHOUGHT, 0.0),
        (box.echoes, ECHO, LATER_ECHO),
    )
    for words, worth, later in listed:
        for place, word in enumerate(words.get(secret, ())):
            found.setdefault(word, worth - later * place)
    return found


def followed(worth: float, link: float, zipf: float = USUAL) -> float:
    """Return how likely others follow a word, by what it is worth, how it is linked, and how usual
    it is."""
    sure = min(MOST, max(LEAST, link))
    odds = MUSED + worth + BOND * math.log(sure / (1 - sure)) + USE * (zipf - USUAL)
    return 1 / (1 + math.exp(-odds))
