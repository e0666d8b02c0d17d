import { ProblemError } from '../../platform/kernel/problem.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runBatch, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob } from '../../platform/jobs/start-jobs.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  CardRefused,
  CardsBusy,
  CardsUnreachable,
  type CardIntent,
  type Cards,
} from '../../platform/clients/stripe/cards.ts';
import { findOrderMoney } from '../orders/index.ts';
import {
  claimCardPayment,
  findCardPayment,
  findPaymentsDue,
  releaseCardPayment,
  type CardPaymentRow,
  type PaymentKey,
} from './card-payments.repository.ts';
import { keepOutcome } from './outcome.service.ts';
import { keptOf, maxReservedMs, nextStep, stateOf, type Step } from './settling.ts';

/** The job that settles one payment. */
export const settleJob = 'payments.settle';

/** Queues settlement of a payment after the commit. */
export async function scheduleSettling(tx: Tx, { storeId, id }: PaymentKey): Promise<void> {
  await addJob(tx, settleJob, { storeId, id }, { jobKey: `${settleJob}:${storeId}:${id}` });
}

/** Lease time, longer than all calls of one settlement can take. */
const leaseMs = 2 * 60_000;
const maxSteps = 3;

/**
 * Settles a payment as its order requires: captures, releases or refunds the money, and saves the result. Each step
 * follows from Stripe's current state and has an idempotency key, so it is safe to repeat. Throws failures to retry
 * later; returns if the payment is given up.
 * @throws ProblemError CONFLICT while another process settles it
 */
export async function settlePayment(platform: Platform, key: PaymentKey): Promise<void> {
  const { db, clock, cards, log } = platform;
  if (!cards) return;
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  if (!(await claimCardPayment(db, key, { now, until }))) {
    throw new ProblemError('CONFLICT', "We're processing this payment. Try again in a moment.");
  }
  try {
    await settle(platform, cards, key);
  } catch (error) {
    const isRefused = error instanceof CardRefused;
    if (!isRefused) log.error({ err: error, ...key }, 'an attempt to settle a card payment failed');
    const failure = failureOf(error);
    if (!(await keepOutcome(platform, key, { failure, isRefused }))) throw error;
  } finally {
    await releaseCardPayment(db, key);
  }
}

/** Returns the failure reason that operators see. Our own errors would not help them, so it refers to the log. */
function failureOf(error: unknown): string {
  if (error instanceof CardRefused || error instanceof CardsBusy) return error.message;
  if (error instanceof CardsUnreachable) return 'The card company could not be reached.';
  return "Counter failed while processing this payment. The reason is in the server's log.";
}

async function settle(platform: Platform, cards: Cards, key: PaymentKey): Promise<void> {
  const payment = await findCardPayment(platform.db, key);
  if (!payment?.intentId || payment.state === 'OPEN') return;
  const { amount, intentId } = payment;
  const kept = await amountToKeep(platform, payment);
  let intent = await cards.findIntent(intentId);
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const step = nextStep(intent, amount, kept);
    if (!step) break;
    await runStep(cards, { payment, intent }, step);
    intent = await cards.findIntent(intentId);
  }
  const state = stateOf(intent, amount, kept);
  const failure = state === 'FAILED' ? lost : null;
  await keepOutcome(platform, key, { state, refunded: intent.refunded, failure });
}

const lost = 'The card was not charged: its reservation had ended.';

async function amountToKeep(
  { db, clock }: Platform,
  payment: CardPaymentRow,
): Promise<number | null> {
  const { storeId, orderId } = payment;
  const order = orderId === null ? null : await findOrderMoney(db, { storeId }, orderId);
  return keptOf(payment, order, clock.now());
}

type Reserved = { readonly payment: CardPaymentRow; readonly intent: CardIntent };

async function runStep(cards: Cards, { payment, intent }: Reserved, step: Step): Promise<void> {
  const { storeId, id, attempt } = payment;
  const again = attempt === 0 ? '' : `-again-${attempt}`;
  const key = `counter-${storeId}-${id}-${step.do}${again}`;
  if (step.do === 'refund') await cards.refund(intent.id, step.amount, `${key}-${step.total}`);
  else if (step.do === 'capture') await cards.capture(intent.id, key);
  else await cards.cancel(intent.id, key);
}

export const settleCron: CronJob = { task: 'payments.due', match: '*/10 * * * *' };

/** The maximum number of payments per job, because each call is slow while Stripe hangs. */
export const paymentsAtOnce = 5;

/** Settles a batch of due payments. A failing one doesn't hold up the others. */
export async function settleDue(platform: Platform, batch: Batch<PaymentKey> = {}): Promise<void> {
  const { db, clock } = platform;
  const reservedBefore = new Date(clock.now().getTime() - maxReservedMs);
  const payments = {
    job: settleCron.task,
    find: async (after: PaymentKey | null, limit: number) =>
      findPaymentsDue(db, reservedBefore, after, limit),
    cursorOf: ({ storeId, id }: PaymentKey) => ({ storeId, id }),
    handle: async (key: PaymentKey) => settlePayment(platform, key),
    failure: 'a card payment could not be settled',
  };
  await runBatch(platform, payments, { atOnce: paymentsAtOnce, ...batch });
}
