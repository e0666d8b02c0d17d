import { checkoutBody, checkoutCases } from '@counter/contract/cases';
import { placeWebOrder } from '@counter/contract/storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addConsumer } from '../../testing/stores/consumers.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;
let consumer: string;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  consumer = await addConsumer(market.test.database.db, { phone: null, email: 'maya@cases.test' });
});
afterAll(() => market.test.close());

it.each(checkoutCases.cases)('$field $value: $message', async ({ field, value, message }) => {
  const response = await market.test.app.inject({
    method: placeWebOrder.method,
    url: `/api/v1/storefront/${shop.store.storeUrl}/orders`,
    headers: {
      cookie: `__Host-counter_consumer=${consumer}`,
      'idempotency-key': crypto.randomUUID(),
    },
    payload: {
      deliveryMethod: 'DIRECT',
      items: [{ productId: shop.products[0]?.id, quantity: 1 }],
      tip: { percent: 0 },
      payment: 'ON_DELIVERY',
      expectedTotal: 1353,
      ...checkoutBody({ ...checkoutCases.filled, [field]: value }),
    },
  });
  const { errors = [] } = response.json<{ errors?: { path: string; message: string }[] }>();
  const told = errors.find(({ path }) => path === field)?.message ?? null;
  const status = message === null ? 200 : 422;
  expect({ told, status: response.statusCode }).toEqual({ told: message, status });
});
