import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the menu opens screens and marks the current one', async ({ page, isMobile }) => {
  await page.goto('/dashboard/app');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/dashboard/app');
  const more = page.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible({ visible: isMobile });
  if (!isMobile) {
    expect((await menu.boundingBox())?.width).toBe(280);
    return;
  }
  // On a phone the whole menu lies over the screen.
  await more.click();
  const drawer = page.getByRole('dialog', { name: 'All screens' });
  await drawer.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(drawer).toBeHidden();
});

test(
  'the chosen store and theme stay on the same screen and survive a reload',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/dashboard/orders?show=accepted');
    const switcher = page.getByRole('button', { name: /switch store/ });
    await switcher.click();
    await page.getByRole('menuitem', { name: /Riverside/ }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    await page.getByRole('button', { name: 'Use dark colors' }).click();
    await expect(page.getByRole('button', { name: 'Use light colors' })).toBeVisible();
    await expect(switcher).toContainText('Riverside');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Use light colors' })).toBeVisible();
    await switcher.click();
    await expect(page.getByRole('menuitem', { name: /Riverside/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test.describe('a screen whose code fails to load', { tag: '@once' }, () => {
  test.use({ expectedErrors: [new RegExp(`${connectionLost.source}|preload CSS`)] });

  test('shows an error and keeps the menu working', async ({ page }) => {
    await page.goto('/dashboard/app');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const code = /\/assets\/marketing-[^/]*\.css/;
    await page.route(code, async (route) => route.abort('connectionrefused'));
    await menu.getByRole('link', { name: 'Marketing' }).click();
    await expect(page.getByText("We couldn't show this page")).toBeVisible();
    await expect(page.getByText('Check your connection and try again.')).toBeVisible();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
    await page.unroute(code);
    await menu.getByRole('link', { name: 'Marketing' }).click();
    await expect(page.getByRole('heading', { name: 'Marketing', level: 1 })).toBeVisible();
    const loaded = async () =>
      page.evaluate(() => [...document.styleSheets].map((s) => s.href ?? ''));
    await expect.poll(async () => (await loaded()).join(' ')).toMatch(code);
  });
});
