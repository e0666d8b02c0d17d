import { login } from '@counter/contract/auth';
import { sendConsumerCode, signInConsumer } from '@counter/contract/consumers';
import type { PlaceOrderRequest } from '@counter/contract/integrations';
import { findMessage, findMessages } from '@counter/contract/operator';
import { wayOf } from '@counter/contract/orders';
import { placeWebOrder, quoteWebOrder, type Quote } from '@counter/contract/storefront';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from './feed/arguments.ts';
import { createCall, type Call } from './feed-client.ts';

export type WebStoreTools = {
  readonly url: string;
  /** The sign-in of the marketplace staff, who can read the sign-in codes. */
  readonly staff: { readonly email: string; readonly password: string };
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/** A signed-up customer and the calls of their browser. */
type Shopper = {
  readonly customer: PlaceOrderRequest['customer'];
  readonly call: Call;
  /** Loads the menu and the checkout, like a browser before an order. */
  readonly openPages: (storeUrl: string) => Promise<void>;
};

/** Distinguishes the feed's browsers. */
let serial = 0;

/** The maximum number of sign-ups. After that, the same people come back. */
const maxShoppers = 30;

/**
 * Orders like customers in a web store: sign up with a code, request the price, and place the order. The code is read
 * from the outbox of captured messages, as marketplace staff can.
 */
export function openWebStore(tools: WebStoreTools) {
  const shoppers: Promise<Shopper>[] = [];
  let turn = 0;
  const nextShopper = async (order: PlaceOrderRequest): Promise<Shopper> => {
    turn += 1;
    const place = turn % maxShoppers;
    const known = shoppers[place] ?? signUp(order, tools);
    shoppers[place] = known;
    return known;
  };
  return async (order: PlaceOrderRequest) => {
    const shopper = await nextShopper(order);
    return placeAs(shopper, order);
  };
}

async function placeAs({ customer, call, openPages }: Shopper, order: PlaceOrderRequest) {
  const { storeUrl, customer: _customer, payment: _payment, tip: amount, note, ...rest } = order;
  const params = { storeUrl };
  await openPages(storeUrl);
  const asked = { ...rest, tip: { amount } };
  const first: Quote = (await call(quoteWebOrder, { params, body: asked })).data;
  const isUsable = first.promo === null || first.promo.reason === '';
  const { promoCode: _promoCode, ...plain } = asked;
  const wish = isUsable ? asked : plain;
  const quote = isUsable ? first : (await call(quoteWebOrder, { params, body: wish })).data;
  const body = {
    ...wish,
    ...(note && { note }),
    customer,
    payment:
      wayOf(order.deliveryMethod) === 'DELIVERY'
        ? ('ON_DELIVERY' as const)
        : ('AT_COUNTER' as const),
    expectedTotal: quote.total,
  };
  const { orderNumber } = (await call(placeWebOrder, { params, body })).data;
  return {
    orderNumber,
    totalItems: quote.entries.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: quote.subtotal,
    currency: 'USD',
    deliveryMethod: order.deliveryMethod,
    scheduledAt: order.scheduledAt ?? null,
  };
}

async function signUp(
  { customer, storeUrl }: PlaceOrderRequest,
  tools: WebStoreTools,
): Promise<Shopper> {
  const { url, signal, say } = tools;
  let cookie = '';
  const onHeaders = (headers: Headers): void => {
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  };
  const browser = {
    'user-agent': `Mozilla/5.0 (Linux; Android 15; Demo ${++serial}) Mobile Safari/537.36`,
  };
  const headers = () => (cookie === '' ? browser : { ...browser, cookie });
  const openPages = async (store: string): Promise<void> => {
    for (const page of ['', '/checkout']) {
      await fetch(new URL(`/s/${store}${page}`, url), { headers: headers(), signal });
    }
  };
  const call = createCall({ url, headers }, { signal, say, onHeaders });
  const { data } = await call(sendConsumerCode, { body: { recipient: customer.phone, storeUrl } });
  const code = await readCode(data.recipient, tools);
  await call(signInConsumer, { body: { recipient: data.recipient, code } });
  return { customer, call, openPages };
}

const tries = 20;
const pauseMs = 500;

async function readCode(
  recipient: string,
  { url, staff, signal, say }: WebStoreTools,
): Promise<string> {
  const visitor = createCall({ url, headers: () => ({}) }, { signal, say });
  const { token } = (await visitor(login, { body: staff })).data;
  const headers = { authorization: `Bearer ${token}` };
  const call = createCall({ url, headers: () => headers }, { signal, say });
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { content } = (await call(findMessages, { query: { search: recipient } })).data;
    const sent = content.find((message) => message.recipient === recipient);
    const params = { id: String(sent?.id) };
    const body = sent && (await call(findMessage, { params })).data.body;
    const code = /\d{6}/.exec(body ?? '')?.[0];
    if (code !== undefined) return code;
    await sleep(pauseMs, undefined, { signal });
  }
  throw new UsageError(
    'Nobody can sign up on the web stores from here: codes are really sent, not kept in the outbox.',
  );
}
