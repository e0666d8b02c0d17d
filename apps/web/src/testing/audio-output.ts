import { vi } from 'vitest';

/** The sounds of the alarm as a person tells them apart: their notes in Hertz. */
export const melodies = {
  newOrder: [659, 880, 659, 880],
  stillWaiting: [988, 1319, 988, 1319, 988, 1319],
  accepted: [440, 587],
  cancelled: [587, 440, 330],
};

/**
 * Gives the page a speaker that writes down what it plays. `allowed`: the browser lets the page play
 * before anybody has pressed something.
 */
export function installSpeaker({ allowed = true }: { allowed?: boolean } = {}) {
  const notes: number[] = [];
  const loudness: number[] = [];
  let opened = 0;
  let resumed = 0;

  class Context extends EventTarget {
    state = allowed ? 'running' : 'suspended';
    readonly currentTime = 0;
    readonly destination = {};
    constructor() {
      super();
      opened += 1;
    }
    async resume(): Promise<void> {
      resumed += 1;
      this.state = 'running';
      this.dispatchEvent(new Event('statechange'));
      return Promise.resolve();
    }
  }

  class Oscillator {
    readonly #frequency: number;
    constructor(_context: Context, { frequency }: { frequency: number }) {
      this.#frequency = Math.round(frequency);
    }
    connect<Next>(next: Next): Next {
      return next;
    }
    start(): void {
      notes.push(this.#frequency);
    }
    stop(): void {}
  }

  class Gain {
    readonly gain = {
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: (value: number) => void loudness.push(value),
    };
    connect<Next>(next: Next): Next {
      return next;
    }
  }

  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('GainNode', Gain);
  const play = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockImplementation(async () =>
      allowed
        ? Promise.resolve()
        : Promise.reject(new DOMException('Nobody pressed yet.', 'NotAllowedError')),
    );

  return {
    /** Returns the notes played since the last time, without the octave that sounds with each. */
    hear(): readonly number[] {
      return notes.splice(0).filter((_, place) => place % 2 === 0);
    },
    /** Returns the loudest moment so far, 0 to 1. */
    loudest: () => Math.max(0, ...loudness),
    /** Returns how often the page has asked if it may play. */
    asked: () => play.mock.calls.length,
    /** Returns how many speakers the page has opened. */
    opened: () => opened,
    /** Returns how often the page has asked for a speaker that the browser withholds. */
    resumed: () => resumed,
  };
}
