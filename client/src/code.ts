/** Table codes: six letters and digits that cannot be mistaken for one another. */

export const CODE_LENGTH = 6;

const CODE = /^[A-Z0-9]{6}$/;

/** Return the code in what somebody typed or pasted, a whole link included. */
export function codeOf(typed: string): string {
  const inLink = /\/t\/([a-z0-9]{6})/i.exec(typed);
  const letters = (inLink?.[1] ?? typed).toUpperCase().replace(/[^A-Z0-9]/g, "");
  return letters.slice(0, CODE_LENGTH);
}

export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** Return the code as one reads it aloud: in two groups of three. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)}\u2009${code.slice(3)}`;
}
