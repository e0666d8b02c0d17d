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

/**
 * Goes through all stores for a run. What a store is paid and that the run has seen to it stand in one
 * transaction, so going through them again after a crash goes on where it broke off. A store whose
 * books cannot be paid from stops nobody else: the run ends without a result for it.
 */
export async function payAllStores(platform: Platform, runId: number): Promise<void> {
  for (const storeId of await findStoresWithBooks(platform.db)) {
    await inStore(platform, storeId, async (work) => {
      if (await hasResult(work, runId)) return;
      await createResult(work, runId, await payStore(work));
    });
  }
  await finishRun(platform.db, runId, platform.clock.now());
}

/** Pays whoever is owed something of weeks that are over. */
export async function payStoresDue(platform: Platform): Promise<void> {
  for (const storeId of await findStoresDue(platform.db, platform.clock.now())) {
    await inStore(platform, storeId, payStore);
  }
}

async function inStore(
  { db, act, log }: Platform,
  storeId: number,
  action: (work: Work) => Promise<unknown>,
): Promise<void> {
  try {
    await act(await scopeForSystem(db, storeId, whoPays), action);
  } catch (error) {
    log.error({ err: error, storeId }, 'a store could not be paid');
  }
}
