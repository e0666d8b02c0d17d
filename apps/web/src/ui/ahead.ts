/** When a screen has drawn itself and asked for what it shows, in milliseconds. */
const settlingTime = 1000;

/** Fetches code when the screen is first touched. Answers how to call it off. */
export function fetchWhenTouched(load: () => Promise<unknown>): () => void {
  const over = new AbortController();
  const begin = (): void => {
    over.abort();
    prepare(load);
  };
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, begin, { signal: over.signal });
  return () => over.abort();
}

/**
 * Fetches code that the screen does without at first: when it has settled or is touched, so that it is
 * there also when the connection is lost before it is needed. Answers how to call it off.
 */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  const forget = fetchWhenTouched(load);
  const settled = setTimeout(() => {
    forget();
    prepare(load);
  }, settlingTime);
  return () => {
    forget();
    clearTimeout(settled);
  };
}

/**
 * Fetches code a single time, as soon as there is a connection. Browsers keep that it could not be
 * fetched for as long as the page lives, so it is better not to have tried.
 */
export function fetchOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined;
  return async () => (code ??= untilOnline().then(load));
}

async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  // The first moment of a connection often fails what is fetched in it.
  await new Promise((resolve) => setTimeout(resolve, settlingTime));
}

/** What could not be fetched is asked for again when it is needed. */
export function prepare(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.info('Code could not be fetched ahead of time.', error));
}
