import { id as anId } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Db, Tx } from '../db/schema.ts';
import type { Act, Work } from '../events/work.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { StoreScope } from '../tenancy/scope.ts';
import { scopeForSystem } from '../tenancy/system-scope.ts';
import { addJob } from './add-job.ts';
import type { Task } from './start-jobs.ts';

/** The columns of every planned change. */
export type PlannedRow = {
  readonly id: number;
  readonly state: string;
  readonly appliesAt: Date;
  readonly plannedBy: string;
};

/** A kind of planned change: how to find, lock and apply it. */
export type PlannedKind<Row extends PlannedRow> = {
  /** The job's name. */
  readonly job: string;
  readonly find: (
    db: Db,
    scope: Pick<StoreScope, 'storeId'>,
    id: number,
  ) => Promise<PlannedRow | undefined>;
  /** Locks a change until the transaction ends. */
  readonly lock: (tx: Tx, scope: StoreScope, id: number) => Promise<Row | undefined>;
  /**
   * Applies the change and updates its state.
   * @throws ProblemError if it can't be applied
   */
  readonly apply: (work: Work, row: Row) => Promise<void>;
  /** Marks the change as failed, with the reason. */
  readonly fail: (work: Work, row: Row, reason: string) => Promise<void>;
};

const planned = z.object({ storeId: anId, id: anId });

/** Schedules a change. A later call for the same one reschedules it. */
export async function schedulePlanned(
  work: Work,
  job: string,
  { id, appliesAt }: Pick<PlannedRow, 'id' | 'appliesAt'>,
): Promise<void> {
  await addJob(work.tx, job, payloadOf(work, id), { runAt: appliesAt, jobKey: `${job}:${id}` });
}

/**
 * Returns the job of a kind of planned change. A change is applied once, in one transaction with its state; a cancelled
 * or applied one is ignored. One that can't be applied is marked as failed, with the reason. If the queue's clock is
 * ahead of ours and the job runs too early, it is rescheduled.
 */
export function plannedTask<Row extends PlannedRow>(
  { db, act }: { readonly db: Db; readonly act: Act },
  kind: PlannedKind<Row>,
): Task {
  return async (payload) => {
    const { storeId, id } = planned.parse(payload);
    const known = await kind.find(db, { storeId }, id);
    if (!known) return;
    // The audit log shows who planned the change.
    const scope = await scopeForSystem(db, storeId, `${known.plannedBy}, as planned`);
    try {
      await act(scope, async (work) => withDue(work, kind, id, kind.apply));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      await act(scope, async (work) =>
        withDue(work, kind, id, async (failing, row) => kind.fail(failing, row, error.message)),
      );
    }
  };
}

async function withDue<Row extends PlannedRow>(
  work: Work,
  kind: PlannedKind<Row>,
  id: number,
  act: (work: Work, row: Row) => Promise<void>,
): Promise<void> {
  const row = await kind.lock(work.tx, work.scope, id);
  if (row?.state !== 'PLANNED') return;
  const earlyMs = row.appliesAt.getTime() - work.at.getTime();
  if (earlyMs <= 0) return act(work, row);
  const jobKey = `${kind.job}:${id}`;
  await addJob(work.tx, kind.job, payloadOf(work, id), { afterMs: earlyMs, jobKey });
}

const payloadOf = ({ scope }: Work, id: number) => ({ storeId: scope.storeId, id });
