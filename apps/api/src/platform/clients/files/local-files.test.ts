import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Files } from './files.ts';
import { openLocalFiles } from './local-files.ts';

const key = 'pictures/0123-large.webp';

let folder: string;
let files: Files;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'counter-files-'));
  files = openLocalFiles(folder);
});
afterAll(async () => rm(folder, { recursive: true }));

it('reads back small and large files exactly as written', async () => {
  for (const size of [0, 1, 5_000, 2_000_000]) {
    const bytes = Buffer.alloc(size, `${size}`);
    await files.write(key, bytes, 'image/webp');
    expect((await files.read(key))?.equals(bytes)).toBe(true);
  }
});

it('returns null for a missing file', async () => {
  await mkdir(path.join(folder, 'pictures/folder.webp'), { recursive: true });
  await writeFile(path.join(folder, 'file'), 'x');
  for (const none of ['pictures/none.webp', 'pictures/folder.webp', 'file/none.webp']) {
    expect(await files.read(none)).toBeNull();
  }
});

it('leaves no partial file after a failed write', async () => {
  await mkdir(path.join(folder, 'full/taken.webp'), { recursive: true });
  await expect(files.write('full/taken.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
    'EISDIR',
  );
  expect(await readdir(path.join(folder, 'full'))).toEqual(['taken.webp']);
});

it('removes a file, even twice', async () => {
  await files.write(key, Buffer.from('x'), 'image/webp');
  await files.remove(key);
  await files.remove(key);
  expect(await files.read(key)).toBeNull();
});

it.each(['../outside.webp', 'pictures/../../outside.webp', '/outside.webp', 'pictures/.webp', 'x'])(
  'rejects the file name %s',
  async (none) => {
    await expect(files.write(none, Buffer.from('x'), 'image/webp')).rejects.toThrow('is no key');
    await expect(files.read(none)).rejects.toThrow('is no key');
    await expect(files.remove(none)).rejects.toThrow('is no key');
  },
);
