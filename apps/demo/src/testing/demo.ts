import { createVault, fixedClock, openLocalFiles } from '@counter/api/testing';
import type { Db } from '@counter/api/import';
import { loadDemoWhereEmpty } from '../load.ts';
import type { LoadingPage } from '../loading-page/loading-page.ts';

/** The time at which the tests load the demo marketplace. */
export const demoNow = new Date('2026-03-10T23:05:30Z');

export const demoVault = createVault([{ id: 'test', key: Buffer.alloc(32, 7) }]);

const quiet = (): void => {};

/** Loads the demo marketplace, with its pictures in a folder. Reports progress on request. */
export async function loadDemo(
  db: Db,
  uploadsRoot: string,
  say: (line: string) => void = quiet,
  openPage?: () => Promise<LoadingPage>,
): Promise<void> {
  const [clock, files] = [fixedClock(demoNow), openLocalFiles(uploadsRoot)];
  await loadDemoWhereEmpty({ db, clock, vault: demoVault, files, say, openPage });
}
