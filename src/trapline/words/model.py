"""The words in which the referee answers: verdicts, kinds, reasons. Clients make the sentences."""

from enum import IntEnum, IntFlag, StrEnum

import msgspec


class Verdict(StrEnum):
    """What a fair player would say; unsure is left to people."""

    YES = "yes"
    NO = "no"
    UNSURE = "unsure"
    FOREIGN = "foreign"
    """The text has letters of a script the referee cannot read: refuse it at the door."""


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
    HOMOGRAPH = "homograph"
    """Another word is spelt so, and the sentence does not tell which is meant."""
    FILLER = "filler"
    LOOSE_FAMILY = "loose-family"
    UNSEEN_WORD = "unseen-word"
    WRITTEN_APART = "written-apart"
    MISSING_ACCENT = "missing-accent"
    MISSPELT = "misspelt"
    DISGUISED = "disguised"
    """Letters stand for others, or in another order: l1ght, thgil, tromé."""


class Finding(msgspec.Struct, frozen=True):
    """One word of a clue that springs a trap, or may; in a compound `whole` contains `part`."""

    said: str
    kind: Kind
    doubt: Doubt | None = None
    whole: str | None = None
    part: str | None = None
    reading: str = ""
    """Of a word with several readings, those that its sentence allows; else nothing (TW-80)."""


class Ruling(msgspec.Struct, frozen=True):
    """What the referee answered about one trap and one clue, surest finding first."""

    verdict: Verdict
    trap: str
    findings: tuple[Finding, ...] = ()


class Unlawful(StrEnum):
    """Why a word may not be written as a trap."""

    EMPTY = "empty"
    FOREIGN_SCRIPT = "foreign-script"
    NONSENSE = "nonsense"
    """Letters that make no word, or more words than anybody says in one breath."""
    PRONOUN = "pronoun"
    HELPING_VERB = "helping-verb"
    PRONOUN_LIKE = "pronoun-like"
    NOT_A_CONTENT_WORD = "not-a-content-word"
    DUPLICATE = "duplicate"
    FORM_OF_THE_SECRET = "form-of-the-secret"  # noqa: S105 (a word of the game)


class TrapRuling(msgspec.Struct, frozen=True):
    """Whether a word may be a trap; `homograph` warns that only its content sense will spring."""

    word: str
    reason: Unlawful | None = None
    of: str | None = None
    homograph: bool = False

    @property
    def lawful(self) -> bool:
        return self.reason is None


class Question(StrEnum):
    """What people may want to question in a clue; never a verdict."""

    PROPER_NOUN = "proper-noun"
    ABBREVIATED_NAME = "abbreviated-name"
    SPELLING_OR_SOUND = "spelling-or-sound"
    LETTER = "letter"
    KIND_OF_SECRET = "kind-of-secret"  # noqa: S105 (a word of the game)
    TRANSLATION = "translation"


class Hint(msgspec.Struct, frozen=True):
    """A part of a clue that people may want to question."""

    question: Question
    said: str


class Part(IntFlag):
    """What a word can be in a sentence, and what it is besides."""

    NOUN = 1
    VERB = 2
    ADJECTIVE = 4
    ADVERB = 8
    NUMBER = 16
    FUNCTION = 32
    PROPER = 64
    """A name or a proper adjective, and nothing else: Paris, American."""
    ABBREVIATION = 128
    CONJUGATED = 256
    """A form that can only be a finite verb: ate, mangeons. TT-12 refuses only these."""
    PLURAL = 512
    """A plural of a noun, whatever it may be besides. TT-14 does not count it as another word."""
    FOREIGN = 1024
    """A word of another language; its row of kinds says what it translates."""
    HOMOGRAPH = 2048
    """A form of two words that are no kin: saw is a tool, and of see. Its roles tell them apart."""
    SELDOM = 4096
    """Now and then, at a place where it can be nothing else, a form of another word: il rue."""
    NAMED = 8192
    """A name as well, if it is written so: Drew, China, Pierre."""


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
