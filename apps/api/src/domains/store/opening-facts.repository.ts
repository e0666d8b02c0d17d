import type { ExceptionFacts, OpeningFacts, OpeningInterval } from '@counter/contract/store';
import { sql } from 'kysely';
import type { Db, Tx } from './store.tables.ts';
import type { ActiveOverride } from './status-overrides.repository.ts';
import { runsAt } from './suspension.repository.ts';

type Facts = OpeningFacts & {
  readonly suspension: { readonly reason: string; readonly until: Date | null } | null;
};

type Interval = OpeningInterval & { readonly delivery: boolean };
type StatusOverride = Pick<ActiveOverride, 'kind' | 'minutes'> & { readonly until: string };

const dayMs = 86_400_000;

/**
 * Returns the facts that decide if a store is open from an instant on; undefined for an unknown
 * store.
 */
export async function findOpeningFacts(
  db: Db | Tx,
  storeId: number,
  at: Date,
): Promise<Facts | undefined> {
  const row = await db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .leftJoin('storeSuspensions', (join) =>
      join.onRef('storeSuspensions.storeId', '=', 'stores.id').on(runsAt(at)),
    )
    .where('stores.id', '=', storeId)
    .select(['stores.approved', 'stores.timeZone', 'storeSettings.online'])
    .select(['storeSettings.ownDeliveryHours', 'storeSuspensions.reason'])
    .select(['storeSuspensions.until', intervalsOf(storeId)])
    .select([exceptionsSince(storeId, at), overridesAt(storeId, at)])
    .executeTakeFirst();
  if (!row) return undefined;
  const { approved, online, timeZone, reason, until, spells: overrides } = row;
  const pause = overrides.find(({ kind }) => kind === 'PAUSE');
  const busy = overrides.find(({ kind }) => kind === 'BUSY');
  return {
    approved,
    online,
    timeZone,
    hours: weekOf(row.intervals, false),
    deliveryHours: row.ownDeliveryHours ? weekOf(row.intervals, true) : null,
    exceptions: row.exceptions,
    suspension: reason === null ? null : { reason, until },
    pause: pause ? { until: new Date(pause.until) } : null,
    busy: busy ? { until: new Date(busy.until), minutes: busy.minutes ?? 0 } : null,
  };
}

function weekOf(rows: readonly Interval[], wanted: boolean): OpeningInterval[] {
  return rows
    .filter(({ delivery }) => delivery === wanted)
    .map(({ delivery: _delivery, ...interval }) => interval);
}

const intervalsOf = (storeId: number) =>
  sql<Interval[]>`(select coalesce(json_agg(json_build_object(
    'weekday', h.weekday, 'opens', h.opens, 'closes', h.closes, 'delivery', h.delivery)), '[]')
  from store_hours h where h.store_id = ${storeId})`.as('intervals');

/** Those that are over cannot count again: two days are enough for any time zone, and a run over midnight. */
function exceptionsSince(storeId: number, at: Date) {
  const since = new Date(at.getTime() - 2 * dayMs).toISOString().slice(0, 10);
  return sql<ExceptionFacts[]>`(select coalesce(json_agg(json_build_object(
      'firstDay', e.first_day, 'lastDay', e.last_day, 'way', e.way, 'intervals', e.intervals)), '[]')
    from store_hours_exceptions e
    where e.store_id = ${storeId} and e.last_day >= ${since}::date)`.as('exceptions');
}

function overridesAt(storeId: number, at: Date) {
  return sql<StatusOverride[]>`(select coalesce(json_agg(json_build_object(
      'kind', s.kind, 'until', s.until, 'minutes', s.minutes)), '[]')
    from store_spells s
    where s.store_id = ${storeId} and s.until > ${at} and s.ended_at is null)`.as('spells');
}
