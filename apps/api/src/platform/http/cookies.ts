import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True if cookies are sent over HTTPS only. */
    hasSecureCookies: boolean;
  }
}

/**
 * Parses request cookies and lets responses set them. They are secure if people reach this installation by HTTPS,
 * whatever a proxy says about a single request.
 */
export async function registerCookies(app: FastifyInstance, isHttps: boolean): Promise<void> {
  app.decorate('hasSecureCookies', isHttps);
  await app.register(fastifyCookie);
}

/** With the prefix, neither a sibling host nor a plain HTTP connection can set the cookie. */
function nameOn(app: FastifyInstance, name: string): string {
  return app.hasSecureCookies ? `__Host-${name}` : name;
}

/** The part of a request that cookies are read from. */
export type CookieRequest = Pick<FastifyRequest, 'cookies' | 'server'>;

/** Returns the value of a cookie set by `setCookie`; undefined without one. */
export function readCookie({ cookies, server }: CookieRequest, name: string): string | undefined {
  return cookies[nameOn(server, name)] || undefined;
}

type Cookie = {
  /** Without the prefix that it has over HTTPS. */
  readonly name: string;
  /** An empty value clears the cookie. */
  readonly value: string;
  readonly seconds: number;
  readonly sameSite: NonNullable<CookieSerializeOptions['sameSite']>;
};

/** Sets an HTTP-only cookie. */
export function setCookie(reply: FastifyReply, { name, value, seconds, sameSite }: Cookie): void {
  void reply.setCookie(nameOn(reply.server, name), value, {
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    sameSite,
    secure: reply.server.hasSecureCookies,
  });
}
