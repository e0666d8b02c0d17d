import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie, type CookieRequest } from './cookies.ts';

/** Browsers keep no cookie for longer. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

const deviceCookieName = 'counter-device';

/** Returns the token of the cookie that a browser is known by; undefined without one. */
export function deviceTokenOf(request: CookieRequest): string | undefined {
  const token = readCookie(request, deviceCookieName);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Makes the browser known by a token, for as long as browsers allow from now on. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, {
    name: deviceCookieName,
    value: token,
    seconds: lifetimeSeconds,
    sameSite: 'strict',
  });
}

/** Returns true if a browser sent the request, by the headers that only browsers send. */
export function isFromBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
