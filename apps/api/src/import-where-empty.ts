import { sql } from 'kysely';
import { hasUsers } from './domains/auth/index.ts';
import { inTransaction } from './platform/db/database.ts';
import type { Db, Tx } from './platform/db/schema.ts';

const importLock = 4_071_180_114;

/**
 * Fills a database that has no accounts yet, in one transaction and only once, however many processes start at the same
 * time. Returns whether this call filled it.
 */
export async function importWhereEmpty(db: Db, fill: (tx: Tx) => Promise<void>): Promise<boolean> {
  if (await hasUsers(db)) return false;
  return inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${importLock}::bigint)`.execute(tx);
    if (await hasUsers(tx)) return false;
    await fill(tx);
    return true;
  });
}
