import type { Pool } from 'pg';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/processes/database.ts';
import type { TestDatabase } from '../../testing/processes/database.ts';
import { inTransaction, openDatabase } from './database.ts';
import { isPipelined } from './pipeline.ts';
import { openPool } from './pool.ts';
import { together } from './sent.ts';

type Schema = { counters: { id: number; value: number } };

let database: TestDatabase;
let db: Kysely<Schema>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  db = openDatabase<Schema>(database.pool);
  await sql`create table counters (id int primary key, value int not null)`.execute(db);
  await db
    .insertInto('counters')
    .values([1, 2, 3].map((id) => ({ id, value: 0 })))
    .execute();
});
afterAll(() => database.drop());

async function increment(tx: Transaction<Schema>, id: number): Promise<void> {
  await tx
    .updateTable('counters')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function values(): Promise<number[]> {
  const rows = await db.selectFrom('counters').select('value').orderBy('id').execute();
  return rows.map(({ value }) => value);
}

async function failWith(tx: Transaction<Schema>, code: string): Promise<void> {
  await sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(tx);
}

test('names columns in camel case and leaves JSON unchanged', async () => {
  type Named = { orderNotes: { storeId: number; noteText: object } };
  const named = openDatabase<Named>(database.pool);
  await sql`create table order_notes (store_id int primary key, note_text jsonb)`.execute(named);
  const noteText = { by_hand: [{ of_whom: 'Ada' }] };
  await named.insertInto('orderNotes').values({ storeId: 1, noteText }).execute();
  const read = named.selectFrom('orderNotes').where('storeId', '=', 1).selectAll();
  expect(await read.execute()).toEqual([{ storeId: 1, noteText }]);
  const raw = sql`select store_id, note_text from order_notes`;
  expect((await raw.execute(named)).rows).toEqual([{ storeId: 1, noteText }]);
});

test('pipelines direct connections, but not those of a pooler', () => {
  const pooled = openDatabase(openPool(database.connection, { max: 1, transactions: true }));
  expect([db, pooled].map(isPipelined)).toEqual([!database.isDistributed, false]);
});

describe('inTransaction', () => {
  test('commits and returns the result', async () => {
    const result = await inTransaction(db, async (tx) => {
      await increment(tx, 3);
      return 'done';
    });
    expect(result).toBe('done');
    expect((await values())[2]).toBe(1);
  });

  test('rolls back when the work fails, without a retry', async () => {
    let tries = 0;
    const before = await values();
    const work = inTransaction(db, async (tx) => {
      tries += 1;
      await increment(tx, 3);
      await failWith(tx, '23505');
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
    expect(await values()).toEqual(before);
  });

  test('retries a deadlock so that both succeed', async () => {
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let tries = 0;
    const crossing = (first: number, second: number, mine: number) =>
      inTransaction(db, async (tx) => {
        tries += 1;
        await increment(tx, first);
        met[mine]?.resolve();
        await met[1 - mine]?.promise;
        await increment(tx, second);
      });
    await Promise.all([crossing(1, 2, 0), crossing(2, 1, 1)]);
    expect(tries).toBeGreaterThan(2);
    expect((await values()).slice(0, 2)).toEqual([2, 2]);
  });

  describe.each([{ transactions: false }, { transactions: true }])('with a pool of %o', (kind) => {
    let pool: Pool;
    let pooled: Kysely<Schema>;

    beforeAll(() => {
      const { connection, isDistributed } = database;
      pool = openPool(connection, { max: 2, isDistributed, ...kind });
      pooled = openDatabase<Schema>(pool);
    });
    afterAll(() => pool.end());

    test('commits sent statements in the order they were issued', async () => {
      const before = await values();
      await inTransaction(pooled, async (tx, send) => {
        send(tx.updateTable('counters').set({ value: 40 }).where('id', '=', 3).execute());
        send(increment(tx, 3));
      });
      expect(await values()).toEqual([...before.slice(0, 2), 41]);
    });

    test('rolls back if a sent statement fails, and throws its error', async () => {
      const before = await values();
      const work = inTransaction(pooled, async (tx, send) => {
        send(increment(tx, 3));
        send(failWith(tx, '23505'));
        send(increment(tx, 1));
      });
      await expect(work).rejects.toMatchObject({ code: '23505' });
      expect(await values()).toEqual(before);
    });

    test("throws a sent statement's error instead of those it causes", async () => {
      const work = inTransaction(pooled, async (tx, send) => {
        send(failWith(tx, '23505'));
        await increment(tx, 3);
      });
      await expect(work).rejects.toMatchObject({ code: '23505' });
    });

    test('retries if a sent statement fails with a deadlock', async () => {
      let tries = 0;
      const before = await values();
      await inTransaction(pooled, async (tx, send) => {
        tries += 1;
        if (tries === 1) send(failWith(tx, '40P01'));
        send(increment(tx, 3));
      });
      expect(tries).toBe(2);
      expect((await values())[2]).toBe((before[2] ?? 0) + 1);
    });

    test('waits for all parts sent together and throws the original error', async () => {
      const ended: string[] = [];
      const part = async (name: string, run: Promise<unknown>) => {
        await run.catch(() => {});
        ended.push(name);
        return run;
      };
      const work = inTransaction(pooled, async (tx) =>
        together([
          part('first', increment(tx, 3)),
          part('second', part('failing', failWith(tx, '23505'))),
          part('third', increment(tx, 1)),
        ]),
      );
      await expect(work).rejects.toMatchObject({ code: '23505' });
      expect(ended.toSorted()).toEqual(['failing', 'first', 'second', 'third']);
    });

    test('refuses statements after its end', async () => {
      const kept: Transaction<Schema>[] = [];
      await inTransaction(pooled, async (tx) => void kept.push(tx));
      const before = await values();
      await expect(Promise.all(kept.map((tx) => increment(tx, 3)))).rejects.toThrow(/committed/);
      expect(await values()).toEqual(before);
    });
  });

  test('gives up after three retries', async () => {
    let tries = 0;
    const work = inTransaction(db, async (tx) => {
      tries += 1;
      await failWith(tx, '40001');
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(4);
  });
});
