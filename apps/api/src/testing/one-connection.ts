import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { OnStatement } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/database.ts';
import { RotateUnordered } from './rotate-unordered.ts';

/**
 * Opens a database that rejects a second connection while the caller is in a transaction. If as many of them as the
 * pool has connections did that at once, they would deadlock.
 */
export function openStrictDatabase<Schema>(pool: Pool, onStatement: OnStatement): Kysely<Schema> {
  const open = new AsyncLocalStorage<true>();
  const connect = async () => {
    if (open.getStore()) throw new Error('A transaction asks for a second connection.');
    return pool.connect();
  };
  const db = openDatabase<Schema>(
    // oxlint-disable-next-line typescript/no-unsafe-argument -- it is the pool, but for one method
    Object.create(pool, { connect: { value: connect } }),
    onStatement,
  ).withPlugin(new RotateUnordered());
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) =>
      execute(async (tx) => open.run(true, async () => work(tx)));
    return transaction;
  };
  return db;
}
