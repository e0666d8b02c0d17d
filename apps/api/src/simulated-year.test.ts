import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from './books.ts';
import { createTestMarket, type TestMarket, type TestShop } from './testing/orders.ts';
import { recomputeYear } from './testing/recompute-year.ts';
import { ordersOfYear, simulateYear } from './testing/simulated-year.ts';

const orders = ordersOfYear();
const patienceMs = 60_000 + orders * 2;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await simulateYear(market, orders);
}, patienceMs);
afterAll(() => market.test.close());

describe('a year with promo codes, refunds and returned payments', () => {
  it(
    'leaves books that balance',
    async () => {
      for await (const { faults, entries } of checkBooks(market.test.database.db)) {
        expect(faults).toEqual([]);
        expect(entries).toBeGreaterThan(orders * 0.9);
      }
    },
    patienceMs,
  );

  it(
    'pays every cent of it, and owes the rest',
    async () => {
      const year = await recomputeYear(market.test.database.db, shop.store.id);
      expect(year.completedOrders).toBeGreaterThan(orders * 0.9);
      expect(year.refundedOrders).toBeGreaterThan(50);
      expect(year.promoOrders).toBeGreaterThan(500);
      expect(year.failedPayouts).toBe(5);
      expect(year.wrongPayouts).toBe(0);
      expect(year.balance).toBe(year.earned - year.paid);
    },
    patienceMs,
  );
});
