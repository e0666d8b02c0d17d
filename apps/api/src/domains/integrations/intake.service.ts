import type { PlacedOrder, PlaceOrderRequest } from '@counter/contract/integrations';
import {
  deliveryMethodWords,
  fillBasket,
  valueOf,
  type ChosenLine,
  type DeliveryMethod,
} from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { ProblemError } from '../../platform/http/problem.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/tenancy/scope.ts';
import { scopeForIntegration } from '../../platform/tenancy/tenancy.ts';
import type { Work } from '../../platform/work.ts';
import { findDealsForOrder } from '../deals/index.ts';
import { findProductsForOrder } from '../menu/index.ts';
import { checkOrderTime, placeOrder } from '../orders/index.ts';
import { countPromoUse } from '../promotions/index.ts';
import { findStoreSettings, instructionsFor, type StoreSettings } from '../store/index.ts';
import { holdPromoOf } from './order-promo.ts';
import { refusedBasket } from './refused-basket.ts';

type Intake = {
  readonly integration: Extract<Actor, { kind: 'integration' }>;
  readonly requestId: string;
  readonly idempotencyKey: string;
  readonly request: PlaceOrderRequest;
};

/**
 * Takes an order from an integration, once per key. The store's menu alone decides what it costs.
 * @throws ProblemError NOT_FOUND (store), STORE_CLOSED, IMPOSSIBLE_SCHEDULE,
 * DELIVERY_METHOD_NOT_OFFERED, ITEM_UNAVAILABLE, INVALID_FIELDS (options), BELOW_MINIMUM_ORDER,
 * PROMO_NOT_VALID, CUSTOMER_BLOCKED, IDEMPOTENCY_KEY_REUSED
 */
export async function takeOrder(
  { db, act }: Platform,
  { integration, requestId, idempotencyKey, request }: Intake,
): Promise<PlacedOrder> {
  const scope = await scopeForIntegration(db, request.storeUrl, integration, requestId);
  const call = { caller: `integration:${integration.id}`, key: idempotencyKey, request };
  return act(scope, async (work) => {
    const { answer } = await once(work, call, () => checkAndPlace(work, request));
    return answer;
  });
}

async function checkAndPlace(work: Work, request: PlaceOrderRequest): Promise<PlacedOrder> {
  const { tx, scope } = work;
  const scheduledAt = request.scheduledAt ? new Date(request.scheduledAt) : null;
  const { deliveryMethod } = request;
  const busyMinutes = await checkOrderTime(work, { deliveryMethod, scheduledAt });
  const settings = await findStoreSettings(tx, scope.storeId);
  checkDeliveryMethod(work, deliveryMethod, settings.deliveryMethods);
  const asked = { at: scheduledAt ?? work.at, now: work.at };
  const deals = await findDealsForOrder(tx, scope, idsOf(request.deals), asked);
  const ids = [...request.items, ...deals.flatMap(({ parts }) => parts)];
  const products = await findProductsForOrder(
    tx,
    scope,
    ids.map(({ productId }) => productId),
    asked,
  );
  const { lines, problems } = fillBasket(request, { products, deals }, settings.taxRate);
  if (problems.length > 0) throw refusedBasket(problems);
  checkMinimum(work, lines, settings.minimumOrder);
  const promo = await holdPromoOf(work, request, valueOf(lines));
  const order = await placeOrder(work, {
    customer: request.customer,
    deliveryMethod,
    scheduledAt,
    preparationMinutes: settings.preparationMinutes + busyMinutes,
    lines,
    tip: request.tip,
    promo,
    feeRate: feeRateFor(deliveryMethod, settings),
  });
  if (promo) await countPromoUse(work, promo, order.id);
  return { ...order, pickupInstructions: instructionsFor(deliveryMethod, settings) };
}

function idsOf(deals: PlaceOrderRequest['deals']): number[] {
  return deals.map(({ dealId }) => dealId);
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

function checkMinimum({ scope }: Work, lines: readonly ChosenLine[], minimum: number): void {
  const value = valueOf(lines);
  if (value >= minimum) return;
  const [ordered, needed] = [value, minimum].map((sum) => formatMoney(sum, scope.currency));
  throw new ProblemError(
    'BELOW_MINIMUM_ORDER',
    `${scope.storeName} takes orders from ${needed}; this one comes to ${ordered}. Add something to it.`,
  );
}

function feeRateFor(method: DeliveryMethod, settings: StoreSettings): number {
  return method === 'PICKUP' ? settings.pickedUpFeeRate : settings.deliveredFeeRate;
}
