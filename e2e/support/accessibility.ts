import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Expects that axe finds nothing, in the colors the page has now. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectNoViolations(page, within, {});
}

/** Expects that everything can be read in the colors the page has now. */
export async function expectContrast(page: Page, within: string): Promise<void> {
  await expectNoViolations(page, within, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/** As it is meant to be loaded: less than half of what its authors write. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const openDialog = '[aria-modal="true"]';

async function expectNoViolations(page: Page, within: string, rules: RunOptions): Promise<void> {
  await settle(page);
  // What a dialog stands before is looked at without the dialog.
  const dialogs = await page.locator(openDialog).count();
  expect(await findViolations(page, dialogs > 0 ? openDialog : within, rules)).toEqual([]);
}

async function findViolations(page: Page, within: string, rules: RunOptions) {
  // Once for each page that is loaded, not once for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Only what is told here is worked out; no rule that runs reads the style sheets.
  const options = {
    ...rules,
    resultTypes: ['violations'],
    selectors: false,
    preload: { assets: ['media'] },
  } satisfies RunOptions;
  return page.evaluate(
    async (wish) => {
      const result = await window.axe?.run(wish.within, wish.options);
      return result?.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    { within, options },
  );
}

/** Resolves when everything that moves for a while has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState === 'running');
    for (let moving = passing(); moving.length > 0; moving = passing()) {
      // One after another, as the end of each may start the next.
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
