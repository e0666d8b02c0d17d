import type { Table } from '../../platform/kernel/pdf/sheet.ts';
import type { StorePaper } from '../../platform/tenancy/scope.ts';

/** A store in New York. */
export const scope: StorePaper = {
  storeName: 'Cedar Kitchen',
  currency: 'USD',
  timeZone: 'America/New_York',
  dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
};

export const owner = { name: 'Cedar Foods LLC', address: '12 Quay Street' };

/** Yields rows in batches, like a query. */
export async function* inBatches<Row>(
  ...batches: readonly (readonly Row[])[]
): AsyncGenerator<readonly Row[]> {
  for (const batch of batches) yield await Promise.resolve(batch);
}

/** Reads a table as it is written to a page: its rows, then its totals. */
export async function readTable(table: Table | undefined) {
  if (!table) throw new Error('There is no such table.');
  const rows: (readonly string[])[] = [];
  for await (const batch of table.rows) rows.push(...batch);
  const uneven = [...rows, table.totals()].find(({ length }) => length !== table.columns.length);
  if (uneven) throw new Error(`A line has ${uneven.length} cells.`);
  const numeric = table.columns.flatMap((column) => (column.numeric ? [column.head] : []));
  return { rows, totals: table.totals(), caption: table.caption, count: table.count, numeric };
}
