import type { Page } from '@playwright/test';

/** The time that a busy machine needs to cache the whole build, in milliseconds. */
const keptWithinMs = 120_000;

/** Waits until the service worker controls a page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: keptWithinMs,
  });
}
