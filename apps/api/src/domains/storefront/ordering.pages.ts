import type { StorefrontPage } from '@counter/contract/storefront';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { describeConsumer, findConsumerSession } from '../consumers/index.ts';
import { findCardNotice } from './card-orders.service.ts';
import { findOwnOrders } from './own-orders.service.ts';
import { findPublicStore } from './storefront.service.ts';
import { findTrackedOrder } from './tracking.service.ts';

type Checkout = {
  readonly session: string | undefined;
  /** The card payment that the customer returns from. */
  readonly card: string | undefined;
};

/** Builds the checkout page for the session's consumer. */
export async function readCheckoutPage(
  platform: Platform,
  scope: StoreScope,
  { session, card: sessionId }: Checkout,
): Promise<StorefrontPage> {
  const consumer = await findConsumerSession(platform.db, session, platform.clock.now());
  return {
    kind: 'checkout',
    store: await findPublicStore(platform, scope),
    consumer: consumer && (await describeConsumer(platform, consumer)),
    takesCards: platform.cards !== null,
    notice: sessionId ? await findCardNotice(platform, scope, sessionId) : '',
  };
}

/** Builds an order's tracking page. @throws ProblemError NOT_FOUND */
export async function readOrderPage(
  platform: Platform,
  scope: StoreScope,
  token: string,
): Promise<StorefrontPage> {
  return {
    kind: 'order',
    store: await findPublicStore(platform, scope),
    order: await findTrackedOrder(platform, scope, token),
    token,
  };
}

type Asked = {
  readonly session: string | undefined;
  /** The page number in the URL, counted from 1; may be NaN. */
  readonly page: number;
};

/** Builds the page of the consumer's orders at a store; empty if nobody is signed in. */
export async function readOrdersPage(
  platform: Platform,
  scope: StoreScope,
  { session, page }: Asked,
): Promise<StorefrontPage> {
  const consumer = await findConsumerSession(platform.db, session, platform.clock.now());
  const pageNumber = Number.isInteger(page) && page > 0 && page < 1e6 ? page - 1 : 0;
  return {
    kind: 'orders',
    store: await findPublicStore(platform, scope),
    consumer: consumer && (await describeConsumer(platform, consumer)),
    orders: consumer
      ? await findOwnOrders(platform, scope, consumer, pageNumber)
      : { content: [], totalElements: 0 },
    pageNumber,
  };
}
