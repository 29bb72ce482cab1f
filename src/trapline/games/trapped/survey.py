"""How do evenings end, and at what price? What many games of Trapped! tell."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from trapline.games.trapped import facts as f
from trapline.games.trapped.model import Fate, Policy, Setting
from trapline.kernel import Chart, Fact, Outcome, counted

EVENINGS: Mapping[str, Mapping[str, Any]] = {
    f"{setting}, {policy} GM": {"scenario": setting, "policy": policy}
    for setting in (Setting.SPACESHIP, Setting.MANSION, Setting.SCHOOL)
    for policy in Policy
}
"""Evenings to compare with each other: each scenario under each kind of automatic GM."""
WAY = "out by "


class Survey:
    """What happens in an evening, and by which way people get out."""

    def __init__(self, _game: Any) -> None:
        pass

    def notes(self, facts: Sequence[Fact], _outcome: Outcome) -> Counter[str]:
        return Counter(filter(None, map(event, facts)))

    def charts(self, notes: Sequence[Counter[str]]) -> list[Chart]:
        labels = sorted({label for note in notes for label in note})
        ways = [label for label in labels if label.startswith(WAY)]
        events = [label for label in labels if label not in ways]
        return [
            counted(title, notes, some)
            for title, some in (("What happens in an evening", events), ("Which way out", ways))
            if some
        ]


def event(fact: Fact) -> str:
    """Return what is counted of a fact, or nothing."""
    match fact:
        case f.Lost(seat=None):
            return "an Extra is lost"
        case f.Lost(fate=Fate.INSANE):
            return "a character goes mad"
        case f.Lost():
            return "a character dies"
        case f.Became():
            return "an Extra becomes a character"
        case f.Controlled():
            return "an Extra obeys"
        case f.Achieved():
            return "a goal is achieved"
        case f.ChallengeAnswered():
            return f"a challenge is {'accepted' if fact.accepted else 'declined'}"
        case f.MonsterBeaten():
            return "the monster is killed" if fact.dead else "the monster is beaten"
        case f.EventPlayed():
            return "an event befalls somebody"
        case f.Left():
            return f"{WAY}{fact.way}"
        case _:
            return ""
