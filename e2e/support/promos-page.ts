import { findPromos, removePromo, savePromo, type Promo } from '@counter/contract/promotions';
import { addDays, dayAt } from '@counter/contract/shared';
import type { Locator, Page } from '@playwright/test';
import { callApi } from './api.ts';
import type { Merchant } from './merchant.ts';

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

/** Returns the calls of a merchant who edits promo codes on another device. */
export function promosOf(url: string, { answer }: Merchant) {
  const { token, storeId } = answer.data;
  const store = storeId ?? 0;
  const list = async (): Promise<readonly Promo[]> => {
    const params = { storeId: String(store), pageNumber: '0' };
    return (await callApi(url, findPromos, { params }, { token })).data.content;
  };
  return {
    /** One of the newest 10 by its code; undefined where there is none. */
    find: async (code: string): Promise<Promo | undefined> =>
      (await list()).find(({ promoCode }) => promoCode === code),
    /** Adds 20% off without any limit; answers its id. */
    add: async (promoCode: string): Promise<number> => {
      const terms = { type: 'PERCENTAGE' as const, percentage: 20, minOrderValue: 0 };
      const days = { startDate: storeDay(0), endDate: storeDay(7) };
      const body = { storeId: store, promoCode, ...terms, ...days };
      return (await callApi(url, savePromo, { body }, { token })).data;
    },
    remove: async (id: number): Promise<void> => {
      const params = { storeId: String(store), promoCodeId: String(id) };
      await callApi(url, removePromo, { params }, { token });
    },
  };
}
