"""Write docs/protocol.md from the protocol's own docstrings, types and defaults.

python tools/generate_protocol_docs.py [--check]
"""

import ast
import inspect
from collections.abc import Iterable, Iterator
from enum import StrEnum
from string import Template
from textwrap import dedent
from typing import Final, NamedTuple, get_args

from generated import ROOT, settle
from msgspec import Struct

from trapline.kernel import Outcome
from trapline.kernel.text import LONGEST
from trapline.server.api import BODY_WITHIN
from trapline.server.connection import HEARTBEAT, LARGEST_BACKLOG, LARGEST_MESSAGE
from trapline.server.doorstep import (
    ASKED_AGAIN_WITHIN,
    ASKED_WITHIN,
    MOST_NEIGHBOURS,
    MOST_WAITING,
)
from trapline.server.packs import BROUGHT_WITHIN
from trapline.server.settings import SETTINGS
from trapline.server.socket import HELLO_WITHIN
from trapline.tables import bodies, model, packs, protocol
from trapline.tables.facts import AnyTableFact
from trapline.tables.neighbours import MOST_OF_ONE_HOUSE
from trapline.tables.reasons import TableReason
from trapline.tables.replay import bodies as replay
from trapline.tables.room import KEPT_LINES
from trapline.tables.wishes import ANYTIME, AnyTableWish, TableWish

TEMPLATE: Final = ROOT / "tools" / "protocol.template.md"
PAGE: Final = ROOT / "docs" / "protocol.md"

PER_SECOND: Final = next(each for each in SETTINGS if each.flag == "messages-per-second")

ALIASES: Final = {
    "Seat": "the number of a chair at the table, and of a player in its game",
    "Team": "the number of a team",
    "PersonId": "the number of a person at this table",
    "Version": "how many entries the table's log has",
    "TableTime": "milliseconds of the table's own time",
    "Turn": "the number of a turn or window of a game",
    "Key": "8 to 40 letters, digits, `-` and `_`, made by the client",
    "Text": "a string, cleaned at the door",
    "Channel": '`"table"`, `"team-0"`, `"team-1"` …',
    "PackId": "the SHA-256 of a word list, in hexadecimal digits",
    "Language": '`"en"` or `"fr"`',
    "any": "what the game on the table says it is",
}
JSON_WORDS: Final = {
    "()": "[]",
    "Any": "any",
    "BotName": "string",
    "Code": "string",
    "False": "false",
    "GameName": "string",
    "None": "null",
    "Raw": "any",
    "Someone": "PersonId",
    "True": "true",
    "bool": "boolean",
    "int": "number",
    "str": "string",
}
CHOICES: Final = (
    protocol.Role,
    model.Phase,
    model.Pace,
    model.Watchers,
    bodies.Door,
    protocol.Parting,
)
SHAPES: Final = (
    protocol.TableView,
    model.Person,
    model.Chair,
    model.Ballot,
    *get_args(model.AnyMotion),
    model.Score,
    Outcome,
    protocol.ChatLine,
)
ENDPOINTS: Final = (
    ("GET", "/api/catalogue", None, bodies.Catalogue, "the games of this server"),
    ("POST", "/api/tables", bodies.OpenTable, bodies.AtTable, "open a table and sit down"),
    ("GET", "/api/tables/{code}", None, bodies.Preview, "look through the keyhole"),
    ("POST", "/api/tables/{code}/people", bodies.JoinTable, bodies.AtTable, "join, or look on"),
    (
        "POST",
        "/api/tables/{code}/programs",
        bodies.InviteProgram,
        bodies.ProgramInvited,
        "the host gives a chair to a program",
    ),
    ("POST", "/api/tables/{code}/handover", None, bodies.HandOver, "a link for another device"),
    ("POST", "/api/handover/{id}", None, bodies.AtTable, "go on from this device"),
    ("POST", "/api/pair/{id}", bodies.PairTv, bodies.PairTv, "send a waiting TV to a table"),
    (
        "GET",
        "/api/tables/{code}/games/{n}.jsonl",
        None,
        None,
        "the log of the evening's n-th game; if it was abandoned, what all have seen of it",
    ),
    (
        "GET",
        "/api/tables/{code}/games/{n}/seen.jsonl",
        None,
        None,
        "what all have seen of it so far",
    ),
    (
        "GET",
        "/api/tables/{code}/games/{n}/replay",
        None,
        replay.Replay,
        "a finished game at a glance, with the addresses of what was seen from each chair",
    ),
    ("GET", "…/replay/{id}/{chair}/{k}", None, replay.ReplayChunk, "a hundred entries of it"),
    (
        "GET",
        "…/replay/{id}/{seat}/knowledge",
        None,
        replay.Knowledge,
        "what was hidden from a seat, and when it was told",
    ),
    (
        "GET",
        "/api/tables/{code}/games/{n}/evening.html",
        None,
        None,
        "a finished game as one page; `as` a chair, `figures=1` without names",
    ),
    ("GET", "/api/tables/{code}/games/{n}/shares", None, replay.Shares, "its links, for the host"),
    (
        "POST",
        "/api/tables/{code}/games/{n}/shares",
        replay.ShareGame,
        replay.Shared,
        "a link to it that nobody can guess",
    ),
    (
        "POST",
        "/api/tables/{code}/games/{n}/shares/{id}/revoke",
        None,
        replay.Shares,
        "take a link back",
    ),
    ("GET", "/api/replays/{token}", None, replay.Replay, "what a link opens; …/evening.html too"),
    (
        "POST",
        "/api/replays/opened",
        None,
        replay.ReplayFile,
        "look through a downloaded game and tell it; `as` a chair",
    ),
    (
        "POST",
        "/api/tables/{code}/keep",
        replay.KeepEvening,
        replay.EveningKept,
        "keep this evening, or no more",
    ),
    ("GET", "/api/book", None, replay.Book, "the evenings of this device"),
    (
        "POST",
        "/api/book/forget",
        replay.ForgetBook,
        replay.Done,
        "be nobody at tables where no game is running",
    ),
    ("POST", "/api/books", replay.AddEvening, replay.BookMade, "a group's book, with one evening"),
    ("GET", "/api/books/{token}", None, replay.Book, "the evenings of a group"),
    (
        "POST",
        "/api/books/{token}/evenings",
        replay.AddEvening,
        replay.Book,
        "write one more evening into it",
    ),
    ("POST", "/api/books/{token}/forget", replay.ForgetBook, replay.Done, "erase it"),
    ("POST", "/api/packs", None, bodies.PackKept, "bring a word list, as plain text"),
    ("POST", "/api/packs/{game}", None, bodies.PackHead, "bring a game's own file, a scenario say"),
    (
        "GET",
        "/api/packs/{hash}",
        None,
        bodies.PackHead,
        "what a word list or a file is called, for whoever brought it or is at a table with it",
    ),
    ("GET", "/api/packs/{hash}.txt", None, None, "the word list, for whoever brought it"),
    ("GET", "/texts/…", None, None, "a game's sentences, at the address the catalogue gives"),
    ("GET", "/qr/{path}.svg", None, None, "the way to an address of the server, to be scanned"),
)
BODIES: Final = (
    bodies.OpenTable,
    bodies.JoinTable,
    bodies.AtTable,
    bodies.Preview,
    bodies.BotSeat,
    bodies.HandOver,
    bodies.InviteProgram,
    bodies.ProgramInvited,
    bodies.PairTv,
    bodies.PackKept,
    bodies.PackHead,
    bodies.Catalogue,
    bodies.GameInfo,
    bodies.HttpError,
    replay.Replay,
    replay.ReplayMoment,
    replay.ReplayRound,
    replay.ReplayChair,
    replay.ReplayChunk,
    replay.Knowledge,
    replay.Secret,
    replay.Veil,
    replay.ReplayFile,
    replay.FileChair,
    replay.ShareGame,
    replay.Shared,
    replay.Shares,
    replay.ShareLine,
    replay.KeepEvening,
    replay.ForgetBook,
    replay.EveningKept,
    replay.AddEvening,
    replay.BookMade,
    replay.Book,
    replay.BookEvening,
    replay.BookGame,
    replay.BookTotal,
    replay.Done,
)


class Field(NamedTuple):
    """One field of a message, as its author wrote it."""

    name: str
    kind: str
    default: str | None
    meaning: str

    @property
    def short(self) -> str:
        return f"`{self.name}`: {self.kind}" + (f" = {self.default}" if self.default else "")


def main() -> None:
    settle({PAGE: page()})


def page() -> str:
    return Template(TEMPLATE.read_text("utf-8")).substitute(
        largest_message=LARGEST_MESSAGE // 1024,
        largest_backlog=LARGEST_BACKLOG // 1024,
        hello_within=f"{HELLO_WITHIN:.0f}",
        asked_within=f"{ASKED_WITHIN:.0f}",
        asked_again_within=f"{ASKED_AGAIN_WITHIN:.0f}",
        body_within=f"{BODY_WITHIN:.0f}",
        brought_within=f"{BROUGHT_WITHIN:.0f}",
        most_waiting=MOST_WAITING,
        most_neighbours=MOST_NEIGHBOURS,
        heartbeat=f"{HEARTBEAT:.0f}",
        messages=PER_SECOND.default,
        kept_lines=KEPT_LINES,
        longest_text=LONGEST,
        longest_name=model.LONGEST_NAME,
        most_people=model.MOST_PEOPLE,
        most_chairs=model.MOST_CHAIRS,
        most_of_one_house=MOST_OF_ONE_HOUSE,
        largest_pack=packs.LARGEST_PACK // 1024,
        fewest_words=packs.FEWEST_WORDS,
        most_words=packs.MOST_WORDS,
        longest_word=packs.LONGEST_WORD,
        aliases="\n".join(f"- **{name}**: {meaning}" for name, meaning in ALIASES.items()),
        choices="\n".join(f"- **{each.__name__}**: {listed(each)}" for each in CHOICES),
        from_client=chapters(get_args(protocol.AnyFromClient)),
        from_server=chapters(get_args(protocol.AnyFromServer)),
        wishes=table("wish", "fields", "who", "when", "", rows=map(wish, get_args(AnyTableWish))),
        facts=table("fact", "fields", "", rows=map(fact, get_args(AnyTableFact))),
        reasons=listed(TableReason) + ".",
        shapes=chapters(SHAPES),
        http=table("call", "sends", "gets", "", rows=(call(*each) for each in ENDPOINTS)),
        bodies=chapters(BODIES),
    )


def chapters(kinds: Iterable[type[Struct]]) -> str:
    return "\n\n".join("\n".join(chapter(kind)).rstrip() for kind in kinds)


def chapter(kind: type[Struct]) -> Iterator[str]:
    yield f"### {title(kind)}\n"
    yield f"{told(kind)}\n"
    for field in fields(kind):
        yield f"- {field.short}" + (f". {field.meaning}" if field.meaning else "")


def title(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    return f"`{tag}`" if tag else kind.__name__


def told(kind: type) -> str:
    """Return a docstring with JSON's words for Python's."""
    return inspect.cleandoc(kind.__doc__ or "").replace("None", "null")


def wish(kind: type[TableWish]) -> tuple[str, ...]:
    who = kind.who.name.replace("_", " ").lower()
    when = "any time" if kind.when == ANYTIME else " or ".join(sorted(kind.when))
    return title(kind), short(kind), who, when, told(kind)


def fact(kind: type[Struct]) -> tuple[str, ...]:
    return title(kind), short(kind), told(kind)


def call(
    method: str, path: str, sends: type | None, gets: type | None, meaning: str
) -> tuple[str, ...]:
    names = (kind.__name__ if kind else "" for kind in (sends, gets))
    return f"`{method} {path}`", *names, meaning


def short(kind: type[Struct]) -> str:
    return "<br>".join(field.short for field in fields(kind))


def table(*heads: str, rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join("| " + " | ".join(" ".join(c.split()) for c in line) + " |" for line in lines)


def listed(codes: type[StrEnum]) -> str:
    return ", ".join(f"`{code}`" for code in codes)


def fields(kind: type[Struct]) -> Iterator[Field]:
    """Read the fields of a class from its source, where their aliases and docstrings are."""
    lines = class_body(dedent(inspect.getsource(kind)))
    for line, after in zip(lines, [*lines[1:], None], strict=True):
        if isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line.annotation):
            default = word(line.value) if line.value else None
            yield Field(ast.unparse(line.target), spelled(line.annotation), default, remark(after))


def class_body(source: str) -> list[ast.stmt]:
    return next(node.body for node in ast.parse(source).body if isinstance(node, ast.ClassDef))


def spelled(node: ast.expr) -> str:
    """Say a Python type in words of JSON."""
    if isinstance(node, ast.BinOp):
        return f"{spelled(node.left)} or {spelled(node.right)}"
    if not isinstance(node, ast.Subscript):
        return word(node)
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if word(node.value) == "dict":
        return "object"
    if word(node.value) == "Annotated":
        return spelled(parts[0])
    return f"[{', '.join(spelled(part) for part in parts if word(part) != '...')}]"


def word(node: ast.expr) -> str:
    return JSON_WORDS.get(ast.unparse(node), ast.unparse(node))


def remark(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return inspect.cleandoc(str(node.value.value))
    return ""


if __name__ == "__main__":
    main()
