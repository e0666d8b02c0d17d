import type { Page } from '@playwright/test';
import { expectLive } from '../support/orders-page.ts';
import { enterAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('the sign-in loads at most 100 KB of scripts and styles, the orders at most 200', async ({
  page,
  counter,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await loadedBytes(page)).toBeLessThanOrEqual(100_000);

  await enterAs(page, counter.url, 'owner@demo.test');
  await page.goto('/dashboard/orders');
  await expectLive(page);
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  expect(await loadedBytes(page)).toBeLessThanOrEqual(200_000);
});

/** Returns the size of a page's scripts and style sheets as they were sent. */
async function loadedBytes(page: Page): Promise<number> {
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes), 'the browser tells every size').toBeGreaterThan(0);
  return sizes.reduce((sum, size) => sum + size, 0);
}
