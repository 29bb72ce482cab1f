/** Before which names French elides: d’Ann, d’Yves and d’Hélène, whose h is mute, but de Yann and de Harry. */

const VOWEL =
  /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ])|h(?:adrien|ector|[eé]l[eèio]|enr|er[bmv]|ila|ipp|onor|orac|orten|u[bg]|yac))/i;

export const isElided = (name: string): boolean => VOWEL.test(name);
