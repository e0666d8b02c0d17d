import type { StoreEvent } from '@counter/contract/stream';
import type { Clock } from '../kernel/clock.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { ProblemError } from '../kernel/problem.ts';
import { readOnlyMessage } from '../tenancy/read-only.ts';
import { recordAction } from './record-action.ts';
import type { Act, AuditEntry, KeptAnswer, Work } from './work.ts';

type Parts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Called after a commit that added events of these kinds to a store. */
  readonly wake: (storeId: number, kinds: readonly StoreEvent['kind'][]) => void;
};

/**
 * Creates the function that makes every change to a store. After a deadlock or a serialization failure the action runs
 * again from its start, so it must have no effect outside its transaction. Throws a ProblemError NOT_ALLOWED for a
 * read-only scope.
 */
export function createAct({ db, clock, wake }: Parts): Act {
  return async (scope, action) => {
    if (scope.readOnly) throw new ProblemError('NOT_ALLOWED', readOnlyMessage);
    const { result, kinds } = await inTransaction(db, async (tx, send) => {
      const { work, queued } = prepareWork({ tx, send, scope, at: clock.now() });
      const answer = await action(work);
      send(recordAction(work, queued));
      return { result: answer, kinds: queued.events.map(({ kind }) => kind) };
    });
    if (kinds.length > 0) wake(scope.storeId, kinds);
    return result;
  };
}

function prepareWork(place: Pick<Work, 'tx' | 'send' | 'scope' | 'at'>) {
  const events: StoreEvent[] = [];
  const entries: AuditEntry[] = [];
  const answers: KeptAnswer[] = [];
  const work: Work = {
    ...place,
    emit: (event) => void events.push(event),
    audit: (entry) => void entries.push(entry),
    keep: (answer) => void answers.push(answer),
  };
  return { work, queued: { events, entries, answers } };
}
