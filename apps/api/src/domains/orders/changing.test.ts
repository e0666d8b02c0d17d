import { findReplacements, tickItems } from '@counter/contract/orders';
import { findProduct } from '@counter/contract/menu';
import { findPromos } from '@counter/contract/promotions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { findBooks } from '../../testing/stores/books.ts';
import { createChanging, refusalOf } from '../../testing/stores/changing.ts';
import { addDeal, addOptionGroup, setProduct } from '../../testing/stores/deals.ts';
import { addProduct } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { addPromo } from '../../testing/stores/promotions.ts';

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

describe('changing the items of an open order', () => {
  it('removes and reduces items and recalculates the tax', async () => {
    const order = await shop.place({ ...desk.lunch(), tip: 300 });
    const lines = [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 0 },
    ];
    const shown = await desk.preview(order, lines);
    expect(shown).toMatchObject({ cancels: false, refundItems: 1250 + 399, refundOther: 0 });
    const after = await desk.change(order, lines, { refund: shown.refund });
    expect(after).toMatchObject({
      totalItems: 1,
      subtotal: 1250,
      tip: 300,
      changes: 1,
      reduced: shown.refund,
      refunded: 0,
      payable: shown.payable,
    });
    expect(after.tax).toBe(order.tax - shown.refundTax);
    expect(after.charged + after.reduced).toBe(order.charged);
    expect(after.items).toMatchObject([{ line: 1, quantity: 1, totalQuantityPrice: 1250 }]);
    expect(await desk.findFaults()).toEqual([]);
  });

  it('records what changed and who did it in the timeline and the audit log', async () => {
    const order = await shop.place(desk.lunch());
    const { reducedDisplayValue } = await desk.change(order, [{ line: 2, quantity: 0 }]);
    const { timeline } = await desk.read(order);
    expect(timeline.at(-1)).toMatchObject({
      kind: 'changed',
      status: 'NEW',
      by: shop.owner.name,
      message: `Removed 1 × Flat Bread. ${reducedDisplayValue} less.`,
    });
    const entries = await findAudit(db(), 'order.change');
    expect(entries.at(-1)).toMatchObject({ storeId: shop.store.id, entityId: order.id });
  });

  it('swaps an item for a cheaper one and refunds the difference with its tax', async () => {
    const order = await shop.place(desk.lunch());
    const salad = await addProduct(db(), shop.store, { price: 1000, name: 'Green Salad' });
    const lines = [{ line: 1, quantity: 1, swap: { productId: salad.id } }];
    const { refundItems, refund, cheaper } = await desk.preview(order, lines);
    expect([refundItems, cheaper]).toEqual([250, []]);
    const after = await desk.change(order, lines);
    expect(after.items).toMatchObject([
      { line: 1, quantity: 1, name: 'Lentil Soup' },
      { line: 2, quantity: 1, name: 'Flat Bread' },
      {
        line: 3,
        quantity: 1,
        name: 'Green Salad',
        unitPrice: 1000,
        specialInstructions: 'No salt',
      },
    ]);
    expect(after.reduced).toBe(refund);
    const { timeline } = await desk.read(order);
    expect(timeline.at(-1)?.message).toContain('Swapped 1 × Lentil Soup for Green Salad.');
    expect(await desk.findFaults()).toEqual([]);
  });

  it('swaps in a dearer item at the old price and says so', async () => {
    const order = await shop.place(desk.lunch());
    const steak = await addProduct(db(), shop.store, { price: 3000, name: 'Steak' });
    const lines = [{ line: 1, quantity: 0, swap: { productId: steak.id } }];
    expect(await desk.preview(order, lines)).toMatchObject({
      refund: 0,
      payable: order.payable,
      cheaper: [{ name: 'Steak', menuPrice: 3000, price: 1250 }],
    });
    const after = await desk.change(order, lines);
    expect(after).toMatchObject({ payable: order.payable, reduced: 0, totalItems: 3 });
    expect(await desk.findFaults()).toEqual([]);
  });

  it('offers only available products', async () => {
    const order = await shop.place(desk.lunch());
    await addProduct(db(), shop.store, { price: 900, name: 'Stew', available: false });
    const params = { storeId: String(shop.store.id), orderId: String(order.id) };
    const offered = await market.ask(findReplacements, { params }, shop.owner);
    expect(offered.map(({ name }) => name)).toEqual(['Flat Bread', 'Lentil Soup']);
    const elsewhere = { ...params, orderId: String((await (await market.addShop()).place()).id) };
    const refused = await market.test.call(findReplacements, { params: elsewhere }, shop.owner);
    expect(refused.statusCode).toBe(404);
  });

  it('asks for the options that the new product needs', async () => {
    const order = await shop.place(desk.lunch());
    const curry = await addProduct(db(), shop.store, { price: 1100, name: 'Curry' });
    const choices = [
      { name: 'Rice', price: 0 },
      { name: 'Naan', price: 50 },
    ];
    const side = { name: 'Side', minimum: 1, choices };
    const group = await addOptionGroup(market, shop, curry.id, side);
    const swapTo = (options: number[]) => [
      { line: 1, quantity: 1, swap: { productId: curry.id, options } },
    ];
    const refused = await desk.send(order, swapTo([]));
    expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'INVALID_FIELDS' });
    const naan = group.choices.find(({ name }) => name === 'Naan')?.id ?? 0;
    const after = await desk.change(order, swapTo([naan]));
    expect(after.items.at(-1)).toMatchObject({
      name: 'Curry',
      unitPrice: 1150,
      options: [{ group: 'Side', name: 'Naan', price: 50 }],
    });
  });

  it('keeps the share of a promo code and frees its budget', async () => {
    await addPromo(market, shop);
    const order = await shop.place({ ...desk.lunch(), promoCode: 'WELCOME10' });
    expect(order.promoDiscount).toBe(290);
    const after = await desk.change(order, [{ line: 1, quantity: 1 }]);
    expect(after.charged + after.reduced).toBe(order.charged);
    expect(after.promoDiscount).toBe(after.discount);
    expect(after.promoDiscount).toBeLessThan(290);
    const [promo] = (
      await market.ask(
        findPromos,
        { params: { storeId: String(shop.store.id), pageNumber: '0' } },
        shop.owner,
      )
    ).content;
    expect(promo).toMatchObject({ uses: 1, given: after.promoDiscount });
    expect(await desk.findFaults()).toEqual([]);
  });

  it("keeps a deal's reduction on the items that stay", async () => {
    const dealId = await addDeal(market, shop);
    const deals = [{ dealId, quantity: 1, parts: [], specialInstructions: '' }];
    const order = await shop.place({ items: [], deals });
    const after = await desk.change(order, [{ line: 2, quantity: 0 }]);
    expect(after.charged + after.reduced).toBe(order.charged);
    expect(after.discount).toBeGreaterThan(0);
    expect(await desk.findFaults()).toEqual([]);
  });

  it('books the new amounts, which then limit refunds', async () => {
    const order = await shop.place({ ...desk.lunch(), payment: 'AT_COUNTER' });
    await shop.move(order.id, 'accept');
    await shop.move(order.id, 'ready');
    const after = await desk.change(order, [{ line: 1, quantity: 0 }]);
    expect(after.status).toBe('READY');
    await shop.move(order.id, 'complete');
    const { entries } = await findBooks(db(), shop.store.id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ORDER', after.total],
      ['COLLECTED', -after.charged],
    ]);
    await shop.move(order.id, 'cancel');
    expect(await desk.read(order)).toMatchObject({
      refunded: after.charged,
      reduced: order.charged - after.charged,
    });
    expect(await desk.findFaults()).toEqual([]);
  });

  it('returns limited products and takes the new ones', async () => {
    const order = await shop.place(desk.lunch());
    const salad = await addProduct(db(), shop.store, { price: 900, name: 'Green Salad' });
    await setProduct(market, salad.id, { dailyLimit: 1 });
    const two = await desk.send(order, [{ line: 1, quantity: 0, swap: { productId: salad.id } }]);
    expect(refusalOf(two)).toMatchObject({ status: 409, code: 'ITEM_UNAVAILABLE' });
    await desk.change(order, [{ line: 1, quantity: 1, swap: { productId: salad.id } }]);
    expect([await desk.sold(desk.productAt(0)), await desk.sold(salad.id)]).toEqual([1, 1]);
  });

  it('can mark the missing products unavailable', async () => {
    const order = await shop.place(desk.lunch());
    const gone = await addProduct(db(), (await market.addShop()).store);
    const unavailable = [
      { productId: gone.id, until: null },
      { productId: desk.productAt(0), until: 'TODAY' as const },
      { productId: desk.productAt(1), until: null },
    ];
    await desk.change(order, [{ line: 1, quantity: 1 }], { unavailable });
    const find = (index: number) =>
      market.ask(
        findProduct,
        { params: { storeId: String(shop.store.id), productId: String(desk.productAt(index)) } },
        shop.owner,
      );
    expect((await find(0)).unavailableUntil).toBe('2026-03-05T05:00:00.000Z');
    expect(await find(1)).toMatchObject({ available: false, unavailableUntil: null });
  });

  it('drops the ticks of removed items and needs the new ones ticked', async () => {
    const order = await shop.place(desk.lunch());
    await shop.move(order.id, 'accept');
    const tick = (lines: number[]) => {
      const body = { storeId: shop.store.id, orderId: order.id, lines, made: true };
      return market.test.call(tickItems, { body }, shop.owner);
    };
    await tick([1, 2]);
    const swap = { productId: desk.productAt(1) };
    const after = await desk.change(order, [{ line: 1, quantity: 0, swap }]);
    expect(after.items.map(({ line, made }) => [line, made !== null])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect((await tick([1])).statusCode).toBe(404);
  });

  it('counts a ready order by its new size', async () => {
    const [soups] = desk.lunch().items;
    if (!soups) throw new Error('Lunch has no soup.');
    const order = await shop.place({ items: [{ ...soups, quantity: 20 }] });
    await shop.move(order.id, 'accept');
    await shop.move(order.id, 'ready');
    await desk.change(order, [{ line: 1, quantity: 1 }]);
    expect(await desk.findFaults()).toEqual([]);
    const sizes = await db()
      .selectFrom('preparationHours')
      .where('storeId', '=', shop.store.id)
      .where('orders', '>', 0)
      .select('size')
      .execute();
    expect(sizes).toEqual([{ size: 'SMALL' }]);
  });

  it('is verified against its changes and its lines', async () => {
    const order = await shop.place(desk.lunch());
    const { reduced } = await desk.change(order, [{ line: 2, quantity: 0 }]);
    await db()
      .updateTable('orders')
      .where('id', '=', order.id)
      .set({ reduced: reduced + 1 })
      .execute();
    await db().updateTable('orderItems').where('orderId', '=', order.id).set({ tax: 0 }).execute();
    const faults = await desk.findFaults();
    expect(faults).toMatchObject([
      { subject: `order ${order.orderNumber}`, kept: reduced + 1, counted: reduced },
      { rule: 'a changed order is the sum of its lines', counted: 2500 },
    ]);
  });

  it('never reuses a line number', async () => {
    const order = await shop.place(desk.lunch());
    const first = await desk.change(order, [{ line: 2, quantity: 0 }]);
    const swap = { productId: desk.productAt(1) };
    const second = await desk.change(first, [{ line: 1, quantity: 1, swap }]);
    expect(second.items.map(({ line }) => line)).toEqual([1, 3]);
  });
});
