import { createServer } from 'node:http';
import { pauseStoreWebhook } from '@counter/contract/integrations';
import { hourMs } from '@counter/contract/shared';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../../testing/stores/audit.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { TestMarket, TestShop } from '../../../testing/stores/orders.ts';
import {
  ordersIn,
  portOf,
  openWebhookMarket,
  type Receiver,
  type WebhookMarket,
} from '../../../testing/stores/webhooks.ts';
import { claimDue, drainLane } from './send-due.ts';
import { retryDelays } from './verdict.ts';
import { createWebhookSender } from './webhook-sender.ts';

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

const wait = (delay: number | undefined) => market.clock.advance(delay ?? 0);
const idsIn = ({ received }: Receiver) => received.map(({ headers }) => headers['webhook-id']);
const inOrder = (texts: readonly string[]) => texts.toSorted((a, b) => a.localeCompare(b));

describe('a failing receiver', () => {
  it("gets an event again before its store's next one, without delaying other stores", async () => {
    await hooks.addForAll(operator);
    const other = await market.addShop();
    const [first, second] = [await shop.place(), await shop.place()];
    const elsewhere = await other.place();
    receiver.answers = ({ data }) => (data['storeId'] === shop.store.id ? 500 : 200);
    await hooks.queueAndSend();
    expect(inOrder(ordersIn(receiver))).toEqual(
      inOrder([first.orderNumber, elsewhere.orderNumber]),
    );
    receiver.received.length = 0;
    await hooks.send();
    expect(receiver.received).toEqual([]);
    wait(retryDelays[0]);
    receiver.answers = () => 200;
    await hooks.send();
    expect(ordersIn(receiver)).toEqual([first.orderNumber, second.orderNumber]);
    expect(new Set(idsIn(receiver)).size).toBe(2);
    expect(await hooks.ofAll(operator)).toMatchObject([{ failingSince: null, waiting: 0 }]);
  });

  it("is logged by cause: an error, a redirect that isn't followed, a timeout", async () => {
    const { id } = await hooks.add(shop);
    await shop.place();
    let reached = 0;
    const inside = createServer((_request, response) => {
      reached += 1;
      response.end();
    });
    const to = `http://127.0.0.1:${await portOf(inside)}/`;
    const answers = [500, { to }, 'nothing'] as const;
    await hooks.queue();
    for (const [at, answer] of answers.entries()) {
      receiver.answers = () => answer;
      await hooks.send();
      wait(retryDelays[at]);
    }
    inside.close();
    expect(reached).toBe(0);
    const [delivery] = await hooks.log(shop, id);
    expect(delivery?.state).toBe('WAITING');
    expect(delivery?.attempts.map(({ status, failure }) => [status, failure])).toEqual([
      [500, 'The server answered with status 500.'],
      [307, 'The server redirected. Enter the final address.'],
      [null, 'The server did not answer within 0.5 seconds.'],
    ]);
    const failingSince = noon.toISOString();
    expect(await hooks.of(shop)).toMatchObject([{ failingSince, waiting: 1 }]);
  });

  it('is retried for 72 hours, then paused with a mail; resuming delivers what waited', async () => {
    const { id } = await hooks.add(shop);
    const [first, second] = [await shop.place(), await shop.place()];
    receiver.answers = () => 503;
    await hooks.queueAndSend();
    for (const delay of retryDelays) {
      expect(await hooks.of(shop)).toMatchObject([{ pausedAt: null }]);
      wait(delay);
      await hooks.send();
    }
    expect(ordersIn(receiver)).toEqual(Array.from({ length: 11 }, () => first.orderNumber));
    expect(await hooks.of(shop)).toMatchObject([{ pauseReason: 'FAILING', waiting: 1 }]);
    const before = hooks.outcomes();
    expect(before.given_up).toBe(1);
    expect(await hooks.figures()).toEqual({
      counter_webhook_deliveries_waiting: 0,
      counter_webhook_deliveries_waiting_oldest_seconds: 0,
      counter_webhooks_paused: 1,
    });
    const mails = await hooks.mails();
    expect(mails).toMatchObject([
      { recipient: shop.owner.email, subject: 'The webhook Till is paused' },
    ]);
    expect(mails[0]?.body).toContain('https://counter.test/dashboard/settings/integrations');
    receiver.received.length = 0;
    receiver.answers = () => 200;
    wait(24 * hourMs);
    await hooks.queueAndSend();
    expect(receiver.received).toEqual([]);
    const body = { storeId: shop.store.id, id, paused: false };
    await market.ask(pauseStoreWebhook, { body }, shop.owner);
    expect(await hooks.figures()).toMatchObject({
      counter_webhook_deliveries_waiting: 1,
      counter_webhooks_paused: 0,
    });
    await hooks.send();
    expect(ordersIn(receiver)).toEqual([second.orderNumber]);
    expect(hooks.outcomes()).toEqual({ ...before, delivered: before.delivered + 1 });
  });

  it('of the marketplace loses an event it never accepts, and still gets the others', async () => {
    await hooks.addForAll(operator);
    const other = await market.addShop();
    const bad = await shop.place();
    receiver.answers = ({ data }) => (data['orderNumber'] === bad.orderNumber ? 400 : 200);
    await hooks.queueAndSend();
    await other.place();
    const next = await shop.place();
    await hooks.queueAndSend();
    for (const delay of retryDelays) {
      wait(delay);
      await hooks.send();
    }
    expect(ordersIn(receiver).at(-1)).toBe(next.orderNumber);
    expect(await hooks.ofAll(operator)).toMatchObject([{ pausedAt: null, waiting: 0 }]);
    expect(await hooks.mails()).toEqual([]);
  });

  it('is paused at once if it answers that it is gone', async () => {
    await hooks.add(shop);
    await shop.place();
    receiver.answers = () => 410;
    await hooks.queueAndSend();
    expect(await hooks.of(shop)).toMatchObject([{ pauseReason: 'GONE' }]);
    expect(await hooks.mails()).toHaveLength(1);
    const paused = await findAudit(market.test.platform.db, 'store_webhook.pause');
    expect(paused.at(-1)).toMatchObject({ storeId: shop.store.id, actorName: 'Webhooks' });
  });

  it('of the marketplace is reported to operators', async () => {
    await hooks.addForAll(operator);
    await shop.place();
    receiver.answers = () => 410;
    await hooks.queueAndSend();
    const [mail] = await hooks.mails();
    expect(mail?.recipient).toBe(operator.email);
    expect(mail?.body).toContain('https://counter.test/operator/integrations');
  });
});

describe('server processes', () => {
  it('resend what a dead one had in flight, once its lease is over', async () => {
    await hooks.add(shop);
    const { orderNumber } = await shop.place();
    await hooks.queue();
    const { platform } = market.test;
    const [lane] = await claimDue(platform, 100);
    if (!lane) throw new Error('no lane is due');
    // It dies between the call and its record: the record's transaction never commits.
    const act = async () => Promise.reject(new Error('killed'));
    await expect(drainLane({ ...platform, act }, lane)).rejects.toThrow('killed');
    expect(ordersIn(receiver)).toEqual([orderNumber]);
    await hooks.send();
    expect(receiver.received).toHaveLength(1);
    wait(60_000);
    await hooks.send();
    expect(ordersIn(receiver)).toEqual([orderNumber, orderNumber]);
    expect(new Set(idsIn(receiver)).size).toBe(1);
  });

  it('share the lanes, so each event is sent once', async () => {
    await hooks.add(shop);
    for (let placed = 0; placed < 5; placed += 1) await shop.place();
    await hooks.queue();
    const timing = { pauseMs: 1, lanes: 5 };
    const senders = [1, 2, 3].map(() => createWebhookSender(market.test.platform, timing));
    await eventually(() => expect(receiver.received).toHaveLength(5));
    await Promise.all(senders.map(async (sender) => sender.stop()));
    expect(receiver.received).toHaveLength(5);
    expect(await hooks.of(shop)).toMatchObject([{ waiting: 0 }]);
  });
});
