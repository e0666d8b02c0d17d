import { findWebStoreReport } from '@counter/contract/analytics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  const other = await market.addShop();
  const [mine, theirs] = [{ storeId: shop.store.id }, { storeId: other.store.id }];
  await market.test.database.db
    .insertInto('storefrontDays')
    .values([
      { ...theirs, day: '2026-02-20', visits: 40 },
      { ...mine, day: '2026-03-03', visits: 3 },
      { ...mine, day: '2026-02-28', visits: 1 },
      { ...mine, day: '2026-03-01', visits: 2 },
      { ...mine, day: '2026-03-04', visits: 4 },
      { ...mine, day: '2026-03-05', visits: 5 },
    ])
    .execute();
});
afterAll(() => market.test.close());

async function report(startDate: string, endDate: string) {
  const body = { storeId: shop.store.id, startDate, endDate };
  const { days, totals, countedSince } = await market.ask(findWebStoreReport, { body }, shop.owner);
  return {
    days: days.map(({ day, visits }) => [day, visits]),
    visits: totals.visits,
    countedSince,
  };
}

it('has every day since counting began, up to today', async () => {
  expect(await report('2026-02-01', '2026-03-31')).toEqual({
    days: [
      ['2026-02-28', 1],
      ['2026-03-01', 2],
      ['2026-03-02', 0],
      ['2026-03-03', 3],
      ['2026-03-04', 4],
    ],
    visits: 10,
    countedSince: '2026-02-28',
  });
});

it('has only the requested days, first and last included', async () => {
  expect(await report('2026-03-01', '2026-03-03')).toMatchObject({
    days: [
      ['2026-03-01', 2],
      ['2026-03-02', 0],
      ['2026-03-03', 3],
    ],
    visits: 5,
  });
});
