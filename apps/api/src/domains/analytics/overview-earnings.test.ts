import { findPerformanceOverview, type Duration } from '@counter/contract/analytics';
import { findStatement } from '@counter/contract/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function sellAt(at: string, tip: number, quantity: number): Promise<void> {
  market.clock.set(new Date(at));
  const productId = shop.products[0]?.id ?? 0;
  const items = [{ productId, quantity, options: [], specialInstructions: '' }];
  const { id } = await shop.place({ items, tip });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
}

/** Fees and earnings of each day or hour with any, as the overview charts them. */
async function charted(duration: Duration): Promise<Record<string, [number, number]>> {
  const body = { storeId: shop.store.id, duration };
  const { earnings } = await market.ask(findPerformanceOverview, { body }, shop.owner);
  const sold = earnings.filter(({ fees }) => fees !== 0);
  return Object.fromEntries(sold.map((one) => [one.dayHour, [one.fees, one.earnings]]));
}

/** Fees and what was earned of the orders of a day, as the statement has them. */
async function stated(day: string): Promise<[number, number]> {
  const body = {
    storeId: shop.store.id,
    startDate: day,
    endDate: day,
    kind: 'ORDER' as const,
    pageNumber: 0,
  };
  const { totals } = await market.ask(findStatement, { body }, shop.owner);
  const fees = totals.parts.find(({ account }) => account === 'fees')?.amount ?? 0;
  return [-fees, totals.amount];
}

it('charts the same fees and earnings as the statement, by day and by hour', async () => {
  await sellAt('2026-03-02T17:10:00Z', 200, 3);
  // Late in the evening of the store, and the day after by the clock of the server.
  await sellAt('2026-03-04T01:40:00Z', 0, 1);
  await sellAt('2026-03-04T16:00:00Z', 150, 2);
  const cancelled = await shop.place();
  await shop.move(cancelled.id, 'cancel');
  const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
  const books = new Map<string, [number, number]>();
  for (const day of days) books.set(day, await stated(day));
  expect(books.get('2026-03-02')?.[0]).toBeGreaterThan(0);
  expect(await charted('LAST_7_DAYS')).toEqual(Object.fromEntries(books));
  expect(await charted('TODAY')).toEqual({ '2026-03-04T11': books.get('2026-03-04') });
});
