"""Choosing a game, beginning it, and stopping its clock."""

from collections.abc import Collection
from typing import Any

import msgspec

from trapline.kernel import UNREADABLE, Game, IllegalMove, Language, Options, PackId, Seat, decoder
from trapline.tables import fold
from trapline.tables.facts import (
    AnyTableFact,
    Ended,
    Extended,
    GameChosen,
    LobbyOpened,
    OptionsSet,
    Paused,
    Readied,
    ReadyAwaited,
    Resumed,
    Started,
)
from trapline.tables.file_rights import refuse_foreign
from trapline.tables.model import EXTENSION, Phase, Table
from trapline.tables.ports import PersonId
from trapline.tables.reasons import TableReason
from trapline.tables.seating import latecomers, retold_teams, sitters


def choose_game(table: Table, game: Game, language: Language) -> list[AnyTableFact]:
    chosen: AnyTableFact = GameChosen(game.name, game.defaults(language))
    cleared = [LobbyOpened()] if table.phase is Phase.OVER else []
    return [*cleared, chosen, *retold_teams(table, game)]


def set_options(
    table: Table, game: Game, raw: msgspec.Raw, brought: Collection[PackId]
) -> list[AnyTableFact]:
    try:
        options: Options = decoder(game.vocabulary.options).decode(raw)
    except UNREADABLE as error:
        raise IllegalMove(TableReason.NO_SUCH_OPTION) from error
    refuse_foreign(options, table, brought)
    complaint = complaint_about(table, game, options)
    # Who sits where is no option: the host may choose how to play before the others come.
    if complaint is not None and complaint.facts.get("field") in options.__struct_fields__:
        raise complaint
    return [OptionsSet(options)]


def complaint_about(table: Table, game: Game, options: Any) -> IllegalMove | None:
    """Return why those who sit could not play like this; option trouble names its `field`."""
    try:
        game.check(options, sitters(table))
    except IllegalMove as complaint:
        return complaint
    return None


def hindrance(table: Table, game: Game) -> IllegalMove | None:
    """Return why the game cannot begin yet."""
    count = len(table.taken)
    fewest, most = game.seats[0], game.seats[-1]
    if count < fewest:
        return IllegalMove(TableReason.TOO_FEW_PLAYERS, fewest=fewest)
    if count > most:
        return IllegalMove(TableReason.TOO_MANY_PLAYERS, most=most)
    return complaint_about(table, game, table.options)


def start(table: Table, game: Game, *, waits: bool) -> list[AnyTableFact]:
    hindered = hindrance(table, game)
    if hindered is not None:
        raise hindered
    started = Started(game.name, tuple(chair.seat for chair in table.taken))
    return [started, *([ReadyAwaited()] if waits else [])]


def ready(table: Table, seat: Seat, *, ready: bool) -> list[AnyTableFact]:
    if table.phase is Phase.PLAYING and not table.awaits_ready:
        raise IllegalMove(TableReason.NOT_NOW)
    return [Readied(seat, ready)]


def all_ready(table: Table) -> list[AnyTableFact]:
    """Start the first clock once nobody who is here is waited for."""
    is_over = table.awaits_ready and table.present and not table.unready
    return [Resumed(None)] if is_over else []


def open_lobby() -> list[AnyTableFact]:
    return [LobbyOpened()]


def abandon(table: Table, game: Game) -> list[AnyTableFact]:
    end = Ended(None)
    return [end, *latecomers(fold.apply(table, end), game)]


def pause(table: Table, by: PersonId) -> list[AnyTableFact]:
    if table.paused:
        raise IllegalMove(TableReason.TABLE_PAUSED)
    return [Paused(by)]


def resume(table: Table, by: PersonId) -> list[AnyTableFact]:
    if not table.paused:
        raise IllegalMove(TableReason.NOT_PAUSED)
    if table.awaits_ready and by != table.host:
        raise IllegalMove(TableReason.NOT_THE_HOST)
    return [Resumed(by)]


def extend() -> list[AnyTableFact]:
    return [Extended(EXTENSION)]
