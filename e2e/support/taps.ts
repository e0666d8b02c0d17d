import type { Page } from '@playwright/test';

/** Counts presses on a page and on those it leads to. Returns a function that returns the count. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = (): void => {
    addEventListener(
      'pointerdown',
      () => {
        const before = Number(sessionStorage.getItem('taps') ?? 0);
        sessionStorage.setItem('taps', String(before + 1));
      },
      { capture: true },
    );
  };
  await page.evaluate(count);
  await page.addInitScript(count);
  return async () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0));
}
