"""A game told to strangers: without the table's code, and on wish with numbers for names."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import Fact, Language
from trapline.tables.evening import Step
from trapline.tables.export import is_last
from trapline.tables.facts import BotSeated, Joined, Renamed, Seated
from trapline.tables.model import Person, Score, Table

PLAYER: Mapping[Language, str] = {"en": "Player", "fr": "Joueur"}
GUEST: Mapping[Language, str] = {"en": "Guest", "fr": "Invité"}


class Figures(Struct, frozen=True):
    """What players and onlookers are called who have no names."""

    language: Language

    def seat(self, seat: int) -> str:
        return f"{PLAYER[self.language]} {seat + 1}"

    def person(self, id: int) -> str:
        return f"{GUEST[self.language]} {id + 1}"

    def of(self, person: Person, table: Table) -> str:
        """Return what somebody at a table is called: by the seat, or as one who looks on."""
        held = table.held_by(person.id)
        return self.seat(held[0].seat) if held else self.person(person.id)


def for_strangers(span: Sequence[Step], figures: Figures | None) -> list[Step]:
    """Return a game as those may have it who were not there."""
    return [stranger(step, figures) for step in span]


def stranger(step: Step, figures: Figures | None) -> Step:
    table = bare(step)
    facts = step.facts
    if figures is not None:
        table = masked(table, figures)
        facts = tuple(masked_fact(fact, figures) for fact in facts)
    return replace(step, facts=facts, evening=replace(step.evening, table=table))


def bare(step: Step) -> Table:
    """Leave out what leads to the table, and what else was played there."""
    table = step.evening.table
    return replace(table, code="", scores=table.scores[-1:] if is_last(step) else ())


def masked(table: Table, figures: Figures) -> Table:
    return replace(
        table,
        people=tuple(replace(one, name=figures.of(one, table)) for one in table.people),
        chairs=tuple(replace(chair, name=figures.seat(chair.seat)) for chair in table.chairs),
        scores=tuple(masked_score(score, figures) for score in table.scores),
    )


def masked_score(score: Score, figures: Figures) -> Score:
    return replace(score, names=tuple(figures.seat(seat) for seat in range(len(score.names))))


def masked_fact(fact: Fact, figures: Figures) -> Fact:
    if isinstance(fact, Joined):
        return replace(fact, name=figures.person(fact.person))
    if isinstance(fact, Seated | BotSeated | Renamed):
        return replace(fact, name=figures.seat(fact.seat))
    return fact
