"""The languages that phrases are there in."""

from trapline.kernel import Language

from ..content import Talk
from .english import English
from .french import French
from .tongue import Tongue


def tongue_of(language: Language, talk: Talk) -> Tongue:
    return English(talk) if language == "en" else French(talk)
