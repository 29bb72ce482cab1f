"""The opening, rooms and curses, figures and rounds."""

from msgspec.structs import replace

from ...facts.rounds import (
    ClueRulesSet,
    CurseRevealed,
    CursesDrawn,
    CursesLifted,
    CurseVoid,
    GameEnded,
    LateClockSet,
    Opened,
    PileShuffled,
    RoundBegan,
    RoundEnded,
    WordDrawn,
)
from ...model.basics import Room
from ...model.dungeon import CurseCard, Dungeon
from ...model.game import State
from ...model.kinds import Curse, Phase
from ...model.turn import Sheet
from .changes import with_dungeon, with_sheet


def opened(_state: State | None, fact: Opened) -> State:
    curses = tuple(CurseCard(room, room) for room in fact.options.cursed_rooms)
    return State(
        options=fact.options,
        card=fact.card,
        teams=fact.teams,
        glow=fact.glow,
        host=fact.host,
        bots=frozenset(fact.bots),
        torches=(fact.teams[0][0], fact.teams[1][0]),
        clue_rules=fact.options.clue_rules,
        dungeon=Dungeon(curses=curses),
        used=fact.used,
        precedents=fact.precedents,
    )


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


def word_drawn(state: State, fact: WordDrawn) -> State:
    used = (*state.used, fact.word) if fact.word else state.used
    return replace(with_sheet(state, fact.team, word=fact.word), used=used)


def curse_revealed(state: State, fact: CurseRevealed) -> State:
    curses = tuple(
        replace(card, curse=fact.curse) if is_unseen_in(fact.room, card) else card
        for card in state.dungeon.curses
    )
    terror = fact.terror or state.dungeon.terror
    return with_dungeon(used_up(state, fact.curse), curses=curses, terror=terror)


def curse_void(state: State, fact: CurseVoid) -> State:
    kept = tuple(card for card in state.dungeon.curses if not is_unseen_in(fact.room, card))
    return with_dungeon(used_up(state, Curse.WORD_OF_TERROR), curses=kept)


def is_unseen_in(room: Room, card: CurseCard) -> bool:
    return card.room == room and card.curse is None


def curses_drawn(state: State, fact: CursesDrawn) -> State:
    terror = fact.terror or state.dungeon.terror
    return with_dungeon(used_up(state, *fact.curses), drawn=fact.curses, terror=terror)


def used_up(state: State, *curses: Curse) -> State:
    dungeon = state.dungeon
    pile = tuple(other for other in dungeon.pile if other not in curses)
    return with_dungeon(state, pile=pile, spent=(*dungeon.spent, *curses))


def pile_shuffled(state: State, _fact: PileShuffled) -> State:
    """Put every curse back but those that lie open."""
    up = tuple(card.curse for card in state.dungeon.curses if card.curse is not None)
    return with_dungeon(state, pile=tuple(c for c in Curse if c not in up), spent=up)


def curses_lifted(state: State, _fact: CursesLifted) -> State:
    curses = tuple(card for card in state.dungeon.curses if card.curse is not None)
    return with_dungeon(state, curses=curses)


def round_ended(state: State, fact: RoundEnded) -> State:
    """The unseen curses lie in the rooms told; one never overtakes another."""
    dungeon = state.dungeon
    unseen = sorted(card.laid for card in dungeon.curses if card.curse is None)
    return with_dungeon(
        state,
        teams=fact.teams,
        monster=fact.monster,
        curses=tuple(map(CurseCard, unseen, fact.curses)),
        drawn=(),
        terror="",
        fought=dungeon.fought or fact.monster in fact.teams,
    )


def clue_rules_set(state: State, fact: ClueRulesSet) -> State:
    return replace(state, clue_rules=fact.on)


def late_clock_set(state: State, fact: LateClockSet) -> State:
    who = {fact.seat}
    clocks = state.late_clocks | who if fact.late else state.late_clocks - who
    return replace(state, late_clocks=clocks)


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
