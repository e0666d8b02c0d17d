import type { PayoutHold, RunResult } from '@counter/contract/payouts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';

export type RunRow = {
  readonly id: number;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly stores: number;
};

const runColumns = [
  'id',
  'started_by as startedBy',
  'started_at as startedAt',
  'finished_at as finishedAt',
  'stores',
] as const;

/** The latest run; undefined before the first. */
export async function findLastRun(db: Db | Tx): Promise<RunRow | undefined> {
  return db
    .selectFrom('payout_runs')
    .orderBy('id', 'desc')
    .limit(1)
    .select(runColumns)
    .executeTakeFirst();
}

type NewRun = { readonly by: string; readonly at: Date; readonly stores: number };

/** Writes a run that begins. */
export async function createRun(tx: Tx, { by, at, stores }: NewRun): Promise<RunRow> {
  return tx
    .insertInto('payout_runs')
    .values({ started_by: by, started_at: at, stores })
    .returning(runColumns)
    .executeTakeFirstOrThrow();
}

const runLock = 4_071_180_115;

/** Makes those who begin a run wait for one another. */
export async function lockRuns(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${runLock}::bigint)`.execute(tx);
}

export async function finishRun(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('payout_runs').set({ finished_at: at }).where('id', '=', id).execute();
}

type NewResult = Omit<RunResult, 'storeId' | 'storeName' | 'currency'>;

/** Returns true if a run has processed a store. */
export async function hasResult({ tx, scope }: Work, runId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payout_run_results')
    .where('store_id', '=', scope.storeId)
    .where('run_id', '=', runId)
    .select('run_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what came of a store in a run. */
export async function createResult(
  { tx, scope }: Work,
  runId: number,
  { outcome, amount, transactionId, hold }: NewResult,
): Promise<void> {
  await tx
    .insertInto('payout_run_results')
    .values({
      store_id: scope.storeId,
      run_id: runId,
      outcome,
      amount,
      transaction_id: transactionId,
      hold: hold && JSON.stringify(hold satisfies PayoutHold),
    })
    .execute();
}

/** Counts the stores that a run has processed. */
export async function countResults(db: Db, runId: number): Promise<number> {
  const { done } = await db
    .selectFrom('payout_run_results')
    .where('run_id', '=', runId)
    .select((eb) => eb.fn.countAll<number>().as('done'))
    .executeTakeFirstOrThrow();
  return done;
}

/** Returns the results of a run: those that need attention first. */
export async function findResults(db: Db, runId: number, limit: number): Promise<RunResult[]> {
  const rows = await db
    .selectFrom('payout_run_results')
    .innerJoin('stores', 'stores.id', 'payout_run_results.store_id')
    .where('run_id', '=', runId)
    .orderBy(sql`array_position(array['HELD', 'CARRIED', 'PAID', 'NOT_DUE'], outcome)`)
    .orderBy('payout_run_results.store_id')
    .limit(limit)
    .select(['store_id as storeId', 'stores.name', 'stores.branch_name as branchName'])
    .select(['stores.currency', 'outcome', 'amount', 'transaction_id as transactionId', 'hold'])
    .execute();
  return rows.map(({ name, branchName, ...row }) => ({
    ...row,
    storeName: `${name}, ${branchName}`,
  }));
}
