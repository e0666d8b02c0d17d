import {
  deliveryMethods,
  findOrderHistory,
  findScheduledOrders,
  findTodaysOrders,
  finishedStatuses,
  orderStatuses,
  sortByUrgency,
  todaysOrdersPageSize,
  type DeliveryMethod,
  type Order,
  type OrderStatus,
} from '@counter/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { compareRollups, findScheduledFrom, rebuildRollups } from './index.ts';

let market: TestMarket;
let shop: TestShop;
const placed: Order[] = [];

const scheduleOffsetsMs = [0, 0, 3_600_000];
const pathsOfToday = [[], ['accept'], ['accept', 'ready'], ['cancel']] as const;
const finishes = ['cancel', 'complete', 'accept', 'none'] as const;

/** Ninety orders over five days, some hours empty, some full; finished in every way. */
beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
  const start = market.clock.now().getTime() - 5 * 86_400_000;
  for (let index = 0; index < 90; index += 1) {
    const at = start + Math.floor(index / 18) * 86_400_000 + (index % 7) * 2_400_000;
    market.clock.set(new Date(at));
    placed.push(await placeOne(index, at));
  }
  market.clock.set(new Date('2026-03-04T17:00:00Z'));
});
afterAll(() => market.test.close());

async function placeOne(index: number, at: number): Promise<Order> {
  const ahead = scheduleOffsetsMs[index % 3] ?? 0;
  const order = await shop.place({
    customer: { name: `Customer ${index % 9}`, phone: `+1555010${1000 + (index % 9)}` },
    deliveryMethod: deliveryMethods[index % 3] ?? 'PICKUP',
    ...(ahead > 0 ? { scheduledAt: new Date(at + ahead).toISOString() } : {}),
  });
  const finish = finishes[index % 4];
  if (finish === 'cancel') return orderOf(await shop.move(order.id, 'cancel'));
  if (finish === 'none') return order;
  const accepted = orderOf(await shop.move(order.id, 'accept'));
  if (finish === 'accept') return accepted;
  orderOf(await shop.move(order.id, 'ready'));
  return orderOf(await shop.move(order.id, 'complete'));
}

type Filter = {
  readonly status?: OrderStatus;
  readonly deliveryMethod?: DeliveryMethod;
  readonly search?: string;
};
type Page = { readonly content: Order[]; readonly totalElements: number };
type List = typeof findOrderHistory | typeof findScheduledOrders;

async function page(
  list: List,
  pageNumber: number,
  filter: Filter,
  days = ['2026-02-01', '3/4/2026'],
) {
  const [startDate = '', endDate = ''] = days;
  const body = { storeId: shop.store.id, pageNumber, startDate, endDate, ...filter };
  return await market.ask(list, { body }, shop.owner);
}

async function walk(list: List, filter: Filter): Promise<Page> {
  const content: Order[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const { content: rows, totalElements } = await page(list, pageNumber, filter);
    content.push(...rows);
    if (rows.length < 10) return { content, totalElements };
  }
}

function expected(list: List, { status, deliveryMethod }: Filter): number[] {
  return placed
    .filter((order) =>
      list === findOrderHistory ? finishedStatuses.includes(order.status) : order.scheduledAt,
    )
    .filter((order) => !status || order.status === status)
    .filter((order) => !deliveryMethod || order.deliveryMethod === deliveryMethod)
    .toSorted((a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt) || b.id - a.id)
    .map(({ id }) => id);
}

const filters: Filter[] = [undefined, ...orderStatuses].flatMap((status) =>
  [undefined, ...deliveryMethods].map((deliveryMethod) => ({
    ...(status ? { status } : {}),
    ...(deliveryMethod ? { deliveryMethod } : {}),
  })),
);

describe('paging', () => {
  it.each(filters)(
    'through the history with %o shows each order once, newest first',
    async (filter) => {
      const { content, totalElements } = await walk(findOrderHistory, filter);
      expect(content.map(({ id }) => id)).toEqual(expected(findOrderHistory, filter));
      expect(totalElements).toBe(content.length);
    },
  );

  it.each(filters)(
    'through the scheduled orders with %o shows each order once, newest first',
    async (filter) => {
      const { content, totalElements } = await walk(findScheduledOrders, filter);
      expect(content.map(({ id }) => id)).toEqual(expected(findScheduledOrders, filter));
      expect(totalElements).toBe(content.length);
    },
  );

  it('returns the total beyond the last page, and only orders of the days asked for', async () => {
    const all = await page(findOrderHistory, 0, {});
    expect(await page(findOrderHistory, 900, {})).toEqual({ ...all, content: [] });
    expect(await page(findOrderHistory, 0, {}, ['1/1/2026', '1/31/2026'])).toEqual({
      content: [],
      totalElements: 0,
    });
    const day = await page(findOrderHistory, 0, {}, ['3/1/2026', '2026-03-01']);
    expect(new Set(day.content.map(({ placedAt }) => placedAt.slice(0, 10)))).toEqual(
      new Set(['2026-03-01']),
    );
  });
});

describe('searching', () => {
  it('finds an order by its number as people type it', async () => {
    const [order] = placed;
    const typed = order?.orderNumber.toLowerCase().replace('-', '') ?? '';
    for (const search of [typed, order?.orderNumber, order?.orderNumber.slice(3)]) {
      const found = await page(findOrderHistory, 0, { search: search ?? '' });
      expect(found.content.map(({ id }) => id)).toContain(order?.id);
    }
  });

  it("finds a customer's orders by part of the name or phone, page by page", async () => {
    const theirs = placed.filter(
      ({ customer, status }) => customer === 'Customer 4' && finishedStatuses.includes(status),
    );
    for (const search of ['customer 4', 'OMER 4', '010 1004']) {
      const { content, totalElements } = await walk(findOrderHistory, { search });
      expect(new Set(content.map(({ id }) => id))).toEqual(new Set(theirs.map(({ id }) => id)));
      expect(totalElements).toBe(theirs.length);
    }
    const everybody = await walk(findOrderHistory, { search: 'Customer', status: 'COMPLETED' });
    expect(everybody.content.map(({ id }) => id)).toEqual(
      expected(findOrderHistory, { status: 'COMPLETED' }),
    );
    expect((await page(findOrderHistory, 0, { search: '%' })).totalElements).toBe(0);
  });
});

describe('the next scheduled orders', () => {
  it('are open and wanted from a time on, the first due first, so many at most', async () => {
    const [busy, other] = [await market.addShop(), await market.addShop()];
    const from = new Date(market.clock.now().getTime() + 3 * 3_600_000);
    const placeFor = (minutes: number, of = busy) => {
      const scheduledAt = new Date(from.getTime() + minutes * 60_000).toISOString();
      return of.place({ scheduledAt });
    };
    const later = await placeFor(30);
    const [soon, alsoSoon, atOnce] = [await placeFor(15), await placeFor(15), await placeFor(0)];
    const cancelled = await placeFor(5);
    await busy.move(cancelled.id, 'cancel');
    await placeFor(-1);
    await placeFor(5, other);
    const { db } = market.test.platform;
    const scope = await scopeForSystem(db, busy.store.id, 'Test');
    const find = async (limit: number) =>
      (await findScheduledFrom(db, scope, from, limit)).map(({ id }) => id);
    const all = [atOnce, soon, alsoSoon, later].map(({ id }) => id);
    expect(await find(9)).toEqual(all);
    expect(await find(2)).toEqual(all.slice(0, 2));
  });
});

describe("today's orders", () => {
  it('are sorted as on every screen, the most urgent first', async () => {
    const busy = await placeAtOneMoment();
    const body = { storeId: busy.store.id, pageNumber: 0 };
    const orders = await market.ask(findTodaysOrders, { body }, busy.owner);
    expect(orders).toHaveLength(16);
    const now = market.clock.now().getTime();
    expect(orders.map(({ id }) => id)).toEqual(sortByUrgency(orders, now).map(({ id }) => id));
  });

  it('keep all open orders on the first page', async () => {
    const busy = await market.addShop();
    const orders: Order[] = [];
    while (orders.length < todaysOrdersPageSize + 4)
      orders.push(...(await Promise.all(Array.from({ length: 12 }, async () => busy.place()))));
    const [finished, open] = [orders.slice(0, 3), orders.slice(3)];
    for (const { id } of finished) orderOf(await busy.move(id, 'cancel'));
    const readPage = async (pageNumber: number) => {
      const body = { storeId: busy.store.id, pageNumber };
      const rows = await market.ask(findTodaysOrders, { body }, busy.owner);
      return new Set(rows.map(({ id }) => id));
    };
    expect(await readPage(0)).toEqual(new Set(open.map(({ id }) => id)));
    expect(await readPage(1)).toEqual(new Set(finished.map(({ id }) => id)));
    expect(await readPage(2)).toEqual(new Set());
  });
});

/** A shop with orders in every state, some for later, none older than 40 minutes. */
async function placeAtOneMoment(): Promise<TestShop> {
  const busy = await market.addShop();
  const start = market.clock.now().getTime();
  for (let index = 0; index < 16; index += 1) {
    market.clock.set(new Date(start + ((index * 7) % 16) * 150_000));
    const later = new Date(market.clock.now().getTime() + 5_400_000).toISOString();
    const order = await busy.place(index % 5 === 4 ? { scheduledAt: later } : {});
    for (const move of pathsOfToday[index % 4] ?? []) orderOf(await busy.move(order.id, move));
  }
  market.clock.set(new Date(start + 2_400_000));
  return busy;
}

describe('the rollups', () => {
  it('can be checked against the orders and rebuilt', async () => {
    const { db } = market.test.database;
    expect(await compareRollups(db, shop.store.id)).toEqual([]);
    await db
      .updateTable('customerDays')
      .set({ subtotal: 1 })
      .where('customer', '=', 'Customer 4')
      .execute();
    await db.deleteFrom('orderHours').where('status', '=', 'COMPLETED').execute();
    const tables = (await compareRollups(db, shop.store.id)).map(({ table }) => table);
    expect(new Set(tables)).toEqual(new Set(['orderHours', 'customerDays']));
    await db.transaction().execute((tx) => rebuildRollups(tx, shop.store.id));
    expect(await compareRollups(db, shop.store.id)).toEqual([]);
  });
});
