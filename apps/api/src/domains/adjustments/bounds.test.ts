import {
  disputeCharge,
  decideCharge,
  proposeCharge,
  refundOrder,
} from '@counter/contract/adjustments';
import type { Order } from '@counter/contract/orders';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBooks } from '../../testing/stores/books.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { compareRollups } from '../orders/index.ts';

let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterAll(() => market.test.close());

const amount = fc.integer({ min: 1, max: 2200 });
const which = fc.nat({ max: 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('full' as const, 'items' as const), which }),
  fc.record({ kind: fc.constantFrom('custom' as const, 'propose' as const), which, amount }),
  fc.record({ kind: fc.constant('dispute' as const), charge: fc.nat() }),
  fc.record({
    kind: fc.constant('decide' as const),
    charge: fc.nat(),
    outcome: fc.constantFrom('WON' as const, 'PARTLY' as const, 'LOST' as const),
    amount,
  }),
  fc.record({ kind: fc.constant('cancel' as const), which }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function complete(): Promise<Order> {
  const order = await shop.place({ tip: 150 });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  return order;
}

/** The charges of a pair of orders, so that steps can name one by its place. */
async function chargesOf(orders: readonly Order[]): Promise<number[]> {
  const rows = await market.test.database.db
    .selectFrom('charges')
    .where(
      'orderId',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function run(one: Step, orders: readonly Order[]) {
  const storeId = shop.store.id;
  if (one.kind === 'dispute' || one.kind === 'decide') {
    const known = await chargesOf(orders);
    const chargeId = known[one.charge % Math.max(known.length, 1)];
    if (chargeId === undefined) return;
    const about = { storeId, chargeId };
    if (one.kind === 'dispute') {
      return market.test.call(
        disputeCharge,
        { body: { ...about, text: 'It is not right.' } },
        shop.owner,
      );
    }
    const { outcome, amount: part } = one;
    const body = { ...about, outcome, amount: part, note: 'Looked at it.' };
    return market.test.call(decideCharge, { body }, operator);
  }
  const order = orders[one.which];
  if (!order) return;
  const about = { storeId, orderId: order.id, reason: 'QUALITY' } as const;
  switch (one.kind) {
    case 'full':
      return market.test.call(refundOrder, { body: { ...about, type: 'FULL' } }, shop.owner);
    case 'items': {
      const items = [{ line: 1, quantity: 1 }];
      return market.test.call(
        refundOrder,
        { body: { ...about, type: 'ITEMS', items } },
        shop.owner,
      );
    }
    case 'custom':
      return market.test.call(
        refundOrder,
        { body: { ...about, type: 'CUSTOM', amount: one.amount } },
        shop.owner,
      );
    case 'propose': {
      const { orderNumber } = order;
      const body = {
        storeId,
        orderNumber,
        reason: 'LATE',
        amount: one.amount,
        note: 'Late',
      } as const;
      return market.test.call(proposeCharge, { body }, operator);
    }
    case 'cancel':
      return shop.move(order.id, 'cancel');
  }
}

/** Orders of which more went back, or may, than was paid, or whose parts do not say what they do. */
async function brokenOrders() {
  const { rows } = await sql<{ orderNumber: string }>`
    select o.order_number from orders o
    cross join lateral (
      select coalesce(sum(coalesce(c.charged, c.amount)), 0) as held from charges c
      where c.store_id = o.store_id and c.order_id = o.id
    ) c
    cross join lateral (
      select coalesce(-sum(p.amount), 0) as refunded from ledger_entries e
      join ledger_postings p using (store_id, seq)
      where e.store_id = o.store_id and e.order_id = o.id and p.account = 'refunds'
    ) l
    cross join lateral (
      select coalesce(sum(r.amount), 0) as refunded from refunds r
      where r.store_id = o.store_id and r.order_id = o.id
    ) r
    where o.store_id = ${shop.store.id} and (
      o.charges <> c.held or o.refunded <> l.refunded
      or (o.status = 'COMPLETED' and o.refunded <> r.refunded)
      or o.refunded + o.charges > o.subtotal - o.discount + o.tax + o.tip)`.execute(
    market.test.database.db,
  );
  return rows;
}

it('concurrent refunds and charges never add up to more than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      async (rounds) => {
        const orders = [await complete(), await complete()];
        for (const round of rounds) {
          const answers = await Promise.all(round.map((one) => run(one, orders)));
          for (const answer of answers) expect(answer?.statusCode ?? 200).toBeLessThan(500);
        }
        expect(await brokenOrders()).toEqual([]);
        const { head, entries, unbalanced } = await findBooks(
          market.test.database.db,
          shop.store.id,
        );
        expect(unbalanced).toEqual([]);
        expect(head.balance).toBe(entries.reduce((sum, entry) => sum + entry.amount, 0));
        expect(entries.at(-1)?.balance).toBe(head.balance);
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
        expect(await compareRollups(market.test.database.db, shop.store.id)).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
