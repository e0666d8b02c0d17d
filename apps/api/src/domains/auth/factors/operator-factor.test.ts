import { callerKindOf } from '@counter/contract/endpoint';
import { allEndpoints } from '@counter/contract';
import { login, removeSecondFactor } from '@counter/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';
import { sampleCalls } from '../../../testing/sample-calls.ts';
import { factorProof, giveSecondFactor } from '../../../testing/stores/team.ts';

/** Written down by hand: what it takes to set up a factor, and to leave. */
const open = [
  'addPasskey',
  'changePassword',
  'confirmSecondFactor',
  'endAllSessions',
  'endOneSession',
  'findProfile',
  'findSession',
  'findSessions',
  'logout',
  'offerSecondFactor',
  'startPasskey',
  'startPasskeyProof',
];

const withSession = allEndpoints.filter(({ endpoint }) =>
  ['signedIn', 'operator'].includes(callerKindOf(endpoint.can)),
);

describe('an operator without a second factor', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => test.close());

  /** One who runs no demo. */
  async function addOperator() {
    const operator = await addUser(test.platform.db, { operator: true });
    await test.platform.db
      .updateTable('users')
      .set({ demo: false })
      .where('id', '=', operator.id)
      .execute();
    return operator;
  }

  it('may make these calls', () => {
    const names = withSession.filter(({ endpoint }) => endpoint.beforeFactor);
    expect(names.map(({ name }) => name).toSorted()).toEqual(open);
  });

  it('can make no other call until a factor is set up', async () => {
    const operator = await addOperator();
    const calls = sampleCalls({
      storeId: 1,
      storeUrl: 'none',
      productId: 1,
      userId: operator.id,
      newEmail: 'new@example.test',
    });
    const codesOf = async () => {
      const answers = withSession
        .filter(({ endpoint }) => !endpoint.beforeFactor)
        .map(async ({ name, endpoint }) => {
          const answer = await test.call(endpoint, calls[name] ?? {}, operator);
          const isFile = answer.headers['content-type']?.toString().startsWith('text/csv');
          return isFile ? undefined : answer.json<{ code?: string }>().code;
        });
      return new Set(await Promise.all(answers));
    };
    expect(await codesOf()).toEqual(new Set(['SECOND_FACTOR_DEMANDED']));
    await giveSecondFactor(test.platform.db, operator);
    expect(await codesOf()).not.toContain('SECOND_FACTOR_DEMANDED');
  });

  it('learns at sign-in that a factor is missing, and keeps the last one', async () => {
    const operator = await addOperator();
    const body = { email: operator.email, password: testPassword };
    expect((await test.call(login, { body })).json()).toMatchObject({
      data: { operator: true, factorMissing: true },
    });
    await giveSecondFactor(test.platform.db, operator);
    const off = await test.call(removeSecondFactor, { body: factorProof(operator) }, operator);
    expect(off.statusCode).toBe(409);
  });

  it('is allowed in a demo', async () => {
    const operator = await addUser(test.platform.db, { operator: true });
    const body = { email: operator.email, password: testPassword };
    expect((await test.call(login, { body })).json()).toMatchObject({
      data: { operator: true, factorMissing: false },
    });
  });
});
