import { useSyncExternalStore } from 'react';
import { onceStirred } from '../../../ui/browser/ahead.ts';
import { synthesize, type SoundName } from './sounds.ts';

/** The sound state of this tab. `blocked`: the browser waits for a first click. */
export type AudioState = 'starting' | 'ready' | 'blocked' | 'missing';

/** A browser that lets us play says so within this time, in milliseconds. */
const startingTime = 500;

let context: AudioContext | undefined;
let state: AudioState = 'starting';
let asked = false;
const listeners = new Set<() => void>();

function update(next: AudioState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the browser once whether it lets us play, and again at every press until it does. A player without
 * anything to play is answered at once (HTML standard, media elements, `play()`: not allowed to play), while
 * an open speaker takes a slow device the time of many frames.
 */
function ask(): void {
  if (asked) return;
  asked = true;
  if (!('AudioContext' in window)) {
    update('missing');
    return;
  }
  new Audio().play().catch(() => update('blocked'));
  setTimeout(() => {
    if (state === 'starting') update('ready');
  }, 0);
  onceStirred(() => setTimeout(open, 0));
  const resume = () => void (context && unblockAudio());
  for (const press of ['pointerup', 'keydown'] as const)
    document.addEventListener(press, resume, { capture: true, passive: true });
}

function open(): AudioContext | undefined {
  if (context || state === 'missing') return context;
  const opened = new AudioContext();
  context = opened;
  const look = () => update(opened.state === 'running' ? 'ready' : 'blocked');
  opened.addEventListener('statechange', look);
  if (opened.state === 'running') look();
  else setTimeout(look, startingTime);
  return opened;
}

/** Asks the browser for sound; it agrees when this is called while the person presses something. */
export async function unblockAudio(): Promise<void> {
  const speaker = open();
  if (speaker && speaker.state !== 'running') await speaker.resume();
}

function watch(listener: () => void): () => void {
  ask();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The speaker's state, kept current. Looking at it asks the browser for sound. */
export function useAudioOutput(): AudioState {
  return useSyncExternalStore(watch, () => state);
}

/** Plays a sound where the browser lets us; `volume` is 0 to 1. What cannot be heard, `useAudioOutput` tells. */
export function playSound(name: SoundName, volume: number): void {
  const speaker = open();
  void unblockAudio().then(() => {
    if (speaker) synthesize(speaker, name, volume);
  });
}
