"""The sentences of facts and reasons, filled in the reader's language.

    {word}                         the value itself
    {word:text}                    the value between quotation marks
    {by:seat} {who:person} {t:team}  a name; nobody is "the house"
    {whom:seat|the Bank}           a name; nobody is called so
    {card:name|card|a card}        the title on the game's screens, screen.card.<value>, else so
    {ms:time}                      milliseconds as seconds
    {n:count|one guess|# guesses}  one or many
    {locked:is|true=shut|open}     the piece for this value, else the piece without a value; # is it
    {piece:even|animal|human}      what this table calls screen.piece.<number>; else the first for
                                   an even number, else the second

A list is told as "a, b and c". In French `de` and `que` are elided before a vowel that is filled
in. client/src/i18n/sentence.ts speaks the same way, and tests/sentences.json holds both to it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct

from trapline.kernel import Language, encode

PLACE: Final = re.compile(r"\{(\w+)(?::(\w+)((?:\|[^{}|]*)*))?\}")
FILLED: Final = re.compile(r"(?:\b([Dd]|(?:[Jj]us|[Ll]ors|[Pp]uis)?qu|Qu)e )?" + PLACE.pattern)
"""A place, and before it a word that French elides."""
VOWEL: Final = re.compile(
    "[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ])"
    "|h(?:abi|adrien|ector|[eé]l[eèio]|enr|er[bmv]|[eé]rit|[eé]sit|ila|ipp|onor|orac|orten|u[bg]|y[np])",
    re.IGNORECASE,
)
"""How a name begins before which French elides: that of Ann, Yves or Hélène, whose h is mute, but
not that of Yann or Harry."""
APOSTROPHE: Final = "\u2019"
NARROW_SPACE: Final = "\u202f"
HIDDEN: Final = "…"

HOUSE: Final[Mapping[Language, str]] = {"en": "the house", "fr": "la maison"}
AND: Final[Mapping[Language, str]] = {"en": " and ", "fr": " et "}
QUOTES: Final[Mapping[Language, tuple[str, str]]] = {
    "en": ("“", "”"),
    "fr": ("«" + NARROW_SPACE, NARROW_SPACE + "»"),
}


class Form(StrEnum):
    """How a value is told."""

    PLAIN = ""
    TEXT = "text"
    SEAT = "seat"
    PERSON = "person"
    TEAM = "team"
    TIME = "time"
    COUNT = "count"
    IS = "is"
    NAME = "name"
    EVEN = "even"


class Names(Struct, frozen=True):
    """What the numbers in facts are called at this table, and the things of the game."""

    seats: dict[int, str] = {}
    people: dict[int, str] = {}
    teams: dict[int, str] = {}
    things: Mapping[str, str] = {}
    """The game's texts."""


def say(template: str, facts: Mapping[str, Any], language: Language, names: Names) -> str:
    def fill(place: re.Match[str]) -> str:
        before, name, form, pieces = place.groups()
        choices = (pieces or "").split("|")[1:]
        filled = told(facts.get(name), Form(form or ""), choices, language, names)
        return linked(before, filled, language)

    return FILLED.sub(fill, template)


def linked(before: str | None, filled: str, language: Language) -> str:
    """Return what was filled in behind `de` or `que`, of which `before` is all but the e."""
    if before is None:
        return filled
    is_elided = language == "fr" and VOWEL.match(filled)
    return f"{before}{APOSTROPHE}{filled}" if is_elided else f"{before}e {filled}"


def places(template: str) -> set[str]:
    """Return the names of the facts a template asks for."""
    return {place[1] for place in PLACE.finditer(template)}


def told(value: Any, form: Form, pieces: Sequence[str], language: Language, names: Names) -> str:
    match form:
        case Form.PLAIN:
            return each(value, plain, language)
        case Form.SEAT | Form.PERSON | Form.TEAM:
            known = {Form.SEAT: names.seats, Form.PERSON: names.people, Form.TEAM: names.teams}
            nobody = pieces[0] if pieces else HOUSE[language]
            return each(value, lambda number: named(number, known[form], nobody), language)
        case Form.TEXT:
            return each(value, lambda word: quoted(plain(word), language), language)
        case Form.NAME:
            return each(value, lambda thing: titled(thing, pieces, language, names), language)
        case Form.TIME:
            return f"{-(-value // 1000)}{NARROW_SPACE}s"
        case Form.COUNT:
            return counted(value, pieces, language)
        case Form.IS:
            return chosen(value, pieces)
        case Form.EVEN:
            return names.things.get(f"screen.piece.{value}", pieces[int(value) % 2])


def each(value: Any, tell: Callable[[Any], str], language: Language) -> str:
    if not isinstance(value, list | tuple):
        return tell(value)
    *first, last = [tell(item) for item in value] or [HIDDEN]
    return ", ".join(first) + AND[language] + last if first else last


def named(number: int | None, names: Mapping[int, str], nobody: str) -> str:
    return nobody if number is None else names.get(number, "?")


def titled(thing: str, pieces: Sequence[str], language: Language, names: Names) -> str:
    shelf, otherwise = pieces
    title = names.things.get(f"screen.{shelf}.{thing}")
    return otherwise if title is None else quoted(title, language)


def quoted(text: str, language: Language) -> str:
    opening, closing = QUOTES[language]
    return opening + text + closing


def plain(value: Any) -> str:
    if value is None:
        return HIDDEN
    return value if isinstance(value, str) else encode(value).decode()


def counted(number: int, pieces: Sequence[str], language: Language) -> str:
    one, many = pieces
    # French counts nought as one: "0 piège", "1 piège", "2 pièges".
    is_one = number in (0, 1) if language == "fr" else number == 1
    return (one if is_one else many).replace("#", str(number))


def chosen(value: Any, pieces: Sequence[str]) -> str:
    by_value = dict(piece.split("=", 1) for piece in pieces if "=" in piece)
    otherwise = next((piece for piece in pieces if "=" not in piece), "")
    key = value if isinstance(value, str) else encode(value).decode()
    return by_value.get(key, otherwise).replace("#", key)
