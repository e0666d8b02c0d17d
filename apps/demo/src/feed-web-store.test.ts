import { findOrder } from '@counter/contract/orders';
import { placeOrderRequest } from '@counter/contract/integrations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  type Jobs,
  type TestMarket,
  type TestShop,
  addUser,
  createTestMarket,
  sendMessage,
  sendMessageTask,
  startJobs,
  testPassword,
} from '@counter/api/testing';
import { openWebStore } from './feed-web-store.ts';

let market: TestMarket;
let shop: TestShop;
let jobs: Jobs;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  const { database, platform } = market.test;
  jobs = await startJobs({
    pool: database.pool,
    log: platform.log,
    tasks: { [sendMessageTask]: sendMessage({ ...platform, mailer: null }) },
  });
});
afterAll(async () => {
  await jobs.stop();
  await market.test.close();
});

it('places an order as a customer who signs up in the web store', async () => {
  const { email } = await addUser(market.test.database.db, { operator: true });
  const url = await market.test.app.listen({ port: 0, host: '127.0.0.1' });
  const { signal } = new AbortController();
  const staff = { email, password: testPassword };
  const door = openWebStore({ url, staff, signal, say: () => undefined });
  const order = z.parse(placeOrderRequest, {
    storeUrl: shop.store.storeUrl,
    customer: { name: 'Ada Abbott', phone: '+1 (203) 555-0101' },
    deliveryMethod: 'PICKUP',
    items: [{ productId: shop.products[0]?.id, quantity: 2 }],
    promoCode: 'NONE',
    tip: 200,
  });
  const { orderNumber } = await door(order);
  const params = { storeId: String(shop.store.id), orderNumber };
  expect(await market.ask(findOrder, { params }, shop.owner)).toMatchObject({
    customerContact: '+12035550101',
    payment: 'AT_COUNTER',
    tip: 200,
    timeline: [{ by: 'the customer' }],
  });
});
