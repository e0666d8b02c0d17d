import { sql, type Kysely } from 'kysely';
import { addKey, findAway, takeKeys } from './foreign-keys.ts';
import { splitStatements } from './split-statements.ts';
import { findTables, placeTable } from './tables.ts';

const createdTable = /^create table (?:if not exists )?(\w+)/i;

/** Gives new tables as many shards as the existing ones. */
const asTheOthers = 0;

/**
 * Runs a migration on a distributed database. A table is distributed right after it is created, so that later
 * statements find it distributed. Its foreign keys follow, because a table can't reference distributed tables before it
 * is distributed itself.
 */
export async function runOnCluster(tx: Kysely<unknown>, migration: string): Promise<void> {
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(tx);
  for (const statement of splitStatements(migration)) {
    const created = createdTable.exec(statement)?.[1];
    if (created === undefined) await sql.raw(statement).execute(tx);
    else await createPlaced(tx, statement, created);
  }
}

async function createPlaced(tx: Kysely<unknown>, statement: string, name: string): Promise<void> {
  await sql`set local citus.enable_ddl_propagation to off`.execute(tx);
  await sql.raw(statement).execute(tx);
  await takeKeys(tx, [name]);
  await sql`set local citus.enable_ddl_propagation to on`.execute(tx);
  const tables = await findTables(tx);
  const table = tables.find((one) => one.name === name);
  if (table && !table.isPlaced) await placeTable(tx, table, asTheOthers);
  const { missing } = await findAway(tx, tables);
  for (const key of missing) {
    if (key.from === name) await addKey(tx, key);
  }
}
