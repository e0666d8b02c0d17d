import { inTransaction } from '../../platform/db/database.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Cards } from '../../platform/clients/stripe/cards.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { finishCardCheckout, type OrderPlacer } from './card-finishing.service.ts';
import {
  findCardPayment,
  type CardPaymentRow,
  type PaymentKey,
} from './card-payments.repository.ts';
import { findPaymentsOfKey, lockPaying, markReplaced } from './replacing.repository.ts';

/** The job that closes an abandoned payment page. */
export const closeJob = 'payments.close';

/** Queues closing a payment page after the commit. */
export async function scheduleClosing(tx: Tx, { storeId, id }: PaymentKey): Promise<void> {
  await addJob(tx, closeJob, { storeId, id }, { jobKey: `${closeJob}:${storeId}:${id}` });
}

/**
 * Cancels a consumer's unfinished payments at the store because they are ordering again. Their pages are closed, and
 * money that arrives just then is released. Call it before the order locks anything else.
 */
export async function replaceCardPayments(work: Work, consumerId: number): Promise<void> {
  await lockPaying(work.tx, consumerId);
  for (const key of await markReplaced(work, consumerId)) await scheduleClosing(work.tx, key);
}

/** Closes a payment page that the customer left without paying. */
export async function leaveCardCheckout(
  db: Db,
  scope: Pick<StoreScope, 'storeId'>,
  key: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const payment of await findPaymentsOfKey(tx, scope, key)) {
      await scheduleClosing(tx, payment);
    }
  });
}

/**
 * Closes a payment's page and finishes the payment. If the customer paid just then, the order is placed unless they
 * have ordered again since. Throws if Stripe can't tell the state now.
 */
export async function closeCardCheckout(
  platform: Platform,
  placer: OrderPlacer,
  key: PaymentKey,
): Promise<CardPaymentRow | undefined> {
  const { db, cards } = platform;
  const payment = await findCardPayment(db, key);
  if (payment?.state !== 'OPEN') return payment;
  if (cards && payment.sessionId !== null) await closePage(cards, payment.sessionId);
  return finishCardCheckout(platform, placer, key);
}

/** Closes a session unless it is already paid or closed. */
async function closePage(cards: Cards, sessionId: string): Promise<void> {
  try {
    await cards.expireSession(sessionId);
  } catch (error) {
    const { status } = await cards.findSession(sessionId);
    if (status === 'open') throw error;
  }
}
