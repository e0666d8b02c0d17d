import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import { isOnCluster } from '../db/distribution/cluster-dialect.ts';
import type { Db } from '../db/platform-db.ts';
import { prepared } from '../db/prepared.ts';
import { auditRows, insertAuditSql, writeAudit, type AuditRows } from './audit/audit.ts';
import { answerRows, keepAnswers, storeAnswersSql, type AnswerRows } from './once.ts';
import { appending, appendInSteps, type NewEvents } from './outbox/events.ts';
import type { AuditEntry, KeptAnswer, Work } from './work.ts';

/** Everything an action queued. */
export type Queued = {
  readonly events: readonly StoreEvent[];
  readonly entries: readonly AuditEntry[];
  readonly answers: readonly KeptAnswer[];
};

/**
 * Stores what an action queued: its audit entries, idempotent answer and events. This takes one round trip because
 * every action pays for it. Citus can't plan that statement, so a cluster gets several.
 */
export async function recordAction(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  { events, entries, answers }: Queued,
): Promise<void> {
  if (events.length + entries.length + answers.length === 0) return;
  const { storeId } = scope;
  if (isOnCluster(tx)) {
    await keepAnswers(tx, storeId, answers);
    await writeAudit(tx, { ...scope, at }, entries);
    await appendInSteps(tx, { storeId, at, events });
    return;
  }
  await record(tx, {
    ...auditRows({ ...scope, at }, entries),
    ...answerRows(storeId, answers),
    count: events.length,
    events: JSON.stringify(events),
  });
}

const record = prepared(
  (_db: Db, rows: AuditRows & AnswerRows & NewEvents) => sql`
    with ${appending(rows)}, audited as (${insertAuditSql(rows)}), answered as (${storeAnswersSql(rows)})
    select`,
);
