import { findTrackedOrder, placeWebOrder } from '@counter/contract/storefront';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { statusesOf } from '../../testing/answers.ts';
import { createChanging, refusalOf } from '../../testing/stores/changing.ts';
import { setProduct } from '../../testing/stores/deals.ts';
import { findMails } from '../../testing/mails/mails.ts';
import { addProduct, addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { createShopping, newEmail, newPhone } from '../../testing/stores/web-shopping.ts';

let market: TestMarket;
let shop: TestShop;
let desk: ReturnType<typeof createChanging>;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
  desk = createChanging(market, shop);
});
afterAll(() => market.test.close());

const db = () => market.test.database.db;

describe('removing every item of an order', () => {
  const nothing = [
    { line: 1, quantity: 0 },
    { line: 2, quantity: 0 },
  ];

  it('cancels it and gives everything back', async () => {
    const order = await shop.place({ ...desk.lunch(), tip: 250 });
    await shop.move(order.id, 'accept');
    const shown = await desk.preview(order, nothing);
    expect(shown).toMatchObject({ cancels: true, refund: order.payable, payable: 0 });
    expect(shown.refundItems + shown.refundTax + shown.refundOther).toBe(order.payable);
    const unavailable = [{ productId: desk.productAt(1), until: null }];
    const after = await desk.change(order, nothing, { refund: shown.refund, unavailable });
    expect(after).toMatchObject({ status: 'STORE_REJECT', cancelReason: 'OutOfStock', changes: 0 });
    expect((await desk.read(order)).timeline.at(-1)).toMatchObject({ kind: 'cancel' });
    expect(await desk.sold(desk.productAt(0))).toBe(0);
    // The answer got lost, and the same is sent again.
    expect((await desk.change(order, nothing)).status).toBe('STORE_REJECT');
    expect(await desk.findFaults()).toEqual([]);
  });

  it('is refused after the handoff', async () => {
    const order = await shop.place(desk.lunch());
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
    expect(refusalOf(await desk.send(order, nothing))).toMatchObject({
      status: 409,
      code: 'ORDER_MOVED',
    });
    expect((await desk.read(order)).status).toBe('COMPLETED');
  });
});

describe('a refused change', () => {
  it.each([
    ['a line that the order does not have', { line: 9, quantity: 0 }],
    ['more than was ordered', { line: 1, quantity: 3 }],
    ['nothing at all', { line: 1, quantity: 2 }],
  ])('names %s', async (_what, line) => {
    const order = await shop.place(desk.lunch());
    const response = await desk.send(order, [line]);
    expect(refusalOf(response)).toMatchObject({ status: 422, code: 'INVALID_FIELDS' });
    expect(await desk.read(order)).toMatchObject({ changes: 0, subtotal: order.subtotal });
  });

  it.each(['cancel', 'complete'] as const)('finds the order moved by %s', async (last) => {
    const order = await shop.place(desk.lunch());
    await shop.move(order.id, 'accept');
    await shop.move(order.id, 'ready');
    await shop.move(order.id, last);
    const lines = [{ line: 2, quantity: 0 }];
    const refused = refusalOf(await desk.send(order, lines));
    expect(refused).toMatchObject({ status: 409, code: 'ORDER_MOVED' });
    expect(refused.message).toContain(shop.owner.name);
    expect((await desk.sendPreview(order, lines)).statusCode).toBe(409);
  });

  it("is for another store's order", async () => {
    const other = await market.addShop();
    const order = await other.place();
    expect((await desk.send(order, [{ line: 1, quantity: 0 }])).statusCode).toBe(404);
  });

  it('would refund another amount than the preview showed', async () => {
    const order = await shop.place(desk.lunch());
    const salad = await addProduct(db(), shop.store, { price: 1000, name: 'Green Salad' });
    const lines = [{ line: 1, quantity: 1, swap: { productId: salad.id } }];
    const { refund } = await desk.preview(order, lines);
    await setProduct(market, salad.id, { price: 1100 });
    expect(refusalOf(await desk.send(order, lines, { refund }))).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    });
    expect((await desk.read(order)).changes).toBe(0);
  });
});

describe('two people at once', () => {
  it('change an order once; the slower one is told who did what', async () => {
    const order = await shop.place(desk.lunch());
    const colleague = await addUser(db(), { store: shop.store, role: 'staff' });
    const [own, theirs] = await Promise.all([
      desk.send(order, [{ line: 1, quantity: 1 }]),
      desk.send(order, [{ line: 2, quantity: 0 }], {}, colleague),
    ]);
    expect(statusesOf([own, theirs])).toEqual([200, 409]);
    const [won, lost] = own.statusCode === 200 ? [own, theirs] : [theirs, own];
    const winner = won === own ? shop.owner : colleague;
    const refused = refusalOf(lost);
    expect(refused.code).toBe('CHANGED_MEANWHILE');
    expect(refused.message).toContain(`${winner.name} already changed order ${order.orderNumber}`);
    expect(refused.message).toContain('Removed 1 ×');
    const after = await desk.read(order);
    expect(after).toMatchObject({ changes: 1 });
    expect(after.charged + after.reduced).toBe(order.charged);
    expect(await desk.findFaults()).toEqual([]);
  });

  it('make the same change once if it is sent repeatedly', async () => {
    const order = await shop.place(desk.lunch());
    const lines = [{ line: 1, quantity: 1 }];
    const answers = await Promise.all([
      desk.send(order, lines),
      desk.send(order, lines),
      desk.send(order, lines),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(await desk.read(order)).toMatchObject({ changes: 1, totalItems: 2 });
    expect(await desk.findFaults()).toEqual([]);
  });

  it('repeat the answer to a later change of the same person if it was lost', async () => {
    const order = await shop.place(desk.lunch());
    const first = await desk.change(order, [{ line: 2, quantity: 0 }]);
    const lines = [{ line: 1, quantity: 1 }];
    const second = await desk.change(first, lines);
    expect(await desk.change(first, lines)).toMatchObject({
      changes: 2,
      totalItems: 1,
      reduced: second.reduced,
    });
    expect(await desk.findFaults()).toEqual([]);
  });

  it('return limited products once if one cancels while the other changes', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => shop.place(desk.lunch())));
    await Promise.all(
      orders.flatMap((order) => [
        desk.send(order, [{ line: 1, quantity: 1 }]),
        shop.move(order.id, 'cancel'),
      ]),
    );
    expect([await desk.sold(desk.productAt(0)), await desk.sold(desk.productAt(1))]).toEqual([
      0, 0,
    ]);
    expect(await desk.findFaults()).toEqual([]);
  });
});

describe('the customer of a web order', () => {
  it('is mailed, and sees the change on the order page', async () => {
    const email = newEmail();
    const { place, byEmail, moveTo } = createShopping(market);
    const consumer = await byEmail(email);
    await moveTo(email, '+12125560142');
    const placed = await place(shop, consumer, { phone: '212 556 0142', quantity: 3 });
    expect(placed.body).toContain('orderNumber');
    const { orderNumber, token } = z.parse(placeWebOrder.answer, placed.json()).data;
    const after = await desk.change(await desk.read({ orderNumber }), [{ line: 1, quantity: 1 }]);
    const { name: storeName } = await db()
      .selectFrom('stores')
      .where('id', '=', shop.store.id)
      .select('name')
      .executeTakeFirstOrThrow();
    const mail = (await findMails(db(), email)).at(-1);
    expect(mail?.subject).toBe(`Your order ${orderNumber} at ${storeName}`);
    expect(mail?.body).toContain(
      `Your order ${orderNumber} was changed. Removed 2 × Lentil Soup. ${after.reducedDisplayValue} less. You pay ${after.payableDisplayValue}.`,
    );
    const params = { storeUrl: shop.store.storeUrl, token };
    const tracked = await market.test.call(findTrackedOrder, { params });
    expect(z.parse(findTrackedOrder.answer, tracked.json()).data).toMatchObject({
      items: [{ name: 'Lentil Soup', quantity: 1 }],
      total: after.payable,
      reduced: after.reduced,
      changed: [{ words: `Removed 2 × Lentil Soup. ${after.reducedDisplayValue} less.` }],
    });
  });

  it('is texted without an email address, and when nothing is left', async () => {
    const phone = newPhone();
    const { place, byPhone } = createShopping(market);
    const placed = await place(shop, await byPhone(phone), { phone });
    const { orderNumber } = z.parse(placeWebOrder.answer, placed.json()).data;
    await desk.change(await desk.read({ orderNumber }), [{ line: 1, quantity: 0 }]);
    const texts = await db()
      .selectFrom('messages')
      .where('recipient', '=', phone)
      .select(['kind', 'body'])
      .execute();
    expect(texts).toMatchObject([
      {
        kind: 'SMS',
        body: expect.stringContaining(
          `Your order ${orderNumber} was cancelled, because nothing in it is available.`,
        ) as unknown,
      },
    ]);
  });
});
