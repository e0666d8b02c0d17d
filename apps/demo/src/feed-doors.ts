import { placeOrder, type PlaceOrderRequest } from '@counter/contract/integrations';
import type { Order } from '@counter/contract/orders';
import { UsageError, type Through } from './feed/arguments.ts';
import { Refusal, type Call } from './feed-client.ts';
import { openWebStore, type WebStoreTools } from './feed-web-store.ts';

/** The part of a placed order that the feed prints. */
export type Placed = Pick<
  Order,
  'orderNumber' | 'totalItems' | 'subtotal' | 'currency' | 'deliveryMethod' | 'scheduledAt'
>;

/**
 * Places an order.
 * @throws Refusal
 */
export type Door = (order: PlaceOrderRequest) => Promise<Placed>;

/** If both channels are used, one in this many orders goes through the web store. */
const webStoreEvery = 3;

/** Returns the channel for orders: the public order API, the stores' web pages, or both by turns. */
export function openDoor(through: Through, call: Call, tools: WebStoreTools): Door {
  const api: Door = async (order) => throughApi(order, call);
  if (through === 'api') return api;
  const webStore = openWebStore(tools);
  if (through === 'web-store') return webStore;
  let sent = 0;
  let isShut = false;
  return async (order) => {
    sent += 1;
    if (isShut || sent % webStoreEvery !== 0) return api(order);
    return webStore(order).catch(async (error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      isShut = true;
      tools.say(`${error.message} All orders come in through the API.`);
      return api(order);
    });
  };
}

/** Places an order through the API. Retries without the promo code if the customer may not use it. */
async function throughApi(order: PlaceOrderRequest, call: Call): Promise<Order> {
  try {
    return (await call(placeOrder, { body: order })).data;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== 'PROMO_NOT_VALID') throw error;
    const { promoCode: _promoCode, ...withoutIt } = order;
    return (await call(placeOrder, { body: withoutIt })).data;
  }
}
