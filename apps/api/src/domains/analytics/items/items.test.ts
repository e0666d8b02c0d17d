import { findItemFigures, type ItemFigure, type ItemFigures } from '@counter/contract/analytics';
import { removeProduct, saveProduct, updateProductAvailability } from '@counter/contract/menu';
import { updateStoreStatus } from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const at = (time: string): void => market.clock.set(new Date(time));
const productId = (product: number): number => shop.products[product]?.id ?? 0;

async function place(time: string, product = 0, quantity = 1) {
  at(time);
  const line = { options: [], specialInstructions: '' };
  return shop.place({ items: [{ productId: productId(product), quantity, ...line }] });
}

async function mark(time: string, available: boolean, until: string | null = null, product = 0) {
  at(time);
  const body = { storeId: shop.store.id, id: productId(product), available, until };
  await market.ask(updateProductAvailability, { body }, shop.owner);
}

type Days = {
  readonly startDate: string;
  readonly endDate: string;
  readonly compared?: { readonly startDate: string; readonly endDate: string };
};

const today: Days = { startDate: '2026-03-04', endDate: '2026-03-04' };

async function read(days: Days = today): Promise<ItemFigures> {
  return market.ask(findItemFigures, { body: { storeId: shop.store.id, ...days } }, shop.owner);
}

async function unavailable(days: Days = today, product = 0): Promise<ItemFigure['unavailable']> {
  const { items } = await read(days);
  return items.find((item) => item.productId === productId(product))?.unavailable ?? null;
}

/** Sells one to two soups between noon and one on the Wednesdays before 4 March. */
async function sellOnWednesdays(...days: readonly string[]): Promise<void> {
  for (const day of days) await place(`2026-${day}T17:10:00Z`, 0, 2);
}

describe('item figures', () => {
  it('list the whole menu with the days they compare with', async () => {
    await place('2026-03-02T17:00:00Z', 0, 3);
    await place('2026-03-03T17:00:00Z');
    await place('2026-03-04T17:00:00Z', 0, 2);
    const cancelled = await place('2026-03-04T17:05:00Z', 1);
    await shop.move(cancelled.id, 'cancel');
    const threeSoups = { quantity: 3, sales: 3750, discounts: 0, netSales: 3750 };
    const nothing = { orders: 0, quantity: 0, sales: 0, discounts: 0, netSales: 0 };
    const compared = { startDate: '2026-03-01', endDate: '2026-03-02' };
    const figures = await read({ startDate: '2026-03-03', endDate: '2026-03-04', compared });
    expect(figures).toEqual({
      currency: 'USD',
      from: '2026-03-03',
      to: '2026-03-04',
      compared: { from: '2026-03-01', to: '2026-03-02' },
      medians: null,
      items: [
        {
          productId: productId(0),
          productName: 'Lentil Soup',
          onMenu: true,
          ...threeSoups,
          orders: 2,
          before: { ...threeSoups, orders: 1 },
          group: 'TOO_FEW',
          unavailable: null,
        },
        {
          productId: productId(1),
          productName: 'Flat Bread',
          onMenu: true,
          ...nothing,
          before: nothing,
          group: 'TOO_FEW',
          unavailable: null,
        },
      ],
    });
  });

  it('count orders in every state that counts, and compare only on request', async () => {
    const done = await place('2026-02-03T17:00:00Z');
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(done.id, move);
    await place('2026-03-04T17:00:00Z', 0, 2);
    const days = { startDate: '2026-02-01', endDate: '2026-03-04' };
    const { items, compared } = await read(days);
    expect(compared).toBeNull();
    expect(items[0]).toMatchObject({ orders: 2, netSales: 3750, before: null });
  });

  it('keep deleted items that were sold, without unavailable time', async () => {
    await place('2026-03-04T16:00:00Z');
    await mark('2026-03-04T16:10:00Z', false);
    at('2026-03-04T17:00:00Z');
    const body = { storeId: shop.store.id, id: productId(0) };
    await market.ask(removeProduct, { body }, shop.owner);
    const [soup] = (await read()).items;
    expect(soup).toMatchObject({ onMenu: false, orders: 1, unavailable: null });
  });

  it('reject a range over a year and one that ends before it begins', async () => {
    const days = { storeId: shop.store.id, startDate: '2025-01-01', endDate: '2026-01-02' };
    const long = await market.test.call(findItemFigures, { body: days }, shop.owner);
    expect(long.statusCode).toBe(422);
    const body = { ...days, startDate: '2026-01-03' };
    const backward = await market.test.call(findItemFigures, { body }, shop.owner);
    expect(backward.statusCode).toBe(422);
  });
});

describe("an item's unavailable time", () => {
  it('costs what the same hours usually sell of it', async () => {
    await sellOnWednesdays('01-28', '02-04', '02-11', '02-18', '02-25');
    await mark('2026-03-04T17:00:00Z', false);
    await mark('2026-03-04T17:30:00Z', true);
    at('2026-03-04T20:00:00Z');
    // Half of an hour in which two were sold.
    expect(await unavailable()).toEqual({ minutes: 30, soldOutMinutes: 0, cost: 1250 });
    expect(await unavailable(today, 1)).toBeNull();
  });

  it('has no cost with fewer than four weeks of availability', async () => {
    await sellOnWednesdays('02-18', '02-25');
    at('2026-01-05T17:00:00Z');
    await mark('2026-01-06T10:00:00Z', false, '2026-02-06T10:00:00Z');
    await mark('2026-03-04T17:00:00Z', false);
    at('2026-03-04T17:30:00Z');
    expect(await unavailable()).toEqual({ minutes: 30, soldOutMinutes: 0, cost: null });
  });

  it('ends automatically at the time it was marked until', async () => {
    await mark('2026-03-04T12:00:00Z', false, '2026-03-04T13:00:00Z');
    at('2026-03-04T20:00:00Z');
    expect(await unavailable()).toMatchObject({ minutes: 60 });
  });

  it('is clipped to the range and excludes the hours when the store was closed', async () => {
    await mark('2026-03-02T12:00:00Z', false);
    at('2026-03-03T10:00:00Z');
    const body = { id: shop.store.id };
    await market.ask(updateStoreStatus, { body: { ...body, online: false } }, shop.owner);
    at('2026-03-03T14:00:00Z');
    await market.ask(updateStoreStatus, { body: { ...body, online: true } }, shop.owner);
    at('2026-03-04T20:00:00Z');
    const days = { startDate: '2026-03-03', endDate: '2026-03-03' };
    expect(await unavailable(days)).toMatchObject({ minutes: 20 * 60 });
  });

  it('begins with the order that uses up a daily limit and ends with the day', async () => {
    at('2026-03-03T12:00:00Z');
    const soup = { id: productId(0), name: 'Lentil Soup', pickupPrice: 1250, taxRate: null };
    const limit = { enabledDailyLimit: true, dailyLimit: 3, olVersion: 1 };
    const body = { storeId: shop.store.id, ...soup, ...limit };
    await market.ask(saveProduct, { body }, shop.owner);
    await place('2026-03-03T17:00:00Z', 0, 2);
    await place('2026-03-03T23:00:00Z', 0, 1);
    at('2026-03-05T20:00:00Z');
    const days = { startDate: '2026-03-03', endDate: '2026-03-05' };
    expect(await unavailable(days)).toMatchObject({ minutes: 360, soldOutMinutes: 360 });
  });
});
