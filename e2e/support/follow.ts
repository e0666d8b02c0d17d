import type { Page } from '@playwright/test';

/** Goes to another address of the open application as a link does, which takes a fraction of a new page. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}
