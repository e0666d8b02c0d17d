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

/** Expects no axe violations in the page's current color scheme. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectNoViolations(page, within, {});
}

/** Expects sufficient contrast in the page's current color scheme. */
export async function expectContrast(page: Page, within: string): Promise<void> {
  await expectNoViolations(page, within, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/** The minified build, less than half the size of the source. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const openDialog = '[aria-modal="true"]';

async function expectNoViolations(page: Page, within: string, rules: RunOptions): Promise<void> {
  await settle(page);
  // With an open dialog, checks only the dialog, not the page behind it.
  const dialogs = await page.locator(openDialog).count();
  expect(await findViolations(page, dialogs > 0 ? openDialog : within, rules)).toEqual([]);
}

async function findViolations(page: Page, within: string, rules: RunOptions) {
  // Loaded once per page, not once per check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Skips unused results and style sheets, which no enabled rule reads.
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

/** Waits for all running animations to finish. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState === 'running');
    for (let moving = passing(); moving.length > 0; moving = passing()) {
      // Repeatedly, because one animation's end may start another.
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
