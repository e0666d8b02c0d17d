import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPromo } from '../../testing/stores/promotions.ts';
import { giveBackPromo, reducePromo } from './index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

it("gives back a part of a use, all of it once, and nothing of other orders' uses", async () => {
  const { act, db } = market.test.platform;
  const customer = { name: 'Maya Lind', phone: '(212) 555-0101' };
  await addPromo(market, shop);
  const { id } = await shop.place({ customer, promoCode: 'WELCOME10' });
  await shop.place({ customer, promoCode: 'WELCOME10' });
  const scope = await scopeForSystem(db, shop.store.id, 'Test');
  const counted = async () => {
    const [row] = await db
      .selectFrom('promoCodes')
      .where('storeId', '=', shop.store.id)
      .select(['uses', 'given'])
      .execute();
    return row ?? { uses: 0, given: 0 };
  };
  const both = await counted();
  const each = both.given / 2;
  expect(both).toEqual({ uses: 2, given: each * 2 });
  expect(each).toBeGreaterThan(20);
  await act(scope, async (work) => reducePromo(work, id, 20));
  expect(await counted()).toEqual({ uses: 2, given: each * 2 - 20 });
  await act(scope, async (work) => giveBackPromo(work, id));
  expect(await counted()).toEqual({ uses: 1, given: each });
  // What was given back is over: it is neither reduced nor given back again.
  await act(scope, async (work) => reducePromo(work, id, 20));
  await act(scope, async (work) => giveBackPromo(work, id));
  expect(await counted()).toEqual({ uses: 1, given: each });
});
