import {
  defaultMinutes,
  deliveryMethodWords,
  isPaymentPossible,
  paymentLabel,
  valueOf,
  type AskedOrder,
  type DeliveryMethod,
  type Order,
  type UsualTime,
} from '@counter/contract/orders';
import { refusedField } from '../../platform/kernel/problem.ts';
import { signedBy, type Work } from '../../platform/events/work.ts';
import { blockedCustomer, findOrCreateCustomer } from '../customers/index.ts';
import { countPromoUse, holdPromo, type HeldPromo } from '../promotions/index.ts';
import type { StoreSettings } from '../store/index.ts';
import { checkOrder, type CheckedOrder, type OrderFacts } from './checking.service.ts';
import { moveOrder } from './moving.service.ts';
import { findPersonCustomers } from './person.repository.ts';
import { placeOrder } from './placing.service.ts';
import { automaticAcceptance } from './signature.ts';
import { findPlacingFacts } from './placing-facts.service.ts';

/**
 * A requested order. `deliveryFee` is what the sender's own delivery service charges; if absent, the store's tariff
 * applies.
 */
export type OrderSubmission = AskedOrder & {
  readonly deliveryFee?: number | undefined;
  /** The consumer's account, if the order comes from the web store. */
  readonly consumerId?: number;
};

/**
 * Checks a requested order, prices it from the store's menu and places it. Accepts it if the store accepts
 * automatically. Every channel submits orders here, so that the store's rules always apply. Returns the order and the
 * settings it was placed with.
 * @throws ProblemError what `checkOrder` finds, INVALID_FIELDS (payment), PROMO_NOT_VALID, CUSTOMER_BLOCKED
 */
export async function submitOrder(
  work: Work,
  asked: OrderSubmission,
  facts: OrderFacts,
): Promise<{ readonly order: Order; readonly settings: StoreSettings }> {
  const { deliveryMethod } = asked;
  const checked = await checkOrder(work, asked, facts);
  const { problems, lines, settings, scheduledAt, preparationMinutes, deliveryFee } = checked;
  const [problem] = problems;
  if (problem) throw problem;
  checkPayment(asked);
  const findUsual = findUsualUnlessBlocked(work, asked, checked);
  work.send(findUsual);
  // Check the block first: a blocked person must not learn which promo codes exist.
  if (asked.promoCode) await findUsual;
  const promo = await holdPromoOf(work, asked, valueOf(lines));
  const order = await placeOrder(work, {
    customer: asked.customer,
    deliveryMethod,
    deliveryAddress: asked.deliveryAddress,
    note: asked.note,
    scheduledAt,
    preparationMinutes,
    acceptMinutes: settings.acceptMinutes,
    findUsual,
    lines,
    tip: asked.tip,
    payment: asked.payment,
    promo,
    feeRate: feeRateFor(deliveryMethod, settings),
    deliveryFee,
    deliveryCommissionRate: settings.deliveryCommissionRate,
    asksCode: settings.asksCode,
  });
  if (promo) await countPromoUse(work, promo, order.id);
  const placed = settings.acceptAutomatically ? await acceptOnArrival(work, order) : order;
  return { order: placed, settings };
}

/**
 * Accepts an order in the transaction that places it, with the default prep time, so that it never shows as new and
 * never rings.
 */
async function acceptOnArrival(work: Work, order: Order): Promise<Order> {
  const counter = signedBy(work, { kind: 'system', name: automaticAcceptance });
  const minutes = defaultMinutes(order);
  return moveOrder(counter, { orderId: order.id, move: 'accept', minutes });
}

/** @throws ProblemError CUSTOMER_BLOCKED */
async function findUsualUnlessBlocked(
  work: Work,
  { customer, consumerId }: OrderSubmission,
  checked: CheckedOrder,
): Promise<UsualTime | null> {
  const person = { phone: customer.phone, consumerId: consumerId ?? null };
  const { usual, isBlocked } = await findPlacingFacts(work, person, checked);
  if (isBlocked) throw blockedCustomer(work.scope);
  return usual;
}

function checkPayment({ payment, deliveryMethod }: AskedOrder): void {
  if (isPaymentPossible(payment, deliveryMethod)) return;
  const words = paymentLabel(payment).toLowerCase();
  throw refusedField(
    'payment',
    `You can't pay for ${deliveryMethodWords(deliveryMethod)} ${words}. Choose another way to pay.`,
  );
}

/** Reserves the order's promo code. `basket` is the value of the lines after deals. */
async function holdPromoOf(
  work: Work,
  { promoCode: code, customer, consumerId }: OrderSubmission,
  basket: number,
): Promise<HeldPromo | null> {
  if (!code) return null;
  const customerId = await findOrCreateCustomer(work, customer);
  const person = { phone: customer.phone, consumerId: consumerId ?? null };
  const findOthers = async () => findPersonCustomers(work.tx, work.scope, person);
  return holdPromo(work, { code, basket, customerId, findOthers });
}

function feeRateFor(method: DeliveryMethod, settings: StoreSettings): number {
  return method === 'PICKUP' ? settings.pickedUpFeeRate : settings.deliveredFeeRate;
}
