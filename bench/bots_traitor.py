"""How well bots of Traitor Word play: what they smuggle, whom they accuse, whether they judge well.

`python bench/bots_traitor.py [--games 500] [--lang en] [--level keen] [--seed S] [LINKS.tsv …]`
plays games of bots alone, then games of one player who blurts any secret word at every turn and
never accuses, and lets bots vote on pairs of words that people have labelled (word, word, 1 or 0).
"""

import argparse
import csv
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from trapline import catalogue
from trapline.cli.simulation import Simulation
from trapline.games.traitor_word.bots.judging import NOD
from trapline.games.traitor_word.bots.levels import KEEN, LEVELS
from trapline.games.traitor_word.bots.mind import Mind, Minds
from trapline.games.traitor_word.facts.cards import Claimed, Validated
from trapline.games.traitor_word.facts.chain import OpeningRead, Passed, Said
from trapline.games.traitor_word.facts.trial import Answered, Judged
from trapline.games.traitor_word.game import TraitorWord
from trapline.games.traitor_word.model.kinds import Verdict
from trapline.games.traitor_word.model.options import Colour
from trapline.games.traitor_word.model.view import View
from trapline.games.traitor_word.wishes import (
    AnyWish,
    Claim,
    Defend,
    LetStand,
    MayClaim,
    MayDefend,
    MayLetStand,
    MaySay,
    MayTake,
    MayVote,
    Say,
    Take,
    Vote,
)
from trapline.kernel import PLAIN, Bot, Fact, Language, Luck, Text, Wish

LANGUAGES: Sequence[Language] = get_args(Language)
BLURTER, MIXED = 0, "mixed"
PAIRS = 400


class Blurter:
    """Says any of its words at every turn, claims what it hears, and accuses nobody."""

    def __init__(self, minds: Minds) -> None:
        self._minds = minds

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        mind = self._minds.of(view.language)
        for invitation in view.may:
            match invitation:
                case MayClaim(number) if mind.held(view) is not None:
                    return Claim(number)
                case MaySay(turn):
                    cards = list(mind.fresh(view, luck.shuffled(view.hand)))
                    return Say(turn, Text(cards[0])) if cards else None
                case MayTake(number, turn):
                    return Take(number, turn)
                case MayDefend(number):
                    return Defend(number, Text("These two go well together."))
                case MayVote(number) if view.trial and view.me not in view.trial.voted:
                    return Vote(number, down=False)
                case MayLetStand(number):
                    return LetStand(number)
                case _:
                    pass
        return None


class Mixed:
    """One blurter, and bots of one level."""

    def __init__(self, blurter: Bot, others: Bot) -> None:
        self._blurter, self._others = blurter, others

    def choose(self, view: View, luck: Luck) -> Wish | None:
        bot = self._blurter if view.me == BLURTER else self._others
        return bot.choose(view, luck)


def made(level: str) -> tuple[TraitorWord, Minds]:
    game = catalogue.traitor_word()
    minds = Minds(game.boxes, game.judges)
    game.bots = {**game.bots, KEEN: game.bots[PLAIN]}
    game.bots = {**game.bots, MIXED: Mixed(Blurter(minds), game.bots[level])}
    return game, minds


def among_bots(
    language: Language, level: str, seed: str, share: Sequence[int]
) -> tuple[Counter[str], float]:
    """Play so many games of bots alone, three to six in turn, both colours; count what happens."""
    game, minds = made(level)
    notes: Counter[str] = Counter()
    nods = 0.0
    for number in share:
        colour = tuple(Colour)[number // len(game.seats) % 2]
        options = replace(game.defaults(language), colour=colour)
        seats = game.seats[number % len(game.seats)]
        table = Simulation(game, options, seats, f"{seed} {number}")
        notes[f"ended by {table.played(level).cause}"] += 1
        notes.update(filter(None, map(event, table.facts)))
        nods += sum(nodded(minds.of(language), table.facts))
    return notes, nods


def event(fact: Fact) -> str:
    match fact:
        case Said():
            return "secret words said" if fact.secret else "ordinary words said"
        case Validated():
            return "passed"
        case Claimed():
            return "claimed"
        case Passed():
            return "turns passed"
        case Answered():
            return "of a secret, rightly" if fact.secret else "of a secret, wrongly"
        case Judged(verdict=Verdict.GUILTY):
            return "off-topic, guilty"
        case Judged():
            return "off-topic, acquitted"
        case _:
            return ""


def nodded(mind: Mind, facts: Sequence[Fact]) -> list[float]:
    before, links = "", []
    for fact in facts:
        if isinstance(fact, Said):
            links.append(mind.link(before, fact.text))
        if isinstance(fact, Said | OpeningRead):
            before = fact.text
    return links


def against_blurter(
    language: Language, level: str, seed: str, seats: int, share: Sequence[int]
) -> float:
    """Return how many of so many games the blurter wins; a shared victory is a part of one."""
    game, _ = made(level)
    won = 0.0
    for number in share:
        options = replace(game.defaults(language), colour=tuple(Colour)[number % 2])
        table = Simulation(game, options, seats, f"{seed} {seats} {number}")
        winners = table.played(MIXED).winners
        won += (BLURTER in winners) / max(len(winners), 1)
    return won


def shares(games: int, processes: int) -> list[range]:
    return [range(first, games, processes) for first in range(processes)]


def around(hits: float, cases: float) -> str:
    """Return a share, and between which bounds it lies nineteen times in twenty (Wilson)."""
    if not cases:
        return "none"
    part, wide = hits / cases, 1.96**2 / cases
    middle = part + wide / 2
    reach = sqrt(wide * part * (1 - part) + wide**2 / 4)
    low, high = max(0.0, (middle - reach) / (1 + wide)), (middle + reach) / (1 + wide)
    return f"{part:.1%} ({low:.1%} to {high:.1%}) of {cases:g}"


def report(language: Language, level: str, games: int, seed: str, processes: int) -> None:
    notes: Counter[str] = Counter()
    nods = 0.0
    play = partial(among_bots, language, level, seed)
    with ProcessPoolExecutor(processes) as pool:
        for found, sum_of in pool.map(play, shares(games, processes)):
            notes += found
            nods += sum_of
    secret, plain = notes["secret words said"], notes["ordinary words said"]
    right, wrong = notes["of a secret, rightly"], notes["of a secret, wrongly"]
    guilty, free = notes["off-topic, guilty"], notes["off-topic, acquitted"]
    ends = ", ".join(
        f"{key.removeprefix('ended by ')} {n}" for key, n in sorted(notes.items()) if "ended" in key
    )
    print(f"{language} {level}: {games} games (seed {seed}; {ends})")
    print(f"  people nod, by the link: {nods / (secret + plain):.3f} of {secret + plain} words")
    print(f"  secret words among those said: {around(secret, secret + plain)}")
    print(f"  of those pass: {around(notes['passed'], secret)}")
    print(f"  claimed, a game: {notes['claimed'] / games:.1f}", end="; ")
    print(f"turns passed, a game: {notes['turns passed'] / games:.2f}")
    print(f"  accused of a secret, rightly: {around(right, right + wrong)}")
    print(f"  accused of straying, and judged so: {around(guilty, guilty + free)}", flush=True)


def report_blurter(language: Language, level: str, games: int, seed: str, processes: int) -> None:
    for seats in catalogue.traitor_word().seats:
        play = partial(against_blurter, language, level, seed, seats)
        with ProcessPoolExecutor(processes) as pool:
            won = sum(pool.map(play, shares(games, processes)))
        print(f"  blurter among {seats}: wins {around(won, games)}", flush=True)


def report_votes(language: Language, file: Path) -> None:
    """Tell how often bots vote as people labelled: as many linked pairs as others, evenly drawn."""
    with file.open(encoding="utf-8") as lines:
        rows = [tuple(row.values()) for row in csv.DictReader(lines, delimiter="\t")]
    kinds = [[row for row in rows if row[2] == label] for label in "10"]
    picked = [
        row for kind in kinds for row in kind[:: max(1, len(kind) * 2 // PAIRS)][: PAIRS // 2]
    ]
    game = catalogue.traitor_word()
    mind = Minds(game.boxes, game.judges).of(language)
    right = Counter(
        label for one, other, label in picked if (mind.link(one, other) >= NOD) == (label == "1")
    )
    linked = sum(label == "1" for _, _, label in picked)
    print(f"{language} votes on {len(picked)} pairs of {file.name}:", end=" ")
    print(f"right {around(sum(right.values()), len(picked))};", end=" ")
    print(f"up where linked {around(right['1'], linked)};", end=" ")
    print(f"down where not {around(right['0'], len(picked) - linked)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("links", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--seed", default="trapline")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    for lang in [chosen.lang] if chosen.lang else LANGUAGES:
        for name in [chosen.level] if chosen.level else LEVELS:
            if chosen.games:
                report(lang, name, chosen.games, chosen.seed, chosen.processes)
                report_blurter(lang, name, chosen.games, chosen.seed, chosen.processes)
        for links in chosen.links:
            if links.stem.endswith(f"_{lang}"):
                report_votes(lang, links)
