import type { Problem } from '@counter/contract/shared';
import {
  cancelTrackedOrder,
  findOrderAgain,
  findTrackedOrder,
  placeWebOrder,
  quoteWebOrder,
  storefrontPage,
  type TrackedOrder,
} from '@counter/contract/storefront';
import { assignRider, findOrder } from '@counter/contract/orders';
import { updateHandoffSetting } from '@counter/contract/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { addDeal, setProduct } from '../../testing/stores/deals.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addRider } from '../../testing/stores/people.ts';

let market: TestMarket;
let shop: TestShop;
let consumer: string;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  consumer = await addConsumer(market.test.database.db);
});
afterAll(() => market.test.close());

const productAt = (index: number): number => shop.products[index]?.id ?? 0;
const storeUrl = (): string => shop.store.storeUrl;

type Placed = { readonly orderNumber: string; readonly token: string };

async function place(as = consumer, change: object = {}): Promise<Placed> {
  const params = { storeUrl: storeUrl() };
  const items = [{ productId: productAt(0), quantity: 1 }];
  const wish = { deliveryMethod: 'PICKUP' as const, items, tip: { percent: 0 }, ...change };
  const quoted = await market.test.call(quoteWebOrder, { params, body: wish });
  const { data } = z.parse(quoteWebOrder.answer, quoted.json());
  const body = {
    ...wish,
    customer: { name: 'Maya Lind', phone: '2125550142' },
    payment: 'deliveryAddress' in change ? ('ON_DELIVERY' as const) : ('AT_COUNTER' as const),
    expectedTotal: data.total,
  };
  const idempotencyKey = crypto.randomUUID();
  const response = await market.test.call(
    placeWebOrder,
    { params, body },
    { consumer: as, idempotencyKey },
  );
  return z.parse(placeWebOrder.answer, response.json()).data;
}

async function track({ token }: Placed): Promise<TrackedOrder> {
  const response = await market.test.call(findTrackedOrder, {
    params: { storeUrl: storeUrl(), token },
  });
  return z.parse(findTrackedOrder.answer, response.json()).data;
}

const cancel = ({ token }: Placed) =>
  market.test.call(cancelTrackedOrder, { params: { storeUrl: storeUrl(), token } });

async function idOf({ orderNumber }: Placed): Promise<number> {
  const params = { storeId: String(shop.store.id), orderNumber };
  return (await market.ask(findOrder, { params }, shop.owner)).id;
}

describe('a tracked order', () => {
  it('shows each step with its time and no names', async () => {
    const placed = await place();
    expect(await track(placed)).toMatchObject({
      orderNumber: placed.orderNumber,
      status: 'NEW',
      mayCancel: true,
      steps: [{ kind: 'placed', at: '2026-03-04T17:00:00.000Z' }],
    });
    for (const move of ['accept', 'ready', 'complete'] as const) {
      await shop.move(await idOf(placed), move);
    }
    const tracked = await track(placed);
    expect(tracked).toMatchObject({ status: 'COMPLETED', mayCancel: false, payment: 'AT_COUNTER' });
    expect(tracked.steps.map(({ kind }) => kind)).toEqual([
      'placed',
      'accept',
      'ready',
      'complete',
    ]);
    expect(JSON.stringify(tracked)).not.toContain(shop.owner.name);
  });

  it('shows only the first name of its rider', async () => {
    const town = { city: 'Brooklyn', state: 'NY', zip: '11201' };
    const deliveryAddress = { street: '1 Mill Lane', ...town, instructions: '' };
    const items = [{ productId: productAt(0), quantity: 9 }];
    const way = { deliveryMethod: 'DIRECT', deliveryAddress, items };
    const placed = await place(consumer, way);
    expect((await track(placed)).rider).toBeNull();
    const rider = await addRider(market, shop, { name: 'Ali Raza' });
    const to = { orderId: await idOf(placed), riderId: rider.id, previousRiderId: null };
    await market.ask(assignRider, { body: { storeId: shop.store.id, ...to } }, shop.owner);
    const tracked = await track(placed);
    expect(tracked.rider).toBe('Ali');
    expect(tracked.steps.map(({ kind }) => kind)).toEqual(['placed', 'assigned']);
    expect(JSON.stringify(tracked)).not.toContain('Raza');
  });

  it('shows its handoff code, if the store uses one, until it is over', async () => {
    expect((await track(await place())).handoffCode).toBeNull();
    const setting = { storeId: shop.store.id, askHandoffCode: true };
    await market.ask(updateHandoffSetting, { body: setting }, shop.owner);
    const placed = await place();
    await market.ask(
      updateHandoffSetting,
      { body: { ...setting, askHandoffCode: false } },
      shop.owner,
    );
    expect((await track(placed)).handoffCode).toMatch(/^\d{4}$/);
    await shop.move(await idOf(placed), 'cancel');
    expect((await track(placed)).handoffCode).toBeNull();
  });

  it('is found by its own secret at its own store, and the table stores no secret', async () => {
    const { token } = await place();
    const other = await market.addShop();
    for (const link of [
      { storeUrl: storeUrl(), token: 'guessed' },
      { storeUrl: other.store.storeUrl, token },
    ]) {
      const response = await market.test.call(findTrackedOrder, { params: link });
      expect(response.json<Problem>().code).toBe('NOT_FOUND');
      const page = await market.test.app.inject(`/s/${link.storeUrl}/orders/${link.token}`);
      expect([page.statusCode, page.body.includes('No order here')]).toEqual([404, true]);
    }
    const rows = await market.test.database.db.selectFrom('webOrders').selectAll().execute();
    expect(rows.some(({ token: kept }) => kept.toString('latin1').includes(token))).toBe(false);
  });

  it("has a page that isn't cached or indexed", async () => {
    const { token, orderNumber } = await place();
    const page = await market.test.app.inject(`/s/${storeUrl()}/orders/${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(page.body).toContain('noindex');
    expect(page.body).toContain('<meta name="description" content="Order online from ');
    expect(page.body).toContain(orderNumber);
  });
});

describe('cancelling as the customer', () => {
  it('works until the store accepts, and the store sees who cancelled', async () => {
    const placed = await place();
    const answer = await cancel(placed);
    expect(z.parse(cancelTrackedOrder.answer, answer.json()).data).toMatchObject({
      status: 'STORE_REJECT',
      cancelledBecause: 'You cancelled it.',
      mayCancel: false,
    });
    expect((await cancel(placed)).statusCode).toBe(200);
    const params = { storeId: String(shop.store.id), orderNumber: placed.orderNumber };
    const { timeline } = await market.ask(findOrder, { params }, shop.owner);
    expect(timeline.at(-1)).toMatchObject({ kind: 'cancel', by: 'the customer' });
    const late = await shop.move(await idOf(placed), 'accept');
    expect(late.json<Problem>().detail).toContain('The customer already cancelled order');
  });

  it('is rejected once accepted, without a name', async () => {
    const placed = await place();
    await shop.move(await idOf(placed), 'accept');
    const problem = (await cancel(placed)).json<Problem>();
    expect(problem).toMatchObject({ status: 409, code: 'ORDER_MOVED' });
    expect(problem.detail).toContain('already has your order in hand');
    expect(problem.detail).not.toContain(shop.owner.name);
    expect(await track(placed)).toMatchObject({ status: 'STORE_ACCEPTED' });
  });

  it('and accepting at once has one winner, and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const placed = await place();
      const orderId = await idOf(placed);
      const [cancelled, accepted] = await Promise.all([
        cancel(placed),
        shop.move(orderId, 'accept'),
      ]);
      const statuses = [cancelled.statusCode, accepted.statusCode];
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const won = cancelled.statusCode === 200 ? 'STORE_REJECT' : 'STORE_ACCEPTED';
      expect((await track(placed)).status).toBe(won);
    }
  });
});

describe('the stream of an order', () => {
  it('says only that this order changed, never what happened or anything about others', async () => {
    const [placed, other] = [await place(), await place()];
    const address = await market.test.app.listen({ port: 0, host: '127.0.0.1' });
    const path = `/api/v1/storefront/${storeUrl()}/orders/${placed.token}/stream`;
    const leaving = new AbortController();
    const response = await fetch(`${address}${path}`, {
      signal: leaving.signal,
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    let heard = '';
    const reading = (async () => {
      const text = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await text?.read(); part?.value; part = await text?.read()) {
        heard += part.value;
      }
    })().catch(() => undefined);
    await eventually(() => expect(heard).toContain('event: ready'));
    await shop.move(await idOf(other), 'accept');
    await shop.move(await idOf(placed), 'accept');
    await eventually(() => expect(heard).toContain('event: changed'));
    leaving.abort();
    await reading;
    expect(heard.match(/event: changed/g)).toHaveLength(1);
    expect(heard).not.toContain(shop.owner.name);
    expect(heard).not.toContain('id:');
  });

  it('is rejected without the secret', async () => {
    const page = await market.test.app.inject(
      `/api/v1/storefront/${storeUrl()}/orders/guessed/stream`,
    );
    expect(page.statusCode).toBe(404);
  });
});

describe('reordering', () => {
  const again = async ({ token }: Placed) => {
    const params = { storeUrl: storeUrl(), token };
    const response = await market.test.call(findOrderAgain, { params });
    return z.parse(findOrderAgain.answer, response.json()).data;
  };

  it('fills a basket with what is still available, deals included, and names the rest', async () => {
    const deal = await addDeal(market, shop);
    const placed = await place(consumer, {
      items: [{ productId: productAt(1), quantity: 3, specialInstructions: 'warm' }],
      deals: [{ dealId: deal, quantity: 2 }],
    });
    const whole = await again(placed);
    expect(whole).toEqual({
      items: [{ productId: productAt(1), quantity: 3, options: [], specialInstructions: 'warm' }],
      deals: [{ dealId: deal, quantity: 2, parts: [], specialInstructions: '' }],
      missing: [],
    });
    await setProduct(market, productAt(1), { available: false });
    const rest = await again(placed);
    await setProduct(market, productAt(1), { available: true });
    expect(rest.items).toEqual([]);
    expect(rest.missing[0]).toContain('Flat Bread');
  });
});

describe("a consumer's orders", () => {
  const open = async (cookie: string, query = '') => {
    const page = await market.test.app.inject({
      url: `/s/${storeUrl()}/orders${query}`,
      headers: { cookie },
    });
    const [, json = ''] = /id="page">(.*?)<\/script>/.exec(page.body) ?? [];
    return z.parse(storefrontPage, JSON.parse(json));
  };

  it('are only their own, newest first, with links', async () => {
    const own = await addConsumer(market.test.database.db);
    const first = await place(own);
    const second = await place(own);
    const page = await open(`__Host-counter_consumer=${own}`);
    expect(page).toMatchObject({
      kind: 'orders',
      orders: {
        totalElements: 2,
        content: [
          { orderNumber: second.orderNumber, token: second.token, summary: '1 × Lentil Soup' },
          { orderNumber: first.orderNumber, token: first.token },
        ],
      },
    });
    expect(await open(`__Host-counter_consumer=${own}`, '?page=2')).toMatchObject({
      orders: { totalElements: 2, content: [] },
    });
  });

  it('require signing in', async () => {
    expect(await open('other=1')).toMatchObject({
      kind: 'orders',
      consumer: null,
      orders: { totalElements: 0, content: [] },
    });
  });
});
