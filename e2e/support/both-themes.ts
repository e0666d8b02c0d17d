import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { expect, test } from './test.ts';

/** The viewport width, in pixels, from which the desktop layout is used. */
const wide = 768;

/**
 * Expects no accessibility violations in either color scheme, and a page that fits the screen. A phone is only checked
 * in the dark scheme. In a dashboard, only the main part is checked unless `wanted` says otherwise, because the frame
 * is the same everywhere. A dialog is always checked alone.
 */
export async function expectGoodInBothThemes(page: Page, wanted?: string): Promise<void> {
  const within = wanted ?? (await partOf(page));
  const isPhone = (page.viewportSize()?.width ?? wide) < wide;
  await color(page, isPhone ? 'dark' : 'light');
  await expectAccessible(page, within);
  const left = isPhone ? undefined : await leftForDark(page, within);
  if (left !== undefined) {
    await color(page, 'dark');
    await expectContrast(page, left);
  }
  await expectToFit(page);
  await expectToFitTablet(page);
}

/**
 * Returns the part of a desktop page that phones don't show, so it still needs a check in the dark scheme; undefined if
 * there is none.
 */
async function leftForDark(page: Page, within: string): Promise<string | undefined> {
  if (within === 'html' || test.info().file.endsWith('.desktop.spec.ts')) return within;
  // Phones show lists as cards.
  const tables = `${within} table`;
  return (await page.locator(tables).count()) > 0 ? tables : undefined;
}

/** Returns the part to check: the page itself, or the main part of a dashboard. */
async function partOf(page: Page): Promise<string> {
  const frames = await page.locator('nav[aria-label="Main"]').count();
  return frames > 0 ? 'main' : 'html';
}

/** A kitchen tablet, where tables have the least room, because phones show cards. */
const tablet = { width: 1024, height: 768 };

/** Expects that a page with a table also fits a tablet. */
async function expectToFitTablet(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size || size.width <= tablet.width || (await page.locator('main table').count()) === 0)
    return;
  await page.setViewportSize(tablet);
  // Tables take a moment to adjust after a resize.
  await expect(async () => expectToFit(page)).toPass({ timeout: 20_000 });
  await page.setViewportSize(size);
}

/** Expects that neither the page nor its content scrolls sideways, except for rows of links. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    return [document.documentElement, ...document.querySelectorAll('body *:not(nav, nav *)')]
      .filter((element) => element === document.documentElement || scrolls(element))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => `${element.tagName}.${element.className}`);
  });
  expect(tooWide, 'these scroll sideways').toEqual([]);
}

async function color(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
