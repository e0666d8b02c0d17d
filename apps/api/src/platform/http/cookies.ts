import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether cookies travel by HTTPS alone. */
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

type Cookie = {
  readonly name: string;
  /** An empty value ends the cookie. */
  readonly value: string;
  readonly seconds: number;
  readonly sameSite: NonNullable<CookieSerializeOptions['sameSite']>;
};

/** Sets a cookie that no script can read. */
export function setCookie(reply: FastifyReply, { name, value, seconds, sameSite }: Cookie): void {
  void reply.setCookie(name, value, {
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    sameSite,
    secure: reply.server.hasSecureCookies,
  });
}
