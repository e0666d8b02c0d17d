import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { UpdateType } from 'kysely';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { Database as OrdersDatabase } from '../../domains/orders/orders.tables.ts';
import type { Database as PlatformDatabase } from '../../platform/db/platform-db.ts';
import {
  findForeignReads,
  findForeignWrites,
  findViews,
  ownerOf,
  snakeCase,
  type Use,
} from './find-foreign.ts';
import { folderOf } from './owners.ts';

const sources = resolve(import.meta.dirname, '../..');

/** Files that are given the names of the tables they use, and whose tables those are. */
const computing: Readonly<Record<string, string>> = {
  'platform/jobs/maintenance.ts': 'Removes outlived rows of the tables that their owners declare.',
  'domains/orders/rollup-check.repository.ts': 'Rebuilds rollups of orders.',
  'domains/feedback/feedback.repository.ts':
    'Reads and writes inquiries and reviews, its own tables.',
};

const writing = {
  ...computing,
  'commands/backup/read-backup.ts': 'Fills every table when a backup is restored.',
  'platform/db/keys/reseal.ts': 'Seals the columns again that their owners declare.',
};

const reading = {
  ...computing,
  'platform/db/distribution/distribute.ts': 'Counts the rows of every table before and after.',
  'platform/db/distribution/foreign-keys.ts':
    'Takes the keys of every table away and adds them again.',
  'platform/db/keys/sealed-values.ts':
    'Finds what is sealed in the columns that their owners declare.',
  'platform/db/migrate.ts': 'Reads which migrations have run.',
};

const isProduct = (path: string): boolean =>
  path.endsWith('.ts') && !/\.(test|tables)\.ts$/.test(path) && !/(^|\/)testing\//.test(path);

let files: readonly { readonly path: string; readonly source: string }[];

beforeAll(async () => {
  const paths = (await readdir(sources, { recursive: true })).filter(isProduct);
  files = await Promise.all(
    paths.map(async (path) => ({ path, source: await readFile(join(sources, path), 'utf8') })),
  );
});

const findAll = (find: (path: string, source: string) => Use[]): Use[] =>
  files.flatMap(({ path, source }) => find(path, source));

const named = (uses: readonly Use[]): Use[] => uses.filter(({ table }) => table !== null);

const filesThatCompute = (uses: readonly Use[]): string[] =>
  [...new Set(uses.filter(({ table }) => table === null).map(({ path }) => path))].toSorted();

describe('writes to tables', () => {
  it("happen only in the table's own domain", () => {
    const found = findAll(findForeignWrites);
    expect(named(found)).toEqual([]);
    expect(filesThatCompute(found)).toEqual(Object.keys(writing).toSorted());
  });

  it.each([
    [`db.updateTable('orders').set(row)`, 'orders'],
    [`db\n.insertInto(\n'orderItems as i')`, 'order_items'],
    [`db.deleteFrom("orders")`, 'orders'],
    [`db.mergeInto('orders')`, 'orders'],
    [`db.updateTable('published.orders')`, 'orders'],
    ['sql`insert into orders (id) values (1)`', 'orders'],
    ['sql`with gone as (DELETE FROM only public.order_items)`', 'order_items'],
    ['sql`update orders\nset seen_at = null`', 'orders'],
    ['sql`update published.orders set seen_at = null`', 'orders'],
    ['sql`truncate orders`', 'orders'],
    ['db.updateTable(table)', null],
    ['sql`delete from ${sql.table(table)}`', null],
  ])('are detected in another domain: %s', (source, table) => {
    const path = 'domains/menu/menu.repository.ts';
    expect(findForeignWrites(path, source)).toEqual([{ path, table }]);
  });

  it.each([
    `db.selectFrom('orders')`,
    'sql`select from orders for update of orders_seen`',
    'sql`insert into categories (id) values (1) on conflict (id) do update set name = excluded.name`',
    `db.insertInto('products').values(row)`,
  ])("aren't confused with reads or the owner's own writes: %s", (source) => {
    expect(findForeignWrites('domains/menu/menu.repository.ts', source)).toEqual([]);
  });

  it('of the platform are allowed in every platform folder', () => {
    const source = 'sql`insert into audit_entries (id) values (1)`';
    expect(findForeignWrites('platform/events/audit/audit.ts', source)).toEqual([]);
    expect(findForeignWrites('domains/audit/audit.repository.ts', source)).toHaveLength(1);
  });
});

describe('reads of tables', () => {
  it("happen only in the table's own domain, and others read published views", () => {
    const found = findAll(findForeignReads);
    expect(named(found)).toEqual([]);
    expect(filesThatCompute(found)).toEqual(Object.keys(reading).toSorted());
  });

  it.each([
    [`db.selectFrom('orders').select('id')`, 'orders'],
    [`db\n.selectFrom(\n['products', 'orders as o'])`, 'orders'],
    [`query.leftJoin('orderItems as i', 'i.orderId', 'o.id')`, 'order_items'],
    [`db.deleteFrom('products').using('orders')`, 'orders'],
    [`db.updateTable('products').from("orders")`, 'orders'],
    ['sql`select id from orders where id = 1`', 'orders'],
    ['sql`select from products p left join public.order_items i on true`', 'order_items'],
    ['sql`select from products p, orders o`', 'orders'],
    ['sql`select from ${sql.table(name)}`', null],
    ['db.selectFrom(table)', null],
  ])('are detected in another domain: %s', (source, table) => {
    const path = 'domains/menu/menu.repository.ts';
    expect(findForeignReads(path, source)).toEqual([{ path, table }]);
  });

  it.each([
    `db.selectFrom('products').innerJoin('published.orders as order', 'order.id', 'products.id')`,
    'sql`select from published.orders o join published.order_hours h on true`',
    'sql`with orders as (select 1) select from orders`',
    `// Reads from orders.\ndb.selectFrom('products')`,
    `/** Removes them from orders. */ import { a } from '../orders/index.ts';`,
  ])("aren't confused with reads of views, own tables or parts of a statement: %s", (source) => {
    expect(findForeignReads('domains/menu/menu.repository.ts', source)).toEqual([]);
  });
});

describe('query types', () => {
  it('include only own tables and published views', () => {
    expectTypeOf<'orders' | 'published.stores'>().toExtend<keyof OrdersDatabase>();
    expectTypeOf<Extract<keyof OrdersDatabase, 'stores' | 'auditEntries'>>().toBeNever();
    expectTypeOf<Extract<keyof PlatformDatabase, 'stores' | 'sessions'>>().toBeNever();
  });

  it('include only published columns, as read-only', () => {
    type User = OrdersDatabase['published.users'];
    expectTypeOf<'fullName'>().toExtend<keyof User>();
    expectTypeOf<Extract<keyof User, 'passwordHash'>>().toBeNever();
    expectTypeOf<UpdateType<User['fullName']>>().toBeNever();
  });
});

describe('published views', () => {
  it('are read only by other domains', () => {
    const own = findAllViews().filter(({ path, view }) =>
      path.startsWith(`${folderOf(ownerOf(view) ?? '')}/`),
    );
    expect(own).toEqual([]);
  });

  it('contain no unread columns', async () => {
    const readers = Map.groupBy(findAllViews(), ({ view }) => view);
    const unread = (await readPublished()).filter(({ view, column }) => {
      const word = new RegExp(String.raw`\b(${column}|${snakeCase(column)})\b`);
      return !readers.get(snakeCase(view))?.some(({ source }) => word.test(source));
    });
    expect(unread).toEqual([]);
  });
});

const findAllViews = () =>
  files.flatMap((file) => findViews(file.source).map((view) => ({ ...file, view })));

/** The columns of the views, as the generated types list them. */
async function readPublished(): Promise<{ readonly view: string; readonly column: string }[]> {
  const paths = (await readdir(sources, { recursive: true })).filter((path) =>
    path.endsWith('.tables.ts'),
  );
  const texts = await Promise.all(paths.map(async (path) => readFile(join(sources, path), 'utf8')));
  return texts
    .flatMap((text) => [
      ...text.matchAll(/'published\.(\w+)': Published<\s*\w+,\s*'\w+',([^>]+)>/g),
    ])
    .flatMap(([, view = '', columns = '']) =>
      Array.from(columns.matchAll(/\w+/g), ([column]) => ({ view, column })),
    );
}
