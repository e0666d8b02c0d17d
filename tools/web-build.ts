import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.ts';

const built = ['apps/web/dist/index.html', 'apps/storefront/dist/server/entry-server.js'];
const sources = [
  'apps/{web,storefront}/{src,public}/**/*',
  'apps/{web,storefront}/{*.html,vite*.config.ts}',
  'packages/{browser,contract}/src/**/*',
  'package-lock.json',
];

function changedAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isCurrent(): boolean {
  const builtAt = Math.min(...built.map(changedAt));
  return globSync(sources, { cwd: root }).every((file) => changedAt(file) <= builtAt);
}

/** Builds the web app and the web store unless the last build is newer than all sources. Returns the exit code. */
export async function buildWebIfStale(): Promise<number> {
  if (isCurrent()) return 0;
  console.log('Building the web app and the web store…');
  return await run('npm', ['run', '--silent', 'build']);
}
