import {
  findFinancialOverview,
  type Duration,
  type FinancialOverview,
} from '@counter/contract/analytics';
import type { CallOf } from '@counter/contract/endpoint';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;
const markets: TestMarket[] = [];

beforeEach(async () => {
  market = await createTestMarket();
  markets.push(market);
  shop = await market.addShop();
});
afterAll(() => Promise.all(markets.map(({ test }) => test.close())));

type Asked = Omit<CallOf<typeof findFinancialOverview>['body'], 'storeId' | 'duration'>;

async function financials(duration: Duration, asked: Asked = {}): Promise<FinancialOverview> {
  const body = { storeId: shop.store.id, duration, ...asked };
  return await market.ask(findFinancialOverview, { body }, shop.owner);
}

async function placeAt(at: string, quantity = 1): Promise<void> {
  now(at);
  const productId = shop.products[0]?.id ?? 0;
  await shop.place({ items: [{ productId, quantity, options: [], specialInstructions: '' }] });
}

const now = (at: string): void => market.clock.set(new Date(at));

describe('the financials of a range', () => {
  it('cover past days, by hour for a single day, and compare with the same weekday a year before', async () => {
    await placeAt('2025-03-04T16:30:00Z', 2);
    await placeAt('2026-03-02T16:30:00Z');
    await placeAt('2026-03-03T04:30:00Z', 3);
    await placeAt('2026-03-04T16:30:00Z');
    const yesterday = await financials('YESTERDAY', { comparison: 'YEAR' });
    expect(yesterday).toMatchObject({
      from: '2026-03-03',
      to: '2026-03-03',
      compared: { comparison: 'YEAR', from: '2025-03-04', to: '2025-03-04' },
      before: { totalOrders: 1, saleSubTotal: 2500 },
      totals: { totalOrders: 0 },
    });
    const monday = { startDate: '3/2/2026', endDate: '2026-03-02' };
    const chosen = await financials('CUSTOM', { ...monday, comparison: 'NONE' });
    expect(chosen).toMatchObject({
      duration: 'CUSTOM',
      compared: null,
      before: null,
      totals: { totalOrders: 2, saleSubTotal: 4 * 1250 },
    });
    expect(chosen.saleData.map(({ dayHour }) => dayHour).at(-1)).toBe('2026-03-02T23');
  });

  it('compare a running range up to the current hour and a past range in full', async () => {
    await placeAt('2026-01-01T17:00:00Z');
    await placeAt('2026-02-01T16:00:00Z');
    await placeAt('2026-02-04T15:30:00Z');
    await placeAt('2026-02-04T23:30:00Z');
    now('2026-03-04T17:00:00Z');
    expect(await financials('THIS_MONTH')).toMatchObject({ before: { totalOrders: 2 } });
    now('2026-04-01T17:00:00Z');
    const march = { startDate: '2026-03-01', endDate: '2026-03-28' };
    expect(await financials('CUSTOM', march)).toMatchObject({ before: { totalOrders: 3 } });
  });

  it('compare this month on the 29th to 31st with the whole of a shorter month', async () => {
    await placeAt('2026-01-01T17:00:00Z');
    await placeAt('2026-02-01T16:00:00Z');
    await placeAt('2026-02-28T23:30:00Z');
    now('2026-03-28T15:00:00Z');
    expect(await financials('THIS_MONTH')).toMatchObject({ before: { totalOrders: 1 } });
    for (const today of ['29', '31']) {
      now(`2026-03-${today}T15:00:00Z`);
      expect(await financials('THIS_MONTH')).toMatchObject({
        compared: { from: '2026-02-01', to: '2026-02-28' },
        before: { totalOrders: 2 },
      });
    }
  });

  it.each([
    [{}, 'Start date is required.'],
    [{ startDate: '2026-03-02' }, 'End date is required.'],
    [
      { startDate: '2026-03-02', endDate: '2026-03-01' },
      'Start date must not be after the end date.',
    ],
    [{ startDate: '2025-03-01', endDate: '2026-03-01' }, 'Choose at most one year.'],
  ])('reject custom days %o', async (days, message) => {
    const body = { storeId: shop.store.id, duration: 'CUSTOM' as const, ...days };
    const refused = await market.test.call(findFinancialOverview, { body }, shop.owner);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(message);
  });

  it('are visible to owners, managers and accountants', async () => {
    const { db } = market.test.database;
    const staff = await addUser(db, { store: shop.store, role: 'staff' });
    const body = { storeId: shop.store.id, duration: 'TODAY' as const };
    const refused = await market.test.call(findFinancialOverview, { body }, staff);
    expect(refused.statusCode).toBe(403);
  });
});
