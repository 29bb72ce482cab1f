"""Four games of traps, played with phones around one table or far apart.

What a program may use is listed in `__all__` and told in docs/library.md. It is loaded when it is
first asked for: a server that starts needs none of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trapline.kernel import (
        ARCHIVE,
        PUBLIC,
        Bar,
        Bot,
        Chart,
        Fact,
        Game,
        Luck,
        Options,
        Outcome,
        SeededLuck,
        View,
        Wish,
    )
    from trapline.library.comparing import Change, Comparison, compare
    from trapline.library.forms import Form, Question, forms, legal
    from trapline.library.labour import Stopped
    from trapline.library.matching import match
    from trapline.library.mistakes import Crashed, Hung, Mistake
    from trapline.library.playing import play
    from trapline.library.plot import drawn
    from trapline.library.record import Record, plain, read
    from trapline.library.shelf import GAMES
    from trapline.library.simulating import Played, Simulation, simulate
    from trapline.library.sitting import Refusal, Sitting
    from trapline.library.standings import Chair, Match, Round, Standing

__version__ = "0.1.0"

HOMES = {
    "kernel": (
        "ARCHIVE",
        "PUBLIC",
        "Bar",
        "Bot",
        "Chart",
        "Fact",
        "Game",
        "Luck",
        "Options",
        "Outcome",
        "SeededLuck",
        "View",
        "Wish",
    ),
    "library.comparing": ("Change", "Comparison", "compare"),
    "library.forms": ("Form", "Question", "forms", "legal"),
    "library.labour": ("Stopped",),
    "library.matching": ("match",),
    "library.mistakes": ("Crashed", "Hung", "Mistake"),
    "library.playing": ("play",),
    "library.plot": ("drawn",),
    "library.record": ("Record", "plain", "read"),
    "library.shelf": ("GAMES",),
    "library.simulating": ("Played", "Simulation", "simulate"),
    "library.sitting": ("Refusal", "Sitting"),
    "library.standings": ("Chair", "Match", "Round", "Standing"),
}
__all__ = [
    "ARCHIVE",
    "GAMES",
    "PUBLIC",
    "Bar",
    "Bot",
    "Chair",
    "Change",
    "Chart",
    "Comparison",
    "Crashed",
    "Fact",
    "Form",
    "Game",
    "Hung",
    "Luck",
    "Match",
    "Mistake",
    "Options",
    "Outcome",
    "Played",
    "Question",
    "Record",
    "Refusal",
    "Round",
    "SeededLuck",
    "Simulation",
    "Sitting",
    "Standing",
    "Stopped",
    "View",
    "Wish",
    "compare",
    "drawn",
    "forms",
    "legal",
    "match",
    "plain",
    "play",
    "read",
    "simulate",
]


def __getattr__(name: str) -> Any:
    home = next((home for home, names in HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{home}"), name)
