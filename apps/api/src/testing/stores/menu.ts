import {
  findProduct,
  saveBusinessProduct,
  saveCategory,
  saveProduct,
  type Product,
} from '@counter/contract/menu';
import type { TestApp } from '../app.ts';
import { addStore, addUser, type TestStore, type TestUser } from './marketplace.ts';
import { post } from '../partner-api/partners.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A store with a manager and helpers for its menu. */
export type TestMenu = {
  readonly store: TestStore;
  readonly manager: TestUser;
  /** Sends the store's product form as given, valid or not; a new loaf at $ 6.50 by default. */
  save(fields?: Fields, as?: TestUser): ReturnType<typeof post>;
  /** Sends the business's product form; a plum cake at $ 12.00 minus $ 2.00 by default. */
  saveInBusiness(
    fields: Fields & { readonly category: number },
    key?: string,
  ): ReturnType<typeof post>;
  /** Adds a product, which must succeed; returns its id. */
  add(fields?: Fields): Promise<number>;
  /** Adds a category at the end; returns its id. */
  addCategory(name: string): Promise<number>;
  /** Returns a product as the store reads it. */
  find(id: number): Promise<Product>;
};

/** Adds a store with an empty menu. */
export async function addMenu(test: TestApp): Promise<TestMenu> {
  const store = await addStore(test.platform.db);
  const manager = await addUser(test.platform.db, { store, role: 'manager' });
  const loaf = { storeId: store.id, name: 'Rye bread', pickupPrice: 650, taxRate: null };
  const cake = {
    discriminator: 'PRODUCT',
    businessId: store.id,
    productName: 'Plum cake',
    price: 1200,
    discount: 200,
    displayUnitValue: 'Whole',
    weight: 1.5,
    unit: 'KG',
  };
  const save: TestMenu['save'] = async (fields = {}, as = manager) =>
    post(test, saveProduct, { ...loaf, ...fields }, as);
  const idOf = (response: Awaited<ReturnType<typeof post>>): number =>
    response.json<{ data: number }>().data;
  return {
    store,
    manager,
    save,
    saveInBusiness: async (fields, key) =>
      post(test, saveBusinessProduct, { ...cake, ...fields }, manager, key),
    add: async (fields) => idOf(await save(fields)),
    addCategory: async (name) =>
      idOf(await post(test, saveCategory, { storeId: store.id, name }, manager)),
    find: async (id) => {
      const params = { storeId: String(store.id), productId: String(id) };
      const response = await test.call(findProduct, { params }, manager);
      return response.json<{ data: Product }>().data;
    },
  };
}
