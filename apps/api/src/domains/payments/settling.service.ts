import { ProblemError } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { CardRefused, type CardIntent, type Cards } from '../../platform/stripe/stripe.ts';
import { scopeForSystem } from '../../platform/tenancy/tenancy.ts';
import type { Work } from '../../platform/work.ts';
import { collectOtherwise, findOrderMoney } from '../orders/index.ts';
import {
  claimCardPayment,
  findCardPayment,
  findPaymentsDue,
  lockCardPayment,
  releaseCardPayment,
  updateCardPayment,
  type CardPaymentRow,
  type PaymentKey,
} from './card-payments.repository.ts';
import { keptOf, longestReservedMs, nextStep, stateOf, type Step } from './settling.ts';

/** The job that brings the money of one payment where its order wants it. */
export const settleJob = 'payments.settle';

/** Has a payment seen to after the commit. */
export async function scheduleSettling(tx: Tx, { storeId, id }: PaymentKey): Promise<void> {
  await addJob(tx, settleJob, { storeId, id }, { jobKey: `${settleJob}:${storeId}:${id}` });
}

/** Longer than all calls that one settling makes may take. */
const inHandMs = 2 * 60_000;
const mostSteps = 3;

/**
 * Brings the money of a payment where its order wants it: takes it, gives it free or gives it back, and
 * keeps what came of it. What is done is decided by what the card company says now, and each step has a
 * key, so it may run again at any time. Throws where it has to be tried again later.
 */
export async function settlePayment(platform: Platform, key: PaymentKey): Promise<void> {
  const { db, clock, cards } = platform;
  if (!cards) return;
  const now = clock.now();
  const until = new Date(now.getTime() + inHandMs);
  if (!(await claimCardPayment(db, key, { now, until }))) {
    throw new Error(`payment ${key.id} of store ${key.storeId} is in other hands`);
  }
  try {
    await settle(platform, cards, key);
  } catch (error) {
    const failure = error instanceof CardRefused ? error.message : unreachable;
    await keep(platform, key, { failure });
    throw error;
  } finally {
    await releaseCardPayment(db, key);
  }
}

const unreachable = 'The card company could not be reached.';

async function settle(platform: Platform, cards: Cards, key: PaymentKey): Promise<void> {
  const payment = await findCardPayment(platform.db, key);
  if (!payment?.intentId || payment.state === 'OPEN') return;
  const { amount, intentId } = payment;
  const kept = await keptNow(platform, payment);
  let intent = await cards.findIntent(intentId);
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const step = nextStep(intent, amount, kept);
    if (!step) break;
    await take(cards, { payment, intent }, step);
    intent = await cards.findIntent(intentId);
  }
  const state = stateOf(intent, amount, kept);
  const failure = state === 'FAILED' ? lost : null;
  await keep(platform, key, { state, refunded: intent.refunded, failure });
}

const lost = 'The card was not charged: its reservation had ended.';

async function keptNow({ db, clock }: Platform, payment: CardPaymentRow): Promise<number | null> {
  const { storeId, orderId } = payment;
  const order = orderId === null ? null : await findOrderMoney(db, { storeId }, orderId);
  return keptOf(payment, order, clock.now());
}

type Reserved = { readonly payment: CardPaymentRow; readonly intent: CardIntent };

async function take(cards: Cards, { payment, intent }: Reserved, step: Step): Promise<void> {
  const key = `counter-${payment.storeId}-${payment.id}-${step.do}`;
  if (step.do === 'refund') await cards.refund(intent.id, step.amount, `${key}-${step.total}`);
  else if (step.do === 'capture') await cards.capture(intent.id, key);
  else await cards.cancel(intent.id, key);
}

type Outcome = Partial<Pick<CardPaymentRow, 'state' | 'refunded'>> & {
  readonly failure: string | null;
};

/** Keeps what came of settling, and tells the store where that changes something. */
async function keep(platform: Platform, key: PaymentKey, outcome: Outcome): Promise<void> {
  const scope = await scopeForSystem(platform.db, key.storeId, 'Card payment');
  await platform.act(scope, async (work) => {
    const before = await lockCardPayment(work.tx, key);
    if (!before || isSame(before, outcome)) return;
    await updateCardPayment(work.tx, key, outcome);
    if (before.orderId !== null) await tell(work, { ...before, ...outcome }, before);
  });
}

function isSame(before: CardPaymentRow, { state, refunded, failure }: Outcome): boolean {
  return (
    before.failure === failure &&
    (state === undefined || before.state === state) &&
    (refunded === undefined || before.refunded === refunded)
  );
}

async function tell(work: Work, payment: CardPaymentRow, before: CardPaymentRow): Promise<void> {
  const { orderId, state, refunded } = payment;
  if (orderId === null) return;
  const isLost = state === 'FAILED' && before.state !== 'FAILED';
  const order = await findOrderMoney(work.tx, work.scope, orderId);
  if (!order) throw new ProblemError('NOT_FOUND', `There is no order ${orderId}.`);
  // Whoever takes the goods has not paid then: the store or the courier asks for it.
  if (isLost) await collectOtherwise(work, orderId);
  const { orderNumber } = order;
  work.emit({ kind: 'payment.changed', orderId, orderNumber });
  if (state === before.state && refunded === before.refunded) return;
  work.audit({
    action: isLost ? 'payment.fail' : 'payment.change',
    entity: 'payment',
    entityId: payment.id,
    subject: orderNumber,
    before: { state: before.state, refunded: before.refunded },
    after: { state, refunded },
  });
}

/** Settles what no job has come to an end with. One that fails does not keep the others waiting. */
export async function settleDue(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const reservedBefore = new Date(clock.now().getTime() - longestReservedMs);
  for (const key of await findPaymentsDue(db, reservedBefore)) {
    await settlePayment(platform, key).catch((error: unknown) =>
      log.warn({ err: error, ...key }, 'a card payment could not be settled'),
    );
  }
}
