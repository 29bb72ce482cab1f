"""What a language model is asked in Trapped!: words for what our own bot is about to do."""

from typing import cast

from msgspec.structs import replace

from trapline.kernel import Luck, Prompt
from trapline.kernel.voiced import task, words

from .bots.castaway import MUTE, Castaway
from .bots.reading import sheet_of
from .bots.speaking import keeps_quiet, occasion_of
from .bots.voices import Occasion
from .model.view import View
from .wishes import AnyWish

LONGEST_LINE, HEARD = 200, 12

LINE = (
    "It is a story of people caught in a place with a monster, told together; the tone is {tone}. "
    "You are `name`, {occupation}. You are about to do what `deed` and `manner` say, to or about "
    "`whom`. Say one or two sentences in your role, at most 200 letters, that go with it and with "
    "what was said last in `story`. Decide nothing, and invent nothing that changes the game: no "
    'things, doors, wounds or deaths. Answer {{"words": "..."}}'
)


class Speaker:
    """Asks a model what to say, and says one of its own lines where that will not do."""

    def __init__(self, alone: Castaway) -> None:
        self.alone = alone

    def choose(self, view: View, luck: Luck) -> AnyWish | None:
        return self.alone.choose(view, luck)

    def asks(self, view: View, luck: Luck) -> Prompt | None:
        wish = self.alone.decide(view, self.alone.voices.get(view.language, MUTE), luck)
        occasion = None if wish is None else occasion_of(wish, view)
        if wish is None or occasion is None or keeps_quiet(wish, occasion, luck):
            return None
        return asked_for_words(view, wish, occasion)

    def hears(self, _view: View, prompt: Prompt, answer: str, _luck: Luck) -> AnyWish | None:
        """Put the words on what was decided; the rules see whether that is still to be done."""
        said = words(answer, "words", LONGEST_LINE)
        if said is None or prompt.wish is None:
            return None
        return cast(AnyWish, replace(prompt.wish, words=said))


def asked_for_words(view: View, wish: AnyWish, occasion: Occasion) -> Prompt:
    me = None if view.figure is None else sheet_of(view, view.figure)
    moment = {
        "name": me.name if me else "the storyteller",
        "deed": occasion.deed,
        "manner": sorted(occasion.tags),
        "whom": occasion.whom,
        "story": [line.words for line in view.story[-HEARD:]],
    }
    occupation = "one of them" if me else "who tells the story"
    return Prompt(
        task(view.language, LINE.format(tone=view.tone.value, occupation=occupation)), moment, wish
    )
