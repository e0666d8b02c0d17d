import { wayOf, type DeliveryMethod, type Order } from '@counter/contract/orders';
import { dayAt } from '@counter/contract/shared';
import { busyMinutesAt } from '@counter/contract/store';
import type {
  CardOrderRequest,
  OrderTimes,
  Quote,
  QuoteRequest,
  WebOrderRequest,
} from '@counter/contract/storefront';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { once } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { checkContactPhone, rememberOrder } from '../consumers/index.ts';
import { agreeOnWebStore } from '../customers/index.ts';
import {
  createWebOrder,
  findWebOrderToken,
  lockShopper,
  quoteOrder,
  readOrderFacts,
  submitOrder,
} from '../orders/index.ts';
import { findOrderTerms } from '../store/index.ts';
import { orderTimesOf } from './order-times.ts';
import { replaceCardPayments } from '../payments/index.ts';
import { addWebStoreOrder } from './visits/visits.repository.ts';
import { checkUnpaid, readConfirmation, type Confirmation } from './unpaid-orders.service.ts';
import { openToken, sealToken } from './web-order-token.ts';
import type { ConsumerSession } from '../../platform/tenancy/sessions.ts';

/** Prices an order for a visitor. */
export async function quote(
  { db, clock }: Platform,
  { scope, consumer }: { readonly scope: StoreScope; readonly consumer: ConsumerSession | null },
  request: QuoteRequest,
): Promise<Quote> {
  const phone = consumer && (consumer.phone ?? (consumer.contactPhone || null));
  const consumerId = consumer?.consumerId ?? null;
  return quoteOrder({ tx: db, scope, at: clock.now() }, { ...request, phone, consumerId });
}

/** Returns the available times for a delivery method. */
export async function findOrderTimes(
  { db, clock }: Platform,
  { storeId }: StoreScope,
  deliveryMethod: DeliveryMethod,
): Promise<OrderTimes> {
  const now = clock.now();
  const { facts, settings } = await findOrderTerms(db, storeId, now);
  const preparationMinutes = settings.preparationMinutes + busyMinutesAt(facts, now);
  return orderTimesOf(facts, { way: wayOf(deliveryMethod), now, preparationMinutes });
}

type Placing = {
  readonly consumer: ConsumerSession;
  readonly idempotencyKey: string;
  readonly request: WebOrderRequest;
};

/**
 * Places a consumer's order, once per idempotency key; returns its number and tracking secret.
 * @throws ProblemError PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, and what `submitOrder` throws
 */
export async function placeWebOrder(
  platform: Platform,
  scope: StoreScope,
  { consumer, idempotencyKey: key, request }: Placing,
): Promise<{ orderNumber: string; token: string }> {
  const { db, act, vault } = platform;
  const call = { caller: `consumer:${consumer.consumerId}`, key, request };
  const code = request.confirmationCode;
  const confirmation = await readConfirmation(platform, scope, { consumer, code });
  const { orderId, orderNumber } = await act(scope, async (work) => {
    const { answer } = await once(work, call, async () => {
      await replaceCardPayments(work, consumer.consumerId);
      const order = await takeWebOrder(work, vault, { consumer, request, confirmation });
      return { orderId: order.id, orderNumber: order.orderNumber };
    });
    return answer;
  });
  return { orderNumber, token: await findTrackingToken({ db, vault }, scope, orderId) };
}

/** Returns the secret in an order's tracking URL. */
export async function findTrackingToken(
  { db, vault }: Pick<Platform, 'db' | 'vault'>,
  scope: StoreScope,
  orderId: number,
): Promise<string> {
  return openToken(vault, await findWebOrderToken(db, scope, orderId), orderId);
}

type Ordering = {
  readonly consumer: Pick<
    ConsumerSession,
    'consumerId' | 'phone' | 'email' | 'addresses' | 'deviceHash'
  >;
  readonly request: WebOrderRequest | CardOrderRequest;
  /** The code with which the customer confirms the order. */
  readonly confirmation: Confirmation;
};

/**
 * Takes a web store order and creates its tracking secret.
 * @throws ProblemError PRICE_CHANGED, and what `submitOrder` throws
 */
export async function takeWebOrder(
  work: Work,
  vault: Platform['vault'],
  ordering: Ordering,
): Promise<Order> {
  const order = await take(work, ordering);
  const { phone } = ordering.consumer;
  const { agreedTo: words } = ordering.request;
  if (phone !== null && words !== undefined) await agreeOnWebStore(work, vault, { phone, words });
  const token = createSecret();
  await createWebOrder(work, {
    orderId: order.id,
    consumerId: ordering.consumer.consumerId,
    deviceHash: ordering.consumer.deviceHash,
    tokenHash: hashSecret(token),
    token: sealToken(vault, token, order.id),
  });
  const { storeId, timeZone } = work.scope;
  await addWebStoreOrder(work.tx, { storeId, day: dayAt(work.at, timeZone) });
  return order;
}

/** A consumer who signed up by phone orders with that number, because it is verified. */
async function take(work: Work, ordering: Ordering): Promise<Order> {
  const { consumer, request, confirmation } = ordering;
  const { consumerId, deviceHash } = consumer;
  const { name, phone: typed } = request.customer;
  const phone = consumer.phone ?? typed;
  await lockShopper(work.tx, work.scope, { phone, consumerId, deviceHash });
  await checkContactPhone(work.tx, consumerId, phone);
  const { problems, total, tip } = await quoteOrder(work, { ...request, phone, consumerId });
  if (problems.length === 0 && total !== request.expectedTotal) throw changedPrice();
  if (problems.length === 0 && request.payment !== 'CARD') {
    await checkUnpaid(work, { consumer, phone, total, confirmation });
  }
  const customer = { name, phone };
  const submitted = { ...request, customer, consumerId, tip };
  const { order } = await submitOrder(work, submitted, await readOrderFacts(work, submitted));
  const address = order.deliveryAddress ?? undefined;
  await rememberOrder(work.tx, consumer, { name, phone, address });
  return order;
}

/** Builds the problem of a changed total. */
export function changedPrice(): ProblemError {
  return new ProblemError(
    'PRICE_CHANGED',
    'The total has changed. Check it and place your order again.',
  );
}
