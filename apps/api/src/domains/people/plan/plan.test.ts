import {
  copyPlannedWeek,
  endEmployment,
  exportShifts,
  findClock,
  findPlan,
  findShifts,
  removePlannedShifts,
  restorePlannedShifts,
  resumeEmployment,
  savePlannedShift,
  saveShift,
} from '@counter/contract/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser } from '../../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { post } from '../../../testing/partner-api/partners.ts';
import { sendEmployee } from '../../../testing/stores/people.ts';

let market: TestMarket;
let shop: TestShop;
let storeId: number;
let nora: number;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(new Date('2026-03-04T14:00:00Z'));
  shop = await market.addShop({ timeZone: 'America/New_York' });
  storeId = shop.store.id;
  nora = await hire('Nora');
});
afterAll(() => market.test.close());

const monday = '2026-03-02';
const sunday = '2026-03-08';
const wednesday = '2026-03-04';
const nextMonday = '2026-03-09';
const week = { from: monday, to: sunday };

async function hire(firstName: string, fields: object = {}): Promise<number> {
  const response = await sendEmployee(market, shop, { firstName, ...fields });
  return response.json<{ data: number }>().data;
}

async function plan(fields: object = {}, caller = shop.owner) {
  const times = { day: wednesday, start: '09:00', end: '17:00' };
  const body = { storeId, employeeId: nora, ...times, ...fields };
  return post(market.test, savePlannedShift, body, caller);
}

async function planned(fields: object = {}): Promise<number> {
  const response = await plan(fields);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: number }>().data;
}

const shown = async (days = week) =>
  (await market.ask(findPlan, { body: { storeId, ...days } }, shop.owner)).shifts;

const remove = async (ids: number[]) =>
  post(market.test, removePlannedShifts, { storeId, ids }, shop.owner);
const restore = async (ids: number[]) =>
  post(market.test, restorePlannedShifts, { storeId, ids }, shop.owner);
const copy = async (from = nextMonday) =>
  post(market.test, copyPlannedWeek, { storeId, from }, shop.owner);

describe('a planned shift', () => {
  it("has its times on the store's clock, also past midnight, and everybody of the store reads it", async () => {
    const id = await planned({ start: '18:00', end: '02:00', note: 'Inventory' });
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    expect(await market.ask(findPlan, { body: { storeId, ...week } }, staff)).toEqual({
      people: [{ employeeId: nora, name: 'Nora Lind' }],
      shifts: [
        {
          id,
          employeeId: nora,
          name: 'Nora Lind',
          day: wednesday,
          start: '18:00',
          end: '02:00',
          startsAt: '2026-03-04T23:00:00.000Z',
          endsAt: '2026-03-05T07:00:00.000Z',
          minutes: 480,
          note: 'Inventory',
          olVersion: 1,
        },
      ],
    });
    expect((await plan({}, staff)).statusCode).toBe(403);
  });

  it('can be given to people, who are listed by name', async () => {
    const [otto, adam] = [await hire('Otto'), await hire('adam')];
    const { people } = await market.ask(findPlan, { body: { storeId, ...week } }, shop.owner);
    expect(people.map(({ employeeId }) => employeeId)).toEqual([adam, nora, otto]);
  });

  it('lasts an hour less in the night in which the clocks go forward', async () => {
    await planned({ day: '2026-03-07', start: '22:00', end: '06:00' });
    expect(await shown()).toMatchObject([{ minutes: 420, end: '06:00' }]);
  });

  it('can be changed and given to somebody else, and says who changed it meanwhile', async () => {
    const adam = await hire('Adam');
    const id = await planned();
    await planned({ id, olVersion: 1, employeeId: adam, start: '10:00' });
    expect(await shown()).toMatchObject([{ id, name: 'Adam Lind', start: '10:00', olVersion: 2 }]);
    expect((await plan({ id, olVersion: 1 })).json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      detail: `${shop.owner.name} changed the shift of "Adam Lind" at 9:00 AM, after you opened it. Nothing was saved.`,
    });
    const [entry] = (await findAudit(market.test.database.db, 'planned_shift.update')).slice(-1);
    expect(entry).toMatchObject({
      before: { employee: 'Nora Lind', start: '09:00' },
      after: { employee: 'Adam Lind', start: '10:00' },
    });
  });

  it.each([
    [{ end: '09:00' }, 'end', 'The shift must end at another time than it starts'],
    [{ start: '25:00' }, 'start', 'Enter a time such as 09:00'],
    [{ day: '2027-03-05' }, 'day', 'Choose a day within a year from today.'],
    [{ day: '2025-03-03' }, 'day', 'Choose a day within a year from today.'],
    [{ note: 'x'.repeat(201) }, 'note', 'Use at most 200 characters'],
  ])('is rejected with %j', async (fields, path, message) => {
    const response = await plan(fields);
    expect(response.json<{ errors: unknown[] }>().errors).toEqual([{ path, message }]);
  });

  it("can't overlap another one of the same employee", async () => {
    await planned({ start: '18:00', end: '02:00' });
    const message = 'Nora Lind already has a planned shift on Mar 4, 6:00 PM to 2:00 AM.';
    const next = { day: '2026-03-05', start: '01:30', end: '05:00' };
    expect((await plan(next)).json()).toMatchObject({ errors: [{ path: 'start', message }] });
    await planned({ ...next, start: '02:00' });
    await planned({ ...next, employeeId: await hire('Adam') });
    const ids = (await shown()).map(({ id }) => id);
    const [first = 0] = ids;
    await planned({ id: first, olVersion: 1, start: '19:00', end: '01:00' });
    expect(ids).toHaveLength(3);
  });

  it('is planned once if two people add it at the same time', async () => {
    const both = await Promise.all([plan(), plan({ start: '10:00' })]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    expect(await shown()).toHaveLength(1);
  });

  it('lies within the employment, and goes and comes back with it', async () => {
    const mia = await hire('Mia', { joiningDate: '2026-03-06' });
    expect((await plan({ employeeId: mia })).json()).toMatchObject({
      errors: [{ path: 'day', message: 'Mia Lind joins on Mar 6.' }],
    });
    await planned({ day: '2026-03-07' });
    const ended = { storeId, id: nora, endDate: '2026-03-06' };
    await market.ask(endEmployment, { body: ended }, shop.owner);
    expect((await plan({ day: sunday })).json()).toMatchObject({
      errors: [{ path: 'day', message: "Nora Lind's last day is Mar 6." }],
    });
    expect(await shown()).toEqual([]);
    await market.ask(resumeEmployment, { body: { storeId, id: nora } }, shop.owner);
    expect(await shown()).toHaveLength(1);
  });

  it('can be removed and restored, unless the time was planned meanwhile', async () => {
    const id = await planned();
    expect((await remove([id])).json()).toMatchObject({ data: [id] });
    expect((await remove([id])).statusCode).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await plan({ id, olVersion: 2 })).statusCode).toBe(404);
    await restore([id]);
    await restore([id]);
    expect(await shown()).toMatchObject([{ id }]);
    await remove([id]);
    const other = await planned({ start: '16:00', end: '20:00' });
    expect((await restore([id])).json()).toMatchObject({
      status: 409,
      detail: 'Nora Lind already has a planned shift on Mar 4, 4:00 PM to 8:00 PM.',
    });
    expect(await shown()).toMatchObject([{ id: other }]);
    const { db } = market.test.database;
    const removals = await findAudit(db, 'planned_shift.remove');
    expect(removals.filter(({ entityId }) => entityId === id)).toHaveLength(2);
  });

  it('must belong to the store', async () => {
    const id = await planned();
    const other = await market.addShop();
    const body = { storeId: other.store.id, ids: [id] };
    for (const endpoint of [removePlannedShifts, restorePlannedShifts]) {
      expect((await post(market.test, endpoint, body, other.owner)).statusCode).toBe(404);
    }
    const foreign = { storeId: other.store.id, day: wednesday, start: '09:00', end: '17:00' };
    const request = { ...foreign, employeeId: nora };
    const response = await post(market.test, savePlannedShift, request, other.owner);
    expect(response.statusCode).toBe(404);
    expect(await shown()).toHaveLength(1);
  });
});

describe('copying the week before', () => {
  it('keeps weekdays and times, and can be undone', async () => {
    await planned({ day: monday, note: 'Opening' });
    await planned({ day: sunday, start: '18:00', end: '02:00' });
    const { data } = (await copy()).json<{ data: { ids: number[]; left: number } }>();
    expect(data).toMatchObject({ left: 0 });
    const next = { from: nextMonday, to: '2026-03-15' };
    expect(await shown(next)).toMatchObject([
      { day: nextMonday, start: '09:00', end: '17:00', note: 'Opening' },
      { day: '2026-03-15', start: '18:00', end: '02:00', minutes: 480 },
    ]);
    expect((await copy()).json()).toMatchObject({
      status: 409,
      detail: 'This week already has planned shifts.',
    });
    await remove(data.ids);
    expect(await shown(next)).toEqual([]);
    const [entry] = (await findAudit(market.test.database.db, 'planned_shift.copy')).slice(-1);
    expect(entry).toMatchObject({ after: { from: nextMonday, shifts: 2 } });
  });

  it('is refused without shifts to copy', async () => {
    expect((await copy()).json()).toMatchObject({
      status: 409,
      detail: 'No shifts are planned in the week before.',
    });
  });

  it('leaves out former employees and shifts that overlap the days around', async () => {
    const adam = await hire('Adam');
    await planned({ day: monday, start: '00:30', end: '05:00' });
    await planned({ day: sunday, start: '20:00', end: '01:00' });
    await planned({ employeeId: adam, day: monday });
    await planned({ employeeId: adam, day: '2026-03-06' });
    const body = { storeId, id: adam, endDate: nextMonday };
    await market.ask(endEmployment, { body }, shop.owner);
    expect((await copy()).json()).toMatchObject({ data: { left: 2 } });
    expect(await shown({ from: nextMonday, to: '2026-03-15' })).toMatchObject([
      { name: 'Adam Lind', day: nextMonday },
      { name: 'Nora Lind', day: '2026-03-15' },
    ]);
  });

  it('happens once if two people ask at the same time', async () => {
    await planned();
    const both = await Promise.all([copy(), copy()]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await shown({ from: nextMonday, to: '2026-03-15' })).toHaveLength(1);
  });
});

describe('what was planned', () => {
  it("stands at the time clock: today's shifts, and last night's while it lasts", async () => {
    await planned({ day: '2026-03-03', start: '22:00', end: '10:00' });
    await planned({ start: '17:00', end: '21:00' });
    await planned({ day: '2026-03-05' });
    const params = { storeId: String(storeId) };
    const startsOf = async () =>
      (await market.ask(findClock, { params }, shop.owner))[0]?.planned.map(({ start }) => start);
    expect(await startsOf()).toEqual(['22:00', '17:00']);
    market.clock.set(new Date('2026-03-04T15:00:00Z'));
    expect(await startsOf()).toEqual(['17:00']);
  });

  it('is summed beside the hours worked, and in the payroll file also for days not worked', async () => {
    await planned({ day: monday });
    await planned({ day: '2026-03-03', start: '09:00', end: '12:00' });
    await planned({ day: '2026-03-03', start: '17:00', end: '21:30' });
    const worked = { storeId, employeeId: nora, day: '2026-03-03', reason: 'Forgot' };
    for (const [start, end] of [
      ['09:00', '12:30'],
      ['17:00', '21:00'],
    ]) {
      await post(market.test, saveShift, { ...worked, start, end }, shop.owner);
    }
    const body = { storeId, from: monday, to: wednesday };
    const { planned: hours } = await market.ask(findShifts, { body }, shop.owner);
    expect(hours).toEqual([
      { employeeId: nora, name: 'Nora Lind', day: monday, minutes: 480 },
      { employeeId: nora, name: 'Nora Lind', day: '2026-03-03', minutes: 450 },
    ]);
    const file = (await market.test.call(exportShifts, { body }, shop.owner)).body;
    const lines = file.slice(1).trim().split('\r\n');
    expect(lines.slice(1)).toEqual([
      `Nora Lind,${nora},${monday},,,0,0.00,0.00,USD,,8.00`,
      `Nora Lind,${nora},2026-03-03,2026-03-03 09:00,2026-03-03 12:30,0,3.50,0.00,USD,Forgot,7.50`,
      `Nora Lind,${nora},2026-03-03,2026-03-03 17:00,2026-03-03 21:00,0,4.00,0.00,USD,Forgot,`,
    ]);
  });
});
