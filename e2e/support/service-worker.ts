import type { Page } from '@playwright/test';

/** The time in which a busy machine keeps the whole build, in milliseconds. */
const keptWithinMs = 120_000;

/** Waits until the service worker answers for a page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: keptWithinMs,
  });
}
