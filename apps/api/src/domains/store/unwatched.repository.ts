import { sql } from 'kysely';
import type { Db } from './store.tables.ts';

type OneStore = { readonly storeId: number };

type Span = {
  readonly at: Date;
  /** Only stores whose last screen closed before this instant count. */
  readonly since: Date;
};

/** Clock changes shift hours by one hour, in some places by two. */
const marginMinutes = 120;
const weekMinutes = 7 * 24 * 60;

/**
 * Returns a page of stores by id, after a cursor, that may need a warning or a pause because no screen was open since
 * an instant. Excludes stores that were warned and want nothing more, are paused or suspended, or are certainly closed.
 */
export async function findStoresWithoutScreen(
  db: Db,
  { at, since }: Span,
  after: OneStore | null,
  limit: number,
): Promise<OneStore[]> {
  const rows = await db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .leftJoin('storeScreens', 'storeScreens.storeId', 'storeSettings.storeId')
    .where('storeSettings.storeId', '>', after?.storeId ?? 0)
    .where('stores.approved', '=', true)
    .where('storeSettings.online', '=', true)
    .where('storeSettings.withoutScreen', '<>', 'OFF')
    .where((eb) =>
      eb.or([eb('storeScreens.seenAt', 'is', null), eb('storeScreens.seenAt', '<=', since)]),
    )
    .where(isStepLeft(at, since))
    .where(mayTakeOrders(at))
    .orderBy('storeSettings.storeId')
    .limit(limit)
    .select('storeSettings.storeId')
    .execute();
  return rows;
}

/**
 * Builds the condition that a warning or a pause is still to come. Includes stores that accept automatically, because
 * their printer may have been back since the warning, which makes this a new absence.
 */
function isStepLeft(at: Date, since: Date) {
  return sql<boolean>`(store_screens.warned_until is null or store_screens.warned_until <= ${at}
    or store_screens.seen_at >= store_screens.warned_at or store_settings.accept_automatically
    or (store_settings.without_screen = 'PAUSE' and store_screens.warned_at <= ${since}))`;
}

/**
 * Builds the condition that a store may take orders. It is exact for pauses and suspensions. For hours it may match too
 * many stores: around clock changes, on exception days and with separate delivery hours.
 */
function mayTakeOrders(at: Date) {
  const local = sql`(${at}::timestamptz at time zone stores.time_zone)`;
  const minute = sql`(extract(dow from ${local}) * 1440 + extract(hour from ${local}) * 60
    + extract(minute from ${local}))::integer`;
  const opens = sql`(h.weekday * 1440 + h.opens)`;
  return sql<boolean>`not exists (
      select from store_spells p where p.store_id = store_settings.store_id
        and p.kind = 'PAUSE' and p.until > ${at} and p.ended_at is null)
    and not exists (
      select from store_suspensions u where u.store_id = store_settings.store_id
        and u.lifted_at is null and (u.until is null or u.until > ${at}))
    and (store_settings.own_delivery_hours
      or exists (
        select from store_hours_exceptions e where e.store_id = store_settings.store_id
          and e.first_day <= ${local}::date and e.last_day >= ${local}::date - 2)
      or not exists (
        select from store_hours h where h.store_id = store_settings.store_id and not h.delivery)
      or exists (
        select from store_hours h where h.store_id = store_settings.store_id and not h.delivery
          and (${minute} - ${opens} + ${marginMinutes}::integer + ${weekMinutes}::integer)
            % ${weekMinutes}::integer < h.closes - h.opens + 2 * ${marginMinutes}::integer))`;
}
