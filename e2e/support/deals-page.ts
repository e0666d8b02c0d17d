import { findDeals, saveDeal, type Deal } from '@counter/contract/deals';
import { saveProduct } from '@counter/contract/menu';
import type { Locator, Page } from '@playwright/test';
import { callApi } from './api.ts';
import type { Merchant } from './merchant.ts';

/** The deals page of the tests' store. */
export const dealsAddress = '/dashboard/business/cedar-kitchen/deals';

/** Returns a deal's card in the grid. */
export function dealCard(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Deals' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Chooses a product of the deal in the open form. */
export async function pickProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(name);
  await page.getByRole('option', { name }).click();
}

type Limit = { readonly dailyLimit?: number };

/** Returns the calls of a merchant who edits deals on another device. */
export function dealsOf(url: string, { answer }: Merchant) {
  const { token, storeId } = answer.data;
  const store = storeId ?? 0;
  const readPage = async (pageNumber: number) => {
    const body = { businessId: store, pageNumber };
    return (await callApi(url, findDeals, { body }, { token })).data;
  };
  return {
    /** Adds a product with a price in cents and returns its id. */
    addProduct: async (name: string, pickupPrice: number, limit: Limit = {}): Promise<number> => {
      const enabledDailyLimit = limit.dailyLimit !== undefined;
      const wish = { storeId: store, name, pickupPrice, taxRate: null, enabledDailyLimit };
      return (await callApi(url, saveProduct, { body: { ...wish, ...limit } }, { token })).data;
    },
    /** Adds a deal of two units of a product, or changes one, and returns its id. */
    save: async (name: string, productId: number, change: Partial<Deal> = {}): Promise<number> => {
      const { id = 0, olVersion, price = 100 } = change;
      const dealDetails = [{ productId, quantity: 2 }];
      const deal = { businessId: store, id, name, price, dealDetails };
      const body = olVersion === undefined ? deal : { ...deal, olVersion };
      return (await callApi(url, saveDeal, { body }, { token })).data;
    },
    count: async (): Promise<number> => (await readPage(0)).totalElements,
    /** Returns one of the newest 20 deals by name; undefined if there is none. */
    find: async (name: string): Promise<Deal | undefined> =>
      (await readPage(0)).content.find((deal) => deal.name === name),
  };
}
