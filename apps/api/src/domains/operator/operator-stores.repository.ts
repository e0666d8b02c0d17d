import type { OperatorStoreState } from '@counter/contract/operator';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { findPage, holdsText, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Database, Db } from '../../platform/db/schema.ts';
import { runsAt } from '../store/index.ts';

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
  /** Basis points. */
  readonly deliveredFeeRate: number;
  readonly pickedUpFeeRate: number;
  readonly deliveryCommissionRate: number;
};

export type OperatorStoreFilter = PageWanted & {
  /** Part of the name, the branch, the address on the web or an owner's e-mail. */
  readonly search: string;
  readonly state: OperatorStoreState | undefined;
};

/** Stores by search and by their state at an instant, in the order of their names. */
export async function findOperatorStorePage(
  db: Db,
  { search, state, ...page }: OperatorStoreFilter,
  at: Date,
): Promise<Page<OperatorStoreRow>> {
  const found = operatorStores(db)
    .where((eb) => matches(eb, search))
    .where((eb) => isIn(eb, state, at))
    .orderBy((eb) => eb.fn('lower', ['stores.name']))
    .orderBy('stores.id');
  return findPage(found, page);
}

/** One store; undefined for an unknown one. */
export async function findOperatorStoreRow(
  db: Db,
  storeId: number,
): Promise<OperatorStoreRow | undefined> {
  return operatorStores(db).where('stores.id', '=', storeId).executeTakeFirst();
}

function operatorStores(db: Db) {
  return db
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .select([
      'stores.id',
      'stores.name',
      'stores.branchName',
      'stores.storeUrl',
      'stores.address',
      'stores.image',
      'stores.currency',
      'stores.approved',
      'stores.createdAt',
      'storeSettings.deliveredFeeRate',
      'storeSettings.pickedUpFeeRate',
      'storeSettings.deliveryCommissionRate',
    ]);
}

type Builder = ExpressionBuilder<Database, 'stores'>;
type Condition = Expression<SqlBool>;

function matches(eb: Builder, search: string): Condition {
  const owners = eb
    .selectFrom('storeMembers')
    .innerJoin('users', 'users.id', 'storeMembers.userId')
    .whereRef('storeMembers.storeId', '=', 'stores.id')
    .where('storeMembers.role', '=', 'owner')
    .where(holdsText(['users.email'], search))
    .select('users.id');
  const own = holdsText(['stores.name', 'stores.branchName', 'stores.storeUrl'], search);
  return eb.or([own, eb.exists(owners)]);
}

function isIn(eb: Builder, state: OperatorStoreState | undefined, at: Date): Condition {
  switch (state) {
    case 'ACTIVE':
      return eb.and([eb('stores.approved', '=', true), eb.not(isSuspended(eb, at))]);
    case 'SUSPENDED':
      return isSuspended(eb, at);
    case 'UNVERIFIED':
      return isUnverified(eb);
    case 'NOT_APPROVED':
      return eb('stores.approved', '=', false);
    case undefined:
      return eb.lit(true);
  }
}

function isSuspended(eb: Builder, at: Date): Condition {
  return eb.exists(
    eb
      .selectFrom('storeSuspensions')
      .whereRef('storeSuspensions.storeId', '=', 'stores.id')
      .where(runsAt(at))
      .select('storeSuspensions.id'),
  );
}

/** Something was handed in, and some part of it is not verified. */
function isUnverified(eb: Builder): Condition {
  return eb.exists(
    eb
      .selectFrom('bankDetails')
      .whereRef('bankDetails.storeId', '=', 'stores.id')
      .where((details) => details.or(verifiedColumns.map((column) => details(column, 'is', null))))
      .select('bankDetails.storeId'),
  );
}

const verifiedColumns = [
  'bankVerifiedAt',
  'companyVerifiedAt',
  'representativeVerifiedAt',
] as const;
