"""What each observer is told of what happens."""

from msgspec.structs import replace

from trapline.games.trapped import facts as f
from trapline.games.trapped.cards import FACE_DOWN
from trapline.games.trapped.model import SOMEWHERE, UNKNOWN
from trapline.kernel import Observer, witnessed


def told(fact: f.AnyFact, observer: Observer) -> f.AnyFact | None:
    match fact:
        case f.Dealt() | f.Drew() if not witnessed(fact.to, observer):
            return replace(fact, cards=tuple(FACE_DOWN for _ in fact.cards))
        case f.BidPlaced() if not witnessed(fact.to, observer):
            return replace(fact, card=None if fact.card is None else FACE_DOWN)
        case f.MonsterMoved() | f.Hid() if not witnessed(fact.to, observer):
            return replace(fact, room=UNKNOWN)
        case f.SecretsLaid() if not witnessed(fact.to, observer):
            return replace(fact, events=(), lair=SOMEWHERE, weakness=None)
        case _:
            return fact
