import type { OrderWithTimeline } from '@counter/contract/orders';
import { trackedSteps, type TrackedOrder, type TrackedStep } from '@counter/contract/storefront';
import { hashSecret } from '../../platform/crypto.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { scopeForVisitor } from '../../platform/tenancy/tenancy.ts';
import { findOrderById, findWebOrder } from '../orders/index.ts';

export type Tracked = { readonly storeUrl: string; readonly token: string };

/** An order as whoever holds the link follows it. @throws ProblemError NOT_FOUND */
export async function findTrackedOrder(
  { db }: Platform,
  { storeUrl, token }: Tracked,
): Promise<TrackedOrder> {
  const scope = await scopeForVisitor(db, storeUrl, null);
  const found = await findWebOrder(db, scope, hashSecret(token));
  if (!found) throw unknownOrder(scope);
  return toTracked(await findOrderById(db, scope, found.orderId));
}

function unknownOrder({ storeName }: StoreScope): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    `${storeName} has no order at this address. Check the link: perhaps a part of it is missing.`,
  );
}

function toTracked(order: OrderWithTimeline): TrackedOrder {
  const { orderNumber, status, deliveryMethod, deliveryAddress, note, customer, placedAt } = order;
  const { scheduledAt, currency, subtotal, discount, tax, tip, refunded } = order;
  return {
    orderNumber,
    status,
    deliveryMethod,
    deliveryAddress,
    note,
    customer,
    placedAt,
    scheduledAt,
    readyAt: order.estimatedPickupTime,
    steps: order.timeline.flatMap(({ kind, at }) => (isTracked(kind) ? [{ kind, at }] : [])),
    cancelledBecause: cancelledBecause(order),
    mayCancel: status === 'NEW',
    pickupInstructions: order.pickupInstructions,
    items: order.items.map(toTrackedItem),
    currency,
    subtotal,
    discount,
    tax,
    tip,
    deliveryFee: order.deliveryFee,
    total: order.payable,
    payment: order.payment,
    refunded,
  };
}

function isTracked(kind: string): kind is TrackedStep {
  return trackedSteps.some((step) => step === kind);
}

function toTrackedItem(item: OrderWithTimeline['items'][number]) {
  const { name, quantity, deal, options, specialInstructions, totalQuantityPrice: total } = item;
  const details = [
    deal ? `In ${deal.name}` : '',
    options.map((option) => option.name).join(', '),
    specialInstructions,
  ];
  return { name, quantity, details: details.filter((text) => text !== ''), total };
}

const reasons: Partial<Record<NonNullable<OrderWithTimeline['cancelReason']>, string>> = {
  OutOfStock: 'Something in it was sold out.',
  PricingError: 'A price in it was not right.',
  AddressInNotServiceable: 'The store does not deliver to this address.',
};

/** What the store noted for itself is not told; what it told the customer is. */
function cancelledBecause({ status, cancelReason, timeline }: OrderWithTimeline): string {
  if (status === 'EXPIRED') return 'The store did not accept it in time.';
  if (status !== 'STORE_REJECT') return '';
  const cancelled = timeline.findLast(({ kind }) => kind === 'cancel');
  if (cancelled?.by === 'the customer') return 'You cancelled it.';
  const why = cancelReason && reasons[cancelReason];
  return `The store cancelled it.${why ? ` ${why}` : ''}`;
}
