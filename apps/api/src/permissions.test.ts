import { allEndpoints } from '@counter/contract';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actors, addActors, type Actor, type ActorFixtures } from './testing/admitted/actors.ts';
import { admitted, members } from './testing/admitted/admitted.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { addThings, type Things } from './testing/admitted/things.ts';

/** These would leave their caller without a session for the calls after them. */
const endsSessions = new Set(['logout', 'endAllSessions', 'leaveStore', 'signOutConsumer']);

describe('permissions by call and kind of caller', () => {
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

  function partsOf(name: string, actor: Actor): CallOf<Endpoint> {
    const { ids, tokens: _tokens, ...store } = fixtures;
    const userId = ids.get(actor) ?? 1;
    const newEmail = `${actor.replaceAll(' ', '-')}@new.test`;
    const sample = sampleCalls({ ...store, userId, newEmail, things })[name];
    if (!sample) throw new Error(`no sample for ${name}`);
    return sample;
  }

  // Signing out last, or its caller could ask nothing more; streams are walked on their own.
  const calls = allEndpoints.filter(
    ({ name, endpoint }) => endpoint.kind !== 'stream' && !endsSessions.has(name),
  );

  async function ask(name: string, endpoint: Endpoint, actor: Actor) {
    const token = fixtures.tokens.get(actor);
    const response = await test.call(endpoint, partsOf(name, actor), {
      idempotencyKey: `${name} ${actor}`,
      ...(token && (actor === 'consumer' ? { consumer: token } : { token })),
    });
    const type = response.headers['content-type']?.toString() ?? '';
    const isFile = type.startsWith('text/csv') || type === 'application/pdf';
    const code = isFile ? undefined : response.json<{ code?: string }>().code;
    const refused = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'STORE_NOT_APPROVED'].includes(code ?? '');
    return { actor, code, refused, failed: response.statusCode >= 500 };
  }

  it('cover every call', () => {
    expect(Object.keys(admitted).toSorted()).toEqual(
      allEndpoints.map(({ name }) => name).toSorted(),
    );
  });

  // A test of each call and not of each pair: the thousands of pairs took less time than their tests.
  it.each(calls)('$name', async ({ name, endpoint }) => {
    const answers = [];
    for (const actor of actors) answers.push(await ask(name, endpoint, actor));
    const isAdmitted = (actor: Actor) => admitted[name]?.includes(actor) ?? false;
    expect(answers).toEqual(
      answers.map(({ actor, code }) => ({
        actor,
        code,
        refused: !isAdmitted(actor),
        failed: false,
      })),
    );
  });

  const refusedStreams = actors.filter((actor) => !members.includes(actor));

  it.each(refusedStreams)('followStore by %s', async (actor) => {
    const token = fixtures.tokens.get(actor);
    const response = await test.app.inject({
      url: `/api/v1/store/stream/${fixtures.storeId}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect([401, 403]).toContain(response.statusCode);
  });

  it('logout ends the session for good', async () => {
    const token = fixtures.tokens.get('owner') ?? '';
    const end = async () =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/merchant/auth/logout',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(401);
  });
});
