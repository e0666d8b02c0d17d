import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { isKey, type Files } from './files.ts';

/** Stores files in a local folder. */
export function openLocalFiles(folder: string): Files {
  const placeOf = (key: string): string => {
    if (!isKey(key)) throw new Error(`"${key}" is no key of a file`);
    return path.join(folder, key);
  };
  return {
    write: async (key, bytes) => write(placeOf(key), bytes),
    read: async (key) => read(placeOf(key)),
    remove: async (key) => rm(placeOf(key), { force: true }),
  };
}

/** Lists the keys of all files in a folder; none if the folder doesn't exist. */
export async function* listLocalFiles(folder: string): AsyncGenerator<string> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isNoFile(error)) return [];
    throw error;
  });
  for (const name of names) {
    const key = name.split(path.sep).join('/');
    if (isKey(key)) yield key;
  }
}

/** Writes to a temporary name first, so nobody reads half a file and a power failure leaves none. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const folder = path.dirname(file);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await mkdir(folder, { recursive: true });
  try {
    await onDisk(draft, 'wx', async (handle) => handle.writeFile(bytes));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await onDisk(folder, 'r', async () => {});
}

/** Opens a file or folder, does something with it and flushes it to disk. */
async function onDisk(
  place: string,
  flags: 'wx' | 'r',
  work: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await open(place, flags);
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function read(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isNoFile(error)) return null;
    throw error;
  }
}

const noFile: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const isNoFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && noFile.includes(error.code);
