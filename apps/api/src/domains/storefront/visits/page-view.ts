import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** The parts of a request that distinguish people from bots. */
type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** Returns true if a person opens the page, as opposed to bots, prefetches and subresource requests. */
export function isPageView({ method, headers }: Asked): boolean {
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  const part = headers['sec-fetch-dest'];
  return (
    method === 'GET' &&
    isPerson(headers['user-agent']) &&
    !/prefetch|prerender|preview/.test(purpose) &&
    (part === undefined || part === 'document')
  );
}

/** Returns true for browsers. Bots identify themselves, and a missing user agent counts as a bot. */
export function isPerson(userAgent: string | undefined): boolean {
  return userAgent !== undefined && userAgent !== '' && !isbot(userAgent);
}
