import type { PerformanceKind } from '@counter/contract/notifications';
import type { Day } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { Db, Tx } from './notifications.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

type Mailing = { readonly kind: PerformanceKind; readonly firstDay: Day };

/** Returns the addresses that already got the mail about a period. */
export async function findMailed(
  db: Db,
  { storeId }: Pick<StoreScope, 'storeId'>,
  { kind, firstDay }: Mailing,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('performanceMails')
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('firstDay', '=', firstDay)
    .select('email')
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Records that an address gets the mail about a period; returns false if it was already recorded. */
export async function createMailing(
  tx: Tx,
  { storeId }: StoreScope,
  { kind, firstDay, email, at }: Mailing & { readonly email: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('performanceMails')
    .values({ storeId, kind, firstDay, email, writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type OneStore = { readonly storeId: number };

/** A period whose mail is due in a time zone. */
type DueInZone = Mailing & { readonly timeZone: string; readonly dueAt: Date };

/** Returns the time zones of the approved stores. */
export async function findTimeZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('published.stores')
    .where('approved', '=', true)
    .select('timeZone')
    .distinct()
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}

/** Returns a page of approved stores by id, after a cursor, where a recipient still lacks the mail of a due period. */
export async function findStoresToMail(
  db: Db,
  due: readonly DueInZone[],
  after: OneStore | null,
  limit: number,
): Promise<OneStore[]> {
  const { rows } = await sql<OneStore>`
    select distinct reader.store_id
    from mail_recipients reader
    join published.stores store on store.id = reader.store_id
    join jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due (
      "timeZone" text, kind text, "firstDay" date, "dueAt" timestamptz
    ) on due."timeZone" = store.time_zone and due.kind = reader.kind
    where reader.store_id > ${after?.storeId ?? 0} and store.approved
      and reader.unsubscribed_at is null and reader.subscribed_at <= due."dueAt"
      and not exists (
        select from performance_mails mail
        where mail.store_id = reader.store_id and mail.kind = reader.kind
          and mail.first_day = due."firstDay" and mail.email = reader.email
      )
    order by reader.store_id limit ${limit}`.execute(db);
  return rows;
}
