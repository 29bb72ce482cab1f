"""Which words go with a deed: a bot decides first, and then says something about it."""

from typing import Protocol, cast

from msgspec.structs import replace

from trapline.kernel import Luck, Seat, Text

from ..model.basics import FigureId
from ..model.cards import Card, Suit, points, suit
from ..model.kinds import Attribute, Contest, Prompt, Side, Through
from ..model.shown import Sheet
from ..model.view import View
from ..wishes import AnyWish, trouble, turn
from ..wishes.conflict import Bid
from ..wishes.talk import Narrate
from .reading import offered, sheet_of
from .tempers import beloved, feeling_for
from .voices import FEELINGS, MANNERS, TROUBLES, Occasion, Voice

QUIET = {"try": 2, "explore": 3, "help": 2, "face": 2, "won": 2, "lost": 2, "vain": 2, "event": 2}
"""One time in so many it speaks when it does this; about anything else, always."""
LOST = frozenset({Prompt.FAILED, Prompt.SPARED, Prompt.MARKED, Prompt.ESTRANGED})
AMONG_PEOPLE = {
    Prompt.OBEYED: "swayed",
    Prompt.TALKED_INTO: "swayed",
    Prompt.REFUSED: "snubbed",
    Prompt.STOOD_FIRM: "firm",
}


class Wordy(Protocol):
    """A wish that may carry words."""

    words: Text


def with_words(wish: AnyWish, view: View, voice: Voice, luck: Luck) -> AnyWish:
    """Return a wish with something to say, if it calls for that."""
    occasion = occasion_of(wish, view)
    if occasion is None or keeps_quiet(wish, occasion, luck):
        return wish
    words = voice.say(occasion, view, luck)
    spoken: AnyWish = replace(wish, words=words or cast(Wordy, wish).words)
    return spoken


def keeps_quiet(wish: AnyWish, occasion: Occasion, luck: Luck) -> bool:
    """Say whether it goes without words; an event that is made up is nothing but words."""
    if isinstance(wish, trouble.MakeUpEvent):
        return False
    return luck.below(QUIET.get(occasion.deed, 1)) > 0


def occasion_of(wish: AnyWish, view: View) -> Occasion | None:
    me = None if view.figure is None else sheet_of(view, view.figure)
    match wish:
        case turn.Attempt(attribute=attribute):
            return Occasion("try", tagged(attribute))
        case turn.Attack():
            return Occasion("attack")
        case turn.Control(figure=figure):
            return persuading(view, figure)
        case turn.Explore(room=room) if me is not None:
            return going(view, me, str(room))
        case turn.Challenge(seat=seat) if me is not None:
            return daring(view, me, seat)
        case turn.Escape(way=way, figures=figures):
            return Occasion("leave", tagged(company(view, str(way), figures)))
        case Bid():
            return None if me is None else bidding(view, me, wish)
        case trouble.Face(attribute=attribute):
            is_attack = view.conflict is not None and view.conflict.subject == "monster"
            return Occasion("face", tagged(attribute, "monster" if is_attack else ""))
        case trouble.MeetEnd(insane=insane):
            return Occasion("end", tagged("mad" if insane else "dead"))
        case trouble.Conclude():
            return Occasion("epilogue", tagged(fate(view)))
        case trouble.PlayEvent(figure=figure):
            return happening(view, figure)
        case trouble.MakeUpEvent():
            return Occasion("shiver")
        case Narrate():
            return outcome(view)
        case _:
            return None


def tagged(*tags: str | Attribute) -> frozenset[str]:
    return frozenset(str(tag) for tag in tags if tag)


def name(view: View, figure: FigureId) -> str:
    return sheet_of(view, figure).name


def felt(me: Sheet, other: FigureId) -> str:
    feeling = feeling_for(me, other)
    return "" if feeling is None else FEELINGS[feeling]


def manner(card: Card) -> str:
    return MANNERS[suit(card)] if card else ""


def persuading(view: View, figure: FigureId) -> Occasion:
    """In the manner of the card that one means to play (TD-56)."""
    grips = offered(view, turn.MayControl)
    lawful = [one.lawful for one in grips.grips if one.figure == figure] if grips else []
    card = max(lawful[0], key=points, default="") if lawful else ""
    return Occasion("control", tagged(manner(card)), name(view, figure))


def going(view: View, me: Sheet, room: str) -> Occasion:
    dear = beloved(view, me)
    if dear is not None and dear.room == room:
        return Occasion("cling", whom=dear.name)
    return Occasion("explore")


def daring(view: View, me: Sheet, seat: Seat) -> Occasion | None:
    """Who leads somebody by the nose need not ask nicely (TD-23)."""
    target = next((one for one in view.sheets if one.seat == seat and one.id != me.id), None)
    if target is None:
        return None
    if feeling_for(target, me.id) is Suit.SPADES:
        return Occasion("blackmail", whom=target.name)
    return Occasion("dare", tagged(felt(me, target.id)), target.name)


def company(view: View, way: str, figures: tuple[FigureId, ...]) -> str:
    seats = next(one.seats for one in view.place.ways if one.id == way)
    if seats == 0:
        return "all"
    return "together" if figures else "alone"


def bidding(view: View, me: Sheet, wish: Bid) -> Occasion | None:
    """Say why one helps or hinders; in one's own affair one has spoken already."""
    clash = view.conflict
    if clash is None or wish.side is Side.ACTIVE or clash.kind is Contest.CHALLENGE:
        return None
    whom = name(view, clash.figure)
    if wish.through is not Through.CHARACTER:
        return None
    feeling = felt(me, clash.figure)
    if wish.side is Side.HELP and feeling == "desire":
        return Occasion("bargain", whom=whom)
    deed = "help" if wish.side is Side.HELP else "hinder"
    return Occasion(deed, tagged(manner(str(wish.card)), feeling), whom)


def fate(view: View) -> str:
    """Return what has become of one's last character."""
    if view.me in view.winners:
        return "saved"
    return "lost" if view.figure is None else "left"


def happening(view: View, figure: FigureId) -> Occasion | None:
    invited = offered(view, trouble.MayPlayEvent)
    if invited is None:
        return None
    return Occasion("event", tagged(TROUBLES[suit(invited.card)]), name(view, figure))


def outcome(view: View) -> Occasion | None:
    """Tell how it went, in the manner of the card that one played."""
    cue = view.cue
    if cue is None:
        return None
    if cue.prompt is Prompt.GONE:
        return Occasion("doom", whom=name(view, cue.figure))
    if cue.prompt in AMONG_PEOPLE:
        return Occasion(AMONG_PEOPLE[cue.prompt], whom=cue.about)
    if cue.prompt is Prompt.IN_VAIN:
        return Occasion("vain")
    return Occasion("lost" if cue.prompt in LOST else "won", tagged(manner(played(view))))


def played(view: View) -> Card:
    bids = () if view.last is None else view.last.bids
    return next((bid.card or "" for bid in bids if bid.seat == view.me), "")
