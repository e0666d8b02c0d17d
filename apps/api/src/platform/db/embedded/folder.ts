import { createHash } from 'node:crypto';
import { lstat, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The absolute paths of an embedded server. */
export type ServerFolder = {
  readonly root: string;
  readonly data: string;
  readonly socketFolder: string;
  readonly logFile: string;
};

export const socketPort = 5432;

/** A socket's path may have at most 104 bytes on macOS and 108 on Linux. */
const maxSocketPathLength = 100;

/** Opens the folder at `dir` and creates it if needed. Every process gets the same paths for the same folder. */
export async function openServerFolder(dir: string): Promise<ServerFolder> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const root = await realpath(dir);
  return {
    root,
    data: join(root, 'data'),
    socketFolder: await openSocketFolder(root),
    logFile: join(root, 'postgres.log'),
  };
}

async function openSocketFolder(root: string): Promise<string> {
  const inside = join(root, 'socket');
  const isShort = Buffer.byteLength(join(inside, `.s.PGSQL.${socketPort}`)) <= maxSocketPathLength;
  const folder = isShort ? inside : join(tmpdir(), `counter-${shortHash(root)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseForeignFolder(folder);
  return folder;
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Refuses a socket folder of another user, who could impersonate the server. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const stats = await lstat(folder);
  const isOurs = process.getuid === undefined || stats.uid === process.getuid();
  if (stats.isDirectory() && isOurs && (stats.mode & 0o077) === 0) return;
  throw new Error(
    `Counter keeps the socket of its PostgreSQL in ${folder}, but that folder is open to other users or belongs to one: remove it and start again.`,
  );
}
