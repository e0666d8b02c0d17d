import {
  healthDays,
  healthLimits,
  overdueDays,
  type OrderCounts,
  type StoreProblem,
} from '@counter/contract/operator';
import { sql, type RawBuilder } from 'kysely';
import {
  countRows,
  countWaiting,
  findPage,
  holdsText,
  type Page,
  type PageWanted,
  type Waiting,
} from '../../platform/db/page.ts';
import type { Db } from './operator.tables.ts';

/** A store with its orders of the last days, and what is wrong with it. */
export type StoreHealthRow = OrderCounts & {
  readonly id: number;
  readonly name: string;
  readonly branchName: string;
  readonly noScreenSince: Date | null;
  readonly unpaidSince: Date | null;
  readonly hasMissed: boolean;
  readonly hasCancelled: boolean;
  readonly hasAcceptedLate: boolean;
  readonly hasLate: boolean;
  readonly hasNoScreen: boolean;
  readonly hasFailedPayout: boolean;
  readonly isUnpaid: boolean;
};

export const noOrders: OrderCounts = {
  orders: 0,
  missed: 0,
  cancelled: 0,
  made: 0,
  acceptedLate: 0,
  late: 0,
};

export type StoreHealthFilter = PageWanted & {
  /** Part of the name or the branch. */
  readonly search: string;
  /** Undefined for stores with any problem. */
  readonly state: StoreProblem | undefined;
};

/** The column that says whether a store has a problem. */
export const problemColumns = {
  MISSED: 'hasMissed',
  CANCELED: 'hasCancelled',
  ACCEPTED_LATE: 'hasAcceptedLate',
  LATE: 'hasLate',
  NO_SCREEN: 'hasNoScreen',
  PAYOUT: 'hasFailedPayout',
  UNPAID: 'isUnpaid',
} as const satisfies Record<StoreProblem, keyof StoreHealthRow>;

/** One page of the stores with problems: those with the most problems first, then by the share of orders lost. */
export async function findStoreHealthPage(
  db: Db,
  { search, state, ...page }: StoreHealthFilter,
  at: Date,
): Promise<Page<StoreHealthRow>> {
  let found = db
    .selectFrom(judgedStores(at).as('health'))
    .where('problems', '>', 0)
    .where(holdsText(['name', 'branchName'], search));
  if (state) found = found.where(problemColumns[state], '=', true);
  const ordered = found
    .selectAll()
    .orderBy('problems', 'desc')
    .orderBy(lostShare, 'desc')
    .orderBy('orders', 'desc')
    .orderBy('id');
  return findPage(ordered, page);
}

/** Counts the orders of some stores in the days before the last ones, by store. */
export async function findCountsBefore(
  db: Db,
  storeIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, OrderCounts>> {
  const { from, before } = daysOf(at);
  const { rows } = await sql<OrderCounts & { storeId: number }>`
    select settings.store_id, placed.*, prepared.*
    from published.store_settings as settings
    ${countsByKey(sql`day >= ${before} and day < ${from}`)}
    where settings.store_id = any(${[...storeIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ storeId, ...counts }) => [storeId, counts]));
}

/** Counts the orders of all approved stores in the last days, and in as many days before. */
export async function countMarketplace(
  db: Db,
  at: Date,
): Promise<{ last: OrderCounts; before: OrderCounts }> {
  const { from, before } = daysOf(at);
  const [last, earlier] = await Promise.all([
    countAllOn(db, sql`day >= ${from}`),
    countAllOn(db, sql`day >= ${before} and day < ${from}`),
  ]);
  return { last, before: earlier };
}

async function countAllOn(db: Db, onDays: RawBuilder<unknown>): Promise<OrderCounts> {
  const { rows } = await sql<OrderCounts>`
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(missed), 0)::bigint as missed,
      coalesce(sum(cancelled), 0)::bigint as cancelled, coalesce(sum(made), 0)::bigint as made,
      coalesce(sum(accepted_late), 0)::bigint as accepted_late, coalesce(sum(late), 0)::bigint as late
    from (
      select placed.*, prepared.*
      from published.store_settings as settings
      join published.stores as store on store.id = settings.store_id
      ${countsByDay(onDays)}
      where store.approved
    ) as counted`.execute(db);
  return rows[0] ?? noOrders;
}

/** Counts the approved stores that should have a screen open and have none. */
export async function countStoresWithoutScreen(db: Db, at: Date): Promise<Waiting> {
  return countWaiting(
    db
      .selectFrom('published.storeScreens as screen')
      .innerJoin('published.stores as store', 'store.id', 'screen.storeId')
      .where('store.approved', '=', true)
      .where(lacksScreen(at)),
    'screen.warnedAt',
  );
}

/** Counts the approved stores whose latest payout was returned by the bank. */
export async function countStoresWithReturnedPayout(db: Db): Promise<number> {
  return countRows(
    db
      .selectFrom('published.stores as store')
      .where('store.approved', '=', true)
      .where(sql<boolean>`store.id in (${returnedPayouts})`),
  );
}

/** The stores whose latest payout was returned by the bank. */
const returnedPayouts = sql`
  select returned.store_id from published.payouts as returned
  where returned.status = 'FAILED' and not exists (
    select from published.payouts as later
    where later.store_id = returned.store_id and later.id > returned.id)`;

/** Matches a row `screen` of a store that was warned that no screen is open, until one is or its hours end. */
const lacksScreen = (at: Date) => sql<boolean>`(screen.warned_until > ${at}
  and coalesce(screen.seen_at < screen.warned_at, true))`;

function daysOf(at: Date) {
  const today = sql`(${at}::timestamptz at time zone 'UTC')::date`;
  return {
    from: sql`${today} - ${healthDays - 1}::int`,
    before: sql`${today} - ${2 * healthDays - 1}::int`,
  };
}

const lastDays = (at: Date) => sql`day >= ${daysOf(at).from}`;

const sumOfPlaced = sql`
  coalesce(sum(orders), 0) as orders,
  coalesce(sum(orders) filter (where status = 'EXPIRED'), 0) as missed,
  coalesce(sum(orders) filter (where status = 'STORE_REJECT'), 0) as cancelled`;

const sumOfPrepared = sql`
  coalesce(sum(orders), 0) as made, coalesce(sum(late), 0) as late,
  coalesce(sum(accepted_late), 0) as accepted_late`;

/**
 * Joins the orders of a store on some days to its `settings`, which are on the same node of a cluster. Reads its rollups by
 * their keys, which is best for the stores of a page.
 */
const countsByKey = (onDays: RawBuilder<unknown>) => sql`
  cross join lateral (
    select ${sumOfPlaced} from published.order_counts
    where store_id = settings.store_id and ${onDays}
  ) as placed
  cross join lateral (
    select ${sumOfPrepared} from published.preparation_days
    where store_id = settings.store_id and ${onDays}
  ) as prepared`;

/** Joins the same, read for all stores at once: thousands of look-ups by key take ten times as long. */
const countsByDay = (onDays: RawBuilder<unknown>) => sql`
  ${placedByDay(onDays)}
  left join (
    select store_id, ${sumOfPrepared} from published.preparation_days
    where ${onDays} group by store_id
  ) as all_prepared on all_prepared.store_id = settings.store_id
  cross join lateral (
    select coalesce(all_prepared.made, 0) as made, coalesce(all_prepared.late, 0) as late,
      coalesce(all_prepared.accepted_late, 0) as accepted_late
  ) as prepared`;

function placedByDay(onDays: RawBuilder<unknown>) {
  return sql`
  left join (
    select store_id, ${sumOfPlaced} from published.order_counts
    where ${onDays} group by store_id
  ) as all_placed on all_placed.store_id = settings.store_id
  cross join lateral (
    select coalesce(all_placed.orders, 0) as orders, coalesce(all_placed.missed, 0) as missed,
      coalesce(all_placed.cancelled, 0) as cancelled
  ) as placed`;
}

/** Joins the latest payout of a store and its oldest one that is overdue, by their keys. */
const payoutsByKey = (at: Date) => sql`
  left join lateral (
    select status = 'FAILED' as failed from published.payouts
    where store_id = settings.store_id order by id desc limit 1
  ) as payout on true
  left join lateral (
    select min(created_at) as since from published.payouts
    where store_id = settings.store_id and ${isOverdue(at)}
  ) as overdue on true`;

/** Joins the same, read for all stores at once by the state of payouts. */
const payoutsByState = (at: Date) => sql`
  left join (select true as failed, store_id from (${returnedPayouts}) as returned) as payout
    on payout.store_id = settings.store_id
  left join (
    select store_id, min(created_at) as since from published.payouts
    where ${isOverdue(at)} group by store_id
  ) as overdue on overdue.store_id = settings.store_id`;

function isOverdue(at: Date) {
  return sql`status in ('PENDING', 'IN_TRANSIT')
    and created_at < ${at}::timestamptz - make_interval(days => ${overdueDays}::int)`;
}

/** The health of some stores, of those that are approved. */
export async function findHealthRows(
  db: Db,
  storeIds: readonly number[],
  at: Date,
): Promise<StoreHealthRow[]> {
  const facts = sql`${countsByKey(lastDays(at))} ${payoutsByKey(at)}`;
  const some = sql`and settings.store_id = any(${[...storeIds]}::bigint[])`;
  return db
    .selectFrom(judge(at, facts, some).as('health'))
    .selectAll()
    .execute();
}

/** The share of orders that a store lost, as `judgedStores` names its columns. */
export const lostShare = sql<number>`(missed + cancelled)::float / greatest(orders, 1)`;

type Judged = StoreHealthRow & { readonly problems: number };

/** All approved stores with their orders and what is wrong with them. */
export function judgedStores(at: Date) {
  return judge(at, sql`${countsByDay(lastDays(at))} ${payoutsByState(at)}`);
}

/** All approved stores with their orders of the last days alone. */
export function countedStores(at: Date) {
  return sql<Pick<Judged, 'id' | 'orders'>>`(
    select settings.store_id as id, placed.orders
    from published.store_settings as settings
    join published.stores as store on store.id = settings.store_id
    ${placedByDay(lastDays(at))}
    where store.approved
  )`;
}

/** @param facts Joins what is known of a store to its `settings`. @param some Narrows them by a condition on those. */
function judge(at: Date, facts: RawBuilder<unknown>, some: RawBuilder<unknown> = sql``) {
  const { missed, cancelled, acceptedLate, late } = healthLimits;
  const isOver = (part: string, whole: string, limit: { orders: number; percent: number }) =>
    sql`${sql.ref(part)} >= ${limit.orders}
      and 100 * ${sql.ref(part)} >= ${limit.percent} * ${sql.ref(whole)}`;
  return sql<Judged>`(
    select *,
      has_missed::int + has_cancelled::int + has_accepted_late::int + has_late::int
        + has_no_screen::int + has_failed_payout::int + is_unpaid::int as problems
    from (
      select *,
        ${isOver('missed', 'orders', missed)} as has_missed,
        ${isOver('cancelled', 'orders', cancelled)} as has_cancelled,
        ${isOver('acceptedLate', 'made', acceptedLate)} as has_accepted_late,
        ${isOver('late', 'made', late)} as has_late,
        no_screen_since is not null as has_no_screen,
        unpaid_since is not null as is_unpaid
      from (
        select store.id, store.name, store.branch_name, placed.*, prepared.*,
          case when ${lacksScreen(at)} then coalesce(screen.seen_at, screen.warned_at) end
            as no_screen_since,
          coalesce(payout.failed, false) as has_failed_payout,
          least(overdue.since, hold.held_at) as unpaid_since
        from published.store_settings as settings
        join published.stores as store on store.id = settings.store_id
        ${facts}
        left join published.store_screens as screen on screen.store_id = settings.store_id
        left join published.payout_holds as hold
          on hold.store_id = settings.store_id and hold.lifted_at is null
        where store.approved ${some}
      ) as counted
    ) as judged
  )`;
}
