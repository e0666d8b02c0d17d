import { afterPaint } from './after-paint.ts';

/** The maximum wait for the key to come up, in milliseconds. */
const maxWaitMs = 400;

let isKeyDown = false;
const lift = () => (isKeyDown = false);
addEventListener('keydown', () => (isKeyDown = true), true);
addEventListener('keyup', lift, true);
addEventListener('pointerdown', lift, true);
addEventListener('blur', lift);

/**
 * Runs work once the current press is over: the browser has painted its response, and the key is up. A key comes up
 * about 80 ms after it went down, and work at that moment would feel slow, too.
 */
export function afterPress(work: () => void): void {
  if (!isKeyDown) return afterPaint(work);
  const over = new AbortController();
  const run = () => {
    over.abort();
    clearTimeout(timer);
    afterPaint(work);
  };
  const timer = setTimeout(run, maxWaitMs);
  addEventListener('keyup', run, { signal: over.signal });
  addEventListener('blur', run, { signal: over.signal });
}

/** Resolves when the current press is over, at the moment `afterPress` would run its work. */
export async function pressEnd(): Promise<void> {
  return new Promise((resolve) => afterPress(resolve));
}
