import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import { CallCounts, storeOf } from './call-counts.ts';
import { ProblemError } from '../kernel/problem.ts';

/** Counts a call that was refused before its caller was known. @throws ProblemError TOO_MANY_REQUESTS */
export type CountStranger = (request: FastifyRequest) => Promise<void>;

type Limiting = {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** 0 switches all limits off. */
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
    // By the route and not by the address as it was written, which can be spelled in many ways.
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

/** Routes with a limit of their own count for themselves; all others count together. */
function limitOf({ routeOptions: { config, method, url } }: FastifyRequest): string {
  const { rateLimit: own } = config;
  return typeof own === 'object' && own.max !== undefined ? `${String(method)} ${url}` : 'any';
}

/** The caller as `identifyCaller` settled it, else the address. What a header says counts for nothing. */
function callerOf(request: FastifyRequest): string {
  const { session, integration, consumer } = request.identity?.caller ?? {};
  if (session) return `user ${session.userId}`;
  if (integration) return `integration ${integration.id}`;
  if (consumer) return `consumer ${consumer.consumerId}`;
  return addressOf(request);
}

/** An IPv6 address counts by its /64, which is what one customer of a provider gets. */
function addressOf({ ip }: FastifyRequest): string {
  return `address ${normalizeIP(ip)}`;
}
