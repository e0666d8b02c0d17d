import { deliveryMethods, type OrderStatus } from '@counter/contract/orders';
import {
  breakdownPageSize,
  exportBreakdown,
  findBreakdown,
  sumBreakdown,
  type BreakdownRow,
} from '@counter/contract/reports';
import { parseMoney } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRows } from '../../platform/kernel/csv/parse-rows.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { moveOrder } from '../orders/index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;

const fates = ['COMPLETED', 'COMPLETED', 'STORE_REJECT', 'EXPIRED', 'NEW', 'REFUNDED'] as const;

/** Fifty orders over five days that ended in every way. */
beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  for (let index = 0; index < 50; index += 1) {
    const hours = (index % 5) * 24 + Math.floor(index / 5);
    await placeAt(new Date(Date.parse('2026-02-27T14:10:00Z') + hours * 3_600_000), index);
  }
}, 60_000);
afterAll(() => market.test.close());

async function placeAt(at: Date, index: number): Promise<void> {
  market.clock.set(at);
  const order = await shop.place({
    customer: { name: `Customer ${index % 7}`, phone: `+1555010${1000 + (index % 7)}` },
    deliveryMethod: deliveryMethods[index % 3] ?? 'PICKUP',
    items: [
      {
        productId: shop.products[index % 2]?.id ?? 0,
        quantity: 1 + (index % 4),
        options: [],
        specialInstructions: '',
      },
    ],
    tip: index * 10,
  });
  await meetFate(order.id, fates[index % fates.length] ?? 'NEW');
}

async function meetFate(id: number, fate: (typeof fates)[number]): Promise<void> {
  if (fate === 'NEW') return;
  if (fate === 'EXPIRED') return expire(id);
  if (fate !== 'STORE_REJECT') {
    for (const move of ['accept', 'ready', 'complete'] as const) orderOf(await shop.move(id, move));
  }
  if (fate !== 'COMPLETED') orderOf(await shop.move(id, 'cancel'));
}

async function expire(orderId: number): Promise<void> {
  const { db, act } = market.test.platform;
  const scope = await scopeForSystem(db, shop.store.id, 'Accept clock');
  await act(scope, (work) => moveOrder(work, { orderId, move: 'expire' }));
}

type Wanted = {
  readonly search?: string;
  readonly status?: OrderStatus;
  readonly deliveryMethod?: (typeof deliveryMethods)[number];
};

async function ask(pageNumber: number, wanted: Wanted, [startDate, endDate] = days) {
  const body = { storeId: shop.store.id, pageNumber, startDate, endDate, ...wanted };
  return market.ask(findBreakdown, { body }, shop.owner);
}

const days = ['2/1/2026', '2026-03-31'] as const;

async function readAll(wanted: Wanted): Promise<BreakdownRow[]> {
  const rows: BreakdownRow[] = [];
  for (let page = 0; ; page += 1) {
    const { content } = await ask(page, wanted);
    rows.push(...content);
    if (content.length < breakdownPageSize) return rows;
  }
}

async function readFile(wanted: Wanted): Promise<Record<string, string>[]> {
  const [startDate, endDate] = days;
  const body = { storeId: shop.store.id, startDate, endDate, ...wanted };
  const response = await market.test.call(exportBreakdown, { body }, shop.owner);
  expect(response.headers['content-disposition']).toContain('order-breakdown-test-store-');
  const [head = [], ...lines] = (await parseRows(response.body, ',')) ?? [];
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])));
}

function cents(text = ''): number {
  return (text.startsWith('-') ? -1 : 1) * (parseMoney(text.replace('-', '')) ?? Number.NaN);
}

const everyWish: Wanted[] = [
  {},
  { status: 'COMPLETED' },
  { status: 'STORE_REJECT' },
  { status: 'NEW' },
  { deliveryMethod: 'DIRECT' },
  { deliveryMethod: 'PICKUP', status: 'EXPIRED' },
  { search: 'customer 3' },
  { search: 'Customer', status: 'COMPLETED', deliveryMethod: 'POOLED' },
  { search: 'nobody at all' },
];

describe('the order breakdown', () => {
  it.each(everyWish)('with %o has the same rows, totals and CSV', async (wanted) => {
    const { totals, totalElements } = await ask(0, wanted);
    const rows = await readAll(wanted);
    expect(rows).toHaveLength(totalElements);
    expect(totals).toEqual(sumBreakdown(rows.map((row) => ({ ...row, orders: 1 }))));
    for (const { subtotal, discount, tax, tip, fee, total } of rows) {
      expect(total).toBe(subtotal - discount + tax + tip - fee);
    }
    const file = await readFile(wanted);
    expect(
      file.map((line) => [
        line['Order #'],
        cents(line['Subtotal']),
        cents(line['Tax']),
        cents(line['Discount']),
        cents(line['Tip']),
        cents(line['Fee']),
        cents(line['Order Total Amount']),
        cents(line['Refunded']),
      ]),
    ).toEqual(
      [...rows, { orderNumber: 'Total', ...totals.completed }].map((row) => [
        row.orderNumber,
        row.subtotal,
        row.tax,
        0 - row.discount,
        row.tip,
        0 - row.fee,
        row.total,
        row.refunded,
      ]),
    );
  });

  it('lists finished orders, newest first, and excludes open ones', async () => {
    const rows = await readAll({});
    const times = rows.map(({ placedAt }) => placedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['COMPLETED', 'STORE_REJECT', 'EXPIRED']),
    );
  });

  it('counts completed orders and shows separately what it excludes', async () => {
    const { totals } = await ask(0, {});
    const rows = await readAll({});
    const number = (status: OrderStatus) => rows.filter((row) => row.status === status).length;
    expect(totals.completed.orders).toBe(number('COMPLETED'));
    expect(totals.cancelled.orders).toBe(number('STORE_REJECT'));
    expect(totals.expired.orders).toBe(number('EXPIRED'));
    expect(totals.cancelled.total).toBeGreaterThan(0);
  });

  it('finds an order by number and shows its refunds', async () => {
    const rows = await readAll({ status: 'STORE_REJECT' });
    const refunded = rows.find((row) => row.refunded > 0);
    const found = await ask(0, { search: refunded?.orderNumber ?? '' });
    expect(found.content).toEqual([refunded]);
    expect(refunded?.refunded).toBe((refunded?.total ?? 0) + (refunded?.fee ?? 0));
  });

  it('rejects a range that ends before it starts', async () => {
    const body = {
      storeId: shop.store.id,
      pageNumber: 0,
      startDate: '3/2/2026',
      endDate: '3/1/2026',
    };
    const response = await market.test.call(findBreakdown, { body }, shop.owner);
    expect(response.statusCode).toBe(422);
  });
});

describe('the days of the breakdown', () => {
  // 23:30 and 00:30 of the wall clock in each zone, over both switches of daylight saving.
  it.each([
    ['Asia/Karachi', '2026-03-04T18:30:00Z', '2026-03-04', '2026-03-04T19:30:00Z', '2026-03-05'],
    [
      'America/New_York',
      '2026-03-08T04:30:00Z',
      '2026-03-07',
      '2026-03-08T05:30:00Z',
      '2026-03-08',
    ],
    [
      'America/New_York',
      '2026-03-09T03:30:00Z',
      '2026-03-08',
      '2026-03-09T04:30:00Z',
      '2026-03-09',
    ],
    [
      'America/New_York',
      '2026-11-01T03:30:00Z',
      '2026-10-31',
      '2026-11-01T04:30:00Z',
      '2026-11-01',
    ],
    [
      'America/New_York',
      '2026-11-02T04:30:00Z',
      '2026-11-01',
      '2026-11-02T05:30:00Z',
      '2026-11-02',
    ],
  ])("are the store's: %s at %s", async (timeZone, late, lateDay, early, earlyDay) => {
    const there = await market.addShop({ timeZone });
    const orders: string[] = [];
    for (const at of [late, early]) {
      market.clock.set(new Date(at));
      const { id, orderNumber } = await there.place();
      for (const move of ['accept', 'ready', 'complete'] as const) await there.move(id, move);
      orders.push(orderNumber);
    }
    const listed = async (day: string) => {
      const body = { storeId: there.store.id, pageNumber: 0, startDate: day, endDate: day };
      const { content, totals } = await market.ask(findBreakdown, { body }, there.owner);
      return {
        numbers: content.map(({ orderNumber }) => orderNumber),
        orders: totals.completed.orders,
      };
    };
    expect(await listed(lateDay)).toEqual({ numbers: [orders[0]], orders: 1 });
    expect(await listed(earlyDay)).toEqual({ numbers: [orders[1]], orders: 1 });
  });
});
