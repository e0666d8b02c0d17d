import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isBuildKept } from '../../lib/device/kept-page.ts';
import { whenIdle } from '../../lib/device/when-idle.ts';

/** The time after which an untouched screen loads deferred code, in milliseconds. */
const untouchedTime = 5000;

/** The time without a touch that counts as a pause, in milliseconds. */
const pauseTime = 1000;

/** The maximum wait for an active screen to become idle, in milliseconds. */
const maxWait = 1000;

/** The time after which a screen loads rarely used code, in milliseconds. */
const restingTime = 60_000;

/** The time until a new connection is usable, in milliseconds. */
const connectingTime = 1000;

/**
 * The first and the maximum backoff between attempts to fetch code, in milliseconds. Each is twice the previous
 * one.
 */
const firstPause = 1000;
const longestPause = 30_000;

const touches = ['pointerdown', 'keydown'] as const;

/** Events that precede most touches: a moving mouse, a scrolling page. */
const activities = [...touches, 'pointermove', 'wheel'] as const;

/** Fetches code after the screen has responded to its first touch. Returns a function that cancels it. */
export function fetchWhenTouched(load: () => Promise<unknown>): () => void {
  return onceAfter(touches, () => prepare(load));
}

/**
 * Fetches code that the screen doesn't need at first, so that it is there even if the connection is lost later.
 * Retries until it succeeds. Returns a function that cancels it.
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
 * Runs work that a screen doesn't need at first: after its first activity, or after a few seconds without any.
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
 * Runs work that would block a slow device for many frames. It waits for the first pause after the first activity,
 * so that no press is delayed.
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

/** Runs work once, when the page is idle after the first of the given events. Returns a function that cancels it. */
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
 * Returns a function that fetches code only once. A failed fetch is repeated on the next call. Some browsers cache
 * the failure for the page's lifetime, so it waits for a connection first, unless this device has the build cached.
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
  // Requests often fail in the first moment of a connection.
  await new Promise((resolve) => setTimeout(resolve, connectingTime));
}

/**
 * Fetches code with retries: when the network is back, and with exponential backoff, because the server can be down
 * while the network is up. Throws the last error once the pauses exceed `forMs` milliseconds in total.
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

/** Preloads code. A failure is only logged, because the code is fetched again when it is needed. */
export function prepare(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.info('Code could not be fetched.', error));
}

/**
 * A part of a screen whose code is fetched on first render. Like React's `lazy`, but offline it waits for the
 * network instead of breaking the page.
 */
export const lazyPart: typeof lazy = (load) => lazy(fetchOnce(load));

/**
 * Like `lazyPart`, for an optional part: it renders nothing until its code has loaded. Wrap it in its own
 * `Suspense`.
 */
export function optionalPart<Props>(load: LoadPart<Props>): Part<Props> {
  return partOrNothing(fetchOnce(load));
}

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/** Like `optionalPart`, but tries even without a network, because the code may be loaded already. */
export function partOrNothing<Props>(load: LoadPart<Props>): Part<Props> {
  return lazy(async () => fetchUntilThere(load));
}
