import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import { CallCounts, storeOf } from './call-counts.ts';
import { ProblemError } from '../kernel/problem.ts';

/**
 * Counts a call refused before its caller was known.
 * @throws ProblemError TOO_MANY_REQUESTS
 */
export type CountStranger = (request: FastifyRequest) => Promise<void>;

type Limiting = {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** 0 turns all limits off. */
  readonly callsPerMinute: number;
};

/** Limits calls per minute and caller, across all processes. */
export async function limitCalls(
  app: FastifyInstance,
  { db, log, callsPerMinute }: Limiting,
): Promise<CountStranger> {
  if (callsPerMinute === 0) return async () => undefined;
  const counts = new CallCounts(db, log);
  app.addHook('onClose', async () => counts.stop());
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    store: storeOf(counts),
    keyGenerator: (request) => `${limitOf(request)} ${callerOf(request)}`,
    // Compares the route, not the URL, which can be spelled in many ways.
    allowList: ({ routeOptions: { url = '' } }) =>
      !url.startsWith('/api/') && !url.startsWith('/s/'),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const count = app.createRateLimit({ keyGenerator: (request) => `any ${addressOf(request)}` });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}

function tooMany(ttl: number): ProblemError {
  return new ProblemError(
    'TOO_MANY_REQUESTS',
    'Too many requests in a short time. Wait a moment and try again.',
    { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) },
  );
}

/** Returns the group that a route counts in: its own if it has its own limit, otherwise the common one. */
function limitOf({ routeOptions: { config, method, url } }: FastifyRequest): string {
  const { rateLimit: own } = config;
  return typeof own === 'object' && own.max !== undefined ? `${String(method)} ${url}` : 'any';
}

/** Returns the caller settled by `identifyCaller`, otherwise the address. Ignores headers. */
function callerOf(request: FastifyRequest): string {
  const { session, integration, consumer } = request.identity?.caller ?? {};
  if (session) return `user ${session.userId}`;
  if (integration) return `integration ${integration.id}`;
  if (consumer) return `consumer ${consumer.consumerId}`;
  return addressOf(request);
}

/** Groups IPv6 addresses by /64, which is what a provider gives one customer. */
function addressOf({ ip }: FastifyRequest): string {
  return `address ${normalizeIP(ip)}`;
}
