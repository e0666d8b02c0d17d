import { findUnpaidLimits, updateUnpaidLimits } from '@counter/contract/settings';
import type { Problem } from '@counter/contract/shared';
import { sendOrderCode } from '@counter/contract/storefront';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import {
  createShopping,
  newEmail,
  newPhone,
  outcomeOf,
  outcomesOf,
} from '../../testing/stores/web-shopping.ts';

let market: TestMarket;
let shop: TestShop;
let shopping: ReturnType<typeof createShopping>;

beforeAll(async () => {
  market = await createTestMarket();
  shopping = createShopping(market);
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  shop = await market.addShop({ unpaidLimits: 'default' });
});
afterAll(() => market.test.close());

const params = () => ({ storeUrl: shop.store.storeUrl });
const db = () => market.test.database.db;

const limit = async (change: object) => {
  const limits = { maxOpenOrders: 3, maxOpenValue: 30_000, confirmAbove: 10_000, ...change };
  const body = { storeId: shop.store.id, ...limits };
  return market.ask(updateUnpaidLimits, { body }, shop.owner);
};

describe('unpaid orders', () => {
  it('are limited per phone number, even for concurrent orders', async () => {
    const consumer = await shopping.byPhone();
    const tried = Array.from({ length: 8 }, async () => shopping.place(shop, consumer));
    const three = ['placed', 'placed', 'placed'];
    expect(await outcomesOf(tried)).toEqual([
      ...Array.from({ length: 5 }, () => 'TOO_MANY_OPEN_ORDERS'),
      ...three,
    ]);
    expect((await shopping.place(shop, consumer)).json<Problem>().detail).toMatch(
      /^You have 3 open orders to pay at Test Store \d+\. Wait/,
    );
  });

  it('are limited per browser, whoever signs in with it', async () => {
    const device = crypto.randomUUID();
    const people = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => shopping.byEmail(newEmail(), device)),
    );
    const tried = people.map(async (consumer) =>
      shopping.place(shop, consumer, { phone: newPhone() }),
    );
    expect(await outcomesOf(tried)).toEqual([
      'TOO_MANY_OPEN_ORDERS',
      'TOO_MANY_OPEN_ORDERS',
      'placed',
      'placed',
      'placed',
    ]);
    const elsewhere = await shopping.byEmail();
    expect(outcomeOf(await shopping.place(shop, elsewhere, { phone: newPhone() }))).toBe('placed');
  });

  it('are limited per phone number, across accounts', async () => {
    await limit({ maxOpenOrders: 1 });
    const phone = newPhone();
    const people = await Promise.all([
      shopping.byEmail(),
      shopping.byEmail(),
      shopping.byPhone(phone),
    ]);
    const tried = people.map(async (consumer) => shopping.place(shop, consumer, { phone }));
    expect(await outcomesOf(tried)).toEqual([
      'TOO_MANY_OPEN_ORDERS',
      'TOO_MANY_OPEN_ORDERS',
      'placed',
    ]);
  });

  it('are limited by total amount, which frees up once one is finished', async () => {
    await limit({ maxOpenValue: 4000 });
    const consumer = await shopping.byPhone();
    const first = await shopping.place(shop, consumer, { quantity: 2 });
    expect(outcomeOf(first)).toBe('placed');
    expect(
      (await shopping.place(shop, consumer, { quantity: 2 })).json<Problem>().detail,
    ).toContain(
      "takes up to $ 40.00 of orders that aren't paid yet, and yours would come to $ 54.12.",
    );
    const { orderNumber } = first.json<{ data: { orderNumber: string } }>().data;
    const row = await db()
      .selectFrom('orders')
      .where('orderNumber', '=', orderNumber)
      .select('id')
      .executeTakeFirstOrThrow();
    await shop.move(row.id, 'accept');
    await shop.move(row.id, 'cancel');
    expect(outcomeOf(await shopping.place(shop, consumer, { quantity: 2 }))).toBe('placed');
  });

  it('above an amount need a code, once', async () => {
    await limit({ confirmAbove: 2000 });
    const phone = newPhone();
    const consumer = await shopping.byPhone(phone);
    expect(outcomeOf(await shopping.place(shop, consumer))).toBe('placed');
    const big = { quantity: 2 };
    const asked = (await shopping.place(shop, consumer, big)).json<Problem>();
    expect(asked).toMatchObject({ status: 409, code: 'CONFIRMATION_NEEDED' });
    expect(asked.detail).toContain('asks for one above $ 20.00.');
    const sent = await market.test.call(sendOrderCode, { params: params() }, { consumer });
    expect(sent.json()).toMatchObject({ data: { recipient: phone, channel: 'SMS' } });
    const code = await shopping.lastCode(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(
      outcomeOf(await shopping.place(shop, consumer, { ...big, confirmationCode: wrong })),
    ).toBe('WRONG_CODE');
    const key = crypto.randomUUID();
    const confirmed = { ...big, confirmationCode: code };
    const first = await shopping.place(shop, consumer, confirmed, key);
    expect(outcomeOf(first)).toBe('placed');
    // After a lost answer the same is sent again, with the code that is used up.
    expect((await shopping.place(shop, consumer, confirmed, key)).json()).toEqual(first.json());
    expect(outcomeOf(await shopping.place(shop, consumer, confirmed))).toBe('WRONG_CODE');
  });

  it("can't be confirmed with another account's or store's code", async () => {
    await limit({ confirmAbove: 0 });
    const email = newEmail();
    const consumer = await shopping.byEmail(email);
    await market.test.call(sendOrderCode, { params: params() }, { consumer });
    const confirmationCode = await shopping.lastCode(email);
    const stranger = await shopping.byEmail();
    const asked = { confirmationCode, phone: newPhone() };
    expect(outcomeOf(await shopping.place(shop, stranger, asked))).toBe('WRONG_CODE');
    const first = shop;
    shop = await market.addShop();
    await limit({ confirmAbove: 0 });
    expect(outcomeOf(await shopping.place(shop, consumer, asked))).toBe('WRONG_CODE');
    shop = first;
    expect(outcomeOf(await shopping.place(shop, consumer, asked))).toBe('placed');
  });

  it("respect the store's limits", async () => {
    expect(
      await market.ask(
        findUnpaidLimits,
        { params: { storeId: String(shop.store.id) } },
        shop.owner,
      ),
    ).toMatchObject({ maxOpenOrders: 3, maxOpenValue: 30_000, confirmAbove: 10_000, olVersion: 0 });
    expect(await limit({ maxOpenOrders: 5 })).toMatchObject({ maxOpenOrders: 5, olVersion: 1 });
  });
});
