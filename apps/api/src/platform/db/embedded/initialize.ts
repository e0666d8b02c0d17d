import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { ServerFolder } from './folder.ts';
import type { Isolation } from './isolation.ts';

const run = promisify(execFile);

/**
 * Creates the data folder unless it exists. Creation is atomic: a process that dies leaves none, and of several
 * processes one wins.
 */
export async function initializeData(
  folder: ServerFolder,
  binaries: Binaries,
  isolation: Isolation,
): Promise<void> {
  if (existsSync(folder.data)) return;
  await removeAbandoned(folder.root);
  const draft = join(folder.root, `init-${process.pid}-${crypto.randomUUID().slice(0, 8)}`);
  try {
    await runInitdb([...isolation.user, binaries.initdb, ...initdbArguments(draft)]);
    await publish(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The built-in locale sorts the same on every system, and after every system update. */
const initdbArguments = (draft: string): string[] => [
  `--pgdata=${draft}`,
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

async function runInitdb([program = '', ...args]: readonly string[]): Promise<void> {
  try {
    await run(program, args);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Counter could not create its database. Is the folder writable and the disk not full? Else set DATABASE_URL to a PostgreSQL server. ${reason}`,
      { cause },
    );
  }
}

async function publish(draft: string, folder: ServerFolder): Promise<void> {
  try {
    await rename(draft, folder.data);
  } catch (error) {
    if (existsSync(folder.data)) return;
    throw error;
  }
  await flushFolder(folder.root);
}

/** Without a flush, a power failure could undo the rename and lose acknowledged rows. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeAbandoned(root: string): Promise<void> {
  const names = await readdir(root);
  const abandoned = names.filter((name) => {
    const pid = /^init-(\d+)-/.exec(name)?.[1];
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.all(
    abandoned.map((name) => rm(join(root, name), { recursive: true, force: true })),
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
