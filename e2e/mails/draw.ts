import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import playwrightConfig from '../playwright.config.ts';

// `npm run mails`: draws a mail of each look, as wide and as narrow as people read them, light and dark.
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/images/mails');
const pages = await mkdtemp(path.join(tmpdir(), 'counter-mails-'));
await mkdir(folder, { recursive: true });
execFileSync(process.execPath, [
  path.join(root, 'apps/api/src/testing/mails/write-mails.ts'),
  pages,
]);
const names = await readdir(pages);
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  for (const width of [600, 320]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      for (const name of names) {
        await page.goto(pathToFileURL(path.join(pages, name)).href);
        const file = path.join(folder, `${path.parse(name).name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      await page.close();
    }
  }
  console.log(`${names.length} mails are drawn in ${folder}.`);
} finally {
  await browser.close();
  await rm(pages, { recursive: true });
}
