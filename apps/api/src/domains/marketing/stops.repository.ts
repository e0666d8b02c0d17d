import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** Those of the phone numbers that have answered STOP. */
export async function findStoppedPhones(
  db: Db | Tx,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sms_stops')
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .select('phone')
    .execute();
  return new Set(rows.map(({ phone }) => phone));
}

/** Notes that a number has answered STOP, and which stores it will hear no more of. */
export async function saveStop(
  db: Db,
  {
    phone,
    at,
    storeIds,
  }: { readonly phone: string; readonly at: Date; readonly storeIds: number[] },
): Promise<void> {
  await db
    .insertInto('sms_stops')
    .values({ phone, stopped_at: at, store_ids: storeIds })
    .onConflict((conflict) =>
      conflict.column('phone').doUpdateSet({
        store_ids: sql`array(
          select distinct unnest(sms_stops.store_ids || excluded.store_ids) order by 1)`,
      }),
    )
    .execute();
}

/** Takes a STOP back and answers the stores that it was for; none where there was no STOP. */
export async function removeStop(db: Db, phone: string): Promise<number[]> {
  const row = await db
    .deleteFrom('sms_stops')
    .where('phone', '=', phone)
    .returning('store_ids')
    .executeTakeFirst();
  return row?.store_ids ?? [];
}
