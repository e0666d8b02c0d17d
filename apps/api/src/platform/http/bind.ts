import { callerKindOf, type Endpoint } from '@counter/contract/endpoint';
import { allows } from '@counter/contract/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { createSecret } from '../kernel/crypto.ts';
import type { StreamHub } from '../events/stream/hub.ts';
import { openStream } from '../events/stream/open-stream.ts';
import { batchReadings } from '../kernel/batch-readings.ts';
import {
  findStreamAccesses,
  type StreamAccess,
  type StreamKey,
} from '../tenancy/callers.repository.ts';
import type { Proven } from '../tenancy/proven.ts';
import { batchSessions } from '../tenancy/signed-in.ts';
import {
  admitCaller,
  decorateCallers,
  identifyCaller,
  permitCaller,
  type Caller,
  type CallerParts,
} from './callers.ts';
import {
  refuseForeignOrigin,
  setConsumerCookie,
  setShopperDeviceCookie,
} from './consumer-cookie.ts';
import { compileSchema } from './compile-schema.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { openStore } from './open-store.ts';
import type { CountStranger } from './limits.ts';
import { parseParts } from './parse.ts';
import { ProblemError } from '../kernel/problem.ts';
import { sendFile } from './table-file.ts';
import { factsOf } from './request-facts.ts';
import type { CheckProof, RequestFacts, Route, Topic } from './route.ts';
import { hideFrom, type Viewer } from './visibility.ts';

/** The prefix of every call of the contract. */
export const apiPrefix = '/api/v1';

type Parts = Omit<CallerParts, 'readSession'> & {
  readonly hub: StreamHub;
  readonly checkProof: CheckProof;
  readonly countStranger: CountStranger;
};
type Binding = Parts &
  CallerParts & { readonly readAccess: (key: StreamKey) => Promise<StreamAccess> };

/**
 * Registers routes below `/api/v1`. For each call it identifies the caller before reading the body, then authorizes,
 * parses, handles, and answers only what the contract declares.
 */
export function bindRoutes(app: FastifyInstance, parts: Parts, routes: readonly Route[]): void {
  const { db, clock } = parts;
  const binding = {
    ...parts,
    readSession: batchSessions(db),
    readAccess: batchReadings((keys: readonly StreamKey[]) =>
      findStreamAccesses(db, keys, clock.now()),
    ),
  };
  decorateCallers(app);
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: apiPrefix + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: {
        ...(endpoint.rateLimit ? { rateLimit: { max: endpoint.rateLimit } } : {}),
        tooLarge: endpoint.bodyLimit?.refusal,
      },
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit.bytes } : {}),
      onRequest: async (request) => {
        if (route.kind === 'consumer-session') refuseForeignOrigin(request);
        await identify(endpoint, binding, request);
      },
      // After the caller was counted and before the body is read.
      preParsing: async (request) => admitCaller(endpoint, binding, request),
      handler: async (request, reply) => handleCall(route, binding, request, reply),
    });
  }
}

/** Identifies the caller. A refused one is counted by address. */
async function identify(
  endpoint: Endpoint,
  binding: Binding,
  request: FastifyRequest,
): Promise<void> {
  try {
    await identifyCaller(endpoint, binding, request);
  } catch (error) {
    await binding.countStranger(request);
    throw error;
  }
}

async function handleCall(
  route: Route,
  binding: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  const facts = route.kind === 'sign-in' ? withDevice(factsOf(request)) : factsOf(request);
  const caller = await permitCaller(endpoint, binding, request);
  requireIdempotencyKey(endpoint, facts);
  const parts = parseParts(endpoint, request);
  const proof = await requireProof(endpoint, binding, { ...caller, request: facts }, parts.body);
  const scope = caller.scope ?? (await openStore(endpoint, binding, { ...caller, parts, facts }));
  if (typeof endpoint.can === 'object' && !scope) throw new Error('no store was entered');
  noteStore(request, scope);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built by the endpoint the handler was typed with
  const call = {
    ...parts,
    ...caller,
    ...(scope ? { scope } : {}),
    ...proof,
    request: facts,
  } as never;
  switch (route.kind) {
    case 'answer':
    case 'sign-in': {
      const answer = await route.handle(call);
      if (route.kind === 'sign-in' && facts.device) setDeviceCookie(reply, facts.device);
      return sendAnswer(reply, serialize(endpoint, answer, viewerOf(endpoint, caller)));
    }
    case 'consumer-session': {
      const { answer, session } = await route.handle(call);
      setConsumerCookie(reply, session);
      if (session) setShopperDeviceCookie(reply, facts.shopperDevice);
      return sendAnswer(reply, serialize(endpoint, answer, null));
    }
    case 'file':
      return sendFile(request, reply, await route.handle(call));
    case 'topic':
      return followTopic(binding, await route.handle(call), request, reply);
    case 'stream':
      return followStream(binding, caller, request, reply);
  }
}

/** Saves the store with the request, for the log. */
function noteStore(request: FastifyRequest, scope: Caller['scope']): void {
  const { identity } = request;
  if (!scope || !identity || identity.caller.scope) return;
  request.identity = { ...identity, caller: { ...identity.caller, scope } };
}

/** Verifies the proof of a call that requires one; its handler never runs without it. */
async function requireProof(
  { proof }: Endpoint,
  { checkProof }: Binding,
  { session, request }: Pick<Caller, 'session'> & { readonly request: RequestFacts },
  body: unknown,
): Promise<{ readonly proven?: Proven }> {
  if (proof === 'none') return {};
  if (!session) throw new Error('only a signed-in person can prove who they are');
  return { proven: await checkProof({ session, request }, body) };
}

function sendAnswer(reply: FastifyReply, text: Buffer): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(text);
}

function viewerOf({ can }: Endpoint, { scope }: Caller): Viewer {
  const kind = callerKindOf(can);
  return kind === 'operator' || kind === 'integration' ? kind : (scope?.role ?? null);
}

/** Caches shared answers, serialized once per kind of viewer, for as long as the answer lives. */
const serialized = new WeakMap<object, Map<Viewer, Buffer>>();

function serialize(endpoint: Endpoint, answer: object, viewer: Viewer): Buffer {
  const texts = serialized.get(answer) ?? new Map<Viewer, Buffer>();
  serialized.set(answer, texts);
  const known = texts.get(viewer);
  if (known !== undefined) return known;
  const parsed = z.parse(compileSchema(endpoint.answer), answer);
  const text = Buffer.from(JSON.stringify(hideFrom(viewer, endpoint.answer, parsed)));
  texts.set(viewer, text);
  return text;
}

/** Creates the token that identifies a browser at its first sign-in. */
function withDevice(facts: RequestFacts): RequestFacts {
  return facts.fromBrowser ? { ...facts, device: facts.device ?? createSecret() } : facts;
}

function requireIdempotencyKey(endpoint: Endpoint, { idempotencyKey }: RequestFacts): void {
  if (endpoint.idempotency === 'required' && !idempotencyKey) {
    throw new ProblemError(
      'IDEMPOTENCY_KEY_REQUIRED',
      "Add an Idempotency-Key header, so that repeating the call can't do it twice.",
    );
  }
  if (idempotencyKey && idempotencyKey.length > 200) {
    throw new ProblemError('MALFORMED', 'Use an Idempotency-Key of at most 200 characters.');
  }
}

function followStream(
  { readAccess, hub }: Binding,
  { scope, session }: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!scope || !session) throw new Error('a stream needs a store and a session');
  const lastEventId = request.headers['last-event-id'];
  reply.hijack();
  openStream(hub, reply.raw, request.raw, {
    storeId: scope.storeId,
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    sessionId: session.sessionId,
    tends: scope.role !== null && allows(scope.role, 'orders:move'),
    access: async () => readAccess({ sessionId: session.sessionId, storeId: scope.storeId }),
    headers: securityHeadersOf(reply),
  });
  return reply;
}

/** Streams one topic. A client that reconnects reloads it, so the stream always starts with the present. */
function followTopic(
  { hub }: Binding,
  { storeId, matches }: Topic,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack();
  openStream(hub, reply.raw, request.raw, {
    storeId,
    lastEventId: undefined,
    sessionId: null,
    access: async () => 'valid',
    matches,
    headers: securityHeadersOf(reply),
  });
  return reply;
}

/** Returns the headers set by hooks so far; a hijacked response must send them itself. */
function securityHeadersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
