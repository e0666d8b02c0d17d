import { findStoreOrdering, updateStoreOrdering } from '@counter/contract/settings';
import { findOrder, type Order, type OrderStatus } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import type { OrderExpiry } from '@counter/contract/store';
import { addPromo } from '../../testing/stores/promotions.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { refuseRows, runOneByOne } from '../../testing/stores/batches.ts';
import { expireOrders } from './expiry.service.ts';
import { compareRollups, expiryCron } from './index.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

async function settle(orderExpiry: OrderExpiry, expiryMinutes = 10): Promise<void> {
  const storeId = shop.store.id;
  const params = { storeId: String(storeId) };
  const { minimumOrder, deliveryMethods, preparationMinutes } = await market.ask(
    findStoreOrdering,
    { params },
    shop.owner,
  );
  const same = { minimumOrder, deliveryMethods, preparationMinutes };
  const body = { storeId, ...same, orderExpiry, expiryMinutes };
  await market.ask(updateStoreOrdering, { body }, shop.owner);
}

async function tick(minutesLater: number): Promise<void> {
  market.clock.set(new Date(noon.getTime() + minutesLater * minute));
  await expireOrders(market.test.platform);
}

async function read({ orderNumber }: Order) {
  const params = { storeId: String(shop.store.id), orderNumber };
  return market.ask(findOrder, { params }, shop.owner);
}

async function statusOf(order: Order): Promise<OrderStatus> {
  return (await read(order)).status;
}

describe('an unaccepted order', () => {
  it('expires when the accept clock runs out, as Counter, and the screens update', async () => {
    await settle('AFTER_CLOCK', 3);
    const order = await shop.place();
    await tick(2.9);
    expect(await statusOf(order)).toBe('NEW');
    await tick(3);
    await tick(3);
    const { status, timeline } = await read(order);
    expect(status).toBe('EXPIRED');
    expect(timeline.map(({ kind, by }) => [kind, by])).toEqual([
      ['placed', 'Marketplace'],
      ['expire', 'Counter'],
    ]);
    const { db } = market.test.platform;
    const events = await db
      .selectFrom('storeEvents')
      .where('storeId', '=', shop.store.id)
      .orderBy('seq', 'desc')
      .limit(1)
      .select('event')
      .execute();
    expect(events[0]?.event).toMatchObject({ kind: 'order.moved', status: 'EXPIRED' });
    const { code, detail } = (await shop.move(order.id, 'accept')).json<Problem>();
    expect(code).toBe('ORDER_MOVED');
    expect(detail).toContain(`Order ${order.orderNumber} expired without being accepted`);
  });

  it('expires after 24 hours by default', async () => {
    const order = await shop.place();
    await tick(24 * 60 - 1);
    expect(await statusOf(order)).toBe('NEW');
    await tick(24 * 60);
    expect(await statusOf(order)).toBe('EXPIRED');
  });

  it('waits forever where orders never expire, until the store changes that', async () => {
    await settle('NEVER');
    const order = await shop.place();
    await tick(60 * 24 * 60);
    expect(await statusOf(order)).toBe('NEW');
    await settle('AFTER_CLOCK');
    await tick(60 * 24 * 60);
    expect(await statusOf(order)).toBe('EXPIRED');
  });

  it('returns its promo code use and updates the figures', async () => {
    await settle('AFTER_CLOCK');
    await addPromo(market, shop, { usageLimit: 1 });
    const promoCode = 'WELCOME10';
    await shop.place({ promoCode });
    expect((await shop.send({ promoCode })).statusCode).toBe(409);
    await tick(10);
    await shop.place({ promoCode });
    const { db } = market.test.platform;
    expect(await compareRollups(db, shop.store.id)).toEqual([]);
  });
});

describe('an unaccepted scheduled order', () => {
  const tomorrow = '2026-03-05T19:00:00Z';

  it('starts its accept clock when it is released', async () => {
    await settle('AFTER_CLOCK', 15);
    const order = await shop.place({ scheduledAt: tomorrow });
    const released = (Date.parse(order.releasedAt) - noon.getTime()) / minute;
    await tick(released + 14);
    expect(await statusOf(order)).toBe('NEW');
    await tick(released + 15);
    expect(await statusOf(order)).toBe('EXPIRED');
  });

  it('expires 24 hours after it came in, or at its pickup time if that is sooner', async () => {
    const far = await shop.place({ scheduledAt: tomorrow });
    const near = await shop.place({ scheduledAt: '2026-03-04T19:00:00Z' });
    const atOnce = await shop.place({ scheduledAt: '2026-03-04T17:05:00Z' });
    await tick(19);
    expect(await statusOf(atOnce)).toBe('NEW');
    await tick(20);
    expect(await statusOf(atOnce)).toBe('EXPIRED');
    await tick(120);
    expect(await statusOf(near)).toBe('EXPIRED');
    await tick(24 * 60 - 1);
    expect(await statusOf(far)).toBe('NEW');
    await tick(24 * 60);
    expect(await statusOf(far)).toBe('EXPIRED');
  });
});

it("orders that fail to expire don't hold up later ones, even in batches of one", async () => {
  await settle('AFTER_CLOCK', 3);
  const stuck = [await shop.place(), await shop.place(), await shop.place()];
  const later = [await shop.place(), await shop.place()];
  const { pool } = market.test.database;
  const ids = stuck.map(({ id }) => id).join(', ');
  const accept = await refuseRows(pool, { on: 'update on orders', when: `old.id in (${ids})` });
  market.clock.set(new Date(noon.getTime() + 4 * minute));
  const expired = await runOneByOne(market, expiryCron.task, expireOrders, async () => {
    const states = await Promise.all([...stuck, ...later].map(statusOf));
    return states.filter((state) => state === 'EXPIRED').length;
  });
  await accept();
  expect(expired).toEqual([0, 0, 0, 1, 2, 2]);
  for (const order of stuck) expect(await statusOf(order)).toBe('NEW');
});

it('accepted orders never expire', async () => {
  await settle('AFTER_CLOCK', 5);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 5, max: 5000 }),
      async (accepted, later) => {
        market.clock.set(noon);
        const order = await shop.place();
        market.clock.set(new Date(noon.getTime() + accepted * minute));
        await shop.move(order.id, 'accept');
        await tick(later);
        expect(await statusOf(order)).toBe('STORE_ACCEPTED');
      },
    ),
    { numRuns: 8 },
  );
});
