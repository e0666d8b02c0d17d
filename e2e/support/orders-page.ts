import { expect, type Locator, type Page } from '@playwright/test';

/** The row (on a phone the card) of an order in the list that is shown. */
export function rowOf(page: Page, orderNumber: string): Locator {
  return page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: orderNumber }) });
}

/** The drawer of an order. */
export function drawerOf(page: Page, orderNumber: string): Locator {
  return page.getByRole('dialog', { name: orderNumber });
}

/** The popup that tells of new orders. */
export function popupOf(page: Page): Locator {
  return page.getByRole('region', { name: 'New orders' });
}

/** Opens an order from the list and waits for its drawer. */
export async function openOrder(page: Page, orderNumber: string): Promise<Locator> {
  await rowOf(page, orderNumber).getByRole('button', { name: orderNumber }).click();
  const drawer = drawerOf(page, orderNumber);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Waits until the screen hears of new orders as they happen. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByText('Live. New orders appear right away.')).toBeAttached();
}
