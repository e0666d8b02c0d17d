import { addDays, dayAt } from '@counter/contract/shared';
import type { Locator, Page } from '@playwright/test';

export const promosAddress = '/dashboard/promo-code';
export const promoFormAddress = '/dashboard/add-promo-code';

/** The row (on a phone the card) of a promo code in the list that is shown. */
export function promoRow(page: Page, code: string): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label="Promo codes"] > li')
    .filter({ has: page.getByRole('button', { name: `Actions for ${code}`, exact: true }) });
}

/** A field of the form. */
export function promoField(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** The day in the zone of the store the tests work in, so many days from now. */
export function storeDay(days: number): string {
  return addDays(dayAt(new Date(), 'America/New_York'), days);
}
