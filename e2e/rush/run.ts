import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import playwrightConfig from '../playwright.config.ts';
import { startCounter } from '../support/counter.ts';
import { copyTemplate, createRoot, templateFolder } from '../support/folders.ts';
import { describeReport } from './report.ts';
import { runRush } from './rush.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '600' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '17' },
  },
});

const root = await createRoot();
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  await (await startCounter({ dataDir: templateFolder() })).stop();
  const dataDir = await copyTemplate();
  const [orders, minutes, seed] = [values.orders, values.minutes, values.seed].map(Number);
  console.log(`${orders} orders in ${minutes} minutes, seed ${seed}.`);
  const report = await runRush({
    browser,
    dataDir,
    orders: orders ?? 0,
    seconds: (minutes ?? 0) * 60,
    seed: seed ?? 0,
  });
  console.log(describeReport(report));
  const books = spawnSync('npm', ['run', '--silent', 'check:books'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  process.exitCode = report.faults.length === 0 && books.status === 0 ? 0 : 1;
} finally {
  await browser.close();
  await rm(root, { recursive: true, force: true });
}
