import { allEndpoints } from '@counter/contract';
import { callerKindOf, type Endpoint } from '@counter/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActors, type Actor, type ActorFixtures } from './testing/admitted/actors.ts';
import { admitted } from './testing/admitted/admitted.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { hostileCall, seededRandom, type HostileCall } from './testing/hostile-calls.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { addThings, type Things } from './testing/admitted/things.ts';

const actors = ['nobody', 'staff', 'owner', 'other store', 'operator'] as const;

/** About 11,000 calls in all: whoever may not make a call is turned away before anything is read. */
const callsEach = 16;
const refusedEach = 4;

/** So many calls are open at once. */
const atOnce = 12;

/** The maximum time of a call on its own; a slower one would hang. */
const maxMs = 2000;
const tries = 3;

/** These would leave their caller without a session for the calls after them; one of them by a lucky id. */
const endsSessions = new Set([
  'logout',
  'endAllSessions',
  'endOneSession',
  'leaveStore',
  'signOutConsumer',
]);

/** Words of the libraries and the machine. What is sent holds none of them. */
const internals =
  /node_modules|\.(?:ts|js):\d|\bzod\b|kysely|postgres|violates|relation "|SyntaxError|Unexpected token|JSON at position|FST_|Invalid (?:input|option)|expected \w+, received|\bECONN/i;

type Attempt = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly actor: Actor;
  readonly call: HostileCall;
};

describe('hostile input', () => {
  let test: TestApp;
  let fixtures: ActorFixtures;
  let things: Things | undefined;

  beforeAll(async () => {
    test = await createTestApp();
    fixtures = await addActors(test.platform.db);
    const token = fixtures.tokens.get('integration') ?? '';
    things = await addThings(test, { ...fixtures, token });
  });
  afterAll(async () => test.close());

  function attemptsOf(actor: Actor, seed: number): Attempt[] {
    const random = seededRandom(seed);
    const { ids, tokens: _tokens, ...store } = fixtures;
    const newEmail = `${actor.replaceAll(' ', '-')}@new.test`;
    const samples = sampleCalls({ ...store, userId: ids.get(actor) ?? 1, newEmail, things });
    return allEndpoints
      .filter(({ name, endpoint }) => endpoint.kind !== 'stream' && !endsSessions.has(name))
      .flatMap(({ name, endpoint }) => {
        const sample = samples[name];
        if (!sample) throw new Error(`no sample for ${name}`);
        const length = admitted[name]?.includes(actor) ? callsEach : refusedEach;
        return Array.from({ length }, () => ({
          name,
          endpoint,
          actor,
          call: hostileCall(endpoint, sample, random),
        }));
      });
  }

  async function send({ actor, call }: Attempt) {
    const token = fixtures.tokens.get(actor);
    const began = performance.now();
    const response = await test.app.inject({
      method: call.method,
      url: call.url,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(call.payload === undefined ? {} : { 'content-type': call.contentType }),
      },
      ...(call.payload === undefined ? {} : { payload: call.payload }),
    });
    return { response, ms: performance.now() - began };
  }

  /** Returns the problems of an answer; empty if there are none. */
  function judge(attempt: Attempt, { statusCode: status, body }: LightMyRequestResponse): string[] {
    const wrong = [
      status >= 500 && `answered ${status}`,
      status >= 400 && internals.test(body) && `tells of its inside: ${body.slice(0, 300)}`,
      !isIdentityFirst(attempt, status) && `answered ${status} before it knew the caller`,
    ];
    return wrong.flatMap((problem) =>
      problem === false ? [] : [`${problem}\n  ${describeAttempt(attempt)}`],
    );
  }

  function describeAttempt({ name, actor, call }: Attempt): string {
    return `${name} by ${actor}: ${call.method} ${call.url.slice(0, 200)} ${call.payload?.slice(0, 400)}`;
  }

  async function hangs(attempt: Attempt): Promise<boolean> {
    for (let time = 0; time < tries; time += 1) {
      if ((await send(attempt)).ms <= maxMs) return false;
    }
    return true;
  }

  function isIdentityFirst({ name, endpoint: { can }, actor, call }: Attempt, status: number) {
    const kind = callerKindOf(can);
    if (admitted[name]?.includes(actor)) return status !== 401 || kind === 'anyone';
    if (actor === 'nobody' || kind === 'integration' || kind === 'consumer') return status === 401;
    const isSettledByStore = kind === 'member' && call.namesStore;
    return kind === 'operator' || isSettledByStore ? status === 403 : true;
  }

  it.each(actors.map((actor, place) => [actor, 20_261_123 + place] as const))(
    'to %s gets a proper error and breaks nothing',
    async (actor, seed) => {
      const attempts = attemptsOf(actor, seed);
      const problems: string[] = [];
      const slow: Attempt[] = [];
      const workers = Array.from({ length: atOnce }, async () => {
        for (let next = attempts.pop(); next; next = attempts.pop()) {
          const { response, ms } = await send(next);
          problems.push(...judge(next, response));
          if (ms > maxMs) slow.push(next);
        }
      });
      await Promise.all(workers);
      for (const one of slow) {
        if (await hangs(one)) problems.push(`took too long\n  ${describeAttempt(one)}`);
      }
      expect(problems).toEqual([]);
    },
    120_000,
  );
});
