import type { PlaceOrderRequest } from '@counter/contract/integrations';
import { dayMs, type Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDeal, setProduct } from '../../testing/stores/deals.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { moveOrder } from '../orders/index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
  await setProduct(market, soup(), { dailyLimit: 10 });
});
afterAll(() => market.test.close());

const soup = () => shop.products[0]?.id ?? 0;
const bread = () => shop.products[1]?.id ?? 0;
const item = (productId: number, quantity: number) => ({
  productId,
  quantity,
  options: [],
  specialInstructions: '',
});

async function sold(day = '2026-03-04'): Promise<number> {
  const row = await market.test.database.db
    .selectFrom('productSales')
    .where('storeId', '=', shop.store.id)
    .where('productId', '=', soup())
    .where('day', '=', day)
    .select('sold')
    .executeTakeFirst();
  return row?.sold ?? 0;
}

async function refused(order: Partial<PlaceOrderRequest>): Promise<string> {
  const { code, detail } = (await shop.send(order)).json<Problem>();
  return `${code}: ${detail}`;
}

async function menuEvents(): Promise<number> {
  const events = await market.test.database.db
    .selectFrom('storeEvents')
    .where('storeId', '=', shop.store.id)
    .select('event')
    .execute();
  return events.filter(({ event }) => event.kind === 'menu.changed').length;
}

describe('a daily limit', () => {
  it('is never oversold, however many orders come at once, and resets the next store day', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => shop.send()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const problems = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(problems.map((answer) => answer.json<Problem>().detail))).toEqual(
      new Set(['Lentil Soup is sold out today.']),
    );
    expect(await sold()).toBe(10);
    expect(await menuEvents()).toBe(1);
    market.clock.advance(dayMs);
    await shop.place();
    expect(await sold('2026-03-05')).toBe(1);
    market.clock.advance(-dayMs);
  });

  it("doesn't deadlock simultaneous orders of several products", async () => {
    await setProduct(market, bread(), { dailyLimit: 15 });
    const both = [item(soup(), 1), item(bread(), 1)];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        shop.send({ items: index % 2 ? both : both.toReversed() }),
      ),
    );
    const states = answers.map(({ statusCode }) => statusCode);
    expect(states.filter((status) => status === 200)).toHaveLength(10);
    expect(states.filter((status) => status === 409)).toHaveLength(14);
  });

  it('stays correct while orders come in and others are cancelled', async () => {
    const placed = await Promise.all(
      Array.from({ length: 5 }, () => shop.place({ items: [item(soup(), 2)] })),
    );
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => shop.send())),
      Promise.all(placed.map(({ id }) => shop.move(id, 'cancel'))),
    ]);
    const taken = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(await sold()).toBe(taken);
    expect(taken).toBeLessThanOrEqual(10);
    const rest = await Promise.all(Array.from({ length: 12 }, () => shop.send()));
    expect(taken + rest.filter(({ statusCode }) => statusCode === 200).length).toBe(10);
  });

  it('counts all lines of an order together, deals included, and says what is left', async () => {
    await shop.place({ items: [item(soup(), 8)] });
    expect(await refused({ items: [item(soup(), 2), item(bread(), 1), item(soup(), 1)] })).toBe(
      'ITEM_UNAVAILABLE: Only 2 of Lentil Soup are left today.',
    );
    const dealId = await addDeal(market, shop);
    const deal = { dealId, quantity: 2, parts: [], specialInstructions: '' };
    expect(await refused({ items: [], deals: [deal] })).toBe(
      'ITEM_UNAVAILABLE: Only 2 of Lentil Soup are left today.',
    );
    expect(await sold()).toBe(8);
    orderOf(await shop.send({ items: [], deals: [{ ...deal, quantity: 1 }] }));
    expect(await refused({ items: [], deals: [{ ...deal, quantity: 1 }] })).toBe(
      'ITEM_UNAVAILABLE: Lentil Soup is sold out today.',
    );
  });

  it('applies to the day an order is scheduled for', async () => {
    await shop.place({ items: [item(soup(), 10)], scheduledAt: '2026-03-06T17:00:00Z' });
    await shop.place({ items: [item(soup(), 9)] });
    expect([await sold(), await sold('2026-03-06')]).toEqual([9, 10]);
    const order = { items: [item(soup(), 1)], scheduledAt: '2026-03-06T18:00:00Z' };
    expect(await refused(order)).toBe('ITEM_UNAVAILABLE: Lentil Soup is sold out on Mar 6.');
    const two = { items: [item(soup(), 2)], scheduledAt: '2026-03-07T18:00:00Z' };
    await shop.place({ ...two, items: [item(soup(), 9)] });
    expect(await refused(two)).toBe('ITEM_UNAVAILABLE: Only 1 of Lentil Soup is left on Mar 7.');
  });

  it('regains what a cancelled or expired order took, but not what was handed over', async () => {
    const take = async () => shop.place({ items: [item(soup(), 4), item(bread(), 1)] });
    const [cancelled, expired] = [await take(), await take()];
    expect(await refused({ items: [item(soup(), 3)] })).toContain('Only 2');
    orderOf(await shop.move(cancelled.id, 'cancel'));
    orderOf(await shop.move(cancelled.id, 'cancel'));
    expect(await sold()).toBe(4);
    const { db, act } = market.test.platform;
    const scope = await scopeForSystem(db, shop.store.id, 'Accept clock');
    await act(scope, (work) => moveOrder(work, { orderId: expired.id, move: 'expire' }));
    expect(await sold()).toBe(0);
    const eaten = await shop.place({ items: [item(soup(), 10)] });
    for (const move of ['accept', 'ready', 'complete', 'cancel'] as const) {
      orderOf(await shop.move(eaten.id, move));
    }
    expect(await sold()).toBe(10);
  });

  it('counts sales from before it was set', async () => {
    await setProduct(market, soup(), { dailyLimit: null });
    await shop.place({ items: [item(soup(), 30)] });
    await setProduct(market, soup(), { dailyLimit: 31 });
    expect(await refused({ items: [item(soup(), 2)] })).toContain('Only 1 of Lentil Soup is left');
    await setProduct(market, soup(), { dailyLimit: 5 });
    expect(await refused({ items: [item(soup(), 1)] })).toContain('is sold out today');
  });

  it("notifies the store's screens when a product is available again", async () => {
    const order = await shop.place({ items: [item(soup(), 10)] });
    const before = await menuEvents();
    orderOf(await shop.move(order.id, 'cancel'));
    expect(await menuEvents()).toBe(before + 1);
  });
});

describe("a product's hours", () => {
  const hours = JSON.stringify([{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '07:00', to: '11:00' }]);

  it('apply to the time an order is scheduled for', async () => {
    await setProduct(market, soup(), { dailyLimit: null, menuHours: hours });
    expect(await refused({})).toBe(
      'ITEM_UNAVAILABLE: Lentil Soup is served from 7:00 AM to 11:00 AM.',
    );
    await shop.place({ scheduledAt: '2026-03-05T13:00:00Z' });
    expect(await refused({ scheduledAt: '2026-03-05T16:00:00Z' })).toContain(
      'from 7:00 AM to 11:00 AM',
    );
  });
});
