"""Making characters."""

from typing import Any

import pytest

from tests.games.trapped.beginning import Beginning
from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, EVE, GAME, Dealer, only, sitters
from trapline.games.trapped.facts.making import AspectSet, CharacterMade, Offered, Opened
from trapline.games.trapped.model.agenda import Ask
from trapline.games.trapped.model.cards import rank
from trapline.games.trapped.model.kinds import Attribute, Phase
from trapline.games.trapped.model.options import Clocks, Keeper, Options
from trapline.games.trapped.model.reasons import Reason
from trapline.games.trapped.rules.making import dealt_out
from trapline.kernel import HOUSE, IllegalMove, SeededLuck, Sitter, TimeUp, redact


def opening(options: Options, seats: list[Sitter]) -> Opened:
    opened: Opened = only(GAME.setup(options, seats, 0, SeededLuck("opening"), None), Opened)
    return opened


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_but_the_gm_makes_a_character(seats: int) -> None:
    """TD-1, TD-3."""
    game = Beginning(seats)

    assert GAME.seats == range(3, 7)
    assert game.state.gm == 0
    assert game.state.question.ask is Ask.MAKE
    assert game.state.question.waits == tuple(range(1, seats))


def test_the_host_is_the_gm_wherever_they_sit_and_plays_last() -> None:
    """TD-37: turns go clockwise from the GM's left."""
    opened = opening(Options(), [Sitter(seat, host=seat == CLEO) for seat in range(4)])

    assert opened.gm == CLEO
    assert opened.order == (DAN, ANN, BOB, CLEO)


def test_somebody_else_than_the_host_may_be_the_gm() -> None:
    """TD-1: the third who sits, wherever that is."""
    seats = [Sitter(ANN, host=True), Sitter(BOB, bot=True), Sitter(DAN), Sitter(EVE)]

    opened = opening(Options(gm=Keeper.BOT, gm_chair=3), seats)

    assert (opened.gm, opened.order) == (DAN, (EVE, ANN, BOB, DAN))


@pytest.mark.parametrize("chair", [2, 5])
def test_no_bot_and_no_empty_chair_is_chosen_for_a_gm(chair: int) -> None:
    """TD-1: a bot is chosen as such."""
    seats = [Sitter(ANN, host=True), Sitter(BOB, bot=True), Sitter(CLEO)]

    with pytest.raises(IllegalMove) as refusal:
        GAME.check(Options(gm_chair=chair), seats)

    assert refusal.value.reason == Reason.NO_KEEPER_THERE


def test_the_group_may_have_a_bot_for_a_gm() -> None:
    """TD-129."""
    seats = [Sitter(ANN, host=True), Sitter(BOB, bot=True), Sitter(CLEO)]

    opened = opening(Options(gm=Keeper.BOT), seats)

    assert opened.gm == BOB


def test_a_bot_is_wanted_for_a_gm_before_there_is_one() -> None:
    """The host may choose how to play before the others come: so the option is not at fault."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.check(Options(gm=Keeper.BOT), sitters(4))

    assert refusal.value.reason == Reason.NO_BOT
    assert "field" not in refusal.value.facts


def test_six_cards_are_drawn_for_attributes_and_one_for_each_character() -> None:
    """TD-18, TD-22: from the same deck, and everybody sees them (TD-26)."""
    game = Beginning(4)
    drawn = [fact for fact in game.facts if isinstance(fact, Offered)]

    assert [len(fact.cards) for fact in drawn] == [9, 9, 9]
    assert all(redact(fact, ANN) == fact for fact in drawn)
    assert len({card for fact in drawn for card in fact.cards}) == 27


def test_five_players_need_more_cards_than_there_are() -> None:
    """TD-24: attributes are written down, so their cards are shuffled in."""
    hands = dealt_out(SeededLuck("five"), 5)
    attributes = [card for hand in hands for card in hand[:6]]
    feelings = [card for hand in hands for card in hand[6:]]

    assert [len(hand) for hand in hands] == [11] * 5
    assert len(set(attributes)) == 30
    assert len(set(feelings)) == 25
    assert set(feelings[:22]).isdisjoint(attributes)
    assert set(feelings[22:]) <= set(attributes)


def test_what_is_written_down_is_shuffled_before_it_is_dealt_again() -> None:
    """TD-24."""
    shuffles = []
    for players in (4, 5):
        luck = Dealer()
        dealt_out(luck, players)
        shuffles.append(luck.draws)

    assert shuffles == [1, 2]


def test_up_to_four_players_never_see_a_card_twice() -> None:
    """TD-24."""
    cards = [card for hand in dealt_out(SeededLuck("four"), 4) for card in hand]

    assert len(cards) == len(set(cards)) == 40


def test_attributes_lose_their_suit_and_relationships_keep_it() -> None:
    """TD-17, TD-18, TD-22, TD-25: one relationship is to oneself."""
    game = Beginning()
    cards = game.state.players[BOB].offered

    made = only(game.make(BOB), CharacterMade)
    figure = game.state.figures[made.figure]

    assert figure.attributes == dict(zip(Attribute, map(rank, cards[:6]), strict=True))
    assert figure.feelings == dict(enumerate(cards[6:]))
    assert made.figure in figure.feelings


def test_cards_go_where_the_player_wants() -> None:
    """TD-18, TD-26."""
    game = Beginning()
    cards = game.state.players[CLEO].offered

    game.make(CLEO, attributes=cards[5::-1], feelings=cards[:5:-1])

    figure = game.state.figures[game.state.players[CLEO].figure]
    assert figure.attributes[Attribute.BRAVE] == rank(cards[5])
    assert figure.feelings[0] == cards[8]


@pytest.mark.parametrize(
    "changes", [{"attributes": ("A♥",) * 6}, {"feelings": ()}, {"attributes": ("nonsense",)}]
)
def test_other_cards_than_those_drawn_are_refused(changes: dict[str, Any]) -> None:
    """TD-18."""
    game = Beginning()

    with pytest.raises(IllegalMove) as refusal:
        game.make(BOB, **changes)

    assert refusal.value.reason == Reason.BAD_CARDS


def test_who_somebody_is_is_free_but_for_a_name() -> None:
    """TD-16."""
    game = Beginning()

    with pytest.raises(IllegalMove):
        game.make(BOB, name="")
    made = only(
        game.make(BOB, "X-9", gender="", occupation="robot of questionable taste"), CharacterMade
    )

    assert (made.name, made.gender) == ("X-9", "")


def test_nobody_is_called_like_somebody_in_the_story() -> None:
    """TD-16: two bots that chose at the same moment took the same part."""
    game = Beginning()
    game.make(BOB, "Miss Zoé Lark")

    with pytest.raises(IllegalMove) as refusal:
        game.make(CLEO, "miss Zoe Lark")

    assert refusal.value.reason == Reason.NAMESAKE
    assert refusal.value.facts == {"name": "Miss Zoé Lark", "rule": "TD-16"}


def test_no_extra_is_called_like_somebody_in_the_story() -> None:
    """TD-30: whoever names it says another name."""
    game = Beginning().make_all()
    seat = game.state.question.waits[0]

    with pytest.raises(IllegalMove) as refusal:
        game.draft(seat, "3.name", "Player 2")
    game.draft(seat, "3.occupation", "Player 2")

    assert refusal.value.reason == Reason.NAMESAKE
    assert game.state.figures[3].occupation == "Player 2"


def test_a_bot_that_was_too_late_for_a_part_takes_another() -> None:
    """TD-16: whom it is offered is not in the story yet, however somebody has written it."""
    game = Beginning()
    role = GAME.view(game.state, CLEO).cast[0]

    game.make(BOB, role.name.upper())

    assert role not in GAME.view(game.state, CLEO).cast


def test_the_house_makes_up_who_says_nothing() -> None:
    """TD-134: a name from the list, any card, any aspect."""
    game = Beginning(clocks=Clocks.ALWAYS, think_seconds=60)
    due = GAME.deadline(game.state)
    assert due is not None, "there is time to think"

    game.at = due.at
    game.play(HOUSE, TimeUp(due.name, due.turn))
    assert game.state.phase is Phase.EXTRAS
    due = GAME.deadline(game.state)
    assert due is not None, "there is time to think"
    game.at = due.at
    [aspect, *_] = game.play(HOUSE, TimeUp(due.name, due.turn))

    assert isinstance(aspect, AspectSet)
    names = {figure.name for figure in game.state.figures.values() if figure.seat is not None}
    assert len(names) == 3
