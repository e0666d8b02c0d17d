import { sql } from 'kysely';
import type { Tx } from './store.tables.ts';

const addressLock = 4_071_180_115;

/**
 * Returns the taken web addresses that start with `slug`, except for the store's own. Blocks other callers until the
 * transaction ends, so that the caller can take a free one.
 */
export async function findTakenUrls(
  tx: Tx,
  slug: string,
  except: number | null,
): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(${addressLock}::bigint)`.execute(tx);
  const rows = await tx
    .selectFrom('stores')
    .where((eb) => eb.or([eb('storeUrl', '=', slug), eb('storeUrl', 'like', `${slug}-%`)]))
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .select('storeUrl')
    .execute();
  return new Set(rows.map((row) => row.storeUrl));
}
