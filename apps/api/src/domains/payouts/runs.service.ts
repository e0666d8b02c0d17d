import type { PayoutRun } from '@counter/contract/payouts';
import { inTransaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { findStoresDue, findStoresWithBooks } from '../ledger/index.ts';
import { payStore } from './paying.service.ts';
import {
  countResults,
  createResult,
  createRun,
  findLastRun,
  findResults,
  findStoresSeenTo,
  finishRun,
  hasResult,
  lockRuns,
  type RunRow,
} from './runs.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** The job that goes through all stores for a run. */
export const runJob = 'payouts.run';

const shownResults = 500;
const storesAtOnce = 100;
const whoPays = 'Payouts';

/** Begins to pay every store for its finished weeks; a run that goes on already is answered instead. */
export async function startRun(
  platform: Platform,
  { actor }: Pick<SessionFacts, 'actor'>,
): Promise<PayoutRun> {
  const run = await inTransaction(platform.db, async (tx) => {
    await lockRuns(tx);
    const last = await findLastRun(tx);
    if (last && !last.finishedAt) return last;
    const { length: stores } = await findStoresWithBooks(tx);
    const begun = await createRun(tx, { by: actor.name, at: platform.clock.now(), stores });
    await addJob(tx, runJob, { runId: begun.id }, { jobKey: `${runJob}:${begun.id}` });
    return begun;
  });
  return describeRun(platform, run);
}

/** The latest run with what came of each store so far; null before the first. */
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

type Batch = {
  /** The most stores that one job pays. */
  readonly atOnce?: number;
  /** Stores that could not be paid in this run. */
  readonly failed?: readonly number[];
};

/**
 * Goes through the stores that a run has not seen to yet, and schedules itself again while there are more, so that no
 * job runs long. What a store is paid and that the run has seen to it stand in one transaction, so a job that runs again
 * after a crash goes on where it broke off. A store whose books cannot be paid from stops nobody else: the run ends
 * without a result for it.
 */
export async function payAllStores(
  platform: Platform,
  runId: number,
  { atOnce = storesAtOnce, failed = [] }: Batch = {},
): Promise<void> {
  const { db } = platform;
  const done = new Set([...(await findStoresSeenTo(db, runId)), ...failed]);
  const open = (await findStoresWithBooks(db)).filter((storeId) => !done.has(storeId));
  const failedNow: number[] = [];
  for (const storeId of open.slice(0, atOnce)) {
    const isPaid = await inStore(platform, storeId, async (work) => {
      if (await hasResult(work, runId)) return;
      await createResult(work, runId, await payStore(work));
    });
    if (!isPaid) failedNow.push(storeId);
  }
  if (open.length <= atOnce) return finishRun(db, runId, platform.clock.now());
  const payload = { runId, failed: [...failed, ...failedNow] };
  await inTransaction(db, async (tx) =>
    addJob(tx, runJob, payload, { jobKey: `${runJob}:${runId}` }),
  );
}

/** Pays whoever is owed something of weeks that are over. */
export async function payStoresDue(platform: Platform): Promise<void> {
  for (const storeId of await findStoresDue(platform.db, platform.clock.now())) {
    await inStore(platform, storeId, payStore);
  }
}

/** Returns false, after noting it in the log, where the action failed. */
async function inStore(
  { db, act, log }: Platform,
  storeId: number,
  action: (work: Work) => Promise<unknown>,
): Promise<boolean> {
  try {
    await act(await scopeForSystem(db, storeId, whoPays), action);
    return true;
  } catch (error) {
    log.error({ err: error, storeId }, 'a store could not be paid');
    return false;
  }
}
