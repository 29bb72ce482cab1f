"""A game told to strangers: without the table's code, and on wish with numbers for names."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import Fact, Language
from trapline.tables.evening import Step
from trapline.tables.facts import BotSeated, Joined, Renamed, Seated
from trapline.tables.model import Chair, Person, Score, Table

PLAYER: Mapping[Language, str] = {"en": "Player", "fr": "Joueur"}
GUEST: Mapping[Language, str] = {"en": "Guest", "fr": "Invité"}


class Figures(Struct, frozen=True):
    """What players and onlookers are called who have no names."""

    language: Language

    def seat(self, seat: int) -> str:
        return f"{PLAYER[self.language]} {seat + 1}"

    def person(self, id: int) -> str:
        return f"{GUEST[self.language]} {id + 1}"


def for_strangers(span: Sequence[Step], figures: Figures | None) -> list[Step]:
    """Return a game as those may have it who were not there."""
    return [stranger(step, figures) for step in span]


def stranger(step: Step, figures: Figures | None) -> Step:
    table = bare(step.evening.table)
    facts = step.facts
    if figures is not None:
        table = masked(table, figures)
        facts = tuple(masked_fact(fact, figures) for fact in facts)
    return replace(step, facts=facts, evening=replace(step.evening, table=table))


def bare(table: Table) -> Table:
    """Leave out what leads to the table, and what else was played there."""
    own = table.scores[-1:] if table.phase == "over" else ()
    return replace(table, code="", scores=own)


def masked(table: Table, figures: Figures) -> Table:
    return replace(
        table,
        people=tuple(masked_person(person, table, figures) for person in table.people),
        chairs=tuple(masked_chair(chair, figures) for chair in table.chairs),
        scores=tuple(masked_score(score, figures) for score in table.scores),
    )


def masked_person(person: Person, table: Table, figures: Figures) -> Person:
    held = table.held_by(person.id)
    return replace(person, name=figures.seat(held[0].seat) if held else figures.person(person.id))


def masked_chair(chair: Chair, figures: Figures) -> Chair:
    return replace(chair, name=figures.seat(chair.seat))


def masked_score(score: Score, figures: Figures) -> Score:
    return replace(score, names=tuple(figures.seat(seat) for seat in range(len(score.names))))


def masked_fact(fact: Fact, figures: Figures) -> Fact:
    if isinstance(fact, Joined):
        return replace(fact, name=figures.person(fact.person))
    if isinstance(fact, Seated | BotSeated | Renamed):
        return replace(fact, name=figures.seat(fact.seat))
    return fact
