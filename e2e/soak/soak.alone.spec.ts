import { expect, test } from '@playwright/test';
import { copyTemplate } from '../support/folders.ts';
import { runSoak } from './soak.ts';

test('a short soak of three processes behind HAProxy loses, duplicates and mixes up nothing', async () => {
  const report = await runSoak({
    dataDir: await copyTemplate(),
    added: [],
    // One is asked to end, one is killed, and one stays.
    processes: 3,
    screens: 24,
    orders: 24,
    seconds: 20,
    plan: [
      { after: 1, kind: 'SIGTERM' },
      { after: 8, kind: 'SIGKILL' },
      { after: 14, kind: 'database' },
    ],
    seed: 17,
    graceSeconds: 2,
    // Five on a machine without other work.
    rightWithinSeconds: 20,
  });
  expect(report.faults).toEqual([]);
  expect(report.orders).toBe(24);
  expect(report.moves).toBe(72);
  expect(report.disturbed).toHaveLength(3);
  expect(report.lags.length).toBe(4 * 24 * 8);
});
