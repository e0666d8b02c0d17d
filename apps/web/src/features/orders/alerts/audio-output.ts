import { useSyncExternalStore } from 'react';
import { onFirstPause } from '../../../ui/browser/ahead.ts';
import { synthesize, type SoundName } from './sounds.ts';

/** The sound state of this tab. `blocked`: the browser waits for a first click. */
export type AudioState = 'starting' | 'ready' | 'blocked' | 'missing';

/** A browser that allows playback confirms it within this time, in milliseconds. */
const startingTime = 500;

/** The audio output of a page. */
export class AudioOutput {
  #context: AudioContext | undefined;
  #state: AudioState | undefined;
  readonly #listeners = new Set<() => void>();

  /** Subscribes to the state; returns the unsubscribe function. Requests playback from the browser. */
  readonly watch = (listener: () => void): (() => void) => {
    if (this.#state === undefined) this.#ask();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): AudioState => this.#state ?? 'starting';

  /** Requests playback from the browser. Call it during a user gesture, otherwise the browser may deny it. */
  async unblock(): Promise<void> {
    const speaker = this.#open();
    if (speaker) await start(speaker);
  }

  /** Plays a sound if the browser allows it. `volume` is 0 to 1. */
  play(name: SoundName, volume: number): void {
    const speaker = this.#open();
    if (speaker) void start(speaker).then(() => synthesize(speaker, name, volume));
  }

  #update(next: AudioState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Requests playback once, then again at every user gesture until it is allowed. Uses a media element without a
   * source, because its `play()` is answered at once (HTML standard, media elements: not allowed to play), while
   * opening an audio context blocks slow devices for many frames.
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

/** Returns the state of the audio output, kept current. Requests playback from the browser. */
export function useAudioOutput(): AudioState {
  return useSyncExternalStore(output.watch, output.state);
}

/** Plays a sound if the browser allows it; `useAudioOutput` tells whether it does. `volume` is 0 to 1. */
export function playSound(name: SoundName, volume: number): void {
  output.play(name, volume);
}
