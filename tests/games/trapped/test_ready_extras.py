"""Extras that come ready-made, for groups who want to play at once."""

import pytest

from tests.games.trapped.beginning import Beginning
from tests.games.trapped.gathering import Gathering
from tests.games.trapped.ship import ANN, ATLAS, BOB, CLEO, DAN, GAME, LANGUAGES
from trapline.games.trapped.content.making.sketch import Part
from trapline.games.trapped.facts.making import ExtraMade
from trapline.games.trapped.facts.turns import Reshuffled
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.basics import HAND
from trapline.games.trapped.model.cards import DECK, RANKS, suit
from trapline.games.trapped.model.kinds import Attribute, Phase
from trapline.games.trapped.rules.queries import deck
from trapline.games.trapped.rules.sheets import unset_spots
from trapline.games.trapped.wishes.making import Propose
from trapline.kernel import PLAIN, PUBLIC, Language, redact


def made(game: Beginning) -> list[ExtraMade]:
    return [fact for fact in game.facts if isinstance(fact, ExtraMade)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_house_fills_all_sheets_and_play_begins(seats: int) -> None:
    """TD-28, TD-29, TD-32, TD-35."""
    game = Beginning(seats, ready_extras=True).make_all()

    assert len(made(game)) == seats - 1
    assert not list(unset_spots(game.state))
    assert game.state.phase is Phase.PLAY
    assert game.state.question.ask is Ask.ACT
    assert {figure.room for figure in game.state.figures.values()} == {"crew-lounge"}


def test_ready_made_extras_have_scores_like_those_that_are_written() -> None:
    """TD-29, TD-31: values for attributes, value and suit for relationships, to all and itself."""
    game = Beginning(ready_extras=True).make_all()

    for fact in made(game):
        extra = game.state.figures[fact.figure]
        assert extra.seat is None
        assert set(extra.attributes) == set(Attribute)
        assert set(extra.attributes.values()) <= set(RANKS)
        assert set(extra.feelings) == set(game.state.figures)
        assert all(suit(card) for card in extra.feelings.values())
        assert len(set(fact.feelings)) == len(fact.feelings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_people_of_the_cast_and_nobody_is_there_twice(language: Language) -> None:
    """TD-32: somebody who is a character already is not an Extra as well."""
    cast = {role.name: role for role in ATLAS.scenario.cast[language]}
    taken = next(iter(cast))
    game = Beginning(ready_extras=True, language=language)
    game.make(CLEO, taken)
    game.make_all()

    names = [fact.name for fact in made(game)]

    assert len({*names, taken}) == 4
    assert all(cast[fact.name].occupation == fact.occupation for fact in made(game))


def test_nothing_that_players_wrote_is_written_over() -> None:
    """TD-30."""
    game = Beginning(ready_extras=True)
    game.make_all()

    named = [game.state.figures[player.figure].name for player in game.state.players.values()]
    assert named == ["Player 1", "Player 2", "Player 3"]


def test_all_cards_are_there_when_play_begins() -> None:
    """TD-34, TD-36: those that stand for scores went back, and hands are dealt as always."""
    game = Beginning(ready_extras=True).make_all()
    hands = [card for player in game.state.players.values() for card in player.hand]

    assert len(hands) == 3 * HAND + 1
    assert sorted([*hands, *deck(game.state)]) == sorted(DECK)
    assert game.state.discards == ()
    assert not any(isinstance(fact, Reshuffled) for fact in game.facts)


def test_everybody_sees_who_else_is_there() -> None:
    """TD-26, TD-32: sheets are open."""
    game = Beginning(ready_extras=True).make_all()

    assert all(redact(fact, PUBLIC) == fact for fact in made(game))


def test_without_the_option_players_write_them() -> None:
    """TD-27, TD-30."""
    game = Beginning().make_all()

    assert made(game) == []
    assert game.state.question.ask is Ask.DRAFT


def test_they_come_to_a_setting_that_was_made_up_as_well() -> None:
    """TD-13, TD-32."""
    gathering = Gathering(ready_extras=True).says(BOB, Part.PLACE, "A submarine").read().vote()
    gathering.play(ANN, Propose(gathering.number))
    gathering.bless(True, True, True)
    gathering.go_in()

    for seat in (BOB, CLEO, DAN):
        wish = GAME.bots[PLAIN].choose(gathering.view(seat), gathering.luck)
        gathering.play(seat, wish)

    assert gathering.state.phase is Phase.PLAY
    assert all(figure.name for figure in gathering.state.figures.values())
