import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { expect, test } from './test.ts';

/** The width from which a screen is laid out as on a desktop, in pixels. */
const wide = 768;

/**
 * Expects that nobody is shut out, in either set of colors, and that the page fits the screen. A phone has the same
 * colors and is looked at in the dark ones. Within the frame of a dashboard its main part alone is looked at, unless
 * `wanted` says otherwise: the frame is the same everywhere. A dialog is always looked at alone.
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

/** Returns the part of a desktop's page that no phone shows in the dark colors; undefined if it shows all. */
async function leftForDark(page: Page, within: string): Promise<string | undefined> {
  if (within === 'html' || test.info().file.endsWith('.desktop.spec.ts')) return within;
  // Lists are cards on a phone.
  const tables = `${within} table`;
  return (await page.locator(tables).count()) > 0 ? tables : undefined;
}

/** Returns what there is to look at: a page of its own, or what stands in a frame. */
async function partOf(page: Page): Promise<string> {
  const frames = await page.locator('nav[aria-label="Main"]').count();
  return frames > 0 ? 'main' : 'html';
}

/** A kitchen tablet: tables have the least room here, as phones show cards. */
const tablet = { width: 1024, height: 768 };

/** Expects a page with a table to fit a tablet too. */
async function expectToFitTablet(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size || size.width <= tablet.width || (await page.locator('main table').count()) === 0)
    return;
  await page.setViewportSize(tablet);
  // Tables adjust right after a resize.
  await expect(async () => expectToFit(page)).toPass({ timeout: 20_000 });
  await page.setViewportSize(size);
}

/** Expects that neither the page nor what stands in it has to be scrolled sideways; rows of links may. */
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
