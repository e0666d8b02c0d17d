import { useSyncExternalStore } from 'react';
import { synthesize, type SoundName } from './sounds.ts';

/** Whether this tab can be heard. `blocked`: the browser waits for the person's first press. */
export type SpeakerState = 'starting' | 'ready' | 'blocked' | 'missing';

/** A browser that lets us play says so within this time, in milliseconds. */
const startingTime = 500;

let context: AudioContext | undefined;
let state: SpeakerState = 'starting';
const listeners = new Set<() => void>();

function update(next: SpeakerState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the speaker once, and keeps asking for it at every press until the browser lets us. */
function open(): void {
  if (context || state === 'missing') return;
  if (!('AudioContext' in window)) {
    update('missing');
    return;
  }
  const opened = new AudioContext();
  context = opened;
  const look = () => update(opened.state === 'running' ? 'ready' : 'blocked');
  opened.addEventListener('statechange', look);
  if (opened.state === 'running') look();
  else setTimeout(look, startingTime);
  for (const press of ['pointerup', 'keydown'] as const)
    document.addEventListener(press, () => void unblockSpeaker(), { capture: true, passive: true });
}

/** Asks the browser for sound; it agrees when this is called while the person presses something. */
export async function unblockSpeaker(): Promise<void> {
  if (context && context.state !== 'running') await context.resume();
}

function watch(listener: () => void): () => void {
  // Opening takes a while; the screen comes first.
  setTimeout(open, 0);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The speaker's state, kept current. Looking at it opens the speaker. */
export function useSpeaker(): SpeakerState {
  return useSyncExternalStore(watch, () => state);
}

/** Plays a sound where the browser lets us; `volume` is 0 to 1. What cannot be heard, `useSpeaker` tells. */
export function playSound(name: SoundName, volume: number): void {
  if (context?.state === 'running') synthesize(context, name, volume);
}
