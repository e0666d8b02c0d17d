import { addDays, dayAt } from '@counter/contract/shared';
import type { Locator, Page } from '@playwright/test';

export const promosAddress = '/dashboard/promo-code';
export const promoFormAddress = '/dashboard/add-promo-code';

/** Returns a promo code's row (a card on phones) in the current list. */
export function promoRow(page: Page, code: string): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label="Promo codes"] > li')
    .filter({ has: page.getByRole('button', { name: `Actions for ${code}`, exact: true }) });
}

/** Returns a field of the form. */
export function promoField(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** Returns the day some days from now in the time zone of the tests' store. */
export function storeDay(days: number): string {
  return addDays(dayAt(new Date(), 'America/New_York'), days);
}
