/** How long the end is seen on the TV: the poster, and then the evening told as a story. */

export const POSTER = 14_000;
export const TALE = 170_000;
