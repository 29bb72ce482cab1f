"""How twins of Trapped! begin: in the first turn, on the ship or at dinner, with what is secret."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec.structs import replace

from tests.conformance.world import World
from trapline.games.trapped.content.schema import Means, Scenario
from trapline.games.trapped.facts import AnyFact
from trapline.games.trapped.facts.making import Dealt, Hid, PlayBegan, SecretsLaid, SettingLaid
from trapline.games.trapped.facts.trouble import MonsterMoved
from trapline.games.trapped.facts.turns import Asked, Drew, TurnBegan
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.options import Options, Setting
from trapline.games.trapped.model.setting import known_by_all, with_secrets, with_weakness
from trapline.games.trapped.wishes.trouble import Discard
from trapline.games.trapped.wishes.turn import Pass
from trapline.kernel import HOUSE, PLAIN, Game, Seat, SeededLuck, Sitter, Text

Pair: TypeAlias = tuple[World, World]
Hands: TypeAlias = Mapping[Seat, tuple[str, ...]]

GM, *PLAYERS = range(4)
ORDER = (1, 2, 3, GM)
HANDS: Hands = {
    1: ("2♣", "5♦", "9♥", "J♠", "K♥", "7♦"),
    2: ("3♣", "6♠", "8♦", "10♥", "Q♣", "2♠"),
    3: ("4♥", "7♣", "9♠", "J♦", "A♣", "10♦"),
}
ON_BOARD = ("science-lab", "weapons-locker"), ("bridge", "engine-room")
AT_DINNER = ("pantry", "cellar"), ("library", "attic")
"""Where the monster may lurk, and where something may be hidden."""
KEYS = {Setting.SPACESHIP: "locker-key", Setting.MANSION: "winding-key"}


@cache
def prologue(game: Any, setting: Setting) -> tuple[AnyFact, ...]:
    """Return the making of characters and Extras, by bots, up to the first turn."""
    options, luck = Options(scenario=setting), SeededLuck("prologue")
    told: list[AnyFact] = list(
        game.setup(options, [Sitter(seat) for seat in range(len(ORDER))], 0, luck, None)
    )
    state = None
    for fact in told:
        state = game.apply(state, fact)
    while not any(isinstance(fact, PlayBegan) for fact in told):
        for seat in ORDER:
            wish = game.bots[PLAIN].choose(game.view(state, seat), luck)
            if wish is not None:
                facts = game.play(state, seat, wish, 0, luck)
                for fact in facts:
                    state = game.apply(state, fact)
                told += facts
                break
    end = next(n for n, fact in enumerate(told) if isinstance(fact, PlayBegan))
    return tuple(told[: end + 1])


def opened(
    game: Game,
    hands: tuple[Hands, Hands],
    places: tuple[tuple[str, str], tuple[str, str]],
    setting: Setting = Setting.SPACESHIP,
    secrets: Sequence[tuple[AnyFact, ...]] = ((), ()),
) -> Pair:
    pair = World(game), World(game)
    played: Any = game
    opening, *made = prologue(played, setting)
    number = 1 + sum(isinstance(fact, Asked) for fact in made)
    for world, held, haunt, nook, plans in zip(pair, hands, *places, secrets, strict=True):
        world.tell(
            HOUSE,
            opening,
            *plans,
            *made,
            Hid(KEYS[setting], nook, to=(GM,)),
            MonsterMoved(haunt, prowl=False, to=(GM,)),
            *(Dealt(seat, held[seat][:5], to=(seat,)) for seat in PLAYERS),
            TurnBegan(1, PLAYERS[0], 1),
            *(Drew(seat, held[seat][5:], to=(seat,)) for seat in PLAYERS),
            Asked(Ask.ACT, number, (PLAYERS[0],), None),
        )
    return pair


def end_turn(pair: Pair) -> None:
    """Let the first player pass; then the monster moves."""
    for world in pair:
        world.play(PLAYERS[0], Pass(world.state.asked))
        world.play(PLAYERS[0], Discard(world.state.asked, Text(HANDS[PLAYERS[0]][0])))


def turned(scenario: Scenario) -> Scenario:
    """Return a scenario in which everything that only the GM may know is another."""
    first, *others = scenario.events
    events = [
        replace(event, says=other.says)
        for event, other in zip(scenario.events, (*others, first), strict=True)
    ]
    weakness = replace(scenario.monster.weakness, means=(Means(item="gong"),), says=first.says)
    return with_weakness(with_secrets(scenario, events, "cellar"), weakness)


def laid(scenario: Scenario) -> tuple[AnyFact, ...]:
    monster = scenario.monster
    return (
        SettingLaid(known_by_all(scenario), "Dinner"),
        SecretsLaid(scenario.events, monster.start, (GM,), monster.secret),
    )
