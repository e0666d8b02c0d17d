import { openStatuses, type OrderWithTimeline } from '@counter/contract/orders';
import type { TrackedOrder } from '@counter/contract/storefront';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Topic } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { actingAs, type StoreScope } from '../../platform/tenancy/scope.ts';
import { findOrderById, findWebOrder, moveOrder } from '../orders/index.ts';
import { stepsOf } from './tracked-steps.ts';

/** Returns an order for the holder of its tracking link. @throws ProblemError NOT_FOUND */
export async function findTrackedOrder(
  platform: Platform,
  scope: StoreScope,
  token: string,
): Promise<TrackedOrder> {
  const { orderId } = await findOrderOf(platform, scope, token);
  return toTracked(await findOrderById(platform.db, scope, orderId));
}

/** Returns the order behind a tracking link. @throws ProblemError NOT_FOUND */
export async function findOrderOf({ db }: Platform, scope: StoreScope, token: string) {
  const found = await findWebOrder(db, scope, hashSecret(token));
  if (!found) throw unknownOrder(scope);
  return found;
}

/** Returns the event filter for the order behind a tracking link. @throws ProblemError NOT_FOUND */
export async function findTopic(
  platform: Platform,
  scope: StoreScope,
  token: string,
): Promise<Topic> {
  const { orderId } = await findOrderOf(platform, scope, token);
  return {
    storeId: scope.storeId,
    matches: (event) => 'orderId' in event && event.orderId === orderId,
  };
}

/**
 * Cancels the order behind a tracking link if the store has not accepted it yet. A repeat changes nothing.
 * @throws ProblemError NOT_FOUND, ORDER_MOVED if the store was faster
 */
export async function cancelTrackedOrder(
  platform: Platform,
  scope: StoreScope,
  token: string,
): Promise<TrackedOrder> {
  const { orderId, consumerId } = await findOrderOf(platform, scope, token);
  const customer = { kind: 'consumer', id: consumerId, name: 'Customer' } as const;
  try {
    await platform.act(actingAs(scope, customer), async (work) =>
      moveOrder(work, {
        orderId,
        move: 'cancel',
        reason: 'CustomerRequestToCancelTheOrder',
        from: ['NEW'],
      }),
    );
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'ORDER_MOVED') throw tooLate(scope);
    throw error;
  }
  return findTrackedOrder(platform, scope, token);
}

/** Builds the problem of a late cancellation. Doesn't name the store's staff. */
function tooLate({ storeName }: StoreScope): ProblemError {
  return new ProblemError(
    'ORDER_MOVED',
    `${storeName} already has your order in hand, so you can't cancel it here. Call the store if you can't take it.`,
  );
}

function unknownOrder({ storeName }: StoreScope): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    `${storeName} has no order at this address. Check the link: perhaps a part of it is missing.`,
  );
}

/** Converts an order to its customer's view. */
export function toTracked(order: OrderWithTimeline): TrackedOrder {
  const { orderNumber, status, deliveryMethod, deliveryAddress, note, customer, placedAt } = order;
  const { scheduledAt, currency, subtotal, discount, tax, tip, refunded } = order;
  return {
    orderNumber,
    status,
    deliveryMethod,
    deliveryAddress: deliveryAddress ?? null,
    rider: order.rider?.name.trim().split(/\s+/)[0] ?? null,
    note,
    customer,
    placedAt,
    scheduledAt,
    readyAt: order.estimatedPickupTime,
    steps: stepsOf(order.timeline),
    cancelledBecause: cancelledBecause(order),
    mayCancel: status === 'NEW',
    pickupInstructions: order.pickupInstructions,
    handoffCode: openStatuses.includes(order.status) ? order.handoffCode : null,
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
    changed: order.timeline.flatMap(({ kind, at, message }) =>
      kind === 'changed' && message ? [{ at, words: message }] : [],
    ),
    reduced: order.reduced,
  };
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

/** Returns the cancellation reason for the customer. Omits internal notes. */
function cancelledBecause({ status, cancelReason, timeline }: OrderWithTimeline): string {
  if (status === 'EXPIRED') return 'The store did not accept it in time.';
  if (status !== 'STORE_REJECT') return '';
  const cancelled = timeline.findLast(({ kind }) => kind === 'cancel');
  if (cancelled?.by === 'the customer') return 'You cancelled it.';
  const why = cancelReason && reasons[cancelReason];
  return `The store cancelled it.${why ? ` ${why}` : ''}`;
}
