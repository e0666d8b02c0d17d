import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripe } from '../../platform/clients/stripe/stripe.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { startStripe, type TestStripe } from '../../testing/doubles/stripe.ts';
import { cardAmount, cardOrder, testPlacer } from '../../testing/stores/card-orders.ts';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { closeJob } from './closing.service.ts';
import { finishCardCheckout, leaveCardCheckout, openCardCheckout } from './index.ts';

let stripe: TestStripe;
let market: TestMarket;
let shop: TestShop;
let consumerId: number;

beforeAll(async () => {
  stripe = await startStripe();
  market = await createTestMarket(null, null, openStripe(stripe.config));
  const { db } = market.test.platform;
  await addConsumer(db);
  consumerId = (await db.selectFrom('consumers').select('id').executeTakeFirstOrThrow()).id;
  shop = await market.addShop();
});
afterAll(async () => {
  await market.test.close();
  await stripe.stop();
});

const platform = () => market.test.platform;

async function open(key: string): Promise<void> {
  const scope = await scopeForSystem(platform().db, shop.store.id, 'Test');
  await openCardCheckout(platform(), testPlacer, scope, {
    consumerId,
    key,
    request: cardOrder(shop),
    amount: cardAmount,
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

it('a checkout is closed if its customer leaves it before they pay, and in no other store', async () => {
  const key = crypto.randomUUID();
  const leave = async () => leaveCardCheckout(platform().db, { storeId: shop.store.id }, key);
  const closing = async () => {
    const { rows } = await market.test.database.pool.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = $1`,
      [closeJob],
    );
    return rows.map(({ payload }) => payload);
  };
  await open(key);
  const left = lastPayment().key;
  shop = await market.addShop();
  await leave();
  expect(await closing()).toEqual([]);
  await open(key);
  stripe.pay(lastPayment().payment);
  await finishCardCheckout(platform(), testPlacer, lastPayment().key);
  await leave();
  expect(await closing()).toEqual([]);
  await leaveCardCheckout(platform().db, left, key);
  expect(await closing()).toEqual([left]);
});
