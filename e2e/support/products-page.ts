import {
  findCategories,
  findStoreProducts,
  saveProduct,
  type Category,
  type Product,
} from '@counter/contract/menu';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from './api.ts';
import type { Merchant } from './merchant.ts';

/** Returns a product's row (a card on phones) in the current list. */
export function productRow(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label="Products"] > li')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });
}

/** Returns all rows of the current list. */
export function productRows(page: Page): Locator {
  return page.getByRole('main').locator('tbody tr, ul[aria-label="Products"] > li');
}

/** Waits until the list shows the requested products. */
export async function expectListed(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Returns the calls of a merchant who edits the menu on another device. */
export function menuOf(url: string, { answer }: Merchant) {
  const { token, storeId } = answer.data;
  const store = storeId ?? 0;
  const find = async (searchStr: string): Promise<readonly Product[]> => {
    const body = { storeId: store, searchStr, pageSize: 100 as const };
    return (await callApi(url, findStoreProducts, { body }, { token })).data.content;
  };
  const categories = async (): Promise<readonly Category[]> => {
    const params = { storeId: String(store) };
    return (await callApi(url, findCategories, { params }, { token })).data;
  };
  return {
    storeId: store,
    token,
    find,
    categories,
    /** Adds a product to the categories with these ids. */
    add: async (name: string, ids: number[] = []): Promise<number> => {
      const body = { storeId: store, name, pickupPrice: 450, taxRate: null, categories: ids };
      return (await callApi(url, saveProduct, { body }, { token })).data;
    },
  };
}
