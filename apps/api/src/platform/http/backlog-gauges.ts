import type { Pool } from 'pg';
import { singleFlight } from '../kernel/single-flight.ts';
import type { Figures, Reading } from './metrics.ts';

/** Waiting and failed work in the database, and its last backup. */
type Backlog = {
  readonly due: number;
  readonly oldestSeconds: number;
  readonly running: number;
  readonly runningSeconds: number;
  readonly failed: number;
  readonly messagesWaiting: Readonly<Record<string, number>>;
  readonly messagesOldest: Readonly<Record<string, number>>;
  readonly messagesFailed: Readonly<Record<string, number>>;
  readonly eventsBehind: Readonly<Record<string, number>>;
  readonly eventsOldest: Readonly<Record<string, number>>;
  readonly lastBackup: number;
};

/**
 * Metrics of what waits for a connection, worker, mail server or event consumer. While the database is unreachable,
 * metrics from it are NaN or absent; all others are still shown.
 */
export function backlogGauges(pool: Pool): Figures {
  const read = singleFlight(async () => readBacklog(pool));
  const of = (name: keyof Backlog, unknown: Reading) => async (): Promise<Reading> =>
    read().then(
      (backlog) => backlog[name],
      () => unknown,
    );
  const one = (name: keyof Backlog) => of(name, Number.NaN);
  const byLabel = (name: keyof Backlog) => of(name, {});
  return {
    counter_database_connections_open: { help: 'Open connections', read: () => pool.totalCount },
    counter_database_connections_idle: { help: 'Unused connections', read: () => pool.idleCount },
    counter_database_connections_max: {
      help: 'Connections that this process may open',
      read: () => pool.options.max,
    },
    counter_database_connections_awaited: {
      help: 'Queries that wait for a connection',
      read: () => pool.waitingCount,
    },
    counter_jobs_due: { help: 'Jobs whose time has come, not begun', read: one('due') },
    counter_jobs_due_oldest_seconds: {
      help: 'Time that the first due job has waited',
      read: one('oldestSeconds'),
    },
    counter_jobs_running: { help: 'Jobs that a process holds', read: one('running') },
    counter_jobs_running_oldest_seconds: {
      help: 'Time for which a process has held the job that it has held longest',
      read: one('runningSeconds'),
    },
    counter_jobs_failed: { help: 'Jobs that are tried no more', read: one('failed') },
    counter_events_behind: {
      help: 'Events of stores that a consumer has not passed',
      label: 'consumer',
      read: byLabel('eventsBehind'),
    },
    counter_events_behind_oldest_seconds: {
      help: 'Age of the first event that a consumer has not passed',
      label: 'consumer',
      read: byLabel('eventsOldest'),
    },
    counter_messages_waiting: {
      help: 'Emails and texts not sent yet',
      label: 'kind',
      read: byLabel('messagesWaiting'),
    },
    counter_messages_waiting_oldest_seconds: {
      help: 'Age of the first email or text not sent yet',
      label: 'kind',
      read: byLabel('messagesOldest'),
    },
    counter_messages_failed: {
      help: 'Emails and texts given up',
      label: 'kind',
      read: byLabel('messagesFailed'),
    },
    counter_last_backup_timestamp_seconds: {
      help: 'Time of the last backup by the command "backup"; 0 before the first',
      read: one('lastBackup'),
    },
  };
}

async function readBacklog(pool: Pool): Promise<Backlog> {
  const { rows } = await pool.query<Backlog>(
    `select jobs.*, messages.*, events.*, backups.*
     from (
       select count(*) filter (where is_due) as due,
         coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8
           as "oldestSeconds",
         count(locked_at) as running,
         coalesce(extract(epoch from now() - min(locked_at)), 0)::float8 as "runningSeconds",
         count(*) filter (where attempts >= max_attempts and locked_at is null) as failed
       from (
         select *, run_at <= now() and locked_at is null and attempts < max_attempts as is_due
         from graphile_worker._private_jobs
       ) as all_jobs
     ) as jobs, (
       select jsonb_object_agg(kind, waiting) as "messagesWaiting",
         jsonb_object_agg(kind, oldest) as "messagesOldest",
         jsonb_object_agg(kind, failed) as "messagesFailed"
       from (
         select lower(kinds.kind) as kind,
           count(*) filter (where state = 'QUEUED') as waiting,
           coalesce(extract(epoch from now() - min(created_at) filter (where state = 'QUEUED')), 0)
             as oldest,
           count(*) filter (where state = 'FAILED') as failed
         from unnest(array['MAIL', 'SMS']) as kinds (kind)
         left join messages
           on messages.kind = kinds.kind and messages.state in ('QUEUED', 'FAILED')
         group by kinds.kind
       ) as by_kind
     ) as messages, (
       select coalesce(jsonb_object_agg(reader, behind), '{}') as "eventsBehind",
         coalesce(jsonb_object_agg(reader, oldest), '{}') as "eventsOldest"
       from (
         select positions.reader, coalesce(sum(heads.seq - positions.seq), 0) as behind,
           coalesce(extract(epoch from now() - min(events.at)), 0) as oldest
         from event_positions as positions
         join store_event_heads as heads on heads.store_id = positions.store_id
         left join store_events as events
           on heads.seq > positions.seq
             and events.store_id = positions.store_id and events.seq = positions.seq + 1
         group by positions.reader
       ) as by_reader
     ) as events, (
       select coalesce(extract(epoch from max(made_at)), 0)::float8 as "lastBackup" from last_backup
     ) as backups`,
  );
  const [backlog] = rows;
  if (!backlog) throw new Error('The database did not answer.');
  return backlog;
}
