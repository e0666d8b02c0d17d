import {
  callerKindOf,
  type Claim,
  type Endpoint,
  type MemberCan,
} from '@counter/contract/endpoint';
import { allows, type Permission } from '@counter/contract/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { Db } from '../db/schema.ts';
import { SessionUsedElsewhere } from '../tenancy/ended-session.ts';
import type { StoreScope } from '../tenancy/scope.ts';
import {
  findSignedIn,
  type Integration,
  type ReadSession,
  type SignedIn,
} from '../tenancy/signed-in.ts';
import { consumerTokenOf, refuseForeignOrigin } from './consumer-cookie.ts';
import { ProblemError } from '../kernel/problem.ts';
import { findKey, requireKeyScope, type KeyParts } from './key-callers.ts';
import { fieldOf, partsOfClaim, storeIdOf, type StoreFinders } from './store-claims.ts';
import { factsOf } from './request-facts.ts';
import type { RequestFacts } from './route.ts';
import { accessOf } from './store-access.ts';
import type { ConsumerSession, SessionFacts } from '../tenancy/sessions.ts';
import { admit } from '../tenancy/entering.ts';

/** An authorized caller as a handler receives it. */
export type Caller = {
  readonly session?: SessionFacts;
  readonly scope?: StoreScope;
  readonly integration?: Integration;
  readonly consumer?: ConsumerSession | null;
};

export type CallerParts = KeyParts & {
  readonly readSession: ReadSession;
  readonly storeFinders: StoreFinders;
  /** A session ends this long after its last use, unless it began with "Remember me". */
  readonly sessionIdleMs: number;
  /** Records the use of a session. Provided by the domain that owns the sessions. */
  readonly recordLastSeen: (
    parts: Pick<CallerParts, 'db' | 'sessionIdleMs'>,
    signedIn: SignedIn,
    at: Date,
  ) => Promise<void>;
  /** Finds the consumer by the cookie's token; null without a live session. */
  readonly findConsumerSession: (
    db: Db,
    token: string | undefined,
    at: Date,
  ) => Promise<ConsumerSession | null>;
  /** Ends a session that was used without its browser's cookie. */
  readonly endStolenSession: (sessionId: number, request: RequestFacts) => Promise<void>;
};

/** A caller with a verified session. The store named in the body may still be unknown. */
type Identity = {
  readonly caller: Caller;
  readonly signedIn: SignedIn | undefined;
  /** A time of `performance.now()`. */
  readonly settledAt: number;
};

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** Reserves a request property for the caller. */
export function decorateCallers(app: FastifyInstance): void {
  app.decorateRequest('identity', null);
}

/**
 * Identifies the caller and saves it with the request.
 * @throws ProblemError NOT_SIGNED_IN, or NOT_ALLOWED for a call from another site's page
 */
export async function identifyCaller(
  endpoint: Endpoint,
  parts: CallerParts,
  request: FastifyRequest,
): Promise<void> {
  const found = await findCaller(endpoint, parts, request);
  request.identity = { signedIn: undefined, ...found, settledAt: performance.now() };
}

/**
 * Refuses an identified caller who may not make the call, as far as that is known before the body is read. Enters the
 * store if the URL names it.
 * @throws ProblemError NOT_ALLOWED, and what `admit` throws
 */
export async function admitCaller(
  endpoint: Endpoint,
  { db }: CallerParts,
  request: FastifyRequest,
): Promise<void> {
  const { identity } = request;
  if (identity?.caller.integration) requireKeyScope(endpoint, identity.caller.integration);
  if (!identity?.signedIn) return;
  const { signedIn, caller } = identity;
  if (callerKindOf(endpoint.can) === 'operator' && !signedIn.session.operator) {
    throw new ProblemError('NOT_ALLOWED', "Only the marketplace's staff can do this.");
  }
  const can = memberCanOf(endpoint);
  const storeId = can && storeInAddress(endpoint, can, request);
  if (!can || storeId === undefined) return;
  const access = accessOf(endpoint, can, storeId);
  const scope = await admit(db, signedIn, access, request.id);
  request.identity = { ...identity, caller: { ...caller, scope } };
}

/** A session is checked again if reading the body took longer than this. */
const settledForMs = 1000;

/**
 * Authorizes the identified caller after the body is read and before it is validated. Looks only at the body's claims.
 * @throws ProblemError as `identifyCaller` and `admitCaller`
 */
export async function permitCaller(
  endpoint: Endpoint,
  parts: CallerParts,
  request: FastifyRequest,
): Promise<Caller> {
  if (!request.identity || performance.now() - request.identity.settledAt > settledForMs) {
    await identifyCaller(endpoint, parts, request);
    await admitCaller(endpoint, parts, request);
  }
  const { caller = {}, signedIn } = request.identity ?? {};
  if (!signedIn) return caller;
  refuseForeignUser(request.body, signedIn.session);
  const can = memberCanOf(endpoint);
  if (!can || caller.scope) return caller;
  const storeId = await claimedStore(endpoint, can, parts, request);
  if (storeId === undefined) return refuseStrangers(signedIn, can.permission, caller);
  const access = accessOf(endpoint, can, storeId);
  return { ...caller, scope: await admit(parts.db, signedIn, access, request.id) };
}

/** Refuses callers who couldn't make the call in any store; others get the invalid field instead. */
function refuseStrangers(
  { memberships }: SignedIn,
  permission: Permission,
  caller: Caller,
): Caller {
  if (memberships.some(({ role }) => allows(role, permission))) return caller;
  throw new ProblemError('NOT_ALLOWED', "You can't do this in any of your stores.");
}

type Found = { readonly caller: Caller; readonly signedIn?: SignedIn };

async function findCaller(
  endpoint: Endpoint,
  parts: CallerParts,
  request: FastifyRequest,
): Promise<Found> {
  const kind = callerKindOf(endpoint.can);
  if (kind === 'anyone') return { caller: {} };
  if (kind === 'optionalSession') return findOptionalSession(endpoint, parts, request);
  if (kind === 'integration') {
    return { caller: { integration: await findKey(parts, bearerOf(request)) } };
  }
  if (kind === 'consumer' || kind === 'visitor') {
    return { caller: { consumer: await findConsumer(kind, parts, request) } };
  }
  const stores = storesToRead(endpoint, request);
  const signedIn = await findSession(endpoint, parts, request, stores);
  return { caller: { session: signedIn.session }, signedIn };
}

/** Finds the session of a call that also works without one. An invalid session counts as none. */
async function findOptionalSession(
  endpoint: Endpoint,
  parts: CallerParts,
  request: FastifyRequest,
): Promise<Found> {
  if (bearerOf(request) === undefined) return { caller: {} };
  try {
    const { session } = await findSession(endpoint, parts, request, 'none');
    return { caller: { session } };
  } catch (error) {
    if (error instanceof ProblemError) return { caller: {} };
    throw error;
  }
}

/** Returns the stores whose memberships are read with the session. */
function storesToRead(endpoint: Endpoint, request: FastifyRequest): Parameters<ReadSession>[1] {
  const can = memberCanOf(endpoint);
  if (!can) return 'none';
  const storeId = storeInAddress(endpoint, can, request);
  return storeId === undefined ? 'all' : { id: storeId };
}

async function findSession(
  { beforeFactor }: Endpoint,
  parts: CallerParts,
  request: FastifyRequest,
  stores: Parameters<ReadSession>[1],
): Promise<SignedIn> {
  const { clock, readSession, recordLastSeen, endStolenSession } = parts;
  const facts = factsOf(request);
  const { device, userAgent, requestId } = facts;
  const at = clock.now();
  const credentials = { token: bearerOf(request), device, userAgent, requestId, at };
  try {
    const signedIn = await findSignedIn(credentials, stores, readSession);
    if (isInUse(request)) await recordLastSeen(parts, signedIn, at);
    refuseWithoutFactor(signedIn, beforeFactor);
    return signedIn;
  } catch (error) {
    if (error instanceof SessionUsedElsewhere) await endStolenSession(error.sessionId, facts);
    throw error;
  }
}

/** @throws ProblemError SECOND_FACTOR_DEMANDED for an operator who must set one up first */
function refuseWithoutFactor({ session }: SignedIn, beforeFactor: boolean): void {
  if (!session.factorMissing || beforeFactor) return;
  throw new ProblemError(
    'SECOND_FACTOR_DEMANDED',
    'Operators need a second factor. Set up a passkey or an authenticator app first.',
  );
}

/** Returns false for background refreshes of a screen that nobody has touched for a while. */
function isInUse({ headers }: FastifyRequest): boolean {
  return headers['x-counter-unattended'] === undefined;
}

/** Finds the consumer by cookie. Browsers send the cookie from any site, so only our own pages may write with it. */
async function findConsumer(
  can: 'consumer' | 'visitor',
  { db, clock, findConsumerSession }: CallerParts,
  request: FastifyRequest,
): Promise<ConsumerSession | null> {
  refuseForeignOrigin(request);
  const consumer = await findConsumerSession(db, consumerTokenOf(request), clock.now());
  if (consumer || can === 'visitor') return consumer;
  throw new ProblemError('NOT_SIGNED_IN', "You're signed out. Sign in with a code to continue.");
}

/** Returns the token of `Authorization: Bearer <token>`; a bare token works too. */
function bearerOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.replace(/^Bearer\s+/i, '') || undefined;
}

function memberCanOf({ can }: Endpoint): MemberCan | undefined {
  return typeof can === 'object' && 'permission' in can ? can : undefined;
}

/** Returns the store id in a call's URL. */
function storeInAddress(
  endpoint: Endpoint,
  can: MemberCan,
  request: FastifyRequest,
): number | undefined {
  if (!('store' in can) || can.store.startsWith('body.')) return undefined;
  return claimedNumber(endpoint, can.store, request);
}

async function claimedStore(
  endpoint: Endpoint,
  can: MemberCan,
  parts: CallerParts,
  request: FastifyRequest,
): Promise<number | undefined> {
  if ('store' in can) return claimedNumber(endpoint, can.store, request);
  const id = claimedNumber(endpoint, can.id, request);
  return id === undefined ? undefined : storeIdOf(parts, can.storeOf, id);
}

/** Parses one claim on its own, with the schema that later parses the whole part. */
function claimedNumber(
  endpoint: Endpoint,
  claim: Claim,
  request: FastifyRequest,
): number | undefined {
  const [part, field] = partsOfClaim(claim);
  const schema = endpoint[part];
  if (!(schema instanceof z.ZodMiniObject)) throw new Error(`${claim} is no field of an object`);
  const shape: z.core.$ZodShape = schema.shape;
  const fieldSchema = shape[field];
  if (!fieldSchema) throw new Error(`the schema has no ${claim}`);
  const { success, data } = z.safeParse(fieldSchema, fieldOf(request[part], field));
  return success && typeof data === 'number' ? data : undefined;
}

/** Refuses a userId in the body that isn't the caller's. */
function refuseForeignUser(body: unknown, session: SessionFacts): void {
  const claimed = fieldOf(body, 'userId');
  if (typeof claimed === 'number' && claimed !== session.userId) {
    throw new ProblemError('NOT_ALLOWED', 'This call names another user than the one signed in.');
  }
}
