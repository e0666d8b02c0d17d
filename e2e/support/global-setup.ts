import { rm } from 'node:fs/promises';
import { startCounter } from './counter.ts';
import { createRoot, templateFolder } from './folders.ts';

/** Loads the demo marketplace once; every worker runs on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = await createRoot();
  const counter = await startCounter({ dataDir: templateFolder() });
  await counter.stop();
  return async () => rm(root, { recursive: true, force: true });
}
