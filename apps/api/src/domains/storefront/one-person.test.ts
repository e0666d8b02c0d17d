import { changeContactPhone, sendContactPhoneCode } from '@counter/contract/consumers';
import { blockCustomer } from '@counter/contract/customers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  type Response,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { sendPromo } from '../../testing/stores/promotions.ts';
import {
  createShopping,
  newEmail,
  newPhone,
  outcomeOf,
  outcomesOf,
} from '../../testing/stores/web-shopping.ts';

import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { findRecentOrders } from './own-orders.service.ts';

let market: TestMarket;
let shop: TestShop;
let shopping: ReturnType<typeof createShopping>;

beforeAll(async () => {
  market = await createTestMarket();
  shopping = createShopping(market);
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const params = () => ({ storeUrl: shop.store.storeUrl });

describe('a phone number', () => {
  const change = async (consumer: string, phone: string) => {
    const { storeUrl } = params();
    const body = { phone, storeUrl };
    await market.test.call(sendContactPhoneCode, { body }, { consumer });
    const code = await shopping.lastCode(phone);
    return market.test.call(changeContactPhone, { body: { phone, code } }, { consumer });
  };

  it('needs no proof with the first order, but does when it changes', async () => {
    const consumer = await shopping.byEmail();
    const [first, second] = [newPhone(), newPhone()];
    expect(outcomeOf(await shopping.place(shop, consumer, { phone: first }))).toBe('placed');
    const spelled = `${first.slice(2, 5)} ${first.slice(5, 8)}-${first.slice(8)}`;
    expect(outcomeOf(await shopping.place(shop, consumer, { phone: spelled }))).toBe('placed');
    expect((await shopping.place(shop, consumer, { phone: second })).json()).toMatchObject({
      code: 'PHONE_NOT_PROVEN',
      errors: [{ path: 'customer.phone' }],
    });
    expect((await change(consumer, second)).json()).toMatchObject({ data: { phone: second } });
    expect(outcomeOf(await shopping.place(shop, consumer, { phone: second }))).toBe('placed');
    expect(outcomeOf(await shopping.place(shop, consumer, { phone: first }))).toBe(
      'PHONE_NOT_PROVEN',
    );
  });

  it('is limited to one for concurrent first orders of an account', async () => {
    const consumer = await shopping.byEmail();
    const tried = [1, 2, 3].map(async () => shopping.place(shop, consumer, { phone: newPhone() }));
    expect(await outcomesOf(tried)).toEqual(['PHONE_NOT_PROVEN', 'PHONE_NOT_PROVEN', 'placed']);
  });
});

describe('a block', () => {
  const block = async (phoneNumber: string) =>
    market.ask(
      blockCustomer,
      { body: { storeId: shop.store.id, phoneNumber, reason: 'Never came' } },
      shop.owner,
    );

  it('holds for the number under another account and for the account under another number', async () => {
    const [phone, other, email] = [newPhone(), newPhone(), newEmail()];
    const consumer = await shopping.byEmail(email);
    expect(outcomeOf(await shopping.place(shop, consumer, { phone }))).toBe('placed');
    await block(phone);
    expect(outcomeOf(await shopping.place(shop, await shopping.byEmail(), { phone }))).toBe(
      'CUSTOMER_BLOCKED',
    );
    expect(outcomeOf(await shopping.place(shop, await shopping.byPhone(phone)))).toBe(
      'CUSTOMER_BLOCKED',
    );
    await shopping.moveTo(email, other);
    expect(outcomeOf(await shopping.place(shop, consumer, { phone: other }))).toBe(
      'CUSTOMER_BLOCKED',
    );
    const sameMailbox = await shopping.byEmail(email.replace('@', '+new@'));
    expect(outcomeOf(await shopping.place(shop, sameMailbox, { phone: newPhone() }))).toBe(
      'CUSTOMER_BLOCKED',
    );
    // The number that they changed to, in another channel.
    const sent = await shop.send({ customer: { name: 'Maya', phone: other } });
    expect(outcomeOf(sent)).toBe('CUSTOMER_BLOCKED');
    expect(outcomeOf(await shopping.place(shop, await shopping.byPhone()))).toBe('placed');
  });

  it("doesn't affect an account that typed another person's number", async () => {
    const [victim, blocked] = [newPhone(), newPhone()];
    const prankster = newEmail();
    const consumer = await shopping.byEmail(prankster);
    expect(outcomeOf(await shopping.place(shop, consumer, { phone: victim }))).toBe('placed');
    await shopping.moveTo(prankster, blocked);
    expect(outcomeOf(await shopping.place(shop, consumer, { phone: blocked }))).toBe('placed');
    await block(blocked);
    expect(outcomeOf(await shopping.place(shop, await shopping.byPhone(victim)))).toBe('placed');
  });
});

describe('a code once per customer', () => {
  it('counts the person, across numbers and channels', async () => {
    await sendPromo(market, shop, { promoCode: 'ONCE', usageLimitPerCustomer: 1 });
    const [email, phone, next] = [newEmail(), newPhone(), newPhone()];
    const consumer = await shopping.byEmail(email);
    expect(outcomeOf(await shopping.place(shop, consumer, { phone, promoCode: 'ONCE' }))).toBe(
      'placed',
    );
    await shopping.moveTo(email, next);
    const promoOf = async (asked: Promise<Response>) => outcomeOf(await asked);
    expect(
      await promoOf(shopping.place(shop, consumer, { phone: next, promoCode: 'ONCE' })),
    ).not.toBe('placed');
    const alias = await shopping.byEmail(email.replace('@', '+1@'));
    expect(
      await promoOf(shopping.place(shop, alias, { phone: newPhone(), promoCode: 'ONCE' })),
    ).not.toBe('placed');
    const sent = await shop.send({
      customer: { name: 'Maya', phone: next },
      promoCode: 'ONCE',
    });
    expect(outcomeOf(sent)).toBe('PROMO_NOT_VALID');

    const stranger = await shopping.byPhone();
    expect(outcomeOf(await shopping.place(shop, stranger, { promoCode: 'ONCE' }))).toBe('placed');
  });
});

describe('ordering again', () => {
  it('offers the last three different orders, without cancelled or expired ones', async () => {
    const { db } = market.test.database;
    const consumer = await shopping.byPhone();
    const latest = db
      .selectFrom('orders')
      .where('storeId', '=', shop.store.id)
      .orderBy('id', 'desc');
    const order = async (quantity: number) => {
      market.clock.set(new Date(market.clock.now().getTime() + 60_000));
      await shopping.place(shop, consumer, { quantity });
      return latest.select('id').limit(1).executeTakeFirstOrThrow();
    };
    for (const quantity of [9, 4, 3, 2, 3]) await order(quantity);
    const { id } = await order(1);
    await shop.move(id, 'cancel');
    const { id: consumerId } = await db
      .selectFrom('consumers')
      .orderBy('id', 'desc')
      .limit(1)
      .select('id')
      .executeTakeFirstOrThrow();
    const scope = await scopeForSystem(db, shop.store.id, 'Test');
    const recent = await findRecentOrders(market.test.platform, scope, { consumerId }, []);
    expect(recent.map(({ count }) => count)).toEqual([3, 2, 4]);
    expect(recent.map(({ image }) => image)).toEqual([null, null, null]);
  });
});
