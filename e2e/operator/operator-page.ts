import type { Locator, Page } from '@playwright/test';

/** The row (on a phone the card) of the list that is shown, by what opens it. */
export function rowOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name }) });
}
