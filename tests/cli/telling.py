"""Whisper told by somebody who names every word they know: `--also tests.cli.telling`."""

from tests.shelf import SHELF as SHELVED
from trapline.tables.listing import Listing

WHISPER = SHELVED["whisper"]
NAMED = dict.fromkeys(("fact.chosen", "fact.began"), "{team:team}: {words}")
TEXTS = {language: {**texts, **NAMED} for language, texts in WHISPER.texts.items()}
SHELF = {**SHELVED, "whisper": Listing(WHISPER.game, TEXTS)}
