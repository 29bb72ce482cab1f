"""How do evenings end, and at what price? What many games of Trapped! tell."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

from trapline.kernel import Chart, Fact, Outcome, counted

from .drives import DEEDS, drives, is_share, shares
from .facts.deeds import Achieved, Became, ChallengeAnswered, Controlled, Left, Lost
from .facts.trouble import Befell, EventPlayed, Fizzled, MonsterBeaten
from .model.kinds import Fate
from .model.options import Policy, Setting

SETTINGS = (Setting.SPACESHIP, Setting.MANSION, Setting.SCHOOL, Setting.TOGETHER)
TO_THE_END: Mapping[str, Any] = {
    "policy": Policy.RUTHLESS,
    "sole_survivor": False,
    "round_limit": True,
}
"""Nobody wins just by being the last, and time runs out."""
EVENINGS: Mapping[str, Mapping[str, Any]] = {
    f"{setting}, {name}": {"scenario": setting, **changes}
    for setting in SETTINGS
    for name, changes in (
        *((f"{policy} GM", {"policy": policy}) for policy in Policy),
        ("to the bitter end", TO_THE_END),
    )
}
"""Evenings to compare with each other: each setting under each kind of automatic GM."""
WAY = "out by "
DIES, MAD, EXTRA = "a character dies", "a character goes mad", "an Extra is lost"
HAPPENS, FIZZLES = "what an event sets going happens", "what an event sets going comes to nothing"


class Survey:
    """What happens in an evening, and by which way people get out."""

    def __init__(self, _game: Any) -> None:
        pass

    def notes(self, facts: Sequence[Fact], _outcome: Outcome) -> Counter[str]:
        return Counter(filter(None, map(event, facts))) + drives(facts)

    def columns(self, notes: Sequence[Counter[str]]) -> dict[str, str]:
        """Return how many are lost in an evening, and in how many evenings somebody is."""
        losses = [note[DIES] + note[MAD] for note in notes]
        return {
            "deaths": f"{mean(losses):.1f}",
            "somebody died": f"{mean(loss > 0 for loss in losses):.0%}",
            "Extras lost": f"{mean(note[EXTRA] for note in notes):.1f}",
            "fizzled": f"{fizzled(notes):.1%}",
        }

    def charts(self, notes: Sequence[Counter[str]]) -> list[Chart]:
        labels = sorted({label for note in notes for label in note if not is_share(label)})
        ways = [label for label in labels if label.startswith(WAY)]
        felt = [label for label in DEEDS if label in labels]
        events = [label for label in labels if label not in (*ways, *felt)]
        counts = (
            ("What happens in an evening", events),
            ("What feelings drive people to", felt),
            ("Which way out", ways),
        )
        charts = [counted(title, notes, some) for title, some in counts if some]
        shared = shares(notes)
        return [*charts, shared] if shared.bars else charts


def fizzled(notes: Sequence[Counter[str]]) -> float:
    """Return which part of what events set going came to nothing (TD-46)."""
    idle = sum(note[FIZZLES] for note in notes)
    begun = idle + sum(note[HAPPENS] for note in notes)
    return idle / begun if begun else 0


def event(fact: Fact) -> str:
    """Return what is counted of a fact, or nothing."""
    match fact:
        case Lost(seat=None):
            return EXTRA
        case Lost(fate=Fate.INSANE):
            return MAD
        case Lost():
            return DIES
        case Became():
            return "an Extra becomes a character"
        case Controlled():
            return "an Extra obeys"
        case Achieved():
            return "a goal is achieved"
        case ChallengeAnswered():
            return f"a challenge is {'accepted' if fact.accepted else 'declined'}"
        case MonsterBeaten():
            return "the monster is killed" if fact.dead else "the monster is beaten"
        case EventPlayed():
            return "an event befalls somebody"
        case Befell():
            return HAPPENS
        case Fizzled():
            return FIZZLES
        case Left():
            return f"{WAY}{fact.way}"
        case _:
            return ""
