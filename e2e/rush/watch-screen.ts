import type { Page } from '@playwright/test';

declare global {
  interface Window {
    rushShown(orderNumbers: string[], at: number): Promise<void>;
    rushTook(milliseconds: number): Promise<void>;
  }
}

/** The orders that a screen showed, and the time its presses took. */
export type Watched = {
  /** The time at which each order number first stood on the screen; milliseconds since 1970. */
  readonly shownAt: ReadonlyMap<string, number>;
  /** From each tap or key to the next paint, of those that took at least 16 ms. */
  readonly interactions: readonly number[];
};

/** Notes what a screen shows and how long its presses take; ask before the page is opened. */
export async function watchScreen(page: Page): Promise<Watched> {
  const shownAt = new Map<string, number>();
  const interactions: number[] = [];
  await page.exposeFunction('rushShown', (orderNumbers: readonly string[], at: number) => {
    for (const number of orderNumbers) if (!shownAt.has(number)) shownAt.set(number, at);
  });
  await page.exposeFunction('rushTook', (duration: number) => void interactions.push(duration));
  await page.addInitScript(observe);
  return { shownAt, interactions };
}

/** Runs in the page. */
function observe(): void {
  const known = new Set<string>();
  let asked = false;
  const look = (): void => {
    asked = false;
    const found = document.body.textContent.match(/[A-Z]{2}-\d{4}/g) ?? [];
    const added = found.filter((number) => !known.has(number));
    for (const number of added) known.add(number);
    if (added.length > 0) void window.rushShown(added, Date.now());
  };
  new MutationObserver(() => {
    if (!asked) requestAnimationFrame(look);
    asked = true;
  }).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0)
        void window.rushTook(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
