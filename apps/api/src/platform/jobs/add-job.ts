import { sql } from 'kysely';
import type { Tx } from '../db/platform-db.ts';

type Schedule = {
  /** Defaults to now. */
  readonly runAt?: Date;
  /** Milliseconds from now by the queue's own clock, which may differ from ours. Use instead of `runAt`. */
  readonly afterMs?: number;
  /** A later job with the same key replaces this one while it waits. */
  readonly jobKey?: string;
};

/**
 * Schedules a job in the caller's transaction. It runs at least once after the commit, and never after a rollback. The
 * payload is stored in plain text: ids only, no personal data.
 */
export async function addJob(
  tx: Tx,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  { runAt, afterMs, jobKey }: Schedule = {},
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => coalesce(
        ${runAt ?? null}::timestamptz,
        now() + ${afterMs ?? null}::float8 * interval '1 millisecond'
      ),
      job_key => ${jobKey ?? null}::text
    )
  `.execute(tx);
}
