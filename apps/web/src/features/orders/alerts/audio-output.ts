import { useSyncExternalStore } from 'react';
import { onFirstPause } from '../../../ui/browser/ahead.ts';
import { synthesize, type SoundName } from './sounds.ts';

/** The sound state of this tab. `blocked`: the browser waits for a first click. */
export type AudioState = 'starting' | 'ready' | 'blocked' | 'missing';

/** A browser that lets us play says so within this time, in milliseconds. */
const startingTime = 500;

/** The speaker of a page, which has one. */
export class AudioOutput {
  #context: AudioContext | undefined;
  #state: AudioState | undefined;
  readonly #listeners = new Set<() => void>();

  /** Calls the listener with each new state until what it returns is called. Asks the browser for sound. */
  readonly watch = (listener: () => void): (() => void) => {
    if (this.#state === undefined) this.#ask();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): AudioState => this.#state ?? 'starting';

  /** Asks the browser for sound; it agrees when this is called while the person presses something. */
  async unblock(): Promise<void> {
    const speaker = this.#open();
    if (speaker) await start(speaker);
  }

  /** Plays a sound where the browser lets us; `volume` is 0 to 1. */
  play(name: SoundName, volume: number): void {
    const speaker = this.#open();
    if (speaker) void start(speaker).then(() => synthesize(speaker, name, volume));
  }

  #update(next: AudioState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Asks the browser once whether it lets us play, and again at every press until it does. A player without
   * anything to play is answered at once (HTML standard, media elements, `play()`: not allowed to play), while
   * an open speaker takes a slow device the time of many frames.
   */
  #ask(): void {
    if (!('AudioContext' in window)) {
      this.#state = 'missing';
      return;
    }
    this.#state = 'starting';
    new Audio().play().catch(() => this.#update('blocked'));
    setTimeout(() => {
      if (this.#state === 'starting') this.#update('ready');
    }, 0);
    onFirstPause(() => this.#open());
    const resume = () => void (this.#context && start(this.#context));
    for (const press of ['pointerup', 'keydown'] as const)
      document.addEventListener(press, resume, { capture: true, passive: true });
  }

  #open(): AudioContext | undefined {
    if (this.#context || !('AudioContext' in window)) return this.#context;
    const opened = new AudioContext();
    this.#context = opened;
    const look = () => this.#update(opened.state === 'running' ? 'ready' : 'blocked');
    opened.addEventListener('statechange', look);
    if (opened.state === 'running') look();
    else setTimeout(look, startingTime);
    return opened;
  }
}

async function start(speaker: AudioContext): Promise<void> {
  if (speaker.state !== 'running') await speaker.resume();
}

const output = new AudioOutput();

export const unblockAudio = async (): Promise<void> => output.unblock();

/** The speaker's state, kept current. Looking at it asks the browser for sound. */
export function useAudioOutput(): AudioState {
  return useSyncExternalStore(output.watch, output.state);
}

/** Plays a sound where the browser lets us; `volume` is 0 to 1. What cannot be heard, `useAudioOutput` tells. */
export function playSound(name: SoundName, volume: number): void {
  output.play(name, volume);
}
