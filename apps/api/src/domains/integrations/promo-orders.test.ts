import type { PlaceOrderRequest } from '@counter/contract/integrations';
import { checkPromo, type PromoCheckRequest } from '@counter/contract/promotions';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDeal } from '../../testing/stores/deals.ts';
import { addApiKey } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { addPromo } from '../../testing/stores/promotions.ts';
import { moveOrder } from '../orders/index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;
let apiKey: string;

beforeAll(async () => {
  market = await createTestMarket();
  apiKey = await addApiKey(market.test.database.db);
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const withCode = { promoCode: 'WELCOME10' };
const customer = (serial: number) => ({ name: 'Maya Lind', phone: `+1 555 010 ${1000 + serial}` });

async function refused(order: Partial<PlaceOrderRequest>): Promise<string> {
  const { code, detail } = (await shop.send(order)).json<Problem>();
  return `${code}: ${detail}`;
}

async function counted() {
  return market.test.database.db
    .selectFrom('promoCodes')
    .where('storeId', '=', shop.store.id)
    .select(['uses', 'given'])
    .executeTakeFirstOrThrow();
}

async function check(asked: Partial<PromoCheckRequest>) {
  const body = { storeUrl: shop.store.storeUrl, ...withCode, basket: 3000, ...asked };
  return market.ask(checkPromo, { body }, { token: apiKey });
}

async function expire(orderId: number): Promise<void> {
  const { db, act } = market.test.platform;
  const scope = await scopeForSystem(db, shop.store.id, 'Accept clock');
  await act(scope, (work) => moveOrder(work, { orderId, move: 'expire' }));
}

describe('an order with a promo code', () => {
  it('costs less by the discount, before tax and fee, and keeps the code', async () => {
    await addPromo(market, shop);
    const plain = await shop.place();
    const order = await shop.place({ promoCode: ' welcome10 ' });
    expect(order).toMatchObject({
      subtotal: 1250,
      discount: 125,
      discountDisplayValue: '$ 1.25',
      promoCode: 'WELCOME10',
      promoDiscount: 125,
      promoPaidBy: 'STORE',
    });
    expect(plain).toMatchObject({ discount: 0, promoCode: null, promoDiscount: 0 });
    expect(order.tax).toBeLessThan(plain.tax);
    expect(order.fee).toBeLessThan(plain.fee);
    expect(await counted()).toEqual({ uses: 1, given: 125 });
  });

  it("applies the code to a deal's reduced price", async () => {
    await addPromo(market, shop);
    const dealId = await addDeal(market, shop);
    const deal = { dealId, quantity: 1, parts: [], specialInstructions: '' };
    const order = await shop.place({ ...withCode, items: [], deals: [deal] });
    expect(order).toMatchObject({ subtotal: 2899, promoDiscount: 240, discount: 499 + 240 });
  });

  it('is refused with the reason, and nothing is stored', async () => {
    await addPromo(market, shop, { minOrderValue: 2000, startDate: '2026-03-05' });
    expect(await refused({ promoCode: 'WELCOME' })).toMatch(
      /^PROMO_NOT_VALID: .+ has no promo code "WELCOME". Check how it is written, or order without it.$/,
    );
    expect(await refused(withCode)).toBe('PROMO_NOT_VALID: WELCOME10 starts on Mar 5.');
    market.clock.advance(86_400_000);
    expect(await refused({ ...withCode, customer: customer(1) })).toBe(
      'PROMO_NOT_VALID: WELCOME10 is for orders from $ 20.00; this one comes to $ 12.50. Add something to it.',
    );
    const { errors = [] } = (await shop.send(withCode)).json<Problem>();
    expect(errors.map(({ path }) => path)).toEqual(['promoCode']);
    market.clock.advance(-86_400_000);
    expect(await counted()).toEqual({ uses: 0, given: 0 });
    const customers = await market.test.database.db
      .selectFrom('customers')
      .where('storeId', '=', shop.store.id)
      .selectAll()
      .execute();
    expect(customers).toEqual([]);
  });

  it("never exceeds the code's usage limit, however many come at once", async () => {
    await addPromo(market, shop, { usageLimit: 10 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, serial) =>
        shop.send({ ...withCode, customer: customer(serial) }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const problems = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(problems.map((answer) => answer.json<Problem>().detail))).toEqual(
      new Set(['WELCOME10 is used up. It could be used 10 times.']),
    );
    expect(await counted()).toEqual({ uses: 10, given: 1250 });
  });

  it("never exceeds the code's limit per customer, however the phone is written", async () => {
    await addPromo(market, shop, { usageLimitPerCustomer: 2 });
    const phones = ['+1 555 010 7788', '+15550107788', '+1 (555) 010-7788', '+1.555.010.7788'];
    const answers = await Promise.all(
      phones.map((phone) => shop.send({ ...withCode, customer: { name: 'Maya', phone } })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(await refused(withCode)).toBe(
      'PROMO_NOT_VALID: WELCOME10 can be used 2 times by a customer, and this one has done so.',
    );
    orderOf(await shop.send({ ...withCode, customer: customer(1) }));
  });

  it('gets what is left of the budget, then nothing, however many come at once', async () => {
    await addPromo(market, shop, { budget: 300 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.send(withCode)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200).map(orderOf);
    expect(taken.map(({ promoDiscount }) => promoDiscount).toSorted((a, b) => a - b)).toEqual([
      50, 125, 125,
    ]);
    expect(await counted()).toEqual({ uses: 3, given: 300 });
    expect(await refused(withCode)).toBe(
      'PROMO_NOT_VALID: WELCOME10 is used up. Its budget was $ 3.00.',
    );
  });

  it('frees its use when cancelled or expired, but not once completed', async () => {
    await addPromo(market, shop, { usageLimit: 2, usageLimitPerCustomer: 2, budget: 250 });
    const [cancelled, expired] = [await shop.place(withCode), await shop.place(withCode)];
    expect(await refused(withCode)).toContain('used up');
    orderOf(await shop.move(cancelled.id, 'cancel'));
    orderOf(await shop.move(cancelled.id, 'cancel'));
    expect(await counted()).toEqual({ uses: 1, given: 125 });
    await expire(expired.id);
    expect(await counted()).toEqual({ uses: 0, given: 0 });
    const eaten = await shop.place(withCode);
    for (const move of ['accept', 'ready', 'complete', 'cancel'] as const) {
      orderOf(await shop.move(eaten.id, move));
    }
    expect(await counted()).toEqual({ uses: 1, given: 125 });
  });

  it('keeps uses correct while orders come in and others are cancelled', async () => {
    await addPromo(market, shop, { usageLimit: 10 });
    const placed = await Promise.all(Array.from({ length: 8 }, () => shop.place(withCode)));
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => shop.send(withCode))),
      Promise.all(placed.map(({ id }) => shop.move(id, 'cancel'))),
    ]);
    const taken = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(await counted()).toEqual({ uses: taken, given: taken * 125 });
    expect(taken).toBeLessThanOrEqual(10);
  });
});

describe('a consumer app', () => {
  it("learns in advance what a code gives or why it can't be used", async () => {
    await addPromo(market, shop, { usageLimitPerCustomer: 1, minOrderValue: 1000 });
    expect(await check({ promoCode: 'welcome10' })).toEqual({
      promoCode: 'WELCOME10',
      valid: true,
      discount: 300,
      discountDisplayValue: '$ 3.00',
      reason: '',
    });
    expect(await check({ basket: 999 })).toMatchObject({
      valid: false,
      discount: 0,
      reason:
        'WELCOME10 is for orders from $ 10.00; this one comes to $ 9.99. Add something to it.',
    });
    expect(await check({ promoCode: 'NOPE' })).toMatchObject({ promoCode: 'NOPE', valid: false });
    await shop.place(withCode);
    const phone = '+1 (555) 010-7788';
    expect(await check({ phone })).toMatchObject({
      valid: false,
      reason: 'WELCOME10 can be used once by a customer, and this one has done so.',
    });
    expect(await check({ phone: '+1 555 010 0000' })).toMatchObject({ valid: true });
    expect(await check({})).toMatchObject({ valid: true });
  });
});
