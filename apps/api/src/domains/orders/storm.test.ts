import { changeItems, orderStatuses, type Order } from '@counter/contract/orders';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, setProduct } from '../../testing/stores/deals.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { checkLedger } from '../ledger/index.ts';
import { checkChanges, compareRollups } from './index.ts';

let market: TestMarket;
let shop: TestShop;
let dealId: number;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  dealId = await addDeal(market, shop);
  await setProduct(market, shop.products[0]?.id ?? 0, { dailyLimit: 110 });
});
afterAll(() => market.test.close());

const twoSoups = () => ({
  items: [
    { productId: shop.products[0]?.id ?? 0, quantity: 2, options: [], specialInstructions: '' },
  ],
});

const moves = ['accept', 'ready', 'complete', 'cancel'] as const;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    customer: fc.integer({ min: 0, max: 4 }),
    lines: fc.uniqueArray(fc.integer({ min: 0, max: 1 }), { minLength: 1 }),
    deals: fc.constantFrom(0, 0, 1, 2),
    method: fc.constantFrom('PICKUP' as const, 'DIRECT' as const),
    scheduled: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    order: fc.nat(),
    move: fc.constantFrom(...moves),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    order: fc.nat(),
    quantity: fc.constantFrom(0, 1),
    swaps: fc.boolean(),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function run(one: Step, placed: readonly Order[]) {
  if (one.kind === 'change') return change(one, placed[one.order % placed.length]);
  if (one.kind === 'move') return shop.move(placed[one.order % placed.length]?.id ?? 0, one.move);
  return shop.send({
    customer: { name: `Customer ${one.customer}`, phone: `+1555010${1000 + one.customer}` },
    deliveryMethod: one.method,
    items: one.lines.map((line) => ({
      productId: shop.products[line]?.id ?? 0,
      quantity: line + 1,
      options: [],
      specialInstructions: '',
    })),
    deals: one.deals ? [{ dealId, quantity: one.deals, parts: [], specialInstructions: '' }] : [],
    ...(one.scheduled ? { scheduledAt: '2026-03-04T19:00:00Z' } : {}),
  });
}

function change({ quantity, swaps }: Extract<Step, { kind: 'change' }>, order: Order | undefined) {
  const swap = swaps ? { swap: { productId: shop.products[1]?.id ?? 0 } } : {};
  const lines = [{ line: 1, quantity, ...swap }];
  const body = { storeId: shop.store.id, orderId: order?.id ?? 0, changes: 0, lines };
  return market.test.call(changeItems, { body }, shop.owner);
}

/** The rollups said another way: one subquery per kept row, from the orders alone. */
async function countedWrongly(): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select (
      select count(*) from order_hours h where (h.orders, h.accepted, h.subtotal) <> (
        select count(*), count(*) filter (where accepted_at is not null), coalesce(sum(subtotal), 0)
        from orders where store_id = h.store_id and placed_day = h.day and placed_hour = h.hour
          and status = h.status and delivery_method = h.delivery_method
          and (scheduled_at is not null) = h.scheduled)
    ) + (
      select count(*) from order_counts c where c.orders <> (
        select count(*) from orders where store_id = c.store_id and placed_day = c.day
          and status = c.status and delivery_method = c.delivery_method
          and (scheduled_at is not null) = c.scheduled)
    ) + (
      select count(*) from product_days p where p.orders <> (
        select count(*) from orders o where store_id = p.store_id and placed_day = p.day
          and status in ('NEW', 'STORE_ACCEPTED', 'READY', 'COMPLETED')
          and exists (select from order_items i
            where i.store_id = o.store_id and i.order_id = o.id and i.product_id = p.product_id))
    ) + (
      select count(*) from customer_days d where (d.orders, d.subtotal) <> (
        select count(*), coalesce(sum(subtotal), 0)
        from orders where store_id = d.store_id and placed_day = d.day and customer_id = d.customer_id
          and status in ('NEW', 'STORE_ACCEPTED', 'READY', 'COMPLETED'))
    ) + (
      select count(*) from cancellation_days c where (c.orders, c.subtotal) <> (
        select count(*), coalesce(sum(subtotal), 0)
        from orders o where o.store_id = c.store_id and o.placed_day = c.day and exists (
          select from order_timeline t where t.store_id = o.store_id and t.order_id = o.id
            and t.kind = 'cancel' and t.reason = c.reason))
    ) + (
      select count(*) from preparation_days p where p.orders <> (
        select count(*) from order_timeline t join orders o
          on o.store_id = t.store_id and o.id = t.order_id
        where t.store_id = p.store_id and o.placed_day = p.day and t.kind = 'ready')
    ) + (
      select count(*) from product_sales s where s.sold <> (
        select coalesce(sum(i.quantity), 0)
        from orders o join order_items i on i.store_id = o.store_id and i.order_id = o.id
        where o.store_id = s.store_id and o.due_day = s.day and i.product_id = s.product_id
          and (o.status in ('NEW', 'STORE_ACCEPTED', 'READY', 'COMPLETED') or exists (
            select from order_timeline t
            where t.store_id = o.store_id and t.order_id = o.id and t.kind = 'complete')))
    ) as wrong`.execute(market.test.database.db);
  return rows[0]?.wrong ?? -1;
}

describe('many simultaneous moves and orders', () => {
  it('leave every rollup correct and no gap in the events', async () => {
    const { db } = market.test.database;
    const placed = await Promise.all(Array.from({ length: 20 }, () => shop.place(twoSoups())));
    const steps = fc.sample(step, { numRuns: 200, seed: 20_260_304 });
    const answers = await Promise.all(steps.map((one) => run(one, placed)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    for (const [index, one] of steps.entries()) {
      const answer = answers[index];
      if (one.kind === 'place' && answer?.statusCode === 200) placed.push(orderOf(answer));
    }

    const soldOut = answers.filter((answer) => answer.body.includes('Lentil Soup'));
    expect(soldOut.filter(({ statusCode }) => statusCode === 409).length).toBeGreaterThan(0);
    expect(await countedWrongly()).toBe(0);
    expect(await compareRollups(db, shop.store.id)).toEqual([]);
    expect(await checkLedger(db, shop.store.id)).toEqual([]);
    expect(await checkChanges(db, shop.store.id)).toEqual([]);
    const counted = await db.selectFrom('orderCounts').select(['status', 'orders']).execute();
    const total = counted.reduce((sum, { orders }) => sum + orders, 0);
    expect(total).toBe(placed.length);
    expect(counted.every(({ status }) => orderStatuses.includes(status))).toBe(true);

    const events = await db.selectFrom('storeEvents').orderBy('seq').select('seq').execute();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(placed.length);
  });
});
