import { saveListView } from '@counter/contract/views';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { post } from '../../testing/partner-api/partners.ts';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => test.close());

it.each([
  ['ΟΔΟΣ', 'οδοσ'],
  ['İSTANBUL', 'istanbul'],
])(
  'after a view named %s, %s is refused: the database takes both for one name',
  async (first, second) => {
    const store = await addStore(test.platform.db);
    const ana = await addUser(test.platform.db, { store, role: 'manager' });
    const save = async (name: string) =>
      post(
        test,
        saveListView,
        { storeId: store.id, id: 0, list: 'orders', name, filters: [], columns: [] },
        ana,
      );
    expect((await save(first)).statusCode).toBe(200);
    expect((await save(second)).statusCode).toBe(422);
  },
);
