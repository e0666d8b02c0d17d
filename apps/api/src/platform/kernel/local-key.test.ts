import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLocalKey } from './local-key.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'counter-key-'));
});
afterEach(async () => rm(folder, { recursive: true }));

test('is made once and found again', async () => {
  const made = await findLocalKey(folder);
  expect(made.id).toBe('local');
  expect(made.key).toHaveLength(32);
  expect(await findLocalKey(folder)).toEqual(made);
});

test('is the same for all that start together, and leaves no drafts', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, async () => findLocalKey(folder)));
  expect(new Set(keys.map(({ key }) => key.toString('hex'))).size).toBe(1);
  expect(await readdir(folder)).toEqual(['encryption.key']);
});

test('is another one in another folder', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'counter-key-'));
  expect((await findLocalKey(other)).key).not.toEqual((await findLocalKey(folder)).key);
  await rm(other, { recursive: true });
});

test('can be read by its owner alone', async () => {
  await findLocalKey(folder);
  const { mode } = await stat(path.join(folder, 'encryption.key'));
  expect(mode & 0o777).toBe(0o600);
});

test.each(['', 'x', 'A'.repeat(44)])(
  'is not replaced when the file is damaged (%j)',
  async (text) => {
    await writeFile(path.join(folder, 'encryption.key'), text);
    await expect(findLocalKey(folder)).rejects.toThrow('is not an encryption key');
  },
);
