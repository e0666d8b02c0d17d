import { refundOrder } from '@counter/contract/adjustments';
import { changeItems } from '@counter/contract/orders';
import { findCardPayment } from '@counter/contract/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createEventDispatcher,
  type EventDispatcher,
} from '../../platform/events/outbox/event-dispatcher.ts';
import { openStripe } from '../../platform/clients/stripe/stripe.ts';
import { cardAmount, cardOrder, testPlacer } from '../../testing/stores/card-orders.ts';
import { addConsumer } from '../../testing/stores/consumers.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { startStripe, type TestStripe } from '../../testing/doubles/stripe.ts';
import { finishOpenCheckouts } from './card-finishing.service.ts';
import { findCardPayment as findPaymentRow } from './card-payments.repository.ts';
import { finishCardCheckout, openCardCheckout, paymentConsumer } from './index.ts';
import { settleDue, settlePayment } from './settling.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let stripe: TestStripe;
let market: TestMarket;
let shop: TestShop;
let dispatcher: EventDispatcher;
let consumerId: number;

beforeAll(async () => {
  stripe = await startStripe();
  market = await createTestMarket(null, null, openStripe(stripe.config));
  const { db, log } = market.test.platform;
  await addConsumer(db);
  const row = await db.selectFrom('consumers').select('id').executeTakeFirstOrThrow();
  consumerId = row.id;
  const timing = { gatherMs: 1, pollMs: 1_000_000 };
  dispatcher = createEventDispatcher({ db, log, consumers: [paymentConsumer()], timing });
});
beforeEach(async () => {
  stripe.trouble(null);
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
  await stripe.stop();
});

const platform = () => market.test.platform;
async function open(
  key: string = crypto.randomUUID(),
  request = cardOrder(shop),
  amount = cardAmount,
): Promise<string> {
  const scope = await scopeForSystem(platform().db, shop.store.id, 'Test');
  return openCardCheckout(platform(), testPlacer, scope, {
    consumerId,
    key,
    request,
    amount,
    leaveUrl: 'https://counter.test/left',
    returnUrl: (sessionId) => `https://counter.test/card/${sessionId}`,
  });
}

function lastPayment() {
  const payment = stripe.payments.at(-1);
  if (!payment) throw new Error('nothing was opened');
  const [storeId = 0, id = 0] = payment.reference.split('-').map(Number);
  return { payment, key: { storeId, id } };
}

const row = async () => findPaymentRow(platform().db, lastPayment().key);
const finish = async () => finishCardCheckout(platform(), testPlacer, lastPayment().key);
const settle = async () => settlePayment(platform(), lastPayment().key);
const orders = async () =>
  platform()
    .db.selectFrom('orders')
    .where('storeId', '=', shop.store.id)
    .select(['id', 'orderNumber', 'payment', 'status'])
    .execute();

/** An order whose money is reserved. */
async function paidOrder(request = cardOrder(shop), amount = cardAmount): Promise<number> {
  await open(undefined, request, amount);
  stripe.pay(lastPayment().payment);
  const orderId = (await finish())?.orderId;
  if (!orderId) throw new Error('the order was not placed');
  return orderId;
}

describe('paying by card', () => {
  it('places the order once the money is reserved and captures it when the store accepts', async () => {
    expect(await open()).toContain('/pay/cs_test_');
    expect(await finish()).toMatchObject({ state: 'OPEN' });
    expect(await orders()).toEqual([]);
    stripe.pay(lastPayment().payment);
    const paid = await finish();
    expect(paid).toMatchObject({ state: 'AUTHORIZED', request: null, refusal: null });
    const [order] = await orders();
    expect(order).toMatchObject({ id: paid?.orderId, payment: 'CARD', status: 'NEW' });
    await settle();
    expect(lastPayment().payment.intent).toBe('requires_capture');

    orderOf(await shop.move(order?.id ?? 0, 'accept'));
    await settle();
    expect(lastPayment().payment.intent).toBe('succeeded');
    expect(await row()).toMatchObject({ state: 'CAPTURED', failure: null });
    const params = { storeId: String(shop.store.id), orderNumber: order?.orderNumber ?? '' };
    expect(await market.ask(findCardPayment, { params }, shop.owner)).toEqual({
      state: 'CAPTURED',
      amount: cardAmount,
      amountDisplayValue: '$ 13.53',
      refunded: 0,
      refundedDisplayValue: '$ 0.00',
      failure: null,
      givenUp: false,
    });
  });

  it('has one page and one order, despite concurrent returns, calls and retries', async () => {
    const key = crypto.randomUUID();
    const pages = [await open(key), await open(key)];
    expect(new Set(pages).size).toBe(1);
    stripe.pay(lastPayment().payment);
    await Promise.all([finish(), finish(), finish(), finishOpenCheckouts(platform(), testPlacer)]);
    expect(await orders()).toHaveLength(1);
    expect(await open(key)).toBe(`https://counter.test/card/${lastPayment().payment.sessionId}`);
    await expect(open(key, { ...cardOrder(shop), tip: 100 })).rejects.toThrow('Idempotency-Key');
  });

  it('releases the money if the order can no longer be placed, and says why', async () => {
    await open();
    stripe.pay(lastPayment().payment);
    await platform().db.updateTable('products').set({ price: 1300 }).execute();
    expect(await finish()).toMatchObject({ state: 'AUTHORIZED', refusal: 'It costs more now.' });
    expect(await orders()).toEqual([]);
    await settle();
    expect(lastPayment().payment.intent).toBe('canceled');
    expect(await row()).toMatchObject({ state: 'CANCELLED', orderId: null });
    await platform().db.updateTable('products').set({ price: 1250 }).execute();
  });

  it('ends if nobody pays in time', async () => {
    await open();
    stripe.expire(lastPayment().payment);
    expect(await finish()).toMatchObject({ state: 'CANCELLED', request: null });
    expect(await orders()).toEqual([]);
  });

  it("rejects amounts that cards can't pay, and stores without cards", async () => {
    const scope = await scopeForSystem(platform().db, shop.store.id, 'Test');
    const little = { consumerId, key: 'a', request: {}, amount: 49, leaveUrl: '' };
    const checkout = { ...little, returnUrl: () => '' };
    await expect(openCardCheckout(platform(), testPlacer, scope, checkout)).rejects.toThrow(
      'Cards are taken',
    );
    const without = { ...platform(), cards: null };
    await expect(
      openCardCheckout(without, testPlacer, scope, { ...checkout, amount: cardAmount }),
    ).rejects.toThrow("This store doesn't accept cards");
  });
});

describe('a crash', () => {
  it('before the page is known tells the customer, and a retry opens one page', async () => {
    const key = crypto.randomUUID();
    stripe.trouble('do and break off');
    await expect(open(key)).rejects.toThrow("We can't take cards right now");
    const before = stripe.payments.length;
    stripe.trouble(null);
    expect(await open(key)).toContain(lastPayment().payment.sessionId);
    expect(stripe.payments).toHaveLength(before);
  });

  it('after the payment is recovered by the scheduler, which places the order', async () => {
    await open();
    stripe.pay(lastPayment().payment);
    market.clock.set(new Date('2026-03-04T17:02:00Z'));
    await finishOpenCheckouts(platform(), testPlacer);
    expect(await row()).toMatchObject({ state: 'AUTHORIZED' });
    expect(await orders()).toHaveLength(1);
  });

  it('during the capture captures the money once', async () => {
    orderOf(await shop.move(await paidOrder(), 'accept'));
    stripe.trouble('do and break off');
    await expect(settle()).rejects.toThrow('our connection to Stripe');
    expect(await row()).toMatchObject({
      state: 'AUTHORIZED',
      failure: 'The card company could not be reached.',
    });
    stripe.trouble(null);
    await settleDue(platform());
    expect(await row()).toMatchObject({ state: 'CAPTURED', failure: null });
  });

  it('before refused money is released is recovered by the scheduler', async () => {
    await open();
    stripe.pay(lastPayment().payment);
    await platform().db.updateTable('products').set({ price: 1300 }).execute();
    await finish();
    await platform().db.updateTable('products').set({ price: 1250 }).execute();
    await settleDue(platform());
    expect(lastPayment().payment.intent).toBe('canceled');
  });
});

describe('the card payment of an order', () => {
  it("is released if the order isn't accepted", async () => {
    orderOf(await shop.move(await paidOrder(), 'cancel'));
    await settle();
    expect(lastPayment().payment.intent).toBe('canceled');
    expect(await row()).toMatchObject({ state: 'CANCELLED' });
  });

  it('is refunded in full if an accepted order is cancelled', async () => {
    const orderId = await paidOrder();
    orderOf(await shop.move(orderId, 'accept'));
    await settle();
    orderOf(await shop.move(orderId, 'cancel'));
    await settle();
    expect(lastPayment().payment.refunded).toBe(cardAmount);
    expect(await row()).toMatchObject({ state: 'REFUNDED', refunded: cardAmount });
  });

  it("is refunded in part if the order's items change, accepted or not", async () => {
    const order = cardOrder(shop);
    const three = { ...order, items: order.items.map((item) => ({ ...item, quantity: 3 })) };
    const orderId = await paidOrder(three, 4059);
    const keep = async (quantity: number, changes: number) => {
      const lines = [{ line: 1, quantity }];
      const body = { storeId: shop.store.id, orderId, changes, lines };
      return market.ask(changeItems, { body }, shop.owner);
    };
    await keep(2, 0);
    await settle();
    expect(lastPayment().payment).toMatchObject({ intent: 'requires_capture', refunded: 0 });
    await shop.move(orderId, 'accept');
    const { reduced, payable } = await keep(1, 1);
    await settle();
    await settle();
    expect(lastPayment().payment).toMatchObject({ intent: 'succeeded', refunded: reduced });
    expect(lastPayment().payment.amount - reduced).toBe(payable);
  });

  it('is refunded in part by a refund, once, even if it is requested again', async () => {
    const orderId = await paidOrder();
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(orderId, move);
    for (const part of [300, 200]) {
      const body = {
        storeId: shop.store.id,
        orderId,
        ...({ type: 'CUSTOM', reason: 'QUALITY', amount: part } as const),
      };
      const answer = await market.test.call(refundOrder, { body }, shop.owner);
      expect(answer.statusCode).toBe(200);
      stripe.trouble('do and break off');
      await expect(settle()).rejects.toThrow('our connection to Stripe');
      stripe.trouble(null);
      await settle();
      await settle();
    }
    expect(lastPayment().payment.refunded).toBe(500);
    expect(await row()).toMatchObject({ state: 'CAPTURED', refunded: 500 });
  });

  it('is settled automatically when the order moves', async () => {
    orderOf(await shop.move(await paidOrder(), 'accept'));
    await dispatcher.poll();
    const { rows } = await market.test.database.pool.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'payments.settle'`,
    );
    const { storeId, id } = lastPayment().key;
    expect(rows.map(({ key }) => key)).toContain(`payments.settle:${storeId}:${id}`);
  });

  it('becomes due at the counter if the reservation has expired', async () => {
    orderOf(await shop.move(await paidOrder(), 'accept'));
    stripe.lose(lastPayment().payment);
    await settle();
    expect(await row()).toMatchObject({
      state: 'FAILED',
      failure: 'The card was not charged: its reservation had ended.',
    });
    expect(await orders()).toMatchObject([{ payment: 'AT_COUNTER' }]);
  });

  it('is captured before the reservation of a scheduled order expires', async () => {
    await paidOrder();
    market.clock.set(new Date('2026-03-09T17:00:01Z'));
    await settleDue(platform());
    expect(await row()).toMatchObject({ state: 'CAPTURED' });
  });
});
