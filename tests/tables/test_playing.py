"""Choosing, beginning, ending, beginning again."""

from msgspec import Raw

from tests.games.whisper_model import Options
from tests.tables.party import ANN, BOB, accepted, party, refused
from trapline.kernel import encode
from trapline.tables.model import Phase
from trapline.tables.views import table_view
from trapline.tables.wishes import (
    Abandon,
    ChooseGame,
    Leave,
    OpenLobby,
    SetOptions,
    ShuffleTeams,
    Start,
)


async def test_options_are_the_hosts_to_set_and_everybodys_to_see() -> None:
    friends = await party()
    bobs = await friends.screen(BOB)

    accepted(await friends.ask(ANN, SetOptions(Raw(encode(Options(points=5))))))

    assert friends.table.options == Options(points=5)
    assert bobs.picture()[0]["options"]["points"] == 5


async def test_options_can_be_set_before_the_others_come() -> None:
    friends = await party(["Ann"])

    accepted(await friends.ask(ANN, SetOptions(Raw(encode(Options(points=5))))))

    assert friends.table.options == Options(points=5)


async def test_an_option_out_of_bounds_is_refused() -> None:
    friends = await party()

    answer = await friends.ask(ANN, SetOptions(Raw(b'{"points": 1000}')))

    assert refused(answer) == "no-such-option"


async def test_an_option_nobody_has_heard_of_is_refused() -> None:
    friends = await party()

    answer = await friends.ask(ANN, SetOptions(Raw(b'{"cheating": true}')))

    assert refused(answer) == "no-such-option"


async def test_a_game_that_is_not_on_the_shelf_cannot_be_chosen() -> None:
    friends = await party()

    assert refused(await friends.ask(ANN, ChooseGame("chess", "en"))) == "no-such-game"


async def test_the_lobby_says_why_the_game_cannot_begin_yet() -> None:
    friends = await party(["Ann", "Bob"])

    view = table_view(friends.live.room.evening, friends.tables.world.games)

    assert view.blocked == ("too-few-players", {"fewest": 4})


async def test_a_game_does_not_begin_with_too_few_or_too_many() -> None:
    few, many = await party(["Ann"]), await party([*"abcdefghi"])

    assert refused(await few.ask(ANN, Start())) == "too-few-players"
    assert refused(await many.ask(ANN, Start())) == "too-many-players"


async def test_what_changes_seats_is_refused_while_a_game_is_played() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    assert refused(await friends.ask(ANN, ShuffleTeams())) == "not-now"


async def test_an_abandoned_game_leads_back_to_the_lobby_without_a_winner() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    await friends.ask(ANN, Abandon())

    assert friends.table.phase is Phase.LOBBY
    assert [line.outcome for line in friends.table.scores] == [None]


async def test_a_rematch_keeps_the_group_and_remembers_the_last_game() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    first = friends.live.room.evening.running.state
    await friends.ask(ANN, Abandon())

    await friends.ask(ANN, Start())

    second = friends.live.room.evening.running.state
    heard = {word for words in first.words for word in words}
    assert [chair.name for chair in friends.table.chairs] == ["Ann", "Bob", "Cleo", "Dan"]
    assert not heard & {word for words in second.words for word in words}


async def test_after_a_game_the_same_group_can_play_another() -> None:
    friends = await party(["Ann", "Bob"], game="coin-flip")
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Abandon())

    accepted(await friends.ask(ANN, ChooseGame("whisper", "fr")))

    assert friends.table.game == "whisper"
    assert friends.table.options.language == "fr"


async def test_there_is_no_lobby_to_go_back_to_before_the_game_is_over() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    assert refused(await friends.ask(ANN, OpenLobby())) == "not-now"


async def test_the_score_sheet_keeps_the_names_of_those_who_have_left() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(BOB, Leave())

    await friends.ask(ANN, Abandon())

    assert friends.table.scores[0].names == ("Ann", "Bob", "Cleo", "Dan")
