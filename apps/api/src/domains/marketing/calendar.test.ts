import { findMarketingCalendar } from '@counter/contract/marketing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDeal } from '../../testing/stores/deals.ts';
import { addCampaign } from '../../testing/stores/marketing.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPromo } from '../../testing/stores/promotions.ts';
import { cancelCampaign } from './campaigns.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

async function read(month: string) {
  const params = { storeId: String(shop.store.id), month };
  const entries = await market.ask(findMarketingCalendar, { params }, shop.owner);
  return entries.map(({ kind, title, from, to }) => [kind, title, from, to]);
}

test("the calendar shows the events of a month's weeks by store day", async () => {
  await addPromo(market, shop, { startDate: '2026-03-30', endDate: '2026-04-02' });
  await addDeal(market, shop, { name: 'Always' });
  await addDeal(market, shop, { name: 'April', startDate: '2026-04-10', endDate: '2026-04-12' });
  // Half past eleven in the evening of March 31 in New York is April in London.
  await addCampaign(market, shop, { title: 'Late', scheduleAt: '03-31-2026 11:30 PM' });
  const cancelled = await addCampaign(market, shop, {
    title: 'Cancelled',
    scheduleAt: '03-20-2026 11:30 AM',
  });
  const scope = await scopeForSystem(market.test.platform.db, shop.store.id, 'Test');
  await cancelCampaign(market.test.platform, scope, cancelled);
  const code = ['CODE', 'WELCOME10', '2026-03-30', '2026-04-02'];
  const always = ['DEAL', 'Always', null, null];
  expect(await read('2026-03')).toEqual([
    ['CAMPAIGN', 'Late', '2026-03-31', '2026-03-31'],
    code,
    always,
  ]);
  // April is drawn with the days of March that share its first week.
  expect(await read('2026-04')).toEqual([
    ['CAMPAIGN', 'Late', '2026-03-31', '2026-03-31'],
    code,
    always,
    ['DEAL', 'April', '2026-04-10', '2026-04-12'],
  ]);
  expect(await read('2026-05')).toEqual([always]);
});
