import { sql, type RawBuilder } from 'kysely';
import { isOnCluster } from '../distribution/cluster-dialect.ts';
import type { Db } from '../platform-db.ts';
import { placeOf, type SealedData, type SealedColumns } from '../../kernel/sealed-columns.ts';
import { prefixOf } from '../../kernel/vault.ts';

/** A sealed value and its row. `at` (the ctid) finds the row until its next write. */
export type SealedValue = {
  readonly at: string;
  readonly value: Buffer;
  /** The row's identifying value. */
  readonly row: number | string;
  /** The place that the value is bound to. */
  readonly place: string;
};

/** One sealed column. */
export type SealedColumn = { readonly table: SealedColumns; readonly column: string };

/** The sealed index keys of encryption keys. */
export const sealedIndexKeys = {
  table: 'encryptionKeys',
  row: 'name',
  places: { indexKey: 'encryption_keys.index_key' },
} as const satisfies SealedColumns;

/** Returns all sealed columns, including the platform's own. */
export function columnsOf({ sealed }: Pick<SealedData, 'sealed'>): SealedColumn[] {
  return [...sealed, sealedIndexKeys].flatMap((table) =>
    Object.keys(table.places).map((column) => ({ table, column })),
  );
}

/** Returns the names of the keys that seal values of a column. */
export async function findKeyNames(db: Db, { table, column }: SealedColumn): Promise<string[]> {
  const value = sql.ref(column);
  const { rows } = await sql<{ name: string }>`
    select distinct convert_from(substr(${value}, 2, get_byte(${value}, 0)), 'UTF8') as name
    from ${sql.table(table.table)} where ${value} is not null
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Builds the condition that a value is sealed with a key. */
export function isSealedWith(column: string, name: string): RawBuilder<boolean> {
  const prefix = prefixOf(name);
  return sql<boolean>`substr(${sql.ref(column)}, 1, ${prefix.length}::integer) = ${prefix}`;
}

type Wanted = {
  readonly where: RawBuilder<boolean>;
  readonly limit: number;
  /** Returns only rows stored after this one. */
  readonly after?: string;
};

/** @throws Error for a distributed database: reading all values follows the storage order, which nodes don't share */
export function refuseCluster(db: Db): void {
  if (!isOnCluster(db)) return;
  throw new Error(
    'Nothing was changed: this command can not go through the values of a distributed database yet.',
  );
}

/** Returns values of a column in storage order. */
export async function findSealedValues(
  db: Db,
  { table, column }: SealedColumn,
  { where, limit, after = '(0,0)' }: Wanted,
): Promise<SealedValue[]> {
  const { rows } = await sql<{ at: string; value: Buffer; row: number | string }>`
    select ctid::text as at, ${sql.ref(column)} as value, ${sql.ref(table.row)} as row
    from ${sql.table(table.table)}
    where ctid > ${after}::tid and ${sql.ref(column)} is not null and ${where}
    order by ctid limit ${limit}
  `.execute(db);
  return rows.map((found) => ({ ...found, place: placeOf(table, column, found.row) }));
}

/** Returns true if a column of blind indexes holds any. */
export async function holdsIndexes(db: Db, indexes: SealedData['indexes']): Promise<boolean> {
  for (const { table, column } of indexes) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)} is not null limit 1
    `.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Returns true if any value is sealed with a key. */
export async function isInUse(
  db: Db,
  columns: readonly SealedColumn[],
  name: string,
): Promise<boolean> {
  for (const column of columns) {
    const where = isSealedWith(column.column, name);
    if ((await findSealedValues(db, column, { where, limit: 1 })).length > 0) return true;
  }
  return false;
}
