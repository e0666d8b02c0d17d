import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of the browser tests, passed to the workers by the global setup. */
const rootVariable = 'COUNTER_E2E_ROOT';

/** The folder with the demo marketplace as it was loaded once; never started again itself. */
export function templateFolder(): string {
  return path.join(root(), 'template');
}

/** A copy of the demo marketplace for one worker or one test. */
export async function copyTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(root(), 'copy-'));
  await cp(templateFolder(), folder, { recursive: true });
  return folder;
}

/** Makes the folder that holds all others. */
export async function createRoot(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'counter-e2e-'));
  process.env[rootVariable] = folder;
  return folder;
}

function root(): string {
  const folder = process.env[rootVariable];
  if (!folder) throw new Error('the global setup has not run');
  return folder;
}
