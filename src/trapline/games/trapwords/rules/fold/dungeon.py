"""Rooms, curses, figures and rounds."""

from msgspec.structs import replace

from trapline.games.trapwords import facts as f
from trapline.games.trapwords.model import Curse, Dungeon, Phase, Sheet, State
from trapline.games.trapwords.rules.fold.touch import with_dungeon


def round_began(state: State, fact: f.RoundBegan) -> State:
    return replace(
        state,
        round=fact.round,
        turn=fact.turn,
        began=fact.at,
        since=fact.at,
        phase=Phase.WRITING,
        torches=fact.torches,
        declined=frozenset(),
        diggers=frozenset(),
        reopened_until=None,
        sizes=fact.sizes,
        sheets=(Sheet(), Sheet()),
        results=(None, None),
        going=None,
        glow=state.glow if fact.round == 1 else 1 - state.glow,
    )


def reveal(state: State, fact: f.CurseRevealed) -> State:
    dungeon = spent_one(without_room(state.dungeon, fact.room), fact.curse)
    revealed = (*dungeon.revealed, (fact.room, fact.curse))
    terror = fact.terror or dungeon.terror
    return with_dungeon(state, replace(dungeon, revealed=revealed, terror=terror))


def drawn(state: State, fact: f.CursesDrawn) -> State:
    dungeon = state.dungeon
    for curse in fact.curses:
        dungeon = spent_one(dungeon, curse)
    terror = fact.terror or dungeon.terror
    return with_dungeon(state, replace(dungeon, drawn=fact.curses, terror=terror))


def without_room(dungeon: Dungeon, room: int) -> Dungeon:
    return replace(dungeon, curses=tuple(other for other in dungeon.curses if other != room))


def spent_one(dungeon: Dungeon, curse: Curse) -> Dungeon:
    pile = tuple(other for other in dungeon.pile if other is not curse)
    return replace(dungeon, pile=pile, spent=(*dungeon.spent, curse))


def shuffled(dungeon: Dungeon) -> Dungeon:
    """Put every curse back but those that lie open."""
    open_ones = tuple(curse for _, curse in dungeon.revealed)
    pile = tuple(curse for curse in Curse if curse not in open_ones)
    return replace(dungeon, pile=pile, spent=open_ones)


def round_ended(state: State, fact: f.RoundEnded) -> State:
    dungeon = replace(
        state.dungeon,
        teams=fact.teams,
        monster=fact.monster,
        curses=fact.curses,
        revealed=(),
        drawn=(),
        terror="",
        fought=state.dungeon.fought or fact.monster in fact.teams,
    )
    return with_dungeon(state, dungeon)
