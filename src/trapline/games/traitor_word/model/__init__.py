"""The nouns of Traitor Word: a chain of words, hands, piles of flashes, accusations."""

from trapline.games.traitor_word.model.basics import (
    GOAL,
    HAND,
    HIDDEN,
    ORDINARY,
    START,
    Cards,
    Number,
    Seats,
    Words,
)
from trapline.games.traitor_word.model.chain import Frozen, Gain, Link, Showing, Trial, Window
from trapline.games.traitor_word.model.game import Memory, Player, State
from trapline.games.traitor_word.model.kinds import Cause, Charge, Phase, Verdict
from trapline.games.traitor_word.model.options import Colour, Options, Speaking
from trapline.games.traitor_word.model.reasons import Reason

__all__ = [
    "GOAL",
    "HAND",
    "HIDDEN",
    "ORDINARY",
    "START",
    "Cards",
    "Cause",
    "Charge",
    "Colour",
    "Frozen",
    "Gain",
    "Link",
    "Memory",
    "Number",
    "Options",
    "Phase",
    "Player",
    "Reason",
    "Seats",
    "Showing",
    "Speaking",
    "State",
    "Trial",
    "Verdict",
    "Window",
    "Words",
]
