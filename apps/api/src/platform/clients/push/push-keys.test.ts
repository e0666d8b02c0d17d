import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { belongTogether, findLocalPushKeys } from './push-keys.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'counter-push-'));
});
afterEach(async () => rm(folder, { recursive: true }));

test('creates one pair for all processes that start together', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, async () => findLocalPushKeys(folder)));
  const [first] = made;
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(belongTogether(first?.publicKey ?? '', first?.privateKey ?? '')).toBe(true);
  expect(await readdir(folder)).toEqual(['push.keys']);
});

test.each(['', 'x', `${'A'.repeat(87)} ${'A'.repeat(43)}`])(
  "doesn't replace a damaged key file (%j)",
  async (text) => {
    await writeFile(path.join(folder, 'push.keys'), text);
    await expect(findLocalPushKeys(folder)).rejects.toThrow('does not hold push keys');
  },
);
