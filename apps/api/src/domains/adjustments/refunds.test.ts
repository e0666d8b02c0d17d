import {
  findAdjustableOrders,
  findRefundableOrder,
  refundOrder,
  type RefundableOrder,
} from '@counter/contract/adjustments';
import type { CallOf } from '@counter/contract/endpoint';
import { findOrder, type Order } from '@counter/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusesOf } from '../../testing/answers.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { findBooks } from '../../testing/stores/books.ts';
import { addDeal } from '../../testing/stores/deals.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { compareRollups } from '../orders/index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

type Body = CallOf<typeof refundOrder>['body'];
type Asked = Pick<Body, 'type'> & Partial<Body>;

async function complete(order?: Parameters<TestShop['place']>[0]): Promise<Order> {
  const placed = await shop.place(order);
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(placed.id, move);
  return placed;
}

const bodyOf = ({ id: orderId }: Order, asked: Asked): Body => ({
  storeId: shop.store.id,
  orderId,
  reason: 'QUALITY',
  ...asked,
});
const send = (order: Order, asked: Asked, idempotencyKey?: string) =>
  market.test.call(
    refundOrder,
    { body: bodyOf(order, asked) },
    { token: shop.owner.token, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );
const refund = (order: Order, asked: Asked): Promise<RefundableOrder> =>
  market.ask(refundOrder, { body: bodyOf(order, asked) }, shop.owner);
const look = ({ orderNumber }: Order) =>
  market.ask(
    findRefundableOrder,
    { params: { storeId: String(shop.store.id), orderNumber } },
    shop.owner,
  );
const list = (search = '') =>
  market.ask(findAdjustableOrders, { body: { storeId: shop.store.id, search } }, shop.owner);

const items = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({
    productId: shop.products[index]?.id ?? 0,
    quantity,
    options: [],
    specialInstructions: '',
  }));

async function expectSoundBooks() {
  const { db } = market.test.database;
  expect(await compareRollups(db, shop.store.id)).toEqual([]);
  const { head, entries, unbalanced } = await findBooks(db, shop.store.id);
  expect(unbalanced).toEqual([]);
  expect(head.balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
}

describe('a refund', () => {
  it('of a whole order shows up in the order, its timeline, the books and the audit log', async () => {
    const order = await complete({ tip: 200 });
    const { charged, total } = order;
    const after = await refund(order, { type: 'FULL', reason: 'LATE', comment: 'An hour late' });
    expect(after).toMatchObject({ refunded: charged, refundable: 0, status: 'COMPLETED' });
    expect(after.refunds).toMatchObject([
      { type: 'FULL', amount: charged, reason: 'LATE', by: shop.owner.name, items: [] },
    ]);
    const params = { storeId: String(shop.store.id), orderNumber: order.orderNumber };
    const { timeline, refunded } = await market.ask(findOrder, { params }, shop.owner);
    expect(refunded).toBe(charged);
    expect(timeline.at(-1)).toMatchObject({
      kind: 'refund',
      status: 'COMPLETED',
      by: shop.owner.name,
      message: `${order.chargedDisplayValue} · Order was late: An hour late`,
    });
    const { entries } = await findBooks(market.test.database.db, shop.store.id);
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'ORDER', amount: total, reference: order.orderNumber },
      { kind: 'REFUND', amount: -total, reference: order.orderNumber, note: 'Order was late' },
    ]);
    const [entry] = (await findAudit(market.test.database.db, 'order.refund')).slice(-1);
    expect(entry).toMatchObject({ entityId: order.id, after: { refunded: charged } });
    await expectSoundBooks();
  });

  it('of some items returns their price, their tax and their share of the deal', async () => {
    const dealId = await addDeal(market, shop);
    const deal = { dealId, quantity: 1, parts: [], specialInstructions: '' };
    const order = await complete({ items: items(3), deals: [deal], tip: 100 });
    const { lines, charged } = await look(order);
    expect(lines[0]).toMatchObject({ quantity: 3, total: 3750, tax: 309, deal: null });
    expect(lines.at(-1)?.deal).not.toBeNull();
    const one = await refund(order, { type: 'ITEMS', items: [{ line: 1, quantity: 1 }] });
    expect(one.refunded).toBe(3750 + 309 - (2500 + 206));
    const rest = lines.map(({ line, quantity }) => ({
      line,
      quantity: line === 1 ? quantity - 1 : quantity,
    }));
    const all = await refund(order, { type: 'ITEMS', items: rest });
    expect(all.refundable).toBe(100);
    expect(all.refunded).toBe(charged - 100);
    expect(all.lines.every((line) => line.refundedQuantity === line.quantity)).toBe(true);
    await expectSoundBooks();
  });

  it('of an amount returns it, and the marketplace returns its fee in proportion', async () => {
    const order = await complete();
    const { refunds, refundable } = await refund(order, { type: 'CUSTOM', amount: 500 });
    expect(refundable).toBe(order.charged - 500);
    expect(refunds).toHaveLength(1);
    const { entries } = await findBooks(market.test.database.db, shop.store.id);
    const fee = Math.trunc((order.fee * 500) / order.charged);
    expect(entries.at(-1)).toMatchObject({ kind: 'REFUND', amount: fee - 500 });
    await shop.move(order.id, 'cancel');
    const { refunded } = await look(order);
    expect(refunded).toBe(order.charged);
    await expectSoundBooks();
  });

  it.each<[string, Asked, Record<string, string>]>([
    ['without an amount', { type: 'CUSTOM' }, { amount: 'Custom amount is required' }],
    ['of nothing', { type: 'CUSTOM', amount: 0 }, { amount: 'Custom amount is required' }],
    ['of no item', { type: 'ITEMS' }, { items: 'Choose items to refund' }],
    [
      'of more than was paid',
      { type: 'CUSTOM', amount: 1354 },
      { amount: 'You can refund up to $ 13.53 of this order' },
    ],
    [
      'of more items than there were',
      { type: 'ITEMS', items: [{ line: 1, quantity: 2 }] },
      { items: '1 of Lentil Soup can be refunded' },
    ],
    [
      'of an item that was not in it',
      { type: 'ITEMS', items: [{ line: 7, quantity: 1 }] },
      { items: "This item isn't in the order" },
    ],
  ])('%s is rejected at its field', async (_what, asked, errors) => {
    const order = await complete();
    const answer = await send(order, asked);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: Object.entries(errors).map(([path, message]) => ({ path, message })),
    });
    expect(await look(order)).toMatchObject({ refunded: 0, refunds: [] });
  });

  it('requires a completed order of the store', async () => {
    const open = await shop.place();
    expect((await send(open, { type: 'FULL' })).json()).toMatchObject({
      status: 409,
      detail: `Order ${open.orderNumber} is New. You can only refund completed orders. Nothing was refunded.`,
    });
    const elsewhere = await (await market.addShop()).place();
    expect((await send(elsewhere, { type: 'FULL' })).statusCode).toBe(404);
  });

  it('happens once when two people issue it at once, and tells the slower one', async () => {
    const order = await complete();
    const answers = await Promise.all([1, 2, 3].map(() => send(order, { type: 'FULL' })));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      detail: `Order ${order.orderNumber} is already fully refunded.`,
    });
    await expectSoundBooks();
  });

  it('is rejected if its amount differs from what the person expected', async () => {
    const order = await complete();
    await refund(order, { type: 'CUSTOM', amount: 353 });
    const answer = await send(order, { type: 'FULL', amount: order.charged });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(await refund(order, { type: 'FULL', amount: 1000 })).toMatchObject({ refundable: 0 });
  });

  it('happens once per idempotency key', async () => {
    const order = await complete();
    const asked = { type: 'CUSTOM', amount: 100 } as const;
    const [first, second] = [await send(order, asked, 'twice'), await send(order, asked, 'twice')];
    expect(second.json()).toEqual(first.json());
    expect(await look(order)).toMatchObject({ refunded: 100 });
    const reused = await send(order, { ...asked, amount: 200 }, 'twice');
    expect(reused.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('the orders to adjust', () => {
  it('are the completed ones, newest first, searchable by number and customer', async () => {
    const customer = { name: 'Ottoline Marsh', phone: '+1 555 010 9911' };
    const first = await complete({ customer });
    const second = await complete({ customer });
    await shop.place({ customer });
    const numbers = (await list()).content.map(({ orderNumber }) => orderNumber);
    expect(numbers.slice(0, 2)).toEqual([second.orderNumber, first.orderNumber]);
    expect(await list('ottoline')).toMatchObject({ totalElements: 2 });
    expect(await list(first.orderNumber)).toMatchObject({
      content: [{ orderNumber: first.orderNumber, charged: first.charged, refunded: 0 }],
    });
    expect(await list('nobody')).toEqual({ content: [], totalElements: 0 });
  });

  it('are filtered by the store days they were placed on, first and last included', async () => {
    const customer = { name: 'Wilhelmina Pruitt', phone: '+1 555 010 9912' };
    await complete({ customer });
    const numbersOf = async (days: { startDate?: string; endDate?: string }) => {
      const body = { storeId: shop.store.id, search: 'wilhelmina', ...days };
      return (await market.ask(findAdjustableOrders, { body }, shop.owner)).totalElements;
    };
    const today = '2026-03-04';
    expect(await numbersOf({ startDate: today, endDate: '3/4/2026' })).toBe(1);
    expect(await numbersOf({ startDate: '2026-03-05' })).toBe(0);
    expect(await numbersOf({ endDate: '2026-03-03' })).toBe(0);
    expect(await numbersOf({ endDate: today })).toBe(1);
    const body = { storeId: shop.store.id, startDate: today, endDate: '2026-03-03' };
    const refused = await market.test.call(findAdjustableOrders, { body }, shop.owner);
    expect(refused.statusCode).toBe(422);
  });

  it("can be viewed by an accountant, who can't refund", async () => {
    const { db } = market.test.database;
    const accountant = await addUser(db, { store: shop.store, role: 'accountant' });
    const order = await complete();
    const body = { storeId: shop.store.id };
    expect(await market.ask(findAdjustableOrders, { body }, accountant)).toBeDefined();
    const asked = { body: bodyOf(order, { type: 'FULL' }) };
    expect((await market.test.call(refundOrder, asked, accountant)).statusCode).toBe(403);
  });
});
