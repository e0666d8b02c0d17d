import type { Page } from '@playwright/test';

/**
 * Presses the keys of a sequence as quickly as a person does. Pressed one after the other, a key waits
 * until the page has dealt with the one before, which on a slow machine takes longer than a sequence may.
 */
export async function pressAtOnce(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map(async (key) => page.keyboard.press(key)));
}
