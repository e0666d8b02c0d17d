/** Runs work when the page is idle, or after `maxWaitMs` milliseconds at the latest. */
export function whenIdle(work: () => unknown, maxWaitMs: number): void {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => void work(), { timeout: maxWaitMs });
  else setTimeout(work, 0);
}
