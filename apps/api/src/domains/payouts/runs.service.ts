import type { PayoutRun } from '@counter/contract/payouts';
import { inTransaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { countStoresWithBooks, findStoresDue, findStoresWithBooks } from '../ledger/index.ts';
import { payStore } from './paying.service.ts';
import {
  countResults,
  createResult,
  createRun,
  findLastRun,
  findResults,
  finishRun,
  hasResult,
  lockRuns,
  type RunRow,
} from './runs.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** The job that pays all stores in a run, batch by batch. */
export const runJob = 'payouts.run';

const shownResults = 500;
const whoPays = 'Payouts';

type OneStore = { readonly storeId: number };

/** Starts a run that pays every store for its finished weeks. Returns the current run instead if one is in progress. */
export async function startRun(
  platform: Platform,
  { actor }: Pick<SessionFacts, 'actor'>,
): Promise<PayoutRun> {
  const run = await inTransaction(platform.db, async (tx) => {
    await lockRuns(tx);
    const last = await findLastRun(tx);
    if (last && !last.finishedAt) return last;
    const stores = await countStoresWithBooks(tx);
    const begun = await createRun(tx, { by: actor.name, at: platform.clock.now(), stores });
    await addJob(tx, runJob, { runId: begun.id, after: null }, { jobKey: `${runJob}:${begun.id}` });
    return begun;
  });
  return describeRun(platform, run);
}

/** Returns the latest run with the results so far; null before the first. */
export async function findRun(platform: Platform): Promise<PayoutRun | null> {
  const run = await findLastRun(platform.db);
  return run ? describeRun(platform, run) : null;
}

async function describeRun({ db }: Platform, run: RunRow): Promise<PayoutRun> {
  const [done, results] = await Promise.all([
    countResults(db, run.id),
    findResults(db, run.id, shownResults),
  ]);
  const { startedAt, finishedAt } = run;
  return {
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    done,
    results,
  };
}

/**
 * Pays a batch of stores with a ledger, and finishes the run after the last one. A store's payout and its result are
 * written in one transaction, so a job that runs again after a crash pays nobody twice. A store that fails doesn't stop
 * the others; it gets no result.
 */
export async function payAllStores(
  platform: Platform,
  runId: number,
  batch: Batch<OneStore> = {},
): Promise<void> {
  const { db, clock } = platform;
  const stores = {
    job: runJob,
    key: `${runJob}:${runId}`,
    payload: { runId },
    find: async (after: OneStore | null, limit: number) => findStoresWithBooks(db, after, limit),
    ...paying(platform, async (work) => {
      if (await hasResult(work, runId)) return;
      await createResult(work, runId, await payStore(work));
    }),
  };
  const isLast = await runBatch(platform, stores, batch);
  if (isLast) await finishRun(db, runId, clock.now());
}

/** Hourly, because weeks end at a different time in each time zone. */
export const payoutCron: CronJob = { task: 'payouts.due', match: '7 * * * *' };

/** Pays the stores in a batch that are owed money for finished weeks. */
export async function payStoresDue(platform: Platform, batch: Batch<OneStore> = {}): Promise<void> {
  const { db, clock } = platform;
  const stores = {
    job: payoutCron.task,
    find: async (after: OneStore | null, limit: number) =>
      findStoresDue(db, clock.now(), after, limit),
    ...paying(platform, payStore),
  };
  await runBatch(platform, stores, batch);
}

function paying({ db, act }: Platform, action: (work: Work) => Promise<unknown>) {
  return {
    cursorOf: ({ storeId }: OneStore) => ({ storeId }),
    handle: async ({ storeId }: OneStore) =>
      act(await scopeForSystem(db, storeId, whoPays), action),
    failure: 'a store could not be paid',
  };
}
