import { expect, it } from 'vitest';
import { importApiKey } from '@counter/api/import';
import { createTestDatabase } from '@counter/api/testing';
import { demoMarketplaceKey } from './feed-key.ts';
import { hasDemo } from './load.ts';

it('detects the demo by the active API key of its order feed only', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const add = async (key: string) =>
    db
      .transaction()
      .execute(async (tx) => importApiKey(tx, { name: 'Marketplace', key, createdAt, demo: true }));
  await add('a real key');
  expect(await hasDemo(db)).toBe(false);
  await add(demoMarketplaceKey);
  expect(await hasDemo(db)).toBe(true);
  await db.updateTable('apiKeys').set({ endedAt: createdAt }).execute();
  expect(await hasDemo(db)).toBe(false);
  await database.drop();
});
