import { open, rm } from 'node:fs/promises';
import path from 'node:path';

/** A disk of a few hundred megabytes on which a program runs. Nobody else sees it. */
export type SmallDisk = {
  /** Starts a command with the disk mounted on the folder: for `launcher` of a program. */
  readonly launcher: readonly string[];
  /** Takes all room on the disk of a running program. */
  fill(processId: number): Promise<void>;
  /** Gives the room back. */
  empty(processId: number): Promise<void>;
};

const block = Buffer.alloc(64 * 1024);
/** A last block that large does not fit any more. */
const smallest = 512;

/** Makes a disk of a size for a folder. Needs no root: the disk is in the memory of a mount namespace. */
export function makeSmallDisk(folder: string, size: string): SmallDisk {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const mount = `mount -t tmpfs -o size=${size},mode=700 tmpfs "$0" && exec "$@"`;
  // Through the process one sees the folder as it does.
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
