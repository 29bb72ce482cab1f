"""What evenings of Trapped! are like when bots play them: events, words, feelings, time, bytes.

`python -m bench.bots_trapped [--games 500] [--scenario mansion] [--lang en] [--seed S]` plays
evenings of bots alone, with four to six at the table and each kind of automatic GM in turn, and
tells which part of what events set going came to nothing, how they are spread over people, which
titles came again, whether a line was said twice, what feelings drove people to, how long it took at
a table, and what a move sends to a TV and to a phone.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, get_args

from msgspec.structs import replace

from trapline import catalogue
from trapline.games.trapped.drives import DEEDS, drives
from trapline.games.trapped.facts.trouble import Befell, EventPlayed, Fizzled
from trapline.games.trapped.game import Trapped
from trapline.games.trapped.model.game import Line
from trapline.games.trapped.model.options import Policy, Setting
from trapline.games.trapped.model.view import View
from trapline.kernel import PLAIN, PUBLIC, By, Fact, HouseMove, Language, Observer, Wish, encode
from trapline.library.sitting import PAUSES, Sitting
from trapline.tables.bots import HOUSEKEEPING
from trapline.tables.changes import news

SCENARIOS = (Setting.SPACESHIP, Setting.MANSION, Setting.SCHOOL, Setting.TOGETHER)
SEATS = range(4, 7)
PHONE: Final = 1
SCREENS: Sequence[Observer] = (PUBLIC, PHONE)
WORDLESS = "…"
"""What a GM makes up when everything that fits has been said."""


class Evening(Sitting):
    """An evening of bots that notes how long they thought, and what the screens were sent."""

    ms = 0
    sent: Counter[Observer]

    def begin(self) -> None:
        self.sent = Counter()
        self._views = {one: self.seen(one) for one in SCREENS}

    def seen(self, observer: Observer) -> View:
        view = self.view(observer)
        assert isinstance(view, View)
        return view

    def asks(self, by: By, wish: Wish | HouseMove) -> bool:
        view = self.seen(by) if isinstance(by, int) else None
        done = super().asks(by, wish)
        if done:
            pause = (PAUSES[0] + PAUSES[-1]) // 2
            self.ms += pause // HOUSEKEEPING if view and view.is_housekeeping else pause
            self.ms += pause * view.reading // 100 if view else 0
            for one in SCREENS:
                self._send(one)
        return done

    def _send(self, observer: Observer) -> None:
        before, after = self._views[observer], self.seen(observer)
        whole, parts = news(before, after)
        self.sent[observer] += len(encode(whole)) + len(encode(parts))
        self._views[observer] = after


def evenings(game: Trapped, options: argparse.Namespace, share: Sequence[int]) -> Iterator[Evening]:
    """Play evenings of these numbers: scenarios, kinds of GM and numbers of seats in turn."""
    scenarios = [Setting(options.scenario)] if options.scenario else SCENARIOS
    for number in share:
        lap, place = divmod(number, len(scenarios))
        policy = tuple(Policy)[lap % len(Policy)]
        chosen = replace(game.defaults(options.lang), scenario=scenarios[place], policy=policy)
        seats = SEATS[lap // len(Policy) % len(SEATS)]
        evening = Evening(game, chosen, seats, f"{options.seed} {number}")
        evening.begin()
        evening.played(PLAIN)
        yield evening


def counted(options: argparse.Namespace, share: Sequence[int]) -> Counter[str]:
    game = catalogue.trapped(catalogue.NO_PACKS)
    return sum((notes(one) for one in evenings(game, options, share)), Counter[str]())


def notes(evening: Evening) -> Counter[str]:
    facts = evening.facts
    found = Counter({deed: count for deed, count in drives(facts).items() if deed in DEEDS})
    found.update(of_events(facts))
    found.update(of_words(evening.state.story))
    found["evenings"] += 1
    found["rounds"] += evening.state.round
    found["moves"] += evening.moves
    found["refused"] += len(evening.refusals)
    found["seconds"] += evening.ms // 1000
    found["seconds without haste"] += evening.at // 1000
    found["bytes to a TV"] += evening.sent[PUBLIC]
    found["bytes to a phone"] += evening.sent[PHONE]
    return found


def of_events(facts: Sequence[Fact]) -> Counter[str]:
    played = [fact for fact in facts if isinstance(fact, EventPlayed)]
    titles = Counter(fact.event for fact in played if fact.event)
    people = Counter(fact.figure for fact in played)
    return Counter(
        {
            "happened": sum(isinstance(fact, Befell) for fact in facts),
            "fizzled": sum(isinstance(fact, Fizzled) for fact in facts),
            "events": len(played),
            "made up": sum(not fact.event for fact in played),
            "titles": len(titles),
            "events of who had most": max(people.values(), default=0),
            "people with events": len(people),
            "titles of the first seventeen": len(
                {fact.event for fact in played[:17] if fact.event}
            ),
            "first seventeen": len(played[:17]),
        }
    )


def of_words(story: Sequence[Line]) -> Counter[str]:
    """Count what was said, and what had been said before."""
    said = Counter(line.words for line in story if line.words != WORDLESS)
    return Counter(
        {
            "lines": said.total(),
            "lines said twice": sum(count - 1 for count in said.values()),
        }
    )


def report(found: Counter[str]) -> None:
    games, events = found["evenings"], found["events"]
    effects = found["happened"] + found["fizzled"]
    print(f"  {found['rounds'] / games:.1f} rounds, {found['moves'] / games:.0f} moves,", end=" ")
    print(f"{found['seconds'] / games / 60:.1f} minutes an evening", end=" ")
    print(f"({found['seconds without haste'] / games / 60:.1f} if bots took their time over")
    print(f"  everything); {found['refused']} wishes refused")
    print(f"  a move sends {found['bytes to a TV'] / found['moves']:.0f} bytes of fields", end=" ")
    print(f"to a TV and {found['bytes to a phone'] / found['moves']:.0f} to a phone")
    print(f"  came to nothing: {found['fizzled']} of {effects} effects of events", end=" ")
    print(f"({found['fizzled'] / max(effects, 1):.1%})")
    print(
        f"  {events / games:.1f} events on {found['people with events'] / games:.1f} people;",
        end=" ",
    )
    print(f"whoever had most had {found['events of who had most'] / max(events, 1):.0%};", end=" ")
    print(f"{found['titles'] / games:.1f} titles, {found['made up'] / games:.1f} made up;", end=" ")
    first = found["titles of the first seventeen"] / max(found["first seventeen"], 1)
    print(f"of the first seventeen {17 * first:.1f} have titles of their own")
    print(f"  {found['lines'] / games:.0f} lines; {found['lines said twice']} were said before")
    for deed in DEEDS:
        print(f"  {deed}: {found[deed] / games:.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--scenario", choices=SCENARIOS)
    parser.add_argument("--lang", choices=get_args(Language), default="en")
    parser.add_argument("--seed", default="trapline")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    shares = [range(n, chosen.games, chosen.processes) for n in range(chosen.processes)]
    with ProcessPoolExecutor(chosen.processes) as pool:
        total = sum(pool.map(partial(counted, chosen), shares), Counter[str]())
    print(f"{chosen.lang}: {chosen.games} evenings (seed {chosen.seed})")
    report(total)
