import { open, rm } from 'node:fs/promises';
import path from 'node:path';

/** A disk of a few hundred megabytes that only the program running on it sees. */
export type SmallDisk = {
  /** A command prefix that mounts the disk on the folder, for a program's `launcher`. */
  readonly launcher: readonly string[];
  /** Fills up the disk of a running program. */
  fill(processId: number): Promise<void>;
  /** Frees the space again. */
  empty(processId: number): Promise<void>;
};

const block = Buffer.alloc(64 * 1024);
/** The disk counts as full once a block of this size no longer fits, in bytes. */
const smallest = 512;

/** Creates a disk of a given size on a folder. It is a tmpfs in a mount namespace, so it needs no root. */
export function makeSmallDisk(folder: string, size: string): SmallDisk {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const mount = `mount -t tmpfs -o size=${size},mode=700 tmpfs "$0" && exec "$@"`;
  // Through the process's root, the folder looks as it does to the process.
  const fileOf = (processId: number): string =>
    path.join('/proc', String(processId), 'root', folder, 'filler');
  return {
    launcher: ['unshare', ...asRoot, '--mount', 'sh', '-c', mount, folder],
    fill: async (processId) => {
      const file = await open(fileOf(processId), 'a');
      try {
        for (let length = block.length; length >= smallest;) {
          const isWritten = await file.write(block, 0, length).then(
            () => true,
            () => false,
          );
          if (!isWritten) length = Math.floor(length / 2);
        }
      } finally {
        await file.close();
      }
    },
    empty: async (processId) => rm(fileOf(processId)),
  };
}
