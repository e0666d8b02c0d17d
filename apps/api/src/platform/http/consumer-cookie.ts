import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecret } from '../kernel/crypto.ts';
import { readCookie, setCookie, type CookieRequest } from './cookies.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { BegunSession } from './route.ts';

/** The cookie by which the web stores know a consumer, without the prefix that it carries over HTTPS. */
export const consumerCookieName = 'counter_consumer';

/** The cookie by which the web stores tell browsers apart; it stays when somebody signs out. */
const shopperDeviceName = 'counter_shopper_device';
const shopperDeviceSeconds = 400 * 24 * 60 * 60;

/** The token in the cookie of a request; undefined where there is none. */
export function consumerTokenOf(request: CookieRequest): string | undefined {
  return readCookie(request, consumerCookieName);
}

/** Returns the secret that the web stores know a browser by; a new one where it has none. */
export function shopperDeviceOf(request: CookieRequest): string {
  return readCookie(request, shopperDeviceName)?.slice(0, 100) ?? createSecret();
}

/** Makes the browser known to the web stores from now on. */
export function setShopperDeviceCookie(reply: FastifyReply, value: string): void {
  setCookie(reply, {
    name: shopperDeviceName,
    value,
    seconds: shopperDeviceSeconds,
    sameSite: 'lax',
  });
}

/** Begins a session in the browser, out of reach of scripts and foreign pages, or ends it. */
export function setConsumerCookie(reply: FastifyReply, session: BegunSession): void {
  const { token: value = '', seconds = 0 } = session ?? {};
  setCookie(reply, { name: consumerCookieName, value, seconds, sameSite: 'lax' });
}

/** @throws ProblemError NOT_ALLOWED for a call that another site's page makes in somebody's browser. */
export function refuseForeignOrigin({ method, headers, protocol, host }: FastifyRequest): void {
  if (method === 'GET') return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isForeign = origin
    ? URL.parse(origin)?.host !== URL.parse(`${protocol}://${host}`)?.host
    : site === 'cross-site' || site === 'same-site';
  if (!isForeign) return;
  throw new ProblemError(
    'NOT_ALLOWED',
    "This call came from a page of another site. Open the store's own page.",
  );
}
