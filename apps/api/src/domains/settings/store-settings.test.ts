import {
  changeCustomerPickup,
  changeTaxRate,
  findStoreAccount,
  findStoreInfo,
  findStoreOrdering,
  updateStoreInfo,
  updateStoreOrdering,
} from '@counter/contract/settings';
import { customerPickupCases, storeInfoCases, storeOrderingCases } from '@counter/contract/cases';
import { findMarketplaceMenu, findMarketplaceStores } from '@counter/contract/integrations';
import { findOrder, type Order } from '@counter/contract/orders';
import { findBusinesses } from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addApiKey, addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const inPath = () => ({ params: { storeId: String(shop.store.id) } });

async function eventKinds(): Promise<string[]> {
  const rows = await market.test.platform.db
    .selectFrom('storeEvents')
    .where('storeId', '=', shop.store.id)
    .orderBy('seq')
    .select('event')
    .execute();
  return rows.map(({ event }) => event.kind);
}

describe('store info', () => {
  const filled = { ...storeInfoCases.filled, website: 'bakery.test' };

  async function send(fields: object, as = shop.owner) {
    const body = { storeId: shop.store.id, ...filled, ...fields };
    return post(market.test, updateStoreInfo, body, as);
  }

  it('has its initial values until somebody changes it', async () => {
    const before = await market.ask(findStoreInfo, inPath(), shop.owner);
    expect(before).toMatchObject({ website: '', description: '', olVersion: 0, changedBy: null });
    expect((await send({ olVersion: 0 })).statusCode).toBe(200);
    expect(await market.ask(findStoreInfo, inPath(), shop.owner)).toEqual({
      ...filled,
      website: 'https://bakery.test',
      olVersion: 1,
      changedBy: shop.owner.name,
      changedAt: '2026-03-04T17:00:00.000Z',
    });
    const mine = { params: { id: String(shop.owner.id) } };
    const [business] = await market.ask(findBusinesses, mine, shop.owner);
    expect(business).toMatchObject({
      name: storeInfoCases.filled['name'],
      storeUrl: shop.store.storeUrl,
    });
    expect(await eventKinds()).toEqual(['settings.changed', 'store.status']);
  });

  it('rejects a stale save by a second person', async () => {
    const { db } = market.test.platform;
    const manager = await addUser(db, { store: shop.store, role: 'manager' });
    await send({ olVersion: 0 }, manager);
    const refused = await send({ olVersion: 0, name: 'Mine' });
    expect(refused.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      detail: `${manager.name} changed "${storeInfoCases.filled['name']}" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
    expect((await send({ olVersion: 1, name: 'Mine' })).statusCode).toBe(200);
  });

  it("doesn't change when the same values are saved", async () => {
    await send({});
    await send({ olVersion: 0 });
    const { olVersion } = await market.ask(findStoreInfo, inPath(), shop.owner);
    expect(olVersion).toBe(1);
  });
});

describe('the tax rate', () => {
  async function change(storeTaxRate: unknown) {
    const body = { storeId: shop.store.id, userId: shop.owner.id, storeTaxRate };
    return post(market.test, changeTaxRate, body, shop.owner);
  }

  it('applies from the next order on and shows who changed it', async () => {
    const before = await shop.place();
    expect((await change('10.25')).statusCode).toBe(200);
    const after = await shop.place();
    const key = { params: { storeId: String(shop.store.id), orderNumber: before.orderNumber } };
    expect((await market.ask(findOrder, key, shop.owner)).tax).toBe(103);
    expect(after.tax).toBe(128);
    expect(await market.ask(findStoreAccount, inPath(), shop.owner)).toMatchObject({
      taxRate: 10.25,
      tax: { olVersion: 1, changedBy: shop.owner.name, changedAt: '2026-03-04T17:00:00.000Z' },
      pickup: { olVersion: 0, changedBy: null, changedAt: null },
    });
    const [entry] = (await findAudit(market.test.platform.db, 'settings.tax')).filter(
      ({ storeId }) => storeId === shop.store.id,
    );
    expect(entry).toMatchObject({ before: { taxRate: 82_500 }, after: { taxRate: 102_500 } });
  });

  it('keeps every hundredth', async () => {
    for (const rate of [8.29, 0.57, 19.99, 1.15, 8.875, 0.0001, 24.9999]) {
      await change(rate);
      const { taxRate } = await market.ask(findStoreAccount, inPath(), shop.owner);
      expect(taxRate).toBe(rate);
    }
  });
});

describe('the pickup instructions', () => {
  it('are read with a pickup order, in their current form', async () => {
    const read = async ({ orderNumber }: Order) => {
      const params = { storeId: String(shop.store.id), orderNumber };
      return (await market.ask(findOrder, { params }, shop.owner)).pickupInstructions;
    };
    const pickup = await shop.place();
    const delivery = await shop.place({ deliveryMethod: 'DIRECT' });
    expect(await read(pickup)).toBeNull();
    const { pickupInstructions } = customerPickupCases.filled;
    const body = { storeId: shop.store.id, pickupInstructions };
    await post(market.test, changeCustomerPickup, body, shop.owner);
    expect(await read(pickup)).toBe(pickupInstructions);
    expect(await read(delivery)).toBeNull();
  });

  it('come with the order and with the menu', async () => {
    const { storeUrl } = shop.store;
    const token = await addApiKey(market.test.platform.db);
    const menu = async () => market.ask(findMarketplaceMenu, { params: { storeUrl } }, { token });
    expect(await menu()).toMatchObject({ pickupInstructions: '' });
    expect((await shop.send()).json()).toMatchObject({ data: { pickupInstructions: null } });
    const { pickupInstructions } = customerPickupCases.filled;
    const body = { storeId: shop.store.id, pickupInstructions };
    await post(market.test, changeCustomerPickup, body, shop.owner);
    expect(await menu()).toMatchObject({ pickupInstructions });
    expect((await shop.send()).json()).toMatchObject({ data: { pickupInstructions } });
    expect((await shop.send({ deliveryMethod: 'DIRECT' })).json()).toMatchObject({
      data: { pickupInstructions: null },
    });
  });
});

describe('order settings', () => {
  async function change(fields: object) {
    const body = { storeId: shop.store.id, ...storeOrderingCases.sent, ...fields };
    const response = await post(market.test, updateStoreOrdering, body, shop.owner);
    expect(response.statusCode).toBe(200);
  }

  it('apply: minimum order, delivery methods and preparation time', async () => {
    await change({ minimumOrder: 1251, deliveryMethods: ['DIRECT', 'POOLED', 'DIRECT'] });
    expect(await market.ask(findStoreOrdering, inPath(), shop.owner)).toMatchObject({
      minimumOrder: 1251,
      deliveryMethods: ['DIRECT', 'POOLED'],
      preparationMinutes: 25,
    });
    const { storeName } = {
      storeName: (await market.ask(findStoreInfo, inPath(), shop.owner)).name,
    };
    const detail = `${storeName} does not offer pickup. Choose direct delivery or pooled delivery.`;
    expect((await shop.send()).json()).toMatchObject({
      code: 'DELIVERY_METHOD_NOT_OFFERED',
      detail,
      errors: [{ path: 'deliveryMethod', message: detail }],
    });
    const small = await shop.send({ deliveryMethod: 'DIRECT' });
    expect(small.json()).toMatchObject({ code: 'BELOW_MINIMUM_ORDER' });
    await change({ minimumOrder: 1250 });
    expect(await shop.place()).toMatchObject({
      estimatedPickupTime: '2026-03-04T17:25:00.000Z',
    });
  });

  it('are visible to consumer apps', async () => {
    await change({ deliveryMethods: ['POOLED'] });
    const { storeUrl } = shop.store;
    const as = { token: await addApiKey(market.test.platform.db) };
    const { store, minimumOrder } = await market.ask(
      findMarketplaceMenu,
      { params: { storeUrl } },
      as,
    );
    expect([store.deliveryMethods, minimumOrder]).toEqual([['POOLED'], 1500]);
    const stores = await market.ask(findMarketplaceStores, {}, as);
    expect(stores.find((one) => one.storeUrl === storeUrl)).toMatchObject({
      deliveryMethods: ['POOLED'],
    });
  });
});
