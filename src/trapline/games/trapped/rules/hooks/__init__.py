"""What events and goals set going, one hook after the other."""

from collections.abc import Callable, Mapping
from typing import Any

from trapline.kernel import Seat

from ...content import hooks
from ...model.agenda import Ask, Do
from ...model.game import State
from ...wishes.trouble import Choose
from ..asking import ask, asked_of, offered
from ..choices import choices
from ..queries import is_alive
from ..scene import Scene
from . import people, place
from .begin import fizzle

DONE_BY: Mapping[type, Callable[[Scene, Do, Any, str], None]] = {
    hooks.Test: people.test,
    hooks.Brawl: people.brawl,
    hooks.Sicken: people.sicken,
    hooks.Run: people.run,
    hooks.Flee: people.flee,
    hooks.Find: people.find,
    hooks.ExtraTurn: people.extra_turn,
    hooks.Cling: people.cling,
    hooks.Bargain: people.bargain,
    hooks.Draw: people.draw_cards,
    hooks.Sour: people.sour,
    hooks.BreakFree: people.break_free,
    hooks.Attack: place.attack,
    hooks.Steal: place.steal,
    hooks.Lurk: place.lurk,
    hooks.BreakDoor: place.break_door,
    hooks.Seal: place.seal,
    hooks.Block: place.block,
    hooks.Handicap: place.handicap,
    hooks.Spoil: place.spoil,
    hooks.Countdown: place.countdown,
    hooks.Disarm: place.disarm,
    hooks.Reveal: place.reveal,
}


def happen(scene: Scene, step: Do) -> None:
    """Let a hook do its work; the GM chooses where several could be hit."""
    options = choices(scene.atlas, scene.state, step)
    if not is_alive(scene.figure(step.whom)) or options == ():
        fizzle(scene, step)
    elif options is None or len(options) == 1:
        do(scene, step, "" if options is None else options[0])
    else:
        ask(scene, Ask.PICK, scene.state.gm)


def do(scene: Scene, step: Do, option: str) -> None:
    DONE_BY[type(step.hook)](scene, step, step.hook, option)


def choose(scene: Scene, by: Seat, wish: Choose) -> None:
    asked_of(scene.state, by, wish.number, Ask.PICK)
    step = on_top(scene.state)
    options = choices(scene.atlas, scene.state, step) or ()
    do(scene, step, offered(str(wish.option), options, "TD-49"))


def on_top(state: State) -> Do:
    top = state.agenda[0]
    if not isinstance(top, Do):
        raise LookupError("nothing is to be chosen")
    return top
