import type { Order } from '@counter/contract/orders';
import { cardOrderRequest, type CardOrderRequest } from '@counter/contract/storefront';
import { z } from 'zod/mini';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findConsumer } from '../consumers/index.ts';
import {
  findPaymentOfSession,
  finishCardCheckout,
  leaveCardCheckout,
  openCardCheckout,
  type OrderPlacer,
  type PendingOrder,
} from '../payments/index.ts';
import { changedPrice, findTrackingToken, takeWebOrder } from './web-orders.service.ts';
import type { ConsumerSession } from '../../platform/tenancy/sessions.ts';
import { scopeOnBehalf } from '../../platform/tenancy/system-scope.ts';

type Paying = {
  readonly consumer: ConsumerSession;
  readonly idempotencyKey: string;
  readonly request: CardOrderRequest;
};

/**
 * Opens a page to pay a consumer's order by card; returns its URL. Runs the order as a dry run first, so that nobody
 * pays for something unavailable.
 * @throws ProblemError what `takeWebOrder` and `openCardCheckout` throw
 */
export async function payWebOrder(
  platform: Platform,
  scope: StoreScope,
  { consumer, idempotencyKey: key, request }: Paying,
): Promise<{ payAt: string }> {
  const { consumerId } = consumer;
  const amount = await tryOut(platform, scope, { consumer, request });
  const page = `${platform.publicUrl()}/s/${scope.storeUrl}`;
  const payAt = await openCardCheckout(platform, cardOrderPlacer, scope, {
    consumerId,
    key,
    request,
    amount,
    leaveUrl: `${page}/card/left?key=${encodeURIComponent(key)}`,
    returnUrl: (sessionId) => `${page}/card/${sessionId}`,
  });
  return { payAt };
}

/** Rolls back the transaction of a successful dry run. */
class TriedOut extends Error {
  readonly amount: number;

  constructor({ payable }: Order) {
    super('an order was tried out');
    this.amount = payable;
  }
}

/** Takes the order in a transaction that is rolled back; returns the amount the customer would pay. */
async function tryOut(
  { act, vault }: Platform,
  scope: StoreScope,
  ordering: Pick<Paying, 'consumer' | 'request'>,
): Promise<number> {
  try {
    return await act(scope, async (work) => {
      throw new TriedOut(await takeWebOrder(work, vault, { ...ordering, confirmation: null }));
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.amount;
    throw error;
  }
}

/** Places web store orders that were paid by card. */
export const cardOrderPlacer: OrderPlacer = {
  scopeOf: async ({ db }, { storeId, consumerId }) => {
    const actor = { kind: 'consumer', id: consumerId, name: 'Customer' } as const;
    return scopeOnBehalf(db, storeId, actor, null);
  },
  place: async (platform, work, pending) => placePaid(platform, work, pending),
};

async function placePaid({ vault }: Platform, work: Work, pending: PendingOrder): Promise<number> {
  const row = await findConsumer(work.tx, pending.consumerId);
  if (!row) throw new ProblemError('NOT_FOUND', 'Your account no longer exists.');
  const { id: consumerId, phone, email, addresses } = row;
  const request = z.parse(cardOrderRequest, pending.request);
  const order = await takeWebOrder(work, vault, {
    consumer: { consumerId, phone, email, addresses, deviceHash: null },
    request,
    confirmation: null,
  });
  if (order.payable !== pending.amount) throw changedPrice();
  return order.id;
}

/** Returns the URL to continue at for a customer who returns from the payment page. */
export async function findCardReturn(
  platform: Platform,
  scope: StoreScope,
  sessionId: string,
): Promise<string> {
  const known = await findPaymentOfSession(platform.db, scope, sessionId);
  if (!known) throw new ProblemError('NOT_FOUND', 'There is no such payment.');
  const payment = await finishCardCheckout(platform, cardOrderPlacer, known);
  const page = `/s/${scope.storeUrl}`;
  if (!payment?.orderId) return `${page}/checkout?card=${encodeURIComponent(sessionId)}`;
  return `${page}/orders/${await findTrackingToken(platform, scope, payment.orderId)}?paid`;
}

/** Closes a payment page left without paying; returns the URL to continue at. */
export async function leaveCardPage(
  { db }: Platform,
  scope: StoreScope,
  key: string,
): Promise<string> {
  await leaveCardCheckout(db, scope, key);
  return `/s/${scope.storeUrl}/checkout`;
}

/** Explains to a customer why their payment led to no order; may be empty. */
export async function findCardNotice(
  { db }: Platform,
  scope: StoreScope,
  sessionId: string,
): Promise<string> {
  const payment = await findPaymentOfSession(db, scope, sessionId);
  if (!payment || payment.orderId !== null) return '';
  if (payment.refusal !== null) {
    return `${payment.refusal} Your card was not charged: what was reserved on it is free again.`;
  }
  if (payment.state === 'OPEN') {
    return 'Your payment is not finished. Where you have paid, your order comes in within a minute.';
  }
  return 'The payment page was open for too long, so nothing was paid. Place the order again.';
}
