import { exceptionFormCases } from '@counter/contract/cases';
import { findMarketplaceStores } from '@counter/contract/integrations';
import type { Problem } from '@counter/contract/shared';
import {
  findHoursRecord,
  findStoreHours,
  findStoreStatus,
  removeHoursException,
  saveHoursException,
  saveStoreHours,
  type exceptionRequest,
  type SaveHoursRequest,
} from '@counter/contract/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { addApiKey, addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type Response,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';

const wednesdayNoon = new Date('2026-03-04T17:00:00Z');
const allWeek = [0, 1, 2, 3, 4, 5, 6];
const lunch = allWeek.map((weekday) => ({ weekday, from: '11:00', to: '14:00' }));
const dinner = allWeek.map((weekday) => ({ weekday, from: '18:00', to: '02:00' }));

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(wednesdayNoon);
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const inPath = () => ({ params: { storeId: String(shop.store.id) } });
const hours = () => market.ask(findStoreHours, inPath(), shop.owner);
const status = () => market.ask(findStoreStatus, inPath(), shop.owner);
const saveWeek = (week: Partial<SaveHoursRequest>) =>
  market.test.call(
    saveStoreHours,
    { body: { storeId: shop.store.id, hours: [], deliveryHours: null, olVersion: 0, ...week } },
    shop.owner,
  );
const thanksgiving = {
  id: 0,
  name: 'Thanksgiving',
  firstDay: '2026-03-05',
  lastDay: '2026-03-05',
  way: null,
  stretches: [],
};
const saveDays = (facts: Partial<z.input<typeof exceptionRequest>> = {}) =>
  market.test.call(
    saveHoursException,
    { body: { storeId: shop.store.id, ...thanksgiving, ...facts } },
    shop.owner,
  );
const record = async () =>
  (
    await market.ask(
      findHoursRecord,
      { body: { storeId: shop.store.id, pageNumber: 0 } },
      shop.owner,
    )
  ).content;

function errorsOf(response: Response): unknown {
  const { errors, detail } = response.json<Problem>();
  return [response.statusCode, errors?.map(({ path, message }) => [path, message]) ?? detail];
}

describe('the weekly hours', () => {
  it('are around the clock by default', async () => {
    expect(await hours()).toEqual({ hours: [], deliveryHours: null, exceptions: [], olVersion: 0 });
    expect(await status()).toMatchObject({ state: 'OPEN', until: null, ways: null });
  });

  it('allow several hours a day, over midnight, and separately for pickup and delivery', async () => {
    expect(
      (await saveWeek({ hours: [...lunch, ...dinner], deliveryHours: dinner })).statusCode,
    ).toBe(200);
    const saved = await hours();
    expect(saved.hours.slice(0, 2)).toEqual([lunch[0], dinner[0]]);
    expect(saved.deliveryHours).toEqual(dinner);
    expect(await status()).toMatchObject({
      state: 'OPEN',
      until: '2026-03-04T19:00:00.000Z',
      dayEnds: '2026-03-05T07:00:00.000Z',
      ways: {
        PICKUP: { state: 'OPEN', until: '2026-03-04T19:00:00.000Z' },
        DELIVERY: { state: 'OUT_OF_HOURS', until: '2026-03-04T23:00:00.000Z' },
      },
    });
    await shop.place({ deliveryMethod: 'PICKUP' });
    expect(errorsOf(await shop.send({ deliveryMethod: 'DIRECT' }))).toEqual([
      409,
      expect.stringMatching(/is closed for delivery until Wed 6:00 PM\.$/),
    ]);
    await shop.place({ deliveryMethod: 'POOLED', scheduledAt: '2026-03-05T01:59:00-05:00' });
    const late = await shop.send({ scheduledAt: '2026-03-05T02:00:00-05:00' });
    expect(errorsOf(late)).toMatchObject([422, [['scheduledAt', expect.any(String)]]]);
  });

  it('are sent to integrations for pickup and delivery', async () => {
    await saveWeek({ hours: lunch, deliveryHours: dinner });
    const token = await addApiKey(market.test.database.db);
    const stores = await market.ask(findMarketplaceStores, {}, { token });
    expect(stores.find(({ storeUrl }) => storeUrl === shop.store.storeUrl)).toMatchObject({
      state: 'OPEN',
      ways: { PICKUP: { state: 'OPEN' }, DELIVERY: { state: 'OUT_OF_HOURS' } },
    });
  });

  it.each([
    ['no length', [{ weekday: 1, from: '09:00', to: '09:00' }], 'hours.0.to', /Closes when/],
    ['no time', [{ weekday: 1, from: '', to: '10:00' }], 'hours.0.from', /Choose a time/],
    [
      'an overlap on the day',
      [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '11:59', to: '15:00' },
      ],
      'hours.1.from',
      /Overlaps/,
    ],
    [
      "an overlap with the night before, also Saturday's",
      [
        { weekday: 0, from: '01:00', to: '03:00' },
        { weekday: 6, from: '22:00', to: '02:00' },
      ],
      'hours.1.from',
      /Overlaps/,
    ],
  ])('reject %s at its field', async (_what, week, path, message) => {
    expect(errorsOf(await saveWeek({ hours: week }))).toEqual([
      422,
      [[path, expect.stringMatching(message)]],
    ]);
  });

  it('allow adjacent hours and whole days', async () => {
    const week = [
      { weekday: 1, from: '00:00', to: '00:00' },
      { weekday: 2, from: '00:00', to: '06:00' },
      { weekday: 2, from: '06:00', to: '08:00' },
    ];
    expect((await saveWeek({ hours: week })).statusCode).toBe(200);
    expect((await hours()).hours).toEqual(week);
  });

  it("don't overwrite a concurrent save", async () => {
    await saveWeek({ hours: lunch });
    const late = await saveWeek({ hours: dinner });
    expect(errorsOf(late)).toEqual([
      409,
      expect.stringMatching(/changed "Opening hours" at 12:00 PM/),
    ]);
    const { olVersion } = await hours();
    expect((await saveWeek({ hours: dinner, olVersion })).statusCode).toBe(200);
  });

  it('record every change with the previous hours', async () => {
    await saveWeek({ hours: lunch });
    await saveWeek({ hours: lunch, olVersion: (await hours()).olVersion });
    market.clock.advance(60_000);
    await saveWeek({ hours: dinner, deliveryHours: [], olVersion: (await hours()).olVersion });
    expect(await record()).toMatchObject([
      {
        kind: 'HOURS',
        by: shop.owner.name,
        at: '2026-03-04T17:01:00.000Z',
        before: { hours: lunch, deliveryHours: null },
        after: { hours: dinner, deliveryHours: [] },
      },
      { kind: 'HOURS', before: { hours: [] }, after: { hours: lunch } },
    ]);
  });
});

describe('exceptions', () => {
  it('close the store or set other hours, for pickup, delivery or both', async () => {
    await saveWeek({ hours: lunch });
    await saveDays({ name: 'Inventory', way: 'DELIVERY' });
    await saveDays({ name: 'Late', way: 'PICKUP', stretches: [{ from: '20:00', to: '22:00' }] });
    market.clock.set(new Date('2026-03-05T17:00:00Z'));
    expect(await status()).toMatchObject({
      state: 'OUT_OF_HOURS',
      until: '2026-03-06T01:00:00.000Z',
      ways: { DELIVERY: { state: 'OUT_OF_HOURS', until: '2026-03-06T16:00:00.000Z' } },
    });
    await shop.place({ scheduledAt: '2026-03-05T21:00:00-05:00' });
    const refused = await shop.send({
      scheduledAt: '2026-03-05T21:00:00-05:00',
      deliveryMethod: 'DIRECT',
    });
    expect(refused.json<Problem>().detail).toMatch(
      /isn't open for delivery at 9:00 PM\. It opens again on Mar 6 at 11:00 AM\.$/,
    );
  });

  it('can be changed and removed, and leave the list once they are over', async () => {
    await saveDays();
    const [days] = (await hours()).exceptions;
    expect(days).toMatchObject({ name: 'Thanksgiving', stretches: [] });
    await saveDays({ name: 'Inventory', firstDay: '2026-03-20', lastDay: '2026-03-20' });
    const other = (await hours()).exceptions.filter(({ id }) => id !== days?.id);
    expect(other).toMatchObject([{ name: 'Inventory' }]);
    await saveDays({ id: days?.id ?? 0, name: 'Friendsgiving', lastDay: '2026-03-06' });
    expect((await hours()).exceptions).toMatchObject([{ name: 'Friendsgiving' }, ...other]);
    market.clock.set(new Date('2026-03-07T17:00:00Z'));
    expect((await hours()).exceptions).toEqual(other);
    market.clock.set(wednesdayNoon);
    const body = { storeId: shop.store.id, id: days?.id ?? 0 };
    await market.ask(removeHoursException, { body }, shop.owner);
    expect((await hours()).exceptions).toEqual(other);
    const again = await market.test.call(removeHoursException, { body }, shop.owner);
    expect(again.statusCode).toBe(404);
    expect((await record()).map((one) => (one.kind === 'EXCEPTION' ? one.done : one))).toEqual(
      expect.arrayContaining(['ADDED', 'CHANGED', 'REMOVED']),
    );
  });

  it("can't overlap others for the same order type", async () => {
    await saveDays({ way: 'PICKUP', lastDay: '2026-03-08' });
    const refused = [422, [['firstDay', 'Overlaps with Thanksgiving']]];
    expect(
      errorsOf(await saveDays({ name: 'Other', firstDay: '2026-03-08', lastDay: '2026-03-09' })),
    ).toEqual(refused);
    expect((await saveDays({ name: 'Other', way: 'DELIVERY' })).statusCode).toBe(200);
  });

  it('are rejected in the past and for another store', async () => {
    const over = await saveDays({ firstDay: '2026-03-03', lastDay: '2026-03-03' });
    expect(errorsOf(over)).toEqual([422, [['lastDay', 'These days are over']]]);
    await saveDays();
    const [days] = (await hours()).exceptions;
    const other = await market.addShop();
    const body = { storeId: other.store.id, ...thanksgiving, id: days?.id ?? 0 };
    expect((await market.test.call(saveHoursException, { body }, other.owner)).statusCode).toBe(
      404,
    );
  });

  it.each(exceptionFormCases.cases)('$field "$value": $message', async (one) => {
    const response = await saveDays({
      ...exceptionFormCases.filled,
      [one.field]: one.value,
    });
    const { errors = [] } = response.json<Partial<Problem>>();
    const expected = one.message === null ? [] : [{ path: one.field, message: one.message }];
    expect(errors.filter(({ path }) => path === one.field)).toEqual(expected);
  });
});

it('hides store hours from staff', async () => {
  const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
  expect((await market.test.call(findStoreHours, inPath(), staff)).statusCode).toBe(403);
});
