import { allEndpoints } from '@counter/contract';
import { callerKindOf, type CallOf, type Endpoint } from '@counter/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/app.ts';
import { addProduct, addStore, addUser, testPassword } from './testing/stores/marketplace.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { giveSecondFactor } from './testing/stores/team.ts';

/** Written down by hand: what a thief with an open session would do first. */
const sensitive = [
  'changePassword',
  'createBankFile',
  'createOperatorKey',
  'createStoreKey',
  'decideFactorReset',
  'demandSecondFactor',
  'endOperator',
  'inviteMember',
  'inviteOperator',
  'offerSecondFactor',
  'removePasskey',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'requestEmailChange',
  'resetOperatorSignIn',
  'rotateOperatorKey',
  'rotateOperatorWebhook',
  'rotateStoreKey',
  'rotateStoreWebhook',
  'saveBankAccount',
  'saveCompanyInfo',
  'saveOperatorWebhook',
  'saveRepresentative',
  'saveStoreWebhook',
  'saveTeamChat',
  'showBirthDate',
  'startPasskey',
  'updateMemberRole',
  'updateStatementMails',
  'verifyPart',
];

const asking = allEndpoints.filter(({ endpoint }) => endpoint.proof === 'required');

describe('proof of identity', () => {
  let test: TestApp;
  let store: Awaited<ReturnType<typeof addStore>>;
  let productId: number;

  beforeAll(async () => {
    test = await createTestApp();
    store = await addStore(test.platform.db);
    productId = (await addProduct(test.platform.db, store)).id;
  });
  afterAll(async () => test.close());

  it('is required by exactly these calls', () => {
    expect(asking.map(({ name }) => name).toSorted()).toEqual(sensitive);
  });

  async function addCaller({ can }: Endpoint) {
    const { db } = test.platform;
    return callerKindOf(can) === 'operator'
      ? addUser(db, { operator: true })
      : addUser(db, { store, role: 'owner' });
  }

  /** Counts what such calls write; wrong guesses are recorded and do not count. */
  async function countTraces(): Promise<readonly number[]> {
    const { db } = test.platform;
    const rows = await Promise.all([
      db.selectFrom('auditEntries').where('action', 'not like', 'signIn.%').select('id').execute(),
      db.selectFrom('messages').select('id').execute(),
      db.selectFrom('recoveryCodes').where('usedAt', 'is', null).select('userId').execute(),
    ]);
    return rows.map(({ length }) => length);
  }

  it.each(asking)('with password and second factor is required for $name', async (one) => {
    const { name, endpoint } = one;
    const caller = await addCaller(endpoint);
    await giveSecondFactor(test.platform.db, caller);
    const facts = { ...store, storeId: store.id, productId, userId: caller.id };
    const sample: { readonly body?: object } =
      sampleCalls({ ...facts, newEmail: 'new@example.test' })[name] ?? {};
    const before = await countTraces();
    const answerTo = async (proof: object) => {
      const parts = { ...sample, body: { ...sample.body, ...proof } } as CallOf<Endpoint>;
      const answer = await test.call(endpoint, parts, caller);
      return answer.json<{ code?: string; errors?: readonly { path: string }[] }>();
    };
    const refusedAt = (path: string) => ({ code: 'INVALID_FIELDS', errors: [{ path }] });
    expect(await answerTo({ password: 'wrong' })).toMatchObject(refusedAt('password'));
    expect(await answerTo({ password: testPassword })).toMatchObject(refusedAt('code'));
    const guess = { password: testPassword, code: 'WRONG-WRONG-WRONG' };
    expect(await answerTo(guess)).toMatchObject(refusedAt('code'));
    expect(await countTraces()).toEqual(before);
  });
});
