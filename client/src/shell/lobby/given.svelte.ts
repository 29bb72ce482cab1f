/** The address of a chair that was given to a program. It is told once, so it outlives the drawer it was asked for in. */

import type { PersonId } from "../types";

interface Address {
  code: string;
  person: PersonId;
  token: string;
}

export const given: { address: Address | null } = $state({ address: null });
