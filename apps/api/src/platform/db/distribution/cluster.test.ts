import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { distributeDatabase } from '../distribute-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(async () => database.drop());

it('explains what is missing on a server without Citus', async () => {
  const distributing = distributeDatabase(database.connection, {
    shards: 4,
    onProgress: () => undefined,
  });
  await expect(distributing).rejects.toThrow(
    'Nothing was changed: the server at DATABASE_URL has no Citus.',
  );
});
