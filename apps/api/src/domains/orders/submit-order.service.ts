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

/** `deliveryFee` is what the delivery agent of whoever sends it takes; absent, the store's tariff says. */
export type OrderSubmission = AskedOrder & {
  readonly deliveryFee?: number | undefined;
  /** The account it comes from, where that is one of the web store. */
  readonly consumerId?: number;
};

/**
 * Checks an order as a customer asks for it, prices it from the store's menu, and places it. A store that
 * accepts automatically accepts it, too. Whatever takes orders goes through here, and the store's rules
 * alone decide. Answers the order with the settings it was placed by.
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
  // Somebody whom the store has blocked isn't told about its codes.
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
 * Accepts an order in the transaction that places it, in the minutes that a person would be offered:
 * nobody sees it new, and it doesn't ring.
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

/** `basket` is what the lines come to, the reductions of their deals taken off. */
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
