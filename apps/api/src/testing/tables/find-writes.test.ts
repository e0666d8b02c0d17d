import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForeignWrites } from './find-writes.ts';

const sources = resolve(import.meta.dirname, '../..');

/** Files that are given the names of the tables they write, and whose tables those are. */
const computing: Readonly<Record<string, string>> = {
  'platform/jobs/maintenance.ts': 'Removes outlived rows of the tables that their owners declare.',
  'domains/orders/rollup-check.repository.ts': 'Rebuilds rollups of orders.',
  'domains/feedback/feedback.repository.ts': 'Writes inquiries and reviews, its own tables.',
};

const isProduct = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)testing\//.test(path);

describe('the writes of tables', () => {
  it('are their owners’ own', async () => {
    const paths = (await readdir(sources, { recursive: true })).filter(isProduct);
    const found = await Promise.all(
      paths.map(async (path) =>
        findForeignWrites(path, await readFile(join(sources, path), 'utf8')),
      ),
    );
    const computed = new Set<string>();
    const foreign = found.flat().filter(({ path, table }) => {
      if (table === null) computed.add(path);
      return table !== null;
    });
    expect(foreign).toEqual([]);
    expect([...computed].toSorted()).toEqual(Object.keys(computing).toSorted());
  });

  it.each([
    [`db.updateTable('orders').set(row)`, 'orders'],
    [`db\n.insertInto(\n'orderItems as i')`, 'order_items'],
    [`db.deleteFrom("orders")`, 'orders'],
    [`db.mergeInto('orders')`, 'orders'],
    ['sql`insert into orders (id) values (1)`', 'orders'],
    ['sql`with gone as (DELETE FROM only public.order_items)`', 'order_items'],
    ['sql`update orders\nset seen_at = null`', 'orders'],
    ['sql`truncate orders`', 'orders'],
    ['db.updateTable(table)', null],
    ['sql`delete from ${sql.table(table)}`', null],
  ])('are found in another domain: %s', (source, table) => {
    const path = 'domains/menu/menu.repository.ts';
    expect(findForeignWrites(path, source)).toEqual([{ path, table }]);
  });

  it.each([
    `db.selectFrom('orders')`,
    'sql`select from orders for update of orders_seen`',
    'sql`insert into categories (id) values (1) on conflict (id) do update set name = excluded.name`',
    `db.insertInto('products').values(row)`,
  ])('are allowed to their owner, as reading is to all: %s', (source) => {
    expect(findForeignWrites('domains/menu/menu.repository.ts', source)).toEqual([]);
  });

  it('of the platform are the platform’s in each of its folders', () => {
    const source = 'sql`insert into audit_entries (id) values (1)`';
    expect(findForeignWrites('platform/events/audit/audit.ts', source)).toEqual([]);
    expect(findForeignWrites('domains/audit/audit.repository.ts', source)).toHaveLength(1);
  });
});
