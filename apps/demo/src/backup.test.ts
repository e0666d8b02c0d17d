import path from 'node:path';
import {
  createTestDatabase,
  databaseUrlOf,
  makeHome,
  runProgram,
  startProgram,
} from '@counter/api/testing';
import { expect, it } from 'vitest';
import { loadDemo } from './testing/demo.ts';

it('the demo comes back from a backup into an empty folder, and its books balance there', async () => {
  const [home, database] = await Promise.all([makeHome(), createTestDatabase()]);
  const [from, to] = ['old', 'new'].map((name) => path.join(home.folder, name));
  const file = path.join(home.folder, 'demo.tar.gz');
  const ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;
  const settings = { ...home.settings, ENCRYPTION_KEYS };
  await loadDemo(database.db, path.join(from ?? '', 'uploads'));

  const source = {
    ...settings,
    DATA_DIR: from ?? '',
    DATABASE_URL: databaseUrlOf(database.connection),
  };
  const written = await runProgram(source, 'backup', file);
  expect(written.text).toMatch(/^Wrote /);
  const target = { ...settings, DATA_DIR: to ?? '' };
  const restored = await runProgram(target, 'restore', file);
  expect(restored.text).toMatch(/^Restored /);
  expect(restored.text.split(',')[0]?.replace('Restored ', '')).toBe(
    written.text.split(': ')[1]?.split('.')[0],
  );
  const books = startProgram('check-books.ts', target, { cwd: home.folder });
  const { code } = await books.ended;
  expect(books.output()).toContain('All books balance.');
  expect(code).toBe(0);
  await database.drop();
  await home.remove();
}, 300_000);
