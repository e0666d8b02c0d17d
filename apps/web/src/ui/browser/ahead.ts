import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isBuildKept } from '../../lib/device/kept-page.ts';
import { whenIdle } from '../../lib/device/when-idle.ts';

/** The time after which a screen that nobody touches loads what it does without at first, in milliseconds. */
const untouchedTime = 5000;

/** The time without a touch after which a person has paused, in milliseconds. */
const pauseTime = 1000;

/** The longest wait for a moment in which an active screen has nothing else to do, in milliseconds. */
const maxWait = 1000;

/** The time after which a screen loads what few come to, in milliseconds. */
const restingTime = 60_000;

/** The time a new connection takes to become usable, in milliseconds. */
const connectingTime = 1000;

/** Pauses between attempts to fetch code, in milliseconds: each is twice the one before, up to the longest. */
const firstPause = 1000;
const longestPause = 30_000;

const touches = ['pointerdown', 'keydown'] as const;

/** Events that come before most touches: a mouse that moves, a page that scrolls. */
const activities = [...touches, 'pointermove', 'wheel'] as const;

/** Fetches code once the screen has answered its first touch. Returns a function that cancels it. */
export function fetchWhenTouched(load: () => Promise<unknown>): () => void {
  return onceAfter(touches, () => prepare(load));
}

/**
 * Fetches code that the screen does without at first, so that it is there also when the connection is
 * lost before it is needed. Tries until it is there. Returns a function that cancels it.
 */
export function prefetch(load: () => Promise<unknown>): () => void {
  return onFirstActivity(() => void fetchUntilThere(load));
}

/** Fetches code once the page has been open for a minute. Returns a function that cancels it. */
export function fetchAfterAMinute(load: () => Promise<unknown>): () => void {
  const rested = setTimeout(() => prepare(fetchOnce(load)), restingTime);
  return () => clearTimeout(rested);
}

/**
 * Runs what a screen doesn't need at first: once it has answered the first activity, or after a few seconds without any.
 * Returns a function that cancels it.
 */
export function onFirstActivity(begin: () => void): () => void {
  const forget = onceAfter(activities, () => {
    clearTimeout(rested);
    begin();
  });
  const rested = setTimeout(() => {
    forget();
    begin();
  }, untouchedTime);
  return () => {
    forget();
    clearTimeout(rested);
  };
}

/**
 * Runs what takes a slow device the time of many frames: in the first pause after the first activity, so that no press
 * has to wait for it.
 */
export function onFirstPause(begin: () => void): void {
  const over = new AbortController();
  const pause = (): void => {
    over.abort();
    begin();
  };
  onFirstActivity(() => {
    let paused = setTimeout(pause, pauseTime);
    const goOn = (): void => {
      clearTimeout(paused);
      paused = setTimeout(pause, pauseTime);
    };
    for (const touch of touches) addEventListener(touch, goOn, { signal: over.signal });
  });
}

/** Runs something once, when the page has nothing else to do after the first of some events. */
function onceAfter(signs: readonly string[], begin: () => void): () => void {
  const over = new AbortController();
  const heard = new AbortController();
  const first = (): void => {
    heard.abort();
    whenIdle(() => {
      if (!over.signal.aborted) begin();
    }, maxWait);
  };
  const signal = AbortSignal.any([over.signal, heard.signal]);
  for (const sign of signs) addEventListener(sign, first, { signal, passive: true });
  return () => over.abort();
}

/**
 * Fetches code a single time, as soon as there is a connection or where this device keeps it. Code that could
 * not be fetched is fetched again by the next call. Some browsers refuse that for as long as the page lives,
 * so it waits for a connection first.
 */
export function fetchOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined;
  return async () => (code ??= untilOnline().then(load).catch(forget));

  function forget(error: unknown): never {
    code = undefined;
    throw error;
  }
}

async function untilOnline(): Promise<void> {
  if (!navigator.onLine && !(await isBuildKept())) await untilBack();
}

/** Waits for the network to come back. */
async function untilBack(): Promise<void> {
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  // The first moment of a connection often fails what is fetched in it.
  await new Promise((resolve) => setTimeout(resolve, connectingTime));
}

/**
 * Fetches code. After a failure it tries again when the network is back, and after ever longer pauses, because a server
 * can be down while the network is up. Throws the last error once the pauses add up to more than `forMs` milliseconds.
 */
export async function fetchUntilThere<Code>(
  load: () => Promise<Code>,
  forMs = Infinity,
): Promise<Code> {
  let waited = 0;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load();
    } catch (error) {
      waited += pause;
      if (waited > forMs) throw error;
      console.info('Code could not be fetched. It is fetched again soon.', error);
      await Promise.race([untilBack(), new Promise((resolve) => setTimeout(resolve, pause))]);
    }
  }
}

/** Loads code, and does without it where it cannot be had. A failure is retried when it is needed. */
export function prepare(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.info('Code could not be fetched.', error));
}

/**
 * A part of a screen whose code is fetched when it is first drawn: like React's `lazy`, but without a network
 * it waits for one instead of taking the whole page down.
 */
export const lazyPart: typeof lazy = (load) => lazy(fetchOnce(load));

/**
 * As `lazyPart`, for a part that a screen does without. Where its code cannot be had, it draws nothing until it can.
 * Put it into a `Suspense` of its own.
 */
export function optionalPart<Props>(load: LoadPart<Props>): Part<Props> {
  return partOrNothing(fetchOnce(load));
}

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/** As `optionalPart`, but its code is asked for also without a network: it may be there already. */
export function partOrNothing<Props>(load: LoadPart<Props>): Part<Props> {
  return lazy(async () => fetchUntilThere(load));
}
