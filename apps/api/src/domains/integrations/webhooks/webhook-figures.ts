import { singleFlight } from '../../../platform/kernel/single-flight.ts';
import type { Db } from '../integrations.tables.ts';
import { readBacklog } from './webhook-backlog.repository.ts';

/** The outcome of a call. A `failed` one is retried. */
export type Outcome = 'delivered' | 'failed' | 'given_up';

/** The number of calls by this process, by outcome. */
export type Outcomes = Record<Outcome, number>;

export function createOutcomes(): Outcomes {
  return { delivered: 0, failed: 0, given_up: 0 };
}

/** Returns the webhook metrics for operators. */
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
