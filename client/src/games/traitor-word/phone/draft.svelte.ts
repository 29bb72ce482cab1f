/** The word I am about to say. Typed ahead, it goes off by itself as soon as it may. */

export class Draft {
  text = $state("");
  /** The word of the chain after which it goes off by itself; null while I still think. */
  after: number | null = $state(null);

  readonly isEmpty = $derived(this.text.trim() === "");

  forget(): void {
    this.text = "";
    this.after = null;
  }

  /** Let it go off after this word, or hold it back again. */
  toggle(word: number): void {
    this.after = this.after === word ? null : word;
  }
}
