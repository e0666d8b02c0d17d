import {
  findOperatorDeliveries,
  findStoreDeliveries,
  pauseOperatorWebhook,
  pauseStoreWebhook,
  removeOperatorWebhook,
  removeStoreWebhook,
  replayOperatorDelivery,
  replayStoreDelivery,
  rotateOperatorWebhook,
  rotateStoreWebhook,
  saveStoreWebhook,
  testOperatorWebhook,
  testStoreWebhook,
} from '@counter/contract/integrations';
import { dayMs, type Problem } from '@counter/contract/shared';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyRow } from '../../../testing/stores/copies.ts';
import type { TestMarket, TestShop } from '../../../testing/stores/orders.ts';
import { post } from '../../../testing/partner-api/partners.ts';
import {
  orderKinds,
  ordersIn,
  openWebhookMarket,
  webhookProof,
  type Received,
  type Receiver,
  type WebhookMarket,
} from '../../../testing/stores/webhooks.ts';

/** Of a Wednesday in New York. */
const noon = new Date('2026-03-04T17:00:00Z');

let market: TestMarket;
let shop: TestShop;
let operator: WebhookMarket['operator'];
let receiver: Receiver;
let hooks: WebhookMarket['hooks'];
let close: WebhookMarket['close'];

beforeAll(async () => {
  ({ market, operator, receiver, hooks, close } = await openWebhookMarket());
});
beforeEach(async () => {
  market.clock.set(noon);
  receiver.received.length = 0;
  receiver.answers = () => 200;
  shop = await market.addShop();
});
afterEach(async () => hooks.clear());
afterAll(async () => close());

const one = (id: number) => ({ body: { storeId: shop.store.id, id } });

/** Verifies a message as receivers do, at the time of the test's clock. */
function verifies(secret: string, call: Received | undefined): boolean {
  const { headers = {}, body = '' } = call ?? {};
  vi.setSystemTime(market.clock.now());
  try {
    return (
      new Webhook(secret).verify(body, {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      }) !== undefined
    );
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}

describe('an event', () => {
  it('arrives signed, in order and without personal data, once the webhook exists', async () => {
    await shop.place();
    market.clock.advance(1);
    const { id, secret } = await hooks.add(shop);
    const order = await shop.place();
    await shop.move(order.id, 'accept');
    await hooks.queueAndSend();
    const { received } = receiver;
    expect(received.map(({ type }) => type)).toEqual(['order.placed', 'order.moved']);
    expect(received.map((call) => verifies(secret, call))).toEqual([true, true]);
    expect(verifies('whsec_b3RoZXIgc2VjcmV0IG9mIGEgdGVzdA==', received[0])).toBe(false);
    const { sequence, ...data } = received[1]?.data ?? {};
    expect(sequence).toBeGreaterThan(Number(received[0]?.data['sequence']));
    expect(data).toEqual({
      storeId: shop.store.id,
      storeUrl: shop.store.storeUrl,
      orderId: order.id,
      orderNumber: order.orderNumber,
      status: 'STORE_ACCEPTED',
    });
    expect(received.map(({ body }) => body).join()).not.toContain(shop.owner.name);
    expect(await hooks.log(shop, id)).toMatchObject([
      { kind: 'order.moved', attempts: [{ status: 200, answer: 'answer 200', failure: null }] },
      { kind: 'order.placed', state: 'DELIVERED', body: received[0]?.body },
    ]);
    await hooks.queueAndSend();
    expect(received).toHaveLength(2);
  });

  it("of any store reaches the marketplace's webhook; a store's webhook gets only its own", async () => {
    await hooks.add(shop);
    const other = await market.addShop();
    await hooks.addForAll(operator);
    await shop.place();
    await other.place();
    await hooks.queueAndSend();
    const stores = receiver.received.map(({ data }) => Number(data['storeId']));
    expect(stores.toSorted((a, b) => a - b)).toEqual([
      shop.store.id,
      shop.store.id,
      other.store.id,
    ]);
  });

  it("isn't sent to a webhook that didn't select it", async () => {
    await hooks.add(shop, ['payout.changed']);
    await shop.place();
    await hooks.queueAndSend();
    expect(receiver.received).toEqual([]);
  });
});

describe('a webhook', () => {
  it('can be tested and shows the answer, even while paused', async () => {
    const { id, secret } = await hooks.add(shop);
    const other = await hooks.add(shop);
    const body = { ...one(id).body, paused: true };
    await market.ask(pauseStoreWebhook, { body }, shop.owner);
    const paused = (await hooks.of(shop)).filter(({ pausedAt }) => pausedAt !== null);
    expect(paused.map((hook) => hook.id)).toEqual([id]);
    expect(other.id).not.toBe(id);
    receiver.answers = () => 418;
    expect(await market.ask(testStoreWebhook, one(id), shop.owner)).toMatchObject({
      kind: 'webhook.test',
      state: 'FAILED',
      attempts: [{ status: 418, answer: 'answer 418' }],
    });
    expect(verifies(secret, receiver.received[0])).toBe(true);
    expect(await hooks.log(shop, id)).toHaveLength(1);
  });

  it('can resend one delivery under its own id', async () => {
    const { id } = await hooks.add(shop);
    await shop.place();
    await hooks.queueAndSend();
    const [delivery] = await hooks.log(shop, id);
    const body = { storeId: shop.store.id, deliveryId: delivery?.id ?? 0 };
    await market.ask(replayStoreDelivery, { body }, shop.owner);
    await hooks.send();
    const [first, again] = receiver.received;
    expect(again?.body).toBe(first?.body);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await hooks.log(shop, id)).map(({ replay }) => replay)).toEqual([true, false]);
    const other = await market.addShop();
    const foreign = { ...body, storeId: other.store.id };
    const refused = await post(market.test, replayStoreDelivery, foreign, other.owner);
    expect(refused.statusCode).toBe(404);
  });

  it('has a log that shows the latest deliveries first, page by page', async () => {
    const { id } = await hooks.add(shop);
    const other = await hooks.add(shop);
    await shop.place();
    await hooks.queueAndSend();
    const [first] = await hooks.log(shop, id);
    await copyRow(market.test.database.db, 'webhook_deliveries', first?.id ?? 0, { times: 21 });
    const params = { storeId: String(shop.store.id), webhookId: String(id) };
    const query = { page: '1' };
    const rest = await market.ask(findStoreDeliveries, { params, query }, shop.owner);
    const log = await hooks.log(shop, id);
    expect([log.length, rest.content.length, rest.totalElements]).toEqual([20, 2, 22]);
    const ids = [...log, ...rest.content].map((delivery) => delivery.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(ids.at(-1)).toBe(first?.id);
    expect(await hooks.log(shop, other.id)).toHaveLength(1);
  });

  it('can rotate its secret: both sign during the overlap, then only the new one', async () => {
    const { id, secret } = await hooks.add(shop);
    const body = { ...one(id).body, overlapHours: 24 as const, ...webhookProof };
    const next = (await market.ask(rotateStoreWebhook, { body }, shop.owner)).secret ?? '';
    for (const wait of [dayMs - 1, 1]) {
      market.clock.advance(wait);
      await shop.place();
      await hooks.queueAndSend();
      // The library takes messages of the last five minutes.
      const call = receiver.received.at(-1);
      const during = wait > 1;
      expect([verifies(secret, call), verifies(next, call)]).toEqual([during, true]);
    }
  });

  it('resends failed deliveries at once when its address is corrected', async () => {
    const { id } = await hooks.add(shop);
    const { orderNumber } = await shop.place();
    receiver.answers = () => 404;
    await hooks.queueAndSend();
    receiver.answers = () => 200;
    const change = { name: 'Till', url: `${receiver.url}/new`, kinds: orderKinds, ...webhookProof };
    const body = { ...one(id).body, ...change };
    const saved = await market.ask(saveStoreWebhook, { body }, shop.owner);
    expect(saved.secret).toBeNull();
    await hooks.send();
    expect(ordersIn(receiver)).toEqual([orderNumber, orderNumber]);
  });

  it('can be removed with its log, and sends nothing more', async () => {
    const { id } = await hooks.add(shop);
    await shop.place();
    await hooks.queue();
    await market.ask(removeStoreWebhook, one(id), shop.owner);
    await hooks.queueAndSend();
    expect([receiver.received, await hooks.of(shop)]).toEqual([[], []]);
  });

  it('of the marketplace can be tested, replayed, rotated, paused and removed by operators', async () => {
    const { id, secret } = await hooks.addForAll(operator);
    const body = { id };
    const tested = await market.ask(testOperatorWebhook, { body }, operator);
    expect(tested.attempts).toMatchObject([{ status: 200 }]);
    const log = { params: { webhookId: String(id) }, query: {} };
    await shop.place();
    await hooks.queueAndSend();
    const [placed] = (await market.ask(findOperatorDeliveries, log, operator)).content;
    expect(placed).toMatchObject({ kind: 'order.placed', state: 'DELIVERED' });
    const replay = { body: { deliveryId: placed?.id ?? 0 } };
    await market.ask(replayOperatorDelivery, replay, operator);
    await hooks.queueAndSend();
    expect(receiver.received.filter(({ type }) => type === 'order.placed')).toHaveLength(2);
    const rotation = { body: { id, overlapHours: 1 as const, ...webhookProof } };
    expect((await market.ask(rotateOperatorWebhook, rotation, operator)).secret).not.toBe(secret);
    await market.ask(pauseOperatorWebhook, { body: { id, paused: true } }, operator);
    expect(await hooks.ofAll(operator)).toMatchObject([{ id, pauseReason: 'PERSON' }]);
    await market.ask(removeOperatorWebhook, { body }, operator);
    expect(await hooks.ofAll(operator)).toEqual([]);
  });

  it.each([
    ['http://10.0.0.1/x', 'This address leads into a private network.'],
    ['https://[::1]/x', 'This address leads into a private network.'],
    ['ftp://example.com', 'Enter a web address, such as https://example.com/events.'],
  ])('is refused %s', async (url, message) => {
    const body = { storeId: shop.store.id, name: 'Till', url, kinds: orderKinds, ...webhookProof };
    const refused = await post(market.test, saveStoreWebhook, body, shop.owner);
    expect(refused.json<Problem>().errors).toEqual([{ path: 'url', message }]);
  });

  it("needs a proof, and another store can't reach it", async () => {
    const { id } = await hooks.add(shop);
    const form = { name: 'Till', url: receiver.url, kinds: orderKinds };
    const wrong = { storeId: shop.store.id, ...form, password: 'Not-mine-1' };
    expect((await post(market.test, saveStoreWebhook, wrong, shop.owner)).statusCode).toBe(422);
    const other = await market.addShop();
    const foreign = { storeId: other.store.id, id };
    const calls = [
      [testStoreWebhook, foreign],
      [removeStoreWebhook, foreign],
      [pauseStoreWebhook, { ...foreign, paused: true }],
      [rotateStoreWebhook, { ...foreign, overlapHours: 0, ...webhookProof }],
      [saveStoreWebhook, { ...foreign, ...form, ...webhookProof }],
    ] as const;
    for (const [endpoint, body] of calls) {
      const { statusCode } = await post(market.test, endpoint, body, other.owner);
      expect([endpoint.path, statusCode]).toEqual([endpoint.path, 404]);
    }
    expect(receiver.received).toEqual([]);
  });
});
