import {
  endEmployment,
  exportShifts,
  findClock,
  findShifts,
  punchClock,
  removeShift,
  saveEmployeePin,
  saveShift,
  type ClockAction,
} from '@counter/contract/people';
import { findDayReport } from '@counter/contract/sales';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser, type TestUser } from '../../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';
import { post } from '../../../testing/partner-api/partners.ts';
import { sendEmployee } from '../../../testing/stores/people.ts';

let market: TestMarket;
let shop: TestShop;
let nora: number;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  setTime('14:00');
  shop = await market.addShop({ timeZone: 'America/New_York' });
  nora = await hire('Nora');
});
afterAll(() => market.test.close());

const today = '2026-03-04';
const days = { from: today, to: today };

/** Sets the clock to a time in UTC, five hours before the store's. */
function setTime(time: string): void {
  market.clock.set(new Date(`${today}T${time}:00Z`));
}

async function hire(firstName: string, pin: string | null = '4821'): Promise<number> {
  const response = await sendEmployee(market, shop, { firstName });
  const id = response.json<{ data: number }>().data;
  const body = { storeId: shop.store.id, id, pin };
  await market.ask(saveEmployeePin, { body }, shop.owner);
  return id;
}

async function send(action: ClockAction, fields: object = {}, as: TestUser = shop.owner) {
  const body = { storeId: shop.store.id, employeeId: nora, pin: '4821', action, ...fields };
  return market.test.call(punchClock, { body }, as);
}

async function punch(action: ClockAction, time: string, employeeId = nora): Promise<void> {
  setTime(time);
  const response = await send(action, { employeeId });
  expect(response.statusCode).toBe(200);
}

async function shiftsOf(wanted = days) {
  return market.ask(findShifts, { body: { storeId: shop.store.id, ...wanted } }, shop.owner);
}

async function save(fields: object) {
  const times = { day: today, start: '08:00', end: '09:00', reason: 'Forgot to clock in' };
  const body = { storeId: shop.store.id, employeeId: nora, ...times, ...fields };
  return post(market.test, saveShift, body, shop.owner);
}

describe('the time clock', () => {
  it('counts from clock-in to clock-out, less breaks', async () => {
    await punch('IN', '14:00');
    await punch('BREAK', '16:00');
    await punch('BACK', '16:30');
    await punch('OUT', '18:00');
    expect(await shiftsOf()).toMatchObject({
      shifts: [
        {
          name: 'Nora Lind',
          day: today,
          startedAt: `${today}T14:00:00.000Z`,
          endedAt: `${today}T18:00:00.000Z`,
          breakMinutes: 30,
          minutes: 210,
          reason: '',
        },
      ],
    });
    await punch('IN', '19:00');
    const params = { storeId: String(shop.store.id) };
    expect(await market.ask(findClock, { params }, shop.owner)).toMatchObject([
      { state: 'IN', since: `${today}T19:00:00.000Z` },
    ]);
    const [last] = (await findAudit(market.test.database.db, 'shift.out')).slice(-1);
    expect(last).toMatchObject({ storeId: shop.store.id });
  });

  it('ends a break with the shift and rejects invalid steps', async () => {
    await punch('IN', '14:00');
    const twice = await send('IN');
    expect(twice.json()).toMatchObject({ status: 409, detail: 'Nora Lind is clocked in already.' });
    await punch('BREAK', '15:00');
    await punch('OUT', '15:20');
    expect((await shiftsOf()).shifts).toMatchObject([{ minutes: 60, breakMinutes: 20 }]);
    expect((await send('BACK')).json()).toMatchObject({ detail: 'Nora Lind is not clocked in.' });
  });

  it('shows staff only names and states of employees', async () => {
    const adam = await hire('Adam', null);
    await punch('IN', '14:00');
    await punch('BREAK', '15:00');
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    const params = { storeId: String(shop.store.id) };
    expect(await market.ask(findClock, { params }, staff)).toEqual([
      {
        employeeId: adam,
        name: 'Adam Lind',
        state: 'OUT',
        since: null,
        hasPin: false,
        planned: [],
      },
      {
        employeeId: nora,
        name: 'Nora Lind',
        state: 'BREAK',
        since: `${today}T15:00:00.000Z`,
        hasPin: true,
        planned: [],
      },
    ]);
  });

  it('rejects former employees and those without a PIN', async () => {
    const adam = await hire('Adam', null);
    expect((await send('IN', { employeeId: adam })).statusCode).toBe(409);
    const body = { storeId: shop.store.id, id: nora, endDate: '2026-03-03' };
    await market.ask(endEmployment, { body }, shop.owner);
    expect((await send('IN')).statusCode).toBe(404);
  });

  it('rejects a wrong PIN, and after five every PIN for five minutes', async () => {
    const wrong = await Promise.all(Array.from({ length: 5 }, () => send('IN', { pin: '0000' })));
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422]);
    expect(wrong[0]?.json()).toMatchObject({
      errors: [{ path: 'pin', message: 'Wrong PIN. Try again.' }],
    });
    expect((await send('IN')).statusCode).toBe(429);
    await punch('IN', '14:06');
  });

  it('forgets wrong PINs after a correct one', async () => {
    for (const action of ['IN', 'OUT'] as const) {
      for (let tries = 0; tries < 4; tries += 1) await send(action, { pin: '0000' });
      expect((await send(action)).statusCode).toBe(200);
    }
  });

  it('stores no PIN in plain text', async () => {
    const row = await market.test.database.db
      .selectFrom('employees')
      .where('storeId', '=', shop.store.id)
      .select('pinHash')
      .executeTakeFirstOrThrow();
    expect(row.pinHash).toMatch(/^\$argon2id\$/);
    const entries = await findAudit(market.test.database.db, 'employee.pin');
    expect(entries.at(-1)).toMatchObject({ before: { hasPin: false }, after: { hasPin: true } });
  });
});

describe('a corrected shift', () => {
  it('can be added, changed and removed with a reason, also over midnight', async () => {
    setTime('23:00');
    const added = await save({ day: '2026-03-03', start: '18:00', end: '02:00' });
    const id = added.json<{ data: number }>().data;
    const yesterday = { from: '2026-03-03', to: '2026-03-03' };
    expect((await shiftsOf(yesterday)).shifts).toMatchObject([
      { id, minutes: 480, endedAt: `${today}T07:00:00.000Z`, reason: 'Forgot to clock in' },
    ]);
    const breaks = [{ start: '23:30', end: '00:15' }];
    const again = { id, day: '2026-03-03', start: '18:00', end: '01:00', breaks };
    expect((await save(again)).statusCode).toBe(422);
    await save({ ...again, olVersion: 1, reason: 'Left earlier' });
    expect((await shiftsOf(yesterday)).shifts).toMatchObject([
      { minutes: 375, breakMinutes: 45, reason: 'Left earlier', changedBy: shop.owner.name },
    ]);
    expect((await save({ ...again, olVersion: 1 })).json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const body = { storeId: shop.store.id, id, reason: 'Twice' };
    await market.ask(removeShift, { body }, shop.owner);
    expect((await shiftsOf(yesterday)).shifts).toEqual([]);
    expect((await findAudit(market.test.database.db, 'shift.update')).at(-1)).toMatchObject({
      before: { endedAt: `${today}T07:00:00.000Z` },
      after: { endedAt: `${today}T06:00:00.000Z`, reason: 'Left earlier' },
    });
  });

  it.each([
    [{ day: '2026-03-05' }, 'day', "You can't add a shift of a day to come."],
    [{ start: '09:30', end: '10:00' }, 'start', 'The shift begins later than now.'],
    [{ start: '08:00', end: '09:30' }, 'end', 'The shift ends later than now.'],
    [{ reason: ' ' }, 'reason', 'Enter a reason'],
    [
      { breaks: [{ start: '08:30', end: '09:10' }] },
      'breaks',
      'Breaks must lie within the shift, one after the other',
    ],
  ])('is rejected with %j', async (fields, path, message) => {
    const response = await save(fields);
    expect(response.json<{ errors: unknown[] }>().errors).toEqual([{ path, message }]);
  });

  it('are listed by day, name and start', async () => {
    const adam = await hire('adam', null);
    await save({ start: '08:00', end: '09:00' });
    await save({ start: '06:00', end: '07:00' });
    await save({ employeeId: adam, start: '07:00', end: '08:00' });
    const { shifts } = await shiftsOf();
    expect(shifts.map(({ name, startedAt }) => [name, startedAt.slice(11, 13)])).toEqual([
      ['adam Lind', '12'],
      ['Nora Lind', '11'],
      ['Nora Lind', '13'],
    ]);
  });

  it("can't overlap another shift of the same employee", async () => {
    await save({});
    const message = 'These times overlap another shift of this employee.';
    const overlapping = await save({ start: '08:30', end: '09:00' });
    expect(overlapping.json()).toMatchObject({ errors: [{ path: 'start', message }] });
    const adam = await hire('Adam');
    expect((await save({ employeeId: adam })).statusCode).toBe(200);
    expect((await save({ start: '07:00', end: '08:00' })).statusCode).toBe(200);
  });

  it('must belong to the store', async () => {
    const id = (await save({})).json<{ data: number }>().data;
    const other = await market.addShop();
    const body = { storeId: other.store.id, id, reason: 'Not ours' };
    expect((await market.test.call(removeShift, { body }, other.owner)).statusCode).toBe(404);
  });
});

describe('tips', () => {
  it('are shared by time worked, in the day report and the payroll file', async () => {
    const order = await shop.place({ payment: 'MARKETPLACE', tip: 1001 });
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(order.id, move);
    const { unsharedTips } = await shiftsOf();
    expect(unsharedTips).toBe(1001);
    setTime('23:00');
    const adam = await hire('Adam');
    await save({ start: '08:00', end: '10:00' });
    await save({ employeeId: adam, start: '08:00', end: '09:00' });
    const shared = await shiftsOf();
    expect(shared.unsharedTips).toBe(0);
    expect(shared.shifts.map(({ name, tips }) => [name, tips])).toEqual([
      ['Adam Lind', 334],
      ['Nora Lind', 667],
    ]);
    const asked = { body: { storeId: shop.store.id, day: today } };
    const report = await market.ask(findDayReport, asked, shop.owner);
    expect(report.figures.minutesWorked).toBe(180);
    expect(report.workers).toEqual([
      { employeeId: adam, name: 'Adam Lind', minutes: 60, tips: 334, working: false },
      { employeeId: nora, name: 'Nora Lind', minutes: 120, tips: 667, working: false },
    ]);
    const body = { storeId: shop.store.id, ...days };
    const file = (await market.test.call(exportShifts, { body }, shop.owner)).body;
    const lines = file.slice(1).trim().split('\r\n');
    expect(lines[0]).toBe(
      'Name,Employee number,Date,In,Out,Breaks (minutes),Hours,Tips,Currency,Correction,Planned hours',
    );
    expect(lines[2]).toBe(
      `Nora Lind,${nora},${today},${today} 08:00,${today} 10:00,0,2.00,6.67,USD,Forgot to clock in,`,
    );
  });
});
