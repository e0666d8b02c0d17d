import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripe } from '../../platform/clients/stripe/stripe.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import type { Batch } from '../../platform/jobs/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import { runOneByOne } from '../../testing/stores/batches.ts';
import { cardAmount, cardOrder, testPlacer } from '../../testing/stores/card-orders.ts';
import { addConsumer } from '../../testing/stores/consumers.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { startStripe, type TestStripe } from '../../testing/doubles/stripe.ts';
import type { TestPayment } from '../../testing/doubles/stripe-money.ts';
import { checkoutCron, finishOpenCheckouts } from './card-finishing.service.ts';
import { findCardPayment, type BegunPayment } from './card-payments.repository.ts';
import { finishCardCheckout, openCardCheckout } from './index.ts';
import { settleCron, settleDue, settlePayment } from './settling.service.ts';

let stripe: TestStripe;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  stripe = await startStripe();
  market = await createTestMarket(null, null, openStripe(stripe.config));
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(async () => {
  await market.test.close();
  await stripe.stop();
});

const platform = () => market.test.platform;

type Opened = {
  readonly payment: TestPayment;
  readonly key: { readonly storeId: number; readonly id: number };
};

/** Opens a page for somebody new: who orders again gives up what they began to pay before. */
async function open(): Promise<Opened> {
  const { db } = platform();
  await addConsumer(db);
  const { id: consumerId } = await db
    .selectFrom('consumers')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
    .executeTakeFirstOrThrow();
  const scope = await scopeForSystem(db, shop.store.id, 'Test');
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
  const [storeId = 0, id = 0] = payment.reference.split('-').map(Number);
  return { payment, key: { storeId, id } };
}

const statesOf = async (payments: readonly Opened[]) =>
  Promise.all(payments.map(async ({ key }) => (await findCardPayment(platform().db, key))?.state));

it("open payments don't hide newer ones, whatever the batch size", async () => {
  // All of one moment, as its order alone must not lose any.
  const payments = [await open(), await open(), await open()];
  const [, second, third] = payments;
  for (const paid of [second, third]) if (paid) stripe.pay(paid.payment);
  market.clock.advance(2 * 60_000);
  const states = await runOneByOne(
    market,
    checkoutCron.task,
    async (on: Platform, batch: Batch<BegunPayment>) => finishOpenCheckouts(on, testPlacer, batch),
    async () => statesOf(payments),
  );
  expect(states).toEqual([
    ['OPEN', 'OPEN', 'OPEN'],
    ['OPEN', 'AUTHORIZED', 'OPEN'],
    ['OPEN', 'AUTHORIZED', 'AUTHORIZED'],
    ['OPEN', 'AUTHORIZED', 'AUTHORIZED'],
  ]);
  if (payments[0]) stripe.expire(payments[0].payment);
});

it("failing payments don't hide other due ones, whatever the batch size", async () => {
  const payments = [await open(), await open(), await open()];
  for (const { payment, key } of payments) {
    stripe.pay(payment);
    const orderId = (await finishCardCheckout(platform(), testPlacer, key))?.orderId ?? 0;
    orderOf(await shop.move(orderId, 'accept'));
    stripe.trouble('break off');
    await expect(settlePayment(platform(), key)).rejects.toThrow('our connection to Stripe');
    stripe.trouble(null);
  }
  const [first] = payments;
  if (first) first.payment.refusals = 1;
  const states = await runOneByOne(market, settleCron.task, settleDue, async () =>
    statesOf(payments),
  );
  const seen = states.filter((one, index) => String(one) !== String(states[index - 1]));
  expect(seen).toEqual([
    ['AUTHORIZED', 'AUTHORIZED', 'AUTHORIZED'],
    ['AUTHORIZED', 'CAPTURED', 'AUTHORIZED'],
    ['AUTHORIZED', 'CAPTURED', 'CAPTURED'],
  ]);
  await settleDue(platform());
  expect(await statesOf(payments)).toEqual(['CAPTURED', 'CAPTURED', 'CAPTURED']);
});
