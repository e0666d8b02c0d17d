import { afterAll, beforeAll, expect, it } from 'vitest';
import { addApiKey } from '../../testing/stores/marketplace.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { findIntegration } from '../../platform/tenancy/signed-in.ts';
import { hasLiveApiKey, importApiKey } from './index.ts';

const createdAt = new Date('2026-01-01T00:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('an imported key signs its integration in, and no other key does', async () => {
  const { db } = database;
  expect(await hasLiveApiKey(db, 'imported-key')).toBe(false);
  const other = await addApiKey(db);
  const id = await inTransaction(db, (tx) =>
    importApiKey(tx, { name: 'Till', key: 'imported-key', createdAt, demo: false }),
  );
  expect(await hasLiveApiKey(db, 'imported-key')).toBe(true);
  expect(await hasLiveApiKey(db, other)).toBe(true);
  expect(await hasLiveApiKey(db, 'another-key')).toBe(false);
  expect(await findIntegration(db, 'imported-key', createdAt)).toMatchObject({ id, name: 'Till' });
});

it("an ended key isn't live and is refused", async () => {
  const { db } = database;
  const key = await addApiKey(db);
  await db
    .updateTable('apiKeys')
    .set({ endedAt: new Date('2026-02-01T00:00:00Z') })
    .execute();
  expect(await hasLiveApiKey(db, key)).toBe(false);
  await expect(findIntegration(db, key, createdAt)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
});
