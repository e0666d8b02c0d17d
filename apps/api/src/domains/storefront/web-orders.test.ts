import { blockCustomer } from '@counter/contract/customers';
import { findOrder, type Order } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import {
  findOrderTimes,
  placeWebOrder,
  quoteWebOrder,
  type Quote,
} from '@counter/contract/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { addDeal, setProduct } from '../../testing/stores/deals.ts';
import {
  createTestMarket,
  type Response,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { sendPromo } from '../../testing/stores/promotions.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop({ minimumOrder: 500 });
});
afterAll(() => market.test.close());

const productAt = (index: number): number => shop.products[index]?.id ?? 0;
const params = () => ({ storeUrl: shop.store.storeUrl });

const address = {
  street: '12 Mill Lane',
  city: 'Springfield',
  state: 'NY',
  zip: '10001',
  instructions: '',
};

function wish(change: object = {}) {
  return {
    deliveryMethod: 'PICKUP' as const,
    items: [{ productId: productAt(0), quantity: 2 }],
    tip: { percent: 0 },
    ...change,
  };
}

async function quote(change: object = {}, consumer?: string): Promise<Quote> {
  const response = await market.test.call(
    quoteWebOrder,
    { params: params(), body: wish(change) },
    consumer ? { consumer } : {},
  );
  return z.parse(quoteWebOrder.answer, response.json()).data;
}

async function place(consumer: string, change: object = {}, idempotencyKey = crypto.randomUUID()) {
  const customer = { name: 'Maya Lind', phone: '(212) 555-0142' };
  const { note: _note, expectedTotal: _shown, ...quoted }: Record<string, unknown> = { ...change };
  const { total } = await quote(quoted, consumer);
  const asked = wish(change);
  const payment = 'deliveryAddress' in change ? ('ON_DELIVERY' as const) : ('AT_COUNTER' as const);
  const body = { ...asked, customer, payment, expectedTotal: total, ...change };
  return market.test.call(placeWebOrder, { params: params(), body }, { consumer, idempotencyKey });
}

const placed = (response: Response) =>
  response.json<{ data: { orderNumber: string; token: string } }>().data;

const problemOf = (response: Response) => response.json<Problem>();

async function read(orderNumber: string): Promise<Order> {
  const asked = { params: { storeId: String(shop.store.id), orderNumber } };
  return market.ask(findOrder, asked, shop.owner);
}

const newConsumer = (proven = {}) => addConsumer(market.test.database.db, proven);

describe('a quote', () => {
  it('equals the order to the cent', async () => {
    await addDeal(market, shop);
    const consumer = await newConsumer();
    for (const change of [
      {},
      { tip: { percent: 15 } },
      { tip: { amount: 321 }, deliveryMethod: 'DIRECT', deliveryAddress: address },
    ]) {
      const { total, tip, subtotal, tax } = await quote(change);
      const order = await read(placed(await place(consumer, change)).orderNumber);
      expect(order).toMatchObject({ payable: total, tip, subtotal, tax });
    }
  });

  it('offers tips based on the basket and says when it would be ready', async () => {
    const { tipChoices, readyAt, problems } = await quote();
    expect(tipChoices).toEqual([
      { percent: 10, amount: 250 },
      { percent: 15, amount: 375 },
      { percent: 20, amount: 500 },
    ]);
    expect(readyAt).toBe('2026-03-04T17:20:00.000Z');
    expect(problems).toEqual([]);
  });

  it('marks unavailable lines and prices the rest', async () => {
    await setProduct(market, productAt(1), { available: false });
    const items = [
      { productId: productAt(1), quantity: 1 },
      { productId: productAt(0), quantity: 1 },
      { productId: 999_999, quantity: 1 },
    ];
    const { entries, subtotal, problems } = await quote({ items });
    await setProduct(market, productAt(1), { available: true });
    expect(entries.map(({ name, problem }) => [name, problem !== ''])).toEqual([
      ['Flat Bread', true],
      ['Lentil Soup', false],
      ['No longer on the menu', true],
    ]);
    expect(subtotal).toBe(1250);
    expect(problems).toEqual([]);
  });

  it('says what prevents the whole order', async () => {
    const cheap = { items: [{ productId: productAt(1), quantity: 1 }] };
    expect((await quote(cheap)).problems.map(({ code }) => code)).toEqual(['BELOW_MINIMUM_ORDER']);
    const past = { scheduledAt: '2026-03-04T16:00:00.000Z' };
    expect((await quote(past)).problems.map(({ code }) => code)).toEqual(['IMPOSSIBLE_SCHEDULE']);
    const closed = await market.addShop({ online: false });
    const response = await market.test.call(quoteWebOrder, {
      params: { storeUrl: closed.store.storeUrl },
      body: { ...wish(), items: [{ productId: closed.products[0]?.id ?? 0, quantity: 1 }] },
    });
    const { data } = z.parse(quoteWebOrder.answer, response.json());
    expect(data.problems.map(({ code }) => code)).toEqual(['STORE_CLOSED']);
  });

  it("shows at once what a promo code takes off, or why it can't be used", async () => {
    await sendPromo(market, shop, {
      promoCode: 'TENOFF',
      type: 'PERCENTAGE',
      percentage: 10,
      minOrderValue: 0,
      usageLimitPerCustomer: 1,
      startDate: '2026-03-04',
      endDate: '2090-05-31',
    });
    const good = await quote({ promoCode: 'tenoff' });
    expect(good).toMatchObject({
      promo: { promoCode: 'TENOFF', reason: '' },
      promoDiscount: 250,
      dealDiscount: 0,
    });
    expect((await quote({ promoCode: 'NONE' })).promo?.reason).toContain('no promo code "NONE"');
    const consumer = await newConsumer();
    const order = await read(placed(await place(consumer, { promoCode: 'TENOFF' })).orderNumber);
    expect(order).toMatchObject({ promoCode: 'TENOFF', discount: 250, payable: good.total });
    const again = await quote({ promoCode: 'TENOFF' }, consumer);
    expect(again.promo?.reason).toContain('can be used once by a customer');
  });

  it('reserves nothing', async () => {
    await setProduct(market, productAt(1), { dailyLimit: 2 });
    const items = [{ productId: productAt(1), quantity: 2 }];
    for (let times = 0; times < 3; times += 1) {
      expect((await quote({ items })).entries[0]?.problem).toBe('');
    }
    await setProduct(market, productAt(1), { dailyLimit: null });
  });
});

describe('an order from the web store', () => {
  it("has the customer's name, phone, address and note", async () => {
    const consumer = await newConsumer({ phone: '+12125550199' });
    const change = {
      deliveryMethod: 'POOLED',
      deliveryAddress: address,
      note: 'Please ring.',
      scheduledAt: '2026-03-05T18:00:00.000Z',
    };
    const { orderNumber, token } = placed(await place(consumer, change));
    expect(token).toMatch(/^[\w-]{43}$/);
    const order = await read(orderNumber);
    expect(order).toMatchObject({
      ...change,
      customer: 'Maya Lind',
      // The number that is known to be theirs, whatever was typed.
      customerContact: '+12125550199',
    });
    const { timeline } = await market.ask(
      findOrder,
      { params: { storeId: String(shop.store.id), orderNumber } },
      shop.owner,
    );
    expect(timeline[0]).toMatchObject({ kind: 'placed', by: 'the customer', device: 'Web store' });
  });

  it('is placed once, even with concurrent requests, and returns one address', async () => {
    const consumer = await newConsumer();
    const { total: expectedTotal } = await quote();
    const body = {
      ...wish(),
      customer: { name: 'Ben', phone: '2125550143' },
      payment: 'AT_COUNTER' as const,
      expectedTotal,
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        market.test.call(
          placeWebOrder,
          { params: params(), body },
          { consumer, idempotencyKey: 'once' },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const another = await market.test.call(
      placeWebOrder,
      { params: params(), body: { ...body, note: 'else' } },
      { consumer, idempotencyKey: 'once' },
    );
    expect(problemOf(another).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is rejected if the price differs from the one shown', async () => {
    const consumer = await newConsumer();
    const refused = await place(consumer, { expectedTotal: 1 });
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  });

  it('is rejected with the message of the broken rule', async () => {
    const consumer = await newConsumer({ phone: '+12125550166' });
    const delivery = await place(consumer, { deliveryMethod: 'DIRECT' });
    expect(problemOf(delivery).errors).toEqual([
      { path: 'deliveryAddress', message: 'Address is required' },
    ]);
    const cheap = await place(consumer, { items: [{ productId: productAt(1), quantity: 1 }] });
    expect(problemOf(cheap).code).toBe('BELOW_MINIMUM_ORDER');
    const storeId = shop.store.id;
    const block = { storeId, phoneNumber: '+12125550166', reason: 'Three no-shows' };
    await market.ask(blockCustomer, { body: block }, shop.owner);
    expect((await quote({}, consumer)).problems.map(({ code }) => code)).toEqual([
      'CUSTOMER_BLOCKED',
    ]);
    const refused = problemOf(await place(consumer));
    expect(refused.code).toBe('CUSTOMER_BLOCKED');
    expect(refused.detail).not.toContain('no-shows');
  });
});

describe('the times a store offers', () => {
  it('are the quarter hours of its hours, two weeks ahead, and each can be ordered for', async () => {
    const consumer = await newConsumer();
    const response = await market.test.call(findOrderTimes, {
      params: { ...params(), deliveryMethod: 'PICKUP' },
    });
    const { now, days } = z.parse(findOrderTimes.answer, response.json()).data;
    expect(now).toBe(true);
    expect(days.slice(0, 3).map(({ label, times }) => [label, times[0]?.label])).toEqual([
      ['Today', '12:30 PM'],
      ['Tomorrow', '12:00 AM'],
      ['Fri, Mar 6', '12:00 AM'],
    ]);
    expect(days).toHaveLength(15);
    const last = days.at(-1)?.times.at(-1)?.at;
    for (const scheduledAt of [days[0]?.times[0]?.at, last]) {
      expect((await place(consumer, { scheduledAt })).statusCode).toBe(200);
    }
  });
});
