/** A note of a sound. */
type Note = {
  /** Start in seconds from the beginning of the sound. */
  readonly at: number;
  /** Duration in seconds. */
  readonly length: number;
  /** Frequency in hertz. */
  readonly pitch: number;
  /** 0 to 1, multiplied by the person's volume. */
  readonly loudness: number;
};

export const soundNames = ['new', 'late', 'accepted', 'cancelled'] as const;

export type SoundName = (typeof soundNames)[number];

const pitches = { e4: 329.63, a4: 440, d5: 587.33, e5: 659.25, a5: 880, b5: 987.77, e6: 1318.51 };

/** In order: a bell that rings twice, an urgent version of it, one short chime, and a descending chime. */
const sounds: Record<SoundName, readonly Note[]> = {
  new: [
    { at: 0, length: 0.5, pitch: pitches.e5, loudness: 0.55 },
    { at: 0.16, length: 0.7, pitch: pitches.a5, loudness: 0.55 },
    { at: 0.62, length: 0.5, pitch: pitches.e5, loudness: 0.5 },
    { at: 0.78, length: 0.9, pitch: pitches.a5, loudness: 0.5 },
  ],
  late: [0, 0.5, 1].flatMap((at) => [
    { at, length: 0.3, pitch: pitches.b5, loudness: 0.9 },
    { at: at + 0.14, length: 0.4, pitch: pitches.e6, loudness: 1 },
  ]),
  accepted: [
    { at: 0, length: 0.4, pitch: pitches.a4, loudness: 0.5 },
    { at: 0.12, length: 0.5, pitch: pitches.d5, loudness: 0.5 },
  ],
  cancelled: [
    { at: 0, length: 0.4, pitch: pitches.d5, loudness: 0.7 },
    { at: 0.22, length: 0.4, pitch: pitches.a4, loudness: 0.7 },
    { at: 0.44, length: 0.9, pitch: pitches.e4, loudness: 0.8 },
  ],
};

/** Plays a synthesized sound now. `volume` is 0 to 1. */
export function synthesize(context: AudioContext, name: SoundName, volume: number): void {
  for (const note of sounds[name]) strike(context, note, volume);
}

/** Plays a bell: a tone with a quieter octave above it, with a sharp attack and a fade. */
function strike(
  context: AudioContext,
  { at, length, pitch, loudness }: Note,
  volume: number,
): void {
  const start = context.currentTime + at;
  const end = start + length;
  for (const [multiple, share] of [
    [1, 0.75],
    [2, 0.25],
  ] as const) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch * multiple });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(
      Math.max(0.0001, loudness * share * volume),
      start + 0.015,
    );
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}
