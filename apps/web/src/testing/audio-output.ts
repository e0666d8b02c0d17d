import { vi } from 'vitest';

/** The alarm's sounds, as notes in hertz. */
export const melodies = {
  newOrder: [659, 880, 659, 880],
  stillWaiting: [988, 1319, 988, 1319, 988, 1319],
  accepted: [440, 587],
  cancelled: [587, 440, 330],
};

/**
 * Installs a speaker that records what the page plays. `allowed` lets the page play before anybody has pressed
 * something.
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
    /** Returns the notes played since the last call, without the octave that sounds with each. */
    hear(): readonly number[] {
      return notes.splice(0).filter((_, place) => place % 2 === 0);
    },
    /** Returns the peak volume so far, from 0 to 1. */
    loudest: () => Math.max(0, ...loudness),
    /** Returns how often the page has checked if it may play. */
    asked: () => play.mock.calls.length,
    /** Returns how many audio contexts the page has opened. */
    opened: () => opened,
    /** Returns how often the page has tried to resume a suspended audio context. */
    resumed: () => resumed,
  };
}
