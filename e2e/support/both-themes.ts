import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { expect } from './test.ts';

/** The width from which a screen is laid out as on a desktop, in pixels. */
const wide = 768;

/**
 * Expects that nobody is shut out, in either set of colours, and that the page fits the screen. A phone has the same
 * colours and is looked at in the dark ones. `within`: the part of the page that is looked at, if the rest has been; a
 * dialog is always looked at alone.
 */
export async function expectGoodInBothThemes(page: Page, within = 'html'): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? wide) < wide;
  await colour(page, isPhone ? 'dark' : 'light');
  await expectAccessible(page, within);
  if (!isPhone) {
    await colour(page, 'dark');
    await expectContrast(page, within);
  }
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

async function colour(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
