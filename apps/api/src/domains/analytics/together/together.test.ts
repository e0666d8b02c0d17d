import { findOrderedTogether, type OrderedTogether } from '@counter/contract/analytics';
import { removeProduct } from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
});
afterAll(async () => market.test.close());

const productId = (product: number): number => shop.products[product]?.id ?? 0;

async function order(...products: readonly number[]) {
  const items = products.map((product) => ({
    productId: productId(product),
    quantity: 1,
    options: [],
    specialInstructions: '',
  }));
  return shop.place({ items });
}

async function read(product = 0): Promise<OrderedTogether> {
  const params = { storeId: String(shop.store.id), productId: String(productId(product)) };
  return market.ask(findOrderedTogether, { params }, shop.owner);
}

it('counts each order once, whatever its lines, and lists products that enough of them contain', async () => {
  for (let count = 0; count < 3; count += 1) await order(0, 1, 1);
  await order(0);
  await order(1);
  const beside = { productId: productId(1), orders: 3 };
  expect(await read()).toMatchObject({ orders: 4, products: [beside] });
  expect(await read(1)).toMatchObject({
    orders: 4,
    products: [{ productId: productId(0), orders: 3 }],
  });
});

it('excludes cancelled orders, orders of other days and deleted products', async () => {
  market.clock.set(new Date('2025-12-04T17:00:00Z'));
  for (let count = 0; count < 3; count += 1) await order(0, 1);
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
  for (let count = 0; count < 2; count += 1) await order(0, 1);
  const cancelled = await order(0, 1);
  await shop.move(cancelled.id, 'cancel');
  expect(await read()).toEqual({ orders: 2, products: [] });
  await order(0, 1);
  expect((await read()).products).toHaveLength(1);
  const body = { storeId: shop.store.id, id: productId(1) };
  await market.ask(removeProduct, { body }, shop.owner);
  expect(await read()).toEqual({ orders: 3, products: [] });
});

it("returns nothing for another store's product", async () => {
  const other = await market.addShop();
  const params = { storeId: String(other.store.id), productId: String(productId(0)) };
  const response = await market.test.call(findOrderedTogether, { params }, other.owner);
  expect(response.statusCode).toBe(404);
});
