"""Write the client's types from the messages of the server, and from each game's own words.

python tools/generate_client_types.py [--check]
"""

import inspect
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args

import msgspec
from generated import ROOT, settle

from trapline.catalogue import shelf
from trapline.kernel import Game, Text
from trapline.tables import bodies, protocol
from trapline.tables.facts import AnyTableFact
from trapline.tables.model import AnyMotion, Motion
from trapline.tables.reasons import TableReason
from trapline.tables.replay import bodies as replay
from trapline.tables.wishes import AnyTableWish

Schema: TypeAlias = dict[str, Any]

CLIENT: Final = ROOT / "client"
COMPILER: Final = CLIENT / "node_modules" / ".bin" / "json2ts"
BANNER: Final = "/** Written by tools/generate_client_types.py from {source}. */"

WIRE: Final[Mapping[str, Any]] = {
    "AnyFromClient": protocol.AnyFromClient,
    "AnyFromServer": protocol.AnyFromServer,
    "AnyTableWish": AnyTableWish,
    "AnyTableFact": AnyTableFact,
    "Motion": Motion,
    "AnyMotion": AnyMotion,
    "TableView": protocol.TableView,
    "TableReason": TableReason,
    "OpenTable": bodies.OpenTable,
    "JoinTable": bodies.JoinTable,
    "AtTable": bodies.AtTable,
    "Preview": bodies.Preview,
    "HandOver": bodies.HandOver,
    "InviteProgram": bodies.InviteProgram,
    "ProgramInvited": bodies.ProgramInvited,
    "PairTv": bodies.PairTv,
    "PackKept": bodies.PackKept,
    "PackHead": bodies.PackHead,
    "HttpError": bodies.HttpError,
    "Catalogue": bodies.Catalogue,
    "Replay": replay.Replay,
    "ReplayChunk": replay.ReplayChunk,
    "Knowledge": replay.Knowledge,
    "ReplayFile": replay.ReplayFile,
    "ShareGame": replay.ShareGame,
    "Shared": replay.Shared,
    "Shares": replay.Shares,
    "KeepEvening": replay.KeepEvening,
    "ForgetBook": replay.ForgetBook,
    "EveningKept": replay.EveningKept,
    "Book": replay.Book,
    "AddEvening": replay.AddEvening,
    "BookMade": replay.BookMade,
}
SPARSE: Final = frozenset(
    kind.__name__
    for kind in get_args(protocol.AnyFromServer)
    if kind.__struct_config__.omit_defaults
)


def main() -> None:
    settle(dict(files(listing.game for listing in shelf().values())))


def files(games: Iterable[Game]) -> Iterator[tuple[Path, str]]:
    source = "src/trapline/tables"
    yield CLIENT / "src" / "protocol.gen.ts", typescript("Protocol", WIRE, source)
    for game in games:
        types = typescript("Vocabulary", vocabulary(game), f"the words of {game.name}")
        yield CLIENT / "src" / "games" / game.name / "types.gen.ts", types


def vocabulary(game: Game) -> dict[str, Any]:
    words = game.vocabulary
    return {
        "AnyWish": words.wishes,
        "AnyFact": words.facts,
        words.view.__name__: words.view,
        words.options.__name__: words.options,
    }


def typescript(title: str, kinds: Mapping[str, Any], source: str) -> str:
    banner = BANNER.format(source=source)
    done = subprocess.run(
        [COMPILER, "--additionalProperties=false", f"--bannerComment={banner}"],
        input=json.dumps(schema(title, kinds)),
        capture_output=True,
        text=True,
        cwd=CLIENT,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def schema(title: str, kinds: Mapping[str, Any]) -> Schema:
    """Return one schema with a property for each kind, and a definition for each name."""
    shapes, structs = msgspec.json.schema_components(
        list(kinds.values()), schema_hook=text_is_a_string, ref_template="#/$defs/{name}"
    )
    named = {name: shape for name, shape in zip(kinds, shapes, strict=True) if "anyOf" in shape}
    unions = {name: mend(shape, {}) | {"title": name} for name, shape in named.items()}
    return {
        "title": title,
        "type": "object",
        "properties": {
            name: {"$ref": f"#/$defs/{name}"} if name in named else shape
            for name, shape in zip(kinds, shapes, strict=True)
        },
        "required": list(kinds),
        "$defs": {name: mend(shape, named) for name, shape in structs.items()} | unions,
    }


def mend(shape: Any, named: Mapping[str, Schema]) -> Any:
    """Say in the compiler's older dialect what msgspec says, and call unions by their name."""
    if isinstance(shape, list):
        return [mend(part, named) for part in shape]
    if not isinstance(shape, dict):
        return shape
    for name, union in named.items():
        if shape == union:
            return {"$ref": f"#/$defs/{name}"}
    parts = {key: mend(part, named) for key, part in shape.items()}
    if isinstance(docstring := parts.get("description"), str):
        parts["description"] = inspect.cleandoc(docstring)
    if "prefixItems" in parts:
        return parts | {"items": parts["prefixItems"], "additionalItems": False}
    if parts.get("type") == "object" and "properties" not in parts:
        return {"additionalProperties": {}} | parts
    if "properties" in parts and is_always_whole(parts):
        parts["required"] = list(parts["properties"])
    return parts


def is_always_whole(shape: Schema) -> bool:
    """Tell whether every field is there, which only clients and sparse messages may leave out."""
    comes_from_client = shape.get("additionalProperties") is False and "type" in shape["properties"]
    return not comes_from_client and shape["title"] not in SPARSE


def text_is_a_string(kind: type) -> Schema:
    if kind is Text:
        return {"type": "string"}
    raise NotImplementedError


if __name__ == "__main__":
    main()
