import type { Page } from '@playwright/test';

/**
 * Presses a sequence of keys as fast as a person. Separate presses wait until the page has handled the previous one,
 * which on a slow machine takes longer than a sequence may.
 */
export async function pressAtOnce(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map(async (key) => page.keyboard.press(key)));
}
