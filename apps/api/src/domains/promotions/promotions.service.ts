import {
  promoPageSize,
  startsTooEarly,
  type CustomerCode,
  type Promo,
  type PromoPaidBy,
  type PromoRequest,
} from '@counter/contract/promotions';
import { dayAt } from '@counter/contract/shared';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findUsesBy } from './promo-uses.repository.ts';
import { toPromo } from './promo-view.ts';
import {
  createPromo,
  findPromoById,
  findPromoRows,
  type ImportedPromo,
  type NewPromo,
} from './promotions.repository.ts';

/** Returns a page of the store's promo codes, newest first, with their current status. */
export async function findPromos(
  { db, clock }: Platform,
  scope: StoreScope,
  pageNumber: number,
): Promise<{ content: Promo[]; totalElements: number }> {
  const now = clock.now();
  const page = await findPromoRows(db, scope, { pageNumber, pageSize: promoPageSize });
  return {
    content: page.rows.map((row) => toPromo(row, scope, now)),
    totalElements: page.total,
  };
}

/**
 * Returns a promo code of the store with its current status.
 * @throws ProblemError NOT_FOUND, including when it is deleted
 */
export async function findPromo(
  { db, clock }: Platform,
  scope: StoreScope,
  id: number,
): Promise<Promo> {
  const row = await findPromoById(db, scope, id);
  if (!row) throw new ProblemError('NOT_FOUND', 'This promo code was deleted.');
  return toPromo(row, scope, clock.now());
}

/** Imports a store's promo codes with any dates, without notifying anyone. */
export async function importPromos(
  place: Pick<Work, 'tx' | 'scope' | 'at'>,
  promos: readonly ImportedPromo[],
): Promise<void> {
  for (const promo of promos) await createPromo(place, promo);
}

type Saving = {
  readonly request: PromoRequest;
  readonly paidBy: PromoPaidBy;
  readonly key: string | undefined;
};

/**
 * Adds a promo code; returns its id. The same idempotency key returns the same code.
 * @throws ProblemError INVALID_FIELDS for a start before the store's today or a code that is taken,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function savePromo(
  { act }: Platform,
  scope: StoreScope,
  { request, paidBy, key }: Saving,
): Promise<number> {
  return act(scope, (work) =>
    oncePerKey(work, { key, request: { ...request, paidBy } }, () =>
      addPromo(work, newPromoOf(request, paidBy)),
    ),
  );
}

async function addPromo(work: Work, promo: NewPromo): Promise<number> {
  const { scope, at } = work;
  if (promo.startDate < dayAt(at, scope.timeZone)) throw refusedField('startDate', startsTooEarly);
  const id = await createPromo(work, promo);
  if (id === undefined) {
    throw refusedField('promoCode', `There is a promo code ${promo.promoCode} already.`);
  }
  work.audit({ action: 'promo.create', entity: 'promo', entityId: id, after: promo });
  work.emit({ kind: 'promotions.changed' });
  return id;
}

/** Builds a promo code from a request, without the fields of the other type. */
function newPromoOf(request: PromoRequest, paidBy: PromoPaidBy): NewPromo {
  const { storeId: _store, percentage, amount, minOrderValue, ...promo } = request;
  const isPercentage = request.type === 'PERCENTAGE';
  return {
    ...promo,
    rate: isPercentage && percentage !== null ? Math.round(percentage * 100) : null,
    amount: isPercentage ? null : amount,
    minimumOrderValue: minOrderValue,
    paidBy,
  };
}

/** Returns a customer's latest promo code uses; empty if the customer is unknown or erased. */
export async function findCustomerCodes(
  { db }: Platform,
  scope: StoreScope,
  customerId: number,
): Promise<CustomerCode[]> {
  const rows = await findUsesBy(db, scope, customerId);
  return rows.map(({ promoCode, usedAt, givenBackAt, ...row }) => ({
    ...row,
    promoCode: promoCode ?? '',
    usedAt: usedAt.toISOString(),
    givenBack: givenBackAt !== null,
  }));
}
