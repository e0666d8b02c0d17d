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

/** The job that closes a payment page that somebody has left. */
export const closeJob = 'payments.close';

/** Has a payment page closed after the commit. */
export async function scheduleClosing(tx: Tx, { storeId, id }: PaymentKey): Promise<void> {
  await addJob(tx, closeJob, { storeId, id }, { jobKey: `${closeJob}:${storeId}:${id}` });
}

/**
 * Cancels a consumer's unfinished payments at the store because they are ordering again. Their pages are closed, and
 * money that arrives in that moment is released. Call it before the order locks anything else.
 */
export async function replaceCardPayments(work: Work, consumerId: number): Promise<void> {
  await lockPaying(work.tx, consumerId);
  for (const key of await markReplaced(work, consumerId)) await scheduleClosing(work.tx, key);
}

/**
 * Closes a payment page that the customer left without paying, so that it can't be paid any more.
 */
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
 * Closes the page of a payment, and looks what has come of it: where somebody has paid in that moment, the
 * order is placed, unless they have ordered again since. Throws where nobody can tell now.
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

/** Closes a page, unless it is paid or closed already. */
async function closePage(cards: Cards, sessionId: string): Promise<void> {
  try {
    await cards.expireSession(sessionId);
  } catch (error) {
    const { status } = await cards.findSession(sessionId);
    if (status === 'open') throw error;
  }
}
