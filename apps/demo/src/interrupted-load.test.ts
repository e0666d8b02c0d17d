import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '@counter/api/testing';
import { loadDemo } from './testing/demo.ts';

it('an interrupted load of the demo leaves no rows behind', async () => {
  const uploadsRoot = await mkdtemp(path.join(tmpdir(), 'counter-demo-'));
  const database = await createTestDatabase();
  const { db } = database;
  const interrupt = (line: string): void => {
    if (line.includes('Riverside')) throw new Error('interrupted');
  };
  await expect(loadDemo(db, uploadsRoot, interrupt)).rejects.toThrow('interrupted');
  for (const table of ['users', 'stores', 'orders'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await database.drop();
  await rm(uploadsRoot, { recursive: true });
}, 120_000);
