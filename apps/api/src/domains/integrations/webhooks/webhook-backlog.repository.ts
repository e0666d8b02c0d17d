import { sql } from 'kysely';
import type { Db } from '../integrations.tables.ts';

/** Reads the backlog of webhooks that are not paused, and counts those paused because of failures. */
export async function readBacklog(db: Db) {
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
