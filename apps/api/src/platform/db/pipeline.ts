import { DummyDriver, PostgresAdapter, PostgresDialect, Transaction } from 'kysely';
import type { Kysely } from 'kysely';

class PipelineAdapter extends PostgresAdapter {}

/** PostgreSQL on pipelined connections, which send a statement before the previous one is answered. */
export class PipelineDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PipelineAdapter();
  }
}

/** Returns true if concurrent statements are sent together. */
export function isPipelined(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PipelineAdapter;
}

const dialect = new PostgresDialect({
  pool: async () => Promise.reject(new Error('a transaction has its connection')),
});

/** A transaction never uses these, because it has its connection. */
const parts = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Runs `work` with a transaction whose statements may overlap: those of one `Promise.all` are sent together. Kysely
 * itself sends one at a time.
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
