/**
 * Waits for the given time, or until the network is back or the page becomes visible again. Also resolves as soon
 * as `signal` aborts.
 */
export function waitOrWakeUp(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const finish = (): void => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    const options = { signal: over.signal };
    window.addEventListener('online', finish, options);
    document.addEventListener('visibilitychange', () => !document.hidden && finish(), options);
    signal.addEventListener('abort', finish, options);
    if (signal.aborted) finish();
  });
}
