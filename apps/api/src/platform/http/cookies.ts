import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True if cookies are sent over HTTPS only. */
    hasSecureCookies: boolean;
  }
}

/**
 * Makes the cookies of requests readable and those of answers writable. They are secure wherever people
 * reach this installation by HTTPS, whatever a proxy says of a single request.
 */
export async function registerCookies(app: FastifyInstance, isHttps: boolean): Promise<void> {
  app.decorate('hasSecureCookies', isHttps);
  await app.register(fastifyCookie);
}

/** With the prefix, neither another host of the domain nor a plain connection can set the cookie. */
function nameOn(app: FastifyInstance, name: string): string {
  return app.hasSecureCookies ? `__Host-${name}` : name;
}

/** A request, as far as its cookies are read. */
export type CookieRequest = Pick<FastifyRequest, 'cookies' | 'server'>;

/** Returns the value of a cookie that `setCookie` set under this name; undefined without one. */
export function readCookie({ cookies, server }: CookieRequest, name: string): string | undefined {
  return cookies[nameOn(server, name)] || undefined;
}

type Cookie = {
  /** Without the prefix that it carries over HTTPS. */
  readonly name: string;
  /** An empty value ends the cookie. */
  readonly value: string;
  readonly seconds: number;
  readonly sameSite: NonNullable<CookieSerializeOptions['sameSite']>;
};

/** Sets a cookie that no script can read. */
export function setCookie(reply: FastifyReply, { name, value, seconds, sameSite }: Cookie): void {
  void reply.setCookie(nameOn(reply.server, name), value, {
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    sameSite,
    secure: reply.server.hasSecureCookies,
  });
}
