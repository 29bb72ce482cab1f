"""Rooms, curses, figures and rounds."""

from msgspec.structs import replace

from ...facts.rounds import (
    ClueRulesSet,
    CurseRevealed,
    CursesDrawn,
    CursesLifted,
    CurseVoid,
    GameEnded,
    PileShuffled,
    RoundBegan,
    RoundEnded,
)
from ...model.basics import Room
from ...model.game import CurseCard, Dungeon, State
from ...model.kinds import Curse, Phase
from ...model.options import Options
from ...model.turn import Sheet
from .changes import with_dungeon


def laid_out(options: Options) -> Dungeon:
    return Dungeon(curses=tuple(CurseCard(room, room) for room in options.cursed_rooms))


def round_began(state: State, fact: RoundBegan) -> State:
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
        team_turn=None,
        glow=state.glow if fact.round == 1 else 1 - state.glow,
    )


def reveal(state: State, fact: CurseRevealed) -> State:
    dungeon = spent_one(state.dungeon, fact.curse)
    curses = tuple(
        replace(card, curse=fact.curse) if is_unseen_in(fact.room, card) else card
        for card in dungeon.curses
    )
    terror = fact.terror or dungeon.terror
    return with_dungeon(state, replace(dungeon, curses=curses, terror=terror))


def voided(dungeon: Dungeon, room: Room) -> Dungeon:
    curses = tuple(card for card in dungeon.curses if not is_unseen_in(room, card))
    return replace(spent_one(dungeon, Curse.WORD_OF_TERROR), curses=curses)


def is_unseen_in(room: Room, card: CurseCard) -> bool:
    return card.room == room and card.curse is None


def drawn(state: State, fact: CursesDrawn) -> State:
    dungeon = state.dungeon
    for curse in fact.curses:
        dungeon = spent_one(dungeon, curse)
    terror = fact.terror or dungeon.terror
    return with_dungeon(state, replace(dungeon, drawn=fact.curses, terror=terror))


def spent_one(dungeon: Dungeon, curse: Curse) -> Dungeon:
    pile = tuple(other for other in dungeon.pile if other is not curse)
    return replace(dungeon, pile=pile, spent=(*dungeon.spent, curse))


def shuffled(dungeon: Dungeon) -> Dungeon:
    """Put every curse back but those that lie open."""
    up = tuple(card.curse for card in dungeon.curses if card.curse is not None)
    pile = tuple(curse for curse in Curse if curse not in up)
    return replace(dungeon, pile=pile, spent=up)


def open_ones(dungeon: Dungeon) -> tuple[CurseCard, ...]:
    return tuple(card for card in dungeon.curses if card.curse is not None)


def pushed_on(dungeon: Dungeon, rooms: tuple[Room, ...]) -> tuple[CurseCard, ...]:
    """Lay the unseen curses into these rooms; one never overtakes another."""
    unseen = sorted(card.laid for card in dungeon.curses if card.curse is None)
    return tuple(map(CurseCard, unseen, rooms))


def round_ended(state: State, fact: RoundEnded) -> State:
    dungeon = replace(
        state.dungeon,
        teams=fact.teams,
        monster=fact.monster,
        curses=pushed_on(state.dungeon, fact.curses),
        drawn=(),
        terror="",
        fought=state.dungeon.fought or fact.monster in fact.teams,
    )
    return with_dungeon(state, dungeon)


def curse_void(state: State, fact: CurseVoid) -> State:
    return with_dungeon(state, voided(state.dungeon, fact.room))


def pile_shuffled(state: State, _fact: PileShuffled) -> State:
    return with_dungeon(state, shuffled(state.dungeon))


def curses_lifted(state: State, _fact: CursesLifted) -> State:
    return with_dungeon(state, replace(state.dungeon, curses=open_ones(state.dungeon)))


def clue_rules_set(state: State, fact: ClueRulesSet) -> State:
    return replace(state, clue_rules=fact.on)


def game_ended(state: State, fact: GameEnded) -> State:
    return replace(
        state,
        phase=Phase.OVER,
        team_turn=None,
        results=(None, None),
        book=fact.book,
        winners=fact.winners,
        cause=fact.cause,
    )
