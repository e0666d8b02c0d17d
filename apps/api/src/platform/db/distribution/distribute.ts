import { sql, type Kysely } from 'kysely';
import { addKey, findAway, prepareKept, takeKeys } from './foreign-keys.ts';
import { beginRun, endRun } from './interrupted.ts';
import { findTables, placeTable, type PlacedTable } from './tables.ts';

/** The result of distributing a database. */
export type Distribution = {
  readonly byStore: number;
  readonly reference: number;
  readonly local: number;
  /** Rows moved this time. */
  readonly rows: number;
  readonly keysAdded: number;
  /** Foreign keys that a distributed database doesn't support. */
  readonly keysGiven: readonly string[];
};

type Progress = (line: string) => void;

/**
 * Distributes the tables of a database with Citus. Each table has its own transaction, which counts its rows before and
 * after. After an interruption, another run resumes. The database must be unused meanwhile, because foreign keys are
 * missing until the end.
 */
export async function distributeTables(
  db: Kysely<unknown>,
  shards: number,
  onProgress: Progress,
): Promise<Distribution> {
  await prepareKept(db);
  const tables = await findTables(db);
  const open = tables.filter(({ place, isPlaced }) => place !== 'local' && !isPlaced);
  if (open.length > 0) {
    const names = tables.map(({ name }) => name);
    await db.transaction().execute(async (tx) => {
      await beginRun(tx);
      await takeKeys(tx, names);
    });
  }
  let rows = 0;
  for (const [index, table] of open.entries()) {
    rows += await db.transaction().execute(async (tx) => moveRows(tx, table, shards));
    if ((index + 1) % 20 === 0) onProgress(`${index + 1} of ${open.length} tables.`);
  }
  const { missing, given } = await findAway(db, tables);
  for (const [index, key] of missing.entries()) {
    await db.transaction().execute(async (tx) => addKey(tx, key));
    if ((index + 1) % 50 === 0) onProgress(`${index + 1} of ${missing.length} foreign keys.`);
  }
  await endRun(db);
  await sql`analyze`.execute(db);
  const count = (wanted: PlacedTable['place']): number =>
    tables.filter(({ place }) => place === wanted).length;
  return {
    byStore: count('store'),
    reference: count('reference'),
    local: count('local'),
    rows,
    keysAdded: missing.length,
    keysGiven: given.map(({ from, name }) => `${from}.${name}`),
  };
}

/** Moves a table's rows and returns their number. */
async function moveRows(tx: Kysely<unknown>, table: PlacedTable, shards: number): Promise<number> {
  const { name } = table;
  await sql`lock table ${sql.table(name)} in exclusive mode`.execute(tx);
  const before = await countRows(tx, name);
  await placeTable(tx, table, shards);
  await sql`
    select truncate_local_data_after_distributing_table(format('%I', ${name}::text)::regclass)
  `.execute(tx);
  const after = await countRows(tx, name);
  if (before === after) return after;
  throw new Error(
    `The table ${name} had ${before} rows and ${after} once it was distributed. It stays as it was.`,
  );
}

async function countRows(tx: Kysely<unknown>, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
