import {
  payWebOrder,
  placeWebOrder,
  quoteWebOrder,
  type Quote,
} from '@counter/contract/storefront';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStripe } from '../../platform/clients/stripe/stripe.ts';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { startStripe, type TestStripe } from '../../testing/doubles/stripe.ts';
import type { TestPayment } from '../../testing/doubles/stripe-money.ts';
import { paymentTasks } from '../payments/index.ts';
import { cardOrderPlacer } from './card-orders.service.ts';

let stripe: TestStripe;
let market: TestMarket;
let shop: TestShop;
let consumer: string;
const phone = '+12125550142';

beforeAll(async () => {
  stripe = await startStripe();
  market = await createTestMarket(null, null, openStripe(stripe.config));
  consumer = await addConsumer(market.test.database.db, { phone });
});
beforeEach(async () => {
  stripe.trouble(null);
  await jobs();
  shop = await market.addShop();
});
afterAll(async () => {
  await market.test.close();
  await stripe.stop();
});

const db = () => market.test.database.db;

async function order(quantity: number) {
  const params = { storeUrl: shop.store.storeUrl };
  const wish = {
    deliveryMethod: 'PICKUP' as const,
    items: [{ productId: shop.products[0]?.id ?? 0, quantity }],
    tip: { percent: 0 },
  };
  const quoted = await market.test.call(quoteWebOrder, { params, body: wish });
  const { total } = quoted.json<{ data: Quote }>().data;
  const customer = { name: 'Maya Lind', phone: '(212) 555-0142' };
  return { params, body: { ...wish, customer, expectedTotal: total } };
}

async function pay(key: string = crypto.randomUUID(), quantity = 1) {
  const { params, body } = await order(quantity);
  const asked = { params, body: { ...body, payment: 'CARD' as const } };
  return market.test.call(payWebOrder, asked, { consumer, idempotencyKey: key });
}

async function orderAtCounter() {
  const { params, body } = await order(1);
  const asked = { params, body: { ...body, payment: 'AT_COUNTER' as const } };
  const as = { consumer, idempotencyKey: crypto.randomUUID() };
  return market.test.call(placeWebOrder, asked, as);
}

const own = () =>
  stripe.payments.filter(({ reference }) => reference.startsWith(`${shop.store.id}-`));
const standing = () => own().map(({ session }) => session);

function payment(index: number): TestPayment {
  const found = own()[index];
  if (!found) throw new Error(`page ${index} was not opened`);
  return found;
}

const comeBack = async ({ sessionId }: TestPayment) =>
  market.test.app.inject({ url: `/s/${shop.store.storeUrl}/card/${sessionId}` });

/** Does what the process would do next, once each. */
async function jobs(): Promise<void> {
  const tasks = paymentTasks(market.test.platform, cardOrderPlacer);
  const { pool } = market.test.database;
  const { rows } = await pool.query<{ id: string; name: string; payload: unknown }>(
    `select id, j.task_identifier as name, p.payload
     from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
     where j.task_identifier like 'payments.%' order by id`,
  );
  for (const { id, name, payload } of rows) {
    await tasks[name]?.(payload);
    await pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
  }
}

async function placed() {
  return db()
    .selectFrom('orders')
    .where('storeId', '=', shop.store.id)
    .select(['id', 'payment'])
    .execute();
}

describe('an abandoned payment page', () => {
  it('is closed when the customer comes back from it', async () => {
    await pay();
    const back = new URL(payment(0).cancelUrl);
    const { headers } = await market.test.app.inject({ url: back.pathname + back.search });
    expect(headers.location).toBe(`/s/${shop.store.storeUrl}/checkout`);
    await jobs();
    expect(standing()).toEqual(['expired']);
    expect(await placed()).toEqual([]);
  });

  it('is closed before another one opens, even if Stripe is down at first', async () => {
    await pay();
    const key = crypto.randomUUID();
    stripe.trouble('break off');
    expect((await pay(key)).statusCode).toBe(503);
    stripe.trouble('do and break off');
    expect((await pay(key)).statusCode).toBe(503);
    stripe.trouble(null);
    expect((await pay(key)).statusCode).toBe(200);
    expect(standing().filter((session) => session === 'open')).toHaveLength(1);
    expect(payment(0).session).toBe('expired');
    stripe.pay(payment(own().length - 1));
    await comeBack(payment(own().length - 1));
    expect(await placed()).toHaveLength(1);
  });

  it('leads to its order if it was paid after all', async () => {
    await pay();
    stripe.pay(payment(0));
    expect((await pay(crypto.randomUUID(), 2)).json()).toMatchObject({
      data: { payAt: expect.stringContaining(`/card/${payment(0).sessionId}`) as unknown },
    });
    expect(await placed()).toMatchObject([{ payment: 'CARD' }]);
    expect(own()).toHaveLength(1);
  });

  it('is the only one of many concurrent ones that can be paid', async () => {
    const answers = await Promise.all([pay(), pay(), pay()]);
    await jobs();
    await jobs();
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(standing().filter((session) => session === 'open').length).toBeLessThanOrEqual(1);
    for (const one of own()) if (one.session === 'open') stripe.pay(one);
    for (const one of own()) await comeBack(one);
    expect((await placed()).length).toBeLessThanOrEqual(1);
  });
});

describe('ordering another way meanwhile', () => {
  it('closes the page, even if Stripe is unreachable at first', async () => {
    await pay();
    expect((await orderAtCounter()).statusCode).toBe(200);
    stripe.trouble('silent');
    await expect(jobs()).rejects.toThrow('our connection to Stripe');
    stripe.trouble(null);
    await jobs();
    expect(standing()).toEqual(['expired']);
    expect(await placed()).toMatchObject([{ payment: 'AT_COUNTER' }]);
  });

  it('and paying at that moment makes one order, releases the card and tells the customer', async () => {
    await pay();
    await orderAtCounter();
    stripe.pay(payment(0));
    await jobs();
    await jobs();
    expect(payment(0).intent).toBe('canceled');
    expect(await placed()).toMatchObject([{ payment: 'AT_COUNTER' }]);
    const { headers } = await comeBack(payment(0));
    const page = await market.test.app.inject({ url: headers.location ?? '' });
    expect(page.body).toContain('You placed another order before paying here');
    expect(page.body).toContain('Your card was not charged');
    const told = await db()
      .selectFrom('messages')
      .where('recipient', '=', phone)
      .select(['subject', 'body'])
      .execute();
    expect(told).toEqual([
      {
        subject: expect.stringMatching(/^Your card payment to Test Store \d+$/) as unknown,
        body: expect.stringContaining('We released the hold of $ 13.53 on your card.') as unknown,
      },
    ]);
  });
});
