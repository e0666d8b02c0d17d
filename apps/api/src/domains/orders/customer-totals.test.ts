import fc from 'fast-check';
import type { Order } from '@counter/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { compareRollups, rebuildRollups } from './index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

const people = [
  { name: 'Maya Lind', phone: '+1 555 010 7788' },
  { name: 'Jo Reed', phone: '+1 555 010 7789' },
] as const;

async function totals() {
  return market.test.database.db
    .selectFrom('customerTotals as t')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.storeId', '=', 't.storeId').onRef('c.id', '=', 't.customerId'),
    )
    .where('t.storeId', '=', shop.store.id)
    .orderBy('c.phone')
    .select(['c.name', 't.orders', 't.spend', 't.firstAt', 't.lastAt'])
    .execute();
}

async function differences() {
  return compareRollups(market.test.database.db, shop.store.id);
}

/** A step of a customer, or one of their orders' moves. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ places: fc.constantFrom(...people) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      moves: fc.nat(),
      to: fc.constantFrom('accept', 'ready', 'complete', 'cancel', 'cancel'),
    }),
  },
);

type Placed = { readonly order: Order; readonly name: string; status: string };

async function take(
  one: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  placed: Placed[],
) {
  market.clock.set(new Date(market.clock.now().getTime() + 60_000));
  if ('places' in one) {
    const order = await shop.place({ customer: one.places });
    placed.push({ order, name: one.places.name, status: order.status });
    return;
  }
  const chosen = placed[one.moves % Math.max(placed.length, 1)];
  if (!chosen) return;
  const response = await shop.move(chosen.order.id, one.to);
  if (response.statusCode === 200) {
    chosen.status = response.json<{ data: Order }>().data.status;
  }
}

/** The same, counted plainly. */
function plainly(name: string, placed: readonly Placed[]) {
  const sold = placed.filter((one) => one.name === name && one.status !== 'STORE_REJECT');
  const at = sold.map(({ order }) => new Date(order.placedAt));
  return {
    name,
    orders: sold.length,
    spend: sold.reduce((sum, { order }) => sum + order.subtotal, 0),
    firstAt: at[0] ?? null,
    lastAt: at.at(-1) ?? null,
  };
}

describe("a customer's totals", () => {
  it('follow every move of their orders and match a full recount', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        shop = await market.addShop();
        const placed: Placed[] = [];
        for (const one of steps) await take(one, placed);
        const names = people.map(({ name }) => name);
        const known = names.filter((name) => placed.some((one) => one.name === name));
        const counted = known.map((name) => plainly(name, placed));
        expect(await totals()).toEqual(counted);
        expect(await differences()).toEqual([]);
        await market.test.database.db
          .transaction()
          .execute(async (tx) => rebuildRollups(tx, shop.store.id));
        expect(await totals()).toEqual(counted);
      }),
      { numRuns: 12 },
    );
  });

  it('stay right when orders come in and are cancelled at once', async () => {
    const placed: Order[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      market.clock.set(new Date(market.clock.now().getTime() + 60_000));
      placed.push(await shop.place({ customer: people[0] }));
    }
    market.clock.set(new Date(market.clock.now().getTime() + 60_000));
    await Promise.all([
      ...placed.slice(0, 3).map(async ({ id }) => shop.move(id, 'cancel')),
      ...placed.slice(4).map(async ({ id }) => shop.move(id, 'cancel')),
      shop.place({ customer: people[0] }),
      shop.place({ customer: people[0] }),
    ]);
    const [row] = await totals();
    expect(row).toMatchObject({
      orders: 3,
      firstAt: new Date(placed[3]?.placedAt ?? ''),
      lastAt: market.clock.now(),
    });
    expect(await differences()).toEqual([]);
  });
});
