/** Line work on a 24 grid, one stroke width: the `d` of one path per name. */

const BUBBLE =
  "M12 3c5 0 9 3.1 9 7.2s-4 7.2-9 7.2c-.9 0-1.7-.1-2.5-.3L5.3 21v-5.1C3.9 14.6 3 12.5 3 10.2 3 6.1 7 3 12 3z";

export const glyphs = {
  /** What everybody plays for. */
  flash: "M13.8 2.5 5.5 13.3h5.7L9.7 21.5 18.5 10.2h-6z",
  /** The My Turn token. */
  "my-turn": `${BUBBLE}M13.4 6.2 10 10.4h4.2l-3.4 4.2`,
  /** The two accusation tokens, by their charge. */
  secret: `${BUBBLE}M12 6.4a2 2 0 0 1 1.1 3.7l.7 3.6h-3.6l.7-3.6A2 2 0 0 1 12 6.4z`,
  "off-topic":
    "M10.4 14.2 7.8 16.8a3.5 3.5 0 0 1-5-5l3.2-3.2a3.5 3.5 0 0 1 4.5-.4M13.6 9.8l2.6-2.6a3.5 3.5 0 0 1 5 5L18 15.4a3.5 3.5 0 0 1-4.5.4M10.7 2.8v2.6M6.3 3.9l1.3 2.3M13.3 21.2v-2.6M17.7 20.1l-1.3-2.3",
  "thumb-up":
    "M3.5 10.8h4V20.5h-4zM7.5 11.3c2.6-1 3.9-3.3 4.2-6.9.1-1.2 1-1.7 2-1.3 1.7.7 2.2 2.9 1.4 6.3h3.9a1.9 1.9 0 0 1 1.8 2.4l-1.7 6.5a2.3 2.3 0 0 1-2.2 1.7h-5.4c-1.4 0-2.6-.3-4-1",
  "thumb-down":
    "M3.5 13.2h4V3.5h-4zM7.5 12.7c2.6 1 3.9 3.3 4.2 6.9.1 1.2 1 1.7 2 1.3 1.7-.7 2.2-2.9 1.4-6.3h3.9a1.9 1.9 0 0 0 1.8-2.4l-1.7-6.5a2.3 2.3 0 0 0-2.2-1.7h-5.4c-1.4 0-2.6.3-4 1",
  /** A card of mine that somebody else named. */
  claim: "M6.5 2.8h11v18.4h-11zM13.4 7.5 10 12h4.2l-3.4 4.6",
  /** Nothing to say against it; and no word for this game. */
  stand: "M4.5 12.8 9.8 18 19.5 6.5",
  object: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 8.5l7 7M15.5 8.5l-7 7",
  "take-back": "M8.5 5 4 9.5 8.5 14M4.5 9.5h9.7a5 5 0 0 1 0 10H9",
  /** The draw pile. */
  deck: "M4.5 7.5h11v13.7h-11zM8 7.5V2.8h11.5V17h-4M10.7 10.5l-2 3.5h2.6l-2 4",
  /** A word spoken aloud, which nobody wrote down. */
  spoken: "M4 9.8v4.4M8 7v10M12 4v16M16 7.5v9M20 10v4",
  /** No word came. */
  silence: `${BUBBLE}M8 10.2h0M12 10.2h0M16 10.2h0`,
  /** A link of the chain. */
  link: "M10.2 13.8a3.6 3.6 0 0 0 5.2 0l3.5-3.5a3.7 3.7 0 0 0-5.2-5.2l-1.4 1.4M13.8 10.2a3.6 3.6 0 0 0-5.2 0l-3.5 3.5a3.7 3.7 0 0 0 5.2 5.2l1.4-1.4",
  /** Nobody noticed. */
  missed:
    "M3 10.5c2.5 3.8 5.5 5.7 9 5.7s6.5-1.9 9-5.7M12 16.2v3.3M6.9 14.8l-1.6 2.7M17.1 14.8l1.6 2.7",
} as const;

export type GlyphName = keyof typeof glyphs;
