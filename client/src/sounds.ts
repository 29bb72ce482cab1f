/** Short wooden and metallic sounds, made of strikes: `bench/sounds.py` measures them. */

interface Strike {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  body: "wood" | "metal";
}

const wood = (at: number, pitch: number, loud = 0.5): Strike => ({
  at,
  pitch,
  length: 0.09,
  loud,
  body: "wood",
});
const metal = (at: number, pitch: number, loud = 0.3): Strike => ({
  at,
  pitch,
  length: 0.7,
  loud,
  body: "metal",
});

const sounds = {
  turn: [wood(0, 330), wood(0.12, 495)],
  joined: [wood(0, 260), wood(0.09, 390, 0.35)],
  refused: [wood(0, 150, 0.6)],
  sprung: [wood(0, 110, 0.9), metal(0.02, 640, 0.5), metal(0.05, 990, 0.3)],
  stone: [wood(0, 140, 0.8), wood(0.07, 104, 0.6)],
  dice: [
    wood(0, 420, 0.4),
    wood(0.08, 360, 0.5),
    wood(0.19, 450, 0.35),
    wood(0.33, 380, 0.5),
    wood(0.52, 300, 0.6),
  ],
  coin: [metal(0, 1480, 0.16), metal(0.07, 1980, 0.14)],
  step: [wood(0, 240, 0.3)],
  won: [metal(0, 523), metal(0.14, 659), metal(0.28, 784), metal(0.42, 1046)],
  lost: [wood(0, 220), wood(0.18, 185), wood(0.36, 147)],
} satisfies Record<string, Strike[]>;

export type Sound = keyof typeof sounds;
export const SOUNDS = Object.keys(sounds) as Sound[];

/** Make a sound once, away from the page: dice are twenty nodes, and a record of them is one. */
export function record(sound: Sound, rate: number): Promise<AudioBuffer> {
  const strikes = sounds[sound];
  const seconds = Math.max(...strikes.map(({ at, length }) => at + length));
  const studio = new OfflineAudioContext(1, Math.ceil(rate * seconds), rate);
  for (const one of strikes) strike(studio, one);
  return studio.startRendering();
}

/* Wood is a sine that drops at once; metal rings on with an overtone out of tune. */
function strike(audio: BaseAudioContext, { at, pitch, length, loud, body }: Strike): void {
  const start = audio.currentTime + at;
  const partials = body === "wood" ? [1, 2.4] : [1, 2.76, 5.4];
  partials.forEach((ratio, nth) => {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = body === "wood" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch * ratio, start);
    if (body === "wood")
      tone.frequency.exponentialRampToValueAtTime(pitch * ratio * 0.6, start + length);
    gain.gain.setValueAtTime(loud / (nth + 1) ** 1.6, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length / (nth + 1));
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}
