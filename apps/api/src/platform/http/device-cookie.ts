import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie, type CookieRequest } from './cookies.ts';

/** Browsers keep a cookie no longer than this. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

const deviceCookieName = 'counter-device';

/** Returns the token that identifies a browser; undefined without one. */
export function deviceTokenOf(request: CookieRequest): string | undefined {
  const token = readCookie(request, deviceCookieName);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Sets the token that identifies the browser, for as long as browsers allow. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, {
    name: deviceCookieName,
    value: token,
    seconds: lifetimeSeconds,
    sameSite: 'strict',
  });
}

/** Returns true if a browser sent the request, judging by headers that only browsers send. */
export function isFromBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
