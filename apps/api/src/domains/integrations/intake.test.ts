import { blockCustomer } from '@counter/contract/customers';
import { findOrder } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type Response,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { compareRollups } from '../orders/index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop({ minimumOrder: 500 });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const soup = () => shop.products[0]?.id ?? 0;
const bread = () => shop.products[1]?.id ?? 0;
const item = (productId: number, quantity = 1) => ({
  productId,
  quantity,
  options: [],
  specialInstructions: '',
});

function refusal(response: Response): readonly [number, string, string] {
  const { code, detail } = response.json<Problem>();
  return [response.statusCode, code, detail];
}

async function storeName(): Promise<string> {
  const { name } = await database()
    .selectFrom('stores')
    .where('id', '=', shop.store.id)
    .select('name')
    .executeTakeFirstOrThrow();
  return name;
}

describe('an order from an integration', () => {
  it("is priced by the store's menu: lines, tax, fee and charged amount", async () => {
    const order = await shop.place({
      deliveryMethod: 'DIRECT',
      items: [item(soup(), 2), { ...item(bread()), specialInstructions: 'warm, please' }],
      tip: 300,
    });
    expect(order).toMatchObject({
      status: 'NEW',
      customer: 'Maya Lind',
      customerContact: '+1 555 010 7788',
      totalItems: 3,
      subtotal: 2899,
      subtotalDisplayValue: '$ 28.99',
      tax: 239,
      tip: 300,
      fee: 435,
      charged: 3438,
      chargedDisplayValue: '$ 34.38',
      total: 3003,
      placedAt: '2026-03-04T17:00:00.000Z',
      estimatedPickupTime: '2026-03-04T17:20:00.000Z',
      seenAt: null,
      quietUntil: null,
    });
    expect(order.orderNumber).toMatch(/^[FHKLMQRTWX]{2}-\d{4}$/);
    expect(
      order.items.map(({ name, totalQuantityPriceStr }) => [name, totalQuantityPriceStr]),
    ).toEqual([
      ['Lentil Soup', '$ 25.00'],
      ['Flat Bread', '$ 3.99'],
    ]);
    expect((await shop.place({ items: [item(soup())] })).fee).toBe(75);
  });

  it('keeps its address and note; a pickup has no address', async () => {
    const deliveryAddress = {
      street: '12 Mill Lane',
      city: 'Springfield',
      state: 'NY',
      zip: '10001',
      instructions: 'Ring twice',
    };
    const asked = { deliveryAddress, note: 'No cutlery, please.' };
    const delivered = await shop.place({ ...asked, deliveryMethod: 'POOLED' });
    expect(delivered).toMatchObject(asked);
    const read = { params: { storeId: String(shop.store.id), orderNumber: delivered.orderNumber } };
    expect(await market.ask(findOrder, read, shop.owner)).toMatchObject(asked);
    expect((await shop.place(asked)).deliveryAddress).toBeNull();
  });

  it('needs a key, and is placed once, however often it is sent at once', async () => {
    const keyless = await shop.send({}, '');
    expect(keyless.json()).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.send({}, 'one-key')));
    const placed = answers.map((answer) => orderOf(answer));
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const reused = await shop.send({ tip: 100 }, 'one-key');
    expect(reused.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await compareRollups(database(), shop.store.id)).toEqual([]);
  });

  it('recognizes a customer by phone, however it is written', async () => {
    await shop.place({ customer: { name: 'Ben Ode', phone: '+1 (555) 010-4400' } });
    await shop.place({ customer: { name: 'Benjamin Ode', phone: '+1 555.010.4400' } });
    const customers = await database()
      .selectFrom('customers')
      .where('phone', '=', '+15550104400')
      .select('name')
      .execute();
    expect(customers).toEqual([{ name: 'Benjamin Ode' }]);
  });
});

describe('an order is refused', () => {
  it('when the store is closed, saying until when', async () => {
    const name = await storeName();
    const setOnline = (online: boolean) =>
      database()
        .updateTable('storeSettings')
        .set({ online })
        .where('storeId', '=', shop.store.id)
        .execute();
    await setOnline(false);
    expect(refusal(await shop.send())).toEqual([
      409,
      'STORE_CLOSED',
      `${name} is closed right now. Check back later.`,
    ]);
    await setOnline(true);
    const late = await market.addShop();
    await database()
      .insertInto('storeHours')
      .values({ storeId: late.store.id, weekday: 6, opens: 540, closes: 1020 })
      .execute();
    const [status, code, detail] = refusal(await late.send());
    expect([status, code]).toEqual([409, 'STORE_CLOSED']);
    expect(detail).toMatch(/^Test Store \d+ is closed until Sat 9:00 AM\.$/);
    await late.place({ scheduledAt: '2026-03-07T12:00:00-05:00' });
    const impossible = refusal(await late.send({ scheduledAt: '2026-03-07T18:00:00-05:00' }));
    expect(impossible.slice(0, 2)).toEqual([422, 'IMPOSSIBLE_SCHEDULE']);
    expect(impossible[2]).toMatch(
      /isn't open on Mar 7 at 6:00 PM\. It opens again on Mar 14 at 9:00 AM\.$/,
    );
  });

  it('for a time that is past or too far ahead', async () => {
    for (const scheduledAt of ['2026-03-04T16:59:00Z', '2026-03-18T17:01:00Z']) {
      const [status, code] = refusal(await shop.send({ scheduledAt }));
      expect([status, code]).toEqual([422, 'IMPOSSIBLE_SCHEDULE']);
    }
    await shop.place({ scheduledAt: '2026-03-18T16:59:00Z' });
  });

  it('when an item is unknown or unavailable, naming it', async () => {
    const gone = await addProduct(database(), shop.store, {
      price: 900,
      name: 'Pea Stew',
      available: false,
    });
    const [foreign] = (await market.addShop()).products;
    const answer = await shop.send({
      items: [item(soup()), item(gone.id), item(foreign?.id ?? 0)],
    });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'ITEM_UNAVAILABLE',
      detail: `Pea Stew is not available right now. Item ${foreign?.id} is not on the menu.`,
      errors: [{ path: 'items[1]' }, { path: 'items[2]' }],
    });
  });

  it("below the store's minimum, with both amounts", async () => {
    expect(refusal(await shop.send({ items: [item(bread())] }))).toEqual([
      422,
      'BELOW_MINIMUM_ORDER',
      `${await storeName()}'s minimum order is $ 5.00, and this one comes to $ 3.99. Add $ 1.01 more.`,
    ]);
  });

  it('from a blocked customer, politely, and nothing is stored', async () => {
    const customer = { name: 'Rude Caller', phone: '+15550109999' };
    await shop.place({ customer });
    const block = { phoneNumber: customer.phone, reason: 'Never picks up.' };
    await market.ask(blockCustomer, { body: { storeId: shop.store.id, ...block } }, shop.owner);
    const before = await database().selectFrom('orders').select('id').execute();
    const [status, code, detail] = refusal(await shop.send({ customer }, 'blocked'));
    expect([status, code]).toEqual([403, 'CUSTOMER_BLOCKED']);
    expect(detail).toContain('Please contact the store.');
    expect(await database().selectFrom('orders').select('id').execute()).toHaveLength(
      before.length,
    );
    expect(refusal(await shop.send({ customer }, 'blocked'))[1]).toBe('CUSTOMER_BLOCKED');
  });

  it('without a live key, or for a store that is unknown or not approved', async () => {
    const hidden = await market.addShop({ approved: false });
    expect((await hidden.send()).statusCode).toBe(404);
    expect((await shop.send({ storeUrl: 'no-such-store' })).statusCode).toBe(404);
  });
});
