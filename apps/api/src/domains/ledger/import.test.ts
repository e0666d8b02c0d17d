import { saveMarketplacePromo } from '@counter/contract/promotions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/database.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { sell } from '../../testing/stores/payouts.ts';
import { checkLedger, importEarnedOrders } from './index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const db = () => market.test.database.db;

/** Everything in the books of the shop, where nothing else is. */
async function books() {
  const [heads, entries, postings, days] = await Promise.all([
    db().selectFrom('ledgerHeads').selectAll().execute(),
    db().selectFrom('ledgerEntries').orderBy('seq').selectAll().execute(),
    db().selectFrom('ledgerPostings').selectAll().execute(),
    db().selectFrom('ledgerDays').selectAll().execute(),
  ]);
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return { heads, entries, postings: sorted(postings), days: sorted(days) };
}

it('orders that were added in bulk are entered as if each had been completed', async () => {
  const operator = await addUser(db(), { operator: true });
  const promo = { promoCode: 'OURS', type: 'AMOUNT', amount: 300, maxDiscount: 300 } as const;
  const days = { startDate: '2026-03-04', endDate: '2026-03-09' };
  const body = { storeId: shop.store.id, ...promo, minOrderValue: 0, ...days };
  await market.ask(saveMarketplacePromo, { body: { ...body, paidBy: 'MARKETPLACE' } }, operator);
  await sell(shop, { deliveryMethod: 'DIRECT', deliveryFee: 9900, tip: 250 });
  market.clock.advance(1);
  const middle = market.clock.now();
  await sell(shop, { payment: 'AT_COUNTER', tip: 100 });
  market.clock.set(new Date('2026-03-05T17:00:00Z'));
  await sell(shop, { promoCode: 'OURS' });
  await shop.place();
  const last = market.clock.now();
  market.clock.advance(1);
  const before = await books();
  await sell(shop);
  const { entries } = before;
  expect(entries.map(({ kind }) => kind)).toEqual(['ORDER', 'ORDER', 'COLLECTED', 'ORDER']);

  for (const table of ['ledgerPostings', 'ledgerDays', 'ledgerEntries', 'ledgerHeads'] as const) {
    await db().deleteFrom(table).where('storeId', '=', shop.store.id).execute();
  }
  const scope = await scopeForSystem(db(), shop.store.id, 'Test');
  const enter = async (span: { after?: Date; until: Date }) =>
    inTransaction(db(), async (tx) => importEarnedOrders(tx, scope, span));
  await enter({ until: middle });
  expect((await books()).entries).toEqual(entries.slice(0, 3));
  await enter({ after: middle, until: last });
  await enter({ until: last });
  expect(await books()).toEqual(before);
  await enter({ until: market.clock.now() });
  expect(await checkLedger(db(), shop.store.id)).toEqual([]);
});
