import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecret } from '../kernel/crypto.ts';
import { readCookie, setCookie, type CookieRequest } from './cookies.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { BegunSession } from './route.ts';

/** The web stores' session cookie, without the prefix that it has over HTTPS. */
export const consumerCookieName = 'counter_consumer';

/** The cookie by which the web stores recognize a browser. It survives a sign-out. */
const shopperDeviceName = 'counter_shopper_device';
const shopperDeviceSeconds = 400 * 24 * 60 * 60;

/** Returns the token in a request's cookie; undefined if there is none. */
export function consumerTokenOf(request: CookieRequest): string | undefined {
  return readCookie(request, consumerCookieName);
}

/** Returns the secret that identifies a browser in the web stores, a new one if it has none. */
export function shopperDeviceOf(request: CookieRequest): string {
  return readCookie(request, shopperDeviceName)?.slice(0, 100) ?? createSecret();
}

/** Sets the cookie that identifies the browser in the web stores. */
export function setShopperDeviceCookie(reply: FastifyReply, value: string): void {
  setCookie(reply, {
    name: shopperDeviceName,
    value,
    seconds: shopperDeviceSeconds,
    sameSite: 'lax',
  });
}

/** Sets or clears the session cookie, which scripts and other sites' pages can't use. */
export function setConsumerCookie(reply: FastifyReply, session: BegunSession): void {
  const { token: value = '', seconds = 0 } = session ?? {};
  setCookie(reply, { name: consumerCookieName, value, seconds, sameSite: 'lax' });
}

/** @throws ProblemError NOT_ALLOWED for a cross-site call from a browser */
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
