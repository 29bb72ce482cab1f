/** The turn in which I reached for the token: the board tells who was faster. */

export const reaching: { turn: number | null } = $state({ turn: null });
