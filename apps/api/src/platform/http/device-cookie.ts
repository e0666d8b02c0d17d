import type { FastifyInstance, FastifyRequest } from 'fastify';

/** With the prefix, neither another host of the domain nor a plain connection can set the cookie. */
function nameOn(app: FastifyInstance): string {
  return app.hasSecureCookies ? '__Host-counter-device' : 'counter-device';
}

/** Returns the token in the cookie that a browser is known by; undefined without one. */
export function deviceTokenOf({ cookies, server }: FastifyRequest): string | undefined {
  return cookies[nameOn(server)] || undefined;
}

/** Whether a browser sent the request: these say where a call comes from. */
export function isFromBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
