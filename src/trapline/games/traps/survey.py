"""Is the race fair, and how long does it take? What many games of TRAPS tell."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import mean

from msgspec import Struct

from trapline.kernel import (
    PERCENT,
    TIMES,
    Bar,
    Chart,
    Fact,
    Outcome,
    Seat,
    mean_within,
    ratio_within,
    share_within,
)

from .facts.cards import CardsFound, Drew, Snatched, TrapHidden, TrapPlaced
from .facts.landing import ChanceKept, Flipped, RemedyOffered, TrapMet
from .facts.moving import Walked
from .facts.turns import Dealt, Opened, TurnBegan, TurnMissed
from .game import Traps
from .model.basics import CardId, PieceId, Space
from .pace import seconds

MINUTE = 60
FAIR_PLACE = 2.5
FAIR_PAIR = 4.0
FAIR_CARD = (0.8, 1.25)
RIGHT_LENGTH = (60.0, 90.0)


class Entrant(Struct, frozen=True):
    """One player of one race."""

    seat: Seat
    place: int
    """In the order of turns, from 1."""
    animal: str
    human: str
    won: bool
    cards: tuple[CardId, ...]
    """All that ever came into the hand."""
    ways: tuple[Space, ...]
    """The branches taken at forks."""


class TrapLines(Struct, frozen=True):
    """What became of the Traps of one race; Money Pits are Traps."""

    placed: int
    hidden: int
    sprung: int
    """Hidden ones that somebody stepped on."""
    called: int
    """Of these, bluffs: their owner could not pay."""
    met: int
    """How often somebody stepped on one that lay open."""


class Race(Struct, frozen=True):
    """What is kept of one race."""

    entrants: tuple[Entrant, ...]
    turns: int
    seconds: float
    traps: TrapLines


class Survey:
    """Wins by place, seat, adventurer, branch and card; and how long a race takes."""

    def __init__(self, game: Traps) -> None:
        self.box = game.box

    def notes(self, facts: Sequence[Fact], outcome: Outcome) -> Race:
        opened = next(fact for fact in facts if isinstance(fact, Opened))
        hands, ways = received(facts), taken(facts)
        rows = zip(opened.order, opened.animals, opened.humans, strict=True)
        entrants = tuple(
            Entrant(
                seat,
                place,
                animal,
                human,
                seat in outcome.winners,
                tuple(card for one, card in hands if one == seat),
                tuple(way for one, way in ways if one == seat),
            )
            for place, (seat, animal, human) in enumerate(rows, 1)
        )
        begun = sum(isinstance(fact, TurnBegan | TurnMissed) for fact in facts)
        return Race(entrants, begun, sum(map(seconds, facts)), trap_lines(facts))

    def columns(self, _notes: Sequence[Race]) -> dict[str, str]:
        return {}

    def charts(self, notes: Sequence[Race]) -> list[Chart]:
        all_of_them = [one for race in notes for one in race.entrants]
        return [
            wins("Wins by place in the order of turns", FAIR_PLACE, all_of_them, place_of),
            wins("Wins by seat", FAIR_PLACE, all_of_them, lambda one: f"seat {one.seat + 1}"),
            wins("Wins by animal", FAIR_PAIR, all_of_them, lambda one: one.animal),
            wins("Wins by human", FAIR_PAIR, all_of_them, lambda one: one.human),
            wins("Wins by pair", FAIR_PAIR, all_of_them, lambda o: f"{o.animal} and {o.human}"),
            *self.branches(all_of_them),
            lengths(notes),
            turns(notes),
            traps(notes),
            self.luck_of_the_draw(all_of_them),
        ]

    def branches(self, entrants: Sequence[Entrant]) -> Iterator[Chart]:
        """Yield, for each fork, how often its branches are taken and by how many winners."""
        board = self.box.board
        taken = Counter(way for one in entrants for way in one.ways)
        won = Counter(way for one in entrants if one.won for way in one.ways)
        for fork, ways in enumerate(board.next):
            if len(ways) == 2:
                short, long = sorted(ways, key=board.nearest.__getitem__)
                total = taken[short] + taken[long]
                bars = (
                    share("short: taken", taken[short], total),
                    share("long: taken", taken[long], total),
                    share("short: has won", won[short], taken[short]),
                    share("long: has won", won[long], taken[long]),
                )
                yield Chart(f"The fork at {fork}", bars)

    def luck_of_the_draw(self, entrants: Sequence[Entrant]) -> Chart:
        """Compare how often each card came into a winner's hand and into a loser's."""
        of_winners = Counter(card for one in entrants if one.won for card in one.cards)
        of_losers = Counter(card for one in entrants if not one.won for card in one.cards)
        won = sum(one.won for one in entrants)
        lost = len(entrants) - won
        bars = [
            luck(card, of_winners[card] / won, of_losers[card] / lost, won, lost)
            for card in self.box.cards
            if of_losers[card] and won
        ]
        bars.sort(key=lambda bar: -bar.value)
        return Chart("Cards of winners, against those of losers", tuple(bars), TIMES, FAIR_CARD)


def received(facts: Iterable[Fact]) -> list[tuple[Seat, CardId]]:
    """Return every card that came into a hand: dealt, bought, found, by Chance or snatched."""
    cards: list[tuple[Seat, CardId]] = []
    for fact in facts:
        match fact:
            case Dealt() | CardsFound():
                cards += ((fact.by, card) for card in fact.cards)
            case Drew() | ChanceKept() | Snatched():
                cards.append((fact.by, fact.card))
            case _:
                pass
    return cards


def taken(facts: Iterable[Fact]) -> list[tuple[Seat, Space]]:
    """Return who turned where at a fork: what a piece does next that stopped in mid-walk."""
    found: list[tuple[Seat, Space]] = []
    waits: PieceId | None = None
    for fact in facts:
        if isinstance(fact, Walked):
            if waits == fact.piece and fact.path:
                found.append((fact.by, fact.path[0]))
            waits = fact.piece if fact.left else None
    return found


def trap_lines(facts: Sequence[Fact]) -> TrapLines:
    count = Counter(type(fact) for fact in facts)
    flipped = sum(
        isinstance(fact, Flipped) and isinstance(then, TrapMet) and fact.space == then.space
        for fact, then in pairwise(facts)
    )
    return TrapLines(
        placed=count[TrapPlaced],
        hidden=count[TrapHidden],
        sprung=flipped + count[RemedyOffered],
        called=count[RemedyOffered],
        met=count[TrapMet] - flipped,
    )


def place_of(entrant: Entrant) -> str:
    return f"{('1st', '2nd', '3rd', '4th')[entrant.place - 1]} to play"


def luck(card: CardId, of_winner: float, of_loser: float, won: int, lost: int) -> Bar:
    """Compare how often a card comes to a winner and to a loser."""
    ratio, cases = of_winner / of_loser, round(of_winner * won)
    return Bar(card, ratio, cases, ratio_within(ratio, cases, round(of_loser * lost)))


def share(label: str, part: int, whole: int) -> Bar:
    low, high = share_within(part, whole)
    return Bar(label, percent(part, whole), whole, (100 * low, 100 * high))


def average(label: str, numbers: Sequence[float]) -> Bar:
    return Bar(label, mean(numbers), len(numbers), mean_within(numbers))


def percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


def wins(
    title: str, fair: float, entrants: Sequence[Entrant], group: Callable[[Entrant], str]
) -> Chart:
    """Count the wins of each group; in a fair game all groups win alike."""
    played = Counter(map(group, entrants))
    won = Counter(group(one) for one in entrants if one.won)
    bars = (share(name, won[name], count) for name, count in sorted(played.items()))
    usual = percent(sum(won.values()), len(entrants))
    return Chart(title, tuple(bars), PERCENT, (usual - fair, usual + fair))


def lengths(races: Sequence[Race]) -> Chart:
    minutes = sorted(race.seconds / MINUTE for race in races)
    tenth = len(minutes) // 10
    bars = (
        Bar("a tenth is shorter than", minutes[tenth], len(races)),
        average("on average", minutes),
        Bar("a tenth is longer than", minutes[-1 - tenth], len(races)),
    )
    return Chart("Length at the pace of people", bars, " min", RIGHT_LENGTH)


def turns(races: Sequence[Race]) -> Chart:
    each = sorted(race.turns / len(race.entrants) for race in races)
    bars = (
        Bar("fewest", each[0], len(races)),
        average("on average", each),
        Bar("most", each[-1], len(races)),
    )
    return Chart("Turns for each player", bars, "")


def traps(races: Sequence[Race]) -> Chart:
    lines = [race.traps for race in races]
    bars = (
        average("placed face up", [one.placed for one in lines]),
        average("hidden", [one.hidden for one in lines]),
        average("hidden ones stepped on", [one.sprung for one in lines]),
        average("of these, bluffs called", [one.called for one in lines]),
        average("open ones stepped on", [one.met for one in lines]),
    )
    return Chart("Traps in a game", tuple(bars), "")
