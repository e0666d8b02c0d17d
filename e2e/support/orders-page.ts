import { expect, type Locator, type Page } from '@playwright/test';

/** The row (on a phone the card) of an order in the list that is shown. */
export function rowOf(page: Page, orderNumber: string): Locator {
  return page
    .getByRole('main')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${orderNumber}`) }) });
}

/** The button in a row that opens its order. */
export function openerOf(page: Page, orderNumber: string): Locator {
  return rowOf(page, orderNumber).getByRole('button', { name: new RegExp(`^${orderNumber}`) });
}

/** The button that asks for the minutes of a new order, in its row, card or drawer. */
export function acceptButton(place: Locator): Locator {
  return place.getByRole('button', { name: /^Accept order/ });
}

/** Accepts the order of a row, card or drawer in the minutes that are offered. */
export async function acceptOrder(place: Locator): Promise<void> {
  await acceptButton(place).click();
  await place.getByRole('button', { name: /^Accept \d+ min/ }).click();
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
  await openerOf(page, orderNumber).click();
  const drawer = drawerOf(page, orderNumber);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Waits until the screen hears of new orders as they happen. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByText('Live. New orders appear right away.')).toBeAttached();
}
