"""Several nouns that are one idea, though each might be a guess of its own, and others (TW-59)."""

from trapline.words.grammar import listed


def phrases(listed: str) -> frozenset[str]:
    """Read a list of phrases; the last word of each stands in the singular."""
    return frozenset(" ".join(phrase.split()) for phrase in listed.split(","))


ENGLISH_EXPRESSIONS = phrases(
    """
    adam and eve, bacon and egg, ball and chain, bat and ball, bed and breakfast,
    black and white, bow and arrow, bread and butter, bride and groom, bucket and spade,
    cat and mouse, cloak and dagger, cops and robber, cup and saucer, dungeons and dragon,
    fish and chip, gin and tonic, ham and cheese, ham and egg, hammer and sickle, hide and seek,
    hit and run, horse and carriage, horse and cart, knife and fork, lock and key, lost and found,
    mac and cheese, macaroni and cheese, needle and thread, nut and bolt, nuts and bolt,
    pen and paper, pestle and mortar, rock and roll, rock n roll, salt and pepper,
    salt and vinegar, show and tell, skull and crossbone, snakes and ladder, soap and water,
    stars and stripe, sweet and sour, sword and shield, thunder and lightning, track and field,
    trial and error, trick or treat,
    beauty and the beast, hansel and gretel, jack and the beanstalk, lady and the tramp,
    romeo and juliet, tom and jerry,
    jack o lantern, will o the wisp, cat o nine tail, o clock,
    banana bread, baseball glove, boxing glove, bumper car, bus stop, gas station, girl scout,
    golf course, ice cream, ice cream cone, ice cream van, ice cube, killer whale,
    microwave oven, panda bear, parking lot, pencil sharpener, time travel, tomato sauce,
    tuna fish, whale shark
    """
)
FRENCH_EXPRESSIONS = phrases(
    """
    adam et ève, allée et venue, allées et venue, arc et flèche, cape et épée, chair et os,
    corps et âme, donjons et dragon, fruits et légume, gendarmes et voleur, mari et femme,
    noir et blanc, pain et beurre, poivre et sel, sel et poivre, serpents et échelle,
    son et lumière, va et vient,
    astérix et obélix, belle et la bête, belle et le clochard, cigale et la fourmi,
    corbeau et le renard, hansel et gretel, lièvre et la tortue, loup et agneau,
    roméo et juliette, tom et jerry,
    attrape rêve, bonhomme de neige, perce neige, sans abri, ver luisant,
    bateau école, camion toupie, chef cuisinier, épée laser, homme araignée, lampe torche,
    lit bébé, mère noël, papier toilette, pistolet laser, pneu neige, poisson clown, rayon laser,
    sabre laser, siège auto, siège bébé
    """
)
ENGLISH_COMPANIONS = phrases(
    """
    angel devil, arm leg, aunt uncle, boy girl, bride groom, brother sister, cat mouse, chair table,
    cup plate, dad mum, daughter son, day night, door window, dwarf elf, ear eye, ear nose,
    earth moon, earth sun, elf goblin, father mother, foot hand, fork knife, fork spoon,
    gold silver, goblin troll, hammer nail, heaven hell, husband wife, king queen,
    knife spoon, knight wizard, lady lord, lake river, man woman, moon star,
    moon sun, mouth nose, pen pencil, prince princess, shield sword, shoe sock, star sun,
    summer winter, tongue tooth, vampire werewolf, witch wizard
    """
)
"""Two of a kind that no lexicon puts together and that make no third thing, in either order."""
ENGLISH_THINGS = listed("dwarf fork gold salt silver star wizard")
FRENCH_THINGS = listed(
    "aspirateur boeuf chien chienne chouette cochon elfe gourde immeuble interrupteur lutin "
    "manchot métro ordinateur otage piéton porte puce rubis souris tango tortue tracteur vache"
)
"""Nouns that word lists take for adjectives too."""
