import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';
import type { BegunSession } from './route.ts';

/** The cookie by which the web stores know a consumer. */
export const consumerCookieName = 'counter_consumer';

/** The token in the cookie of a request; undefined where there is none. */
export function consumerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  const found = pairs.find((pair) => pair.startsWith(`${consumerCookieName}=`));
  return found?.slice(consumerCookieName.length + 1) || undefined;
}

/** The header that begins a session in the browser, out of reach of scripts and foreign pages, or ends it. */
export function consumerCookie(session: BegunSession, protocol: string): string {
  const lasting = `Max-Age=${session?.seconds ?? 0}; Path=/; HttpOnly; SameSite=Lax`;
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${consumerCookieName}=${session?.token ?? ''}; ${lasting}${secure}`;
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
    'This call came from a page of another site. Open the store’s own page.',
  );
}
