import type { FailedCardPayment } from '@counter/contract/payments';
import type { PageWanted } from '../../platform/db/page.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findOrderMoney } from '../orders/index.ts';
import { findCardPayment, lockCardPayment, updateCardPayment } from './card-payments.repository.ts';
import { findGivenUpPage, type GivenUpRow } from './given-up.repository.ts';
import { keptOf } from './settling.ts';
import { settlePayment } from './settling.service.ts';
import { whatFailed } from './trouble.ts';

/** Returns a page of card payments that need an operator, newest first. */
export async function findFailedPayments(
  platform: Platform,
  wanted: PageWanted & { readonly search: string },
): Promise<{ content: FailedCardPayment[]; totalElements: number }> {
  const { rows, total } = await findGivenUpPage(platform.db, wanted);
  const content = await Promise.all(rows.map(async (row) => toFailed(platform, row)));
  return { content, totalElements: total };
}

/**
 * Retries a payment that was given up. Does nothing if it is already settled.
 * @throws ProblemError NOT_FOUND, CONFLICT with the reason if it fails again
 */
export async function retryFailedPayment(
  platform: Platform,
  scope: StoreScope,
  id: number,
): Promise<void> {
  const key = { storeId: scope.storeId, id };
  await platform.act(scope, async (work) => {
    const payment = await lockCardPayment(work.tx, key);
    if (!payment) throw new ProblemError('NOT_FOUND', 'There is no such card payment.');
    const { givenUpAt, attempt } = payment;
    if (givenUpAt === null) return;
    // With the old idempotency keys, Stripe would replay its earlier answer.
    await updateCardPayment(work.tx, key, { attempt: attempt + 1 });
    const subject = `${key.storeId}-${id}`;
    work.audit({ action: 'payment.retry', entity: 'payment', entityId: id, subject });
  });
  await settlePayment(platform, key);
  const after = await findCardPayment(platform.db, key);
  if (after?.failure) {
    throw new ProblemError('CONFLICT', `It still does not work. ${after.failure}`);
  }
}

async function toFailed({ db, clock }: Platform, row: GivenUpRow): Promise<FailedCardPayment> {
  const { storeId, id, storeName, orderNumber, orderId, amount, currency, state, failure } = row;
  const order = orderId === null ? null : await findOrderMoney(db, row, orderId);
  const kept = keptOf(row, order, clock.now());
  return {
    storeId,
    id,
    storeName,
    orderNumber,
    amount,
    currency,
    trouble: whatFailed(state, kept),
    failure: failure ?? '',
    givenUpAt: (row.givenUpAt ?? clock.now()).toISOString(),
  };
}
