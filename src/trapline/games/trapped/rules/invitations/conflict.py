"""Invitations in a challenge or a conflict: to answer, rule, bid, be lucky, hurt, meet an end."""

from trapline.kernel import Seat

from ...content.atlas import Atlas
from ...model.cards import OPPOSITE, suit
from ...model.game import State
from ...model.kinds import Attribute, Through
from ...wishes import Invited
from ...wishes.conflict import (
    MayAccept,
    MayBid,
    MayConfirm,
    MayDecline,
    MayHarm,
    MayKeepLucky,
    MayOverrule,
    MayPassBid,
    MayReveal,
    MayUseLucky,
)
from ...wishes.offers import Stake
from ...wishes.trouble import MayFace, MayMeetEnd
from .. import bids, challenge
from ..bonds import feeling
from ..fold.changes import running
from ..judging import JUDGED, under_judgement
from ..spots import sore_spots, worst_spots


def answer(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    dared = challenge.on_top(state)
    yield MayAccept(number, dared.dare, dared.by)
    yield MayDecline(number)


def rule(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    proposed = running(state).attribute or Attribute.BRAVE
    attributes = (*JUDGED, proposed) if proposed is Attribute.LUCKY else JUDGED
    yield MayConfirm(number, attributes, proposed)


def bid(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    clash = running(state)
    throughs = bids.throughs(state, clash, me)
    attributes: tuple[Attribute, ...] = JUDGED
    if me == clash.seat and clash.attribute is not None:
        attributes = (clash.attribute,)
    stakes = tuple(stake(state, me, through) for through in throughs)
    cards = state.players[me].hand
    if bids.is_bound(clash, me):
        cards = stakes[0].lawful or ("",)
    elif not any(one.lawful for one in stakes):
        cards = ()
    yield MayBid(number, cards, bids.sides(clash, me), throughs, attributes, stakes)
    if not bids.is_bound(clash, me):
        yield MayPassBid(number)


def stake(state: State, me: Seat, through: Through) -> Stake:
    clash = running(state)
    figure = bids.bidder(state, clash, me, through)
    spot = bids.stake(state, clash, me, through)
    felt = feeling(state, spot)
    cards = bids.lawful_cards(state, clash, me, through)
    return Stake(
        through,
        None if figure is None else figure.id,
        None if spot is None else spot.figure,
        None if spot is None else spot.about,
        felt or "",
        cards,
        None if felt is None else OPPOSITE[suit(felt)],
        tuple(map(suit, cards)) if felt else (),
    )


def close(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield MayOverrule(number, under_judgement(running(state)), JUDGED)
    yield MayReveal(number)


def luck(_atlas: Atlas, state: State, me: Seat, number: int) -> Invited:
    mine = next(one for one in running(state).bids if one.seat == me)
    if mine.figure is not None:
        yield MayUseLucky(number, state.figures[mine.figure].attributes[Attribute.LUCKY])
    yield MayKeepLucky(number)


def hurt(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    clash = running(state)
    card = clash.damage or ""
    codes = tuple(spot.code for spot in sore_spots(state, clash.figure))
    worst = next((spot.code for spot in worst_spots(state, clash.figure, card)), "")
    yield MayHarm(number, card, codes, worst)


def face(_atlas: Atlas, state: State, _me: Seat, number: int) -> Invited:
    yield MayFace(number, running(state).attributes)


def doom(_atlas: Atlas, _state: State, _me: Seat, number: int) -> Invited:
    yield MayMeetEnd(number)
