import { customerCodesSize } from '@counter/contract/promotions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { copyRow } from '../../testing/stores/copies.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPromo } from '../../testing/stores/promotions.ts';
import { giveBackPromo, reducePromo } from './index.ts';
import { findCustomerCodes } from './promotions.service.ts';

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

it("lists a customer's latest uses, those given back included, at most 20", async () => {
  const { act, db } = market.test.platform;
  const busy = await market.addShop();
  await addPromo(market, busy);
  const use = async (phone: string) =>
    busy.place({ customer: { name: 'Maya Lind', phone }, promoCode: 'WELCOME10' });
  const order = await use('(212) 555-0102');
  await use('(212) 555-0103');
  const { id, orderNumber } = await use('(212) 555-0102');
  const scope = await scopeForSystem(db, busy.store.id, 'Test');
  await act(scope, async (work) => giveBackPromo(work, id));
  const { customerId } = await db
    .selectFrom('promoUses')
    .where('orderId', '=', id)
    .select('customerId')
    .executeTakeFirstOrThrow();
  const find = () => findCustomerCodes(market.test.platform, scope, customerId);
  expect(await find()).toMatchObject([
    { orderNumber, givenBack: true },
    { orderNumber: order.orderNumber, givenBack: false },
  ]);
  await copyRow(db, 'orders', id, {
    times: customerCodesSize,
    set: sql`jsonb_build_object('order_number', 'COPY-' || n)`,
  });
  await sql`
    insert into promo_uses (store_id, order_id, promo_id, customer_id, amount, used_at)
    select u.store_id, o.id, u.promo_id, u.customer_id, u.amount, u.used_at
    from promo_uses u join orders o on o.store_id = u.store_id and o.order_number like 'COPY-%'
    where u.order_id = ${id}`.execute(db);
  const latest = Array.from(
    { length: customerCodesSize },
    (_, n) => `COPY-${customerCodesSize - n}`,
  );
  expect((await find()).map((one) => one.orderNumber)).toEqual(latest);
});
