import { expect, type Locator, type Page } from '@playwright/test';

/** Returns an order's row (a card on phones) in the current list. */
export function rowOf(page: Page, orderNumber: string): Locator {
  return page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${orderNumber}`) }) });
}

/** Returns the button in a row that opens its order. */
export function openerOf(page: Page, orderNumber: string): Locator {
  return rowOf(page, orderNumber).getByRole('button', { name: new RegExp(`^${orderNumber}`) });
}

/** Returns the button that asks for a new order's minutes, in its row, card or drawer. */
export function acceptButton(place: Locator): Locator {
  return place.getByRole('button', { name: /^Accept order/ });
}

/** Accepts the order of a row, card or drawer with the suggested minutes. */
export async function acceptOrder(place: Locator): Promise<void> {
  await acceptButton(place).click();
  await place.getByRole('button', { name: /^Accept \d+ min/ }).click();
}

/** Returns an order's drawer. */
export function drawerOf(page: Page, orderNumber: string): Locator {
  return page.getByRole('dialog', { name: orderNumber });
}

/** Returns the line about new orders, which every screen shows while some are waiting. */
export function stripOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Incoming orders' });
}

/** Returns the line with the snooze button, shown while orders ring. */
export function popupOf(page: Page): Locator {
  return stripOf(page).filter({ has: page.getByRole('link', { name: 'Okay' }) });
}

/** Opens an order from the list and waits for its drawer. */
export async function openOrder(page: Page, orderNumber: string): Promise<Locator> {
  await openerOf(page, orderNumber).click();
  const drawer = drawerOf(page, orderNumber);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Waits until the screen gets live updates. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByText('Live. New orders appear right away.')).toBeAttached();
}
