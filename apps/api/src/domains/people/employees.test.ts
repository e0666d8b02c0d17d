import {
  endEmployment,
  exportEmployees,
  findEmployees,
  resumeEmployment,
  type Employee,
} from '@counter/contract/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { sendEmployee } from '../../testing/stores/people.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

type Fields = Readonly<Record<string, unknown>>;

async function add(fields: Fields = {}): Promise<number> {
  const response = await sendEmployee(market, shop, fields);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: number }>().data;
}

async function list(from = shop, as = shop.owner): Promise<Employee[]> {
  return market.ask(findEmployees, { params: { storeId: String(from.store.id) } }, as);
}

async function end(id: number, fields: Fields) {
  const body = { storeId: shop.store.id, id, endDate: '2026-03-31', ...fields };
  return market.test.call(endEmployment, { body }, shop.owner);
}

async function auditOf(action: string) {
  const entries = await findAudit(market.test.database.db, action);
  return entries.filter(({ storeId }) => storeId === shop.store.id);
}

describe('the employees of a store', () => {
  it("are saved as entered and sorted by name, with a salary in the store's currency", async () => {
    const nora = await add({ email: ' Nora@Bakery.TEST ', notes: ' Mornings ' });
    await add({ firstName: 'Adam' });
    const [first, second] = await list();
    expect(first?.firstName).toBe('Adam');
    expect(second).toEqual({
      id: nora,
      firstName: 'Nora',
      lastName: 'Lind',
      mobileNumber: '+1 212 555 0142',
      address: '12 Mill Lane, Springfield',
      cnic: '42101-1234567-8',
      email: 'nora@bakery.test',
      joiningDate: '2024-03-01',
      designation: 'Cook',
      salary: 280_000,
      currency: 'USD',
      notes: 'Mornings',
      endDate: null,
      endReason: '',
      hasPin: false,
      olVersion: 1,
    });
  });

  it('are hidden from other stores', async () => {
    const id = await add();
    const other = await market.addShop();
    expect(await list(other, other.owner)).toEqual([]);
    const body = { storeId: other.store.id, id, endDate: '2026-03-31' };
    const response = await market.test.call(endEmployment, { body }, other.owner);
    expect(response.statusCode).toBe(404);
    const stolen = await sendEmployee(market, other, { id, olVersion: 1 });
    expect(stolen.statusCode).toBe(404);
  });

  it('change only from the version that was opened', async () => {
    const id = await add();
    expect((await sendEmployee(market, shop, { id })).json()).toMatchObject({
      errors: [{ path: 'olVersion', message: 'Reload "Nora Lind" first.' }],
    });
    const other = await add({ firstName: 'Zoe', designation: 'Waiter' });
    expect(await add({ id, olVersion: 1, designation: 'Chef' })).toBe(id);
    const late = await sendEmployee(market, shop, { id, olVersion: 1, designation: 'Baker' });
    expect(late.json()).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(late.json<{ detail: string }>().detail).toContain(
      'changed the designation of "Nora Lind"',
    );
    const both = [
      { id, designation: 'Chef', olVersion: 2 },
      { id: other, designation: 'Waiter', olVersion: 1 },
    ];
    expect(await list()).toMatchObject(both);
    await add({ id, olVersion: 2, designation: 'Chef' });
    expect(await list()).toMatchObject(both);
  });

  it('are in the audit log with what changed, but only the end of the CNIC', async () => {
    const id = await add();
    await add({ id, olVersion: 1, salary: 300_000, cnic: '42101-9999999-1' });
    expect(await auditOf('employee.create')).toMatchObject([
      { entityId: id, after: { firstName: 'Nora', cnic: '•••67-8' } },
    ]);
    expect(await auditOf('employee.update')).toMatchObject([
      {
        actorId: shop.owner.id,
        before: { salary: 280_000, cnic: '•••67-8' },
        after: { salary: 300_000, cnic: '•••99-1' },
      },
    ]);
  });

  it('are visible to the accountant but not to staff', async () => {
    await add();
    const { db } = market.test.database;
    const accountant = await addUser(db, { store: shop.store, role: 'accountant' });
    expect(await list(shop, accountant)).toHaveLength(1);
    const staff = await addUser(db, { store: shop.store, role: 'staff' });
    const params = { storeId: String(shop.store.id) };
    expect((await market.test.call(findEmployees, { params }, staff)).statusCode).toBe(403);
  });
});

describe('the end of an employment', () => {
  it('has a last day and a reason, and can be undone', async () => {
    const id = await add();
    expect((await end(id, { reason: ' Moved away ' })).json()).toMatchObject({
      data: { endDate: '2026-03-31', endReason: 'Moved away', olVersion: 2 },
    });
    // Saying so again changes nothing.
    expect((await end(id, { reason: 'Moved away' })).json()).toMatchObject({
      data: { olVersion: 2 },
    });
    const body = { storeId: shop.store.id, id };
    expect(await market.ask(resumeEmployment, { body }, shop.owner)).toMatchObject({
      endDate: null,
      endReason: '',
    });
    expect(await auditOf('employee.end')).toHaveLength(1);
    expect(await auditOf('employee.resume')).toHaveLength(1);
  });

  it.each([
    ['', 'End date is required.'],
    ['soon', 'Enter a date such as 11/21/2026 or 2026-11-21'],
    ['2024-02-29', 'End date must not be before the joining date.'],
    ['2027-03-05', 'End date must be within a year from today.'],
  ])("can't be on %j", async (endDate, message) => {
    const response = await end(await add(), { endDate });
    expect(response.json()).toMatchObject({ status: 422, errors: [{ path: 'endDate', message }] });
  });

  it('stays after the joining date when that changes', async () => {
    const id = await add();
    await end(id, {});
    const late = await sendEmployee(market, shop, { id, olVersion: 2, joiningDate: '2026-04-01' });
    expect(late.json()).toMatchObject({ status: 422 });
  });
});

describe('the employee CSV', () => {
  async function save(fields: Fields): Promise<string[]> {
    const body = { storeId: shop.store.id, ...fields };
    const response = await market.test.call(exportEmployees, { body }, shop.owner);
    expect(response.headers['content-disposition']).toMatch(/employees-test-store-\d+-2026-03-04/);
    return response.body.trim().split('\r\n').slice(1);
  }

  it('hides private data from an accountant, in columns and in search', async () => {
    await add();
    const { db } = market.test.database;
    const accountant = await addUser(db, { store: shop.store, role: 'accountant' });
    const read = async (search: string) => {
      const body = { storeId: shop.store.id, search };
      return (await market.test.call(exportEmployees, { body }, accountant)).body.trim();
    };
    const [titles, ...lines] = (await read('')).split('\r\n');
    expect(titles).toBe(
      'First name,Last name,Mobile #,Currency,Designation,Email,Joining date,End date',
    );
    expect(lines).toEqual(["Nora,Lind,'+1 212 555 0142,USD,Cook,nora@bakery.test,2024-03-01,"]);
    for (const search of ['42101', 'Mill Lane']) {
      expect({ search, found: (await read(search)).split('\r\n').length - 1 }).toEqual({
        search,
        found: 0,
      });
    }
  });

  it('contains the rows of the same search and filter', async () => {
    await add();
    const gone = await add({ firstName: 'Adam', mobileNumber: '+92 300 1234567', email: '' });
    await end(gone, { endDate: '2026-03-03', reason: 'Moved, abroad' });
    expect(await save({})).toEqual([
      'Nora,Lind,\'+1 212 555 0142,"12 Mill Lane, Springfield",2800.00,USD,Cook,42101-1234567-8,nora@bakery.test,2024-03-01,,,Mornings only.',
    ]);
    expect(await save({ employment: 'FORMER' })).toEqual([
      expect.stringMatching(/^Adam,.*2026-03-03,"Moved, abroad"/),
    ]);
    expect(await save({ employment: 'ALL', search: '3001234' })).toHaveLength(1);
    expect(await save({ employment: 'ALL', search: 'LIND' })).toHaveLength(2);
    expect(await save({ search: 'nobody' })).toEqual([]);
  });
});
