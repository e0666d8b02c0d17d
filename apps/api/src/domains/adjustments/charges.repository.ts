import type { AdjustmentReason, ChargeMove, ChargeStatus } from '@counter/contract/adjustments';
import { chargeStates } from '@counter/contract/adjustments';
import type { SelectQueryBuilder } from 'kysely';
import {
  countRows,
  countWaiting,
  findPage,
  containsText,
  type Page,
  type PageWanted,
  type Waiting,
} from '../../platform/db/page.ts';
import type { Database, Db, Tx, Work } from './adjustments.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ChargeRow = {
  readonly id: number;
  readonly storeId: number;
  readonly storeName: string;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly customer: string;
  readonly currency: string;
  readonly reason: AdjustmentReason;
  readonly note: string;
  readonly amount: number;
  readonly charged: number | null;
  readonly status: ChargeStatus;
  readonly openedAt: Date;
  readonly contestBy: Date;
  readonly contestedAt: Date | null;
  readonly contestedBy: string | null;
  readonly contestText: string | null;
  readonly contestPictures: readonly string[];
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly decisionNote: string | null;
};

type Tables = Database & { readonly store: Database['published.stores'] };
type Charges = SelectQueryBuilder<Tables, 'charges' | 'store', object>;

function charges(db: Db | Tx): Charges {
  return db
    .selectFrom('charges')
    .innerJoin('published.stores as store', 'store.id', 'charges.storeId');
}

function withColumns(query: Charges): SelectQueryBuilder<Tables, 'charges' | 'store', ChargeRow> {
  return query.select([
    'charges.id',
    'charges.storeId',
    'store.name as storeName',
    'charges.orderId',
    'charges.orderNumber',
    'charges.customer',
    'store.currency',
    'charges.reason',
    'charges.note',
    'charges.amount',
    'charges.charged',
    'charges.status',
    'charges.openedAt',
    'charges.contestBy',
    'charges.contestedAt',
    'charges.contestedBy',
    'charges.contestText',
    'charges.contestPictures',
    'charges.decidedAt',
    'charges.decidedBy',
    'charges.decisionNote',
  ]);
}

export type ChargeFilter = PageWanted & {
  readonly openOnly: boolean;
  /** Charges opened at or after this time. */
  readonly from: Date | undefined;
  readonly before: Date | undefined;
};

/** Finds one page of a store's charges, newest first. With `openOnly`, those with the earliest deadline come first. */
export async function findChargePage(
  db: Db,
  { storeId }: StoreScope,
  { openOnly, from, before, ...page }: ChargeFilter,
): Promise<Page<ChargeRow>> {
  let asked = charges(db).where('charges.storeId', '=', storeId);
  if (from) asked = asked.where('charges.openedAt', '>=', from);
  if (before) asked = asked.where('charges.openedAt', '<', before);
  const found = withColumns(asked);
  if (!openOnly) return findPage(found.orderBy('charges.id', 'desc'), page);
  const open = found.where('charges.status', '=', 'OPEN');
  return findPage(open.orderBy('charges.contestBy').orderBy('charges.id'), page);
}

/** Counts a store's charges that can still be disputed. */
export async function countOpenCharges(db: Db, { storeId }: StoreScope): Promise<number> {
  const found = db.selectFrom('charges').where('storeId', '=', storeId);
  return countRows(found.where('status', '=', 'OPEN'));
}

/** Counts the disputed charges of all stores that await a decision. */
export async function countDisputedCharges(db: Db): Promise<Waiting> {
  return countWaiting(db.selectFrom('charges').where('status', '=', 'IN_REVIEW'), 'contestedAt');
}

export type OperatorChargeFilter = PageWanted & {
  /** Part of a store's name, an order number or a customer's name. */
  readonly search: string;
  readonly state: ChargeStatus | undefined;
};

/** Finds one page of the charges of all stores, newest first. */
export async function findOperatorChargePage(
  db: Db,
  { search, state, ...page }: OperatorChargeFilter,
): Promise<Page<ChargeRow>> {
  const columns = ['store.name', 'charges.orderNumber', 'charges.customer'];
  let found = charges(db);
  if (search) found = found.where(containsText(columns, search));
  if (state) found = found.where('charges.status', '=', state);
  const latest = withColumns(found)
    .orderBy('charges.openedAt', 'desc')
    .orderBy('charges.storeId')
    .orderBy('charges.id', 'desc');
  return findPage(latest, page);
}

export async function findChargeRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  chargeId: number,
): Promise<ChargeRow | undefined> {
  const found = charges(db).where('charges.storeId', '=', storeId);
  return withColumns(found.where('charges.id', '=', chargeId)).executeTakeFirst();
}

export type NewCharge = Pick<
  ChargeRow,
  'orderId' | 'orderNumber' | 'customer' | 'reason' | 'note' | 'amount' | 'contestBy'
> & { readonly openedBy: number | null };

/** Inserts a charge and returns its ID. */
export async function createCharge(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  charge: NewCharge,
): Promise<number> {
  const { id } = await tx
    .insertInto('charges')
    .values({
      storeId: scope.storeId,
      orderId: charge.orderId,
      orderNumber: charge.orderNumber,
      customer: charge.customer,
      reason: charge.reason,
      note: charge.note,
      amount: charge.amount,
      charged: null,
      status: chargeStates.initial,
      openedAt: at,
      openedBy: charge.openedBy,
      contestBy: charge.contestBy,
      contestedAt: null,
      contestedBy: null,
      contestText: null,
      contestPictures: '[]',
      decidedAt: null,
      decidedBy: null,
      decisionNote: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Dispute = {
  readonly by: string;
  readonly text: string;
  readonly pictures: readonly string[];
};

/** Disputes a charge that is open and within its deadline. Returns false for any other. */
export async function disputeChargeRow(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  chargeId: number,
  { by, text, pictures }: Dispute,
): Promise<boolean> {
  const { from, to } = chargeStates.moves.dispute;
  const { numUpdatedRows } = await tx
    .updateTable('charges')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', chargeId)
    .where('status', 'in', from)
    .where('contestBy', '>', at)
    .set({
      status: to,
      contestedAt: at,
      contestedBy: by,
      contestText: text,
      contestPictures: JSON.stringify(pictures),
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Decision = {
  readonly move: Exclude<ChargeMove, 'dispute'>;
  readonly charged: number;
  /** Null if the store let the deadline pass. */
  readonly by: string | null;
  readonly note: string;
};

/** Decides a charge whose status allows the move. Returns false for any other. */
export async function decideChargeRow(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  chargeId: number,
  { move, charged, by, note }: Decision,
): Promise<boolean> {
  const { from, to } = chargeStates.moves[move];
  const { numUpdatedRows } = await tx
    .updateTable('charges')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', chargeId)
    .where('status', 'in', from)
    .set({ status: to, charged, decidedAt: at, decidedBy: by, decisionNote: note })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
