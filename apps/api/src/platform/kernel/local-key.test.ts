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

test('is created once and then reused', async () => {
  const made = await findLocalKey(folder);
  expect(made.id).toBe('local');
  expect(made.key).toHaveLength(32);
  expect(await findLocalKey(folder)).toEqual(made);
});

test('is the same for all processes that start together, and leaves no temporary files', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, async () => findLocalKey(folder)));
  expect(new Set(keys.map(({ key }) => key.toString('hex'))).size).toBe(1);
  expect(await readdir(folder)).toEqual(['encryption.key']);
});

test('differs between folders', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'counter-key-'));
  expect((await findLocalKey(other)).key).not.toEqual((await findLocalKey(folder)).key);
  await rm(other, { recursive: true });
});

test('is readable only by its owner', async () => {
  await findLocalKey(folder);
  const { mode } = await stat(path.join(folder, 'encryption.key'));
  expect(mode & 0o777).toBe(0o600);
});

test.each(['', 'x', 'A'.repeat(44)])("isn't replaced if the file is damaged (%j)", async (text) => {
  await writeFile(path.join(folder, 'encryption.key'), text);
  await expect(findLocalKey(folder)).rejects.toThrow('is not an encryption key');
});
