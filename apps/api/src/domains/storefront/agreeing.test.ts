import { endTexts, findConsumer, type Consumer } from '@counter/contract/consumers';
import { consentWords } from '@counter/contract/customers';
import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { saveStop } from '../../platform/messages/sms/stops.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;
let words: string;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  const { storeName } = await scopeForSystem(market.test.platform.db, shop.store.id, 'Test');
  words = consentWords(storeName);
});
afterAll(() => market.test.close());

const newConsumer = (phone: string | null, email: string | null = null) =>
  addConsumer(market.test.database.db, { phone, email });

/** Places an order, with what was agreed to; answers how it was taken. */
async function order(consumer: string, agreedTo?: string, change: object = {}): Promise<number> {
  const params = { storeUrl: shop.store.storeUrl };
  const wish = {
    deliveryMethod: 'PICKUP' as const,
    items: [{ productId: shop.products[0]?.id ?? 0, quantity: 1 }],
    tip: { percent: 0 },
  };
  const quoted = await market.test.call(quoteWebOrder, { params, body: wish }, { consumer });
  const { total } = z.parse(quoteWebOrder.answer, quoted.json()).data;
  const customer = { name: 'Maya Lind', phone: '(212) 555-0142' };
  const paid = { payment: 'AT_COUNTER' as const, expectedTotal: total };
  const body = { ...wish, ...paid, customer, ...(agreedTo ? { agreedTo } : {}), ...change };
  const idempotencyKey = crypto.randomUUID();
  const answer = await market.test.call(
    placeWebOrder,
    { params, body },
    { consumer, idempotencyKey },
  );
  return answer.statusCode;
}

async function textsOf(consumer: string): Promise<Consumer['texts'] | undefined> {
  const response = await market.test.call(findConsumer, {}, { consumer });
  return z.parse(findConsumer.answer, response.json()).data?.texts;
}

async function historyOf(phone: string) {
  return market.test.database.db
    .selectFrom('smsConsents')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .select(['how', 'givenAt', 'note', 'withdrawnHow'])
    .execute();
}

it('consent is stored with the order, time, source and words, asked for once, and ends with one click', async () => {
  const phone = '+12125550161';
  const consumer = await newConsumer(phone);
  expect(await textsOf(consumer)).toEqual({ stopped: false, stores: [] });
  await order(consumer);
  expect(await historyOf(phone)).toEqual([]);

  expect(await order(consumer, words)).toBe(200);
  expect(await order(consumer, words)).toBe(200);
  const since = market.clock.now();
  expect(await historyOf(phone)).toMatchObject([
    { how: 'WEB_STORE', givenAt: since, note: words, withdrawnHow: null },
  ]);
  const { storeUrl } = shop.store;
  expect(await textsOf(consumer)).toMatchObject({
    stores: [{ storeUrl, since: since.toISOString() }],
  });

  const ended = await market.test.call(endTexts, { body: { storeUrl } }, { consumer });
  expect(ended.json()).toMatchObject({ data: { texts: { stopped: false, stores: [] } } });
  await market.test.call(endTexts, { body: { storeUrl } }, { consumer });
  expect(await historyOf(phone)).toMatchObject([{ withdrawnHow: 'WEB_STORE' }]);
});

it("consent isn't recorded without an order, with other words, or for an unverified number", async () => {
  const phone = '+12125550162';
  const consumer = await newConsumer(phone);
  expect(await order(consumer, words, { expectedTotal: 1 })).toBe(409);
  expect(await order(consumer, `${words} And from everybody else.`)).toBe(200);
  expect(await historyOf(phone)).toEqual([]);

  const byMail = await newConsumer(null, 'maya@agreeing.test');
  expect(await order(byMail, words)).toBe(200);
  expect(await historyOf('+12125550142')).toEqual([]);
  expect(await textsOf(byMail)).toBeNull();
});

it("consent doesn't override STOP", async () => {
  const phone = '+12125550163';
  const consumer = await newConsumer(phone);
  const { db, clock } = market.test.platform;
  await saveStop(db, { phone, at: clock.now(), storeIds: [] });
  expect(await textsOf(consumer)).toEqual({ stopped: true, stores: [] });
  expect(await order(consumer, words)).toBe(200);
  expect(await historyOf(phone)).toEqual([]);
});
