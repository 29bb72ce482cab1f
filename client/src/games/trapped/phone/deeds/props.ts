import type { Screen } from "../../reading";

/** A deed on its way: what it is chosen from, and the way back to the others. */
export interface DeedProps extends Screen {
  back?: { label: string; go: () => void };
}
