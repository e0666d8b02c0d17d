import type { PayoutHold, RunResult } from '@counter/contract/payouts';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './payouts.tables.ts';

export type RunRow = {
  readonly id: number;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly stores: number;
};

const runColumns = ['id', 'startedBy', 'startedAt', 'finishedAt', 'stores'] as const;

/** Returns the latest run; undefined before the first. */
export async function findLastRun(db: Db | Tx): Promise<RunRow | undefined> {
  return db
    .selectFrom('payoutRuns')
    .orderBy('id', 'desc')
    .limit(1)
    .select(runColumns)
    .executeTakeFirst();
}

type NewRun = { readonly by: string; readonly at: Date; readonly stores: number };

/** Inserts a run that starts now. */
export async function createRun(tx: Tx, { by, at, stores }: NewRun): Promise<RunRow> {
  return tx
    .insertInto('payoutRuns')
    .values({ startedBy: by, startedAt: at, stores })
    .returning(runColumns)
    .executeTakeFirstOrThrow();
}

const runLock = 4_071_180_115;

/** Serializes the start of runs until the transaction ends. */
export async function lockRuns(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${runLock}::bigint)`.execute(tx);
}

export async function finishRun(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('payoutRuns').set({ finishedAt: at }).where('id', '=', id).execute();
}

type NewResult = Omit<RunResult, 'storeId' | 'storeName' | 'currency'>;

/** Returns true if a run has processed a store. */
export async function hasResult({ tx, scope }: Work, runId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payoutRunResults')
    .where('storeId', '=', scope.storeId)
    .where('runId', '=', runId)
    .select('runId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves the result of a store in a run. */
export async function createResult(
  { tx, scope }: Work,
  runId: number,
  { outcome, amount, transactionId, hold }: NewResult,
): Promise<void> {
  await tx
    .insertInto('payoutRunResults')
    .values({
      storeId: scope.storeId,
      runId,
      outcome,
      amount,
      transactionId,
      hold: hold && JSON.stringify(hold satisfies PayoutHold),
    })
    .execute();
}

/** Counts the stores that a run has processed. */
export async function countResults(db: Db, runId: number): Promise<number> {
  const { done } = await db
    .selectFrom('payoutRunResults')
    .where('runId', '=', runId)
    .select((eb) => eb.fn.countAll<number>().as('done'))
    .executeTakeFirstOrThrow();
  return done;
}

/** Returns the results of a run: those that need attention first. */
export async function findResults(db: Db, runId: number, limit: number): Promise<RunResult[]> {
  const rows = await db
    .selectFrom('payoutRunResults')
    .innerJoin('published.stores as store', 'store.id', 'payoutRunResults.storeId')
    .where('runId', '=', runId)
    .orderBy(sql`array_position(array['HELD', 'CARRIED', 'PAID', 'NOT_DUE'], outcome)`)
    .orderBy('payoutRunResults.storeId')
    .limit(limit)
    .select(['storeId', 'store.name', 'store.branchName'])
    .select(['store.currency', 'outcome', 'amount', 'transactionId', 'hold'])
    .execute();
  return rows.map(({ name, branchName, ...row }) => ({
    ...row,
    storeName: `${name}, ${branchName}`,
  }));
}
