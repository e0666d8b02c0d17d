import { completeOrder, readyOrder, undoMove, type Order } from '@counter/contract/orders';
import { updateHandoffSetting } from '@counter/contract/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

async function ready(orderId: number, bags?: number) {
  const asked = { storeId: shop.store.id, orderId, ...(bags && { bags }) };
  return market.test.call(readyOrder, { body: { ...asked, status: 'READY' } }, shop.owner);
}

async function complete(orderId: number, code?: string) {
  const asked = { storeId: shop.store.id, orderId, ...(code && { code }) };
  return market.test.call(completeOrder, { body: { ...asked, status: 'COMPLETED' } }, shop.owner);
}

async function askForCodes(askHandoffCode: boolean): Promise<void> {
  const body = { storeId: shop.store.id, askHandoffCode, olVersion: askHandoffCode ? 0 : 1 };
  const answer = await market.test.call(updateHandoffSetting, { body }, shop.owner);
  expect(answer.statusCode).toBe(200);
}

async function placeAccepted(): Promise<Order> {
  const { id } = await shop.place();
  return orderOf(await shop.move(id, 'accept'));
}

describe("an order's bags", () => {
  it('are counted when it is ready, until that is undone', async () => {
    const { id, bags } = await placeAccepted();
    expect(bags).toBeNull();
    expect(orderOf(await ready(id, 3)).bags).toBe(3);
    const body = { storeId: shop.store.id, orderId: id, move: 'ready' } as const;
    expect(orderOf(await market.test.call(undoMove, { body }, shop.owner)).bags).toBeNull();
    orderOf(await ready(id, 2));
    expect(orderOf(await complete(id)).bags).toBe(2);
  });

  it('are optional, from 1 to 99', async () => {
    const { id } = await placeAccepted();
    expect((await ready(id, 100)).statusCode).toBe(422);
    expect(orderOf(await ready(id)).bags).toBeNull();
  });
});

describe('a handoff code', () => {
  it('is given only to new orders of a store that asks for it', async () => {
    const before = await placeAccepted();
    await askForCodes(true);
    const asked = await placeAccepted();
    await askForCodes(false);
    const after = await placeAccepted();
    expect(before.handoffCode).toBeNull();
    expect(asked.handoffCode).toMatch(/^\d{4}$/);
    expect(after.handoffCode).toBeNull();
    orderOf(await ready(before.id));
    expect(orderOf(await complete(before.id)).status).toBe('COMPLETED');
  });

  it('is required to hand over the order', async () => {
    await askForCodes(true);
    const { id, handoffCode } = await placeAccepted();
    const code = handoffCode ?? '';
    orderOf(await ready(id));
    const wrong = code === '0000' ? '1111' : '0000';
    for (const answer of [await complete(id), await complete(id, wrong)]) {
      expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'code' }] });
    }
    expect(orderOf(await complete(id, code)).status).toBe('COMPLETED');
    expect((await complete(id, code)).statusCode).toBe(200);
  });
});
