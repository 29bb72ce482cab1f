"""Let language models and bots play each other at the word games, and print what came of it."""

import argparse
import asyncio
import json
from collections.abc import Sequence

from trapline import __version__
from trapline.adapters.chat import ChatModel, model_key
from trapline.cli.bots import told_short
from trapline.cli.choices import whole
from trapline.cli.complaints import Complaint
from trapline.cli.longwork import carried_out
from trapline.kernel import Prompt
from trapline.library.arena import COLUMNS, Contest, Standing, contestants, contested
from trapline.library.record import plain
from trapline.server.settings import model_address
from trapline.tables.world import Model, NoAnswer

NAMES = 24
HELLO = Prompt('Answer {"ready": true} and nothing else.', {})


def describe(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=tuple(COLUMNS))
    parser.add_argument(
        "--players", default="gentle,plain,sharp", help="bots, and models as model:NAME"
    )
    parser.add_argument("--games", type=whole, default=12, help="in all (default 12)")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="(default en)")
    parser.add_argument("--seed", default="arena", help="the same seed, the same games of bots")
    parser.add_argument("--model-url", default="", help="where models are asked (see serve)")
    parser.add_argument(
        "--model-seconds", type=whole, default=60, help="for an answer (default 60)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(options: argparse.Namespace) -> int:
    if options.model_seconds < 1:
        raise Complaint("--model-seconds wants a whole number of at least 1")
    names = [name for name in map(str.strip, options.players.split(",")) if name]
    game, players = contestants(options.game, names, lambda name: model(options, name))
    contest = Contest(game, tuple(players), options.seed, options.lang)
    found, status = carried_out(
        lambda heard: contested(contest, options.games, heard=heard), options.games
    )
    # Two sit at each table.
    played = sum(standing.counts["games"] for standing in found) // 2
    told_short(played, options.games)
    if played:
        print((as_json if options.json else as_table)(contest, found, played))
    return status


def model(options: argparse.Namespace, name: str) -> Model:
    try:
        url = model_address(options.model_url)
    except ValueError:
        url = ""
    if not url:
        raise Complaint("a model needs --model-url, such as http://localhost:11434/v1")
    ms = options.model_seconds * 1000
    found = ChatModel(url, name, key=model_key(), ms=ms, at_once=1)
    try:
        # Hundreds of questions follow, and each that is not answered takes its time.
        asyncio.run(found.answer(HELLO))
    except NoAnswer as silence:
        raise Complaint(f"{name} at {url} is of no use: {silence}") from None
    return found


def as_table(contest: Contest, standings: Sequence[Standing], played: int) -> str:
    """Return a line for each player: shares in percent, and between which limits they lie."""
    columns, game = COLUMNS[contest.game.name], contest.game.name
    where = f"language {contest.language}, seed {contest.seed}, Trapline {__version__}"
    lines = [f"{game}: {played} games, {where}", ""]
    lines += ["".join([f"{'player':{NAMES}}", "games", *(f"{name:>26}" for name in columns)])]
    for standing in standings:
        cells = [f"{cell(standing, what, of):>26}" for what, of in columns.items()]
        lines.append("".join([f"{standing.name:{NAMES}}", f"{standing.counts['games']:5}", *cells]))
    return "\n".join(lines)


def cell(standing: Standing, what: str, of: str) -> str:
    share = standing.share(what, of)
    if not share.of:
        return "-"
    low, high = share.limits
    return f"{share.count}/{share.of} ({100 * low:.0f}-{100 * high:.0f} %)"


def as_json(contest: Contest, standings: Sequence[Standing], played: int) -> str:
    head = {
        "trapline": __version__,
        "game": contest.game.name,
        "language": contest.language,
        "seed": contest.seed,
        "options": plain(contest.options),
        "games": played,
    }
    told = {
        standing.name: {
            "games": standing.counts["games"],
            **{
                what: {"count": share.count, "of": share.of, "limits": share.limits}
                for what, of in COLUMNS[contest.game.name].items()
                for share in [standing.share(what, of)]
            },
        }
        for standing in standings
    }
    return json.dumps({**head, "players": told}, indent=1)
