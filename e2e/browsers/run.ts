import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { startCounter } from '../support/counter.ts';
import { createRoot, templateFolder } from '../support/folders.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { walkPage } from './walk-page.ts';
import { walks } from './walks.ts';
import { startWebKit } from './webkit.ts';

const browsers: Readonly<Record<string, () => Promise<Driver>>> = {
  Firefox: async () => startFirefox(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'),
  WebKit: startWebKit,
};

const wanted = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };

/** Walks everything in one browser; what a walk needs of an earlier one is there. */
async function walkIn(browser: string, start: () => Promise<Driver>, url: string): Promise<void> {
  const driver = await start();
  console.log(driver.name);
  try {
    const page = walkPage(driver, url);
    for (const { title, walk } of walks) {
      try {
        await walk({ page, url, browser });
        const faults = page.takeFaults();
        if (faults.length > 0) throw new Error(`The page had errors: ${faults.join(' ')}`);
        counts.passed += 1;
        console.log(`  passed: ${title}`);
      } catch (error) {
        counts.failed += 1;
        const picture = path.join(tmpdir(), `counter-${browser}-${counts.failed}.png`);
        await driver.draw().then(async (drawn) => writeFile(picture, drawn));
        console.log(`  failed: ${title}\n${inspect(error)}\nThe page: ${picture}`);
      }
    }
  } finally {
    await driver.close();
  }
}

const root = await createRoot();
try {
  const counter = await startCounter({ dataDir: templateFolder() });
  try {
    for (const [browser, start] of Object.entries(browsers)) {
      if (wanted.length > 0 && !wanted.includes(browser)) continue;
      await walkIn(browser, start, counter.url).catch((error: unknown) => {
        counts.failed += 1;
        console.log(`  failed: ${browser} could not be driven\n${inspect(error)}`);
      });
    }
  } finally {
    await counter.stop();
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
