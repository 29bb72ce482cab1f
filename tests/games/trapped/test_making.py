"""Making characters and Extras."""

from collections import Counter
from typing import Any

import pytest

from tests.games.trapped.ship import ANN, BOB, CLEO, DAN, GAME, only, sitters
from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.cards import rank
from trapline.games.trapped.model import HAND, Ask, Attribute, Keeper, Options, Phase, Reason
from trapline.games.trapped.rules.making import offers
from trapline.games.trapped.rules.spots import unset_spots
from trapline.kernel import HOUSE, PLAIN, IllegalMove, Seat, SeededLuck, Sitter, Text, TimeUp


class Beginning:
    """A game from its first fact on."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.luck = SeededLuck("beginning")
        self.at = 0
        self.facts: list[f.AnyFact] = []
        self.state: Any = None
        self.told(GAME.setup(Options(**options), sitters(seats), 0, self.luck, None))

    def told(self, facts: list[f.AnyFact]) -> list[f.AnyFact]:
        for fact in facts:
            self.state = GAME.apply(self.state, fact)
        self.facts += facts
        return facts

    def play(self, by: Any, wish: Any) -> list[f.AnyFact]:
        self.at += 100
        return self.told(GAME.play(self.state, by, wish, self.at, self.luck))

    def make(self, seat: Seat, name: str = "Biff", **changes: Any) -> list[f.AnyFact]:
        cards = self.state.players[seat].offered
        said = {
            "gender": "man",
            "occupation": "marine",
            "attributes": cards[:6],
            "feelings": cards[6:],
        } | changes
        texts: Any = {
            k: tuple(map(Text, v)) if isinstance(v, tuple) else Text(v) for k, v in said.items()
        }
        number = self.state.question.number
        return self.play(seat, w.MakeCharacter(number=number, name=Text(name), **texts))

    def make_all(self) -> "Beginning":
        for seat in self.state.question.waits:
            self.make(seat, f"Player {seat}")
        return self

    def draft(self, seat: Seat, spot: str, words: str = "", card: str = "") -> list[f.AnyFact]:
        chosen = card or self.state.players[seat].hand[0]
        number = self.state.question.number
        wish = w.SetAspect(number, Text(chosen), Text(spot), Text(words), Text("woman"))
        return self.play(seat, wish)

    def draft_all(self) -> "Beginning":
        while self.state.phase is Phase.EXTRAS:
            seat = self.state.question.waits[0]
            wish = GAME.bots[PLAIN].choose(GAME.view(self.state, seat), self.luck)
            self.play(seat, wish)
        return self


def opening(options: Options, seats: list[Sitter]) -> f.Opened:
    opened: f.Opened = only(GAME.setup(options, seats, 0, SeededLuck("opening"), None), f.Opened)
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
    drawn = [fact for fact in game.facts if isinstance(fact, f.Offered)]

    assert [len(fact.cards) for fact in drawn] == [9, 9, 9]
    assert all(GAME.redact(fact, ANN) == fact for fact in drawn)
    assert len({card for fact in drawn for card in fact.cards}) == 27


def test_five_players_need_more_cards_than_there_are() -> None:
    """TD-24: attributes are written down, so their cards are shuffled in."""
    hands = offers(SeededLuck("five"), 5)
    attributes = [card for hand in hands for card in hand[:6]]
    feelings = [card for hand in hands for card in hand[6:]]

    assert [len(hand) for hand in hands] == [11] * 5
    assert len(set(attributes)) == 30
    assert len(set(feelings)) == 25
    assert set(feelings[:22]).isdisjoint(attributes)
    assert set(feelings[22:]) <= set(attributes)


def test_up_to_four_players_never_see_a_card_twice() -> None:
    """TD-24."""
    cards = [card for hand in offers(SeededLuck("four"), 4) for card in hand]

    assert len(cards) == len(set(cards)) == 40


def test_attributes_lose_their_suit_and_relationships_keep_it() -> None:
    """TD-17, TD-18, TD-22, TD-25: one relationship is to oneself."""
    game = Beginning()
    cards = game.state.players[BOB].offered

    made = only(game.make(BOB), f.CharacterMade)
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
        game.make(BOB, "X-9", gender="", occupation="robot of questionable taste"), f.CharacterMade
    )

    assert (made.name, made.gender) == ("X-9", "")


def test_extras_come_when_all_characters_are_finished() -> None:
    """TD-27, TD-28: five cards each, and as many Extras as characters."""
    game = Beginning()
    game.make(DAN)
    game.make(BOB)
    assert not any(isinstance(fact, f.ExtrasBegan) for fact in game.facts)

    game.make(CLEO)

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

    assert sum(isinstance(fact, f.Reshuffled) for fact in game.facts) == 1
    assert sum(isinstance(fact, f.AspectSet) for fact in game.facts) == 42


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
    hidden = only(game.facts, f.Hid)

    assert hidden.room != "crew-lounge"
    assert GAME.view(game.state, ANN).hidden == {"locker-key": hidden.room}
    assert GAME.view(game.state, BOB).hidden == {"locker-key": ""}
    assert GAME.view(game.state, ANN).monster.room == "science-lab"
    assert GAME.view(game.state, BOB).monster.room == ""


def test_the_house_makes_up_who_says_nothing() -> None:
    """TD-134: a name from the list, any card, any aspect."""
    game = Beginning(think_seconds=60)
    due = GAME.deadline(game.state)
    assert due is not None, "there is time to think"

    game.at = due.at
    game.play(HOUSE, TimeUp(due.name, due.turn))
    assert game.state.phase is Phase.EXTRAS
    due = GAME.deadline(game.state)
    assert due is not None, "there is time to think"
    game.at = due.at
    [aspect, *_] = game.play(HOUSE, TimeUp(due.name, due.turn))

    assert isinstance(aspect, f.AspectSet)
    names = {figure.name for figure in game.state.figures.values() if figure.seat is not None}
    assert len(names) == 3
