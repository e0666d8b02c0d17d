import { placeOrder, type PlaceOrderRequest } from '@counter/contract/integrations';
import type { Order } from '@counter/contract/orders';
import { UsageError, type Through } from './feed/arguments.ts';
import { Refusal, type Call } from './feed-client.ts';
import { openWebStore, type WebStoreTools } from './feed-web-store.ts';

/** The part of an accepted order that the feed prints. */
export type Placed = Pick<
  Order,
  'orderNumber' | 'totalItems' | 'subtotal' | 'currency' | 'deliveryMethod' | 'scheduledAt'
>;

/** Sends an order in. @throws Refusal */
export type Door = (order: PlaceOrderRequest) => Promise<Placed>;

/** If orders come in both ways, one of this many comes through the web store. */
const webStoreEvery = 3;

/** The way by which orders come in: the public order API, the stores' own pages, or now one and now the other. */
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

/** Places an order through the API. Customers who may not use the promo code order without it. */
async function throughApi(order: PlaceOrderRequest, call: Call): Promise<Order> {
  try {
    return (await call(placeOrder, { body: order })).data;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== 'PROMO_NOT_VALID') throw error;
    const { promoCode: _promoCode, ...withoutIt } = order;
    return (await call(placeOrder, { body: withoutIt })).data;
  }
}
