"""What a race was: who was ahead when, and what will be told of it tomorrow."""

from collections import Counter
from collections.abc import Iterator, Sequence

from trapline.kernel import Seat
from trapline.kernel.story import (
    Curve,
    Happened,
    Highlight,
    Story,
    awarded,
    best_of,
    memorable,
    ranked,
)

from .content import Box
from .facts.landing import ChanceStruck, Dodged, Stole, Suffered, TrapMet
from .facts.moving import SentToStart, Swapped, Walked, WentBack
from .facts.turns import GameEnded, Opened, TurnBegan
from .model.basics import START, Path
from .model.game import State
from .rules.fold import after

CLOSE = 12
"""So many steps two dice can roll at once."""


class Race:
    """A race told again, with what it was like before every fact."""

    def __init__(self, box: Box, told: Sequence[Happened]) -> None:
        self.box = box
        self.told = told
        self.before: list[State] = []
        state: State | None = None
        for happened in told:
            state = after(state, happened.fact)  # type: ignore[arg-type]  # a fact of ours
            self.before.append(state)
        self.end = self.before[-1]
        self.before.insert(0, self.before[0])

    def gone(self, path: Path) -> int:
        """Return how much nearer the Finish a piece is than at Start, as screens count it."""
        near = self.box.board.nearest
        return near[START] - near[path[-1] if path else START]

    def progress(self, state: State, seat: Seat) -> int:
        return sum(self.gone(path) for path in state.players[seat].pieces)


def story(box: Box, told: Sequence[Happened]) -> Story:
    race = Race(box, told)
    seats = next(x.fact.order for x in told if isinstance(x.fact, Opened))
    return Story(
        curves=ranked(curves(race, seats)),
        highlights=memorable(
            (
                *best_of(falls(race), least=3),
                *best_of(traps(told), least=2),
                *best_of(escapes(box, told)),
                *best_of(grudges(told), least=2),
                *(one for one in finish(race, seats) if one.kind == "second"),
                *best_of(thefts(told), least=20),
            ),
            (
                *finish(race, seats),
                *best_of(falls(race)),
                *best_of(thefts(told)),
                *best_of(strides(told)),
                *best_of(purses(race)),
            ),
        ),
        awards=awarded(sorted(seats), merits(race)),
    )


def curves(race: Race, seats: Sequence[Seat]) -> Iterator[Curve]:
    turns = [at for at, x in enumerate(race.told) if isinstance(x.fact, TurnBegan)]
    for seat in sorted(seats):
        if seat in race.end.players:
            values = [race.progress(race.before[at], seat) for at in turns]
            yield Curve((*values, race.progress(race.end, seat)), seat=seat)


def falls(race: Race) -> Iterator[tuple[int, Highlight]]:
    """Yield every step back, by how many steps it was."""
    for at, (version, fact) in enumerate(facts_of(race.told)):
        for seat, piece in moved(fact):
            lost = fallen(race, at, seat, piece)
            owner = race.end.players.get(seat)
            if owner is not None:
                which = owner.animal if piece % 2 == 0 else owner.human
                yield lost, Highlight("fall", version, {"by": seat, "piece": which, "n": lost})


def moved(fact: object) -> tuple[tuple[Seat, int], ...]:
    match fact:
        case WentBack(by, piece) | SentToStart(by, piece):
            return ((by, piece),)
        case Swapped(piece=piece, other=other):
            return ((piece // 2, piece), (other // 2, other))
        case _:
            return ()


def fallen(race: Race, at: int, seat: Seat, piece: int) -> int:
    then, now = race.before[at], race.before[at + 1]
    if seat not in then.players or seat not in now.players:
        return 0
    which = piece % 2
    return race.gone(then.players[seat].pieces[which]) - race.gone(now.players[seat].pieces[which])


def traps(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the Traps by how many they caught."""
    caught: Counter[tuple[Seat, str, int]] = Counter()
    for version, met, how in met_by(told):
        if isinstance(how, Suffered):
            key = (met.owner, met.card, met.space)
            caught[key] += 1
            facts = {"owner": met.owner, "card": met.card, "n": caught[key]}
            yield caught[key], Highlight("trap", version, facts)


def escapes(box: Box, told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield the Traps that were dodged, by what they are worth."""
    for version, met, how in met_by(told):
        if isinstance(how, Dodged):
            facts = {"by": met.by, "card": how.card, "trap": met.card, "owner": met.owner}
            yield box.cards[met.card].value, Highlight("escape", version, facts)


def met_by(told: Sequence[Happened]) -> Iterator[tuple[int, TrapMet, Dodged | Suffered]]:
    """Yield who met a Trap of somebody's, and how that ended; what Chance draws is nobody's."""
    met: TrapMet | None = None
    for version, fact in facts_of(told):
        match fact:
            case TrapMet():
                met = fact
            case ChanceStruck():
                met = None
            case Dodged() | Suffered() if met is not None:
                yield version, met, fact
                met = None
            case _:
                pass


def thefts(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    for version, fact in facts_of(told):
        if isinstance(fact, Stole):
            facts = {"by": fact.by, "whom": fact.whom, "n": fact.amount}
            yield fact.amount, Highlight("theft", version, facts)


def grudges(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield who caught whom, by how often."""
    often: Counter[tuple[Seat, Seat]] = Counter()
    for version, fact in facts_of(told):
        if isinstance(fact, TrapMet):
            often[fact.owner, fact.by] += 1
            n = often[fact.owner, fact.by]
            facts = {"by": fact.owner, "whom": fact.by, "n": n}
            yield n, Highlight("grudge", version, facts)


def strides(told: Sequence[Happened]) -> Iterator[tuple[int, Highlight]]:
    """Yield every walk, by its steps."""
    for version, fact in facts_of(told):
        if isinstance(fact, Walked):
            n = len(fact.path)
            yield n, Highlight("stride", version, {"by": fact.by, "n": n})


def purses(race: Race) -> Iterator[tuple[int, Highlight]]:
    """Yield what everybody held at each moment."""
    for happened, state in zip(race.told, race.before[1:], strict=True):
        for seat, player in state.players.items():
            facts = {"by": seat, "n": player.gold}
            yield player.gold, Highlight("purse", happened.version, facts)


def finish(race: Race, seats: Sequence[Seat]) -> list[Highlight]:
    """Tell how far the second was from the Finish, and if that is far, how the winner ran away."""
    *_, last = race.told
    winner = next((x.fact.by for x in race.told if isinstance(x.fact, GameEnded)), None)
    others = [seat for seat in seats if seat != winner and seat in race.end.players]
    if winner is None or not others:
        return []
    second = max(others, key=lambda seat: race.progress(race.end, seat))
    home = 2 * race.box.board.nearest[START]
    left = max(0, home - race.progress(race.end, second))
    kind, by = ("second", second) if left <= CLOSE else ("lead", winner)
    return [Highlight(kind, last.version, {"by": by, "n": left})]


def merits(race: Race) -> dict[str, Counter[Seat]]:
    """Count what somebody can be best at, the rarest first."""
    caught, dodged, stolen, walked, suffered = (Counter[Seat]() for _ in range(5))
    for _, met, how in met_by(race.told):
        caught[met.owner] += isinstance(how, Suffered)
    for _, fact in facts_of(race.told):
        match fact:
            case Dodged(by):
                dodged[by] += 1
            case Stole(by, _, amount):
                stolen[by] += amount
            case Walked(by, _, path):
                walked[by] += len(path)
            case Suffered(by):
                suffered[by] += 1
            case _:
                pass
    rich = Counter({seat: player.gold for seat, player in race.end.players.items()})
    return {
        "trapper": caught,
        "thief": stolen,
        "dodger": dodged,
        "victim": suffered,
        "runner": walked,
        "rich": rich,
    }


def facts_of(told: Sequence[Happened]) -> Iterator[tuple[int, object]]:
    return ((happened.version, happened.fact) for happened in told)
