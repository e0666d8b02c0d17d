import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { VaultKey } from './vault.ts';

const keyBytes = 32;
const aKey = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Returns the encryption key of an installation without a configured one. Creates it once, even if several processes
 * start together, and keeps it beside the data. Throws if the file holds anything but a key, instead of encrypting with
 * another one.
 */
export async function findLocalKey(dataDir: string): Promise<VaultKey> {
  const file = path.join(dataDir, 'encryption.key');
  const text = await readOrCreate(file, () => randomBytes(keyBytes).toString('base64'));
  if (!aKey.test(text)) {
    throw new Error(
      `Counter did not start: ${file} is not an encryption key. Put it back from a backup; what was sealed with it cannot be read without.`,
    );
  }
  return { id: 'local', key: Buffer.from(text, 'base64') };
}

/**
 * Returns a file's content. Creates the file once, even if several processes start together, and only its owner can
 * read it.
 */
export async function readOrCreate(file: string, make: () => string): Promise<string> {
  return (await read(file)) ?? (await create(file, make()));
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Writes to a temporary name first, so nobody sees a half-written file. */
async function create(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeToDisk(draft, text);
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

async function writeToDisk(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
