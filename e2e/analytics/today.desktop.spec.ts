import type { Locator, Page } from '@playwright/test';
import { expectLive, stripOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

/** The card of a figure. */
function cardOf(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) });
}

test("the home screen shows today's figures and counts a new order as it arrives", async ({
  page,
  marketplace,
  colleague,
}) => {
  await page.goto('/dashboard/app');
  await expect(page.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
  for (const label of ['New Orders', 'Total Orders', 'Total Sale', 'Acceptance Rate'])
    await expect(cardOf(page, label)).toContainText(/\d/);
  for (const title of ["Today's Sale", 'Highly Paid Customer', 'Top Selling Items'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await test.step('the acceptance sentence stays clear of its circle at every width', async () => {
    const acceptance = cardOf(page, 'Acceptance Rate');
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const circle = await acceptance.locator('svg').boundingBox();
      const sentence = await acceptance.getByText(/^\d+ of \d+ accepted/).boundingBox();
      if (!circle || !sentence) throw new Error('the circle or its sentence is not there');
      expect(sentence.x + sentence.width).toBeLessThanOrEqual(circle.x);
    }
  });

  await expectLive(page);
  const card = cardOf(page, 'Total Orders').getByRole('definition').first();
  await expect(card).toHaveText(/^\d+$/);
  const before = Number(await card.textContent());
  const order = await marketplace.order();
  await expect(card).toHaveText(String(before + 1));
  await expect(stripOf(page)).toContainText(/new/);
  await colleague.cancel(order);
  await expect(card).toHaveText(String(before));
});
