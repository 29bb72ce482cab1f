"""How seldom a server that runs is searched for garbage."""

import gc
from typing import Final

MORE: Final = 30_000
"""So many things more than were held at the last search. What tables hold is hardly ever garbage:
searched at Python's usual 700, 640 tables cost every move a fifth of its time, and all of them
stand still for a tenth of a second whenever everything is looked through."""


def search_seldom() -> None:
    """Search from now on for garbage that comes; all that is loaded by now is here to stay."""
    gc.freeze()
    gc.set_threshold(MORE)
