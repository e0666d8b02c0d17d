import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '../../../platform/events/work.ts';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addMenu } from '../../../testing/stores/menu.ts';
import {
  giveBackToDailyLimits,
  importDailySales,
  takeFromDailyLimits,
} from './daily-limits.service.ts';

const today = '2026-03-04';
const yesterday = '2026-03-03';
let test: TestApp;
let menu: Awaited<ReturnType<typeof addMenu>>;
let rye: number;
let plum: number;
let free: number;

beforeAll(async () => {
  test = await createTestApp({ clock: movableClock(new Date('2026-03-04T17:00:00Z')) });
  menu = await addMenu(test);
  rye = await menu.add({ name: 'Rye bread', enabledDailyLimit: true, dailyLimit: 5 });
  plum = await menu.add({ name: 'Plum cake', enabledDailyLimit: true, dailyLimit: 2 });
  free = await menu.add({ name: 'Butter' });
});
afterAll(async () => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('productSales').execute();
  await test.database.db.deleteFrom('storeEvents').execute();
});

async function act(work: (work: Work) => Promise<void>): Promise<void> {
  const scope = await scopeForSystem(test.platform.db, menu.store.id, 'Test');
  await test.platform.act(scope, work);
}

const units = (...sold: readonly [productId: number, quantity: number][]) =>
  sold.map(([productId, quantity]) => ({ productId, quantity }));

const take = async (day: string, ...sold: [number, number][]) =>
  act(async (work) => takeFromDailyLimits(work, day, units(...sold)));
const giveBack = async (day: string, ...sold: [number, number][]) =>
  act(async (work) => giveBackToDailyLimits(work, day, units(...sold)));

async function soldOn(day: string): Promise<Record<number, number>> {
  const rows = await test.database.db
    .selectFrom('productSales')
    .where('day', '=', day)
    .select(['productId', 'sold'])
    .execute();
  return Object.fromEntries(rows.map(({ productId, sold }) => [productId, sold]));
}

const told = async () =>
  (await test.database.db.selectFrom('storeEvents').select('seq').execute()).length;

describe('a daily limit', () => {
  it('counts the units ordered per day, even for products without a limit', async () => {
    await take(today, [rye, 2], [free, 90], [rye, 1]);
    await take(yesterday, [rye, 5]);
    expect(await soldOn(today)).toEqual({ [rye]: 3, [free]: 90 });
    expect(await soldOn(yesterday)).toEqual({ [rye]: 5 });
  });

  it('takes a whole order or nothing, and says how many are left', async () => {
    await take(today, [rye, 4], [plum, 1]);
    await expect(take(today, [rye, 1], [plum, 2])).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      message: 'Only 1 of Plum cake is left today.',
    });
    await expect(take(yesterday, [rye, 6], [plum, 3])).rejects.toThrow(
      /^Only 5 of Rye bread are left .* Only 2 of Plum cake are left /,
    );
    expect(await soldOn(today)).toEqual({ [rye]: 4, [plum]: 1 });
    await take(today, [rye, 1], [plum, 1]);
    await expect(take(today, [plum, 1])).rejects.toThrow('Plum cake is sold out today.');
  });

  it('notifies the screens once when a product sells out or is available again', async () => {
    await take(today, [rye, 4], [free, 3]);
    expect(await told()).toBe(0);
    await take(today, [rye, 1]);
    expect(await told()).toBe(1);
    await giveBack(today, [rye, 2], [free, 1]);
    expect(await told()).toBe(2);
    await giveBack(today, [rye, 1]);
    expect(await told()).toBe(2);
    expect(await soldOn(today)).toEqual({ [rye]: 2, [free]: 2 });
  });

  it("returns units only to the order's own day, and never more than it took", async () => {
    await take(today, [rye, 1]);
    await take(yesterday, [rye, 4], [plum, 1]);
    await giveBack(yesterday, [rye, 9]);
    await giveBack(today, [plum, 1]);
    expect(await soldOn(yesterday)).toEqual({ [rye]: 0, [plum]: 1 });
    expect(await soldOn(today)).toEqual({ [rye]: 1 });
  });

  it("doesn't apply to imported sales", async () => {
    await act(async (work) => importDailySales(work, today, units([plum, 2], [plum, 5])));
    await act(async (work) => importDailySales(work, today, units([plum, 1])));
    expect(await soldOn(today)).toEqual({ [plum]: 8 });
    expect(await told()).toBe(0);
    await giveBack(today, [plum, 6]);
    expect(await told()).toBe(0);
    await giveBack(today, [plum, 1]);
    expect(await told()).toBe(1);
  });
});
