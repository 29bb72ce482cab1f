/** Whose sheet I wrote on last: the next card probably goes there as well. */

export const drafting: { figure: number | null } = $state({ figure: null });
