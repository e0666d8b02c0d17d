import {
  deleteCategory,
  findProduct,
  saveCategory,
  saveProduct,
  type Product,
} from '@counter/contract/menu';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import type { Merchant } from '../support/merchant.ts';
import { menuOf } from '../support/products-page.ts';

/** A field of the form on the screen. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

export function saveButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
}

/** Waits until the form has everything it begins with. */
export async function expectFormLoaded(page: Page): Promise<void> {
  await expect(saveButton(page)).toBeVisible();
  await expect(field(page, 'Add an option group')).toBeVisible();
}

/** A form that somebody at another device may change meanwhile. */
export function otherDevice(url: string, colleague: Merchant) {
  const menu = menuOf(url, colleague);
  const caller = { token: menu.token };
  const read = async (id: number): Promise<Product> => {
    const params = { storeId: String(menu.storeId), productId: String(id) };
    return (await callApi(url, findProduct, { params }, caller)).data;
  };
  return {
    ...menu,
    read,
    addCategory: async (name: string): Promise<number> => {
      const body = { storeId: menu.storeId, name };
      return (await callApi(url, saveCategory, { body }, caller)).data;
    },
    deleteCategory: async (id: number): Promise<void> => {
      const params = { storeId: String(menu.storeId), categoryId: String(id) };
      await callApi(url, deleteCategory, { params, query: {} }, caller);
    },
    /** Changes the product as it is now. */
    change: async (id: number, change: Partial<Pick<Product, 'description' | 'pickupPrice'>>) => {
      const { olVersion, name, pickupPrice, taxRate, description } = await read(id);
      const body = {
        storeId: menu.storeId,
        id,
        olVersion,
        name,
        pickupPrice,
        taxRate,
        description,
      };
      await callApi(url, saveProduct, { body: { ...body, ...change } }, caller);
    },
  };
}
