"""The words in which the referee answers: verdicts, kinds, reasons. Clients make the sentences."""

from enum import IntEnum, IntFlag, StrEnum

import msgspec


class Verdict(StrEnum):
    """What a fair player would say; unsure is left to people."""

    YES = "yes"
    NO = "no"
    UNSURE = "unsure"


class Kind(StrEnum):
    """How a word of a clue is tied to a trap."""

    SAME = "same"
    INFLECTION = "inflection"
    DERIVATION = "derivation"
    COMPOUND = "compound"
    ABBREVIATION = "abbreviation"


class Doubt(StrEnum):
    """Why the referee leaves a finding to people."""

    HELPER_OR_CONTENT = "helper-or-content"
    LOOSE_FAMILY = "loose-family"
    UNSEEN_WORD = "unseen-word"
    MISSPELT = "misspelt"


class Finding(msgspec.Struct, frozen=True):
    """One word of a clue that springs a trap, or may; `whole` contains `part` in a compound."""

    said: str
    kind: Kind
    doubt: Doubt | None = None
    whole: str | None = None
    part: str | None = None


class Ruling(msgspec.Struct, frozen=True):
    """What the referee answered about one trap and one clue."""

    verdict: Verdict
    trap: str
    findings: tuple[Finding, ...] = ()


class Part(IntFlag):
    """What a word can be in a sentence, and what it is besides."""

    NOUN = 1
    VERB = 2
    ADJECTIVE = 4
    ADVERB = 8
    NUMBER = 16
    FUNCTION = 32
    PROPER = 64
    ABBREVIATION = 128
    CONJUGATED = 256
    """A finite form of a verb, and nothing else: eats, mangeons. TT-12 refuses only these."""
    PLURAL = 512
    """A plural of a noun, and nothing else."""


class Tie(IntEnum):
    """How two headwords belong together; a loose tie makes the referee unsure."""

    VARIANT = 0
    DERIVATION = 1
    ABBREVIATION = 2
    CONTAINS = 3
    """The first is a compound with the second as a part."""
    LOOSE_DERIVATION = 4
    LOOSE_ABBREVIATION = 5
    LOOSE_CONTAINS = 6
    NOTHING = 7
    """They look alike and are strangers: no rule for unseen words may join them."""
