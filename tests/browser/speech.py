"""What the screens say: tests are written in English, and French phones are read in French."""

import json
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "client" / "src" / "i18n"
TABLE = ROOT / "src" / "trapline" / "tables" / "texts"
GAMES = ROOT / "tests" / "games" / "data"
CATALOGUE = ROOT / "src" / "trapline" / "games"

CURLY = "\u2019"
LINE = re.compile(r'^ {2}("[\w.-]+": ".*"),$', re.MULTILINE)


def said(english: str, language: str) -> str | re.Pattern[str]:
    """Return how a phone in this language says it. One English phrase can have two in French."""
    english = english.replace("'", CURLY)
    if language == "en":
        return english
    keys = [key for key, text in texts("en").items() if text == english]
    phrases = {texts(language)[key] for key in keys} or {english}
    return re.compile(f"^({'|'.join(map(as_shown, phrases))})$")


def pattern(english: str, language: str) -> str:
    """Return how a phone in this language says it, to stand inside a larger pattern."""
    phrase = said(english, language)
    return phrase.pattern[1:-1] if isinstance(phrase, re.Pattern) else re.escape(phrase)


def as_shown(phrase: str) -> str:
    """Return a pattern: on screen French has curly apostrophes, and spaces of several widths."""
    return r"\s".join(re.escape(word) for word in phrase.replace("'", CURLY).split())


@cache
def texts(language: str) -> dict[str, str]:
    shell: dict[str, str] = json.loads(
        "{" + ",".join(LINE.findall((SHELL / f"{language}.ts").read_text())) + "}"
    )
    files = (
        TABLE / f"{language}.json",
        *sorted(GAMES.glob(f"*.{language}.json")),
        *sorted(CATALOGUE.glob(f"*/data/{language}/texts.json")),
    )
    return shell | {
        f"{owner(file, language)}:{key}": text
        for file in files
        for key, text in json.loads(file.read_text()).items()
    }


def owner(file: Path, language: str) -> str:
    """Return whose texts these are, which is the same in all languages."""
    return str(file.relative_to(ROOT)).replace(f"/{language}", "").replace(f".{language}", "")
