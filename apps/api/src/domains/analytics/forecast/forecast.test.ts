import { findForecast, type Forecast } from '@counter/contract/analytics';
import { addDays, type Day } from '@counter/contract/shared';
import { saveHoursException, saveStoreHours, updateStoreStatus } from '@counter/contract/store';
import type { Order } from '@counter/contract/orders';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;
const markets: TestMarket[] = [];

beforeEach(async () => {
  market = await createTestMarket();
  markets.push(market);
  shop = await market.addShop();
});
afterAll(() => Promise.all(markets.map(({ test }) => test.close())));

async function ask(): Promise<Forecast> {
  const params = { storeId: String(shop.store.id) };
  return await market.ask(findForecast, { params }, shop.owner);
}

const first = '2026-03-09';

/** Places orders of two soups each, at noon and at six in the evening of New York. */
async function sell(day: string, [atNoon, inTheEvening]: readonly [number, number]): Promise<void> {
  const hours = [
    ...Array<string>(atNoon).fill('16:10'),
    ...Array<string>(inTheEvening).fill('22:10'),
  ];
  for (const time of hours) {
    market.clock.set(new Date(`${day}T${time}:00Z`));
    await place();
  }
}

async function place(): Promise<Order> {
  const [soup] = shop.products;
  return await shop.place({
    items: [{ productId: soup?.id ?? 0, quantity: 2, options: [], specialInstructions: '' }],
  });
}

/** Finishes an order: only then does what was in it count. */
async function finish({ id }: Order): Promise<void> {
  for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
}

/** Sells one at noon and two in the evening of each day, on Saturdays three times as many. */
async function sellWeeks(weeks: number): Promise<void> {
  for (let day = 0; day < weeks * 7; day += 1) {
    await sell(addDays(first, day), day % 7 === 5 ? [3, 6] : [1, 2]);
  }
  market.clock.set(new Date(`${addDays(first, weeks * 7)}T12:00:00Z`));
}

describe('the forecast of a store', () => {
  it('requires two weeks of sales', async () => {
    expect(await ask()).toMatchObject({ daysMissing: 14, accuracy: null });
    await sellWeeks(1);
    const { daysMissing, days } = await ask();
    expect(daysMissing).toBe(7);
    expect(days.map(({ expected }) => expected)).toEqual(Array(7).fill(null));
  });

  it('predicts the orders and items of each weekday by hour', async () => {
    await sellWeeks(2);
    await finish(await place());
    const { days, daysMissing } = await ask();
    expect(daysMissing).toBe(0);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(first, 15 + index)),
    );
    const [tuesday] = days;
    expect(tuesday?.expected?.orders).toBe(3);
    expect(tuesday?.hours.map(({ hour }) => hour)).toEqual([12, 18]);
    const [noon = 0, evening = 0] = tuesday?.hours.map(({ orders }) => orders) ?? [];
    expect(evening).toBeCloseTo(2 * noon, 0);
    expect(tuesday?.items).toEqual([
      { productName: 'Lentil Soup', quantity: 2 * (tuesday?.expected?.orders ?? 0) },
    ]);
    const saturday = days.find(({ day }) => day === addDays(first, 19));
    expect(saturday?.expected?.orders).toBeGreaterThan(6);
  });

  it('respects days on which the calendar closes the store or opens it later', async () => {
    await sellWeeks(2);
    await openFrom('10:00', '23:00');
    const [closed, late] = [addDays(first, 16), addDays(first, 17)];
    await except(closed, []);
    await except(late, [{ from: '14:00', to: '23:00' }]);
    const { days } = await ask();
    const on = (day: Day) => days.find((one) => one.day === day);
    expect(on(closed)).toMatchObject({
      closed: true,
      expected: { orders: 0, from: 0, to: 0 },
      hours: [],
      items: [],
    });
    expect(on(late)?.hours.map(({ hour }) => hour)).toEqual([18]);
    expect(on(late)?.expected?.orders).toBe(2);
    expect(on(addDays(first, 18))?.expected?.orders).toBe(3);
  });

  it('ignores days on which the store took no orders', async () => {
    await sellWeeks(2);
    const closedAt = market.clock.now();
    await market.ask(updateStoreStatus, { body: { id: shop.store.id, online: false } }, shop.owner);
    market.clock.set(new Date(closedAt.getTime() + 5 * 24 * 3_600_000));
    await market.ask(updateStoreStatus, { body: { id: shop.store.id, online: true } }, shop.owner);
    const { days } = await ask();
    expect(days[0]?.expected?.orders).toBeGreaterThan(2);
  });

  it('counts scheduled orders separately', async () => {
    const tomorrow = new Date(market.clock.now().getTime() + 24 * 3_600_000);
    await shop.place({ scheduledAt: tomorrow.toISOString() });
    const { days } = await ask();
    expect(days.map(({ scheduled }) => scheduled)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });
});

async function openFrom(from: string, to: string): Promise<void> {
  const hours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from, to }));
  const body = { storeId: shop.store.id, hours, deliveryHours: null, olVersion: 0 };
  await market.ask(saveStoreHours, { body }, shop.owner);
}

type Stretches = { from: string; to: string }[];

async function except(day: Day, stretches: Stretches): Promise<void> {
  const days = { firstDay: day, lastDay: day, way: null };
  const body = { storeId: shop.store.id, id: 0, name: 'Holiday', ...days, stretches };
  await market.ask(saveHoursException, { body }, shop.owner);
}
