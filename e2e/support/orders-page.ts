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

/** The line about new orders, on every screen while some wait. */
export function stripOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Incoming orders' });
}

/** The line while orders ring: what it says of them can be snoozed. */
export function popupOf(page: Page): Locator {
  return stripOf(page).filter({ has: page.getByRole('link', { name: 'Okay' }) });
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
