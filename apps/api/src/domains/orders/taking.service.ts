import {
  deliveryMethodWords,
  fillBasket,
  isPaymentPossible,
  paymentLabel,
  valueOf,
  type AskedOrder,
  type BasketProblem,
  type ChosenLine,
  type DeliveryMethod,
  type Order,
} from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { findOrCreateCustomer } from '../customers/index.ts';
import { findDealsForOrder } from '../deals/index.ts';
import { findProductsForOrder } from '../menu/index.ts';
import { countPromoUse, holdPromo, type HeldPromo } from '../promotions/index.ts';
import { findStoreSettings, type StoreSettings } from '../store/index.ts';
import { findDeliveryFee } from './delivery-fee.service.ts';
import { checkOrderTime } from './order-time.service.ts';
import { placeOrder } from './placing.service.ts';

/** `deliveryFee` is what the delivery agent of whoever sends it takes; absent, the store's tariff says. */
export type TakenOrder = AskedOrder & { readonly deliveryFee?: number | undefined };

/**
 * Checks an order as a customer asks for it, prices it from the store's menu, and places it. Whatever
 * takes orders goes through here, and the store's rules alone decide.
 * @throws ProblemError STORE_CLOSED, IMPOSSIBLE_SCHEDULE, DELIVERY_METHOD_NOT_OFFERED,
 * ITEM_UNAVAILABLE, INVALID_FIELDS (options, payment, address), BELOW_MINIMUM_ORDER,
 * DELIVERY_TOO_FAR, PROMO_NOT_VALID, CUSTOMER_BLOCKED
 */
export async function takeOrder(work: Work, asked: TakenOrder): Promise<Order> {
  const scheduledAt = asked.scheduledAt ? new Date(asked.scheduledAt) : null;
  const { deliveryMethod } = asked;
  const busyMinutes = await checkOrderTime(work, { deliveryMethod, scheduledAt });
  const settings = await findStoreSettings(work.tx, work.scope.storeId);
  checkDeliveryMethod(work, deliveryMethod, settings.deliveryMethods);
  checkPayment(asked);
  const lines = await fillLines(work, asked, { scheduledAt, taxRate: settings.taxRate });
  checkMinimum(work, lines, settings.minimumOrder);
  const basket = valueOf(lines);
  const deliveryFee =
    asked.deliveryFee ?? (await findDeliveryFee({ ...work.scope, settings }, { ...asked, basket }));
  const promo = await holdPromoOf(work, asked, basket);
  const order = await placeOrder(work, {
    customer: asked.customer,
    deliveryMethod,
    deliveryAddress: asked.deliveryAddress,
    note: asked.note,
    scheduledAt,
    preparationMinutes: settings.preparationMinutes + busyMinutes,
    lines,
    tip: asked.tip,
    payment: asked.payment,
    promo,
    feeRate: feeRateFor(deliveryMethod, settings),
    deliveryFee,
    deliveryCommissionRate: settings.deliveryCommissionRate,
  });
  if (promo) await countPromoUse(work, promo, order.id);
  return order;
}

type Filling = { readonly scheduledAt: Date | null; readonly taxRate: number };

async function fillLines(
  { tx, scope, at }: Work,
  asked: AskedOrder,
  { scheduledAt, taxRate }: Filling,
): Promise<readonly ChosenLine[]> {
  const time = { at: scheduledAt ?? at, now: at };
  const dealIds = asked.deals.map(({ dealId }) => dealId);
  const deals = await findDealsForOrder(tx, scope, dealIds, time);
  const productIds = [...asked.items, ...deals.flatMap(({ parts }) => parts)].map(
    ({ productId }) => productId,
  );
  const products = await findProductsForOrder(tx, scope, productIds, time);
  const { lines, problems } = fillBasket(asked, { products, deals }, taxRate);
  if (problems.length > 0) throw refusedBasket(problems);
  return lines;
}

/** The refusal of a basket. What cannot be had weighs more than what was chosen wrongly. */
function refusedBasket(problems: readonly BasketProblem[]): ProblemError {
  const gone = problems.filter(({ code }) => code === 'ITEM_UNAVAILABLE');
  const told = gone.length > 0 ? gone : problems;
  const code = gone.length > 0 ? 'ITEM_UNAVAILABLE' : 'INVALID_FIELDS';
  const errors = problems.map(({ path, message }) => ({ path, message }));
  return new ProblemError(code, told.map(({ message }) => message).join(' '), { errors });
}

function checkDeliveryMethod(
  { scope }: Work,
  method: DeliveryMethod,
  offered: StoreSettings['deliveryMethods'],
): void {
  if (offered.includes(method)) return;
  const others = offered.map(deliveryMethodWords).join(' or ');
  const message = `${scope.storeName} does not offer ${deliveryMethodWords(method)}. Choose ${others}.`;
  throw new ProblemError('DELIVERY_METHOD_NOT_OFFERED', message, {
    errors: [{ path: 'deliveryMethod', message }],
  });
}

function checkPayment({ payment, deliveryMethod }: AskedOrder): void {
  if (isPaymentPossible(payment, deliveryMethod)) return;
  const words = paymentLabel(payment).toLowerCase();
  const message = `An order for ${deliveryMethodWords(deliveryMethod)} cannot be paid ${words}. Choose another way to pay.`;
  throw new ProblemError('INVALID_FIELDS', message, { errors: [{ path: 'payment', message }] });
}

function checkMinimum({ scope }: Work, lines: readonly ChosenLine[], minimum: number): void {
  const value = valueOf(lines);
  if (value >= minimum) return;
  const [ordered, needed] = [value, minimum].map((sum) => formatMoney(sum, scope.currency));
  throw new ProblemError(
    'BELOW_MINIMUM_ORDER',
    `${scope.storeName} takes orders from ${needed}; this one comes to ${ordered}. Add something to it.`,
  );
}

/** `basket` is what the lines come to, the reductions of their deals taken off. */
async function holdPromoOf(
  work: Work,
  { promoCode: code, customer }: AskedOrder,
  basket: number,
): Promise<HeldPromo | null> {
  if (!code) return null;
  const customerId = await findOrCreateCustomer(work, customer);
  return holdPromo(work, { code, basket, customerId });
}

function feeRateFor(method: DeliveryMethod, settings: StoreSettings): number {
  return method === 'PICKUP' ? settings.pickedUpFeeRate : settings.deliveredFeeRate;
}
