/** A room that the GM pointed at on the map, for the question that lies beside it. */

class Pointing {
  room: string | null = $state(null);
}

export const pointing = new Pointing();
