"""What the things of a scenario are called in the sentences of facts and refusals."""

from trapline.games.trapped.content.schema import Scenario
from trapline.kernel import Language


def titles(scenario: Scenario, language: Language) -> dict[str, str]:
    """Return texts such as `screen.room.bridge`, as the places of sentences ask for them."""
    texts = {"screen.goal.monster": scenario.monster.says[language].title}
    texts["screen.dare.monster"] = texts["screen.goal.monster"]
    for room in scenario.rooms:
        texts[f"screen.room.{room.id}"] = room.says[language].title
        texts[f"screen.dare.room:{room.id}"] = room.says[language].title
    for item in scenario.items:
        texts[f"screen.item.{item.id}"] = item.says[language].title
        texts[f"screen.goal.{item.id}"] = item.says[language].title
    for goal in scenario.goals:
        texts[f"screen.goal.{goal.id}"] = goal.says[language].title
        texts[f"screen.dare.goal:{goal.id}"] = goal.says[language].title
    for stunt in scenario.dares:
        texts[f"screen.dare.stunt:{stunt.id}"] = stunt.says[language].title
    for event in scenario.events:
        texts[f"screen.event.{event.id}"] = event.says[language].title
    for way in scenario.ways:
        texts[f"screen.way.{way.id}"] = way.says[language].title
    return texts
