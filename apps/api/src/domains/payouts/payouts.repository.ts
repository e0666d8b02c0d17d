import type { Period } from '@counter/contract/shared';
import { storeAccounts } from '@counter/contract/ledger';
import type { PayoutStatus } from '@counter/contract/payouts';
import { sql } from 'kysely';
import type { Page, PageWanted } from '../../platform/db/page.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx, Work } from './payouts.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { KindSum } from '../ledger/index.ts';
import type { PayAmounts } from './pay-amounts.ts';

/** A payout as stored. */
export type PayoutRow = PayAmounts & {
  readonly id: number;
  readonly transactionId: string;
  readonly status: PayoutStatus;
  readonly createdAt: Date;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly currency: string;
  readonly totalOrders: number;
  readonly sentAt: Date | null;
  readonly settledAt: Date | null;
  readonly failure: string | null;
  readonly bankFileId: number | null;
};

/** The columns of `PayoutRow`. */
export const payoutColumns = [
  'payouts.id',
  'payouts.transactionId',
  'payouts.status',
  'payouts.createdAt',
  'payouts.periodStart',
  'payouts.periodEnd',
  'payouts.currency',
  'payouts.totalOrders',
  'payouts.totalOrdersAmount',
  'payouts.transactionFee',
  'payouts.totalTax',
  'payouts.totalTip',
  'payouts.adjustments',
  'payouts.collected',
  'payouts.payoutAmount',
  'payouts.sentAt',
  'payouts.settledAt',
  'payouts.failure',
  'payouts.bankFileId',
] as const;

/** The filters of a list of payouts. */
export type PayoutFilter = {
  readonly status?: PayoutStatus | undefined;
  /** The range of creation times, including `from` and excluding `before`. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** Limits the list to one payout. */
  readonly transactionId?: string | undefined;
};

/** A payout with the ledger sums of its days. */
type BookedPayout = PayoutRow & { readonly sums: readonly KindSum[] };

/** A payout with the previous one, even if the filter excludes that one. */
export type ComparedPayout = BookedPayout & { readonly earlier: BookedPayout | undefined };

/** The sums of payouts. Excludes failed ones, because their money is paid again by a later payout. */
export type PayoutSums = PayAmounts & {
  readonly payouts: number;
  readonly totalOrders: number;
};

/** A page of payouts with the sums over all pages. */
type SummedPage = Page<ComparedPayout> & { readonly sums: PayoutSums };

/** Returns a page of a store's payouts, newest first, each with the previous one, and the sums over all pages. */
export async function findComparedPayouts(
  db: Db,
  { storeId }: StoreScope,
  { status = null, from = null, before = null, transactionId = null }: Nullable<PayoutFilter>,
  { pageNumber, pageSize }: PageWanted,
): Promise<SummedPage> {
  const filter = { storeId, status, from, before, transactionId };
  const offset = pageNumber * pageSize;
  const found = await selectCompared(db, { ...filter, limit: pageSize, offset });
  const payouts = found.map(({ isListed: _isListed, all: _all, ...row }) => row);
  // The rows include the payout before each listed one, which is always the next row.
  const rows = payouts.flatMap((payout, at) =>
    found[at]?.isListed ? [{ ...payout, earlier: payouts[at + 1] }] : [],
  );
  const [first] = found[0] ? found : await selectAll(db, filter);
  const { total, ...sums } = first?.all ?? nothing;
  return { rows, total, sums };
}

type Nullable<Filter> = { [Name in keyof Filter]: Filter[Name] | null };

type Matching = { readonly storeId: number } & {
  readonly [Name in keyof PayoutFilter]-?: NonNullable<PayoutFilter[Name]> | null;
};

const columns = sql.join(payoutColumns.map((column) => sql.ref(column)));

type All = PayoutSums & { readonly total: number };

type Found = BookedPayout & { readonly isListed: boolean; readonly all: All };

const selectCompared = prepared(
  (_db: Db, wanted: Matching & { readonly limit: number; readonly offset: number }) =>
    sql<Found>`
    with listed as (
      select ${columns}, true as is_listed from payouts where ${matches(wanted)}
      order by period_end desc limit ${wanted.limit} offset ${wanted.offset}
    ), earlier as (
      select before.* from listed cross join lateral (
        select ${columns}, false as is_listed from payouts
        where store_id = ${wanted.storeId} and period_end < listed.period_end
        order by period_end desc limit 1
      ) before
      where before.id not in (select id from listed)
    )
    select shown.*, sums.sums,
      ${allOf(wanted)} as "all"
    from (select * from listed union all select * from earlier) shown
    cross join lateral (
      select coalesce(json_agg(sum), '[]') as sums from (
        select kind, account, sum(amount) as amount from published.ledger_days
        where store_id = ${wanted.storeId} and account = any(${storeAccounts})
          and day between shown.period_start and shown.period_end
        group by kind, account
      ) sum
    ) sums
    order by shown.period_end desc`,
);

const selectAll = prepared(
  (_db: Db, wanted: Matching) => sql<{ all: All }>`select ${allOf(wanted)} as "all"`,
);

const summed = [
  'totalOrders',
  'totalOrdersAmount',
  'transactionFee',
  'totalTax',
  'totalTip',
  'adjustments',
  'collected',
  'payoutAmount',
] as const;

/** Only for the type checker: an aggregate always returns a row. */
const nothing: All = {
  total: 0,
  payouts: 0,
  totalOrders: 0,
  totalOrdersAmount: 0,
  transactionFee: 0,
  totalTax: 0,
  totalTip: 0,
  adjustments: 0,
  collected: 0,
  payoutAmount: 0,
};

/** Selects the count and sums of the matching payouts as JSON. */
function allOf(wanted: Matching) {
  const sums = summed.map(
    (name) =>
      sql`${sql.lit(name)}, coalesce(sum(${sql.ref(name)}) filter (where status <> 'FAILED'), 0)`,
  );
  return sql`(
    select json_build_object(
      'total', count(*), 'payouts', count(*) filter (where status <> 'FAILED'), ${sql.join(sums)}
    ) from payouts where ${matches(wanted)}
  )`;
}

function matches({ storeId, status, from, before, transactionId }: Matching) {
  return sql`store_id = ${storeId}
    and coalesce(status = ${status}, true)
    and coalesce(created_at >= ${from}, true)
    and coalesce(created_at < ${before}, true)
    and coalesce(transaction_id = ${transactionId}, true)`;
}

/** Returns a store's payouts that cover a day or a later one, newest first. */
export async function findPayoutsSince(
  db: Db,
  { storeId }: StoreScope,
  day: string,
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .where('payouts.storeId', '=', storeId)
    .where('payouts.periodEnd', '>=', day)
    .orderBy('payouts.periodEnd', 'desc')
    .select(payoutColumns)
    .execute();
}

/** Returns a store's latest payouts, newest first. */
export async function findLatestPayouts(
  db: Db,
  { storeId }: StoreScope,
  limit: number,
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .where('payouts.storeId', '=', storeId)
    .orderBy('payouts.periodEnd', 'desc')
    .limit(limit)
    .select(payoutColumns)
    .execute();
}

/** Returns a store's payout by transaction id. */
export async function findPayoutRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  transactionId: string,
): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('payouts')
    .where('payouts.storeId', '=', storeId)
    .where('payouts.transactionId', '=', transactionId)
    .select(payoutColumns)
    .executeTakeFirst();
}

export type NewPayout = Period &
  PayAmounts & {
    readonly transactionId: string;
    readonly totalOrders: number;
  };

/** Inserts a pending payout; returns its id. */
export async function createPayout(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  payout: NewPayout,
): Promise<number> {
  const { id } = await tx
    .insertInto('payouts')
    .values({
      storeId: scope.storeId,
      transactionId: payout.transactionId,
      status: 'PENDING',
      createdAt: at,
      periodStart: payout.from,
      periodEnd: payout.to,
      currency: scope.currency,
      totalOrders: payout.totalOrders,
      totalOrdersAmount: payout.totalOrdersAmount,
      transactionFee: payout.transactionFee,
      totalTax: payout.totalTax,
      totalTip: payout.totalTip,
      adjustments: payout.adjustments,
      collected: payout.collected,
      payoutAmount: payout.payoutAmount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Move = {
  readonly transactionId: string;
  readonly from: readonly PayoutStatus[];
  readonly to: PayoutStatus;
  readonly failure: string | null;
};

/** Moves a payout if it is in a state that the move starts from, else returns undefined. */
export async function movePayoutRow(
  { tx, scope: { storeId }, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  { transactionId, from, to, failure }: Move,
): Promise<PayoutRow | undefined> {
  return tx
    .updateTable('payouts')
    .set({
      status: to,
      failure,
      ...(to === 'IN_TRANSIT' ? { sentAt: at } : { settledAt: at }),
    })
    .where('storeId', '=', storeId)
    .where('transactionId', '=', transactionId)
    .where('status', 'in', from)
    .returning(payoutColumns)
    .executeTakeFirst();
}
