/** Before what French elides: d’Ann, d’Yves and d’Hélène, whose h is mute, but de Yann and de Harry. */

const VOWEL =
  /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ])|h(?:abi|adrien|ector|[eé]l[eèio]|enr|er[bmv]|[eé]rit|[eé]sit|ila|ipp|onor|orac|orten|u[bg]|y[np]))/i;

export const isElided = (name: string): boolean => VOWEL.test(name);
