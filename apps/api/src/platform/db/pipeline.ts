import { DummyDriver, PostgresAdapter, PostgresDialect, Transaction } from 'kysely';
import type { Kysely } from 'kysely';

class PipelineAdapter extends PostgresAdapter {}

/** PostgreSQL on connections that send a statement without waiting for the answer to the one before. */
export class PipelineDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PipelineAdapter();
  }
}

/** Returns true if statements of one moment are sent together. */
export function isPipelined(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PipelineAdapter;
}

const dialect = new PostgresDialect({
  pool: async () => Promise.reject(new Error('a transaction has its connection')),
});

/** A transaction never asks for these: it has a connection. */
const parts = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Runs `work` with a transaction whose statements may overlap: those of `Promise.all` are sent together. Kysely's own sends
 * one at a time.
 */
export async function overlap<Schema, Result>(
  tx: Transaction<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const executor = tx.getExecutor();
  return executor.provideConnection(async (connection) => {
    const open = executor.withConnectionProvider({
      provideConnection: async (consume) => consume(connection),
    });
    return work(new Transaction<Schema>({ ...parts, executor: open }));
  });
}
