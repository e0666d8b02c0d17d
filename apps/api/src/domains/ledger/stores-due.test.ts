import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { findStoresDue, findStoresWithBooks } from './index.ts';

let test: TestApp;
const ids: number[] = [];

/** The books of stores: what they are owed, the last day that was paid, and their time zone. */
const books: readonly (readonly [balance: number, closedThrough: string | null, zone?: string])[] =
  [
    [500, '2026-03-01'],
    [1, null],
    [0, '2026-03-01'],
    [500, '2026-03-08'],
    [500, '2026-03-07'],
    [500, '2026-03-01', 'America/Los_Angeles'],
    [500, '2026-02-28', 'America/Los_Angeles'],
  ];

/** Midnight of a Monday in New York, and still Sunday in Los Angeles. */
const monday = new Date('2026-03-09T04:00:00Z');

beforeAll(async () => {
  test = await createTestApp();
  const { db } = test.database;
  await addStore(db);
  for (const [balance, closedThrough, timeZone = 'America/New_York'] of books) {
    const { id: storeId } = await addStore(db, { timeZone });
    ids.push(storeId);
    await db
      .insertInto('ledgerHeads')
      .values({ storeId, seq: 1, balance, closedThrough })
      .execute();
  }
});
afterAll(() => test.close());

const at = (...places: number[]) => places.map((place) => ({ storeId: ids[place] ?? 0 }));
const after = (place: number) => ({ storeId: ids[place] ?? 0 });

it("stores are due once a week that they aren't paid for is over by their clock", async () => {
  const { db } = test.database;
  expect(await findStoresDue(db, monday, null, 9)).toEqual(at(0, 1, 4, 6));
  const justBefore = new Date(monday.getTime() - 1);
  expect(await findStoresDue(db, justBefore, null, 9)).toEqual(at(1, 6));
});

it('stores that are due are found in batches', async () => {
  const { db } = test.database;
  expect(await findStoresDue(db, monday, null, 2)).toEqual(at(0, 1));
  expect(await findStoresDue(db, monday, after(1), 2)).toEqual(at(4, 6));
  expect(await findStoresDue(db, monday, after(6), 2)).toEqual([]);
});

it('stores with books are found in batches', async () => {
  const { db } = test.database;
  expect(await findStoresWithBooks(db, null, 3)).toEqual(at(0, 1, 2));
  expect(await findStoresWithBooks(db, after(2), 9)).toEqual(at(3, 4, 5, 6));
});
