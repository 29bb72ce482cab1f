"""Making characters (TD-16 to TD-26) and Extras (TD-27 to TD-34), and how play begins."""

from collections import Counter

from trapline.kernel import IllegalMove, Luck, Seat

from ..content.schema import Role
from ..facts import making as facts
from ..facts.turns import TurnBegan
from ..model.agenda import Ask
from ..model.basics import HAND
from ..model.cards import DECK, Card, rank
from ..model.game import State
from ..model.kinds import Attribute, Face
from ..model.reasons import Reason
from ..model.sheets import NAME, OCCUPATION, Spot, spot_of
from ..wishes.making import GoIn, MakeCharacter, SetAspect
from .asking import ask, held, offered, refuse_silence
from .monster import go
from .queries import extras, namesake, players, players_after, still_free
from .scene import Scene, draw, drawn
from .sheets import unset_spots

SIX = len(Attribute)
LONGEST_NAME = 40


def dealt_out(luck: Luck, count: int) -> list[tuple[Card, ...]]:
    """Deal six cards for attributes and one for each character, to each of so many players.

    Five players need 55: the attributes are recorded, so their cards are shuffled in (TD-24).
    """
    deck = luck.shuffled(DECK)
    attributes, rest = deck[: SIX * count], deck[SIX * count :]
    if len(rest) < count * count:
        rest += luck.shuffled(attributes)
    return [
        attributes[SIX * n : SIX * (n + 1)] + rest[count * n : count * (n + 1)]
        for n in range(count)
    ]


def offer_cards(scene: Scene) -> None:
    """Everybody gets cards to make a character of."""
    seats = players(scene.state)
    for seat, cards in zip(seats, dealt_out(scene.luck, len(seats)), strict=True):
        scene.tell(facts.Offered(seat, cards))


def make_characters(scene: Scene) -> None:
    """Everybody makes a character at the same time; then come the Extras."""
    waiting = [seat for seat, one in scene.state.players.items() if one.figure is None]
    readers = [seat for seat in scene.state.order if seat not in scene.state.bots]
    if scene.state.question is None and readers:
        ask(scene, Ask.PREMISE, *readers)
    elif waiting:
        ask(scene, Ask.MAKE, *waiting)
    else:
        scene.tell(facts.ExtrasBegan())
        bring_extras(scene) if scene.state.options.ready_extras else deal(scene)


def deal(scene: Scene) -> None:
    for seat in players(scene.state):
        scene.tell(facts.Dealt(seat, drawn(scene, HAND), to=(seat,)))


def go_in(scene: Scene, by: Seat, _wish: GoIn) -> None:
    scene.tell(facts.WentIn(by))


def make_character(scene: Scene, by: Seat, wish: MakeCharacter) -> None:
    cards = scene.state.players[by].offered
    attributes, feelings = tuple(map(str, wish.attributes)), tuple(map(str, wish.feelings))
    if Counter(attributes) != Counter(cards[:SIX]) or Counter(feelings) != Counter(cards[SIX:]):
        raise IllegalMove(Reason.BAD_CARDS, rule="TD-18")
    refuse_silence(str(wish.name))
    refuse_namesake(scene.state, str(wish.name), "TD-16")
    role = Role(
        name=str(wish.name)[:LONGEST_NAME],
        gender=str(wish.gender)[:LONGEST_NAME],
        occupation=str(wish.occupation)[:LONGEST_NAME],
        face=wish.face,
    )
    write_down(scene, by, role, attributes, feelings)


def refuse_namesake(state: State, name: str, rule: str) -> None:
    """Two who think of the same part at the same moment both ask for it."""
    other = namesake(state, name[:LONGEST_NAME])
    if other is not None:
        raise IllegalMove(Reason.NAMESAKE, name=other.name, rule=rule)


def write_down(
    scene: Scene, seat: Seat, role: Role, attributes: tuple[Card, ...], feelings: tuple[Card, ...]
) -> None:
    """Attributes lose their suit, relationships keep it (TD-18, TD-22)."""
    scene.tell(
        facts.CharacterMade(
            seat=seat,
            figure=players(scene.state).index(seat),
            name=role.name,
            gender=role.gender,
            occupation=role.occupation,
            attributes=tuple(map(rank, attributes)),
            feelings=feelings,
            face=role.face,
        )
    )


def make_up_character(scene: Scene, seat: Seat) -> None:
    """What the house does when time is up."""
    cards = scene.state.players[seat].offered
    attributes = scene.luck.shuffled(cards[:SIX])
    write_down(scene, seat, stranger(scene), attributes, scene.luck.shuffled(cards[SIX:]))


def stranger(scene: Scene) -> Role:
    """Return somebody of the cast who is not in the story yet."""
    return scene.any_of(still_free(scene.atlas, scene.state))


def bring_extras(scene: Scene) -> None:
    """Fill every sheet by luck, with somebody of the cast, for groups who want to play at once."""
    for extra in extras(scene.state):
        role = stranger(scene)
        cards = drawn(scene, SIX + len(scene.state.figures))
        scene.tell(
            facts.ExtraMade(
                figure=extra.id,
                name=role.name,
                gender=role.gender,
                occupation=role.occupation,
                attributes=tuple(map(rank, cards[:SIX])),
                feelings=cards[SIX:],
                face=role.face,
            )
        )


def draft(scene: Scene) -> None:
    """In turn, somebody draws a card and plays one, until every sheet is full (TD-30, TD-32)."""
    if not any(unset_spots(scene.state)):
        begin_play(scene)
        return
    seat = players_after(scene.state, scene.state.active)[0]
    draw(scene, seat)
    ask(scene, Ask.DRAFT, seat)


def set_aspect(scene: Scene, by: Seat, wish: SetAspect) -> None:
    card = held(scene.state, by, str(wish.card))
    codes = [spot.code for spot in unset_spots(scene.state)]
    spot = spot_of(offered(str(wish.spot), codes, "TD-30"))
    is_words = spot.aspect in (NAME, OCCUPATION)
    if is_words:
        refuse_silence(str(wish.words))
    if spot.aspect == NAME:
        refuse_namesake(scene.state, str(wish.words), "TD-30")
    words = str(wish.words)[:LONGEST_NAME] if is_words else ""
    write_aspect(scene, by, card, spot, words, str(wish.gender)[:LONGEST_NAME], wish.face)


def write_aspect(
    scene: Scene,
    seat: Seat,
    card: Card,
    spot: Spot,
    words: str,
    gender: str,
    face: Face | None,
) -> None:
    scene.tell(
        facts.AspectSet(
            seat=seat,
            card=card,
            spot=spot.code,
            name=scene.name(spot.figure),
            words=words,
            gender=gender if spot.aspect == NAME else "",
            face=face if spot.aspect == NAME else None,
        )
    )


def make_up_aspect(scene: Scene, seat: Seat) -> None:
    """Play any card for anything (TD-134)."""
    card = scene.any_of(scene.state.players[seat].hand)
    spot = scene.any_of(list(unset_spots(scene.state)))
    role = stranger(scene)
    words = {NAME: role.name, OCCUPATION: role.occupation}.get(spot.aspect, "")
    write_aspect(scene, seat, card, spot, words, role.gender, role.face)


def begin_play(scene: Scene) -> None:
    """Everybody is in the safe room, hidden things are hidden, the monster is in its lair."""
    scenario = scene.atlas.scenario
    floor = tuple((item.at, item.id) for item in scenario.items if item.at is not None)
    scene.tell(facts.PlayBegan(scenario.safe, scenario.sealed, scenario.achieved, floor))
    for item in scenario.items:
        if item.hidden:
            room = scene.luck.choice(scene.atlas.hideouts(item.id))
            scene.tell(facts.Hid(item.id, room, to=(scene.state.gm,)))
    go(scene, scenario.monster.start)
    deal(scene)
    scene.tell(TurnBegan(1, scene.state.order[0], 1))
