import { findOverview } from '@counter/contract/operator';
import {
  findCardPayment,
  findFailedCardPayments,
  retryCardPayment,
} from '@counter/contract/payments';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openStripe } from '../../platform/clients/stripe/stripe.ts';
import { describeError } from '../../platform/config/describe-error.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { refuseRows } from '../../testing/stores/batches.ts';
import { cardAmount, cardOrder, testPlacer } from '../../testing/stores/card-orders.ts';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { startStripe, type TestStripe } from '../../testing/doubles/stripe.ts';
import {
  claimCardPayment,
  findCardPayment as findRow,
  releaseCardPayment,
} from './card-payments.repository.ts';
import { finishCardCheckout, openCardCheckout } from './index.ts';
import { settleDue, settlePayment } from './settling.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let stripe: TestStripe;
let market: TestMarket;
let shop: TestShop;
let operator: Awaited<ReturnType<typeof addUser>>;
let consumerId: number;

beforeAll(async () => {
  stripe = await startStripe();
  market = await createTestMarket(null, null, openStripe(stripe.config));
  const { db } = market.test.platform;
  operator = await addUser(db, { operator: true });
  await addConsumer(db);
  consumerId = (await db.selectFrom('consumers').select('id').executeTakeFirstOrThrow()).id;
});
let day = 4;
beforeEach(async () => {
  stripe.trouble(null);
  day += 1;
  market.clock.set(new Date(Date.UTC(2026, 2, day, 17)));
  shop = await market.addShop();
});
afterAll(async () => {
  await market.test.close();
  await stripe.stop();
});

const platform = () => market.test.platform;
const later = (minutes: number) =>
  market.clock.set(new Date(market.clock.now().getTime() + minutes * 60_000));

/** An order that is accepted, with its money still reserved. */
async function accepted() {
  const scope = await scopeForSystem(platform().db, shop.store.id, 'Test');
  await openCardCheckout(platform(), testPlacer, scope, {
    consumerId,
    key: crypto.randomUUID(),
    request: cardOrder(shop),
    amount: cardAmount,
    leaveUrl: 'https://counter.test/left',
    returnUrl: (sessionId) => `https://counter.test/card/${sessionId}`,
  });
  const payment = stripe.payments.at(-1);
  if (!payment) throw new Error('nothing was opened');
  stripe.pay(payment);
  const [storeId = 0, id = 0] = payment.reference.split('-').map(Number);
  const key = { storeId, id };
  const orderId = (await finishCardCheckout(platform(), testPlacer, key))?.orderId ?? 0;
  const { orderNumber } = orderOf(await shop.move(orderId, 'accept'));
  return { payment, key, orderId, orderNumber };
}

type Accepted = Awaited<ReturnType<typeof accepted>>;

const settle = async ({ key }: Accepted) => settlePayment(platform(), key);
const retry = async ({ key: body }: Accepted) =>
  market.test.call(retryCardPayment, { body }, operator);

const findStored = async ({ key }: Accepted) => findRow(platform().db, key);

async function listed() {
  const { content } = await market.ask(findFailedCardPayments, { query: {} }, operator);
  return content.filter(({ storeId }) => storeId === shop.store.id);
}

async function mailed(): Promise<number> {
  const { rows } = await market.test.database.pool.query(
    `select from messages where recipient = $1 and subject like 'A card payment at %'`,
    [operator.email],
  );
  return rows.length;
}

const logged = z.object({
  storeId: z.number(),
  id: z.number(),
  err: z.object({ message: z.string() }),
});

describe('a failing card payment', () => {
  it('is given up after three refusals: staff get one notice and retry it', async () => {
    const order = await accepted();
    const before = await mailed();
    order.payment.refusals = 4;
    for (const _ of [1, 2]) await expect(settle(order)).rejects.toThrow('Your card was declined.');
    expect(await listed()).toEqual([]);
    await settle(order);
    expect(await listed()).toMatchObject([
      { orderNumber: order.orderNumber, amount: cardAmount, trouble: 'CAPTURE' },
    ]);
    expect(await mailed()).toBe(before + 1);
    const { failedCardPayments } = await market.ask(findOverview, {}, operator);
    expect(failedCardPayments).toBe(1);
    const params = { storeId: String(shop.store.id), orderNumber: order.orderNumber };
    expect(await market.ask(findCardPayment, { params }, shop.owner)).toMatchObject({
      state: 'AUTHORIZED',
      failure: 'Stripe answered 400. Your card was declined.',
      givenUp: true,
    });
    // Nothing tries it by itself any more.
    later(24 * 60);
    await settleDue(platform());
    expect(order.payment.refusals).toBe(1);

    const refused = await retry(order);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      detail: 'It still does not work. Stripe answered 400. Your card was declined.',
    });
    expect((await retry(order)).statusCode).toBe(200);
    expect(order.payment.intent).toBe('succeeded');
    expect(await listed()).toEqual([]);
    expect((await retry(order)).statusCode).toBe(200);
    expect(await mailed()).toBe(before + 1);
    const entries = await findAudit(platform().db, 'payment.retry');
    expect(entries.filter(({ entityId }) => entityId === order.key.id)).toHaveLength(2);
  });

  it('is given up after six hours without Stripe, with one mail for all of them', async () => {
    const orders = [await accepted(), await accepted()];
    const before = await mailed();
    stripe.trouble('silent');
    for (const order of orders)
      await expect(settle(order)).rejects.toThrow('our connection to Stripe');
    later(5 * 60);
    await settleDue(platform());
    expect(await listed()).toEqual([]);
    later(60);
    await settleDue(platform());
    const numbers = orders.map(({ orderNumber }) => orderNumber);
    const listedNumbers = async () => (await listed()).map(({ orderNumber }) => orderNumber);
    expect(await listedNumbers()).toEqual(numbers.toReversed());
    await platform()
      .db.updateTable('cardPayments')
      .where('id', '=', orders[0]?.key.id ?? 0)
      .set({ givenUpAt: new Date(market.clock.now().getTime() + 1) })
      .execute();
    expect(await listedNumbers()).toEqual(numbers);
    expect(await mailed()).toBe(before + 1);
    stripe.trouble(null);
    for (const order of orders) expect((await retry(order)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it("doesn't blame the card company for a failure of our own, and logs it every time", async () => {
    const order = await accepted();
    const lines: string[] = [];
    const log = pino(
      { serializers: { err: describeError } },
      { write: (line) => lines.push(line) },
    );
    const settleLogged = async () => settlePayment({ ...platform(), log }, order.key);
    const restore = await refuseRows(market.test.database.pool, {
      on: 'update on card_payments',
      when: "new.state = 'CAPTURED'",
    });
    await expect(settleLogged()).rejects.toThrow('this row is damaged');
    later(6 * 60);
    await settleLogged();
    await restore();
    const failed = { ...order.key, err: { message: 'this row is damaged' } };
    expect(lines.map((line) => logged.parse(JSON.parse(line)))).toEqual([failed, failed]);
    expect(await listed()).toMatchObject([
      {
        failure: "Counter failed while processing this payment. The reason is in the server's log.",
      },
    ]);
    expect((await retry(order)).statusCode).toBe(200);
  });

  it("repeats Stripe's own words while it is busy", async () => {
    const order = await accepted();
    stripe.trouble('busy');
    await expect(settle(order)).rejects.toThrow('Stripe answered 503');
    expect(await findStored(order)).toMatchObject({
      failure: 'Stripe answered 503. Try again later.',
    });
    stripe.trouble(null);
    await settle(order);
    expect(await findStored(order)).toMatchObject({ failure: null, state: 'CAPTURED' });
  });

  it('is taken in hand by one process until its time is over, or it is released', async () => {
    const { key } = await accepted();
    const { db } = platform();
    const now = market.clock.now();
    const until = new Date(now.getTime() + 1);
    const claim = async (at: Date) => claimCardPayment(db, key, { now: at, until });
    expect([await claim(now), await claim(now), await claim(until)]).toEqual([true, false, true]);
    await releaseCardPayment(db, key);
    expect(await claim(now)).toBe(true);
    await releaseCardPayment(db, key);
  });

  it('says whether its money was to be refunded or released', async () => {
    const [charged, reserved] = [await accepted(), await accepted()];
    await settle(charged);
    for (const order of [charged, reserved]) {
      orderOf(await shop.move(order.orderId, 'cancel'));
      order.payment.refusals = 3;
      for (const _ of [1, 2]) await expect(settle(order)).rejects.toThrow('Stripe answered 400');
      await settle(order);
    }
    const troubles = (await listed()).map(({ id, trouble }) => [id, trouble]);
    expect(Object.fromEntries(troubles)).toEqual({
      [charged.key.id]: 'REFUND',
      [reserved.key.id]: 'RELEASE',
    });
    for (const order of [charged, reserved]) expect((await retry(order)).statusCode).toBe(200);
    expect([charged.payment.refunded, reserved.payment.intent]).toEqual([cardAmount, 'canceled']);
  });

  it('is shown as lost, without a retry, if its reservation expired', async () => {
    const order = await accepted();
    stripe.lose(order.payment);
    await settle(order);
    expect(await listed()).toMatchObject([{ trouble: 'LOST', orderNumber: order.orderNumber }]);
    expect((await market.ask(findOverview, {}, operator)).failedCardPayments).toBe(0);
  });

  it("can't be retried by a store", async () => {
    const body = { storeId: shop.store.id, id: 1 };
    expect((await market.test.call(retryCardPayment, { body }, shop.owner)).statusCode).toBe(403);
    expect((await market.test.call(retryCardPayment, { body }, operator)).statusCode).toBe(404);
  });
});
