"""The games as other programs want them: one actor after the other."""

import json
import subprocess
import sys
import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test

from trapline import GAMES, Mistake, SeededLuck, plain
from trapline.environments import aec
from trapline.environments.positions import TERMINAL_PLAYER, Position
from trapline.environments.text import TextGame
from trapline.environments.turns import PATIENCE, WAIT, Turns


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_test_passes(game: str) -> None:
    with warnings.catch_warnings():
        # It would rather see a bare array than one with a mask, and says so.
        warnings.simplefilter("ignore")
        api_test(aec.env(game), num_cycles=40)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["traps", "trapwords"])
def test_random_agents_bring_a_game_to_an_end(game: str) -> None:
    env = aec.env(game)

    told = wandered(env, seed=3)

    assert told[-1][1]["cause"] not in (None, "stalled")
    assert sum(env.truncations.values()) == 0


def wandered(env: Any, seed: int, most: int = 30_000) -> list[tuple[str, dict[str, Any]]]:
    """Let everybody do anything that the mask allows."""
    env.reset(seed=seed)
    luck, told = SeededLuck(seed), []
    for agent in env.agent_iter(most):
        seen, _, over, given_up, info = env.last()
        told.append((agent, info))
        if over or given_up:
            env.step(None)
        else:
            env.step(luck.below(int(seen["action_mask"].sum())))
    return told


def test_the_same_seed_gives_the_same_play() -> None:
    once, again, other = (wandered(aec.env("traps"), seed, 60) for seed in (5, 5, 6))

    assert once == again
    assert once != other


def test_an_observation_is_the_view_and_nothing_else() -> None:
    env = aec.env("traps")
    env.reset(seed=1)

    for agent in env.agents:
        seen = env.observe(agent)["observation"]
        view = json.loads(bytes(seen).rstrip(b"\0"))
        assert view == plain(env.turns.view(aec.seat_of(agent)))


def test_whose_turn_it_is_not_may_do_nothing() -> None:
    env = aec.env("traps")
    env.reset(seed=1)

    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}

    assert [agent for agent, open_to in masks.items() if open_to] == [env.agent_selection]
    with pytest.raises(Mistake, match="action 1999 is not offered"):
        env.step(1999)


def test_nobody_pays_for_what_is_an_extra() -> None:
    program = "import trapline.environments.text, trapline.environments.positions, sys; "
    program += "print('gymnasium' in sys.modules or 'pettingzoo' in sys.modules)"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)

    assert done.stdout.strip() == b"False"


def test_who_has_no_pettingzoo_is_told_what_to_install() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import trapline.environments.aec"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)

    assert b"pip install 'trapline[pettingzoo]'" in done.stderr


def test_a_game_that_everybody_waits_in_is_given_up() -> None:
    turns = Turns("traps", 2, options={"timer": False})

    for _ in range(2 * PATIENCE):
        turns.act(WAIT)

    assert turns.outcome is not None
    assert turns.outcome.cause == "stalled"


def test_a_position_is_played_and_its_twin_stays_where_it_was() -> None:
    start, luck = Position("traps", 2, seed=4), SeededLuck(4)
    twin, seen = start.clone(), start.observation_string(0)

    while not start.is_terminal():
        start.apply_action(luck.choice(start.legal_actions()))

    assert sorted(start.returns()) == [-1, 1]
    assert (start.current_player(), start.legal_actions()) == (TERMINAL_PLAYER, [])
    assert twin.observation_string(0) == seen
    assert twin.child(1).observation_string(0) == twin.child(1).observation_string(0) != seen


def test_a_position_answers_what_a_tree_search_asks_of_a_state() -> None:
    """These are what OpenSpiel's MCTSBot and its evaluator call beside the above."""
    position = Position("traps", 2, seed=4)
    seat, action = position.current_player(), position.legal_actions()[1]

    assert not position.is_chance_node()
    assert not position.is_simultaneous_node()
    assert position.action_to_string(seat, action) == position.action_to_string(action)
    assert [position.player_return(one) for one in range(2)] == position.returns()


def test_a_position_shows_nobody_what_only_others_witnessed() -> None:
    position = Position("traps", 2, seed=4)

    mine, theirs = (position.information_state_string(seat) for seat in (0, 1))

    assert mine != theirs
    assert [fact["cards"] for fact in json.loads(mine) if fact["type"] == "dealt"][1] != [
        fact["cards"] for fact in json.loads(theirs) if fact["type"] == "dealt"
    ][1]


def test_where_words_are_typed_no_position_pretends_to_know_all_actions() -> None:
    with pytest.raises(Mistake, match="trapwords asks for words"):
        Position("trapwords").legal_actions()


def test_a_seat_reads_what_it_may_do_and_does_it_by_a_line() -> None:
    game = TextGame("trapwords")
    seat, page = game.get_observation()

    over, told = game.step("propose word=storm")

    assert "- propose word=<your words>" in page
    assert (over, told) == (False, {})
    assert any(plain(fact)["type"] == "proposed" for fact in game.turns.sitting.facts)
    assert seat == 0


def test_nonsense_is_refused_in_words_and_then_others_are_asked() -> None:
    game = TextGame("traps")
    first, _ = game.get_observation()

    lines = ("dance", "roll count=99", "")
    told = [game.step(line)[1]["refused"] for line in lines]

    assert told == [
        "You may not dance now.",
        "count cannot be 99: it is 1.",
        "You may not say nothing now.",
    ]
    assert game.tries == 0
    assert first not in game.turns.waits or game.turns.actor != first


def test_a_line_may_be_repeated_as_it_stood_in_the_list() -> None:
    game = TextGame("traps")

    assert game.step("- roll count=1") == (False, {})


def test_answers_are_found_by_their_names_and_news_is_read_once() -> None:
    game = TextGame("traps")
    seat, page = game.get_observation()

    game.step("roll 1")
    _, after = game.get_observation()

    assert "- roll count=<1>" in page
    assert f"Player {seat + 1} rolls" in after
    assert "rolls" not in game.get_observation()[1].split("You see")[0]
    assert game.close()[0] == dict.fromkeys(game.turns.seats, 0.0)
