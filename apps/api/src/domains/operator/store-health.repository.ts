import { healthDays, healthLimits, type StoreProblem } from '@counter/contract/operator';
import { sql } from 'kysely';
import {
  countRows,
  findPage,
  holdsText,
  type Page,
  type PageWanted,
} from '../../platform/db/page.ts';
import type { Db } from './operator.tables.ts';

/** A store and its orders, counted over the last days and over as many days before. */
export type StoreHealthRow = {
  readonly id: number;
  readonly name: string;
  readonly branchName: string;
  readonly orders: number;
  readonly missed: number;
  readonly canceled: number;
  readonly made: number;
  readonly late: number;
  readonly ordersBefore: number;
  readonly missedBefore: number;
  readonly canceledBefore: number;
  readonly madeBefore: number;
  readonly lateBefore: number;
  readonly noScreenSince: Date | null;
  readonly hasMissed: boolean;
  readonly hasCanceled: boolean;
  readonly hasLate: boolean;
  readonly hasNoScreen: boolean;
  readonly hasFailedPayout: boolean;
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
  CANCELED: 'hasCanceled',
  LATE: 'hasLate',
  NO_SCREEN: 'hasNoScreen',
  PAYOUT: 'hasFailedPayout',
} as const satisfies Record<StoreProblem, keyof StoreHealthRow>;

/** One page of the stores with problems: those with the most problems first, then by the share of orders lost. */
export async function findStoreHealthPage(
  db: Db,
  { search, state, ...page }: StoreHealthFilter,
  at: Date,
): Promise<Page<StoreHealthRow>> {
  const found = storesWithProblems(db, at)
    .where(holdsText(['name', 'branchName'], search))
    .$if(state !== undefined, (query) => query.where(problemColumns[state ?? 'MISSED'], '=', true))
    .selectAll()
    .orderBy('problems', 'desc')
    .orderBy(sql`(missed + canceled)::float / greatest(orders, 1)`, 'desc')
    .orderBy('orders', 'desc')
    .orderBy('id');
  return findPage(found, page);
}

/** Counts the stores that have any problem. */
export async function countStoresWithProblems(db: Db, at: Date): Promise<number> {
  return countRows(storesWithProblems(db, at).selectAll());
}

function storesWithProblems(db: Db, at: Date) {
  return db.selectFrom(storeFigures(at).as('health')).where('problems', '>', 0);
}

type Figures = StoreHealthRow & { readonly problems: number };

/** The approved stores with their figures. Reads the rollups of each store by their keys. */
function storeFigures(at: Date) {
  const days = sql`(${at}::timestamptz at time zone 'UTC')::date`;
  const from = sql`${days} - ${healthDays - 1}::int`;
  const before = sql`${days} - ${2 * healthDays - 1}::int`;
  const { missed, canceled, late } = healthLimits;
  const isOver = (part: string, whole: string, limit: { orders: number; percent: number }) =>
    sql`${sql.ref(part)} >= ${limit.orders}
      and 100 * ${sql.ref(part)} >= ${limit.percent} * ${sql.ref(whole)}`;
  return sql<Figures>`(
    select *,
      has_missed::int + has_canceled::int + has_late::int + has_no_screen::int
        + has_failed_payout::int as problems
    from (
      select *,
        ${isOver('missed', 'orders', missed)} as has_missed,
        ${isOver('canceled', 'orders', canceled)} as has_canceled,
        ${isOver('late', 'made', late)} as has_late,
        no_screen_since is not null as has_no_screen
      from (
        select store.id, store.name, store.branch_name, placed.*, prepared.*,
          case when screen.warned_until > ${at} and coalesce(screen.seen_at < screen.warned_at, true)
            then coalesce(screen.seen_at, screen.warned_at) end as no_screen_since,
          coalesce(payout.status = 'FAILED', false) as has_failed_payout
        from published.stores as store
        cross join lateral (
          select
            coalesce(sum(orders) filter (where day >= ${from}), 0) as orders,
            coalesce(sum(orders) filter (where day >= ${from} and status = 'EXPIRED'), 0) as missed,
            coalesce(sum(orders) filter (where day >= ${from} and status = 'STORE_REJECT'), 0)
              as canceled,
            coalesce(sum(orders) filter (where day < ${from}), 0) as orders_before,
            coalesce(sum(orders) filter (where day < ${from} and status = 'EXPIRED'), 0)
              as missed_before,
            coalesce(sum(orders) filter (where day < ${from} and status = 'STORE_REJECT'), 0)
              as canceled_before
          from published.order_counts
          where store_id = store.id and day >= ${before}
        ) as placed
        cross join lateral (
          select
            coalesce(sum(orders) filter (where day >= ${from}), 0) as made,
            coalesce(sum(late) filter (where day >= ${from}), 0) as late,
            coalesce(sum(orders) filter (where day < ${from}), 0) as made_before,
            coalesce(sum(late) filter (where day < ${from}), 0) as late_before
          from published.preparation_days
          where store_id = store.id and day >= ${before}
        ) as prepared
        left join published.store_screens as screen on screen.store_id = store.id
        left join lateral (
          select status from published.payouts
          where store_id = store.id order by id desc limit 1
        ) as payout on true
        where store.approved
      ) as counted
    ) as judged
  )`;
}
