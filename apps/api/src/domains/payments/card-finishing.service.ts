import { ProblemError } from '../../platform/kernel/problem.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  findCardPayment,
  findOpenPayments,
  lockCardPayment,
  updateCardPayment,
  type BegunPayment,
  type CardPaymentRow,
  type PaymentChange,
  type PaymentKey,
} from './card-payments.repository.ts';
import { notifyRefused } from './refused-words.ts';
import { lockPaying } from './replacing.repository.ts';
import { paymentsAtOnce, scheduleSettling } from './settling.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** An order that waits for its payment. */
export type PendingOrder = Pick<
  CardPaymentRow,
  'storeId' | 'id' | 'consumerId' | 'request' | 'amount'
>;

/** Places orders whose payment is authorized. */
export type OrderPlacer = {
  /** Returns the scope to act in. @throws ProblemError if the store no longer takes orders */
  readonly scopeOf: (platform: Platform, pending: PendingOrder) => Promise<StoreScope>;
  /** Places the order; returns its id. @throws ProblemError if it can't be accepted any more */
  readonly place: (platform: Platform, work: Work, pending: PendingOrder) => Promise<number>;
};

/**
 * Reads a payment's state at Stripe and places its order once the money is authorized. The order is placed exactly
 * once, however many callers do this concurrently. If it can't be accepted any more, releases the money and saves the
 * reason with the payment. Returns the updated payment.
 */
export async function finishCardCheckout(
  platform: Platform,
  placer: OrderPlacer,
  key: PaymentKey,
): Promise<CardPaymentRow | undefined> {
  const payment = await findCardPayment(platform.db, key);
  if (payment?.state !== 'OPEN') return payment;
  await finish(platform, placer, payment);
  return findCardPayment(platform.db, key);
}

async function finish(platform: Platform, placer: OrderPlacer, payment: CardPaymentRow) {
  const { cards, clock } = platform;
  const { sessionId, expiresAt } = payment;
  if (!cards) return;
  if (sessionId === null) {
    if (expiresAt < clock.now()) await decide(platform, payment, { state: 'CANCELLED' });
    return;
  }
  const { status, intentId } = await cards.findSession(sessionId);
  if (status === 'expired') await decide(platform, payment, { state: 'CANCELLED' });
  if (status !== 'complete' || intentId === null) return;
  const { state } = await cards.findIntent(intentId);
  if (state !== 'WAITING') await place(platform, placer, { ...payment, intentId });
}

async function place(
  platform: Platform,
  placer: OrderPlacer,
  payment: CardPaymentRow & { readonly intentId: string },
): Promise<void> {
  const { intentId } = payment;
  try {
    const scope = await placer.scopeOf(platform, payment);
    await platform.act(scope, async (work) => {
      const open = await lockOpen(work, payment);
      if (!open) return;
      if (open.replacedAt !== null) throw replaced();
      const orderId = await placer.place(platform, work, open);
      const reserved = { state: 'AUTHORIZED', intentId, authorizedAt: work.at } as const;
      await updateCardPayment(work.tx, payment, { ...reserved, orderId });
      await scheduleSettling(work.tx, payment);
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const reserved = { state: 'AUTHORIZED', intentId, authorizedAt: platform.clock.now() } as const;
    await decide(platform, payment, { ...reserved, refusal: error.message });
  }
}

function replaced(): ProblemError {
  return new ProblemError(
    'CONFLICT',
    "You placed another order before paying here, so we didn't place this one.",
  );
}

/** Saves the result of a payment that leads to no order, unless it is already decided. */
async function decide(
  platform: Platform,
  payment: CardPaymentRow,
  change: PaymentChange,
): Promise<void> {
  const scope = await scopeForSystem(platform.db, payment.storeId, 'Card payment');
  await platform.act(scope, async (work) => {
    if (!(await lockOpen(work, payment))) return;
    await updateCardPayment(work.tx, payment, change);
    if (change.refusal) await notifyRefused(platform, work, payment, change.refusal);
    if (change.intentId) await scheduleSettling(work.tx, payment);
  });
}

async function lockOpen(
  { tx }: Work,
  key: Pick<CardPaymentRow, 'storeId' | 'id' | 'consumerId'>,
): Promise<CardPaymentRow | undefined> {
  await lockPaying(tx, key.consumerId);
  const payment = await lockCardPayment(tx, key);
  return payment?.state === 'OPEN' ? payment : undefined;
}

/** The time given to customers to return first, which finishes the payment. In milliseconds. */
const timeoutMs = 60_000;

export const checkoutCron: CronJob = { task: 'payments.finish', match: '* * * * *' };

/**
 * Finishes a batch of open payments that no webhook or returning customer has finished, because a call was lost or the
 * process stopped.
 */
export async function finishOpenCheckouts(
  platform: Platform,
  placer: OrderPlacer,
  batch: Batch<BegunPayment> = {},
): Promise<void> {
  const { db, clock, cards } = platform;
  if (!cards) return;
  const before = new Date(clock.now().getTime() - timeoutMs);
  const payments = {
    job: checkoutCron.task,
    find: async (after: BegunPayment | null, limit: number) =>
      findOpenPayments(db, before, after, limit),
    cursorOf: (payment: BegunPayment) => payment,
    handle: async (payment: BegunPayment) => finishCardCheckout(platform, placer, payment),
    failure: 'a card payment could not be looked at',
  };
  await runBatch(platform, payments, { atOnce: paymentsAtOnce, ...batch });
}
