import { findMarketingCalendar } from '@counter/contract/marketing';
import { removePromo } from '@counter/contract/promotions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { addPromo } from '../../testing/stores/promotions.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

it("codes that can be used in a month's weeks are in the marketing calendar, by first day", async () => {
  const [shop, other] = [await market.addShop(), await market.addShop()];
  const add = async (promoCode: string, startDate: string, endDate: string, of = shop) =>
    addPromo(market, of, { promoCode, startDate, endDate });
  // The weeks of April reach from March 26 to May 6.
  await add('LASTDAY', '2026-05-06', '2026-05-20');
  await add('FIRSTDAY', '2026-03-10', '2026-03-26');
  await add('ALSO', '2026-03-10', '2026-04-10');
  await add('OVER', '2026-03-10', '2026-03-25');
  await add('LATER', '2026-05-07', '2026-05-20');
  await add('OTHERS', '2026-04-01', '2026-04-10', other);
  const storeId = String(shop.store.id);
  const gone = await add('GONE', '2026-04-01', '2026-04-10');
  await market.ask(removePromo, { params: { storeId, promoCodeId: String(gone) } }, shop.owner);
  const params = { storeId, month: '2026-04' };
  const entries = await market.ask(findMarketingCalendar, { params }, shop.owner);
  expect(entries.map(({ title }) => title)).toEqual(['FIRSTDAY', 'ALSO', 'LASTDAY']);
});
