"""What the things of a scenario are called in the sentences of facts and refusals."""

from trapline.kernel import Language

from .schema import Scenario


def titles(scenario: Scenario, language: Language) -> dict[str, str]:
    """Return texts such as `screen.room.bridge`, as the places of sentences ask for them."""
    told = {"screen.goal.monster": scenario.monster.says[language].title}
    told["screen.dare.monster"] = told["screen.goal.monster"]
    for room in scenario.rooms:
        told[f"screen.room.{room.id}"] = room.says[language].title
        told[f"screen.dare.room:{room.id}"] = room.says[language].title
    for item in scenario.items:
        told[f"screen.item.{item.id}"] = item.says[language].title
        told[f"screen.goal.{item.id}"] = item.says[language].title
    for goal in scenario.goals:
        told[f"screen.goal.{goal.id}"] = goal.says[language].title
        told[f"screen.dare.goal:{goal.id}"] = goal.says[language].title
    for event in scenario.events:
        told[f"screen.event.{event.id}"] = event.says[language].title
    for way in scenario.ways:
        told[f"screen.way.{way.id}"] = way.says[language].title
    return told
