import { sql } from 'kysely';
import { checkLedger, findKeptBooks, type KeptBooks } from './domains/ledger/index.ts';
import { checkChanges, compareRollups } from './domains/orders/index.ts';
import { checkPayouts } from './domains/payouts/index.ts';
import type { Db } from './platform/db/schema.ts';

/** A store's ledger, with a sentence for each fault in it or in the store's rollups. */
export type CheckedBooks = KeptBooks & { readonly faults: readonly string[] };

/**
 * Recomputes the rollups, balances and payouts of every store from its orders and compares them, each store in one
 * snapshot. Changes nothing and doesn't block requests.
 */
export async function* checkBooks(db: Db): AsyncGenerator<CheckedBooks> {
  for (const books of await findKeptBooks(db)) {
    yield { ...books, faults: await findFaults(db, books) };
  }
}

async function findFaults(db: Db, { storeId }: KeptBooks): Promise<string[]> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const books = [
      ...(await checkLedger(tx, storeId)),
      ...(await checkPayouts(tx, storeId)),
      ...(await checkChanges(tx, storeId)),
    ];
    const rollups = await compareRollups(tx, storeId);
    return [
      ...books.map(
        ({ rule, subject, kept, counted }) =>
          `${rule}: ${subject} says ${kept ?? 'nothing'}, counted anew it is ${counted ?? 'nothing'}`,
      ),
      ...rollups.map(
        ({ table, key, kept, counted }) =>
          `${table} ${JSON.stringify(key)} says ${JSON.stringify(kept)}, counted anew it is ${JSON.stringify(counted)}`,
      ),
    ];
  });
}
