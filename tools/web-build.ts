import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.ts';

const built = 'apps/web/dist/index.html';
const sources = [
  'apps/web/{src,public}/**/*',
  'apps/web/{index.html,vite.config.ts}',
  'packages/contract/src/**/*',
  'package-lock.json',
];

function changedAt(file: string): number {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isCurrent(): boolean {
  const builtAt = changedAt(built);
  return globSync(sources, { cwd: root }).every((file) => changedAt(file) <= builtAt);
}

/** Builds the web app unless the last build is newer than all its sources. Answers the exit code. */
export async function buildWebIfStale(): Promise<number> {
  if (isCurrent()) return 0;
  console.log('Building the web app…');
  return await run('npm', ['run', '--silent', 'build']);
}
