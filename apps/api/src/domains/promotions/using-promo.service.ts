import {
  budgetLeft,
  promoReduction,
  promoStatus,
  type PromoCheck,
  type PromoPaidBy,
} from '@counter/contract/promotions';
import { dayAt, formatMoney } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { countUsesOf, createUse, giveBackUse, reduceUse } from './promo-uses.repository.ts';
import { findPromoRow, lockPromo, type PromoRow } from './promotions.repository.ts';

/** A requested use of a promo code for a basket. */
export type PromoWish = {
  readonly code: string;
  /** The basket's value after deals. */
  readonly basket: number;
  /** All customers that are the same person; empty if unknown. */
  readonly customerIds: readonly number[];
};

type HoldWish = Omit<PromoWish, 'customerIds'> & {
  readonly customerId: number;
  /** Finds all customers that are the same person. Called while the code is locked. */
  readonly findOthers: () => Promise<readonly number[]>;
};

/** A promo code reserved for an order, locked until the transaction ends. */
export type HeldPromo = {
  readonly id: number;
  readonly customerId: number;
  readonly code: string;
  readonly discount: number;
  readonly paidBy: PromoPaidBy;
};

/**
 * Returns a promo code's discount for an order that is being placed, and locks the code, so that nobody else uses it up
 * meanwhile. Call `countPromoUse` once the order is stored.
 * @throws ProblemError PROMO_NOT_VALID with the reason
 */
export async function holdPromo(
  work: Work,
  { customerId, findOthers, ...asked }: HoldWish,
): Promise<HeldPromo> {
  const row = await lockPromo(work.tx, work.scope, asked.code);
  const wish = { ...asked, customerIds: await findOthers() };
  const considered = await considerPromo(work.tx, work.scope, { row, wish, at: work.at });
  if (considered.reason !== '' || !row) {
    const errors = [{ path: 'promoCode', message: considered.reason }];
    throw new ProblemError('PROMO_NOT_VALID', considered.reason, { errors });
  }
  const { id, promoCode: code, paidBy } = row;
  return { id, customerId, code, discount: considered.discount, paidBy };
}

/** Counts the use of a reserved promo code by an order. */
export async function countPromoUse(
  work: Work,
  { id: promoId, customerId, discount: amount }: HeldPromo,
  orderId: number,
): Promise<void> {
  await createUse(work, { promoId, customerId, amount, orderId });
}

/**
 * Returns the use of an order that was not handed over, with its share of the budget. Does nothing if it used no code.
 */
export async function giveBackPromo(work: Work, orderId: number): Promise<void> {
  await giveBackUse(work, orderId);
}

/** Returns part of an order's discount to its promo code's budget. The use still counts. */
export async function reducePromo(work: Work, orderId: number, amount: number): Promise<void> {
  await reduceUse(work, orderId, amount);
}

/** Returns the discount of a promo code for an order placed at an instant, or the reason it can't be used. */
export async function checkPromo(
  db: Db | Tx,
  scope: StoreScope,
  wish: PromoWish,
  at: Date,
): Promise<PromoCheck> {
  const row = await findPromoRow(db, scope, wish.code);
  const { discount, reason } = await considerPromo(db, scope, { row, wish, at });
  return {
    promoCode: row?.promoCode ?? wish.code,
    valid: reason === '',
    discount,
    discountDisplayValue: formatMoney(discount, scope.currency),
    reason,
  };
}

type Considering = {
  readonly row: PromoRow | undefined;
  readonly wish: PromoWish;
  readonly at: Date;
};

async function considerPromo(
  db: Db | Tx,
  scope: StoreScope,
  { row, wish, at }: Considering,
): Promise<{ readonly discount: number; readonly reason: string }> {
  if (!row) return refused(unknown(wish.code, scope));
  const { reason } = promoStatus(row, dayAt(at, scope.timeZone), scope);
  if (reason !== '') return refused(reason);
  if (wish.basket < row.minimumOrderValue) return refused(belowMinimum(row, wish, scope));
  if (await isUsedBy(db, scope, row, wish.customerIds)) return refused(usedAlready(row));
  return { discount: promoReduction(row, wish.basket, budgetLeft(row)), reason: '' };
}

function refused(reason: string) {
  return { discount: 0, reason };
}

async function isUsedBy(
  db: Db | Tx,
  scope: StoreScope,
  { id, usageLimitPerCustomer }: PromoRow,
  customerIds: readonly number[],
): Promise<boolean> {
  if (usageLimitPerCustomer === null || customerIds.length === 0) return false;
  return (await countUsesOf(db, scope, id, customerIds)) >= usageLimitPerCustomer;
}

function unknown(code: string, { storeName }: StoreScope): string {
  return `${storeName} has no promo code "${code}". Check how it is written, or order without it.`;
}

function belowMinimum(
  { promoCode, minimumOrderValue }: PromoRow,
  { basket }: PromoWish,
  { currency }: StoreScope,
): string {
  const [needed, ordered] = [minimumOrderValue, basket].map((sum) => formatMoney(sum, currency));
  return `${promoCode} is for orders from ${needed}; this one comes to ${ordered}. Add something to it.`;
}

function usedAlready({ promoCode, usageLimitPerCustomer }: PromoRow): string {
  const often = usageLimitPerCustomer === 1 ? 'once' : `${usageLimitPerCustomer} times`;
  return `${promoCode} can be used ${often} by a customer, and this one has done so.`;
}
