import {
  findOwnReview,
  findReviews,
  replyToReview,
  saveOwnReview,
  type OwnReview,
} from '@counter/contract/feedback';
import { findOrder } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const ofStore = () => ({ storeUrl: shop.store.storeUrl });

async function place(): Promise<{ orderNumber: string; token: string }> {
  const consumer = await addConsumer(market.test.database.db);
  const items = [{ productId: shop.products[0]?.id ?? 0, quantity: 1 }];
  const wish = { deliveryMethod: 'PICKUP', items, tip: { percent: 0 } } as const;
  const { total } = await market.ask(
    quoteWebOrder,
    { params: ofStore(), body: wish },
    { token: '' },
  );
  const customer = { name: 'Maya Lind', phone: '(212) 555-0142' };
  const body = { ...wish, customer, payment: 'AT_COUNTER', expectedTotal: total } as const;
  const as = { consumer, idempotencyKey: crypto.randomUUID() };
  const response = await market.test.call(placeWebOrder, { params: ofStore(), body }, as);
  return z.parse(placeWebOrder.answer, response.json()).data;
}

async function complete(orderNumber: string): Promise<void> {
  const params = { storeId: String(shop.store.id), orderNumber };
  const { id } = await market.ask(findOrder, { params }, shop.owner);
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
}

const read = async (token: string): Promise<OwnReview | null> =>
  market.ask(findOwnReview, { params: { ...ofStore(), token } }, { token: '' });

const write = async (token: string, body: z.input<typeof saveOwnReview.body>) =>
  market.test.call(saveOwnReview, { params: { ...ofStore(), token }, body });

describe('the review of a web order', () => {
  it("is written on the order's page once completed, can be changed there, and shows the reply", async () => {
    const { orderNumber, token } = await place();
    expect(await read(token)).toBeNull();
    expect((await write(token, { rating: 5 })).statusCode).toBe(409);
    await complete(orderNumber);
    expect((await write(token, { rating: 5, review: ' Still warm! ' })).statusCode).toBe(200);
    const said = { rating: 5, review: 'Still warm!', email: '', changeable: true, removed: false };
    expect(await read(token)).toMatchObject({ ...said, reply: null });
    await write(token, { rating: 4, review: 'Still warm.' });

    const params = { storeId: String(shop.store.id), page: '0' };
    const { content } = await market.ask(findReviews, { params, query: {} }, shop.owner);
    expect(content).toMatchObject([{ orderNumber, rating: 4, userFullName: 'Maya Lind' }]);
    const body = { storeId: shop.store.id, id: content[0]?.id ?? 0, text: 'Thank you!' };
    await market.ask(replyToReview, { body }, shop.owner);
    expect(await read(token)).toMatchObject({ rating: 4, reply: { text: 'Thank you!' } });
  });

  it("can't be written without the link", async () => {
    const { token } = await place();
    const response = await write(`${token}x`, { rating: 1 });
    expect(response.statusCode).toBe(404);
    expect(response.json<Problem>().code).toBe('NOT_FOUND');
    const elsewhere = { storeUrl: (await market.addShop()).store.storeUrl, token };
    expect((await market.test.call(findOwnReview, { params: elsewhere })).statusCode).toBe(404);
  });

  it.each([
    ['rating', 'Choose one to five stars', {}],
    ['rating', 'Choose one to five stars', { rating: 6 }],
    ['rating', 'Choose one to five stars', { rating: 4.5 }],
    ['review', 'Use at most 1,000 characters', { rating: 5, review: 'n'.repeat(1001) }],
    ['email', 'Email must be a valid email address', { rating: 5, email: 'maya' }],
  ])('is validated at the %s: %s', async (path, message, payload) => {
    const { token } = await place();
    const url = `/api/v1/storefront/${shop.store.storeUrl}/orders/${token}/review`;
    const response = await market.test.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(422);
    expect(response.json<Problem>().errors).toEqual([{ path, message }]);
  });
});

describe('its pages', () => {
  const open = async (path: string) =>
    market.test.app.inject({ url: `/s/${shop.store.storeUrl}${path}` });

  it('are rendered by the server, including an empty one', async () => {
    for (const [path, kind] of [
      ['/reviews', 'reviews'],
      ['/reviews?page=99999999', 'reviews'],
      ['/ask', 'ask'],
    ] as const) {
      const page = await open(path);
      expect([page.statusCode, page.body]).toEqual([
        200,
        expect.stringContaining(`<main>${kind}</main>`),
      ]);
    }
    const missing = await open('/questions/nothing');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('No question here');
  });

  it('give search engines the number and average of reviews', async () => {
    const { orderNumber, token } = await place();
    await complete(orderNumber);
    await write(token, { rating: 5 });
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await open('')).body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', bestRating: 5, worstRating: 1 },
    });
  });
});
