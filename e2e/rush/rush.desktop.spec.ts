import { expect, test } from '@playwright/test';
import { copyTemplate } from '../support/folders.ts';
import { runRush } from './rush.ts';

test('a short rush with a killed server loses, duplicates and mixes up nothing', async ({
  browser,
}) => {
  const dataDir = await copyTemplate();
  const report = await runRush({ browser, dataDir, orders: 18, seconds: 12, seed: 17 });
  expect(report.faults).toEqual([]);
  expect(report.orders).toBe(18);
  expect(report.steps).toBeGreaterThan(0);
  expect(report.toScreen).not.toEqual([]);
});
