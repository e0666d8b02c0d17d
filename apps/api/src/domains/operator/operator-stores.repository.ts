import type { OperatorStoreSort, OperatorStoreState } from '@counter/contract/operator';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import {
  countQuery,
  findPage,
  containsText,
  type Page,
  type PageWanted,
} from '../../platform/db/page.ts';
import type { Database, Db } from './operator.tables.ts';
import { isSuspended } from '../store/index.ts';
import { countedStores, judgedStores, lostShare } from './judged-stores.repository.ts';

export type OperatorStoreRow = {
  readonly id: number;
  readonly name: string;
  readonly branchName: string;
  readonly storeUrl: string;
  readonly address: string;
  readonly image: string | null;
  readonly currency: string;
  readonly approved: boolean;
  readonly createdAt: Date;
  /** In basis points. */
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
  readonly deliveryCommissionRate: number;
};

export type OperatorStoreFilter = PageWanted & {
  /** Part of the name, branch, web address or an owner's email. */
  readonly search: string;
  readonly state: OperatorStoreState | undefined;
  /** By name if absent. */
  readonly sort?: OperatorStoreSort;
};

/**
 * Returns a page of stores by search and by their state at an instant. Unapproved stores have no health and sort last
 * by it.
 */
export async function findOperatorStorePage(
  db: Db,
  { search, state, sort = 'name', ...page }: OperatorStoreFilter,
  at: Date,
): Promise<Page<OperatorStoreRow>> {
  const found = operatorStores(db)
    .where((eb) => matches(eb, search))
    .where((eb) => isIn(eb, state, at));
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const byName = sql`lower(store.name)`;
  if (sort === 'name' || sort === '-name') {
    return findPage(found.orderBy(byName, direction).orderBy('store.id'), page);
  }
  const [fewest, most] = [sql`asc nulls last`, sql`desc nulls last`];
  // Each of these counts the orders of all stores, so build it only for the sort order that needs it.
  const byOrders = () =>
    found
      .leftJoin(countedStores(at).as('health'), 'health.id', 'store.id')
      .orderBy('health.orders', sort === 'orders' ? fewest : most);
  // Worst first: most problems, then the largest share of lost orders.
  const worst = sort === 'health' ? most : fewest;
  const byHealth = () =>
    found
      .leftJoin(judgedStores(at).as('health'), 'health.id', 'store.id')
      .orderBy('health.problems', worst)
      .orderBy(lostShare, worst);
  const ordered = sort === 'orders' || sort === '-orders' ? byOrders() : byHealth();
  return findPage(ordered.orderBy(byName).orderBy('store.id'), page, countQuery(found));
}

/** Returns one store; undefined if it is unknown. */
export async function findOperatorStoreRow(
  db: Db,
  storeId: number,
): Promise<OperatorStoreRow | undefined> {
  return operatorStores(db).where('store.id', '=', storeId).executeTakeFirst();
}

function operatorStores(db: Db) {
  return db
    .selectFrom('published.stores as store')
    .innerJoin('published.storeSettings as settings', 'settings.storeId', 'store.id')
    .select([
      'store.id',
      'store.name',
      'store.branchName',
      'store.storeUrl',
      'store.address',
      'store.image',
      'store.currency',
      'store.approved',
      'store.createdAt',
      'settings.deliveredFeeRate',
      'settings.pickedUpFeeRate',
      'settings.deliveryCommissionRate',
    ]);
}

type Tables = Database & { readonly store: Database['published.stores'] };
type Builder = ExpressionBuilder<Tables, 'store'>;
type Condition = Expression<SqlBool>;

function matches(eb: Builder, search: string): Condition {
  const owners = eb
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as user', 'user.id', 'member.userId')
    .whereRef('member.storeId', '=', 'store.id')
    .where('member.role', '=', 'owner')
    .where(containsText(['user.email'], search))
    .select('user.id');
  const own = containsText(['store.name', 'store.branchName', 'store.storeUrl'], search);
  return eb.or([own, eb.exists(owners)]);
}

function isIn(eb: Builder, state: OperatorStoreState | undefined, at: Date): Condition {
  switch (state) {
    case 'ACTIVE':
      return eb.and([eb('store.approved', '=', true), eb.not(isSuspended('store.id', at))]);
    case 'SUSPENDED':
      return isSuspended('store.id', at);
    case 'UNVERIFIED':
      return isUnverified(eb);
    case 'NOT_APPROVED':
      return eb('store.approved', '=', false);
    case undefined:
      return eb.lit(true);
  }
}

/** Matches stores that submitted details of which at least one is not verified. */
function isUnverified(eb: Builder): Condition {
  return eb(
    'store.id',
    'in',
    eb
      .selectFrom('published.bankDetails as details')
      .where((details) => details.or(verifiedColumns.map((column) => details(column, 'is', null))))
      .select('details.storeId'),
  );
}

const verifiedColumns = [
  'bankVerifiedAt',
  'companyVerifiedAt',
  'representativeVerifiedAt',
] as const;
