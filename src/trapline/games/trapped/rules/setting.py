"""Making up a setting together: ideas, reading back, voting out, development (TD-13 to TD-15)."""

from collections.abc import Mapping

from trapline.kernel import IllegalMove, Seat

from ..content.atlas import Atlas
from ..content.making.lacks import lacks
from ..content.making.sketch import Part, short, tidied
from ..content.schema import Scenario
from ..facts import making as facts
from ..model.agenda import Ask
from ..model.basics import IDEAS_EACH
from ..model.cards import weight
from ..model.game import State
from ..model.kinds import Matter
from ..model.reasons import Reason
from ..model.setting import Idea, known_by_all
from ..wishes.making import AddIdea, Develop, EndIdeas, FillIn, Propose, ReadBack, VoteOut
from .asking import ask, offered, refuse_silence
from .making import offer_cards
from .scene import Scene, drawn
from .talk import of_people, put_to_vote, refuse_in_vote

ONE_OF_A_KIND = frozenset({Part.PLACE, Part.MONSTER, Part.FEAR})
"""What a setting has one of."""


def proceed(scene: Scene) -> None:
    """Go to the next step when everybody has done the last."""
    state = scene.state
    if state.making.blessed:
        lay_made(scene)
    elif state.motion is None or state.motion.matter is not Matter.SETTING:
        put_next_question(scene)


def put_next_question(scene: Scene) -> None:
    state = scene.state
    match None if state.question is None else state.question.ask:
        case None:
            ask(scene, Ask.IDEAS, *state.order)
        case Ask.IDEAS:
            ask(scene, Ask.READ, state.gm)
        case Ask.READ if state.making.ideas:
            ask(scene, Ask.SIFT, *state.order)
        case Ask.READ | Ask.SIFT:
            sift(scene)
            fill_sheet(scene)
            ask(scene, Ask.DEVELOP, state.gm)
        case _:
            ask(scene, Ask.DEVELOP, state.gm)


def add_idea(scene: Scene, by: Seat, wish: AddIdea) -> None:
    """Anybody may, also who had none left a moment ago; and nobody judges it."""
    words = short(wish.words)
    refuse_silence(words)
    if ideas_left(scene.state, by) == 0:
        raise IllegalMove(Reason.TOO_MANY_IDEAS, most=IDEAS_EACH)
    scene.tell(facts.IdeaAdded(by, len(scene.state.making.ideas), wish.part, words))


def ideas_left(state: State, seat: Seat) -> int:
    return IDEAS_EACH - sum(idea.seat == seat for idea in state.making.ideas)


def end_ideas(scene: Scene, by: Seat, _wish: EndIdeas) -> None:
    scene.tell(facts.IdeasEnded(by, enough=by == scene.state.gm))


def read_back(scene: Scene, _by: Seat, _wish: ReadBack) -> None:
    scene.tell(facts.IdeasRead(len(scene.state.making.ideas)))


def vote_out(scene: Scene, by: Seat, wish: VoteOut) -> None:
    open_to_vote = [idea.number for idea in in_play(scene.state)]
    out = tuple(sorted(offered(number, open_to_vote, "TD-13") for number in set(wish.out)))
    scene.tell(facts.IdeasJudged(by, out))


def in_play(state: State) -> list[Idea]:
    return [idea for idea in state.making.ideas if not idea.out]


def sift(scene: Scene) -> None:
    """Each idea stays unless the majority wants it out; at a tie cards decide (TD-14)."""
    votes = dict(scene.state.making.votes)
    voters = of_people(scene.state, tuple(votes))
    out = [idea.number for idea in scene.state.making.ideas if idea.out]
    for idea in in_play(scene.state):
        against = sum(idea.number in votes[seat] for seat in voters)
        is_tie = against > 0 and 2 * against == len(voters)
        if 2 * against > len(voters) or (is_tie and loses(scene, idea)):
            out.append(idea.number)
    if scene.state.making.ideas:
        scene.tell(facts.IdeasSifted(tuple(sorted(out)), len(scene.state.making.ideas) - len(out)))


def loses(scene: Scene, idea: Idea) -> bool:
    cards = drawn(scene, 2)
    out = weight(cards[0]) > weight(cards[1])
    scene.tell(facts.TieDrawn(idea.number, idea.words, cards, out))
    return out


def kept(state: State) -> Mapping[Part, list[str]]:
    """Return what is left for each part: people's ideas first, and bots' where there is room."""
    found: dict[Part, list[str]] = {}
    for idea in sorted(in_play(state), key=lambda one: one.seat in state.bots):
        some = found.setdefault(idea.part, [])
        if idea.seat not in state.bots or idea.part not in ONE_OF_A_KIND or not some:
            some.append(idea.words)
    return found


def fill_sheet(scene: Scene) -> None:
    sketch = scene.maker.fill(kept(scene.state), scene.state.options.language, scene.luck)
    scene.tell(facts.Developed(sketch, filled=True))


def fill_in(scene: Scene, _by: Seat, _wish: FillIn) -> None:
    refuse_in_vote(scene.state)
    fill_sheet(scene)


def develop(scene: Scene, _by: Seat, wish: Develop) -> None:
    refuse_in_vote(scene.state)
    scene.tell(facts.Developed(tidied(wish.sketch), filled=False))


def propose(scene: Scene, _by: Seat, _wish: Propose) -> None:
    """Ask for the group's blessing, once nothing is missing any more (TD-13)."""
    refuse_in_vote(scene.state)
    gaps = lacks(scene.state.making.sketch)
    if gaps:
        raise IllegalMove(Reason.SKETCH_LACKS, count=len(gaps), field=gaps[0].field, rule="TD-13")
    propose_sheet(scene)


def propose_sheet(scene: Scene) -> None:
    put_to_vote(scene, scene.state.gm, Matter.SETTING, words=scene.state.making.sketch.place)


def lay_made(scene: Scene) -> None:
    """The group likes it: this is played."""
    lay(scene, scene.maker.preview(scene.state.making.sketch).scenario)
    offer_cards(scene)


def lay(scene: Scene, scenario: Scenario) -> None:
    title = scenario.says[scene.state.options.language].title
    scene.tell(facts.SettingLaid(known_by_all(scenario), title))
    lair, weakness = scenario.monster.start, scenario.monster.secret
    scene.tell(facts.SecretsLaid(scenario.events, lair, (scene.state.gm,), weakness))
    scene.atlas = Atlas(scenario)


def make_do(scene: Scene) -> None:
    """What the house does when the GM is gone: propose a sheet that nobody has refused yet."""
    if scene.state.making.refused or lacks(scene.state.making.sketch):
        fill_sheet(scene)
    if scene.state.motion is None:
        propose_sheet(scene)
    else:
        ask(scene, Ask.DEVELOP, scene.state.gm)
