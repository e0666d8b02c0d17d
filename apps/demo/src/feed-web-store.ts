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
  /** The sign-in of the staff, who can read the codes that were sent. */
  readonly staff: { readonly email: string; readonly password: string };
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/** A person who has signed up, with the calls of their browser. */
type Shopper = {
  readonly customer: PlaceOrderRequest['customer'];
  readonly call: Call;
  /** Looks at the menu and the checkout, as a browser does before it orders. */
  readonly openPages: (storeUrl: string) => Promise<void>;
};

/** Tells the browsers of the feed apart. */
let serial = 0;

/** So many people sign up at most: the same ones come again. */
const maxShoppers = 30;

/**
 * Orders as customers do on a store's own page: they sign up by a code, look at what it comes to, and place
 * it. The code is read where the marketplace's staff reads it, in the outbox of captured messages.
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
