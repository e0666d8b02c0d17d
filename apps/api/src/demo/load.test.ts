import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareRollups } from '../domains/orders/index.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Db } from '../platform/db/schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { loadDemoWhereEmpty } from './load.ts';

const now = new Date('2026-03-10T23:05:30Z');
const clock = fixedClock(now);
const said: string[] = [];
let uploadsRoot: string;
let first: TestDatabase;
let second: TestDatabase;

const quiet = (): void => {};
const load = async (db: Db, say: (line: string) => void = quiet): Promise<void> =>
  loadDemoWhereEmpty({ db, clock, uploadsRoot, say });

beforeAll(async () => {
  uploadsRoot = await mkdtemp(path.join(tmpdir(), 'counter-demo-'));
  first = await createTestDatabase();
  second = await createTestDatabase();
  const note = (line: string): void => void said.push(line);
  await Promise.all([load(first.db, note), load(first.db, note), load(second.db)]);
}, 60_000);

afterAll(async () => {
  await Promise.all([first.drop(), second.drop()]);
  await rm(uploadsRoot, { recursive: true });
});

async function readAll(db: Db, table: string, order: string): Promise<unknown[]> {
  const { rows } = await sql`
    select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db);
  return rows;
}

describe('the demo marketplace', () => {
  it('comes in once, though two processes load it at the same time', async () => {
    const users = await first.db.selectFrom('users').select('email').execute();
    expect(users).toHaveLength(8);
    const stores = await first.db.selectFrom('stores').select('store_url').orderBy('id').execute();
    expect(stores.map((store) => store.store_url)).toEqual([
      'cedar-kitchen',
      'cedar-kitchen-riverside',
      'fern-and-field',
      'blue-door-bakery',
    ]);
  });

  it('is the same for the same time', async () => {
    const tables = [
      ['orders', 'store_id, id'],
      ['order_items', 'store_id, order_id, line'],
      ['order_timeline', 'store_id, order_id, id'],
      ['customers', 'store_id, id'],
      ['products', 'store_id, id'],
      ['store_status_changes', 'store_id, id'],
    ] as const;
    for (const [table, order] of tables) {
      const [one, other] = await Promise.all(
        [first.db, second.db].map(async (db) => readAll(db, table, order)),
      );
      expect(one?.length).toBeGreaterThan(10);
      expect(one).toEqual(other);
    }
  });

  it('has rollups that say what its orders say', async () => {
    const stores = await first.db.selectFrom('stores').select('id').execute();
    for (const { id } of stores) expect(await compareRollups(first.db, id)).toEqual([]);
  });

  it('numbers orders in the order in which they were placed', async () => {
    const orders = await first.db
      .selectFrom('orders')
      .select(['store_id', 'id', 'placed_at', 'order_number'])
      .orderBy('store_id')
      .orderBy('id')
      .execute();
    expect(new Set(orders.map((order) => order.order_number)).size).toBe(orders.length);
    for (const [index, order] of orders.slice(1).entries()) {
      const before = orders[index];
      if (before?.store_id !== order.store_id) continue;
      expect(order.placed_at.getTime()).toBeGreaterThanOrEqual(before.placed_at.getTime());
    }
  });

  it('lets nothing happen after now, nor while a store is closed', async () => {
    const late = await first.db
      .selectFrom('order_timeline')
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

  it('moves orders the way they can go, and keeps what it did in their timelines', async () => {
    const { rows } = await sql<{ status: string; kinds: string[]; orders: number }>`
      select o.status, t.kinds, count(*) as orders from orders o cross join lateral (
        select array_agg(kind order by id) filter (where kind not in ('released', 'seen')) as kinds
        from order_timeline t where t.store_id = o.store_id and t.order_id = o.id
      ) t group by 1, 2`.execute(first.db);
    const lives = new Map(rows.map(({ status, kinds }) => [kinds.join(' '), status]));
    expect(lives).toEqual(
      new Map([
        ['placed', 'NEW'],
        ['placed accept', 'STORE_ACCEPTED'],
        ['placed accept ready', 'READY'],
        ['placed accept ready complete', 'COMPLETED'],
        ['placed cancel', 'STORE_REJECT'],
        ['placed accept cancel', 'STORE_REJECT'],
      ]),
    );
  });

  it('respects the minimum of each store and adds up each order from its lines', async () => {
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

  it('schedules the release of every order that still waits for its time', async () => {
    const { rows: waiting } = await sql<{ key: string }>`
      select 'orders.release:' || id as key from orders
      where released_at > ${now} and status in ('NEW', 'STORE_ACCEPTED') order by 1`.execute(
      first.db,
    );
    const { rows: jobs } = await sql<{ key: string }>`
      select key from graphile_worker.jobs order by 1`.execute(first.db);
    expect(waiting.length).toBeGreaterThan(2);
    expect(jobs).toEqual(waiting);
  });

  it('keeps a picture for every product and store', async () => {
    const { rows } = await sql<{ image: string }>`
      select image from products union select image from stores`.execute(first.db);
    const files = await readdir(path.join(uploadsRoot, 'demo'));
    expect(rows.map(({ image }) => path.basename(image)).toSorted()).toEqual(files.toSorted());
  });

  it('tells the person at the console how far it is and how to sign in', () => {
    expect(said.join('\n')).toMatch(/Cedar Kitchen, Court Street: \d+ products, [45],\d{3} orders/);
    expect(said.join('\n')).toMatch(/Ready in [\d.]+ s\./);
    expect(said.filter((line) => line.includes('owner@demo.test'))).toHaveLength(1);
  });
});

it('leaves nothing behind when it is interrupted', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const interrupt = (line: string): void => {
    if (line.includes('Riverside')) throw new Error('interrupted');
  };
  await expect(load(db, interrupt)).rejects.toThrow('interrupted');
  for (const table of ['users', 'stores', 'orders'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await database.drop();
}, 30_000);
