import { sql } from 'kysely';
import type { Db } from '../db/platform-db.ts';

export type CallCount = { readonly key: string; readonly count: number };

/**
 * Adds calls to their windows, resets expired ones, and returns the current windows. Uses the database's clock, which
 * all processes share.
 */
export async function addCallCounts(
  db: Db,
  counts: readonly CallCount[],
  windowMs: number,
): Promise<readonly (CallCount & { readonly msLeft: number })[]> {
  // Processes lock rows in the same order, which prevents deadlocks.
  const sorted = counts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const window = sql`make_interval(secs => ${windowMs / 1000})`;
  const { rows } = await sql<CallCount & { readonly msLeft: number }>`
    insert into call_counts as kept (key, count, began_at)
    select key, count, now()
    from unnest(
      ${sorted.map(({ key }) => key)}::text[], ${sorted.map(({ count }) => count)}::integer[]
    ) as added (key, count)
    on conflict (key) do update set
      count = case
        when kept.began_at <= now() - ${window} then excluded.count
        else kept.count + excluded.count
      end,
      began_at = case when kept.began_at <= now() - ${window} then now() else kept.began_at end
    returning
      key, count, extract(epoch from began_at + ${window} - now())::float8 * 1000 as ms_left
  `.execute(db);
  return rows;
}
