import { findWaterfall } from '@counter/contract/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function sellAt(at: string): Promise<void> {
  market.clock.set(new Date(at));
  const { id } = await shop.place();
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
}

async function comparedOrders(at: string, endDate: string): Promise<number | undefined> {
  market.clock.set(new Date(at));
  const compared = { startDate: '2026-02-01', endDate };
  const days = { startDate: '2026-03-01', endDate: at.slice(0, 10) };
  const body = { storeId: shop.store.id, ...days, compared };
  return (await market.ask(findWaterfall, { body }, shop.owner)).before?.orders;
}

it('compares this month on the 29th to 31st with the whole of a shorter month', async () => {
  for (const at of ['2026-01-31T17:00:00Z', '2026-02-01T17:00:00Z', '2026-02-28T23:30:00Z']) {
    await sellAt(at);
  }
  // On the 28th at 11:00 only the hours until 11:00 of February 28.
  expect(await comparedOrders('2026-03-28T15:00:00Z', '2026-02-28')).toBe(1);
  expect(await comparedOrders('2026-03-29T15:00:00Z', '2026-02-28')).toBe(2);
  expect(await comparedOrders('2026-03-31T15:00:00Z', '2026-02-28')).toBe(2);
});
