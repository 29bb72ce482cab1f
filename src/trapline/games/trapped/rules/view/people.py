"""Sheets, and people who could be in the story."""

from ...content.atlas import Atlas
from ...model.game import State
from ...model.kinds import Phase
from ...model.sheets import Figure
from ...model.view import Sheet


def sheet(figure: Figure) -> Sheet:
    return Sheet(
        id=figure.id,
        seat=figure.seat,
        master=figure.master,
        name=figure.name,
        gender=figure.gender,
        occupation=figure.occupation,
        attributes=figure.attributes,
        feelings={str(about): card for about, card in figure.feelings.items()},
        room=figure.room,
        items=figure.items,
        goals=tuple(sorted(figure.goals)),
        fate=figure.fate,
        lucky_used=figure.lucky_used,
        sick_until=figure.sick_until,
        cure=figure.cure,
        clings_to=figure.clings_to,
        promised=figure.promised,
        betrayed=figure.betrayed,
    )


def ideas(atlas: Atlas, state: State) -> tuple[str, ...]:
    """Return people who could be in the story, as long as sheets are being filled."""
    if state.phase not in (Phase.CHARACTERS, Phase.EXTRAS):
        return ()
    used = {figure.name for figure in state.figures.values()}
    cast = atlas.scenario.cast[state.options.language]
    return tuple(
        f"{role.name} / {role.gender} / {role.occupation}" for role in cast if role.name not in used
    )
