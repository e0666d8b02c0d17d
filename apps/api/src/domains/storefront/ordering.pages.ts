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
  /** The payment that somebody comes back from. */
  readonly card: string | undefined;
};

/** Reads the checkout, for whoever the session belongs to. */
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

/** An order as its customer follows it. @throws ProblemError NOT_FOUND */
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
  /** As it stands in the address: counted from 1, if it is a number at all. */
  readonly page: number;
};

/** Returns the consumer's orders at a store; none if nobody is signed in. */
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
