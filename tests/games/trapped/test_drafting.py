"""Making Extras, and how play begins."""

from collections import Counter

import pytest

from tests.games.trapped.beginning import Beginning
from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, GAME, Dealer, only
from trapline.games.trapped.facts.making import AspectSet, ExtrasBegan, Hid
from trapline.games.trapped.facts.turns import Reshuffled
from trapline.games.trapped.model.basics import HAND
from trapline.games.trapped.model.cards import rank
from trapline.games.trapped.model.kinds import Attribute, Phase
from trapline.games.trapped.rules.sheets import unset_spots
from trapline.kernel import PUBLIC, IllegalMove


def test_extras_come_when_all_characters_are_finished() -> None:
    """TD-27, TD-28: five cards each, and as many Extras as characters."""
    game = Beginning()
    game.make(DAN, "Otto")
    game.make(BOB, "Biff")
    assert not any(isinstance(fact, ExtrasBegan) for fact in game.facts)

    game.make(CLEO, "Valda")

    assert game.state.phase is Phase.EXTRAS
    assert [len(game.state.players[seat].hand) for seat in (CLEO, DAN)] == [HAND, HAND]
    assert ANN not in game.state.players
    assert sum(figure.seat is None for figure in game.state.figures.values()) == 3


def test_the_first_to_draft_sits_to_the_gms_left_and_has_drawn() -> None:
    """TD-30, TD-32: five before the draw, six after, five after the play."""
    game = Beginning().make_all()

    assert game.state.question.waits == (BOB,)
    assert len(game.state.players[BOB].hand) == 6
    game.draft(BOB, "3.brave")
    assert len(game.state.players[BOB].hand) == 5
    assert game.state.question.waits == (CLEO,)


@pytest.mark.parametrize(
    ("seats", "aspects", "plays"), [(3, 12, 24), (4, 14, 42), (5, 16, 64), (6, 18, 90)]
)
def test_each_extra_has_a_name_an_occupation_attributes_and_relationships(
    seats: int, aspects: int, plays: int
) -> None:
    """TD-29, TD-32."""
    game = Beginning(seats).make_all()
    spots = Counter(spot.figure for spot in unset_spots(game.state))

    assert set(spots.values()) == {aspects}
    assert sum(spots.values()) == plays


def test_screens_are_told_how_much_is_still_to_be_written() -> None:
    """TD-29: nothing is, but while the Extras are made."""
    game = Beginning()
    assert GAME.view(game.state, PUBLIC).blanks == 0
    game.make_all()

    game.draft(BOB, "3.brave")

    assert GAME.view(game.state, PUBLIC).blanks == 42 - 1


def test_an_attribute_takes_the_value_and_a_relationship_the_suit_too() -> None:
    """TD-31."""
    game = Beginning().make_all()
    brave, feeling = game.state.players[BOB].hand[0], game.state.players[CLEO].hand[0]

    game.draft(BOB, "3.brave")
    game.draft(CLEO, "3>1")

    assert game.state.figures[3].attributes == {Attribute.BRAVE: rank(brave)}
    assert game.state.figures[3].feelings == {1: feeling}


def test_a_name_comes_with_a_gender_and_costs_any_card() -> None:
    """TD-31."""
    game = Beginning().make_all()
    card = game.state.players[BOB].hand[-1]

    game.draft(BOB, "4.name", "Mina", card)

    assert (game.state.figures[4].name, game.state.figures[4].gender) == ("Mina", "woman")
    assert game.state.discards == (card,)


def test_nothing_is_written_over() -> None:
    """TD-30."""
    game = Beginning().make_all()
    game.draft(BOB, "3.brave")

    with pytest.raises(IllegalMove) as refusal:
        game.draft(CLEO, "3.brave")

    assert refusal.value.facts["rule"] == "TD-30"


def test_the_discards_are_shuffled_when_the_deck_is_used_up() -> None:
    """TD-33, TD-34: three players need 57 cards, and what is left is collected."""
    game = Beginning().make_all().draft_all()

    assert sum(isinstance(fact, Reshuffled) for fact in game.facts) == 1
    assert sum(isinstance(fact, AspectSet) for fact in game.facts) == 42


def test_play_begins_in_the_safe_room_with_new_hands() -> None:
    """TD-34, TD-35, TD-36: the player to the GM's left begins."""
    game = Beginning().make_all().draft_all()

    assert {figure.room for figure in game.state.figures.values()} == {"crew-lounge"}
    assert game.state.sealed
    assert len(game.state.players[CLEO].hand) == HAND
    assert len(game.state.players[BOB].hand) == HAND + 1
    assert game.state.discards == ()
    assert game.state.question.waits == (BOB,)


def test_hidden_things_and_the_monster_are_where_only_the_gm_knows() -> None:
    """TD-120, TD-130, TD-132."""
    game = Beginning().make_all().draft_all()
    hidden = only(game.facts, Hid)

    assert hidden.room != "crew-lounge"
    assert GAME.view(game.state, ANN).hidden == {"locker-key": hidden.room}
    assert GAME.view(game.state, BOB).hidden == {"locker-key": ""}
    assert GAME.view(game.state, ANN).monster.room == "science-lab"
    assert GAME.view(game.state, BOB).monster.room == ""


def test_nothing_is_hidden_in_the_safe_room() -> None:
    """TD-132."""
    game = Beginning().make_all()
    dealer = Dealer()
    dealer.wanted = ["crew-lounge"]
    game.luck = dealer

    game.draft_all()

    assert only(game.facts, Hid).room != "crew-lounge"
