"""How well bots of Traitor Word play: what they smuggle, whom they accuse, whether they judge well.

`python bench/bots_traitor.py [LINKS.tsv …] [--games 500] [--lang en] [--level keen] [--seed S]`
plays games of bots alone, then games of one guest among them: a blurter, who says any secret word
at every turn, and a child, who says one where half of the people would nod; neither accuses. Bots
vote on pairs of words that people have labelled (word, word, 1 or 0). `--norms FILE` tells how many
of the words that bots say people said, too (word, …, WORD:NUMBER,WORD:NUMBER …); `--read 50` prints
words to read.
"""

import argparse
import csv
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice, pairwise
from math import sqrt
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from trapline import catalogue
from trapline.games.traitor_word.bots.judging import NOD
from trapline.games.traitor_word.bots.levels import GENTLE, KEEN, LEVELS
from trapline.games.traitor_word.bots.mind import Mind, Minds
from trapline.games.traitor_word.bots.speaking import ordinary
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
from trapline.library.sitting import Sitting

LANGUAGES: Sequence[Language] = get_args(Language)
GUEST = 0
GUESTS: Mapping[str, float] = {"blurter": 0.0, "child": 0.5}
"""How likely people nod at a secret word, at least, before they say it."""
PAIRS = 400
READ = 40
"""So many games are looked through for what bots said."""


class Guest:
    """Says its words where so many would nod, claims what it hears, and accuses nobody."""

    def __init__(self, minds: Minds, nods: float) -> None:
        self._minds, self._nods = minds, nods

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        mind = self._minds.of(view.language)
        for invitation in view.may:
            match invitation:
                case MayClaim(number) if mind.held(view) is not None:
                    return Claim(number)
                case MaySay(turn):
                    word = next(self._words(mind, view, luck), None)
                    return None if word is None else Say(turn, Text(word))
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

    def _words(self, mind: Mind, view: View, luck: Luck) -> Iterator[str]:
        last = view.chain[-1].text
        linked = (card for card in luck.shuffled(view.hand) if mind.link(last, card) >= self._nods)
        yield from mind.fresh(view, linked)
        if self._nods:
            yield from ordinary(mind, LEVELS[GENTLE], view, luck)


class Mixed:
    """One guest, and bots of one level."""

    def __init__(self, guest: Bot, others: Bot) -> None:
        self._guest, self._others = guest, others

    def choose(self, view: View, luck: Luck) -> Wish | None:
        bot = self._guest if view.me == GUEST else self._others
        return bot.choose(view, luck)


def made(level: str) -> tuple[TraitorWord, Minds]:
    game = catalogue.traitor_word()
    minds = Minds(game.boxes, game.judges)
    game.bots = {**game.bots, KEEN: game.bots[PLAIN]}
    guests = {name: Mixed(Guest(minds, nods), game.bots[level]) for name, nods in GUESTS.items()}
    game.bots = {**game.bots, **guests}
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
        table = Sitting(game, options, seats, f"{seed} {number}")
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


def against_guest(
    language: Language, level: str, seed: str, guest: str, seats: int, share: Sequence[int]
) -> float:
    """Return how many of so many games the guest wins; a shared victory is a part of one."""
    game, _ = made(level)
    won = 0.0
    for number in share:
        options = replace(game.defaults(language), colour=tuple(Colour)[number % 2])
        table = Sitting(game, options, seats, f"{seed} {seats} {number}")
        winners = table.played(guest).winners
        won += (GUEST in winners) / max(len(winners), 1)
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


def report_guest(
    guest: str, language: Language, level: str, games: int, seed: str, processes: int
) -> None:
    for seats in catalogue.traitor_word().seats:
        play = partial(against_guest, language, level, seed, guest, seats)
        with ProcessPoolExecutor(processes) as pool:
            won = sum(pool.map(play, shares(games, processes)))
        print(
            f"  {language} {level}: a {guest} among {seats} wins {around(won, games)}", flush=True
        )


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


def steps(language: Language, level: str, games: int, seed: str) -> Iterator[tuple[str, str]]:
    """Yield each word that bots said, after the one before it."""
    game, _ = made(level)
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        table = Sitting(game, game.defaults(language), seats, f"{seed} {number}")
        table.played(level)
        told = [fact for fact in table.facts if isinstance(fact, Said | OpeningRead)]
        yield from ((a.text, b.text) for a, b in pairwise(told) if isinstance(b, Said))


def report_norms(language: Language, said: Sequence[tuple[str, str]], file: Path) -> None:
    """Tell how many words that bots said came to the mind of people, forth or back."""
    with file.open(encoding="utf-8") as lines:
        rows = [tuple(row.values()) for row in csv.DictReader(lines, delimiter="\t")]
    people = {cue: {one.split(":")[0] for one in told.split(",")} for cue, _, told in rows}
    known = [(a, b) for a, b in said if a in people and b in people]
    hits = sum(b in people[a] or a in people[b] for a, b in known)
    print(f"{language} words said that people said, too ({file.name}): {around(hits, len(known))}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("links", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--guests", nargs="*", choices=GUESTS, default=tuple(GUESTS))
    parser.add_argument("--guest-games", type=int, default=500)
    parser.add_argument("--norms", type=Path, nargs="*", default=())
    parser.add_argument("--read", type=int, default=0)
    parser.add_argument("--seed", default="trapline")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    for lang in [chosen.lang] if chosen.lang else LANGUAGES:
        for name in [chosen.level] if chosen.level else LEVELS:
            if chosen.games:
                report(lang, name, chosen.games, chosen.seed, chosen.processes)
            for guest in chosen.guests:
                report_guest(guest, lang, name, chosen.guest_games, chosen.seed, chosen.processes)
        pairs = list(steps(lang, chosen.level or KEEN, READ, chosen.seed)) if chosen.norms else []
        for norms in chosen.norms:
            if norms.stem.endswith(f"_{lang}"):
                report_norms(lang, pairs, norms)
        for before, after in islice(steps(lang, chosen.level or KEEN, READ, "read"), chosen.read):
            print(f"{lang} {before} → {after}")
        for links in chosen.links:
            if links.stem.endswith(f"_{lang}"):
                report_votes(lang, links)
