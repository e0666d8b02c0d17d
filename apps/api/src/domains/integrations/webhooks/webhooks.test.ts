import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  findDeskWebhooks,
  findStoreDeliveries,
  findStoreWebhooks,
  pauseStoreWebhook,
  removeStoreWebhook,
  replayStoreDelivery,
  rotateStoreWebhook,
  saveDeskWebhook,
  saveStoreWebhook,
  testStoreWebhook,
  webhookMessage,
  type WebhookKind,
} from '@counter/contract/integrations';
import type { Problem } from '@counter/contract/shared';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { createEventDispatcher } from '../../../platform/events/outbox/event-dispatcher.ts';
import { findAudit } from '../../../testing/audit.ts';
import { eventually } from '../../../testing/eventually.ts';
import { addUser, testPassword, type TestUser } from '../../../testing/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../../testing/orders.ts';
import { post } from '../../../testing/partners.ts';
import { claimDue, drainLane } from './send-due.ts';
import { webhookConsumer } from './webhook-consumer.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { retryDelays } from './verdict.ts';

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** Of a Wednesday in New York. */
const noon = new Date('2026-03-04T17:00:00Z');

let market: TestMarket;
let shop: TestShop;
let operator: TestUser;
let received: Received[];
/** Answers the next call; a status, a place to redirect to, or nothing at all. */
let answer: (call: Received) => number | { readonly to: string } | 'nothing';
let receiver: Server;
let url: string;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.platform.db, { operator: true });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const call = { headers: request.headers, body };
      received.push(call);
      const wanted = answer(call);
      if (wanted === 'nothing') return;
      if (typeof wanted === 'number') response.writeHead(wanted).end(`answer ${wanted}`);
      else response.writeHead(307, { location: wanted.to }).end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
});
beforeEach(async () => {
  market.clock.set(noon);
  received = [];
  answer = () => 200;
  shop = await market.addShop();
});
afterEach(async () => {
  const { db } = market.test.database;
  await db.deleteFrom('webhookLanes').execute();
  await db.deleteFrom('webhookDeliveries').execute();
  await db.deleteFrom('webhooks').execute();
  await db.deleteFrom('messages').execute();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await market.test.close();
});

const hourMs = 3_600_000;
const proof = { password: testPassword };
const kinds: WebhookKind[] = ['order.placed', 'order.moved'];

async function addHook(change: { url?: string; kinds?: WebhookKind[] } = {}) {
  const body = { storeId: shop.store.id, name: 'Till', url, kinds, ...proof, ...change };
  const { id, secret } = await market.ask(saveStoreWebhook, { body }, shop.owner);
  return { id, secret: secret ?? '' };
}

/** Queues what has happened, as the dispatcher of a process does. */
async function queue(): Promise<void> {
  const { db, log } = market.test.platform;
  const timing = { gatherMs: 1, pollMs: 1_000_000 };
  const dispatcher = createEventDispatcher({ db, log, consumers: [webhookConsumer()], timing });
  await dispatcher.poll();
  await dispatcher.close();
}

/** Sends what is due, from every lane. */
async function send(): Promise<void> {
  const { platform } = market.test;
  const lanes = await claimDue(platform, 100);
  await Promise.all(lanes.map(async (lane) => drainLane(platform, lane)));
}

async function queueAndSend(): Promise<void> {
  await queue();
  await send();
}

const parse = ({ body }: Received) => z.parse(webhookMessage, JSON.parse(body));
const sent = () => received.map((call) => parse(call).data['orderNumber']);
const headersOf = ({ headers }: Received) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
});
/** Verifies a message as receivers do, at the time of the test's clock. */
function verifies(secret: string, call: Received): boolean {
  vi.setSystemTime(market.clock.now());
  try {
    return new Webhook(secret).verify(call.body, headersOf(call)) !== undefined;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}

async function hook() {
  const params = { storeId: String(shop.store.id) };
  const { webhooks } = await market.ask(findStoreWebhooks, { params }, shop.owner);
  return webhooks[0];
}

async function deliveries(id: number) {
  const params = { storeId: String(shop.store.id), webhookId: String(id) };
  return (await market.ask(findStoreDeliveries, { params, query: {} }, shop.owner)).content;
}

const one = (id: number) => ({ body: { storeId: shop.store.id, id } });

async function mails() {
  const rows = await market.test.database.db
    .selectFrom('messages')
    .select(['recipient', 'subject', 'body'])
    .execute();
  return rows.filter(({ subject }) => subject.startsWith('The webhook'));
}

describe('an event', () => {
  it('arrives signed, in order, without personal data, once the webhook is there', async () => {
    await shop.place();
    const { id, secret } = await addHook();
    const order = await shop.place();
    await shop.move(order.id, 'accept');
    await queueAndSend();
    expect(received.map((call) => parse(call).type)).toEqual(['order.placed', 'order.moved']);
    expect(received.every((call) => verifies(secret, call))).toBe(true);
    expect(verifies('whsec_b3RoZXIgc2VjcmV0IG9mIGEgdGVzdA==', received[0] as Received)).toBe(false);
    expect(parse(received[1] as Received).data).toEqual({
      storeId: shop.store.id,
      storeUrl: shop.store.storeUrl,
      sequence: expect.any(Number),
      orderId: order.id,
      orderNumber: order.orderNumber,
      status: 'STORE_ACCEPTED',
    });
    expect(received.map(({ body }) => body).join()).not.toContain(shop.owner.name);
    expect(await deliveries(id)).toMatchObject([
      { kind: 'order.moved', state: 'DELIVERED', attempts: [{ status: 200, answer: 'answer 200' }] },
      { kind: 'order.placed', state: 'DELIVERED' },
    ]);
    await queueAndSend();
    expect(received).toHaveLength(2);
  });

  it('of every store arrives at a webhook of the marketplace, and of no other at that of a store', async () => {
    await addHook();
    const other = await market.addShop();
    const body = { name: 'Hub', url: `${url}/all`, kinds, ...proof };
    await market.ask(saveDeskWebhook, { body }, operator);
    await shop.place();
    await other.place();
    await queueAndSend();
    const stores = received.map((call) => parse(call).data['storeUrl']);
    expect(stores.toSorted()).toEqual(
      [shop.store.storeUrl, shop.store.storeUrl, other.store.storeUrl].toSorted(),
    );
  });

  it('that was not asked for does not arrive', async () => {
    await addHook({ kinds: ['payout.changed'] });
    await shop.place();
    await queueAndSend();
    expect(received).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  it('gets the same event again, before the next one of its store, while other stores go on', async () => {
    await addHook();
    const other = await market.addShop();
    const body = { name: 'Hub', url, kinds, ...proof };
    await market.ask(saveDeskWebhook, { body }, operator);
    const [first, second] = [await shop.place(), await shop.place()];
    const elsewhere = await other.place();
    answer = (call) => (parse(call).data['storeId'] === shop.store.id ? 500 : 200);
    await queueAndSend();
    expect(sent().toSorted()).toEqual(
      [first.orderNumber, first.orderNumber, elsewhere.orderNumber].toSorted(),
    );
    received = [];
    await send();
    expect(received).toEqual([]);
    market.clock.advance(retryDelays[0] ?? 0);
    answer = () => 200;
    await send();
    expect(sent().toSorted()).toEqual(
      [first, first, second, second].map(({ orderNumber }) => orderNumber).toSorted(),
    );
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    expect(await hook()).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it('is told apart in the log: an error, a redirect that is not followed, no answer in time', async () => {
    const { id } = await addHook();
    await shop.place();
    answer = () => 500;
    await queueAndSend();
    let reached = 0;
    const inside = createServer((_request, response) => {
      reached += 1;
      response.end();
    });
    await new Promise<void>((resolve) => {
      inside.listen(0, '127.0.0.1', resolve);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port
    const { port } = inside.address() as AddressInfo;
    answer = () => ({ to: `http://127.0.0.1:${port}/` });
    market.clock.advance(retryDelays[0] ?? 0);
    await send();
    answer = () => 'nothing';
    market.clock.advance(retryDelays[1] ?? 0);
    await send();
    inside.close();
    expect(reached).toBe(0);
    const [delivery] = await deliveries(id);
    expect(delivery?.state).toBe('WAITING');
    expect(delivery?.attempts.map(({ status, failure }) => [status, failure])).toEqual([
      [500, 'The server answered with status 500.'],
      [307, 'The server redirected. Enter the final address.'],
      [null, 'The server did not answer within 0.5 seconds.'],
    ]);
    expect(await hook()).toMatchObject({ failingSince: expect.any(String), waiting: 1 });
  });

  it('is tried for 72 hours, then paused with a mail, and gets what waited once it is resumed', async () => {
    const { id } = await addHook();
    const [first, second] = [await shop.place(), await shop.place()];
    answer = () => 503;
    await queueAndSend();
    for (const delay of retryDelays) {
      expect((await hook())?.pausedAt).toBeNull();
      market.clock.advance(delay);
      await send();
    }
    expect(sent()).toEqual(Array.from({ length: 11 }, () => first.orderNumber));
    expect(await hook()).toMatchObject({ pauseReason: 'FAILING', waiting: 1 });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: shop.owner.email, subject: 'The webhook Till is paused' });
    expect(mail?.body).toContain('https://counter.test/dashboard/settings/integrations');
    received = [];
    answer = () => 200;
    market.clock.advance(24 * hourMs);
    await queueAndSend();
    expect(received).toEqual([]);
    await market.ask(pauseStoreWebhook, { body: { ...one(id).body, paused: false } }, shop.owner);
    await send();
    expect(sent()).toEqual([second.orderNumber]);
  });

  it('of the marketplace loses one event that it never takes, and goes on while others arrive', async () => {
    const body = { name: 'Hub', url, kinds, ...proof };
    const { id } = await market.ask(saveDeskWebhook, { body }, operator);
    const other = await market.addShop();
    const bad = await shop.place();
    answer = (call) => (parse(call).data['orderNumber'] === bad.orderNumber ? 400 : 200);
    await queueAndSend();
    await other.place();
    await queueAndSend();
    for (const delay of retryDelays) {
      market.clock.advance(delay);
      await send();
    }
    market.clock.set(noon);
    const next = await shop.place();
    market.clock.advance(100 * hourMs);
    await queueAndSend();
    expect(sent().at(-1)).toBe(next.orderNumber);
    const { webhooks } = await market.ask(findDeskWebhooks, {}, operator);
    expect(webhooks).toMatchObject([{ id, pausedAt: null, waiting: 0 }]);
    expect(await mails()).toEqual([]);
  });

  it('is paused at once if it says that it is gone', async () => {
    await addHook();
    await shop.place();
    answer = () => 410;
    await queueAndSend();
    expect(await hook()).toMatchObject({ pauseReason: 'GONE' });
    expect(await mails()).toHaveLength(1);
    const paused = await findAudit(market.test.platform.db, 'store_webhook.pause');
    expect(paused.at(-1)).toMatchObject({ storeId: shop.store.id, actorName: 'Webhooks' });
  });
});

describe('processes', () => {
  it('send again what one of them had under way when it died, once its lease is over', async () => {
    await addHook();
    const order = await shop.place();
    await queue();
    const { platform } = market.test;
    const [lane] = await claimDue(platform, 100);
    // It dies between the call and its record: the record's transaction never commits.
    const dying = { ...platform, act: async () => Promise.reject(new Error('killed')) };
    await expect(drainLane(dying as never, lane as never)).rejects.toThrow('killed');
    expect(sent()).toEqual([order.orderNumber]);
    await send();
    expect(received).toHaveLength(1);
    market.clock.advance(60_000);
    await send();
    expect(sent()).toEqual([order.orderNumber, order.orderNumber]);
    const [first, again] = received.map(({ headers }) => headers['webhook-id']);
    expect(again).toBe(first);
  });

  it('share the lanes, so that each event is sent once by however many run', async () => {
    await addHook();
    for (let placed = 0; placed < 5; placed += 1) await shop.place();
    await queue();
    const { platform } = market.test;
    const timing = { pauseMs: 1, lanes: 5 };
    const senders = [1, 2, 3].map(() => createWebhookSender(platform, timing));
    await eventually(() => expect(received).toHaveLength(5));
    await Promise.all(senders.map(async (sender) => sender.stop()));
    expect(received).toHaveLength(5);
    expect((await hook())?.waiting).toBe(0);
  });
});

describe('an owner', () => {
  it('sends a test and sees the answer, also while the webhook is paused', async () => {
    const { id, secret } = await addHook();
    await market.ask(pauseStoreWebhook, { body: { ...one(id).body, paused: true } }, shop.owner);
    answer = () => 418;
    const result = await market.ask(testStoreWebhook, one(id), shop.owner);
    expect(result).toMatchObject({
      kind: 'webhook.test',
      state: 'FAILED',
      attempts: [{ status: 418, answer: 'answer 418' }],
    });
    expect(verifies(secret, received[0] as Received)).toBe(true);
    expect(await deliveries(id)).toHaveLength(1);
  });

  it('has one delivery sent again under its own id', async () => {
    const { id } = await addHook();
    await shop.place();
    await queueAndSend();
    const [delivery] = await deliveries(id);
    const body = { storeId: shop.store.id, deliveryId: delivery?.id ?? 0 };
    await market.ask(replayStoreDelivery, { body }, shop.owner);
    await send();
    const [first, again] = received;
    expect(again?.body).toBe(first?.body);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await deliveries(id)).map(({ replay }) => replay)).toEqual([true, false]);
    const other = await market.addShop();
    const foreign = { ...body, storeId: other.store.id };
    const refused = await post(market.test, replayStoreDelivery, foreign, other.owner);
    expect(refused.statusCode).toBe(404);
  });

  it('rotates the secret: both sign during the overlap, then the new one alone', async () => {
    const { id, secret } = await addHook();
    const body = { ...one(id).body, overlapHours: 24 as const, ...proof };
    const next = (await market.ask(rotateStoreWebhook, { body }, shop.owner)).secret ?? '';
    await shop.place();
    await queueAndSend();
    const [during] = received;
    expect([verifies(secret, during as Received), verifies(next, during as Received)]).toEqual([
      true,
      true,
    ]);
    market.clock.advance(24 * hourMs);
    await shop.place();
    await queueAndSend();
    const [, after] = received;
    expect([verifies(secret, after as Received), verifies(next, after as Received)]).toEqual([
      false,
      true,
    ]);
  });

  it('has what failed sent to the corrected address at once', async () => {
    const { id } = await addHook();
    const order = await shop.place();
    answer = () => 404;
    await queueAndSend();
    answer = () => 200;
    const change = { storeId: shop.store.id, id, name: 'Till', url: `${url}/new`, kinds, ...proof };
    const saved = await market.ask(saveStoreWebhook, { body: change }, shop.owner);
    expect(saved.secret).toBeNull();
    await send();
    expect(sent()).toEqual([order.orderNumber, order.orderNumber]);
  });

  it('removes it with its log, and nothing more is sent', async () => {
    const { id } = await addHook();
    await shop.place();
    await queue();
    await market.ask(removeStoreWebhook, one(id), shop.owner);
    await queueAndSend();
    expect([received, await hook()]).toEqual([[], undefined]);
  });

  it.each([
    ['http://10.0.0.1/x', 'This address leads into a private network.'],
    ['https://[::1]/x', 'This address leads into a private network.'],
    ['ftp://example.com', 'Enter a web address, such as https://example.com/events.'],
  ])('is refused %s', async (address, message) => {
    const body = { storeId: shop.store.id, name: 'Till', url: address, kinds, ...proof };
    const refused = await post(market.test, saveStoreWebhook, body, shop.owner);
    expect(refused.json<Problem>().errors).toEqual([{ path: 'url', message }]);
  });

  it('needs a proof, and reaches no webhook of another store', async () => {
    const { id } = await addHook();
    const wrong = { storeId: shop.store.id, name: 'Till', url, kinds, password: 'Not-mine-1' };
    expect((await post(market.test, saveStoreWebhook, wrong, shop.owner)).statusCode).toBe(422);
    const other = await market.addShop();
    const foreign = { storeId: other.store.id, id };
    const answers = [
      await post(market.test, testStoreWebhook, foreign, other.owner),
      await post(market.test, removeStoreWebhook, foreign, other.owner),
      await post(market.test, pauseStoreWebhook, { ...foreign, paused: true }, other.owner),
      await post(
        market.test,
        rotateStoreWebhook,
        { ...foreign, overlapHours: 0, ...proof },
        other.owner,
      ),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(received).toEqual([]);
  });
});
