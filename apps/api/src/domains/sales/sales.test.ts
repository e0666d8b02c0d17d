import { saveExpense } from '@counter/contract/expenses';
import { saveOptionGroup } from '@counter/contract/menu';
import {
  findSaleDay,
  findSaleMenu,
  recordSale,
  voidSale,
  type SaleDay,
} from '@counter/contract/sales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

type Fields = Readonly<Record<string, unknown>>;

async function send(fields: Fields, key?: string, from = shop) {
  const body = { storeId: from.store.id, payment: 'CASH', ...fields };
  return post(market.test, recordSale, body, from.owner, key);
}

async function sell(fields: Fields, from = shop) {
  const response = await send(fields, undefined, from);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { id: number; total: number } }>().data;
}

async function spend(
  { store, owner }: TestShop,
  fields: { amount: number; expenseDate: string },
): Promise<void> {
  const what = { description: 'Flour', expenseType: 'Ingredients' };
  await market.ask(saveExpense, { body: { storeId: store.id, ...what, ...fields } }, owner);
}

async function dayOf(day?: string, from = shop): Promise<SaleDay> {
  const body = { storeId: from.store.id, ...(day === undefined ? {} : { day }) };
  return market.ask(findSaleDay, { body }, from.owner);
}

const soup = (quantity: number) => ({ productId: shop.products[0]?.id ?? 0, quantity });

describe('a counter sale', () => {
  it('costs the menu price plus tax and is counted by payment method', async () => {
    await sell({ items: [soup(2)], payment: 'CARD' });
    await sell({ items: [soup(1)], amount: 500, note: 'Gift box' });
    const { sales, counter } = await dayOf();
    expect(sales).toMatchObject([
      {
        payment: 'CASH',
        recordedBy: shop.owner.name,
        subtotal: 1750,
        // Rounded line by line: 1250 and 500 at 8.25%.
        tax: 103 + 41,
        lines: [{ name: 'Lentil Soup' }, { name: 'Gift box', productId: null, total: 500 }],
        voided: null,
      },
      { payment: 'CARD', subtotal: 2500, tax: 206, total: 2706 },
    ]);
    expect(counter).toEqual({
      sales: 2,
      subtotal: 4250,
      tax: 350,
      total: 4600,
      cash: 1894,
      card: 2706,
    });
  });

  it('is listed by its time, the latest first', async () => {
    const there = await market.addShop();
    const start = market.clock.now();
    for (const minutes of [30, 0, 60]) {
      market.clock.set(new Date(start.getTime() + minutes * 60_000));
      await sell({ amount: 100 + minutes, note: 'Cake' }, there);
    }
    market.clock.set(start);
    const { sales } = await dayOf(undefined, there);
    expect(sales.map(({ subtotal }) => subtotal)).toEqual([160, 130, 100]);
  });

  it('is recorded once, however often it is sent', async () => {
    const there = await market.addShop();
    const fields = { amount: 700, note: 'Cake' };
    const first = await send(fields, 'same-key', there);
    const second = await send(fields, 'same-key', there);
    expect(second.json()).toEqual(first.json());
    expect((await dayOf(undefined, there)).counter.sales).toBe(1);
  });

  it("stays visible but doesn't count once voided", async () => {
    const there = await market.addShop();
    const { id } = await sell({ amount: 900, note: 'Cake' }, there);
    const body = { storeId: there.store.id, id, reason: 'Typed twice' };
    const voided = await market.ask(voidSale, { body }, there.owner);
    const again = { ...body, reason: 'Something else' };
    expect(await market.ask(voidSale, { body: again }, there.owner)).toEqual(voided);
    const { sales, counter, earningsMinusExpenses } = await dayOf(undefined, there);
    expect(sales).toMatchObject([{ id, voided: { by: there.owner.name, reason: 'Typed twice' } }]);
    expect([counter.sales, counter.total, earningsMinusExpenses]).toEqual([0, 0, 0]);
    const audit = await market.test.database.db
      .selectFrom('auditEntries')
      .where('storeId', '=', there.store.id)
      .orderBy('id')
      .select('action')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['sale.record', 'sale.void']);
  });

  it("can be voided without affecting the day's other sales", async () => {
    const there = await market.addShop();
    const first = await sell({ amount: 900, note: 'Cake' }, there);
    const wrong = await sell({ amount: 700, note: 'Tea' }, there);
    const last = await sell({ amount: 500, note: 'Bun' }, there);
    const body = { storeId: there.store.id, id: wrong.id, reason: 'Typed twice' };
    await market.ask(voidSale, { body }, there.owner);
    const { sales, counter } = await dayOf(undefined, there);
    expect(sales.map(({ id, voided }) => [id, voided?.reason])).toEqual([
      [last.id, undefined],
      [wrong.id, 'Typed twice'],
      [first.id, undefined],
    ]);
    expect([counter.sales, counter.total]).toEqual([2, first.total + last.total]);
  });

  it("of another store can't be voided", async () => {
    const there = await market.addShop();
    const { id } = await sell({ amount: 900, note: 'Cake' });
    const body = { storeId: there.store.id, id, reason: 'Not ours' };
    const response = await market.test.call(voidSale, { body }, there.owner);
    expect(response.statusCode).toBe(404);
    const { sales } = await dayOf();
    expect(sales.find((one) => one.id === id)?.voided).toBeNull();
  });

  it.each([
    [{}, 'items', 'Add a product or type an amount'],
    [{ amount: 500 }, 'note', 'Say what the amount is for'],
    [{ amount: 500, note: 'Box', payment: 'SHELLS' }, 'payment', 'Choose a payment method'],
    [{ amount: 0, note: 'Box' }, 'amount', 'Must be above 0'],
    [
      { items: [{ productId: 999_999, quantity: 1 }] },
      'items[0]',
      'Item 999999 is not on the menu.',
    ],
  ])('is rejected where %j', async (fields, path, message) => {
    const response = await send(fields);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: unknown[] }>().errors).toContainEqual({ path, message });
  });

  it("requires a product's mandatory options", async () => {
    const { store, owner, products } = await market.addShop();
    const group = await post(
      market.test,
      saveOptionGroup,
      {
        storeId: store.id,
        name: 'Size',
        minimum: 1,
        maximum: 1,
        choices: [{ name: 'Large', price: 300 }],
      },
      owner,
    );
    await market.test.database.db
      .insertInto('productOptionGroups')
      .values({
        storeId: store.id,
        productId: products[0]?.id ?? 0,
        optionGroupId: group.json<{ data: { id: number } }>().data.id,
        place: 0,
      })
      .execute();
    const params = { storeId: String(store.id) };
    const menu = await market.ask(findSaleMenu, { params }, owner);
    const size = menu.products.flatMap(({ optionGroups }) => optionGroups)[0];
    expect(menu.taxRate).toBe(82_500);
    const item = { productId: products[0]?.id ?? 0, quantity: 1 };
    const sold = async (options: number[]) =>
      post(
        market.test,
        recordSale,
        { storeId: store.id, payment: 'CASH', items: [{ ...item, options }] },
        owner,
      );
    expect((await sold([])).statusCode).toBe(422);
    const response = await sold([size?.choices[0]?.id ?? 0]);
    expect(response.json()).toMatchObject({ data: { subtotal: 1550 } });
  });
});

describe("the day's totals", () => {
  it('add online earnings, wherever paid, to counter sales, less expenses', async () => {
    const there = await market.addShop();
    const earned: number[] = [];
    for (const fate of ['complete', 'refund', 'open'] as const) {
      const { id, total } = await there.place({ payment: 'AT_COUNTER' });
      if (fate === 'open') continue;
      for (const move of ['accept', 'ready', 'complete'] as const) await there.move(id, move);
      if (fate === 'refund') orderOf(await there.move(id, 'cancel'));
      else earned.push(total);
    }
    await sell({ amount: 1000, note: 'Cake' }, there);
    for (const [amount, expenseDate] of [
      [450, '3/4/2026'],
      [1250, '3/4/2026'],
      [9900, '3/3/2026'],
    ] as const) {
      await spend(there, { amount, expenseDate });
    }
    const { online, counter, expenses, earningsMinusExpenses } = await dayOf('3/4/2026', there);
    expect(online.earned).toBe(earned[0]);
    expect(online.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(online.earned);
    expect(online.parts.map(({ account }) => account)).toContain('refunds');
    expect(expenses).toEqual({ count: 2, total: 1700 });
    expect(earningsMinusExpenses).toBe(online.earned + counter.total - 1700);
  });

  it("use the store's own day on both sides of midnight", async () => {
    const there = await market.addShop({ timeZone: 'Asia/Karachi' });
    const before = market.clock.now();
    market.clock.set(new Date('2026-03-04T18:30:00Z'));
    const late = await sell({ amount: 100, note: 'Late' }, there);
    market.clock.set(new Date('2026-03-04T19:30:00Z'));
    const early = await sell({ amount: 200, note: 'Early' }, there);
    const idsOf = async (day?: string) => (await dayOf(day, there)).sales.map(({ id }) => id);
    expect(await idsOf('3/4/2026')).toEqual([late.id]);
    expect(await idsOf()).toEqual([early.id]);
    market.clock.set(before);
  });

  it("are visible to the accountant, who can't record anything", async () => {
    const accountant = await addUser(market.test.database.db, {
      store: shop.store,
      role: 'accountant',
    });
    const body = { storeId: shop.store.id };
    expect((await market.test.call(findSaleDay, { body }, accountant)).statusCode).toBe(200);
    const sale = { ...body, items: [], amount: 100, note: 'Box', payment: 'CASH' as const };
    expect((await market.test.call(recordSale, { body: sale }, accountant)).statusCode).toBe(403);
  });
});
