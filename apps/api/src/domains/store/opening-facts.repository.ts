import {
  pausedByCounter,
  type ExceptionFacts,
  type OpeningFacts,
  type OpeningInterval,
} from '@counter/contract/store';
import { dayMs } from '@counter/contract/shared';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx } from './store.tables.ts';
import type { ActiveOverride } from './status-overrides.repository.ts';
import { runsAt } from './suspension.repository.ts';

type Facts = OpeningFacts & {
  readonly suspension: { readonly reason: string; readonly until: Date | null } | null;
};

type Interval = OpeningInterval & { readonly delivery: boolean };
type StatusOverride = Omit<ActiveOverride, 'since' | 'until'> & {
  readonly since: string;
  readonly until: string;
};

type Instant = {
  readonly storeId: number;
  readonly at: Date;
  /** The first day whose exceptions matter, `YYYY-MM-DD`. */
  readonly since: string;
};

/** Returns the facts that determine whether a store is open from an instant on; undefined for an unknown store. */
export async function findOpeningFacts(
  db: Db | Tx,
  storeId: number,
  at: Date,
): Promise<Facts | undefined> {
  const [row] = await selectFacts(db, instantOf(storeId, at));
  return row && toFacts(row);
}

/** The opening facts and the other parts of a store's status. */
type StatusFacts = {
  readonly facts: Facts;
  /** The last use of the toggle, and the person. */
  readonly change: { readonly at: Date; readonly by: string } | null;
  readonly overrides: readonly ActiveOverride[];
};

/** Returns the facts, the last change of the toggle and the active overrides in one round trip. */
export async function findStatusFacts(
  db: Db | Tx,
  storeId: number,
  at: Date,
): Promise<StatusFacts | undefined> {
  const [row] = await selectStatusFacts(db, instantOf(storeId, at));
  if (!row) return undefined;
  const { changedAt, changedBy } = row;
  return {
    facts: toFacts(row),
    change: changedAt !== null && changedBy !== null ? { at: changedAt, by: changedBy } : null,
    overrides: row.spells.map(({ since, until, ...override }) => ({
      ...override,
      since: new Date(since),
      until: new Date(until),
    })),
  };
}

/** Skips exceptions that are certainly over. Two days back cover every time zone and hours past midnight. */
function instantOf(storeId: number, at: Date): Instant {
  const since = new Date(at.getTime() - 2 * dayMs).toISOString().slice(0, 10);
  return { storeId, at, since };
}

const factsOf = (db: Db, { storeId, at, since }: Instant) =>
  db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .leftJoin('storeSuspensions', (join) =>
      join.onRef('storeSuspensions.storeId', '=', 'stores.id').on(runsAt(at)),
    )
    .where('stores.id', '=', storeId)
    .select(['stores.approved', 'stores.timeZone', 'storeSettings.online'])
    .select(['storeSettings.ownDeliveryHours', 'storeSuspensions.reason'])
    .select(['storeSuspensions.until', intervalsOf(storeId)])
    .select([exceptionsSince(storeId, since), overridesAt(storeId, at)]);

const selectFacts = prepared(factsOf);

const selectTerms = prepared((db: Db, instant: Instant) =>
  factsOf(db, instant).selectAll('storeSettings'),
);

/** Returns the facts and the store's settings in one round trip; undefined for an unknown store. */
export async function findTermsRow(db: Db | Tx, storeId: number, at: Date) {
  const [row] = await selectTerms(db, instantOf(storeId, at));
  return row && { facts: toFacts(row), settings: row };
}

const selectStatusFacts = prepared((db: Db, instant: Instant) =>
  factsOf(db, instant)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('storeStatusChanges as one')
          .innerJoin('published.users as user', 'user.id', 'one.changedBy')
          .where('one.storeId', '=', instant.storeId)
          .orderBy('one.id', 'desc')
          .limit(1)
          .select(['one.changedAt', 'user.fullName'])
          .as('change'),
      (join) => join.onTrue(),
    )
    .select(['change.changedAt', 'change.fullName as changedBy']),
);

type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number];

function toFacts(row: FactsRow): Facts {
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

const exceptionsSince = (storeId: number, since: string) =>
  sql<ExceptionFacts[]>`(select coalesce(json_agg(json_build_object(
      'firstDay', e.first_day, 'lastDay', e.last_day, 'way', e.way, 'intervals', e.intervals)), '[]')
    from store_hours_exceptions e
    where e.store_id = ${storeId} and e.last_day >= ${since}::date)`.as('exceptions');

const overridesAt = (storeId: number, at: Date) =>
  sql<StatusOverride[]>`(select coalesce(json_agg(json_build_object(
      'id', s.id, 'kind', s.kind, 'reason', s.reason, 'note', s.note, 'minutes', s.minutes,
      'since', s.started_at, 'until', s.until, 'by', coalesce(u.full_name, ${pausedByCounter}))), '[]')
    from store_spells s left join published.users u on u.id = s.started_by
    where s.store_id = ${storeId} and s.until > ${at} and s.ended_at is null)`.as('spells');
