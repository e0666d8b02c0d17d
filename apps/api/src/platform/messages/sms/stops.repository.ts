import { sql } from 'kysely';
import type { Db, Tx } from '../../db/platform-db.ts';

/** Returns the phone numbers that replied STOP. */
export async function findStops(db: Db | Tx, phones: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('smsStops')
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .select('phone')
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Returns true if an erased person had replied STOP. */
export async function hasErasedStops(db: Db | Tx): Promise<boolean> {
  const row = await db.selectFrom('erasedStops').limit(1).select('stoppedAt').executeTakeFirst();
  return row !== undefined;
}

/** Returns the blind indexes (hexadecimal) of numbers that replied STOP. */
export async function findErasedStops(db: Db | Tx, indexes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ mark: string }>`
    select encode(phone_mark, 'hex') as mark from erased_stops
    where phone_mark in (select decode(mark, 'hex') from unnest(${indexes}::text[]) asked (mark))
  `.execute(db);
  return rows.map(({ mark }) => mark);
}

/** Saves a number's STOP and the stores that it applies to. */
export async function saveStop(
  db: Db,
  {
    phone,
    at,
    storeIds,
  }: { readonly phone: string; readonly at: Date; readonly storeIds: number[] },
): Promise<void> {
  await db
    .insertInto('smsStops')
    .values({ phone, stoppedAt: at, storeIds })
    .onConflict((conflict) =>
      conflict.column('phone').doUpdateSet({
        storeIds: sql`array(
          select distinct unnest(sms_stops.store_ids || excluded.store_ids) order by 1)`,
      }),
    )
    .execute();
}

/** Removes a number's STOP, even if only its blind index is stored. Returns the stores it applied to. */
export async function removeStops(
  db: Db,
  phone: string,
  indexes: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ storeId: number }>`
    with plain as (delete from sms_stops where phone = ${phone} returning store_ids),
      erased as (
        delete from erased_stops
        where phone_mark in (select decode(mark, 'hex') from unnest(${indexes}::text[]) asked (mark))
        returning store_ids
      )
    select distinct unnest(store_ids) as store_id
    from (select * from plain union all select * from erased) stops order by 1`.execute(db);
  return rows.map(({ storeId }) => storeId);
}

/** Replaces a phone number's STOP with its blind index. */
export async function eraseStop(tx: Tx, phone: string, index: Buffer): Promise<void> {
  await sql`
    with known as (delete from sms_stops where phone = ${phone} returning stopped_at, store_ids)
    insert into erased_stops (phone_mark, stopped_at, store_ids)
    select ${index}::bytea, stopped_at, store_ids from known
    on conflict (phone_mark) do nothing`.execute(tx);
}
