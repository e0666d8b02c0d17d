import { findOrder, type Order } from '@counter/contract/orders';
import { updateAutomaticAcceptance } from '@counter/contract/settings';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { compareRollups, orderTasks } from './index.ts';

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

async function turn(acceptAutomatically: boolean): Promise<void> {
  const body = { storeId: shop.store.id, acceptAutomatically };
  await market.ask(updateAutomaticAcceptance, { body }, shop.owner);
}

async function timelineOf({ orderNumber }: Order) {
  const params = { storeId: String(shop.store.id), orderNumber };
  const { timeline } = await market.ask(findOrder, { params }, shop.owner);
  return timeline.map(({ kind, by, device }) => [kind, by, device]);
}

async function events() {
  const rows = await market.test.platform.db
    .selectFrom('storeEvents')
    .where('storeId', '=', shop.store.id)
    .orderBy('seq')
    .select('event')
    .execute();
  return rows.map(({ event }) => event).filter(({ kind }) => kind.startsWith('order.'));
}

describe('a store that accepts automatically', () => {
  it('accepts an order on arrival, with the preparation time, as Counter', async () => {
    await turn(true);
    const order = await shop.place();
    expect(order).toMatchObject({
      status: 'STORE_ACCEPTED',
      estimatedPickupTime: '2026-03-04T17:20:00.000Z',
    });
    expect(await timelineOf(order)).toEqual([
      ['placed', 'Marketplace', expect.any(String)],
      ['accept', 'Counter', 'Automatic acceptance'],
    ]);
    expect(await events()).toMatchObject([
      { kind: 'order.placed', orderId: order.id },
      { kind: 'order.moved', orderId: order.id, status: 'STORE_ACCEPTED', by: 'Counter' },
    ]);
  });

  it('is the actor of the acceptance in the audit log, not whoever placed the order', async () => {
    await turn(true);
    const { id } = await shop.place();
    const { db } = market.test.platform;
    const of = async (action: 'order.place' | 'order.accept') =>
      (await findAudit(db, action)).find(({ entityId }) => entityId === id);
    expect(await of('order.accept')).toMatchObject({
      actorId: null,
      actorName: 'Automatic acceptance',
      after: { status: 'STORE_ACCEPTED' },
    });
    expect((await of('order.place'))?.actorId).toBeGreaterThan(0);
  });

  it('leaves the other steps to the crew and explains itself when somebody presses Accept', async () => {
    await turn(true);
    const { id, orderNumber } = await shop.place();
    const { code, detail } = (await shop.move(id, 'accept')).json<Problem>();
    expect(code).toBe('ORDER_MOVED');
    expect(detail).toContain(`Counter already accepted order ${orderNumber}`);
    expect((await shop.move(id, 'ready')).statusCode).toBe(200);
    expect((await shop.move(id, 'complete')).statusCode).toBe(200);
    expect(await compareRollups(market.test.platform.db, shop.store.id)).toEqual([]);
  });

  it("accepts a scheduled order at once and releases it when it's time to start", async () => {
    await turn(true);
    const order = await shop.place({ scheduledAt: '2026-03-04T19:00:00Z' });
    expect(order).toMatchObject({
      status: 'STORE_ACCEPTED',
      releasedAt: '2026-03-04T18:40:00.000Z',
      estimatedPickupTime: '2026-03-04T19:00:00.000Z',
    });
    market.clock.set(new Date('2026-03-04T18:40:00Z'));
    const release = orderTasks(market.test.platform)['orders.release'];
    await release?.({ storeId: shop.store.id, orderId: order.id });
    expect((await timelineOf(order)).map(([kind]) => kind)).toEqual([
      'placed',
      'accept',
      'released',
    ]);
    expect((await events()).at(-1)).toMatchObject({
      kind: 'order.released',
      status: 'STORE_ACCEPTED',
    });
  });

  it('accepts an order once, even if it is sent twice', async () => {
    await turn(true);
    const first = (await shop.send({}, 'the-same-key')).json<{ data: Order }>();
    const again = (await shop.send({}, 'the-same-key')).json<{ data: Order }>();
    expect(again).toEqual(first);
    expect(await timelineOf(first.data)).toHaveLength(2);
  });
});

describe('the setting', () => {
  it('is off by default and applies to later orders only', async () => {
    const before = await shop.place();
    expect(before.status).toBe('NEW');
    await turn(true);
    expect(await timelineOf(before)).toHaveLength(1);
    expect((await shop.place()).status).toBe('STORE_ACCEPTED');
    await turn(false);
    expect((await shop.place()).status).toBe('NEW');
  });

  it('refuses a stale save and names the other editor', async () => {
    const { db } = market.test.platform;
    const manager = await addUser(db, { store: shop.store, role: 'manager' });
    const send = (acceptAutomatically: boolean, as: typeof manager) => {
      const body = { storeId: shop.store.id, acceptAutomatically, olVersion: 0 };
      return post(market.test, updateAutomaticAcceptance, body, as);
    };
    expect((await send(true, manager)).statusCode).toBe(200);
    const { detail } = (await send(false, shop.owner)).json<Problem>();
    expect(detail).toContain(`${manager.name} changed the automatic acceptance of "`);
  });
});
