import { refundOrder } from '@counter/contract/adjustments';
import { delayOrder, findOrder, undoMove, type Order } from '@counter/contract/orders';
import { placeWebOrder } from '@counter/contract/storefront';
import { contrast, defaultBrandColor, textContrast } from '@counter/contract/store';
import { updateStoreLook } from '@counter/contract/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { EventDispatcher } from '../../../platform/events/outbox/event-dispatcher.ts';
import { maintenance } from '../../../platform/jobs/maintenance.ts';
import { addConsumer } from '../../../testing/stores/consumers.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { createShopping } from '../../../testing/stores/web-shopping.ts';
import { startDispatcher } from '../../../testing/processes/dispatcher.ts';
import { outlivedOrderMails } from './outlived.ts';
import { mailOrder } from './order-mails.service.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const second = 1000;
let market: TestMarket;
let shop: TestShop;
let dispatcher: EventDispatcher;
let customer: string;
let serial = 0;

beforeAll(async () => {
  market = await createTestMarket();
  dispatcher = startDispatcher(market.test.platform);
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
  customer = `maya${++serial}@example.test`;
  await market.test.database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
});

const storeName = () => `Test Store ${shop.store.storeUrl.replace('test-store-', '')}`;

/** Orders on the store's own page. */
async function order(email: string | null = customer): Promise<Order> {
  const consumer = await addConsumer(market.test.database.db, { email });
  const placed = await createShopping(market).place(shop, consumer, { quantity: 2 });
  const { orderNumber } = z.parse(placeWebOrder.answer, placed.json()).data;
  const asked = { params: { storeId: String(shop.store.id), orderNumber } };
  return market.ask(findOrder, asked, shop.owner);
}

const read = ({ orderNumber }: Order): Promise<Order> =>
  market.ask(findOrder, { params: { storeId: String(shop.store.id), orderNumber } }, shop.owner);

/** Passes time, and runs the jobs that are due then, each twice: as after a crash. */
async function pass(seconds: number): Promise<void> {
  await dispatcher.poll();
  market.clock.set(new Date(market.clock.now().getTime() + seconds * second));
  const { rows } = await market.test.database.pool.query<{ payload: unknown }>(
    `with due as (
       delete from graphile_worker._private_jobs jobs
       using graphile_worker._private_tasks tasks
       where tasks.id = jobs.task_id and tasks.identifier = 'storefront.mailOrder' and jobs.run_at <= $1
       returning jobs.id, jobs.payload
     ) select payload from due order by id`,
    [market.clock.now()],
  );
  for (const { payload } of rows) {
    await mailOrder(market.test.platform, payload);
    await mailOrder(market.test.platform, payload);
  }
}

async function mails() {
  return market.test.database.db
    .selectFrom('messages')
    .where('recipient', '=', customer)
    .orderBy('id')
    .select(['subject', 'body', 'content', 'thread'])
    .execute();
}

const titles = async () => (await mails()).map(({ content }) => content?.title);

describe('a web store customer', () => {
  it('gets each update on an order once, in one mail thread', async () => {
    const { id } = await order();
    await pass(0);
    await shop.move(id, 'accept');
    await pass(12);
    await shop.move(id, 'ready');
    await pass(12);
    await shop.move(id, 'complete');
    await pass(12);
    expect(await titles()).toEqual([
      `${storeName()} has your order`,
      expect.stringMatching(/^Ready at 12:\d\d PM$/),
      'Your order is ready',
    ]);
    expect(new Set((await mails()).map(({ thread }) => thread))).toEqual(new Set([`order-${id}`]));
  });

  it('gets the items, amounts, directions and the tracking page', async () => {
    await order();
    await pass(0);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Order [A-Z]{2}-\d{4}: Test Store \d+ has your order$/);
    expect(mail?.body).toMatch(new RegExp(`^2 × ${shop.products[0]?.name} +\\$ \\d`, 'm'));
    expect(mail?.body).toMatch(/^Total +\$ \d+\.\d\d$/m);
    expect(mail?.body).toContain('Pay at the counter.');
    expect(mail?.body).toContain('https://www.google.com/maps/search/?api=1&query=');
    const [, token] =
      /^https:\/\/counter\.test\/s\/[\w-]+\/orders\/(\S+)$/m.exec(mail?.body ?? '') ?? [];
    const page = await market.test.app.inject(`/s/${shop.store.storeUrl}/orders/${token}`);
    expect(page.statusCode).toBe(200);
  });

  it('gets no mail about a step that was taken back', async () => {
    const { id } = await order();
    await pass(0);
    await shop.move(id, 'accept');
    await pass(9);
    const body = { storeId: shop.store.id, orderId: id, move: 'accept' as const };
    await market.ask(undoMove, { body }, shop.owner);
    await pass(12);
    expect(await titles()).toHaveLength(1);
    await shop.move(id, 'accept');
    await pass(12);
    expect(await titles()).toHaveLength(2);
  });

  it('gets every new time, and a cancellation with its reason', async () => {
    const placed = await order();
    const { id } = placed;
    await shop.move(id, 'accept');
    await pass(12);
    for (const minutes of [5, 10]) {
      const { estimatedPickupTime: pickupTime } = await read(placed);
      const reason = 'KitchenBusy' as const;
      const body = { storeId: shop.store.id, orderId: id, minutes, reason, pickupTime };
      await market.ask(delayOrder, { body }, shop.owner);
      await pass(12);
    }
    const all = await titles();
    expect(all).toHaveLength(3);
    expect(new Set(all).size).toBe(3);
    await shop.move(id, 'cancel', shop.owner, 'OutOfStock');
    await pass(12);
    const last = (await mails()).at(-1);
    expect(last?.content?.title).toBe('Your order was cancelled');
    expect(last?.body).toContain('Something in it was sold out.');
    expect(await titles()).toHaveLength(4);
  });

  it('gets each refund with the total refunded so far', async () => {
    const { id } = await order();
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
    await pass(12);
    for (const amount of [100, 50]) {
      const asked = { type: 'CUSTOM', amount, reason: 'QUALITY' } as const;
      const body = { storeId: shop.store.id, orderId: id, ...asked };
      await market.ask(refundOrder, { body }, shop.owner);
      await pass(12);
    }
    expect(await titles()).toEqual(['$ 1.00 refunded', '$ 1.50 refunded']);
  });

  it("gets mails in the store's name and color", async () => {
    const body = {
      storeId: shop.store.id,
      olVersion: 0,
      brandColor: '#facc15',
      coverImage: null,
      logo: null,
    };
    await market.ask(updateStoreLook, { body }, shop.owner);
    await order();
    await pass(0);
    const [mail] = await mails();
    const { name, logoUrl, color } = mail?.content?.sender ?? {};
    expect(name).toBe(storeName());
    expect(logoUrl).toBe(`https://counter.test/s/${shop.store.storeUrl}/icon-192.png`);
    // White text is readable on this shade of the yellow.
    expect(contrast(color ?? '', '#ffffff')).toBeGreaterThanOrEqual(textContrast);
    expect(color).not.toBe(defaultBrandColor);
    const icon = await market.test.app.inject(`/s/${shop.store.storeUrl}/icon-192.png`);
    expect(icon.headers['content-type']).toBe('image/png');
  });

  it('leaves no record of sent mails after 30 days', async () => {
    const { id } = await order();
    await pass(0);
    const clean = maintenance(market.test.platform, outlivedOrderMails);
    const notes = market.test.database.db.selectFrom('orderMails').where('orderId', '=', id);
    await pass(29 * 24 * 60 * 60);
    await clean({});
    expect(await notes.select('news').execute()).toEqual([{ news: 'RECEIVED' }]);
    await pass(2 * 24 * 60 * 60);
    await clean({});
    expect(await notes.select('news').execute()).toEqual([]);
  });

  it("gets nothing without an address or for another app's order", async () => {
    await order(null);
    await shop.place();
    await pass(12);
    expect(await mails()).toEqual([]);
    const { rows } = await market.test.database.pool.query(
      'select from order_mails where store_id = $1',
      [shop.store.id],
    );
    expect(rows).toEqual([]);
  });
});
