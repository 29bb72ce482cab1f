"""TRAPS, and whatever else needs no words, by the methods of an OpenSpiel state.

OpenSpiel's algorithms trust that `legal_actions` is all there is. Where a seat may type, nobody can
list what it may do: there a position refuses to be asked, rather than to leave something out.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from trapline.environments.turns import MOST_STEPS, WAIT, Turns, offered
from trapline.kernel import Game, Seat, Wish, encode, witnessed_by
from trapline.library.forms import forms
from trapline.library.mistakes import Mistake

TERMINAL_PLAYER = -4
"""OpenSpiel's number for nobody."""
WAITS = "wait"


class Position:
    """Where a game stands: one player acts at a time, and chance is drawn by the rules themselves.

    In OpenSpiel's terms: sequential, sampled stochastic, imperfect information, general sum. An
    action's number counts in one position only; `action_to_string` is its name. Action 0 waits.
    """

    def __init__(
        self,
        game: str | Game = "traps",
        seats: int | None = None,
        seed: int | str = "trapline",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.turns = Turns(game, seats, seed, options)

    def num_players(self) -> int:
        return len(self.turns.seats)

    def current_player(self) -> int:
        return TERMINAL_PLAYER if self.turns.actor is None else self.turns.actor

    def is_terminal(self) -> bool:
        return self.turns.outcome is not None

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return list(range(len(self.wishes()) + 1))

    def action_to_string(self, *asked: int) -> str:
        """Return the name of an `action`, asked for by itself or behind a player."""
        action = asked[-1]
        return encode(self.wishes()[action - 1]).decode() if action else WAITS

    def apply_action(self, action: int) -> None:
        if action not in self.legal_actions():
            raise Mistake(f"action {action} is not legal here")
        self.turns.act(self.wishes()[action - 1] if action else WAIT)

    def child(self, action: int) -> "Position":
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def clone(self) -> "Position":
        """Return the same position; the dice ahead of both fall alike."""
        twin = object.__new__(Position)
        twin.turns = self.turns.copy()
        return twin

    def returns(self) -> list[float]:
        """Return 1 for who won and -1 for who did not; 0 while it lasts, or without an end."""
        outcome = self.turns.outcome
        if outcome is None or self.turns.is_stuck:
            return [0.0] * self.num_players()
        return [1.0 if seat in outcome.winners else -1.0 for seat in self.turns.seats]

    def player_return(self, player: Seat) -> float:
        return self.returns()[player]

    def observation_string(self, player: Seat) -> str:
        return encode(self.turns.view(player)).decode()

    def information_state_string(self, player: Seat) -> str:
        """Return all that a player witnessed, in order, as JSON."""
        return encode(list(witnessed_by(player, self.turns.sitting.facts))).decode()

    def wishes(self) -> Sequence[Wish]:
        seat = self.turns.actor
        if seat is None:
            return ()
        view = self.turns.view(seat)
        typed = [form.name for form in forms(view, self.turns.game) if form.asks_for_text]
        if typed:
            name = self.turns.game.name
            raise Mistake(f"{name} asks for words ({typed[0]}): nobody can list them")
        return offered(self.turns.game, view, (), MOST_STEPS)
