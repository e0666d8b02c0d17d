import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Db,
  checkBooks,
  findRunningDeals,
  readBankDetails,
  scopeForSystem,
} from '@counter/api/import';
import { type TestDatabase, createTestDatabase } from '@counter/api/testing';
import { comeBackFromBackup } from './testing/backup.ts';
import { demoNow as now, demoVault as vault, loadDemo } from './testing/demo.ts';
import { readBoth } from './testing/read-both.ts';
import { pastWork } from './load/past-work.ts';

const said: string[] = [];
let dataDir: string;
let first: TestDatabase;
let second: TestDatabase;

const load = async (db: Db, say?: (line: string) => void): Promise<void> =>
  loadDemo(db, path.join(dataDir, 'uploads'), say);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'counter-demo-'));
  first = await createTestDatabase();
  second = await createTestDatabase();
  const note = (line: string): void => void said.push(line);
  await Promise.all([load(first.db, note), load(first.db, note), load(second.db)]);
}, 180_000);

afterAll(async () => {
  await Promise.all([first.drop(), second.drop()]);
  await rm(dataDir, { recursive: true });
});

describe('the demo marketplace', () => {
  it('is loaded once, even by two processes at the same time', async () => {
    const users = await first.db.selectFrom('users').select('email').execute();
    expect(users).toHaveLength(8);
    const stores = await first.db.selectFrom('stores').select('storeUrl').orderBy('id').execute();
    expect(stores.map((store) => store.storeUrl)).toEqual([
      'cedar-kitchen',
      'cedar-kitchen-riverside',
      'fern-and-field',
      'blue-door-bakery',
    ]);
  });

  it('is identical when loaded for the same time', async () => {
    for (const { table, one, other } of await readBoth(first.db, second.db)) {
      expect({ table, hasRows: one.length > 10 }).toEqual({ table, hasRows: true });
      expect(one).toEqual(other);
    }
  });

  it('has a menu that uses every menu feature', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where discount > 0) as discounted,
        count(*) filter (where code <> '') as coded,
        count(*) filter (where unavailable_until > ${now}) as returning,
        count(*) filter (where daily_limit > 0) as limited,
        count(*) filter (where menu_hours <> '[]') as timed,
        (select max(products) from (
          select count(*) as products from product_option_groups group by option_group_id
        ) shared) as sharing
      from products`.execute(first.db);
    const fewest = { discounted: 5, coded: 200, returning: 3, limited: 1, timed: 2, sharing: 5 };
    const lacking = Object.entries(fewest).filter(
      ([what, least]) => (rows[0]?.[what] ?? 0) < least,
    );
    expect(lacking).toEqual([]);
  });

  it('numbers orders in the order they were placed', async () => {
    const orders = await first.db
      .selectFrom('orders')
      .select(['storeId', 'id', 'placedAt', 'orderNumber'])
      .orderBy('storeId')
      .orderBy('id')
      .execute();
    expect(new Set(orders.map((order) => order.orderNumber)).size).toBe(orders.length);
    for (const [index, order] of orders.slice(1).entries()) {
      const before = orders[index];
      if (before?.storeId !== order.storeId) continue;
      expect(order.placedAt.getTime()).toBeGreaterThanOrEqual(before.placedAt.getTime());
    }
  });

  it('has no events in the future and no orders while a store is closed', async () => {
    const late = await first.db
      .selectFrom('orderTimeline')
      .where('at', '>', now)
      .select('id')
      .execute();
    expect(late).toEqual([]);
    const { rows } = await sql`
      select from orders o join (
        select store_id, online, changed_at,
          lead(changed_at) over (partition by store_id order by changed_at) as until
        from store_status_changes
      ) c using (store_id)
      where not c.online and o.placed_at between c.changed_at and c.until`.execute(first.db);
    expect(rows).toEqual([]);
  });

  it('moves orders by valid transitions and records them in their timelines', async () => {
    const { rows } = await sql<{ status: string; kinds: string[]; orders: number }>`
      select o.status, t.kinds, count(*) as orders from orders o cross join lateral (
        select array_agg(kind order by id) filter (where kind not in ('released', 'seen', 'assigned')) as kinds
        from order_timeline t where t.store_id = o.store_id and t.order_id = o.id
      ) t group by 1, 2`.execute(first.db);
    const lives = new Map(rows.map(({ status, kinds }) => [kinds.join(' '), status]));
    expect(lives).toEqual(
      new Map([
        ['placed', 'NEW'],
        ['placed accept', 'STORE_ACCEPTED'],
        ['placed accept ready', 'READY'],
        ['placed accept ready complete', 'COMPLETED'],
        ['placed accept ready complete refund', 'COMPLETED'],
        ['placed cancel', 'STORE_REJECT'],
        ['placed accept cancel', 'STORE_REJECT'],
      ]),
    );
  });

  it("respects each store's minimum, and order totals match their lines", async () => {
    const { rows } = await sql`
      select o.order_number from orders o
      join store_settings s using (store_id)
      join lateral (
        select sum(total) as total, sum(tax) as tax, sum(quantity) as quantity from order_items i
        where i.store_id = o.store_id and i.order_id = o.id
      ) lines on true
      where o.subtotal < s.minimum_order or o.subtotal <> lines.total or o.tax <> lines.tax
        or o.total_items <> lines.quantity`.execute(first.db);
    expect(rows).toEqual([]);
  });

  it("schedules the release of every order that isn't released yet", async () => {
    const { rows: waiting } = await sql<{ key: string }>`
      select 'orders.release:' || id as key from orders
      where released_at > ${now} and status in ('NEW', 'STORE_ACCEPTED') order by 1`.execute(
      first.db,
    );
    const { rows: jobs } = await sql<{ key: string }>`
      select key from graphile_worker.jobs
      where task_identifier = 'orders.release' order by 1`.execute(first.db);
    expect(waiting.length).toBeGreaterThan(2);
    expect(jobs).toEqual(waiting);
  });

  it('has three approved applications and one waiting for approval', async () => {
    const applications = await first.db
      .selectFrom('applications')
      .innerJoin('stores', 'stores.id', 'applications.storeId')
      .innerJoin('storeProfiles', 'storeProfiles.storeId', 'stores.id')
      .innerJoin('users', 'users.id', 'applications.applicantId')
      .leftJoin('leads', 'leads.id', 'applications.leadId')
      .orderBy('stores.id')
      .select(['storeUrl', 'first', 'applications.state', 'users.email', 'businessName'])
      .execute();
    const of = (email: string, state: string) => ({ state, email: `${email}@demo.test` });
    const bakery = 'Blue Door Bakery';
    expect(applications).toMatchObject([
      { storeUrl: 'cedar-kitchen', first: true, ...of('owner', 'APPROVED') },
      { storeUrl: 'cedar-kitchen-riverside', first: false, ...of('owner', 'APPROVED') },
      { storeUrl: 'fern-and-field', first: true, ...of('second', 'APPROVED') },
      { first: true, ...of('pending', 'SUBMITTED'), businessName: bakery },
    ]);
  });

  it('has bank details for every store, verified for approved ones', async () => {
    const { rows } = await first.pool.query<{ storeUrl: string; verified: number }>(`
      select store_url as "storeUrl", num_nonnulls(
        bank_verified_at, company_verified_at, representative_verified_at) as verified
      from bank_details join stores on stores.id = store_id order by store_id`);
    expect(rows).toEqual([
      { storeUrl: 'cedar-kitchen', verified: 3 },
      { storeUrl: 'cedar-kitchen-riverside', verified: 3 },
      { storeUrl: 'fern-and-field', verified: 3 },
      { storeUrl: 'blue-door-bakery', verified: 0 },
    ]);
  });

  it('decrypts the bank details with the key that sealed them', async () => {
    const scope = await scopeForSystem(first.db, 1, 'Test');
    const bank = await first.db
      .transaction()
      .execute(async (tx) => readBankDetails(pastWork({ tx, scope, at: now }), vault));
    expect(bank).toMatchObject({ accountNumber: '•••• 6789', ein: '••-•••6789' });
  });

  it('has leads in every state, none in the future', async () => {
    const leads = await first.db.selectFrom('leads').selectAll().execute();
    expect(leads).toHaveLength(6);
    expect(new Set(leads.map(({ state }) => state)).size).toBe(4);
    expect(leads.filter(({ createdAt }) => createdAt > now)).toEqual([]);
    expect(leads.filter(({ businessPhone }) => !businessPhone.includes('555-01'))).toEqual([]);
  });

  it('leaves the newcomer without a store', async () => {
    const stores = await first.db
      .selectFrom('storeMembers')
      .innerJoin('users', 'users.id', 'userId')
      .where('email', '=', 'newcomer@demo.test')
      .select('storeId')
      .execute();
    expect(stores).toEqual([]);
  });

  it('stores a picture for every product, deal and store', async () => {
    const { rows } = await sql<{ image: string }>`
      select images->>0 as image from products
      union select image from deals union select image from stores`.execute(first.db);
    const files = await readdir(path.join(dataDir, 'uploads', 'demo'));
    expect(rows.map(({ image }) => path.basename(image)).toSorted()).toEqual(files.toSorted());
  });

  it("counts today's orders toward the daily limits", async () => {
    const { rows } = await sql<{ wrong: number; counted: number }>`
      select count(*) as counted, count(*) filter (where s.sold <> (
        select coalesce(sum(i.quantity), 0)
        from orders o join order_items i on i.store_id = o.store_id and i.order_id = o.id
        where o.store_id = s.store_id and o.due_day = s.day and i.product_id = s.product_id
          and o.status <> 'STORE_REJECT')) as wrong
      from product_sales s`.execute(first.db);
    expect(rows[0]?.wrong).toBe(0);
    expect(rows[0]?.counted).toBeGreaterThan(10);
  });

  it('has five deals, one with an unavailable part', async () => {
    const { id } = await first.db
      .selectFrom('stores')
      .where('storeUrl', '=', 'cedar-kitchen')
      .select('id')
      .executeTakeFirstOrThrow();
    const scope = await scopeForSystem(first.db, id, 'Demo');
    const deals = await findRunningDeals(first.db, scope, { at: now, now });
    expect(deals).toHaveLength(5);
    expect(deals.filter(({ available }) => !available).map(({ reason }) => reason)).toEqual([
      'Stuffed Peppers is unavailable until Mar 12.',
    ]);
    const rows = await first.db.selectFrom('deals').select(['name', 'price']).execute();
    const prices = new Map(rows.map(({ name, price }) => [name, price]));
    for (const { name, price } of deals) expect(price).toBe(prices.get(name));
  });

  it('has books and rollups that match its orders', async () => {
    const entries = new Map<string, number>();
    for await (const books of checkBooks(first.db)) {
      expect({ storeUrl: books.storeUrl, faults: books.faults }).toMatchObject({ faults: [] });
      entries.set(books.storeUrl, books.entries);
    }
    expect(entries.get('cedar-kitchen')).toBeGreaterThan(3000);
    expect(entries.get('blue-door-bakery')).toBe(0);
  });

  it('has promo codes whose use counts and discounts match their orders', async () => {
    const { rows } = await sql<{ code: string; stores: number; wrong: number }>`
      select p.promo_code as code, count(*) as stores,
        count(*) filter (where p.uses <> used.orders or p.given <> used.given) as wrong
      from promo_codes p cross join lateral (
        select count(*) as orders, coalesce(sum(o.promo_discount), 0) as given from orders o
        where o.store_id = p.store_id and o.promo_code = p.promo_code
          and o.status <> 'STORE_REJECT'
      ) used
      group by 1 order by 1`.execute(first.db);
    expect(rows.map(({ code }) => code)).toEqual(['HELLO5', 'SEASON15', 'THANKS4', 'WELCOME10']);
    for (const { stores, wrong } of rows)
      expect({ stores, wrong }).toEqual({ stores: 3, wrong: 0 });
  });

  it('prints its progress and how to sign in', () => {
    expect(said.join('\n')).toMatch(/Cedar Kitchen, Court Street: \d+ products, [45],\d{3} orders/);
    expect(said.join('\n')).toMatch(/Ready in [\d.]+ s\./);
    expect(said.filter((line) => line.includes('owner@demo.test'))).toHaveLength(1);
  });

  it('restores from a backup into an empty folder with balanced books', async () => {
    const { written, restored, books, code } = await comeBackFromBackup(first, dataDir);
    expect(written).toMatch(/^Wrote /);
    expect(restored).toMatch(/^Restored /);
    expect(restored.split(',')[0]?.replace('Restored ', '')).toBe(
      written.split(': ')[1]?.split('.')[0],
    );
    expect(books).toContain('All books balance.');
    expect(code).toBe(0);
  }, 300_000);
});
