import { expect, test, vi } from 'vitest';
import { soundNames, synthesize, type SoundName } from './sounds.ts';

type Ramp = { readonly value: number; readonly at: number };

class Gain {
  readonly ramps: Ramp[] = [];
  readonly startsAt: number;
  readonly gain = {
    setValueAtTime: (value: number, at: number) => void this.ramps.push({ value, at }),
    exponentialRampToValueAtTime: (value: number, at: number) =>
      void this.ramps.push({ value, at }),
  };
  output: unknown;
  constructor(_context: unknown, { gain }: { gain: number }) {
    this.startsAt = gain;
  }
  connect<Next>(next: Next): Next {
    this.output = next;
    return next;
  }
}

class Tone {
  readonly frequency: number;
  gain: Gain | undefined;
  begins = Number.NaN;
  ends = Number.NaN;
  constructor(context: { tones: Tone[] }, { frequency }: { frequency: number }) {
    this.frequency = frequency;
    context.tones.push(this);
  }
  connect(next: Gain): Gain {
    this.gain = next;
    return next;
  }
  start(at: number): void {
    this.begins = at;
  }
  stop(at: number): void {
    this.ends = at;
  }
}

/** Seconds after the page opened its speaker. */
const now = 5;

function play(name: SoundName, volume = 1) {
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Gain);
  const context = { currentTime: now, destination: {}, tones: [] as Tone[] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that a sound uses of it
  synthesize(context as unknown as AudioContext, name, volume);
  const tones = context.tones.map(({ frequency, begins, ends, gain }) => {
    expect(gain?.output).toBe(context.destination);
    expect(gain?.startsAt).toBe(0);
    return { frequency, at: begins - now, length: ends - begins, ramps: gain?.ramps ?? [] };
  });
  return { notes: tones.filter((_, place) => place % 2 === 0), tones };
}

/** Semitones above a4, as a tuner shows them. */
const semitonesOf = (frequency: number) => 12 * Math.log2(frequency / 440);

const gaps = (values: readonly number[]) =>
  values.slice(1).map((value, place) => Math.round((value - (values[place] ?? 0)) * 100) / 100);

test.each([...soundNames])('%s is in tune, starts at once and ends within two seconds', (name) => {
  const { tones, notes } = play(name);
  for (const { frequency, length, at } of tones) {
    expect(Math.abs(semitonesOf(frequency) - Math.round(semitonesOf(frequency)))).toBeLessThan(
      0.005,
    );
    expect(length).toBeGreaterThan(0.2);
    expect(length).toBeLessThan(1);
    expect(at + length).toBeLessThan(1.7);
  }
  expect(notes[0]?.at).toBe(0);
  expect(notes.map(({ at }) => at)).toEqual(notes.map(({ at }) => at).toSorted((a, b) => a - b));
});

test.each([...soundNames])(
  '%s has an attack, fades out and never exceeds the chosen volume',
  (name) => {
    for (const volume of [0, 0.5, 1]) {
      const { tones, notes } = play(name, volume);
      for (const { at, length, ramps } of tones) {
        const [silence, peak, end] = ramps;
        expect([silence?.at, end?.at]).toEqual([now + at, now + at + length]);
        expect((peak?.at ?? 0) - now - at).toBeGreaterThan(0);
        expect((peak?.at ?? 0) - now - at).toBeLessThan(0.03);
        for (const quiet of [silence, end]) expect(quiet?.value).toBeLessThan(0.001);
        // An exponential ramp must not reach zero.
        expect(Math.min(...ramps.map(({ value }) => value))).toBeGreaterThan(0);
      }
      for (const [place, { frequency }] of notes.entries()) {
        const [tone, octave] = tones.slice(place * 2, place * 2 + 2);
        expect(octave?.frequency).toBe(frequency * 2);
        const [loud = 0, soft = 0] = [tone, octave].map((one) => one?.ramps[1]?.value);
        expect(loud + soft).toBeLessThanOrEqual(Math.max(volume, 0.001));
        expect(loud + soft).toBeGreaterThanOrEqual(volume / 2);
        expect(soft).toBeLessThanOrEqual(loud);
      }
    }
  },
);

const rhythmOf = (name: SoundName) => gaps(play(name).notes.map(({ at }) => at));

test('a new order calls twice alike, and an urgent one three times', () => {
  const [first, pause = 0, second] = rhythmOf('new');
  expect(first).toBe(second);
  expect(pause).toBeGreaterThan(0.3);
  const [call, between, ...others] = rhythmOf('late');
  expect(others).toEqual([call, between, call]);
  expect(
    play('late')
      .notes.map(({ at }) => at)
      .filter((_, place) => place % 2 === 0),
  ).toEqual([0, 0.5, 1]);
});

test('an accepted order is one short call, and a cancelled one steps down evenly', () => {
  const [step = 1] = rhythmOf('accepted');
  expect(step).toBeLessThan(0.2);
  const [down, further] = rhythmOf('cancelled');
  expect(down).toBe(further);
});
