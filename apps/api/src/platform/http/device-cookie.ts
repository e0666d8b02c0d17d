import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from './cookies.ts';

/** Browsers keep no cookie for longer. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** With the prefix, neither another host of the domain nor a plain connection can set the cookie. */
function nameOn(app: FastifyInstance): string {
  return app.hasSecureCookies ? '__Host-counter-device' : 'counter-device';
}

/** Returns the token of the cookie that a browser is known by; undefined without one. */
export function deviceTokenOf({
  cookies,
  server,
}: Pick<FastifyRequest, 'cookies' | 'server'>): string | undefined {
  const token = cookies[nameOn(server)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Makes the browser known by a token, for as long as browsers allow from now on. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const name = nameOn(reply.server);
  setCookie(reply, { name, value: token, seconds: lifetimeSeconds, sameSite: 'strict' });
}

/** Whether a browser sent the request: browsers say where a call comes from. */
export function isFromBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
