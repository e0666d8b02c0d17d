import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';

/** Returns a store's ledger: its head, its entries in order, and the unbalanced entries. */
export async function findBooks(db: Db, storeId: number) {
  const head = await db
    .selectFrom('ledgerHeads')
    .where('storeId', '=', storeId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('ledgerEntries')
    .where('storeId', '=', storeId)
    .orderBy('seq')
    .selectAll()
    .execute();
  const { rows: unbalanced } = await sql<{ seq: number }>`
    select e.seq from ledger_entries e
    left join ledger_postings p on p.store_id = e.store_id and p.seq = e.seq
    where e.store_id = ${storeId}
    group by e.seq having coalesce(sum(p.amount), 1) <> 0`.execute(db);
  return { head, entries, unbalanced };
}
