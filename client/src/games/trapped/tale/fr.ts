/** The tale in French: in the past historic, which hardly agrees with anybody. */
import { isElided } from "../../../i18n/elision";
import type { Gender } from "./people";
import { byFeeling, capital, inTurn, lower, type Dared, type Prose, type Who } from "./prose";

const SHORT = { de: { le: "du", les: "des" }, à: { le: "au", les: "aux" } } as const;
/** “du colonel”, “au colonel”: a name may begin with its article. */
function contracted(word: "de" | "à", name: string): string | null {
  const article = /^(les?) /.exec(name)?.[1] as "le" | "les" | undefined;
  return article ? SHORT[word][article] + name.slice(article.length) : null;
}
const de = (name: string): string =>
  contracted("de", name) ?? (isElided(name) ? `d’${name}` : `de ${name}`);
const à = (name: string): string => contracted("à", name) ?? `à ${name}`;

const RANK =
  /^(docteure?|colonel|major|sergente?|capitaine|commandante?|professeure?|père|vicomte|abbé) /i;
const KIN = /^(tante|oncle|sœur|frère|maître) /i;
/** “le colonel Hector”, but “tante Philippa”; a “Madame” goes without. */
function titled(name: string, gender: Gender): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (KIN.test(name)) return small;
  if (!RANK.test(name)) return name;
  if (isElided(name)) return `l’${small}`;
  return `${gender === "she" ? "la" : "le"} ${small}`;
}
const que = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);
const IL = { he: "il", she: "elle", they: "" } as const;
const LUI = { he: "lui", she: "elle", they: "" } as const;
const LE = { he: "le", she: "la", they: "" } as const;
const il = (who: Who): string => (who.isClear ? IL[who.gender] : who.name);
const Il = (who: Who): string => capital(il(who));
const lui = (who: Who): string => (who.isClear ? LUI[who.gender] : who.name);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
const names = (people: readonly Who[]): string => list(people.map(({ name }) => name));
const deed = (goal: string): string =>
  lower(goal)
    .replace(/ ici\b/, "")
    .replace(/\s:\s(.+)$/, " « $1 »")
    .replace(/[.!?…\s]+$/, "");
const toDo = (goal: string): string => de(deed(goal));
const alone = ({ gender }: Who): string =>
  ({ he: "Seul.", she: "Seule.", they: "Sans personne." })[gender];
const NUMBERS = ["", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const times = (n: number): string => `${count(n)} fois`;

export const french = (): Prose => ({
  opening: "Comment tout a commencé",
  ending: "Comment tout a fini",
  called: titled,
  gathered: (room, people, extras) =>
    `${room}, porte close : ${list(people)}.` +
    (extras.length > 0 ? ` Il y avait là aussi ${list(extras)}. Ce n’était pas le bon soir.` : ""),
  role: (name, occupation) => (occupation ? `${name} (${occupation})` : name),
  monster: (monster) => `Et quelque part, derrière cette porte : ${monster}.`,
  bond: (who, about, suit) =>
    ({
      H: `${who.name} aurait traversé le feu pour ${about.name}.`,
      D: `${who.name} ne quittait pas ${about.name} des yeux.`,
      S: `${who.name} faisait tout ce que voulait ${about.name}, sans même y penser.`,
      C: `${who.name} ne pouvait pas voir ${about.name}, même en peinture.`,
    })[suit],
  mutual: (who, about) =>
    `${who.name} et ${about.name} ne pouvaient pas se voir, même en peinture.`,
  unrequited: (who, about) =>
    `${who.name} aurait traversé le feu pour ${about.name}, qui l’aurait allumé.`,
  tries: inTurn<[Who, string]>(
    (who, goal) => `${who.name} n’avait plus qu’une idée : ${deed(goal)}.`,
    (who, goal) => `Il fallait ${deed(goal)}. ${who.name} fit un pas en avant.`,
    (who, goal) => `Ce fut ${à(who.name)} ${toDo(goal)}.`,
    (who, goal) => `${who.name} voulut ${deed(goal)}, et n’en démordit pas.`,
  ),
  fights: inTurn<[Who, string]>(
    (who, monster) => `${who.name} en eut assez, et marcha droit sur l’ennemi : ${monster}.`,
    (who) => `Les autres couraient. ${who.name} fit face.`,
  ),
  attacked: inTurn<[Who, string]>(
    (who, monster) => `${who.name} se retourna. Juste derrière : ${monster}.`,
    (who) => `Cette fois, le monstre venait pour ${who.name}.`,
    (who) => `Personne n’avait entendu venir le monstre, ${who.name} encore moins que les autres.`,
  ),
  befalls: inTurn<[Who]>(
    (who) => `Cela tomba sur ${who.name}.`,
    (who) => `Il fallait que cela arrive ${à(who.name)}.`,
    (who) => `${who.name} le vit avant tout le monde, et s’en serait bien passé.`,
  ),
  again: (event) => `${event}, de nouveau.`,
  commands: (who, extra) =>
    `Il manquait ${à(who.name)} une paire de bras. ${extra.name} en avait une, qui ne servait à rien.`,
  quarrels: inTurn<[Who, Who]>(
    (who, other) => `Entre ${who.name} et ${other.name}, l’explication couvait depuis longtemps.`,
    (who, other) =>
      `${who.name} voulut envoyer ${other.name} devant. ${other.name} avait d’autres projets.`,
  ),
  dared: inTurn<[Who, Who, Dared]>(
    (who, by, { text, isOrder }) =>
      (isOrder
        ? `« ${capital(deed(text))} », proposa ${by.name}.`
        : `L’idée venait ${de(by.name)} : ${deed(text)}.`) +
      ` ${who.name} n’était pas du genre à dire non.`,
    (who, by, { text, isOrder }) =>
      isOrder
        ? `« ${capital(deed(text))} ! » dit ${by.name}. ${who.name} releva le défi.`
        : `${by.name} mit ${who.name} au défi ${toDo(text)}. Un défi, cela se relève.`,
    (who, by, { text, isOrder }) =>
      isOrder
        ? `« ${capital(deed(text))}, si tu l’oses », dit ${by.name}. Il ne fallait pas le dire ${à(who.name)}.`
        : `« Jamais tu n’oserais ${deed(text)} », dit ${by.name}. Il ne fallait pas le dire ${à(who.name)}.`,
  ),
  forced: inTurn<[Who, Who, Dared]>(
    (who, by, { text, isOrder }) =>
      `${by.name} n’avait laissé ${à(who.name)} qu’un choix : ` +
      (isOrder ? `« ${capital(deed(text))}. »` : `${deed(text)}.`),
    (who, by, { text, isOrder }) =>
      isOrder
        ? `« ${capital(deed(text))} ! » ${by.name} n’avait pas demandé son avis ${à(who.name)}.`
        : `${who.name} n’avait aucune envie ${toDo(text)}. ${by.name} n’avait pas demandé son avis.`,
  ),
  helps: byFeeling({
    H: inTurn<[Who, Who]>(
      (who, whom) => `${who.name} accourut : pour ${whom.name}, toujours.`,
      (who, whom) => `Pas question pour ${who.name} de laisser ${whom.name} se débrouiller.`,
    ),
    D: inTurn<[Who, Who]>(
      (who, whom) => `${who.name} aida, en regardant ${whom.name} plus que l’ouvrage.`,
      (who, whom) =>
        `${who.name} aida, d’un peu plus près que nécessaire, et ${whom.name} fit semblant de ne rien voir.`,
    ),
    S: inTurn<[Who, Who]>(
      (who, whom) => `${who.name} aida : ${whom.name} avait regardé de ce côté.`,
      (who, whom) => `${who.name} fit, sans un mot, ce que ${whom.name} aurait voulu.`,
    ),
    C: (who) => `Même ${who.name} aida, en détestant chaque minute.`,
    none: inTurn<[Who, Who]>(
      (who) => `${who.name} donna un coup de main.`,
      (who) => `${who.name} tira de l’autre côté.`,
    ),
  }),
  hinders: byFeeling({
    C: inTurn<[Who, Who]>(
      (who) => `${who.name}, qui n’attendait que cela, tendit la jambe.`,
      (who, whom) =>
        whom.isClear
          ? `${who.name} veilla à ce que rien ne lui réussisse.`
          : `${who.name} veilla à ce que rien ne réussisse ${à(whom.name)}.`,
      (who, whom) => `Dans le dos ${de(whom.name)}, ${who.name} desserra ce qui aurait dû tenir.`,
    ),
    H: (who, whom) => `Par amour, ${who.name} retint ${whom.name} par la manche.`,
    D: (who, whom) => `${who.name} s’en mêla : si ${whom.name} s’en allait, à quoi bon ?`,
    S: (who) => `${who.name} se mit en travers, sans pouvoir dire sur l’ordre de qui.`,
    none: (who) => `${who.name} se mit en travers.`,
  }),
  lucky: (who) =>
    who.isClear
      ? "Puis, pour une fois, la chance lui sourit."
      : `Puis, pour une fois, la chance sourit ${à(who.name)}.`,
  won: inTurn<[Who]>(
    () => "Et cela marcha.",
    (who) => `Et ${il(who)} y parvint.`,
    () => "Contre toute attente, cela se passa bien.",
  ),
  wonAll: inTurn<[Who]>(
    (who) => `${Il(who)} y parvint quand même.`,
    () => "Cela aurait dû rater, et ne rata pas.",
    () => "Peine perdue : c’était déjà fait.",
  ),
  lost: inTurn<[Who]>(
    () => "Cela tourna mal.",
    (who) => `${Il(who)} n’avait pas tout prévu.`,
    () => "Ce fut un échec, et un échec bruyant.",
  ),
  endured: inTurn<[Who]>(
    (who) => `${Il(who)} s’en tira.`,
    () => "Il y eut plus de peur que de mal.",
    (who) => `Cela passa, et ${il(who)} tint bon.`,
  ),
  beset: inTurn<[Who]>(
    (who) => `C’était trop pour ${lui(who)}.`,
    (who) => `${Il(who)} n’avait aucune chance.`,
    () => "Cela finit mal.",
  ),
  repelled: inTurn<[Who, string]>(
    () => "Et le monstre recula : pas pour toujours, mais assez loin.",
    (who) => `${who.name} mit le monstre en fuite, sans en croire ses yeux.`,
  ),
  slain: (who, monster) =>
    `C’en était fini : ${monster}, on n’en parlerait plus. Grâce ${à(who.name)}.`,
  hurt: (who, attribute) =>
    ({
      brave: `Dès lors, quelque chose en ${lui(who)} ne cessa plus de trembler.`,
      sexy: `${Il(who)} y laissa sa belle mine.`,
      clever: `${Il(who)} se cogna la tête, et du mauvais côté.`,
      fast: `${Il(who)} ne courut plus jamais très droit.`,
      dangerous: `${Il(who)} n’était plus en état de frapper personne.`,
      lucky: `${Il(who)} avait usé toute sa chance.`,
    })[attribute],
  estranged: (who, about) =>
    `Ce qu’il y avait entre ${who.name} et ${about.name}, quoi que ce fût, se brisa.`,
  found: inTurn<[Who, string]>(
    (_, thing) => `L’inventaire s’enrichit d’une ligne : ${thing}.`,
    (who, thing) =>
      `La poussière retombée, on lut sur l’étiquette : « ${thing} ». ${Il(who)} n’en demandait pas plus.`,
  ),
  unguarded: inTurn<[Who]>(
    (who) => `Personne n’avait gardé un œil sur ${who.name}.`,
    (who) => `Quand on se recompta, il manquait ${who.name}.`,
    (who) => `On ne s’aperçut pas tout de suite de l’absence ${de(who.name)}.`,
  ),
  countdown: "Quelque part, quelque chose se mit à compter à rebours.",
  turned: (who, about, suit) =>
    ({
      H: `Dès lors, ${who.name} ne jura plus que par ${about.name}.`,
      D: `Dès lors, ${who.name} regarda ${about.name} un peu trop longtemps.`,
      S: `Dès lors, ${who.name} fit ce que disait ${about.name}.`,
      C: `Dès lors, entre ${who.name} et ${about.name}, ce fut la haine.`,
    })[suit],
  died: inTurn<[Who]>(
    (who) => `${Il(who)} n’en réchappa pas.`,
    (who) =>
      who.isClear ? `On ne ${LE[who.gender]} revit plus.` : `On ne revit plus ${who.name}.`,
    (who) => `Il fallut continuer sans ${lui(who)}.`,
  ),
  mad: inTurn<[Who]>(
    (who) => `${Il(who)} en sortit en vie, mais la raison resta à l’intérieur.`,
    (who) =>
      who.isClear
        ? "Quelque chose, dans sa tête, ferma la porte de l’intérieur."
        : `Quelque chose, dans la tête ${de(who.name)}, ferma la porte de l’intérieur.`,
  ),
  left: inTurn<[string]>(
    (n) => `Il en restait ${n}.`,
    (n) => `Restaient ${n}.`,
    (n) => `On n’en compta plus que ${n}.`,
  ),
  leftByThen: (n) => `À ce moment-là, il n’en restait plus que ${n}.`,
  count,
  out: (people, way) =>
    people.length === 1
      ? `Enfin, ${people[0]!.name} trouva le moyen ${toDo(way)}. ${alone(people[0]!)}`
      : `Enfin, il y eut un moyen ${toDo(way)}. ${names(people)} n’attendirent personne.`,
  cause: (cause, survivors) =>
    ({
      escaped: "",
      rescued: `Tout ce qui respirait encore fut sauvé : ${names(survivors)}.`,
      "all-lost":
        "À la fin, il ne restait personne pour raconter. Il fallut, plus tard, recoller les morceaux.",
      "last-alive": `À la fin, il ne restait ${que(names(survivors))}, et la porte n’était plus le problème.`,
      "blown-up": "Puis le compte arriva à zéro.",
      "out-of-time": "Puis le temps vint à manquer.",
      "cut-short": "Là, le film s’arrêta, au beau milieu d’un cri : il se faisait tard.",
    })[cause],
  caught: (people) =>
    `${names(people)} ${people.length === 1 ? "était" : "étaient"} encore à l’intérieur.`,
  stayed: (people) =>
    people.length === 1
      ? `${people[0]!.name} resta en arrière.`
      : `${names(people)} restèrent là, à se regarder.`,
  madePossible: (who, goal, leaver, isDead) =>
    isDead
      ? `Qui donc avait réussi à ${deed(goal)} ? ${who.name}, qui n’était plus là pour voir à quoi cela servait.`
      : `Qui donc avait réussi à ${deed(goal)} ? ${who.name}. ${leaver.name} s’en alla pourtant sans un regard.`,
  owed: (who, leaver, n) =>
    `${who.name} avait secouru ${leaver.name} ${times(n)}. Cela ne valait pas une place.`,
  unloved: inTurn<[Who, Who]>(
    (who, leaver) =>
      `${who.name} aima ${leaver.name} jusqu’au bout, et attendit en vain une invitation.`,
    (who, leaver) =>
      `${who.name} agita longtemps la main. ${leaver.name} partit sans se retourner.`,
  ),
  fallen: (dead, mad) => [
    ...(dead.length > 0
      ? [
          `À cette heure, ${names(dead)} ${dead.length === 1 ? "n’était" : "n’étaient"} plus de ce monde.`,
        ]
      : []),
    ...(mad.length > 0
      ? [
          `Quant ${à(names(mad))}, ${mad.length === 1 ? "une sortie ne lui disait" : "une sortie ne leur disait"} plus rien.`,
        ]
      : []),
  ],
  betrayed: (who, by) => `${by.name} avait promis une place ${à(who.name)}, qui l’attend encore.`,
  unfinished: "Personne ne sait encore comment cela finit.",
});
