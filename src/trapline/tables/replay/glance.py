"""A finished game at a glance: who played, when it turned, and from where it can be seen."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from trapline.kernel import ARCHIVE, PUBLIC, Language, Observer, encode, witnessed_by
from trapline.tables.evening import Step
from trapline.tables.export import is_played_out
from trapline.tables.log import author
from trapline.tables.replay.bodies import (
    Chair,
    Replay,
    ReplayChair,
    ReplayMoment,
    ReplayRound,
)
from trapline.tables.replay.telling import Shown, count_of_chunks

ID_LENGTH = 24


def replay(
    build: str, span: Sequence[Step], public: Sequence[Shown], where: Iterable[str]
) -> Replay:
    """Return a game at a glance, with no chairs yet: their addresses hang on who asks."""
    first, last = span[0], span[-1]
    table = last.evening.table
    match = last.evening.match
    score = table.scores[-1]
    return Replay(
        id=identity(build, span),
        game=score.game,
        options=table.options,
        language=language_of(table.options),
        names=score.names,
        teams=score.teams,
        bots=tuple(chair.bot is not None for chair in table.chairs[: len(score.names)]),
        outcome=score.outcome,
        played=first.entry.wall,
        first=first.entry.version,
        last=last.entry.version,
        moments=tuple(moment(step, openest(span)) for step in span),
        rounds=tuple(rounds(public, frozenset(where))),
        highlights=match.story.highlights if match is not None and match.story else (),
        chairs=(),
    )


def identity(build: str, span: Sequence[Step]) -> str:
    """Return what a game's bytes hang on: its log, whoever they are told to, and this code."""
    digest = sha256(build.encode())
    # What stood there when it began: names can be erased, and scores are of the whole evening.
    table = span[0].evening.table
    digest.update(encode([table.code, table.options, table.people, table.chairs, table.scores]))
    for step in span:
        digest.update(encode([step.entry.version, step.entry.at, step.entry.wall]))
        digest.update(encode(list(witnessed_by(openest(span), step.facts))))
    return digest.hexdigest()[:ID_LENGTH]


def language_of(options: Any) -> Language:
    return options.language if hasattr(options, "language") else "en"


def openest(span: Sequence[Step]) -> Observer:
    """Return who sees most of it now. A game that was given up has opened nothing."""
    return ARCHIVE if is_played_out(span[-1]) else PUBLIC


def moment(step: Step, eyes: Observer) -> ReplayMoment:
    # As in an export: not all that everybody saw tells who wished for it.
    seat = author(step.entry, step.facts) if eyes is ARCHIVE else None
    return ReplayMoment(step.entry.version, step.entry.at, seat)


def rounds(public: Sequence[Shown], where: Collection[str]) -> Iterator[ReplayRound]:
    """Yield each time that everybody was somewhere else, by what a game's `where` asks for."""
    before: dict[str, Any] = {}
    for shown in public:
        if shown.view is None:
            continue
        view = asdict(shown.view)
        here = {name: view[name] for name in sorted(where & view.keys())}
        if here != before:
            facts = msgspec.json.decode(encode(here))
            yield ReplayRound(shown.step.entry.version, facts, begins(before, here))
            before = here


def begins(before: Mapping[str, Any], here: Mapping[str, Any]) -> bool:
    """Say whether another round begins: by its number, where rounds have numbers."""
    numbered = "turn" in here or "round" in here
    names = ("turn", "round") if numbered else tuple(here)
    return any(before.get(name) != here.get(name) for name in names)


def eyes(span: Sequence[Step]) -> tuple[Observer, ...]:
    """Return as whom a game may be seen now that it is over."""
    if openest(span) is PUBLIC:
        return (PUBLIC,)
    return (PUBLIC, ARCHIVE, *range(len(span[-1].evening.table.scores[-1].names)))


def named(eyes: Observer) -> Chair:
    return eyes if isinstance(eyes, int) else str(eyes)


def with_chairs(known: Replay, span: Sequence[Step], below: str) -> Replay:
    """Return a game at a glance with the addresses of its chairs, which begin with `below`."""
    chairs = tuple(chair(one, count_of_chunks(span), below) for one in eyes(span))
    return replace(known, chairs=chairs)


def chair(eyes: Observer, count: int, below: str) -> ReplayChair:
    place = f"{below}/{named(eyes)}"
    knows = f"{place}/knowledge" if isinstance(eyes, int) else None
    held = f"{place}/held" if eyes is ARCHIVE else None
    return ReplayChair(named(eyes), tuple(f"{place}/{n}" for n in range(count)), knows, held)
