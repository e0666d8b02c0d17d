import type { Pool } from 'pg';
import { singleFlight } from '../kernel/single-flight.ts';
import type { Gauges } from './metrics.ts';

/** Work in the database that waits or went wrong. */
type Backlog = {
  readonly due: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestSeconds: number;
  readonly mailsWaiting: number;
  readonly mailsFailed: number;
  readonly eventsBehind: number;
};

/**
 * Gauges of what waits: for a connection, for a worker, for a mail server, for a consumer of events. While the database
 * doesn't answer, those that it would tell are not a number, and all others are still shown.
 */
export function backlogGauges(pool: Pool): Gauges {
  const read = singleFlight(async () => readBacklog(pool));
  const of = (name: keyof Backlog) => async () =>
    read().then(
      (backlog) => backlog[name],
      () => Number.NaN,
    );
  return {
    counter_database_connections_open: { help: 'Open connections', read: () => pool.totalCount },
    counter_database_connections_idle: { help: 'Unused connections', read: () => pool.idleCount },
    counter_database_connections_awaited: {
      help: 'Queries that wait for a connection',
      read: () => pool.waitingCount,
    },
    counter_jobs_due: { help: 'Jobs whose time has come, not begun', read: of('due') },
    counter_jobs_due_oldest_seconds: {
      help: 'Time that the first due job has waited',
      read: of('oldestSeconds'),
    },
    counter_jobs_running: { help: 'Jobs that a process holds', read: of('running') },
    counter_jobs_failed: { help: 'Jobs that are tried no more', read: of('failed') },
    counter_events_behind: {
      help: 'Events of stores that a consumer has not passed',
      read: of('eventsBehind'),
    },
    counter_messages_waiting: { help: 'Emails and texts not sent yet', read: of('mailsWaiting') },
    counter_messages_failed: { help: 'Emails and texts given up', read: of('mailsFailed') },
  };
}

async function readBacklog(pool: Pool): Promise<Backlog> {
  const { rows } = await pool.query<Backlog>(
    `select jobs.*, messages.*, events.*
     from (
       select count(*) filter (where is_due) as due,
         count(*) filter (where locked_at is not null) as running,
         count(*) filter (where attempts >= max_attempts and locked_at is null) as failed,
         coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8
           as "oldestSeconds"
       from (
         select *, run_at <= now() and locked_at is null and attempts < max_attempts as is_due
         from graphile_worker._private_jobs
       ) as all_jobs
     ) as jobs, (
       select count(*) filter (where state = 'QUEUED') as "mailsWaiting",
         count(*) filter (where state = 'FAILED') as "mailsFailed"
       from messages where state in ('QUEUED', 'FAILED')
     ) as messages, (
       select coalesce(sum(heads.seq - positions.seq), 0)::bigint as "eventsBehind"
       from event_positions as positions
       join store_event_heads as heads on heads.store_id = positions.store_id
     ) as events`,
  );
  const [backlog] = rows;
  if (!backlog) throw new Error('The database did not answer.');
  return backlog;
}
