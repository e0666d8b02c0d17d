import { login } from '@counter/contract/auth';
import { saveProduct } from '@counter/contract/menu';
import {
  findBusinesses,
  findStoreHours,
  saveStoreHours,
  updateStoreStatus,
} from '@counter/contract/store';
import { callApi, type Caller } from '../support/api.ts';
import { passwordOf } from '../support/merchant.ts';
import { openPartner } from '../support/partner.ts';

/** A store that takes orders around the clock, and somebody who works there. */
export type Shop = {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly userId: number;
  readonly caller: Caller;
};

/** Signs in everybody who owns a store of the demo that takes orders, and returns the stores. */
export async function openDemoShops(url: string): Promise<readonly Shop[]> {
  const owners = ['owner@demo.test', 'second@demo.test'];
  return (await Promise.all(owners.map(async (email) => shopsOf(url, email)))).flat();
}

/** Adds an approved store with a product to a Counter without limits of calls. */
export async function addShop(url: string): Promise<Shop> {
  const { email } = await openPartner(url);
  const [shop] = await shopsOf(url, email);
  if (!shop) throw new Error(`${email} has no store.`);
  const { storeId, userId, caller } = shop;
  const product = { name: 'Rye loaf', pickupPrice: 450, taxRate: null, categories: [] };
  await callApi(url, saveProduct, { body: { storeId, ...product } }, caller);
  const params = { storeId: String(storeId) };
  const { olVersion } = (await callApi(url, findStoreHours, { params }, caller)).data;
  const week = { storeId, hours: [], deliveryHours: null, olVersion };
  await callApi(url, saveStoreHours, { body: week }, caller);
  await callApi(url, updateStoreStatus, { body: { userId, id: storeId, online: true } }, caller);
  return shop;
}

async function shopsOf(url: string, email: string): Promise<Shop[]> {
  const body = { email, password: passwordOf(email) };
  const { token, userId } = (await callApi(url, login, { body })).data;
  const caller = { token };
  const params = { id: String(userId) };
  const stores = (await callApi(url, findBusinesses, { params }, caller)).data;
  return stores.map(({ id, storeUrl }) => ({ storeId: id, storeUrl, userId, caller }));
}
