import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { addDeal } from '../../testing/stores/deals.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { sell } from '../../testing/stores/payouts.ts';
import { findDealFigures } from './index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const at = (instant: string) => market.clock.set(new Date(instant));
const days = { startDate: '2026-03-05', endDate: '2026-03-06' };

it("a deal's figures cover the completed orders of the days, under its latest name", async () => {
  const { db } = market.test.platform;
  const scope = await scopeForSystem(db, shop.store.id, 'Test');
  const id = await addDeal(market, shop, { name: 'Lunch' });
  const items = {
    items: [],
    deals: [{ dealId: id, quantity: 1, parts: [], specialInstructions: '' }],
  };
  const rename = async (name: string) =>
    db.updateTable('deals').set({ name }).where('id', '=', id).execute();
  at('2026-03-05T04:59:59Z');
  await sell(shop, items);
  at('2026-03-05T05:00:00Z');
  const first = await sell(shop, items);
  await rename('Late lunch');
  at('2026-03-07T04:59:59Z');
  const second = await sell(shop, items);
  await shop.place(items);
  await rename('Never sold');
  at('2026-03-07T05:00:00Z');
  await sell(shop, items);
  const [figures, ...others] = await findDealFigures(db, scope, days);
  expect(others).toEqual([]);
  expect(figures).toMatchObject({
    id,
    name: 'Late lunch',
    orders: 2,
    sales: first.subtotal + second.subtotal,
    ownDiscount: first.discount + second.discount,
  });
});
