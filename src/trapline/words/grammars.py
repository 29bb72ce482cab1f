"""The grammar of each language that is spoken here."""

from collections.abc import Mapping
from typing import Final

from trapline.kernel import Language
from trapline.words.english import ENGLISH
from trapline.words.french import FRENCH
from trapline.words.grammar import Grammar

GRAMMARS: Final[Mapping[Language, Grammar]] = {"en": ENGLISH, "fr": FRENCH}
