import { saveExpense } from '@counter/contract/expenses';
import {
  changedFigures,
  closeDay,
  counterTotalOf,
  exportDays,
  findDayReport,
  findDays,
  findSaleDay,
  recordSale,
  reopenDay,
  voidSale,
  type DayReport,
} from '@counter/contract/sales';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../../testing/stores/audit.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { post } from '../../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;
const noon = new Date('2026-03-04T17:00:00Z');
const today = '2026-03-04';

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop({ timeZone: 'America/New_York' });
});
afterEach(() => market.clock.set(noon));
afterAll(() => market.test.close());

async function sell(amount: number, payment = 'CASH'): Promise<number> {
  const body = { storeId: shop.store.id, amount, note: 'Cake', payment };
  const response = await post(market.test, recordSale, body, shop.owner);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { id: number } }>().data.id;
}

async function spend(amount: number, payment: 'DRAWER' | 'CARD'): Promise<void> {
  const what = { description: 'Flour', expenseType: 'Ingredients', expenseDate: today };
  const body = { storeId: shop.store.id, ...what, amount, payment };
  await market.ask(saveExpense, { body }, shop.owner);
}

async function report(day = today): Promise<DayReport> {
  return market.ask(findDayReport, { body: { storeId: shop.store.id, day } }, shop.owner);
}

const count = { day: today, openingFloat: 100_00, leftInDrawer: 0, note: '' };

type Fields = Readonly<Record<string, unknown>> & {
  readonly expectedCash: number;
  readonly countedCash: number;
};

async function close(fields: Fields) {
  const body = { storeId: shop.store.id, ...count, ...fields };
  return market.test.call(closeDay, { body }, shop.owner);
}

async function completeOrder(payment: 'AT_COUNTER' | 'MARKETPLACE') {
  const order = await shop.place({ payment });
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
  return order;
}

describe("a day's figures", () => {
  it('sum orders by payment, the counter, expenses and the sale screen', async () => {
    const marketplace = await completeOrder('MARKETPLACE');
    const counter = await completeOrder('AT_COUNTER');
    await sell(10_00);
    await sell(20_00, 'CARD');
    await spend(3_00, 'DRAWER');
    await spend(5_00, 'CARD');
    const { figures, closed, closing } = await report();
    const body = { storeId: shop.store.id, day: today };
    const day = await market.ask(findSaleDay, { body }, shop.owner);
    expect(figures).toMatchObject({
      orders: 2,
      paidByCard: 0,
      paidOnDelivery: 0,
      sales: 2,
      salesCash: 10_83,
      salesCard: 21_65,
      drawerSales: 10_83,
      expenses: 2,
      expensesTotal: 8_00,
      drawerExpenses: 3_00,
    });
    expect(figures.earned).toBe(day.online.earned);
    expect(counterTotalOf(figures)).toBe(day.counter.total);
    expect(figures.paidToMarketplace + figures.paidAtCounter - figures.fees).toBe(figures.earned);
    expect(figures.paidToMarketplace).toBeGreaterThan(marketplace.total - figures.fees);
    expect(figures.collected).toBe(figures.paidAtCounter);
    expect(counter.total).toBeGreaterThan(0);
    expect([closed, closing]).toEqual([false, null]);
  });

  it('reverse an order that is cancelled after completion, in the drawer too', async () => {
    const { id } = await completeOrder('AT_COUNTER');
    const { refunds, collected, earned } = (await report()).figures;
    expect(refunds).toBe(0);
    expect(collected).toBeGreaterThan(0);
    expect(earned).toBeGreaterThan(0);
    await shop.move(id, 'cancel');
    const after = (await report()).figures;
    expect(after.refunds).toBe(after.paidAtCounter);
    expect([after.collected, after.earned]).toEqual([0, 0]);
  });

  it("keep a sale's cash in its own day's drawer when it is voided from midnight on", async () => {
    const id = await sell(10_00);
    const undone = await sell(7_00);
    const voided = (saleId: number) => ({
      body: { storeId: shop.store.id, id: saleId, reason: 'Returned' },
    });
    await market.ask(voidSale, voided(undone), shop.owner);
    market.clock.set(new Date('2026-03-05T05:00:00Z'));
    await market.ask(voidSale, voided(id), shop.owner);
    const first = (await report()).figures;
    const second = (await report('2026-03-05')).figures;
    expect([first.salesCash, first.drawerSales, first.drawerReturns]).toEqual([0, 10_83, 0]);
    expect([second.drawerSales, second.drawerReturns]).toEqual([0, 10_83]);
  });
});

describe('closing a day', () => {
  it('saves the figures, the count and the person, and is in the audit log', async () => {
    await sell(10_00);
    const response = await close({
      expectedCash: 110_83,
      countedCash: 110_00,
      leftInDrawer: 80_00,
      note: 'Change given wrong',
    });
    expect(response.statusCode).toBe(200);
    expect(await report()).toMatchObject({
      closed: true,
      closing: {
        expectedCash: 110_83,
        countedCash: 110_00,
        difference: -83,
        note: 'Change given wrong',
        closedBy: shop.owner.name,
        closedAt: noon.toISOString(),
        reopened: null,
      },
    });
    expect((await report('2026-03-05')).suggestedFloat).toBe(80_00);
    const entries = await findAudit(market.test.database.db, 'day.close');
    expect(entries.at(-1)).toMatchObject({
      storeId: shop.store.id,
      after: { difference: -83 },
    });
  });

  it('counts the cash part of money collected for online orders', async () => {
    await completeOrder('AT_COUNTER');
    const { collected } = (await report()).figures;
    const all = 100_00 + collected;
    const wrong = await close({ expectedCash: all, countedCash: all, collectedInCash: 1_00 });
    expect(wrong.statusCode).toBe(409);
    const right = await close({
      expectedCash: 101_00,
      countedCash: 101_00,
      collectedInCash: 1_00,
    });
    expect(right.statusCode).toBe(200);
    expect((await report()).closing).toMatchObject({ collectedInCash: 1_00, difference: 0 });
  });

  it.each([
    [{ expectedCash: 100_00, countedCash: 99_00 }, 'note', 'Say why the cash differs'],
    [
      { expectedCash: 100_00, countedCash: 100_00, leftInDrawer: 100_01 },
      'leftInDrawer',
      "Can't be more than you counted",
    ],
    [
      { expectedCash: 100_00, countedCash: 100_00, cashCounts: [{ value: 2000, pieces: 4 }] },
      'countedCash',
      "Doesn't match the notes and coins",
    ],
    [
      { expectedCash: 100_00, countedCash: 100_00, day: '2026-03-05' },
      'day',
      "You can't close a day before it begins.",
    ],
  ])('is rejected with %j', async (fields, path, message) => {
    const response = await close(fields);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: unknown[] }>().errors).toEqual([{ path, message }]);
  });

  it('is rejected if the figures have changed or the day is already closed', async () => {
    await sell(10_00);
    const stale = await close({ expectedCash: 100_00, countedCash: 100_00 });
    expect(stale.json()).toMatchObject({ status: 409, code: 'CONFLICT' });
    await close({ expectedCash: 110_83, countedCash: 110_83 });
    const twice = await close({ expectedCash: 110_83, countedCash: 110_83 });
    expect(twice.json()).toMatchObject({ detail: `${shop.owner.name} already closed this day.` });
  });
});

describe('a closed day', () => {
  it('shows later changes and can be closed again after reopening', async () => {
    await sell(10_00);
    await close({ expectedCash: 110_83, countedCash: 110_83 });
    await spend(4_00, 'DRAWER');
    const changed = await report();
    expect(changedFigures(changed.closing?.figures ?? changed.figures, changed.figures)).toEqual([
      { figure: 'expenses', signed: 0, now: 1 },
      { figure: 'expensesTotal', signed: 0, now: 4_00 },
      { figure: 'drawerExpenses', signed: 0, now: 4_00 },
    ]);
    const list = await market.ask(findDays, { body: { storeId: shop.store.id } }, shop.owner);
    expect(list.days[0]).toMatchObject({
      day: today,
      closed: true,
      changedSince: true,
      figures: { expensesTotal: 0 },
      cash: { expected: 110_83, counted: 110_83, difference: 0 },
    });
    const body = { storeId: shop.store.id, day: today, reason: 'A receipt was missing' };
    await market.ask(reopenDay, { body }, shop.owner);
    expect(await report()).toMatchObject({
      closed: false,
      closing: { reopened: { by: shop.owner.name, reason: 'A receipt was missing' } },
    });
    const [open] = (await market.ask(findDays, { body: { storeId: shop.store.id } }, shop.owner))
      .days;
    expect(open).toMatchObject({ day: today, closed: false, reopened: true, cash: null });
    expect((await market.test.call(reopenDay, { body }, shop.owner)).statusCode).toBe(409);
    const again = await close({ expectedCash: 106_83, countedCash: 106_83 });
    expect(again.statusCode).toBe(200);
    expect((await report()).closing).toMatchObject({ expectedCash: 106_83, reopened: null });
  });

  it("is in the month's CSV", async () => {
    await sell(10_00);
    await close({ expectedCash: 110_83, countedCash: 111_00, note: 'Found a coin' });
    const body = { storeId: shop.store.id, month: '2026-03' };
    const { body: file } = await market.test.call(exportDays, { body }, shop.owner);
    const [head = '', line = '', ...rest] = file.trim().split('\r\n');
    const cells = new Map(
      head
        .slice(1)
        .split(',')
        .map((title, at) => [title, line.split(',')[at]]),
    );
    expect(rest).toEqual([]);
    expect(cells.get('State')).toBe('Closed');
    expect([cells.get('Expected cash'), cells.get('Difference')]).toEqual(['110.83', '0.17']);
    expect(cells.get('Earnings minus expenses')).toBe('10.83');
    expect(cells.get('Closed at')).toBe('2026-03-04 12:00');
  });

  it('is hidden from other stores', async () => {
    await close({ expectedCash: 100_00, countedCash: 100_00 });
    const other = await market.addShop({ timeZone: 'America/New_York' });
    const body = { storeId: other.store.id, day: today };
    const theirs = await market.ask(findDayReport, { body }, other.owner);
    expect([theirs.closed, theirs.suggestedFloat]).toEqual([false, null]);
  });
});
