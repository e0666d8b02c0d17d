import { afterEach, beforeEach, expect, it } from 'vitest';
import { findProfile } from '@counter/contract/auth';
import { endDemo } from './end-demo.ts';
import { importApiKey } from './domains/integrations/index.ts';
import { inTransaction } from './platform/db/database.ts';
import { findIntegration } from './platform/tenancy/signed-in.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { addApiKey, addUser } from './testing/stores/marketplace.ts';

const at = new Date('2026-03-01T12:00:00Z');

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(async () => test.close());

it("ends a demo's sessions and keys and leaves all others alone", async () => {
  const { db } = test.platform;
  // The operators of tests are those of a demo.
  const shown = await addUser(db, { operator: true });
  const real = await addUser(db);
  const realKey = await addApiKey(db);
  const key = { name: 'Demo', key: 'published', createdAt: at, demo: true };
  await inTransaction(db, async (tx) => importApiKey(tx, key));
  const status = async (token: string) => (await test.call(findProfile, {}, { token })).statusCode;

  expect([await status(shown.token), await status(real.token)]).toEqual([200, 200]);
  expect(await findIntegration(db, 'published', at)).toMatchObject({ name: 'Demo' });

  await endDemo(db, at);

  expect([await status(shown.token), await status(real.token)]).toEqual([401, 200]);
  await expect(findIntegration(db, 'published', at)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  expect(await findIntegration(db, realKey, at)).toMatchObject({ kind: 'integration' });
});
