import { minUsualOrders, undoMove, type Order } from '@counter/contract/orders';
import { updateAutomaticAcceptance } from '@counter/contract/settings';
import { quoteWebOrder, type Quote } from '@counter/contract/storefront';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { compareRollups } from './index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  at('2026-03-04T17:00:00Z');
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

function at(time: string): void {
  market.clock.set(new Date(time));
}

/** Makes orders in the noon hour of Wednesday, March 4 in New York, each in so many minutes. */
async function makeOrders(minutes: number, count = minUsualOrders): Promise<Order[]> {
  const made: Order[] = [];
  for (let n = 0; n < count; n += 1) {
    at('2026-03-04T17:00:00Z');
    const { id } = await shop.place();
    await shop.move(id, 'accept');
    market.clock.set(new Date(Date.parse('2026-03-04T17:00:00Z') + minutes * 60_000));
    made.push(orderOf(await shop.move(id, 'ready')));
  }
  return made;
}

const placedAt = async (time: string, items = 1): Promise<Order> => {
  at(time);
  const [product] = shop.products;
  const line = { productId: product?.id ?? 0, options: [], specialInstructions: '' };
  return shop.place({ items: [{ ...line, quantity: items }] });
};

describe('the usual time of an order', () => {
  it('is the median for its hour, weekday and basket size over four weeks', async () => {
    await makeOrders(33);
    const weekday = { minutes: 35, basis: 'WEEKDAY_HOUR' };
    expect((await placedAt('2026-03-11T16:30:00Z')).usual).toEqual(weekday);
    expect((await placedAt('2026-03-11T16:30:00Z', 2)).usual).toEqual(weekday);
    const thursday = await placedAt('2026-03-12T16:30:00Z');
    expect(thursday.usual).toEqual({ minutes: 35, basis: 'HOUR' });
    const others = [
      await placedAt('2026-03-11T17:30:00Z'),
      await placedAt('2026-03-11T16:30:00Z', 3),
      await placedAt('2026-04-02T16:30:00Z'),
    ];
    expect(others.map(({ usual }) => usual)).toEqual([null, null, null]);
  });

  it('is unknown with too few orders, ignoring those whose Ready was undone', async () => {
    const [last] = (await makeOrders(33)).toReversed();
    const body = { storeId: shop.store.id, orderId: last?.id ?? 0, move: 'ready' } as const;
    orderOf(await market.test.call(undoMove, { body }, shop.owner));
    expect(await compareRollups(market.test.database.db, shop.store.id)).toEqual([]);
    expect((await placedAt('2026-03-11T16:30:00Z')).usual).toBeNull();
  });

  it('sets the pickup time of an unaccepted order, unless it is scheduled', async () => {
    await makeOrders(33);
    const order = await placedAt('2026-03-11T16:30:00Z');
    expect([order.status, order.estimatedPickupTime]).toEqual(['NEW', '2026-03-11T17:05:00.000Z']);
    const [product] = shop.products;
    const line = { productId: product?.id ?? 0, options: [], specialInstructions: '' };
    const later = await shop.place({
      items: [{ ...line, quantity: 1 }],
      scheduledAt: '2026-03-11T17:00:00Z',
    });
    expect(later.estimatedPickupTime).toBe('2026-03-11T17:00:00.000Z');
  });

  it('is shown to web store customers before they order', async () => {
    await makeOrders(33);
    at('2026-03-11T16:30:00Z');
    const [product] = shop.products;
    const line = { productId: product?.id ?? 0, options: [], specialInstructions: '' };
    const params = { storeUrl: shop.store.storeUrl };
    const quoted = async (quantity: number) => {
      const items = [{ ...line, quantity }];
      const body = { deliveryMethod: 'PICKUP' as const, items, deals: [], tip: { percent: 0 } };
      const answer = await market.test.call(quoteWebOrder, { params, body }, {});
      return answer.json<{ data: Quote }>().data;
    };
    expect(await quoted(1)).toMatchObject({
      readyAt: '2026-03-11T17:05:00.000Z',
      preparationMinutes: 35,
    });
    // Nothing is known of larger ones: the store's setting says.
    expect(await quoted(3)).toMatchObject({
      readyAt: '2026-03-11T16:50:00.000Z',
      preparationMinutes: 20,
    });
  });

  it('is the promise of an automatically accepted order', async () => {
    await makeOrders(33);
    const body = { storeId: shop.store.id, acceptAutomatically: true };
    await market.ask(updateAutomaticAcceptance, { body }, shop.owner);
    expect(await placedAt('2026-03-11T16:30:00Z')).toMatchObject({
      status: 'STORE_ACCEPTED',
      estimatedPickupTime: '2026-03-11T17:05:00.000Z',
    });
  });
});
