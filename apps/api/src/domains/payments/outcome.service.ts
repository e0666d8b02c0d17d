import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { collectOtherwise, findOrderMoney } from '../orders/index.ts';
import {
  lockCardPayment,
  updateCardPayment,
  type CardPaymentRow,
  type PaymentKey,
} from './card-payments.repository.ts';
import { mailOperators } from './given-up-mail.ts';
import { troubleAfter } from './trouble.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';

/** The result of settling a payment. */
export type Outcome = Partial<Pick<CardPaymentRow, 'state' | 'refunded'>> & {
  readonly failure: string | null;
  /** True if Stripe processed the request and refused it. */
  readonly isRefused?: boolean;
};

/**
 * Saves the outcome of settling a payment. Notifies the store of a changed state, and operators if the payment is given
 * up. Returns whether it is.
 */
export async function keepOutcome(
  platform: Platform,
  key: PaymentKey,
  { isRefused = false, ...outcome }: Outcome,
): Promise<boolean> {
  const scope = await scopeForSystem(platform.db, key.storeId, 'Card payment');
  return platform.act(scope, async (work) => {
    const before = await lockCardPayment(work.tx, key);
    if (!before) return false;
    const trouble = troubleAfter(before, { ...outcome, isRefused }, work.at);
    const after = { ...before, ...outcome, ...trouble };
    await updateCardPayment(work.tx, key, { ...outcome, ...trouble });
    if (after.orderId !== null) await notifyStore(work, after, before);
    if (after.givenUpAt !== null && before.givenUpAt === null) {
      await notifyStaff(work, after, platform.publicUrl());
    }
    return after.givenUpAt !== null;
  });
}

async function notifyStore(
  work: Work,
  payment: CardPaymentRow,
  before: CardPaymentRow,
): Promise<void> {
  const { orderId, state, refunded, failure } = payment;
  const isMoved = state !== before.state || refunded !== before.refunded;
  const isSame = !isMoved && failure === before.failure && payment.givenUpAt === before.givenUpAt;
  if (orderId === null || isSame) return;
  const isLost = state === 'FAILED' && before.state !== 'FAILED';
  const order = await findOrderMoney(work.tx, work.scope, orderId);
  if (!order) throw notFoundIn(work.scope, 'order');
  // The money is lost, so collect payment at the handover instead.
  if (isLost) await collectOtherwise(work, orderId);
  const { orderNumber } = order;
  work.emit({ kind: 'payment.changed', orderId, orderNumber });
  if (!isMoved) return;
  work.audit({
    action: isLost ? 'payment.fail' : 'payment.change',
    entity: 'payment',
    entityId: payment.id,
    subject: orderNumber,
    before: { state: before.state, refunded: before.refunded },
    after: { state, refunded },
  });
}

async function notifyStaff(work: Work, payment: CardPaymentRow, publicUrl: string): Promise<void> {
  const { id, storeId, failure } = payment;
  work.audit({
    action: 'payment.giveUp',
    entity: 'payment',
    entityId: id,
    subject: `${storeId}-${id}`,
    after: { failure },
  });
  await mailOperators(work, payment, publicUrl);
}
