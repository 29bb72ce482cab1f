"""The words, clocks and channels of Whisper, and a referee whom everybody can predict."""

import unicodedata
from functools import lru_cache
from pathlib import Path

import msgspec

from tests.games.whisper_model import Pace, Words
from trapline.kernel import TABLE_TALK, Language, team_talk

FILE = Path(__file__).parent / "data" / "whisper.words.json"
WORDS = msgspec.json.decode(FILE.read_bytes(), type=dict[Language, Words])
DECK, OFFERED = 18, 3
TALK = [(TABLE_TALK, team_talk(team)) for team in (0, 1)]
TIME = {Pace.CALM: 60_000, Pace.BRISK: 15_000}


def shares_two_letters(clue: str, word: str) -> bool:
    return len(set(plain(clue)) & set(plain(word))) >= 2


@lru_cache(maxsize=1024)
def plain(text: str) -> str:
    """Return the letters alone, without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if c.isalpha())
