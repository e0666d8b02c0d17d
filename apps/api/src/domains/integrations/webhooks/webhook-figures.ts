import { sql } from 'kysely';
import { singleFlight } from '../../../platform/kernel/single-flight.ts';
import type { Db } from '../integrations.tables.ts';

/** The outcome of a call: `failed` is tried again. */
export type Outcome = 'delivered' | 'failed' | 'given_up';

/** The number of calls that this process has made, by what became of them. */
export type Outcomes = Record<Outcome, number>;

export function createOutcomes(): Outcomes {
  return { delivered: 0, failed: 0, given_up: 0 };
}

/** Returns the operator's figures of webhooks. */
export function webhookFigures(db: Db, outcomes: Outcomes) {
  const backlog = singleFlight(async () => readBacklog(db));
  const of = (name: keyof Awaited<ReturnType<typeof readBacklog>>) => async () =>
    backlog().then(
      (found) => found[name],
      () => Number.NaN,
    );
  return {
    counter_webhook_calls_total: {
      help: 'Calls of webhooks by this process: delivered, failed (tried again), given up',
      grows: true,
      label: 'outcome',
      read: () => ({ ...outcomes }),
    },
    counter_webhook_deliveries_waiting: {
      help: 'Deliveries that wait for their call, without those of paused webhooks',
      read: of('waiting'),
    },
    counter_webhook_deliveries_waiting_oldest_seconds: {
      help: 'Age of the first delivery that waits, without those of paused webhooks',
      read: of('oldestSeconds'),
    },
    counter_webhooks_paused: {
      help: 'Webhooks that were paused because nothing arrived',
      read: of('paused'),
    },
  };
}

async function readBacklog(db: Db) {
  const { rows } = await sql<{ waiting: number; oldestSeconds: number; paused: number }>`
    select waiting.*, (
      select count(*) from webhooks where pause_reason in ('FAILING', 'GONE')
    ) as paused
    from (
      select count(*) as waiting,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
      from webhook_deliveries
      where state = 'WAITING'
        and webhook_id not in (select id from webhooks where paused_at is not null)
    ) as waiting
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The database did not answer.');
  return found;
}
