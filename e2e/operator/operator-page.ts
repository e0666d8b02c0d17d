import type { Locator, Page } from '@playwright/test';

/** The row (on a phone the card) of the list that is shown, by what opens it. */
export function rowOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name }) });
}

/** Opens the application of a store and waits for it. */
export async function openApplication(page: Page, storeId: number): Promise<void> {
  await page.goto(`/operator/applications/${storeId}`);
  await page.getByRole('region', { name: 'Decision' }).waitFor();
}
