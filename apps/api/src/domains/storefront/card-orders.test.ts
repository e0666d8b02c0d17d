import { payWebOrder, quoteWebOrder, type Quote } from '@counter/contract/storefront';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStripe } from '../../platform/clients/stripe/stripe.ts';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { setProduct } from '../../testing/stores/deals.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { startStripe, type TestStripe } from '../../testing/doubles/stripe.ts';
import type { TestPayment } from '../../testing/doubles/stripe-money.ts';

let stripe: TestStripe;
let market: TestMarket;
let shop: TestShop;
let consumer: string;

beforeAll(async () => {
  stripe = await startStripe();
  market = await createTestMarket(null, null, openStripe(stripe.config));
});
beforeEach(async () => {
  shop = await market.addShop();
  consumer = await addConsumer(market.test.database.db);
});
afterAll(async () => {
  await market.test.close();
  await stripe.stop();
});

const params = () => ({ storeUrl: shop.store.storeUrl });
const db = () => market.test.database.db;

async function pay(key: string = crypto.randomUUID()) {
  const wish = {
    deliveryMethod: 'PICKUP' as const,
    items: [{ productId: shop.products[0]?.id ?? 0, quantity: 2 }],
    tip: { percent: 10 },
  };
  const quoted = await market.test.call(quoteWebOrder, { params: params(), body: wish });
  const { total } = quoted.json<{ data: Quote }>().data;
  const customer = { name: 'Maya Lind', phone: '(212) 555-0142' };
  const body = { ...wish, customer, payment: 'CARD' as const, expectedTotal: total };
  const as = { consumer, idempotencyKey: key };
  return market.test.call(payWebOrder, { params: params(), body }, as);
}

function lastPayment(): TestPayment {
  const payment = stripe.payments.at(-1);
  if (!payment) throw new Error('nothing was opened');
  return payment;
}

async function tell(type: string, signature?: string) {
  const event = stripe.eventOf(type, lastPayment(), market.clock.now());
  return market.test.app.inject({
    method: 'POST',
    url: '/api/v1/payments/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? event.signature,
    },
    payload: event.payload,
  });
}

const visit = async (url: string) => market.test.app.inject({ url });
const comeBack = async () => visit(`/s/${shop.store.storeUrl}/card/${lastPayment().sessionId}`);

async function orders() {
  return db()
    .selectFrom('orders')
    .where('storeId', '=', shop.store.id)
    .select(['id', 'payment', 'customer', 'tip'])
    .execute();
}

describe('an order paid by card', () => {
  it('is placed once, despite repeated calls by Stripe and returns of the customer', async () => {
    const key = crypto.randomUUID();
    const response = await pay(key);
    expect(response.json()).toEqual({
      data: { payAt: `${stripe.config.api}/pay/${lastPayment().sessionId}` },
    });
    expect((await pay(key)).json()).toEqual(response.json());
    expect(await orders()).toEqual([]);

    stripe.pay(lastPayment());
    const answers = await Promise.all([
      tell('checkout.session.completed'),
      comeBack(),
      tell('checkout.session.completed'),
      tell('checkout.session.expired'),
      tell('payment_intent.canceled'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 303, 200, 200, 200]);
    expect(await orders()).toMatchObject([{ payment: 'CARD', customer: 'Maya Lind', tip: 250 }]);

    const address = (await comeBack()).headers.location;
    expect(address).toMatch(new RegExp(`^/s/${shop.store.storeUrl}/orders/[\\w-]{43}\\?paid$`));
    expect((await visit(address ?? '')).statusCode).toBe(200);
    // Pressed again afterwards it leads to the order, not to another payment.
    expect((await pay(key)).json()).toMatchObject({
      data: { payAt: expect.stringContaining('/card/cs_test_') as unknown },
    });
  });

  it("isn't placed by a call without Stripe's signature", async () => {
    await pay();
    stripe.pay(lastPayment());
    expect((await tell('checkout.session.completed', 't=1,v1=00')).statusCode).toBe(403);
    expect(await orders()).toEqual([]);
  });

  it("is placed later if Stripe can't be reached during its call", async () => {
    await pay();
    stripe.pay(lastPayment());
    stripe.trouble('silent');
    expect((await tell('checkout.session.completed')).statusCode).toBe(500);
    expect((await comeBack()).statusCode).toBe(503);
    stripe.trouble(null);
    expect((await tell('checkout.session.completed')).statusCode).toBe(200);
    expect(await orders()).toHaveLength(1);
  });

  it("isn't placed before it is paid, and the returning customer is told", async () => {
    await pay();
    const { headers } = await comeBack();
    expect(headers.location).toContain('/checkout?card=cs_test_');
    const page = await visit(headers.location ?? '');
    expect(page.body).toContain('Your payment is not finished.');
    stripe.expire(lastPayment());
    await tell('checkout.session.expired');
    expect((await visit(headers.location ?? '')).body).toContain('was open for too long');
    expect(await orders()).toEqual([]);
  });

  it("is given up if it can't be placed: the card is released, and the page says why", async () => {
    await pay();
    stripe.pay(lastPayment());
    await setProduct(market, shop.products[0]?.id ?? 0, { price: 1300 });
    const { headers } = await comeBack();
    const page = await visit(headers.location ?? '');
    expect(page.body).toContain('The total has changed');
    expect(page.body).toContain('Your card was not charged');
    expect(await orders()).toEqual([]);
  });

  it("that can't be placed is rejected before payment and leaves nothing behind", async () => {
    const before = stripe.payments.length;
    await setProduct(market, shop.products[0]?.id ?? 0, { available: false });
    expect((await pay()).json()).toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    expect(stripe.payments).toHaveLength(before);
    expect(await orders()).toEqual([]);
  });

  it("returns 404 for an address that isn't a payment of the store", async () => {
    expect((await visit(`/s/${shop.store.storeUrl}/card/cs_test_0`)).statusCode).toBe(404);
  });
});
