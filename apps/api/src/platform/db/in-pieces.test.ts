import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { inPieces } from './in-pieces.ts';

const noon = Date.parse('2026-03-04T12:00:00Z');
const minutesBefore = (minutes: number) => new Date(noon - minutes * 60_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('callCounts').execute();
});
afterAll(async () => database.drop());

/** Writes a row for each number of minutes before noon, with a time that JavaScript can't hold. */
async function write(minutes: readonly number[]): Promise<void> {
  await database.pool.query(
    `insert into call_counts (key, count, began_at)
     select 'caller ' || place, place, at + interval '7 microseconds'
     from unnest($1::timestamptz[]) with ordinality as given (at, place)`,
    [minutes.map(minutesBefore)],
  );
}

async function left(): Promise<number[]> {
  const rows = await database.db
    .selectFrom('callCounts')
    .orderBy('count')
    .select('count')
    .execute();
  return rows.map(({ count }) => count);
}

/** Deletes old rows two at once, in so many pieces at most. Returns true if none are left. */
async function remove(byTime: boolean, most = 100): Promise<boolean> {
  const old = {
    table: 'callCounts',
    since: 'beganAt',
    before: minutesBefore(0),
    only: sql<boolean>`count <> 1`,
  };
  const change = (piece: RawBuilder<boolean>) => sql`delete from call_counts where ${piece}`;
  let pieces = 0;
  const goesOn = (): boolean => {
    pieces += 1;
    return pieces <= most;
  };
  return inPieces(database.db, old, change, { rowsAtOnce: 2, byTime, goesOn });
}

describe.each([
  ['of any', false],
  ['of the earliest, as on a cluster', true],
])('deleting old rows in chunks %s', (_which, byTime) => {
  it('deletes every old row and keeps the others', async () => {
    await write([9, 8, 7, 6, 5, 4, -1, -2]);
    expect(await remove(byTime)).toBe(true);
    expect(await left()).toEqual([1, 7, 8]);
  });

  it('deletes a few rows at a time and pauses when others need a turn', async () => {
    await write([9, 8, 7, 6, 5, 4]);
    expect(await remove(byTime, 1)).toBe(false);
    const rest = (await left()).length;
    expect(rest).toBeGreaterThanOrEqual(3);
    expect(rest).toBeLessThan(6);
    expect(await remove(byTime)).toBe(true);
    expect(await left()).toEqual([1]);
  });

  it('works when all rows have the same time', async () => {
    await write([5, 5, 5, 5, 5, 5, 5]);
    expect(await remove(byTime)).toBe(true);
    expect(await left()).toEqual([1]);
  });
});
