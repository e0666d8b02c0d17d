import { starWords } from '@counter/contract/feedback';
import { lowReviewStars, type ChatKind } from '@counter/contract/integrations';
import type { Order } from '@counter/contract/orders';
import { pauseReasonWords } from '@counter/contract/store';
import { spokenEnd } from '@counter/contract/shared';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ConsumedEvent } from '../../../platform/events/outbox/event-dispatcher.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findReviewOf } from '../../feedback/index.ts';
import { findOrderById } from '../../orders/index.ts';
import { findStatus } from '../../store/index.ts';

/**
 * A message to a channel: a sentence and the page about it. It contains no personal data except the names of team
 * members.
 */
export type Described = {
  readonly kind: ChatKind;
  readonly text: string;
  readonly path: string;
};

/** Describes an event for a channel; undefined for one that channels don't get. */
export async function describeEvent(
  tx: Tx,
  scope: StoreScope,
  { event, at }: ConsumedEvent,
): Promise<Described | undefined> {
  switch (event.kind) {
    case 'order.placed':
    case 'order.released': {
      if (!event.released) return undefined;
      const text = `${event.title}: ${event.shortDescription}.`;
      return { kind: 'NEW_ORDER', text, path: pathOf(scope, event.orderNumber) };
    }
    case 'order.moved': {
      if (event.status !== 'STORE_REJECT' && event.status !== 'EXPIRED') return undefined;
      const order = await findOrderById(tx, scope, event.orderId);
      return event.status === 'EXPIRED' ? expired(scope, order) : cancelled(scope, order, event.by);
    }
    case 'review.arrived':
      return event.reviewedOrderId === undefined
        ? undefined
        : describeReview(tx, scope, event.reviewedOrderId);
    case 'payout.changed':
      return event.payout ? describePayout(event.payout) : undefined;
    case 'store.status':
      // Extra prep time and changed hours don't open or close the store now.
      return event.cause === 'TOGGLE' || event.cause === 'PAUSE' || event.cause === 'MARKETPLACE'
        ? describeStatus(tx, scope, at)
        : undefined;
    default:
      return undefined;
  }
}

/** Describes an order that nobody has accepted. */
export function describeLate(scope: StoreScope, order: Order): Described {
  const { orderNumber, payableDisplayValue: amount } = order;
  const text = `Nobody has accepted order ${orderNumber} for 3 minutes. ${amount}`;
  return { kind: 'LATE', text, path: pathOf(scope, orderNumber) };
}

function expired(scope: StoreScope, order: Order): Described {
  const { orderNumber, payableDisplayValue: amount } = order;
  const text = `Order ${orderNumber} expired, as nobody accepted it in time. ${amount}`;
  return { kind: 'LATE', text, path: pathOf(scope, orderNumber) };
}

function cancelled(scope: StoreScope, order: Order, by: string): Described {
  const { orderNumber, payableDisplayValue: amount } = order;
  const text = `Order ${orderNumber} was cancelled by ${by}. ${amount}`;
  return { kind: 'CANCELLED', text, path: pathOf(scope, orderNumber) };
}

async function describeReview(
  tx: Tx,
  scope: StoreScope,
  orderId: number,
): Promise<Described | undefined> {
  const review = await findReviewOf(tx, scope, orderId);
  if (!review || review.rating > lowReviewStars) return undefined;
  const text = `A customer gave order ${review.orderNumber} ${starWords(review.rating)}.`;
  return { kind: 'LOW_REVIEW', text, path: '/dashboard/customers/reviews' };
}

type Payout = { readonly transactionId: string; readonly status: string };

/** Omits the amount, because not everybody in a channel may see payouts. */
function describePayout({ transactionId, status }: Payout): Described | undefined {
  const path = '/dashboard/reports/payouts';
  if (status === 'IN_TRANSIT') {
    const text = `Payout ${transactionId} is on its way to your bank.`;
    return { kind: 'PAYOUT', text, path };
  }
  if (status !== 'FAILED') return undefined;
  const text = `Payout ${transactionId} failed. Your next payout includes it.`;
  return { kind: 'PAYOUT', text, path };
}

/** Describes the store's current state, so that a pause that has already ended is not announced. */
async function describeStatus(tx: Tx, scope: StoreScope, at: Date): Promise<Described> {
  const { storeName } = scope;
  const { state, storeOnline, reason, changedBy, pause } = await findStatus(tx, scope.storeId, at);
  const described = (text: string): Described => ({ kind: 'STORE', text, path: '/dashboard/app' });
  if (state === 'NOT_APPROVED' && reason !== null) {
    return described(`The marketplace suspended ${storeName}.`);
  }
  if (!storeOnline) return described(`${changedBy ?? 'Someone'} closed ${storeName}.`);
  if (pause) {
    const end = spokenEnd(new Date(pause.until), at, scope);
    const why = pauseReasonWords(pause);
    return described(`${pause.by} paused ${storeName} until ${end}${why ? `: ${why}` : ''}.`);
  }
  return described(`${storeName} takes orders again, within its hours.`);
}

function pathOf({ storeUrl }: StoreScope, orderNumber: string): string {
  return `/dashboard/business/${storeUrl}/orders/${orderNumber}`;
}
