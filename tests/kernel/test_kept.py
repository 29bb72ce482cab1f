"""What was found about the very same things is not looked for again."""

from msgspec import Struct

from trapline.kernel import kept


class Card(Struct, frozen=True):
    name: str


def test_what_is_asked_about_the_same_thing_is_found_once() -> None:
    asked: list[Card] = []

    @kept()
    def found(card: Card) -> str:
        asked.append(card)
        return card.name

    ace = Card("ace")

    assert [found(ace), found(ace)] == ["ace", "ace"]
    assert len(asked) == 1


def test_things_that_are_worth_the_same_are_not_taken_for_one() -> None:
    asked: list[Card] = []

    @kept(2)
    def found(card: Card) -> str:
        asked.append(card)
        return card.name

    cards = [Card("ace"), Card("ace")]

    assert [found(card) for card in cards] == ["ace", "ace"]
    assert [one is card for one, card in zip(asked, cards, strict=True)] == [True, True]


def test_each_of_several_things_counts() -> None:
    @kept(4)
    def both(one: Card, other: Card) -> str:
        return one.name + other.name

    ace, king = Card("ace"), Card("king")

    assert [both(ace, king), both(king, ace)] == ["aceking", "kingace"]


def test_no_answer_is_given_about_something_that_is_gone() -> None:
    """A new thing may lie where one lay that was thrown away."""

    @kept()
    def found(card: Card) -> str:
        return card.name

    names = [str(number) for number in range(500)]

    assert [found(Card(name)) for name in names] == names
    assert [found(Card(name)) for name in names] == names


def test_no_more_is_kept_than_was_said() -> None:
    asked: list[str] = []

    @kept(2)
    def found(card: Card) -> str:
        asked.append(card.name)
        return card.name

    ace, king, queen = Card("ace"), Card("king"), Card("queen")
    for card in (ace, king, queen, ace):
        found(card)

    assert asked == ["ace", "king", "queen", "ace"]
