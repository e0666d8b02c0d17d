import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** A registry package as pinned by the lockfile. */
export type Package = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined if the package has none. */
  readonly license: string | undefined;
  /** True if it is only used for building and testing. */
  readonly development: boolean;
};

const folder = 'node_modules/';

/** Returns all packages pinned by the lockfile, once per version. */
export function readLockfile(file: string): Package[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = new Map<string, Package>();
  for (const [path, { version, license, dev = false, link }] of Object.entries(packages)) {
    const at = path.lastIndexOf(folder);
    if (at === -1 || link || version === undefined) continue;
    const name = path.slice(at + folder.length);
    const key = `${name}@${version}`;
    const development = dev && (found.get(key)?.development ?? true);
    found.set(key, { name, version, license, development });
  }
  return [...found.values()];
}
