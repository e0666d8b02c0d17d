import type { OrderCounts, StoreProblem } from '@counter/contract/operator';
import { sql, type RawBuilder } from 'kysely';
import {
  countRows,
  countWaiting,
  findPage,
  containsText,
  type Page,
  type PageWanted,
  type Waiting,
} from '../../platform/db/page.ts';
import {
  countsByDay,
  countsByKey,
  daysOf,
  judgedAmong,
  judgedStores,
  lacksScreen,
  lostShare,
  returnedPayouts,
  type StoreHealthRow,
} from './judged-stores.repository.ts';
import type { Db } from './operator.tables.ts';

export const noOrders: OrderCounts = {
  orders: 0,
  missed: 0,
  cancelled: 0,
  made: 0,
  acceptedLate: 0,
  late: 0,
};

export type StoreHealthFilter = PageWanted & {
  /** Part of the name or branch. */
  readonly search: string;
  /** Undefined for any problem. */
  readonly state: StoreProblem | undefined;
};

/** The column that flags each problem. */
export const problemColumns = {
  MISSED: 'hasMissed',
  CANCELED: 'hasCancelled',
  ACCEPTED_LATE: 'hasAcceptedLate',
  LATE: 'hasLate',
  NO_SCREEN: 'hasNoScreen',
  PAYOUT: 'hasFailedPayout',
  UNPAID: 'isUnpaid',
} as const satisfies Record<StoreProblem, keyof StoreHealthRow>;

/** Returns a page of stores with problems: most problems first, then by share of lost orders. */
export async function findStoreHealthPage(
  db: Db,
  { search, state, ...page }: StoreHealthFilter,
  at: Date,
): Promise<Page<StoreHealthRow>> {
  let found = db
    .selectFrom(judgedStores(at).as('health'))
    .where('problems', '>', 0)
    .where(containsText(['name', 'branchName'], search));
  if (state) found = found.where(problemColumns[state], '=', true);
  const ordered = found
    .selectAll()
    .orderBy('problems', 'desc')
    .orderBy(lostShare, 'desc')
    .orderBy('orders', 'desc')
    .orderBy('id');
  return findPage(ordered, page);
}

/** Counts the orders of the given stores in the period before the last days, by store. */
export async function findCountsBefore(
  db: Db,
  storeIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, OrderCounts>> {
  const { rows } = await sql<OrderCounts & { storeId: number }>`
    select settings.store_id, placed.*, prepared.*
    from published.store_settings as settings
    ${countsByKey(daysOf(at).before)}
    where settings.store_id = any(${[...storeIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ storeId, ...counts }) => [storeId, counts]));
}

/** Counts the orders of all approved stores in the last days, and in the same number of days before. */
export async function countMarketplace(
  db: Db,
  at: Date,
): Promise<{ last: OrderCounts; before: OrderCounts }> {
  const days = daysOf(at);
  const [last, before] = await Promise.all([
    countAllOn(db, days.last),
    countAllOn(db, days.before),
  ]);
  return { last, before };
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

/** Counts the approved stores that lack an open screen. */
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

/** Returns the health of the approved stores among the given ones. */
export async function findHealthRows(
  db: Db,
  storeIds: readonly number[],
  at: Date,
): Promise<StoreHealthRow[]> {
  return db.selectFrom(judgedAmong(storeIds, at).as('health')).selectAll().execute();
}
