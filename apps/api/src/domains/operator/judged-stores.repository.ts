import {
  healthDays,
  healthLimits,
  overdueDays,
  type OrderCounts,
} from '@counter/contract/operator';
import { sql, type RawBuilder } from 'kysely';

/** A store's recent orders and its problems. */
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

/** Selects the stores whose latest payout was returned by the bank. */
export const returnedPayouts = sql`
  select returned.store_id from published.payouts as returned
  where returned.status = 'FAILED' and not exists (
    select from published.payouts as later
    where later.store_id = returned.store_id and later.id > returned.id)`;

/** Matches a `screen` row of a store that was warned about having no open screen, until one opens or its hours end. */
export const lacksScreen = (at: Date) => sql<boolean>`(screen.warned_until > ${at}
  and coalesce(screen.seen_at < screen.warned_at, true))`;

/**
 * Builds conditions on a rollup's `day` for a store's last days and the same number of days before. A local day differs
 * from the UTC day by at most one, so the UTC bounds let an index by day be used.
 */
export function daysOf(at: Date) {
  const today = sql`(${at}::timestamptz at time zone store.time_zone)::date`;
  const inUtc = sql`(${at}::timestamptz at time zone 'UTC')::date`;
  const [first, before] = [healthDays - 1, 2 * healthDays - 1];
  return {
    last: sql`day >= ${today} - ${first}::int and day >= ${inUtc} - ${first + 1}::int`,
    before: sql`day >= ${today} - ${before}::int and day < ${today} - ${first}::int
      and day >= ${inUtc} - ${before + 1}::int and day < ${inUtc} - ${first - 1}::int`,
  };
}

const sumOfPlaced = sql`
  coalesce(sum(orders), 0) as orders,
  coalesce(sum(orders) filter (where status = 'EXPIRED'), 0) as missed,
  coalesce(sum(orders) filter (where status = 'STORE_REJECT'), 0) as cancelled`;

const sumOfPrepared = sql`
  coalesce(sum(orders), 0) as made, coalesce(sum(late), 0) as late,
  coalesce(sum(accepted_late), 0) as accepted_late`;

/**
 * Joins a store's order counts on some days to its `settings`, which are on the same node of a cluster. Looks the
 * rollups up by key, which is best for one page of stores. Each part joins the store itself: Citus can't push down a
 * subquery that depends on a column of the outer store other than its key.
 */
export const countsByKey = (onDays: RawBuilder<unknown>) => sql`
  cross join lateral (
    select ${sumOfPlaced} from published.order_counts as days
    join published.stores as store on store.id = days.store_id
    where days.store_id = settings.store_id and ${onDays}
  ) as placed
  cross join lateral (
    select ${sumOfPrepared} from published.preparation_days as days
    join published.stores as store on store.id = days.store_id
    where days.store_id = settings.store_id and ${onDays}
  ) as prepared`;

/** Joins the order counts of all stores in one pass, instead of thousands of lookups by key. */
export const countsByDay = (onDays: RawBuilder<unknown>) => sql`
  ${placedByDay(onDays)}
  left join (
    select store_id, ${sumOfPrepared} from published.preparation_days as days
    join published.stores as store on store.id = days.store_id
    where ${onDays} group by store_id
  ) as all_prepared on all_prepared.store_id = settings.store_id
  cross join lateral (
    select coalesce(all_prepared.made, 0) as made, coalesce(all_prepared.late, 0) as late,
      coalesce(all_prepared.accepted_late, 0) as accepted_late
  ) as prepared`;

function placedByDay(onDays: RawBuilder<unknown>) {
  return sql`
  left join (
    select store_id, ${sumOfPlaced} from published.order_counts as days
    join published.stores as store on store.id = days.store_id
    where ${onDays} group by store_id
  ) as all_placed on all_placed.store_id = settings.store_id
  cross join lateral (
    select coalesce(all_placed.orders, 0) as orders, coalesce(all_placed.missed, 0) as missed,
      coalesce(all_placed.cancelled, 0) as cancelled
  ) as placed`;
}

/** Joins a store's latest payout and its oldest overdue payout by key. */
const payoutsByKey = (at: Date) => sql`
  left join lateral (
    select status = 'FAILED' as failed from published.payouts
    where store_id = settings.store_id order by id desc limit 1
  ) as payout on true
  left join lateral (
    select min(created_at) as since from published.payouts
    where store_id = settings.store_id and ${isOverdue(at)}
  ) as overdue on true`;

/** Joins the latest and the oldest overdue payout of all stores in one pass. */
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

/** The share of orders that a store lost, by the column names of `judgedStores`. */
export const lostShare = sql<number>`(missed + cancelled)::float / greatest(orders, 1)`;

type Judged = StoreHealthRow & { readonly problems: number };

/** Selects the approved stores among the given ones, with their recent orders and problems. */
export function judgedAmong(storeIds: readonly number[], at: Date) {
  const facts = sql`${countsByKey(daysOf(at).last)} ${payoutsByKey(at)}`;
  return judge(at, facts, sql`and settings.store_id = any(${[...storeIds]}::bigint[])`);
}

/** Selects all approved stores with their recent orders and problems. */
export function judgedStores(at: Date) {
  return judge(at, sql`${countsByDay(daysOf(at).last)} ${payoutsByState(at)}`);
}

/** Selects all approved stores with their recent orders only. */
export function countedStores(at: Date) {
  return sql<Pick<Judged, 'id' | 'orders'>>`(
    select settings.store_id as id, placed.orders
    from published.store_settings as settings
    join published.stores as store on store.id = settings.store_id
    ${placedByDay(daysOf(at).last)}
    where store.approved
  )`;
}

/**
 * Selects approved stores with their problems.
 * @param facts Joins the facts about a store to its `settings`.
 * @param some A condition on `settings` that narrows the stores.
 */
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
