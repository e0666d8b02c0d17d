import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '@counter/api/testing';
import { loadDemo } from './testing/demo.ts';

it('an interrupted load of the demo leaves no rows behind, and closes its page', async () => {
  const uploadsRoot = await mkdtemp(path.join(tmpdir(), 'counter-demo-'));
  const database = await createTestDatabase();
  const { db } = database;
  const shares: number[] = [];
  let isClosed = false;
  const openPage = async () => ({
    show: (line: string, done: number) => {
      shares.push(done);
      if (line.includes('Riverside')) throw new Error('interrupted');
    },
    close: async () => {
      isClosed = true;
    },
  });
  const load = loadDemo(db, uploadsRoot, undefined, openPage);
  await expect(load).rejects.toThrow('interrupted');
  // Court Street has half of all orders.
  expect(shares).toEqual([0, expect.closeTo(0.5, 1)]);
  expect(isClosed).toBe(true);
  for (const table of ['users', 'stores', 'orders'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await database.drop();
  await rm(uploadsRoot, { recursive: true });
}, 120_000);
