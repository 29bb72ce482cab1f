"""Every end of every accusation, with a secret word, a claim, both or neither, told aloud.

`python -m tests.games.traitor_word.transcripts` writes them anew into `told`; read what changed
before you keep it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from tests.games.traitor_word.chain import (
    ANN,
    BOB,
    CLEO,
    DAN,
    GAME,
    LANGUAGES,
    NO_ROUNDS,
    PLAIN,
    SECRET,
    SPOKEN,
    UNKNOWN,
    Evening,
    sitters,
)
from trapline.games.traitor_word.facts import AnyFact
from trapline.games.traitor_word.model.kinds import Charge
from trapline.games.traitor_word.model.options import Options
from trapline.games.traitor_word.wishes import Note
from trapline.kernel import HOUSE, PUBLIC, By, Language, SeatLeft, SeededLuck, Text, redact
from trapline.tables.sentences import Names, say

TOLD = Path(__file__).parent / "told"
DATA = files("trapline.games.traitor_word") / "data"
TEXTS: Mapping[Language, Mapping[str, str]] = {
    language: msgspec.json.decode((DATA / language / "texts.json").read_bytes())
    for language in LANGUAGES
}
NAMES = Names(seats={0: "Ann", 1: "Bob", 2: "Cleo", 3: "Dan"})
NO_THUMBS: tuple[bool, ...] = ()
ACCUSATIONS: Mapping[str, tuple[bool, tuple[bool, ...] | None]] = {
    "secret-word-caught": (True, None),
    "secret-word-denied": (False, None),
    "off-topic-down": (False, (True, True)),
    "off-topic-down-secret": (True, (True, True)),
    "off-topic-tie": (False, (True, False)),
    "off-topic-tie-secret": (True, (True, False)),
    "off-topic-up": (False, (False, False)),
    "off-topic-up-secret": (True, (False, False)),
    "off-topic-void": (False, NO_THUMBS),
    "off-topic-void-secret": (True, NO_THUMBS),
}
"""Whether the word is secret, and how the others vote, if they do."""


class Recorded(Evening):
    """A game that writes down every wish and every fact that everybody hears."""

    lines: tuple[str, ...] = ()
    language: Language = "en"

    def play(self, by: By, wish: Any, *, after: int = 100) -> list[AnyFact]:
        facts = super().play(by, wish, after=after)
        who = "The house" if by is HOUSE else NAMES.seats[int(by)]
        self.lines += (f"{who}: {type(wish).__name__}", *sentences(facts, self.language))
        return facts

    @property
    def told(self) -> tuple[str, ...]:
        """Return what was written down, and what everybody has in the end."""
        piles = zip(NAMES.seats.values(), self.flashes(), strict=False)
        return (*self.lines, "= " + ", ".join(f"{name} {count}" for name, count in piles))


def sentences(facts: list[AnyFact], language: Language) -> list[str]:
    heard = [redact(fact, PUBLIC) for fact in facts]
    return [sentence(fact, language) for fact in heard if fact is not None]


def sentence(fact: AnyFact, language: Language) -> str:
    template = TEXTS[language][f"fact.{type(fact).__struct_config__.tag}"]
    return "    " + say(template, msgspec.to_builtins(fact), language, NAMES)


def evening(language: Language, seats: int = 4, options: Options | None = None) -> Recorded:
    table = Recorded(options, seats=seats)
    table.language, table.lines = language, ()
    return table


def setting_up(language: Language) -> tuple[str, ...]:
    facts = GAME.setup(Options(), sitters(4), 0, SeededLuck("golden"), None)
    return tuple(sentences(facts, language))


def smuggled(language: Language) -> tuple[str, ...]:
    table = evening(language)
    table.say(SECRET)
    table.let_stand(ANN, CLEO, DAN)
    table.say(PLAIN)
    return table.told


def claimed(language: Language) -> tuple[str, ...]:
    table = evening(language)
    table.say("river")
    table.claim(ANN)
    table.say("boat")
    return table.told


def accused(language: Language, end: str, *, claimed: bool) -> tuple[str, ...]:
    """Cleo accuses Bob, Ann may claim his word, and Ann and Dan vote where there are thumbs."""
    is_secret, thumbs = ACCUSATIONS[end]
    table = evening(language)
    word = "river" if claimed else SECRET
    table.has(BOB, hand=(word,) if is_secret else ("pirate",))
    table.say(word)
    table.accuse(CLEO, Charge.SECRET if thumbs is None else Charge.OFF_TOPIC)
    if claimed:
        table.claim(ANN)
    if thumbs is not None:
        table.defend("look closer")
        for seat, down in zip((ANN, DAN), thumbs, strict=False):
            table.vote(seat, down=down)
    if thumbs == NO_THUMBS:
        table.wait()
    table.say("petal")
    return table.told


def taken_back(language: Language) -> tuple[str, ...]:
    table = evening(language, 3)
    table.say("zorblax")
    table.object(ANN)
    table.object(CLEO)
    table.wait()
    return table.told


def race(language: Language) -> tuple[str, ...]:
    table = evening(language, options=NO_ROUNDS)
    table.say(SECRET, BOB)
    table.stand()
    table.take(CLEO)
    table.wait()
    table.say(PLAIN, DAN)
    table.accuse(CLEO)
    table.stand()
    table.wait()
    table.stand()
    return table.told


def asked(language: Language) -> tuple[str, ...]:
    table = evening(language)
    table.say(UNKNOWN)
    table.object(ANN)
    table.let_stand(CLEO, DAN)
    return table.told


def shown(language: Language) -> tuple[str, ...]:
    """A card that was not said, and one that was."""
    table = evening(language, options=SPOKEN)
    table.speak()
    table.claim(ANN, "river")
    table.vouch(BOB, CLEO, said=False)
    table.speak()
    table.claim(ANN, "candle")
    table.vouch(BOB, DAN, said=True)
    return table.told


def answered(language: Language) -> tuple[str, ...]:
    """A word that nobody wrote down, and one that somebody did after it was marked."""
    table = evening(language, options=SPOKEN)
    table.speak(SECRET)
    table.accuse(CLEO)
    table.answer(BOB, SECRET)
    table.speak("bread")
    table.note(ANN, PLAIN)
    table.accuse(DAN)
    return table.told


def spoken(language: Language) -> tuple[str, ...]:
    table = evening(language, options=SPOKEN)
    table.speak(SECRET)
    table.speak()
    table.play(DAN, Note(3, Text(PLAIN)))
    table.object(CLEO)
    table.play(HOUSE, SeatLeft(CLEO))
    return table.told


def seventh_flash(language: Language) -> tuple[str, ...]:
    table = evening(language, 3).piles(3, 6, 3)
    table.say(SECRET)
    table.say(PLAIN)
    return table.told


def empty_pile(language: Language) -> tuple[str, ...]:
    table = evening(language, 3).piles(4, 3, 1)
    table.say(PLAIN)
    table.accuse(CLEO, Charge.SECRET)
    return table.told


SCENES: Mapping[str, Callable[[Language], tuple[str, ...]]] = {
    "setting-up": setting_up,
    "smuggled": smuggled,
    "claimed": claimed,
    "taken-back": taken_back,
    "asked": asked,
    "race": race,
    "spoken": spoken,
    "shown": shown,
    "answered": answered,
    "seventh-flash": seventh_flash,
    "empty-pile": empty_pile,
    **{end: partial(accused, end=end, claimed=False) for end in ACCUSATIONS},
    **{f"{end}-claimed": partial(accused, end=end, claimed=True) for end in ACCUSATIONS},
}


def written(scene: str, language: Language) -> str:
    return "\n".join(SCENES[scene](language)) + "\n"


if __name__ == "__main__":
    for name in SCENES:
        for lang in LANGUAGES:
            (TOLD / f"{name}.{lang}.txt").write_text(written(name, lang), "utf-8")
