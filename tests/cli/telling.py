"""Whisper told by somebody who names every word they know: `--also tests.cli.telling`."""

from tests.shelf import SHELF as SHELVED
from trapline.tables.listing import Listing

WHISPER = SHELVED["whisper"]
NAMED = {"fact.chosen": "{team:team}: {word}"}
TEXTS = {language: {**texts, **NAMED} for language, texts in WHISPER.texts.items()}
SHELF = {**SHELVED, "whisper": Listing(WHISPER.game, TEXTS)}
