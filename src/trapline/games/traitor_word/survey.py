"""How do bots play? What many games of Traitor Word tell."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trapline.kernel import Chart, Fact, Outcome, counted

from .bots.mind import Mind, Minds
from .facts.cards import Claimed, Opened, Swapped, Validated
from .facts.chain import OpeningRead, Passed, Said
from .facts.trial import Answered, Judged
from .game import TraitorWord
from .model.kinds import Verdict
from .model.options import Colour

VARIANTS: Mapping[str, Mapping[str, Any]] = {
    "in turn": {},
    "in turn, pink words": {"colour": Colour.PINK},
    "in turn, rounds to their end": {"finish_round": True},
    "without rounds": {"rounds": False},
}
"""Games to compare with each other: what is different from the usual one."""
VERDICTS = {
    Verdict.GUILTY: "accused of straying, and judged so",
    Verdict.INNOCENT: "accused of straying, and acquitted",
    Verdict.VOID: "accused of straying, and nobody voted",
}
LINKS: Sequence[tuple[float, str]] = (
    (0.9, "nine in ten nod"),
    (0.5, "most nod"),
    (0.0, "most do not nod"),
)
UNKNOWN = "bots do not know one of them"
LABELS = (*(label for _, label in LINKS), UNKNOWN)


class Survey:
    """What happens in a game, and how its words hang together; each counted per game."""

    def __init__(self, game: TraitorWord) -> None:
        self.minds = Minds(game.boxes, game.judges)

    def notes(self, facts: Sequence[Fact], _outcome: Outcome) -> Counter[str]:
        return Counter([*map(event, facts), *self.links(facts)])

    def links(self, facts: Sequence[Fact]) -> Iterator[str]:
        """Yield how each word hangs together with the one before, the secret ones apart."""
        opened = next(fact for fact in facts if isinstance(fact, Opened))
        mind, before = self.minds.of(opened.options.language), ""
        for fact in facts:
            if isinstance(fact, Said):
                link = nodding(mind, before, fact.text)
                yield f"secret: {link}" if fact.secret else link
            if isinstance(fact, Said | OpeningRead):
                before = fact.text

    def columns(self, _notes: Sequence[Counter[str]]) -> dict[str, str]:
        return {}

    def charts(self, notes: Sequence[Counter[str]]) -> list[Chart]:
        links = [*LABELS, *(f"secret: {link}" for link in LABELS)]
        labels = sorted({label for note in notes for label in note if label})
        return [
            counted("What happens in a game", notes, [one for one in labels if one not in links]),
            counted("A word and the one before", notes, links),
        ]


def nodding(mind: Mind, before: str, said: str) -> str:
    """Return how many people would nod at a word, as far as bots can tell."""
    if not mind.knows(before) or not mind.knows(said):
        return UNKNOWN
    likely = mind.link(before, said)
    return next(label for least, label in LINKS if likely >= least)


def event(fact: Fact) -> str:
    """Return what is counted of a fact, or nothing."""
    match fact:
        case Said():
            return "words"
        case Passed():
            return "nobody finds a word"
        case Validated():
            return "secret words smuggled"
        case Claimed():
            return "words claimed"
        case Swapped():
            return "claims missed"
        case Answered():
            return "accused of a secret, " + ("rightly" if fact.secret else "wrongly")
        case Judged():
            return VERDICTS[fact.verdict]
        case _:
            return ""
