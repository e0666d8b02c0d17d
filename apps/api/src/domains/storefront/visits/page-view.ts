import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** The parts of a request that tell a person from a robot. */
type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** Returns true if a person has a page before them: no robot, no copy fetched ahead, no part of another page. */
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

/** Returns true for the browsers of people: robots say who they are, and whoever says nothing is one. */
export function isPerson(userAgent: string | undefined): boolean {
  return userAgent !== undefined && userAgent !== '' && !isbot(userAgent);
}
