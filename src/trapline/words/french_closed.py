"""The closed lists of French: pronouns, helping verbs, small words, numbers."""

from trapline.words.grammar import listed

PRONOUNS = listed(
    "je j tu il elle on nous vous ils elles me m te t se s le la les l lui leur leurs y en moi "
    "toi soi eux ce c ça cela ceci celui celle ceux celles ci là qui que qu quoi dont où lequel "
    "laquelle lesquels lesquelles auquel auxquels auxquelles duquel desquels desquelles mien "
    "mienne miens miennes tien tienne tiens tiennes sien sienne siens siennes nôtre nôtres "
    "vôtre vôtres autrui aucun aucune certains certaines plusieurs chacun chacune tous toutes "
    "nul nulle tel telle tels telles autre autres même mêmes moi-même toi-même lui-même "
    "elle-même soi-même nous-mêmes vous-même vous-mêmes eux-mêmes elles-mêmes celui-ci celui-là "
    "celle-ci celle-là ceux-ci ceux-là"
)
PRONOUN_LIKE = listed(
    "un une uns unes chose choses quelque quelques quelqu'un quelqu'une quelques-uns "
    "quelques-unes truc trucs machin machins bidule bidules machin-chose quelconque n'importe "
    "quiconque rien tout"
)
# The rulebook names them: être and avoir, and the semi-auxiliaries (TW-38).
HELPERS = listed(
    "es est furent fus fusse fussent fut fûmes fût fûtes sera serai seraient serais serait "
    "seras serez seriez serions serons seront soient sois soit sommes sont soyez soyons suis "
    "étaient étais était étant étiez étions été êtes a ai aie aient aies ait as aura aurai "
    "auraient aurais aurait auras aurez auriez aurions aurons auront avaient avais avait avez "
    "aviez avions avons ayant ayez ayons eu eue eues eurent eus eusse eussent eut eûmes eût ont "
    "aille aillent ailles alla allai allaient allais allait allant aller allez alliez allions "
    "allons allâmes allât allèrent allé ira irai iraient irais irait iras irez iriez irions "
    "irons iront va vais vas vont venaient venais venait venant venez veniez venions venir "
    "venons venu venus viendra viendrai viendraient viendrais viendrait viendras viendrez "
    "viendriez viendrions viendrons viendront vienne viennent viennes viens vient vinrent vins "
    "vint vînt sachant sache sachent saches sachez sachiez sachions sachons sais sait saura "
    "saurai sauraient saurais saurait sauras saurez sauriez saurions saurons sauront savaient "
    "savais savait savent savez saviez savions savons su surent sus sut sût veuille veuillent "
    "veuilles veuillez veulent veut veux voudra voudrai voudraient voudrais voudrait voudras "
    "voudrez voudriez voudrions voudrons voudront voulaient voulais voulait voulant voulez "
    "vouliez voulions vouloir voulons voulu voulurent voulus voulut peut peuvent peux pourra "
    "pourrai pourraient pourrais pourrait pourras pourrez pourriez pourrions pourrons pourront "
    "pouvaient pouvais pouvait pouvant pouvez pouviez pouvions pouvons pu puis puisse puissent "
    "puisses puissiez puissions purent pus put pût devaient devais devait devant devez deviez "
    "devions devons devra devrai devraient devrais devrait devras devrez devriez devrions "
    "devrons devront dois doit doive doivent doives due dues durent dus dut dû dût faire fais "
    "faisaient faisais faisait faisant faisiez faisions faisons faite faites fasse fassent "
    "fasses fassiez fassions fera ferai feraient ferais ferait feras ferez feriez ferions "
    "ferons feront firent fis fit font fîmes fît"
)
# TW-42. They are nouns (un être, un avoir, l'est, des sommes, l'été) or helpers and small words.
HOMOGRAPHS = listed(
    "être êtres avoir avoirs pouvoir pouvoirs devoir devoirs savoir savoirs fait faits été étés "
    "est sommes avions as suis puis devant dû son sons ton tons mon pas plus moins car cars or "
    "ors bien bon point vers sous sur entre contre personne personnes si tout rien mais pendant "
    "avant"
)
FUNCTION_WORDS = listed(
    "le la les l un une des du de d au aux à a ce cet cette ces ma ta sa mes tes ses notre "
    "votre nos vos leur leurs et ou ni donc que qu quand comme lorsque puisque quoique parce "
    "afin dans par pour avec sans chez sur sous vers depuis dès pendant jusque jusqu avant "
    "après entre parmi selon malgré envers hors ne n pas plus moins très trop assez peu aussi "
    "encore déjà alors ainsi puis ensuite enfin oui non si mais car or eh hein ben bah euh ah "
    "oh hé ho voici voilà presque plutôt quasi surtout tant tellement combien comment pourquoi "
    "où y en est-ce quel quelle quels quelles chaque aucun aucune tel telle autre même ok okay "
    "d'accord d'abord d'ailleurs c'est-à-dire"
)
FILLERS = listed("eh hé ben bah bon euh ah oh allez enfin alors hein ouais")
SMALL_PARTS = listed(
    "à a au aux ce ci d de des du en et est il je l la là le les leur m ma mes mi mon n ne ni "
    "nos notre nous on ou où par pas peu pour qu que qui s sa sans se ses si son sous sur t ta "
    "te tes toi ton tu un une vers vos votre vous y elle eux lui moi soi plus très tout"
)
# How far a word behind such a beginning may be taken for itself; nearness of meaning adds to it.
TRUSTED = listed(
    "aéro auto audio bio ciné cyber électro ex extra géo hydro hyper infra inter macro méga "
    "micro mini mono moto multi nano neuro poly post psycho pseudo radio semi socio super sur "
    "supra télé thermo ultra vidéo éco anti non photo contre demi sous agro amphi archi arrière "
    "avant cardio chrono hétéro homo maxi méta nécro néo omni ortho paléo physio pluri proto "
    "quadri stéréo techno topo toxico turbo"
)
HALF_TRUSTED = listed("mal mi bi tri para entre outre trans vice pré rétro")
BEGINNINGS = {**dict.fromkeys(sorted(TRUSTED), 0.9), **dict.fromkeys(sorted(HALF_TRUSTED), 0.75)}
UNITS = (
    *(
        "zéro",
        "un",
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
        "neuf",
        "dix",
        "onze",
    ),
    *("douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"),
)
TENS = {
    20: "vingt",
    30: "trente",
    40: "quarante",
    50: "cinquante",
    60: "soixante",
    80: "quatre-vingt",
}
ORDINALS = {1: "premier", 5: "cinquième", 9: "neuvième"}


def number_words() -> dict[str, str]:
    """Return the word for digits up to a hundred, round numbers, and short ordinals."""
    named = {str(n): in_words(n) for n in range(100)}
    named |= {"100": "cent", "1000": "mille", "1000000": "million", "80": "quatre-vingts"}
    for n in range(1, 100):
        for mark in ("er", "ère", "re") if n == 1 else ("e", "ème", "eme", "ième"):
            named[f"{n}{mark}"] = ordinal(n)
    return named


def in_words(n: int) -> str:
    if n < len(UNITS):
        return UNITS[n]
    ten = max(base for base in TENS if base <= n)
    rest = n - ten
    if rest == 0:
        return TENS[ten]
    joint = "-et-" if rest in (1, 11) and ten != 80 else "-"
    return f"{TENS[ten]}{joint}{UNITS[rest]}"


def ordinal(n: int) -> str:
    return ORDINALS.get(n) or f"{in_words(n).removesuffix('e')}ième"
