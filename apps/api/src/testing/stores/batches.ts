import type { Pool } from 'pg';
import type { Batch } from '../../platform/jobs/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TestMarket } from './orders.ts';

/** Takes the next batch of a job from the queue. Returns its cursor; undefined if no batch is queued. */
export async function takeNextBatch<Cursor>(pool: Pool, key: string): Promise<Cursor | undefined> {
  const { rows } = await pool.query<{ after: Cursor }>(
    `delete from graphile_worker._private_jobs where key = $1
     returning payload -> 'after' as after`,
    [key],
  );
  return rows[0]?.after;
}

/**
 * Runs a batch job like workers do, with batches of one. Returns the result of `look` after each batch. The last batch
 * finds nothing left.
 */
export async function runOneByOne<Cursor, Seen>(
  { test }: TestMarket,
  key: string,
  run: (platform: Platform, batch: Batch<Cursor>) => Promise<unknown>,
  look: () => Promise<Seen>,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let after: Cursor | null | undefined = null; after !== undefined;) {
    await run(test.platform, { after, atOnce: 1 });
    seen.push(await look());
    after = await takeNextBatch<Cursor>(test.database.pool, key);
  }
  return seen;
}

/** Makes the database reject writes of some rows. Returns a function that ends that. */
export async function refuseRows(
  pool: Pool,
  { on, when }: { readonly on: string; readonly when: string },
): Promise<() => Promise<void>> {
  await pool.query(`
    create function refuse_row() returns trigger language plpgsql as $$
    begin raise exception 'this row is damaged'; end $$`);
  await pool.query(`
    create trigger refuse_row before ${on} for each row when (${when})
    execute function refuse_row()`);
  return async () => void (await pool.query('drop function refuse_row cascade'));
}
