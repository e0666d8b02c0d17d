import { snoozeOrders, updateOrdersSeen, type Order } from '@counter/contract/orders';
import {
  updateAutomaticAcceptance,
  updateUnheardMessage,
  type UnheardMessage,
} from '@counter/contract/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventDispatcher } from '../../platform/events/outbox/event-dispatcher.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { startDispatcher } from '../../testing/processes/dispatcher.ts';
import { reportUnheard } from './unheard-orders.service.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
const phone = '+12125550142';
let market: TestMarket;
let shop: TestShop;
let dispatcher: EventDispatcher;

beforeAll(async () => {
  market = await createTestMarket();
  dispatcher = startDispatcher(market.test.platform);
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
  await market.test.database.pool.query('delete from graphile_worker._private_jobs');
  await market.test.database.pool.query('delete from messages');
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
});

async function choose(unheardMessage: UnheardMessage): Promise<void> {
  const body = { storeId: shop.store.id, unheardMessage };
  await market.ask(updateUnheardMessage, { body }, shop.owner);
}

/** Passes time, and runs the jobs that are due then, each twice: as after a crash. */
async function pass(minutes: number): Promise<void> {
  await dispatcher.poll();
  const now = new Date(market.clock.now().getTime() + minutes * minute);
  market.clock.set(now);
  const { rows } = await market.test.database.pool.query<{ payload: unknown }>(
    `select jobs.payload from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where tasks.identifier = 'notifications.unheardOrder' and jobs.run_at <= $1`,
    [now],
  );
  for (const { payload } of rows) {
    await reportUnheard(market.test.platform, payload);
    await reportUnheard(market.test.platform, payload);
  }
}

async function messages() {
  const { rows } = await market.test.database.pool.query<Record<string, string>>(
    'select kind, recipient, subject, body from messages order by id',
  );
  return rows;
}

async function addManager(provenPhone: string | null = null) {
  const { db, pool } = market.test.database;
  const manager = await addUser(db, { store: shop.store, role: 'manager' });
  const { rows } = await pool.query<{ email: string }>(
    'update users set proven_phone = $2 where id = $1 returning email',
    [manager.id, provenPhone],
  );
  return { ...manager, email: rows[0]?.email };
}

const bodyOf = ({ id }: Order) => ({ body: { storeId: shop.store.id, orderIds: [id] } });

describe('an unopened order', () => {
  it("isn't reported by default", async () => {
    await shop.place();
    await pass(3);
    expect(await messages()).toEqual([]);
  });

  it('is mailed to the managers once, after three minutes', async () => {
    const manager = await addManager();
    await choose('EMAIL');
    const { orderNumber } = await shop.place();
    await pass(2.9);
    expect(await messages()).toEqual([]);
    await pass(0.1);
    await pass(5);
    const [mail, ...more] = await messages();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'MAIL', recipient: manager.email });
    expect(mail?.['subject']).toContain(`nobody opened order ${orderNumber}`);
    expect(mail?.['body']).toContain(`/orders/${orderNumber}`);
  });

  it('is texted to a manager with a confirmed number; others get a mail, and at night all do', async () => {
    await addManager(phone);
    const other = await addManager();
    await choose('TEXT');
    await shop.place();
    await pass(3);
    expect((await messages()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['SMS', phone],
      ['MAIL', other.email],
    ]);
    expect((await messages())[0]?.['body']).toContain('Reply STOP');

    market.clock.set(new Date('2026-03-05T03:00:00Z'));
    await shop.place();
    await pass(3);
    expect((await messages()).slice(2).map(({ kind }) => kind)).toEqual(['MAIL', 'MAIL']);
  });

  it('is mailed to the owner of a store without managers', async () => {
    await choose('EMAIL');
    await shop.place();
    await pass(3);
    expect(await messages()).toHaveLength(1);
  });
});

describe('no message is sent', () => {
  beforeEach(async () => choose('EMAIL'));

  it('for an order that somebody opened or moved', async () => {
    const [opened, moved] = [await shop.place(), await shop.place()];
    await market.ask(updateOrdersSeen, bodyOf(opened), shop.owner);
    await shop.move(moved.id, 'accept');
    await pass(3);
    expect(await messages()).toEqual([]);
  });

  it('for a snoozed order, until it has rung for another three minutes', async () => {
    const order = await shop.place();
    await pass(1);
    await market.ask(snoozeOrders, bodyOf(order), shop.owner);
    await pass(2);
    await pass(2.9);
    expect(await messages()).toEqual([]);
    await pass(0.1);
    expect(await messages()).toHaveLength(1);
  });

  it('for an automatically accepted order', async () => {
    const body = { storeId: shop.store.id, acceptAutomatically: true };
    await market.ask(updateAutomaticAcceptance, { body }, shop.owner);
    await shop.place();
    await pass(3);
    expect(await messages()).toEqual([]);
  });

  it('once the store has turned it off', async () => {
    await shop.place();
    await pass(1);
    await choose('OFF');
    await pass(2);
    expect(await messages()).toEqual([]);
  });
});
